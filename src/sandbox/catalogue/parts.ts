// Accessories, spare parts and printed matter sold for a product. Columns as in LANGUAGES:
// key|en|de|fr|it|es|nl|sv|pl|tr|ar|pt|ja|ko
export const PART_ROWS = `
case|Case|Hülle|Étui|Custodia|Funda|Hoesje|Fodral|Etui|Kılıf|جراب|Capa|ケース|케이스
hard-case|Hard Carrying Case|Hartschalen-Tasche|Étui rigide|Custodia rigida|Estuche rígido|Harde opbergtas|Hårt fodral|Etui twarde|Sert Taşıma Çantası|حقيبة صلبة|Estojo rígido|ハードケース|하드 케이스
screen-protector|Screen Protector|Displayschutzfolie|Protection d'écran|Pellicola protettiva|Protector de pantalla|Screenprotector|Skärmskydd|Folia ochronna|Ekran Koruyucu|واقي شاشة|Película protetora|保護フィルム|보호 필름
cable|Cable|Kabel|Câble|Cavo|Cable|Kabel|Kabel|Kabel|Kablo|كابل|Cabo|ケーブル|케이블
charger|Charger|Ladegerät|Chargeur|Caricabatterie|Cargador|Oplader|Laddare|Ładowarka|Şarj Aleti|شاحن|Carregador|充電器|충전기
stand|Stand|Ständer|Support|Supporto|Soporte|Standaard|Ställ|Stojak|Stand|حامل|Suporte|スタンド|거치대
wall-mount|Wall Mount|Wandhalterung|Support mural|Supporto da parete|Soporte de pared|Muurbeugel|Väggfäste|Uchwyt ścienny|Duvar Askısı|حامل جداري|Suporte de parede|壁掛け金具|벽걸이 브래킷
battery|Replacement Battery|Ersatzakku|Batterie de rechange|Batteria di ricambio|Batería de repuesto|Vervangende accu|Ersättningsbatteri|Bateria zamienna|Yedek Batarya|بطارية بديلة|Bateria de reposição|交換用バッテリー|교체용 배터리
strap|Strap|Armband|Bracelet|Cinturino|Correa|Bandje|Armband|Pasek|Kayış|حزام|Pulseira|バンド|스트랩
ear-pads|Replacement Ear Pads|Ersatz-Ohrpolster|Coussinets de rechange|Cuscinetti di ricambio|Almohadillas de repuesto|Vervangende oorkussens|Öronkuddar|Nauszniki zamienne|Yedek Kulaklık Süngeri|وسائد أذن بديلة|Almofadas de reposição|交換用イヤーパッド|교체용 이어패드
remote|Remote Control|Fernbedienung|Télécommande|Telecomando|Mando a distancia|Afstandsbediening|Fjärrkontroll|Pilot|Uzaktan Kumanda|جهاز تحكم عن بعد|Controle remoto|リモコン|리모컨
adapter|Adapter|Adapter|Adaptateur|Adattatore|Adaptador|Adapter|Adapter|Adapter|Adaptör|محول|Adaptador|アダプター|어댑터
skin|Skin Sticker|Skin-Aufkleber|Sticker skin|Skin adesiva|Vinilo adhesivo|Skin-sticker|Dekal|Naklejka skin|Kaplama Sticker|ملصق تغليف|Adesivo skin|スキンシール|스킨 스티커
display-case|Acrylic Display Case|Acryl-Vitrine|Vitrine acrylique|Teca in acrilico|Vitrina acrílica|Acryl vitrine|Akrylmonter|Gablota akrylowa|Akrilik Vitrin|صندوق عرض أكريليك|Vitrine de acrílico|アクリルケース|아크릴 진열장
light-kit|LED Light Kit|LED-Beleuchtungsset|Kit d'éclairage LED|Kit luci LED|Kit de luces LED|Ledverlichtingsset|LED-belysningssats|Zestaw oświetlenia LED|LED Işık Seti|طقم إضاءة LED|Kit de luzes LED|LEDライトキット|LED 조명 키트
instructions|Instructions Booklet|Bauanleitung|Notice de montage|Libretto di istruzioni|Manual de instrucciones|Bouwinstructies|Bygginstruktion|Instrukcja|Kullanım Kılavuzu|كتيب التعليمات|Manual de instruções|説明書|설명서
poster|Poster|Poster|Affiche|Poster|Póster|Poster|Affisch|Plakat|Poster|ملصق جداري|Pôster|ポスター|포스터
keycaps|Keycap Set|Tastenkappen|Jeu de touches|Set di copritasti|Juego de teclas|Keycaps|Tangenttoppar|Zestaw nasadek|Tuş Takımı|أغطية مفاتيح|Kit de teclas|キーキャップ|키캡 세트
mouse-pad|Mouse Pad|Mauspad|Tapis de souris|Tappetino per mouse|Alfombrilla|Muismat|Musmatta|Podkładka pod mysz|Fare Altlığı|لوحة فأرة|Mouse pad|マウスパッド|마우스 패드
glides|Replacement Mouse Feet|Maus-Gleitfüße|Patins de rechange|Piedini di ricambio|Patines de repuesto|Muisvoetjes|Glidfötter|Ślizgacze|Yedek Fare Ayağı|أقدام فأرة بديلة|Pés de reposição|マウスソール|마우스 피트
heatsink|Heatsink|Kühlkörper|Dissipateur|Dissipatore|Disipador|Koelblok|Kylfläns|Radiator|Soğutucu|مشتت حراري|Dissipador|ヒートシンク|방열판
enclosure|USB-C Enclosure|USB-C-Gehäuse|Boîtier USB-C|Box esterno USB-C|Carcasa USB-C|USB-C behuizing|USB-C-kabinett|Obudowa USB-C|USB-C Kutu|علبة USB-C|Case USB-C|USB-Cエンクロージャー|USB-C 인클로저
ink|Ink Cartridges|Druckerpatronen|Cartouches d'encre|Cartucce d'inchiostro|Cartuchos de tinta|Inktcartridges|Bläckpatroner|Tusze|Mürekkep Kartuşu|خراطيش حبر|Cartuchos de tinta|インクカートリッジ|잉크 카트리지
filter|Replacement Filter|Ersatzfilter|Filtre de rechange|Filtro di ricambio|Filtro de repuesto|Vervangend filter|Ersättningsfilter|Filtr zamienny|Yedek Filtre|فلتر بديل|Filtro de reposição|交換用フィルター|교체용 필터
brush|Replacement Brush|Ersatzbürste|Brosse de rechange|Spazzola di ricambio|Cepillo de repuesto|Vervangende borstel|Ersättningsborste|Szczotka zamienna|Yedek Fırça|فرشاة بديلة|Escova de reposição|交換用ブラシ|교체용 브러시
descaler|Descaler|Entkalker|Détartrant|Decalcificante|Descalcificador|Ontkalker|Avkalkningsmedel|Odkamieniacz|Kireç Çözücü|مزيل ترسبات|Descalcificante|除石灰剤|석회 제거제
liners|Paper Liners|Backpapier-Einlagen|Papier cuisson|Carta forno|Papel para hornear|Bakpapier|Bakplåtspapper|Papier do pieczenia|Pişirme Kâğıdı|ورق خبز|Forros de papel|専用シート|종이 호일
bowl|Mixing Bowl|Rührschüssel|Bol|Ciotola|Bol|Mengkom|Skål|Misa|Karıştırma Kabı|وعاء خلط|Tigela|ボウル|믹싱볼
lid|Lid|Deckel|Couvercle|Coperchio|Tapa|Deksel|Lock|Pokrywka|Kapak|غطاء|Tampa|フタ|뚜껑
recipe-book|Recipe Book|Rezeptbuch|Livre de recettes|Ricettario|Libro de recetas|Receptenboek|Receptbok|Książka kucharska|Tarif Kitabı|كتاب وصفات|Livro de receitas|レシピ本|레시피북
holder|Holder|Halterung|Porte-objet|Porta oggetti|Portaobjetos|Houder|Hållare|Uchwyt|Tutucu|حامل تخزين|Porta-objetos|ホルダー|홀더
blade|Replacement Blade|Ersatzblatt|Lame de rechange|Lama di ricambio|Hoja de repuesto|Reservezaagblad|Reservblad|Tarcza zapasowa|Yedek Bıçak|شفرة بديلة|Lâmina de reposição|替刃|교체용 날
bit-set|Bit Set|Bit-Set|Coffret d'embouts|Set di inserti|Juego de puntas|Bitset|Bitssats|Zestaw bitów|Uç Seti|طقم رؤوس|Jogo de bits|ビットセット|비트 세트
tool-box|Storage Box|Koffer|Coffret de rangement|Valigetta|Maletín|Koffer|Verktygslåda|Walizka|Takım Çantası|صندوق أدوات|Maleta|収納ケース|공구함
hose|Extension Hose|Verlängerungsschlauch|Flexible rallonge|Tubo di prolunga|Manguera de extensión|Verlengslang|Förlängningsslang|Wąż przedłużający|Uzatma Hortumu|خرطوم تمديد|Mangueira extensora|延長ホース|연장 호스
sheath|Leather Sheath|Lederetui|Étui en cuir|Fodero in pelle|Funda de cuero|Leren etui|Läderfodral|Etui skórzane|Deri Kılıf|غمد جلدي|Bainha de couro|レザーシース|가죽 시스
laces|Shoe Laces|Schnürsenkel|Lacets|Lacci|Cordones|Veters|Skosnören|Sznurowadła|Ayakkabı Bağı|أربطة حذاء|Cadarços|靴ひも|신발끈
insoles|Insoles|Einlegesohlen|Semelles|Solette|Plantillas|Inlegzolen|Innersulor|Wkładki|Tabanlık|نعل داخلي|Palmilhas|インソール|깔창
care-kit|Care Kit|Pflegeset|Kit d'entretien|Kit di manutenzione|Kit de cuidado|Onderhoudsset|Skötselset|Zestaw do pielęgnacji|Bakım Seti|طقم عناية|Kit de cuidado|お手入れセット|관리 세트
patch|Iron-On Patch|Aufnäher|Écusson|Toppa|Parche|Patch|Tygmärke|Naszywka|Arma|رقعة قماش|Patch|ワッペン|와펜
belt|Belt|Gürtel|Ceinture|Cintura|Cinturón|Riem|Bälte|Pasek do spodni|Kemer|حزام جلدي|Cinto|ベルト|벨트
rain-cover|Rain Cover|Regenhülle|Housse de pluie|Copertura antipioggia|Cubierta para lluvia|Regenhoes|Regnskydd|Pokrowiec przeciwdeszczowy|Yağmurluk|غطاء مطر|Capa de chuva|レインカバー|레인커버
lenses|Replacement Lenses|Ersatzgläser|Verres de rechange|Lenti di ricambio|Lentes de repuesto|Vervangende glazen|Ersättningsglas|Szkła zamienne|Yedek Cam|عدسات بديلة|Lentes de reposição|交換レンズ|교체용 렌즈
outfit|Outfit Set|Kleiderset|Tenue|Set di vestiti|Conjunto de ropa|Kledingset|Klädset|Zestaw ubranek|Kıyafet Seti|طقم ملابس|Conjunto de roupas|着せ替えセット|의상 세트
sleeves|Card Sleeves|Kartenhüllen|Protège-cartes|Bustine per carte|Fundas para cartas|Kaarthoesjes|Kortfickor|Koszulki na karty|Kart Kılıfı|أغلفة بطاقات|Sleeves para cartas|カードスリーブ|카드 슬리브
expansion|Expansion|Erweiterung|Extension|Espansione|Expansión|Uitbreiding|Expansion|Dodatek|Ek Paket|إضافة|Expansão|拡張セット|확장판
darts|Refill Darts|Ersatzpfeile|Fléchettes de recharge|Dardi di ricarica|Dardos de recambio|Navulpijltjes|Refillpilar|Strzałki zapasowe|Yedek Sünger Mermi|سهام بديلة|Dardos de reposição|ダーツ弾|리필 다트
study-guide|Study Guide|Lektürehilfe|Guide de lecture|Guida alla lettura|Guía de estudio|Studiegids|Studiehandledning|Opracowanie|Çalışma Rehberi|دليل دراسي|Guia de estudo|読書ガイド|학습 가이드
bookmark|Bookmark|Lesezeichen|Marque-page|Segnalibro|Marcapáginas|Boekenlegger|Bokmärke|Zakładka do książki|Kitap Ayracı|فاصل كتاب|Marcador de página|しおり|책갈피
notebook|Notebook|Notizbuch|Carnet|Taccuino|Cuaderno|Notitieboek|Anteckningsbok|Notatnik|Defter|دفتر|Caderno|ノート|공책
audiobook|Audiobook CD|Hörbuch-CD|Livre audio CD|Audiolibro CD|Audiolibro CD|Luisterboek-cd|Ljudbok på cd|Audiobook CD|Sesli Kitap CD|كتاب صوتي|Audiolivro CD|オーディオブックCD|오디오북 CD
soundtrack|Original Soundtrack on Vinyl|Soundtrack auf Vinyl|Bande originale vinyle|Colonna sonora in vinile|Banda sonora en vinilo|Soundtrack op vinyl|Soundtrack på vinyl|Ścieżka dźwiękowa na winylu|Orijinal Müzik Plağı|موسيقى تصويرية|Trilha sonora em vinil|サウンドトラック|사운드트랙
key-ring|Key Ring|Schlüsselanhänger|Porte-clés|Portachiavi|Llavero|Sleutelhanger|Nyckelring|Brelok|Anahtarlık|سلسلة مفاتيح|Chaveiro|キーホルダー|키링
`;
