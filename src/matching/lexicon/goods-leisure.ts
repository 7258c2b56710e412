/** Kinds of electronics, toys, media, office supplies and clothing, as `goods-home.ts` has them. */
export const LEISURE_GOODS = `
headphones|-|hodetelefoner, hovedtelefoner, høretelefoner, kuulokkeet, sluchátka, fejhallgató,
  fülhallgató, căști, øretelefoner, ørepropper, nappikuulokkeet, 耳机, 耳麦, 头戴式耳机,
  cuffie bluetooth, auriculares inalámbricos, kopfhoerer
phone|-|mobiltelefon, puhelin, älypuhelin, matkapuhelin, chytrý telefon, okostelefon, telefon mobil,
  smarttelefon, 手机, 智能手机
console|-|pelikonsoli, spillkonsoll, spillekonsol, herní konzole, játékkonzol, consolă, 游戏机, 主机
mouse|-|hiiri, datamus, egér, 鼠标, 无线鼠标, myš
keyboard|-|näppäimistö, klávesnice, billentyűzet, tastatură, 键盘, 机械键盘
television|-|televisio, fjernsyn, televize, televízió, televizor, 电视, 电视机
monitor|-|näyttö, gamingmonitor, skjerm, skærm, 显示器, monitör
laptop|-|kannettava tietokone, kannettava, bærbar pc, bærbar computer, notebook počítač,
  hordozható számítógép, 笔记本电脑, 笔记本
tablet|-|tabletti, táblagép, tabletă, 平板, 平板电脑, nettbrett
camera|-|kamera, spiegelreflexkamera, spiegellose kamera, lustrzanka, bezlusterkowiec,
  aparat bezlusterkowy, appareil photo reflex, appareil photo hybride, cámara réflex,
  fotocamera reflex, spejlrefleks, speilrefleks, speilløst kamera, järjestelmäkamera, zrcadlovka,
  fotoaparát, fényképezőgép, tükörreflexes, aparat foto, cameră foto, 相机, 照相机, 单反相机, 单反,
  微单, 一眼レフ, ミラーレス一眼, 미러리스
lens/camera lens|-|objektiv, objectif, objetivo, obiettivo, objetiva, objectief, obiektyw,
  objektivet, objektiivi, objektív, obiectiv, عدسة, レンズ, 렌즈, 镜头
speaker|-|kaiutin, højttaler, høyttaler, reproduktor, hangszóró, boxă, boxă portabilă, 音箱, 音响,
  蓝牙音箱
soundbar|-|lydplanke, ljudlimpa, barre de son, soundbar lydplanke, hangprojektor, lydpanel, 回音壁
television stick|-|streaming stick, streaming media player, streaming player, mediaplayer,
  reproductor multimedia
smart speaker|-|smart speaker, smarter lautsprecher, enceinte connectée, altavoz inteligente,
  altoparlante intelligente, alto-falante inteligente, coluna inteligente, slimme speaker,
  inteligentny głośnik, smart högtalare, smarthøyttaler, smarthøjttaler, älykaiutin,
  chytrý reproduktor, okoshangszóró, boxă inteligentă, akıllı hoparlör, سماعة ذكية,
  スマートスピーカー, 스마트 스피커, 智能音箱
smart display|-|smart display, smartes display, écran connecté, pantalla inteligente,
  schermo intelligente, スマートディスプレイ, 스마트 디스플레이, 智能屏
audio/turntable|-|turntable, record player, plattenspieler, platine vinyle, tocadiscos, giradischi,
  toca-discos, gira-discos, platenspeler, gramofon, adapter gramofonowy, skivspelare, platespiller,
  pladespiller, levysoitin, lemezjátszó, pick-up vinil, pikap, مشغل اسطوانات, レコードプレーヤー,
  ターンテーブル, 턴테이블, 唱片机, 黑胶唱机
audio/amplifier|-|amplifier, amp head, verstärker, amplificateur, ampli, amplificador,
  amplificatore, versterker, wzmacniacz, förstärkare, forsterker, forstærker, vahvistin, zesilovač,
  erősítő, amplificator, amfi, amplifikatör, مكبر, アンプ, 앰프, 功放
audio/av receiver|-|av receiver, av-receiver, ampli home cinéma, receptor av, sintoamplificatore,
  amplituner, hemmabioreceiver, hjemmekinoreceiver, viritinvahvistin, avレシーバー, avアンプ, 리시버
audio/radio|-|dab radio, digital radio, digitalradio, radiowecker, radio-réveil, radio réveil,
  radio despertador, radiosveglia, rádio relógio, wekkerradio, radiobudzik, klockradio, klokkeradio,
  kelloradio, radiobudík, rádiós ébresztőóra, radio cu ceas, راديو, ラジオ, 라디오, 收音机
computer/processor|-|desktop processor, processor, prozessor, processeur, procesador, processore,
  processador, procesor, suoritin, prosessor, processzor, işlemci, معالج, プロセッサー, プロセッサ,
  프로세서, 处理器
computer/graphics card|-|graphics card, video card, grafikkarte, carte graphique, tarjeta gráfica,
  scheda grafica, scheda video, placa gráfica, placa de vídeo, videokaart, grafische kaart,
  karta graficzna, grafikkort, skjermkort, näytönohjain, grafická karta, videokártya, placă video,
  ekran kartı, كرت شاشة, グラフィックボード, グラフィックカード, 그래픽카드, 显卡
computer/motherboard|-|motherboard, mainboard, carte mère, placa base, scheda madre, placa-mãe,
  moederbord, płyta główna, moderkort, hovedkort, bundkort, emolevy, základní deska, alaplap,
  placă de bază, anakart, لوحة ام, マザーボード, 메인보드, 主板
computer/memory|-|ram memory, desktop memory, laptop memory, arbeitsspeicher, mémoire vive,
  barrette mémoire, memoria ram, memória ram, werkgeheugen, pamięć ram, arbetsminne, minnebrikke,
  keskusmuisti, muistikampa, operační paměť, memóriamodul, memorie ram, bellek ram, رامات,
  デスクトップ用メモリ, 램, 内存条, 内存
computer/power supply unit|-|psu, pc-netzteil, pc netzteil, alimentation pc, fuente de alimentación,
  alimentatore pc, fonte de alimentação, pc-voeding, zasilacz komputerowy, zasilacz pc, nätaggregat,
  strømforsyning, virtalähde, počítačový zdroj, tápegység, sursă pc, güç kaynağı, مزود طاقة,
  電源ユニット, 파워서플라이
computer/cpu cooler|-|cpu cooler, cpu-kühler, prozessorkühler, ventirad, refroidisseur cpu,
  watercooling, disipador cpu, refrigeración líquida, dissipatore cpu, refrigerador de cpu,
  water cooler, cpu-koeler, chłodzenie cpu, chłodzenie wodne, cpu-kylare, processorkylare,
  cpu-kjøler, cpu-køler, prosessorijäähdytin, chladič procesoru, processzorhűtő, cooler procesor,
  işlemci soğutucu, مبرد معالج, cpuクーラー, cpu쿨러, 수랭쿨러, 散热器
computer/ssd|-|solid state drive, ssd-festplatte, disque ssd, disco ssd, dysk ssd, ssd-levy,
  ssd disk, unitate ssd, ssd meghajtó, 固态硬盘, 솔리드스테이트
computer/hard drive|-|hard disk, hard drive, festplatte, disque dur, disco duro, disco rigido,
  hard disk interno, disco rígido, harde schijf, dysk twardy, dysk zewnętrzny, hårddisk, harddisk,
  kiintolevy, kovalevy, pevný disk, merevlemez, hard disk extern, sabit disk, هارد ديسك,
  ハードディスク, 하드디스크, 机械硬盘, 移动硬盘
computer/usb stick|-|usb stick, usb-stick, flash drive, usb flash drive, pendrive, pen drive,
  clé usb, memoria usb, chiavetta usb, pendrive usb, usb-minne, minnepenn, usb-nøgle, usb-tikku,
  muistitikku, flash disk, usb bellek, flaş bellek, فلاش ميموري, usbメモリ, usb 메모리, u盘, 优盘
memory card|-|carte mémoire, memory card, speicherkarte, tarjeta de memoria, scheda di memoria,
  cartão de memória, geheugenkaart, karta pamięci, minneskort, minnekort, hukommelseskort,
  muistikortti, paměťová karta, memóriakártya, card de memorie, hafıza kartı, بطاقة ذاكرة,
  メモリーカード, 메모리카드, 存储卡, 内存卡
printer|-|tulostin, tiskárna, nyomtató, imprimantă, 打印机, printeri, blekkskriver, blækprinter
scanner|-|scanner, dokumentenscanner, flachbettscanner, scanneur, escáner, digitalizador, skaner,
  skanner, skanneri, skener, szkenner, lapolvasó, tarayıcı, ماسح ضوئي, スキャナー, 스캐너, 扫描仪
router|-|reititin, směrovač, router wifi, 路由器, ruuter
webcam|-|webbkamera, verkkokamera, webkamera, cameră web, 摄像头
security camera|-|security camera, surveillance camera, ip camera, überwachungskamera,
  caméra de surveillance, cámara de seguridad, cámara de vigilancia, telecamera di sorveglianza,
  câmera de segurança, câmara de vigilância, beveiligingscamera, bewakingscamera,
  kamera monitoringu, övervakningskamera, overvåkningskamera, overvågningskamera, valvontakamera,
  bezpečnostní kamera, biztonsági kamera, térfigyelő kamera, cameră de supraveghere,
  güvenlik kamerası, كاميرا مراقبة, 防犯カメラ, 監視カメラ, 보안카메라, cctv, 监控摄像头
doorbell|-|video doorbell, doorbell, türklingel, videotürklingel, sonnette, sonnette vidéo,
  timbre inteligente, videoportero, videocitofono, campainha, deurbel, dzwonek do drzwi,
  wideodzwonek, dörrklocka, ringeklokke, dørklokke, ovikello, domovní zvonek, kaputelefon, sonerie,
  kapı zili, جرس باب, ドアベル, インターホン, 초인종, 门铃
smart plug|-|smart plug, smarte steckdose, smart steckdose, prise connectée, enchufe inteligente,
  presa intelligente, presa smart, tomada inteligente, slimme stekker, inteligentne gniazdko,
  smart kontakt, smartplugg, smart stikkontakt, älypistorasia, chytrá zásuvka, okosdugalj,
  priză inteligentă, akıllı priz, مقبس ذكي, スマートプラグ, 스마트 플러그, 智能插座
watch|-|armbåndsur, armbandsur, kello, rannekello, älykello, smartklokke, hodinky, chytré hodinky,
  karóra, okosóra, ceas, ceas inteligent, kol saati, digitaluhr, taucheruhr, automatikuhr,
  chronograph, chronographe, cronografo, cronógrafo, montre homme, montre femme, reloj de hombre,
  herenhorloge, zegarek męski, 手表, 腕表, 智能手表
fitness tracker|-|fitness tracker, fitness band, activity tracker, fitnesstracker, fitnessarmband,
  bracelet connecté, pulsera de actividad, smartband, pulseira de atividade, pulseira inteligente,
  opaska sportowa, aktivitetsarmband, aktivitetsarmbånd, aktiivisuusranneke, fitness náramek,
  aktivitásmérő, brățară fitness, akıllı bileklik, سوار رياضي, スマートバンド, 活動量計, 스마트밴드,
  手环
vr headset|-|vr headset, vr-headset, vr-brille, vr brille, casque vr, gafas vr, visore vr,
  óculos vr, vr-bril, gogle vr, vr-glasögon, vr-briller, vr-lasit, vr brýle, vr szemüveg,
  ochelari vr, vr gözlüğü, نظارة واقع افتراضي, vrヘッドセット, vrゴーグル, vr 헤드셋, vr眼镜,
  vr一体机
toy/building set|-|building set, building kit, building blocks, building bricks, bauset, bausteine,
  klemmbausteine, jeu de construction, briques, juego de construcción, set de construcción,
  costruzioni, mattoncini, blocos de montar, blocos de construção, bouwset, bouwstenen, klocki,
  zestaw klocków, byggsats, byggklossar, byggesett, byggeklosser, byggesæt, byggeklodser,
  rakennussarja, rakennuspalikat, stavebnice, kostky, építőkészlet, építőjáték, set de construcție,
  yapım seti, yapı seti, مكعبات, طقم بناء, ブロック, 블록, 积木, 拼装积木
card game|-|card game, kartenspiel, jeu de cartes, juego de cartas, gioco di carte, jogo de cartas,
  kaartspel, gra karciana, kortspel, kortspill, korttipeli, karetní hra, kártyajáték, joc de cărți,
  kart oyunu, カードゲーム, 카드게임, 卡牌游戏
board game|-|boardgame, brettspill, brætspil, lautapeli, desková hra, stolní hra, társasjáték,
  joc de societate, joc de masă, 桌游, 桌面游戏
game|-|videospill, videospil, videopeli, peli, videohra, hra, videojáték, joc video, joc, spill,
  游戏
book|-|kirja, kniha, könyv, roman, romaani, román, regény, bog, pokkari, kötet, 书, 小说, 图书
comic|-|comic book, bande dessinée, cómic, fumetto, história em quadrinhos, banda desenhada,
  stripboek, komiks, serietidning, tegneserie, sarjakuva, képregény, bandă desenată, çizgi roman,
  manga, マンガ, 漫画, コミック, 만화, 만화책
music/vinyl|-|vinyl lp, vinyl record, lp vinyl, schallplatte, vinyl schallplatte, disque vinyle,
  vinyle, disco de vinilo, vinilo lp, vinile, disco in vinile, disco de vinil, vinil, elpee,
  płyta winylowa, winyl, vinylskiva, lp-skiva, vinylplate, vinylplade, vinyylilevy, vinyyli,
  lp-levy, vinylová deska, bakelit lemez, hanglemez, disc vinil, plak, اسطوانة فينيل, アナログ盤,
  レコード, lp盤, 바이닐, 黑胶唱片, 黑胶
music/cd|-|audio cd album, cd album, compact disc, musik-cd, cd audio, płyta cd, cd-skiva, cd-levy,
  cd lemez, cdアルバム, cd 앨범
instrument/guitar|-|electric guitar, acoustic guitar, e-gitarre, westerngitarre, konzertgitarre,
  guitare électrique, guitare acoustique, guitarra eléctrica, guitarra acústica, chitarra elettrica,
  chitarra acustica, guitarra elétrica, violão, elektrische gitaar, akoestische gitaar,
  gitara elektryczna, gitara akustyczna, elgitarr, akustisk gitarr, elgitar, elguitar, sähkökitara,
  akustinen kitara, elektrická kytara, akustická kytara, elektromos gitár, akusztikus gitár,
  chitară electrică, chitară acustică, elektro gitar, akustik gitar, جيتار, エレキギター,
  アコースティックギター, 일렉기타, 통기타, 电吉他, 吉他
instrument/digital piano|-|digital piano, stage piano, digitalpiano, e-piano, piano numérique,
  piano digital, pianoforte digitale, digitale piano, pianino cyfrowe, pianino elektroniczne,
  digitalt piano, elpiano, el-klaver, digitaalipiano, sähköpiano, digitální piano,
  digitális zongora, pian digital, dijital piyano, بيانو رقمي, 電子ピアノ, 디지털 피아노, 电钢琴
printer supply/ink|-|ink cartridge, ink cartridges, tintenpatrone, druckerpatrone, druckerpatronen,
  cartouche d'encre, cartouches d'encre, cartucho de tinta, cartucce d'inchiostro,
  cartuccia d'inchiostro, cartuccia inchiostro, tinteiro, inktcartridge, inktpatroon, tusz,
  tusz do drukarki, bläckpatron, blekkpatron, blækpatron, mustekasetti, mustepatruuna,
  inkoustová cartridge, inkoustová náplň, tintapatron, cartuș de cerneală, mürekkep kartuşu, kartuş,
  خرطوشة حبر, حبر طابعة, インクカートリッジ, 純正インク, 잉크 카트리지, 정품잉크, 墨盒
printer supply/toner|-|toner cartridge, tonerkartusche, toner laser, cartouche de toner,
  cartucho de tóner, tóner, toneri, tonerpatron, tonerkassett, värikasetti, tonerkazetta,
  cartuș toner, toner kartuşu, حبر تونر, トナーカートリッジ, トナー, 토너 카트리지, 硒鼓
office/paper|-|printer paper, copy paper, a4 paper, kopierpapier, druckerpapier, papier imprimante,
  ramette papier, ramette, papel a4, papel de impresora, papel multifunción, carta a4,
  carta fotocopie, risma, papel sulfite, resma, printpapier, kopieerpapier, papier ksero,
  papier do drukarki, kopieringspapper, kopipapir, kopiopaperi, tulostuspaperi, kancelářský papír,
  másolópapír, fénymásolópapír, hârtie copiator, fotokopi kağıdı, ورق طباعة, コピー用紙, 복사용지,
  打印纸, 复印纸
office/ballpoint pen|-|ballpoint pen, ballpoint pens, kugelschreiber, stylo bille, stylo à bille,
  bolígrafo, penna a sfera, esferográfica, caneta esferográfica, balpen, długopis, kulspetspenna,
  kulepenn, kuglepen, kuulakärkikynä, propiska, kuličkové pero, golyóstoll, tükenmez kalem,
  قلم حبر جاف, ボールペン, 볼펜, 圆珠笔
office/fountain pen|-|fountain pen, füllfederhalter, füller, stylo plume, stylo-plume,
  pluma estilográfica, penna stilografica, caneta-tinteiro, caneta de tinta permanente, vulpen,
  pióro wieczne, reservoarpenna, fyllepenn, fyldepen, täytekynä, plnicí pero, töltőtoll, stilou,
  dolma kalem, قلم حبر سائل, 万年筆, 만년필, 钢笔
office/highlighter|-|highlighter, highlighters, textmarker, surligneur, surligneurs, subrayador,
  rotulador fluorescente, evidenziatore, evidenziatori, marcador fluorescente, marca-texto,
  markeerstift, zakreślacz, zakreślacze, överstrykningspenna, markeringstusj, overstregningstusch,
  korostuskynä, zvýrazňovač, szövegkiemelő, evidențiator, fosforlu kalem, قلم تظليل, 蛍光ペン,
  형광펜, 荧光笔
office/coloured pencils|-|coloured pencils, colored pencils, colouring pencils, buntstifte,
  farbstifte, crayons de couleur, lápices de colores, matite colorate, pastelli, lápis de cor,
  kleurpotloden, kredki, kredki ołówkowe, färgpennor, fargeblyanter, farveblyanter, värikynät,
  pastelky, színes ceruza, creioane colorate, kuru boya, boya kalemi, اقلام تلوين, 色鉛筆, 색연필,
  彩色铅笔
office/notebook|-|notizbuch, carnet de notes, cuaderno, taccuino, caderno, notitieboek, notatnik,
  notes, anteckningsbok, notatbok, notesbog, muistikirja, zápisník, jegyzetfüzet, carnețel, defter,
  دفتر, ノート, 노트, 笔记本子
software/antivirus|-|antivirus, antivirus software, virenschutz, antivirensoftware,
  logiciel antivirus, antywirus, program antywirusowy, virustorjunta, virusirtó, ウイルス対策,
  백신 프로그램, 杀毒软件
shoes|-|skor, sko, kengät, lenkkarit, tennarit, boty, tenisky, cipő, sportcipő, edzőcipő, pantofi,
  pantofi sport, adidași, sneakers skor, joggesko, løbesko, löparskor, juoksukengät, běžecké boty,
  futócipő, pantofi de alergare, halbschuhe, zapatillas de running, scarpe running,
  chaussures de running, hardloopschoenen, 运动鞋, 跑鞋, 板鞋, 鞋
sandals|-|sandals, sandalen, sandale, sandales, sandalias, sandali, sandálias, sandalias mujer,
  sandały, klapki, sandaler, sandaalit, sandály, pantofle, szandál, papucs, sandalet, terlik, صندل,
  شبشب, サンダル, 샌들, 슬리퍼, 凉鞋, 拖鞋
boots|-|støvler, støvletter, saappaat, nilkkurit, kotníkové boty, csizma, bakancs, ghete, cizme,
  kängor, 靴子, 马丁靴
luggage/suitcase|-|suitcase, cabin case, carry-on, koffer, reisekoffer, handgepäckkoffer,
  trolley koffer, valise, valise cabine, maleta, maleta de cabina, valigia, trolley, mala de viagem,
  mala de cabine, handbagagekoffer, walizka, walizka kabinowa, resväska, kabinväska, koffert,
  kuffert, matkalaukku, kufr, cestovní kufr, bőrönd, valiză, troler, bavul, valiz, حقيبة سفر,
  スーツケース, キャリーケース, 캐리어, 여행가방, 行李箱, 拉杆箱
luggage/backpack|-|backpack, rucksack, sac à dos, mochila, zaino, rugzak, plecak, ryggsäck,
  ryggsekk, rygsæk, reppu, batoh, hátizsák, rucsac, sırt çantası, حقيبة ظهر, リュックサック,
  バックパック, 백팩, 双肩包, 背包
wallet|-|wallet, geldbörse, portemonnaie, geldbeutel, portefeuille homme, cartera, billetera,
  portafoglio, carteira, portemonnee, portfel, plånbok, lommebok, pung, lompakko, peněženka,
  pénztárca, portofel, cüzdan, محفظة, 財布, 지갑, 钱包
umbrella|-|umbrella, regenschirm, parapluie, paraguas, ombrello, guarda-chuva, paraplu, parasolka,
  paraply, sateenvarjo, deštník, esernyő, umbrelă, şemsiye, مظلة, 傘, 우산, 雨伞
coffee|-|kaffe, koffie, kahvi, káva, kávé, cafea, kahve, kawa, café, bohnenkaffee, kaffebønner,
  kahvipavut, kahvipapu, zrnková káva, szemes kávé, boabe de cafea, filterkaffee, bryggkaffe,
  kokekaffe, 咖啡, 咖啡豆, コーヒー粉, 커피원두
tea|-|čaj, caj, tea filter, ceai, thee, te, tee, teepussit, tepose, teposer, čajové sáčky,
  teafilter, 茶, 茶包, 茶叶, お茶, 녹차
chocolate|-|chocolate bar, schokoladentafel, tafelschokolade, tablette de chocolat,
  tableta de chocolate, tavoletta di cioccolato, chocoladereep, tabliczka czekolady, chokladkaka,
  sjokolade, chokolade, suklaa, suklaalevy, čokoláda, csokoládé, ciocolată, 巧克力, 板チョコ
energy drink|-|energidrikk, energidrik, energiajuoma, energetický nápoj, energiaital,
  băutură energizantă, 能量饮料, 功能饮料, boisson energisante
soft drink|-|soft drink, cola drink, limonade, erfrischungsgetränk, boisson gazeuse, soda, refresco,
  bibita, refrigerante, frisdrank, napój gazowany, läskedryck, läsk, brus, sodavand, virvoitusjuoma,
  limonáda, üdítő, üdítőital, băutură răcoritoare, gazlı içecek, مشروب غازي, 炭酸飲料, 탄산음료,
  汽水, 碳酸饮料
olive oil|-|olívaolaj, olivový olej, ulei de măsline, oliivijuoma, oliiviöljy, olivenolie,
  olivenolje, 橄榄油
spread|-|lískooříškový krém, lískooříšková pomazánka, mogyorókrém, cremă de alune,
  cremă tartinabilă, hasselnøddecreme, hasselpähkinälevite, sjokoladepålegg, 榛子酱, 榛果酱
honey|-|honning, hunaja, medový, mézes, miere, bal süzme, 蜂蜜
coffee pods|-|coffee capsules, coffee pods, capsules de café, kaffeekapseln, kaffeepads,
  capsules café, dosettes, dosettes café, cápsulas de café, capsule caffè, cialde, koffiecups,
  koffiepads, kapsułki do kawy, kapsułki kawy, kaffekapslar, kaffekapsler, kahvikapselit,
  kávové kapsle, kávékapszula, capsule de cafea, kahve kapsülü, kapsül kahve, كبسولات قهوة,
  コーヒーカプセル, 커피 캡슐, 캡슐커피, 咖啡胶囊`;
