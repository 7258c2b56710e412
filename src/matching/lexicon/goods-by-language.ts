/**
 * What kinds of goods are called in Danish, Norwegian, Finnish, Czech, Hungarian, Romanian, Russian,
 * Chinese and Hindi, by the meanings of `generic-words.ts` and `goods.ts`.
 */
export const GOODS_BY_LANGUAGE = `
headphones|-|høretelefoner, høretelefon, hovedtelefoner, hovedtelefon, øretelefoner,
  ørepropper trådløse, hodetelefoner, hodetelefon, øreklokker, hodesett, headsett, kuulokkeet,
  kuuloke, vastamelukuulokkeet, nappikuulokkeet, sluchátka, sluchátek, bezdrátová sluchátka,
  špuntová sluchátka, fejhallgató, fülhallgató, vezeték nélküli fejhallgató,
  vezeték nélküli fülhallgató, headset fejhallgató, căști, casti, căști wireless, căști over-ear,
  căști in-ear, căști bluetooth, наушники, гарнитура, беспроводные наушники, 耳机, 头戴式耳机, 蓝牙耳机, 无线耳机,
  降噪耳机, 真无线耳机, 頭戴式耳機, 藍牙耳機, 無線耳機, 耳機, 耳麦, हेडफोन, हेडफ़ोन, ईयरफोन, ईयरबड्स, हेडसेट, इयरफ़ोन
phone|-|puhelin, älypuhelin, matkapuhelin, mobiltelefon, okostelefon, telefón, chytrý telefon,
  smarttelefon, smarttelefoner, mobiltelefoner, telefon mobil, kártyafüggetlen, смартфон, телефон,
  мобильный телефон, 手机, 智能手机, 手機, 智慧型手機, स्मार्टफोन, मोबाइल, मोबाइल फोन, फ़ोन, फोन
console|-|spillekonsol, spillkonsoll, konsoll, pelikonsoli, konsoli, herní konzole, konzole,
  herná konzola, játékkonzol, konzol, consolă, consolă de jocuri, игровая приставка, приставка,
  игровая консоль, консоль, 游戏机, 游戏主机, 主机, 掌机, 遊戲機, 遊戲主機, 主機, गेमिंग कंसोल, गेम कंसोल, कंसोल
mouse|-|hiiri, langaton hiiri, myš, bezdrátová myš, egér, vezeték nélküli egér, gaming egér,
  trådløs mus, мышь, беспроводная мышь, компьютерная мышь, 鼠标, 无线鼠标, 滑鼠, 無線滑鼠, माउस, वायरलेस माउस
keyboard|-|tastatur, näppäimistö, klávesnice, billentyűzet, tastatură, клавиатура, 键盘, 机械键盘, 鍵盤,
  機械鍵盤, कीबोर्ड
television|-|fjernsyn, televisio, televize, televizor, televízió, tévé, телевизор, 电视, 电视机, 電視, 電視機,
  टीवी, टेलीविजन
monitor|-|skærm, skjerm, näyttö, obrazovka, kijelző, монитор, экран, 显示器, 显示屏, 螢幕, 顯示器, मॉनिटर,
  डिस्प्ले
laptop|-|bærbar, bærbar computer, bærbar pc, kannettava, kannettava tietokone, tietokone,
  notebook počítač, počítač, számítógép, ноутбук, компьютер, 笔记本, 笔记本电脑, 电脑, 筆記型電腦, 筆電, 電腦, लैपटॉप,
  कंप्यूटर
tablet|-|nettbrett, tabletti, taulutietokone, táblagép, tabletă, планшет, 平板, 平板电脑, 平板電腦, टैबलेट
camera|-|kameraer, järjestelmäkamera, digitaalikamera, fotoaparát, zrcadlovka, bezzrcadlovka,
  fényképezőgép, cameră foto, aparat foto, фотоаппарат, камера, 相机, 数码相机, 微单, 微单相机, 单反, 相機, 數位相機,
  कैमरा, speilløst kamera, spejlløst kamera, systemkamera
watch|-|smartur, løbeur, armbåndsur, klokke, smartklokke, pulsklokke, kello, älykello, urheilukello,
  rannekello, hodinky, chytré hodinky, sportovní hodinky, óra, okosóra, karóra, sportóra, ceas,
  ceas inteligent, smartwatch ceas, часы, умные часы, смарт-часы, наручные часы, 手表, 智能手表, 运动手表, 手錶,
  智慧手錶, घड़ी, स्मार्टवॉच, स्मार्ट वॉच
printer|-|skriver, tulostin, monitoimitulostin, tiskárna, nyomtató, imprimantă, imprimanta, принтер,
  мфу, 打印机, 印表機, प्रिंटर
speaker|-|højttaler, højtaler, høyttaler, kaiutin, bluetooth-kaiutin, reproduktor, hangszóró, boxă,
  difuzor, boxă portabilă, колонка, портативная колонка, 音箱, 蓝牙音箱, 音响, 喇叭, 藍牙喇叭, स्पीकर,
  ब्लूटूथ स्पीकर
vacuum|-|støvsuger, ledningsfri støvsuger, robotstøvsuger, imuri, varsi-imuri, pölynimuri,
  robotti-imuri, vysavač, tyčový vysavač, robotický vysavač, porszívó, robotporszívó, aspirator,
  aspirator vertical, aspirator robot, пылесос, робот-пылесос, 吸尘器, 扫地机器人, 扫地机, 吸塵器, 掃地機器人,
  वैक्यूम क्लीनर
storage|-|harddisk, harddisker, kiintolevy, levy, pevný disk, merevlemez, жесткий диск, накопитель,
  固态硬盘, 硬盘, 移动硬盘, 固態硬碟, 硬碟, 内存, 記憶體, एसएसडी, हार्ड ड्राइव
ereader|-|e-bogslæser, lesebrett, lukulaite, e-kirjan lukulaite, čtečka, čtečka knih,
  elektronická čtečka, e-könyv olvasó, e-olvasó, ebook olvasó, электронная книга, ридер, 电子书阅读器,
  电纸书, 阅读器, 電子書閱讀器, 閱讀器
drill|-|boremaskine, skruemaskine, bore-skruemaskine, akku-boremaskine, akkuboremaskine,
  akku-skruemaskine, drill skrutrekker, boremaskin, bor-/skrutrekker, batteridrill, drillmaskin,
  slagdrill, akkuporakone, porakone, iskuporakone, ruuvinväännin, akkuruuvinväännin, vrtačka,
  aku vrtačka, vrtací šroubovák, aku vrtací šroubovák, příklepová vrtačka, fúrógép, fúró-csavarozó,
  ütvefúró, akkus fúró, akkus fúrógép, csavarozó, mașină de găurit, bormașină,
  mașină de găurit și înșurubat, șurubelniță electrică, дрель, дрель-шуруповерт, шуруповерт,
  ударная дрель, 电钻, 冲击钻, 无刷冲击钻, 电动螺丝刀, 手电钻, 電鑽, 電動起子, ड्रिल
toothbrush|-|tandbørste, eltandbørste, elektrisk tandbørste, tannbørste, elektrisk tannbørste,
  eltannbørste, hammasharja, sähköhammasharja, zubní kartáček, elektrický zubní kartáček, kartáček,
  fogkefe, elektromos fogkefe, periuță de dinți, periuță electrică, periuță de dinți electrică,
  зубная щетка, электрическая зубная щетка, 电动牙刷, 牙刷, 電動牙刷, टूथब्रश, इलेक्ट्रिक टूथब्रश
air fryer|-|airfryer, ilmafritöösi, airfryer keitin, airfryer rasvakeitin, horkovzdušná fritéza,
  fritéza, forrólevegős sütő, olajsütő, légkeveréses sütő, friteuză cu aer cald, friteuză,
  аэрогриль, аэрофритюрница, 空气炸锅, 氣炸鍋, एयर फ्रायर
pressure cooker|-|electric pressure cooker, pressure cooker, multi cooker, multicooker, trykkoger,
  trykkoker, painekattila, tlakový hrnec, kukta, elektromos kukta, oală sub presiune, скороварка,
  мультиварка, 电压力锅, 压力锅, 壓力鍋, schnellkochtopf, autocuiseur, cocotte-minute, olla a presión,
  pentola a pressione, panela de pressão, snelkookpan, tryckkokare, szybkowar, düdüklü tencere, 圧力鍋,
  電気圧力鍋, 압력솥, 압력밥솥, طنجرة ضغط, قدر ضغط, प्रेशर कुकर
lamp|-|pære, lyspære, lampe, lamppu, älylamppu, polttimo, led-lamppu, žárovka, chytrá žárovka, izzó,
  okosizzó, lámpa, bec inteligent, лампа, лампочка, умная лампа, 灯泡, 智能灯泡, 燈泡, 智慧燈泡, बल्ब,
  स्मार्ट बल्ब
shoes|-|sko, løbesko, løpesko, joggesko, kengät, tennarit, lenkkarit, juoksukengät, boty, tenisky,
  běžecké boty, cipő, futócipő, sportcipő, tornacipő, pantofi, pantofi sport, adidași, teniși,
  кроссовки, кеды, обувь, ботинки, 运动鞋, 跑鞋, 鞋, 板鞋, 休闲鞋, 德训鞋, 球鞋, 運動鞋, जूते, रनिंग शूज
bag|-|rygsæk, ryggsekk, reppu, batoh, hátizsák, rucsac, рюкзак, 背包, 双肩包, 後背包, बैकपैक
board game|-|deskovka, desková hra, stolní hra, společenská hra, karetní hra, társasjáték, társas,
  kártyajáték, joc de societate, joc de masă, joc de cărți, lautapeli, korttipeli, perhepeli,
  brætspil, selskabsspil, brettspill, selskapsspill, kortspill, настольная игра, 桌游, 桌遊, बोर्ड गेम
toy|-|byggesæt, byggesett, legetøj, leketøy, rakennussarja, rakennussetti, lelu, stavebnice, hračka,
  építőjáték, építőkészlet, játék, játékkészlet, set de construcție, set de construit, jucărie,
  конструктор, игрушка, 积木, 拼装玩具, 玩具, 拼装积木, 積木, खिलौना
game|-|spil, spill, peli, pelit, konsolipeli, hra, hry, joc, jocuri, игра, игры, 游戏, 游戏卡, 遊戲, 遊戲片,
  गेम
book|-|bog, bøger, bok, kirja, kirjat, kniha, knihy, könyv, regény, cărți, книга, роман, 书, 图书, 小说,
  書, 小說, किताब, पुस्तक, उपन्यास, dansk, norsk, suomenkielinen, česky, čeština, magyar,
  magyar nyelvű, în limba română, română, на русском, 中文, 中文版, 简体中文, 繁體中文, हिंदी
coffee machine|-|kaffemaskine, espressomaskine, espressokande, espressobrygger, mokkakanne,
  espressokanne, kahvinkeitin, espressokeitin, mutteripannu, kávovar, moka konvice, moka konvička,
  kávéfőző, kotyogós kávéfőző, kotyogós, espressor, espressor cafea, cafetieră, aparat de cafea,
  кофемашина, кофеварка, гейзерная кофеварка, 咖啡机, 摩卡壶, 咖啡壶, 咖啡機, 摩卡壺, कॉफी मशीन, espressokocher,
  cafetière italienne, caffettiera, caffettiera moka, cafetera italiana, cafeteira italiana,
  percolator, mokabryggare, kawiarka, kafetiera, moka pot, マキネッタ, 直火式エスプレッソメーカー, 모카포트, موكا بوت
praise|-|trådløs, trådløse, støjreducerende, støyreduserende, støjdæmpende, støjreduktion,
  støyreduksjon, langaton, langattomat, vastamelu, melunvaimennus, vastameluominaisuus, bezdrátový,
  bezdrátová, bezdrátové, s potlačením hluku, potlačení hluku, vezeték nélküli, zajszűrős,
  aktív zajszűrős, zajszűrő, fără fir, anulare zgomot, anularea zgomotului, cu anularea zgomotului,
  беспроводной, беспроводная, беспроводные, шумоподавление, с шумоподавлением, 无线, 蓝牙, 降噪, 主动降噪, 智能,
  便携, 无刷, 无线版, 無線, 藍牙, 主動降噪, 标配版, वायरलेस, ब्लूटूथ, 仿皮
praise|-|without battery, without batteries, without charger, without battery and charger,
  battery not included, no battery, tool only, body only without battery, ohne akku,
  ohne akku und ladegerät, ohne ladegerät, ohne batterie, ohne batterien,
  akku und ladegerät separat, sans batterie, sans batterie ni chargeur, sans chargeur,
  machine seule, sin batería, sin baterías, sin cargador, sin batería ni cargador, senza batteria,
  senza batterie, senza caricabatterie, senza batteria e caricabatterie, sem bateria,
  sem carregador, sem bateria e carregador, zonder accu, zonder accu's, zonder lader,
  zonder accu en lader, utan batteri, utan batterier, utan laddare, utan batteri och laddare,
  uden batteri, uden batteri og oplader, uden oplader, uten batteri, uten batteri og lader,
  uten lader, ilman akkua, ilman akkua ja laturia, ilman laturia, bez baterie, bez baterií,
  bez baterie a nabíječky, bez akumulátoru, bez nabíječky, bez akumulatora,
  bez akumulatora i ładowarki, bez ładowarki, akku nélkül, akkumulátor nélkül, akku és töltő nélkül,
  töltő nélkül, fără acumulator, fără acumulator și încărcător, fără baterie, fără încărcător,
  без акб, без аккумулятора, без батареи, без зарядного, aküsüz, akü hariç, şarj cihazı hariç,
  adaptersiz, بدون بطارية, بدون شاحن, バッテリー別売, バッテリー別売り, 充電器別売, バッテリ別売, 본체 단품, 배터리 미포함, 충전기 미포함, 裸机,
  裸機, 不含电池, 不含充电器, 不含電池, बैटरी के बिना
praise|-|opladningsetui, opladeretui, ladeetui, latauskotelo, latauskotelolla, nabíjecí pouzdro,
  nabíjecím pouzdrem, nabíjecí pouzdrem, töltőtok, töltőtokkal, carcasă de încărcare,
  husă de încărcare, toc de încărcare, cutie de încărcare, зарядный футляр, зарядным футляром,
  зарядный кейс, зарядным кейсом, 充电盒, 充电仓, 无线充电盒, 充電盒, चार्जिंग केस, magsafe opladningsetui,
  magsafe-latauskotelo, reiseetui, reise-etui, travel case included, reiseetui mit ladefunktion,
  étui de voyage, estuche de viaje, custodia da viaggio, etui podróżne
praise|-|all skin types, skin types, skin type, sensitive skin, dry skin, oily skin, normal skin,
  mature skin, combination skin, skin barrier, skin tone, skincare, restores skin, renews skin,
  restores skin barrier, smooth skin, glowing skin, healthy skin, acne-prone skin,
  blemish-prone skin, second skin, skin tint, skin health, skin cream, skin perfecting, skin serum
praise|-|交換式, レンズ交換式, 交換可能, ヘッド交換式, replaceable battery, replaceable blade, interchangeable lens,
  interchangeable lenses, removable battery, user-replaceable battery
praise|-|genuine product, fast dispatch, fast shipping, fast delivery, free delivery,
  free next day delivery, next day delivery, uk stock, us stock, eu stock, in stock now, best price,
  best price online, buy online, buy now, hot sale, flash sale, great price, special offer,
  limited offer, months warranty, 12 months warranty, 24 months warranty, authorised dealer,
  authorized dealer, top quality, schneller versand, blitzversand, sofort lieferbar, auf lager,
  versandkostenfrei, händler, bestpreis, super preis, sonderangebot, livraison rapide,
  livraison gratuite, expédition rapide, expédié sous 24h, en stock, garantie 2 ans, meilleur prix,
  super prix, envío rápido, envío gratis, en stock inmediato, mejor precio, super precio,
  oferta especial, envío inmediato, spedizione rapida, spedizione gratuita, disponibile subito,
  miglior prezzo, super prezzo, frete grátis, envio imediato, pronta entrega, melhor preço,
  super preço, snelle levering, gratis verzending, op voorraad, beste prijs, snabb leverans,
  fri frakt, i lager, bästa pris, szybka wysyłka, darmowa wysyłka, wysyłka 24h, dostawa gratis,
  super cena, najlepsza cena, promocja, hızlı kargo, ücretsiz kargo, aynı gün kargo, stokta,
  super fiyat, hurtig levering, gratis fragt, på lager, rask levering, fri fragt, nopea toimitus,
  ilmainen toimitus, varastossa, heti varastosta, rychlé dodání, doprava zdarma, skladem,
  ihned k odeslání, ingyenes szállítás, készleten, gyors szállítás, raktáron, livrare rapidă,
  livrare gratuită, în stoc, transport gratuit, бесплатная доставка, быстрая доставка, в наличии,
  即納, 即日発送, 在庫あり, あす楽, 당일발송, 빠른배송, 당일배송, 재고보유, مجانا, توصيل مجاني, متوفر`;
