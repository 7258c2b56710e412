// What a product is called in a shop's own language. Columns as in LANGUAGES:
// key|en|de|fr|it|es|nl|sv|pl|tr|ar|pt|ja|ko
export const NOUN_ROWS = `
headphones|Wireless Headphones|Kabelloser Kopfhörer|Casque sans fil|Cuffie wireless|Auriculares inalámbricos|Draadloze koptelefoon|Trådlösa hörlurar|Słuchawki bezprzewodowe|Kablosuz Kulaklık|سماعات لاسلكية|Fones de ouvido sem fio|ワイヤレスヘッドホン|무선 헤드폰
earbuds|Earbuds|In-Ear-Kopfhörer|Écouteurs|Auricolari|Auriculares de botón|Oordopjes|Öronsnäckor|Słuchawki douszne|Kulak İçi Kulaklık|سماعات أذن|Fones intra-auriculares|イヤホン|이어폰
speaker|Bluetooth Speaker|Bluetooth-Lautsprecher|Enceinte Bluetooth|Altoparlante Bluetooth|Altavoz Bluetooth|Bluetooth-speaker|Bluetooth-högtalare|Głośnik Bluetooth|Bluetooth Hoparlör|مكبر صوت بلوتوث|Caixa de som Bluetooth|Bluetoothスピーカー|블루투스 스피커
soundbar|Soundbar|Soundbar|Barre de son|Soundbar|Barra de sonido|Soundbar|Soundbar|Soundbar|Soundbar|مكبر صوت تلفاز|Soundbar|サウンドバー|사운드바
tv|4K Television|4K-Fernseher|Téléviseur 4K|Televisore 4K|Televisor 4K|4K-televisie|4K-TV|Telewizor 4K|4K Televizyon|تلفزيون 4K|Televisor 4K|4Kテレビ|4K 텔레비전
camera|Digital Camera|Digitalkamera|Appareil photo numérique|Fotocamera digitale|Cámara digital|Digitale camera|Digitalkamera|Aparat cyfrowy|Dijital Fotoğraf Makinesi|كاميرا رقمية|Câmera digital|デジタルカメラ|디지털 카메라
action-camera|Action Camera|Action-Kamera|Caméra d'action|Action cam|Cámara de acción|Actiecamera|Actionkamera|Kamera sportowa|Aksiyon Kamerası|كاميرا حركة|Câmera de ação|アクションカメラ|액션캠
drone|Drone|Drohne|Drone|Drone|Dron|Drone|Drönare|Dron|Drone|طائرة درون|Drone|ドローン|드론
console|Game Console|Spielkonsole|Console de jeux|Console di gioco|Consola de juegos|Spelcomputer|Spelkonsol|Konsola do gier|Oyun Konsolu|جهاز ألعاب|Console de videogame|ゲーム機|게임기
controller|Wireless Controller|Wireless-Controller|Manette sans fil|Controller wireless|Mando inalámbrico|Draadloze controller|Trådlös handkontroll|Pad bezprzewodowy|Kablosuz Oyun Kolu|يد تحكم لاسلكية|Controle sem fio|ワイヤレスコントローラー|무선 컨트롤러
smartwatch|Smartwatch|Smartwatch|Montre connectée|Smartwatch|Reloj inteligente|Smartwatch|Smartklocka|Smartwatch|Akıllı Saat|ساعة ذكية|Relógio inteligente|スマートウォッチ|스마트워치
ereader|E-Reader|E-Book-Reader|Liseuse|Lettore di e-book|Lector electrónico|E-reader|Läsplatta|Czytnik e-booków|E-Kitap Okuyucu|قارئ كتب إلكتروني|Leitor digital|電子書籍リーダー|전자책 리더기
projector|Projector|Beamer|Vidéoprojecteur|Proiettore|Proyector|Beamer|Projektor|Projektor|Projeksiyon Cihazı|جهاز عرض|Projetor|プロジェクター|프로젝터
power-bank|Power Bank|Powerbank|Batterie externe|Power bank|Batería externa|Powerbank|Powerbank|Powerbank|Taşınabilir Şarj Cihazı|بنك طاقة|Carregador portátil|モバイルバッテリー|보조배터리
smartphone|Smartphone|Smartphone|Smartphone|Smartphone|Teléfono móvil|Smartphone|Mobiltelefon|Smartfon|Akıllı Telefon|هاتف ذكي|Celular|スマートフォン|스마트폰
tablet|Tablet|Tablet|Tablette|Tablet|Tableta|Tablet|Surfplatta|Tablet|Tablet|جهاز لوحي|Tablet|タブレット|태블릿
laptop|Laptop|Notebook|Ordinateur portable|Computer portatile|Portátil|Laptop|Bärbar dator|Laptop|Dizüstü Bilgisayar|حاسوب محمول|Notebook|ノートパソコン|노트북
monitor|Monitor|Monitor|Écran PC|Monitor|Monitor|Monitor|Bildskärm|Monitor|Monitör|شاشة كمبيوتر|Monitor|モニター|모니터
mouse|Wireless Mouse|Kabellose Maus|Souris sans fil|Mouse wireless|Ratón inalámbrico|Draadloze muis|Trådlös mus|Mysz bezprzewodowa|Kablosuz Fare|فأرة لاسلكية|Mouse sem fio|ワイヤレスマウス|무선 마우스
keyboard|Keyboard|Tastatur|Clavier|Tastiera|Teclado|Toetsenbord|Tangentbord|Klawiatura|Klavye|لوحة مفاتيح|Teclado|キーボード|키보드
ssd|NVMe SSD|NVMe-SSD|SSD NVMe|SSD NVMe|SSD NVMe|NVMe SSD|NVMe SSD|Dysk SSD NVMe|NVMe SSD|قرص SSD NVMe|SSD NVMe|NVMe SSD|NVMe SSD
router|Wi-Fi Router|WLAN-Router|Routeur Wi-Fi|Router Wi-Fi|Router wifi|Wifi-router|Wifi-router|Router Wi-Fi|Wi-Fi Yönlendirici|راوتر واي فاي|Roteador Wi-Fi|Wi-Fiルーター|와이파이 공유기
printer|Printer|Drucker|Imprimante|Stampante|Impresora|Printer|Skrivare|Drukarka|Yazıcı|طابعة|Impressora|プリンター|프린터
graphics-card|Graphics Card|Grafikkarte|Carte graphique|Scheda video|Tarjeta gráfica|Videokaart|Grafikkort|Karta graficzna|Ekran Kartı|بطاقة رسومات|Placa de vídeo|グラフィックボード|그래픽카드
webcam|Webcam|Webcam|Webcam|Webcam|Cámara web|Webcam|Webbkamera|Kamera internetowa|Web Kamerası|كاميرا ويب|Webcam|ウェブカメラ|웹캠
microphone|USB Microphone|USB-Mikrofon|Micro USB|Microfono USB|Micrófono USB|USB-microfoon|USB-mikrofon|Mikrofon USB|USB Mikrofon|ميكروفون USB|Microfone USB|USBマイク|USB 마이크
memory-card|Memory Card|Speicherkarte|Carte mémoire|Scheda di memoria|Tarjeta de memoria|Geheugenkaart|Minneskort|Karta pamięci|Hafıza Kartı|بطاقة ذاكرة|Cartão de memória|メモリーカード|메모리 카드
book|Book|Buch|Livre|Libro|Libro|Boek|Bok|Książka|Kitap|كتاب|Livro|本|책
coffee|Coffee Beans|Kaffeebohnen|Café en grains|Caffè in grani|Café en grano|Koffiebonen|Kaffebönor|Kawa ziarnista|Çekirdek Kahve|حبوب قهوة|Café em grãos|コーヒー豆|원두커피
spread|Hazelnut Spread|Nuss-Nougat-Creme|Pâte à tartiner|Crema spalmabile|Crema de avellanas|Hazelnootpasta|Hasselnötskräm|Krem orzechowy|Fındık Kreması|كريمة البندق|Creme de avelã|ヘーゼルナッツスプレッド|헤이즐넛 스프레드
tea|Tea Bags|Teebeutel|Thé en sachets|Tè in bustine|Té en bolsitas|Theezakjes|Tepåsar|Herbata w torebkach|Poşet Çay|أكياس شاي|Chá em saquinhos|ティーバッグ|티백
olive-oil|Olive Oil|Olivenöl|Huile d'olive|Olio d'oliva|Aceite de oliva|Olijfolie|Olivolja|Oliwa z oliwek|Zeytinyağı|زيت زيتون|Azeite de oliva|オリーブオイル|올리브유
pasta|Pasta|Nudeln|Pâtes|Pasta|Pasta|Pasta|Pasta|Makaron|Makarna|معكرونة|Macarrão|パスタ|파스타
cereal|Breakfast Cereal|Müsli|Céréales|Cereali|Cereales|Ontbijtgranen|Flingor|Płatki śniadaniowe|Kahvaltılık Gevrek|حبوب إفطار|Cereal matinal|シリアル|시리얼
chocolate|Chocolate|Schokolade|Chocolat|Cioccolato|Chocolate|Chocolade|Choklad|Czekolada|Çikolata|شوكولاتة|Chocolate|チョコレート|초콜릿
sauce|Sauce|Sauce|Sauce|Salsa|Salsa|Saus|Sås|Sos|Sos|صلصة|Molho|ソース|소스
honey|Honey|Honig|Miel|Miele|Miel|Honing|Honung|Miód|Bal|عسل|Mel|はちみつ|꿀
energy-drink|Energy Drink|Energydrink|Boisson énergisante|Bevanda energetica|Bebida energética|Energiedrank|Energidryck|Napój energetyczny|Enerji İçeceği|مشروب طاقة|Bebida energética|エナジードリンク|에너지 드링크
drill|Cordless Drill|Akku-Bohrschrauber|Perceuse-visseuse sans fil|Trapano a batteria|Taladro inalámbrico|Accuboormachine|Borrskruvdragare|Wkrętarka akumulatorowa|Akülü Matkap|مثقاب لاسلكي|Furadeira sem fio|充電式ドリル|충전 드릴
saw|Circular Saw|Handkreissäge|Scie circulaire|Sega circolare|Sierra circular|Cirkelzaag|Cirkelsåg|Pilarka tarczowa|Daire Testere|منشار دائري|Serra circular|丸ノコ|원형톱
multitool|Multi-Tool|Multitool|Outil multifonction|Attrezzo multifunzione|Multiherramienta|Multitool|Multiverktyg|Multitool|Çok Amaçlı Alet|أداة متعددة|Canivete multiuso|マルチツール|멀티툴
laser-level|Laser Level|Linienlaser|Niveau laser|Livella laser|Nivel láser|Lijnlaser|Linjelaser|Laser krzyżowy|Lazer Hizalama|ميزان ليزر|Nível a laser|レーザー墨出し器|레이저 레벨기
screwdrivers|Screwdriver Set|Schraubendreher-Set|Jeu de tournevis|Set di cacciaviti|Juego de destornilladores|Schroevendraaierset|Skruvmejselsats|Zestaw wkrętaków|Tornavida Seti|طقم مفكات|Jogo de chaves de fenda|ドライバーセット|드라이버 세트
pressure-washer|Pressure Washer|Hochdruckreiniger|Nettoyeur haute pression|Idropulitrice|Hidrolimpiadora|Hogedrukreiniger|Högtryckstvätt|Myjka ciśnieniowa|Basınçlı Yıkama Makinesi|غسالة ضغط عالي|Lavadora de alta pressão|高圧洗浄機|고압 세척기
jeans|Jeans|Jeans|Jean|Jeans|Vaqueros|Jeans|Jeans|Dżinsy|Kot Pantolon|جينز|Calça jeans|ジーンズ|청바지
sneakers|Sneakers|Sneaker|Baskets|Sneakers|Zapatillas|Sneakers|Sneakers|Buty sportowe|Spor Ayakkabı|حذاء رياضي|Tênis|スニーカー|운동화
jacket|Jacket|Jacke|Veste|Giacca|Chaqueta|Jas|Jacka|Kurtka|Mont|سترة|Jaqueta|ジャケット|재킷
backpack|Backpack|Rucksack|Sac à dos|Zaino|Mochila|Rugzak|Ryggsäck|Plecak|Sırt Çantası|حقيبة ظهر|Mochila|バックパック|백팩
boots|Boots|Stiefel|Bottes|Stivali|Botas|Laarzen|Kängor|Buty|Bot|حذاء طويل|Botas|ブーツ|부츠
sunglasses|Sunglasses|Sonnenbrille|Lunettes de soleil|Occhiali da sole|Gafas de sol|Zonnebril|Solglasögon|Okulary przeciwsłoneczne|Güneş Gözlüğü|نظارة شمسية|Óculos de sol|サングラス|선글라스
watch|Watch|Armbanduhr|Montre|Orologio|Reloj|Horloge|Armbandsur|Zegarek|Kol Saati|ساعة يد|Relógio|腕時計|손목시계
building-set|Building Set|Bauset|Jeu de construction|Set di costruzioni|Set de construcción|Bouwset|Byggsats|Zestaw klocków|Yapım Seti|مجموعة بناء|Brinquedo de montar|ブロックセット|블록 세트
doll|Doll|Puppe|Poupée|Bambola|Muñeca|Pop|Docka|Lalka|Oyuncak Bebek|دمية|Boneca|人形|인형
board-game|Board Game|Brettspiel|Jeu de société|Gioco da tavolo|Juego de mesa|Bordspel|Brädspel|Gra planszowa|Kutu Oyunu|لعبة لوحية|Jogo de tabuleiro|ボードゲーム|보드게임
blaster|Toy Blaster|Spielzeugblaster|Pistolet à fléchettes|Blaster giocattolo|Lanzador de dardos|Speelgoedblaster|Leksaksblaster|Wyrzutnia zabawkowa|Oyuncak Tabanca|قاذفة لعبة|Lançador de dardos|トイブラスター|장난감 블래스터
figure|Collectible Figure|Sammelfigur|Figurine de collection|Figura da collezione|Figura coleccionable|Verzamelfiguur|Samlarfigur|Figurka kolekcjonerska|Koleksiyon Figürü|مجسم|Figura colecionável|フィギュア|피규어
video-game|Video Game|Videospiel|Jeu vidéo|Videogioco|Videojuego|Videogame|Tv-spel|Gra wideo|Video Oyunu|لعبة فيديو|Jogo|ゲームソフト|게임 타이틀
coffee-machine|Coffee Machine|Kaffeevollautomat|Machine à café|Macchina da caffè|Cafetera|Koffiemachine|Kaffemaskin|Ekspres do kawy|Kahve Makinesi|ماكينة قهوة|Cafeteira|コーヒーメーカー|커피 머신
vacuum|Cordless Vacuum Cleaner|Akku-Staubsauger|Aspirateur balai|Aspirapolvere senza fili|Aspiradora sin cable|Steelstofzuiger|Sladdlös dammsugare|Odkurzacz bezprzewodowy|Dikey Süpürge|مكنسة لاسلكية|Aspirador sem fio|コードレス掃除機|무선 청소기
robot-vacuum|Robot Vacuum|Saugroboter|Robot aspirateur|Robot aspirapolvere|Robot aspirador|Robotstofzuiger|Robotdammsugare|Robot sprzątający|Robot Süpürge|مكنسة روبوت|Robô aspirador|ロボット掃除機|로봇 청소기
airfryer|Air Fryer|Heißluftfritteuse|Friteuse sans huile|Friggitrice ad aria|Freidora de aire|Heteluchtfriteuse|Airfryer|Frytkownica beztłuszczowa|Airfryer Fritöz|قلاية هوائية|Fritadeira sem óleo|ノンフライヤー|에어프라이어
mixer|Stand Mixer|Küchenmaschine|Robot pâtissier|Impastatrice planetaria|Batidora amasadora|Keukenmachine|Köksmaskin|Robot planetarny|Stand Mikser|عجانة|Batedeira|スタンドミキサー|스탠드 믹서
kettle|Electric Kettle|Wasserkocher|Bouilloire électrique|Bollitore elettrico|Hervidor eléctrico|Waterkoker|Vattenkokare|Czajnik elektryczny|Su Isıtıcı|غلاية كهربائية|Chaleira elétrica|電気ケトル|전기 주전자
toothbrush|Electric Toothbrush|Elektrische Zahnbürste|Brosse à dents électrique|Spazzolino elettrico|Cepillo eléctrico|Elektrische tandenborstel|Eltandborste|Szczoteczka elektryczna|Elektrikli Diş Fırçası|فرشاة أسنان كهربائية|Escova de dentes elétrica|電動歯ブラシ|전동칫솔
hair-dryer|Hair Dryer|Haartrockner|Sèche-cheveux|Asciugacapelli|Secador de pelo|Haardroger|Hårtork|Suszarka do włosów|Saç Kurutma Makinesi|مجفف شعر|Secador de cabelo|ヘアドライヤー|헤어드라이어
pan|Frying Pan|Bratpfanne|Poêle|Padella|Sartén|Koekenpan|Stekpanna|Patelnia|Tava|مقلاة|Frigideira|フライパン|프라이팬
lamp|Smart Lamp|Smarte Lampe|Lampe connectée|Lampada smart|Lámpara inteligente|Slimme lamp|Smart lampa|Inteligentna lampa|Akıllı Lamba|مصباح ذكي|Lâmpada inteligente|スマートライト|스마트 조명
thermostat|Smart Thermostat|Smartes Thermostat|Thermostat connecté|Termostato smart|Termostato inteligente|Slimme thermostaat|Smart termostat|Inteligentny termostat|Akıllı Termostat|منظم حرارة ذكي|Termostato inteligente|スマートサーモスタット|스마트 온도조절기
water-filter|Water Filter Jug|Wasserfilterkanne|Carafe filtrante|Caraffa filtrante|Jarra filtrante|Waterfilterkan|Vattenfilterkanna|Dzbanek filtrujący|Su Filtresi Sürahisi|إبريق فلتر ماء|Jarra com filtro|浄水ポット|정수 주전자
`;
