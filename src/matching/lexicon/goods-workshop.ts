/** Kinds of tools, and of goods for cars, bicycles and sports, as `goods-home.ts` has them. */
export const WORKSHOP_GOODS = `
tool/drill|-|cordless drill, drill driver, combi drill, hammer drill, schlagbohrschrauber,
  akku-schlagbohrschrauber, schlagbohrmaschine, akkuschrauber, bohrschrauber, akkubohrer, perceuse,
  perceuse-visseuse, perceuse visseuse, visseuse, trapano, trapano avvitatore, taladro,
  taladro percutor, atornillador, furadeira, parafusadeira, berbequim, boormachine, klopboormachine,
  schroefboormachine, wiertarka, wiertarko-wkrętarka, wkrętarka, borrskruvdragare, skruvdragare,
  slagborrmaskin, slagdrill, boreskrutrekker, boremaskine, skruemaskine, boreskruemaskine, porakone,
  akkuporakone, iskuporakone, vrtačka, aku vrtačka, vrtací šroubovák, fúrógép, fúró-csavarozó,
  bormașină, matkap, akülü matkap, مثقاب, دريل, ドリルドライバー, ドライバドリル, 振動ドリル,
  電動ドリル, 드릴, 전동드릴, 전동드라이버, 电钻, 手电钻, 冲击钻
tool/impact driver|-|impact driver, schlagschrauber, akku-schlagschrauber, visseuse à chocs,
  visseuse à choc, tournevis à chocs, avvitatore a impulsi, avvitatore ad impulsi,
  atornillador de impacto, parafusadeira de impacto, slagschroevendraaier, slagmoersleutel,
  zakrętarka udarowa, slagskruvdragare, slagtrekker, slagskruetrækker, iskuruuvinväännin,
  rázový utahovák, ütvecsavarozó, mașină de înșurubat cu impact, darbeli tornavida,
  インパクトドライバー, インパクトドライバ, 임팩트 드라이버, 임팩드라이버, 冲击起子机
tool/impact wrench|-|impact wrench, drehschlagschrauber, boulonneuse, boulonneuse à chocs,
  clé à chocs, avvitatore a massa battente, llave de impacto, chave de impacto, klucz udarowy,
  mutterdragare, muttertrekker, slagnøgle, mutterinväännin, ütvekulcs, インパクトレンチ,
  임팩트 렌치, 임팩렌치, 冲击扳手
tool/rotary hammer|-|rotary hammer, bohrhammer, perforateur, perfo-burineur, martello perforatore,
  tassellatore, martillo perforador, martelete, martelo perfurador, boorhamer, młotowiertarka,
  młot udarowo-obrotowy, borrhammare, borhammer, borehammer, poravasara, vrtací kladivo,
  fúrókalapács, ciocan rotopercutor, kırıcı delici, هيلتي, ハンマードリル, 해머드릴, 电锤
tool/angle grinder|-|angle grinder, grinder, winkelschleifer, flex schleifer, meuleuse,
  meuleuse d'angle, disqueuse, amoladora, amoladora angular, smerigliatrice,
  smerigliatrice angolare, rebarbadora, esmerilhadeira, haakse slijper, szlifierka kątowa,
  vinkelslip, vinkelsliper, vinkelsliber, kulmahiomakone, úhlová bruska, sarokcsiszoló,
  polizor unghiular, avuç taşlama, taşlama makinesi, صاروخ جلخ, ディスクグラインダー, グラインダー,
  그라인더, 앵글 그라인더, 角磨机
tool/sander|-|sander, orbital sander, belt sander, exzenterschleifer, schwingschleifer,
  deltaschleifer, bandschleifer, ponceuse, ponceuse excentrique, lijadora, lijadora orbital,
  levigatrice, lixadeira, schuurmachine, excenterschuurmachine, szlifierka oscylacyjna,
  szlifierka mimośrodowa, excenterslip, slipmaskin, eksentersliper, excentersliber,
  epäkeskohiomakone, hiomakone, excentrická bruska, excentercsiszoló, șlefuitor, zımpara makinesi,
  サンダー, ランダムサンダー, 샌더, 砂光机
tool/jigsaw|-|jigsaw, jig saw, stichsäge, pendelhubstichsäge, scie sauteuse, seghetto alternativo,
  sierra de calar, caladora, serra tico-tico, serra tico tico, decoupeerzaag, wyrzynarka, sticksåg,
  stikksag, stiksav, pistosaha, přímočará pila, dekopírfűrész, szúrófűrész, ferăstrău pendular,
  dekupaj testere, منشار ترددي, ジグソー, 직쏘, 曲线锯
tool/circular saw|-|circular saw, handkreissäge, kreissäge, scie circulaire, sega circolare,
  sierra circular, serra circular, cirkelzaag, pilarka tarczowa, piła tarczowa, cirkelsåg,
  sirkelsag, rundsav, pyörösaha, sirkkeli, kotoučová pila, okružní pila, körfűrész,
  ferăstrău circular, daire testere, منشار دائري, 丸ノコ, マルノコ, 원형톱, 电圆锯
tool/reciprocating saw|-|reciprocating saw, sabre saw, säbelsäge, scie sabre, sierra sable,
  sega a gattuccio, gattuccio, serra sabre, reciprozaag, piła szablasta, tigersåg, bajonettsag,
  bajonetsav, puukkosaha, šavlová pila, szablyafűrész, tilki kuyruğu, レシプロソー, 컷쏘, 往复锯
tool/mitre saw|-|mitre saw, miter saw, kappsäge, gehrungssäge, paneelsäge, scie à onglet,
  ingletadora, troncatrice, serra de esquadria, afkortzaag, ukośnica, kapsåg, gjærsag, kapsav,
  katkaisusaha, pokosová pila, gérvágó, gönye kesme, スライド丸ノコ, 각도절단기, 斜切锯
tool/oscillating tool|-|oscillating multi tool, oscillating tool, multifunktionswerkzeug,
  outil oscillant, multiherramienta oscilante, utensile multifunzione,
  narzędzie wielofunkcyjne oscylacyjne, multimaskin, multiverktyg oscillerande, マルチツール電動,
  만능커터, 万用宝
tool/heat gun|-|heat gun, heißluftpistole, heißluftgebläse, décapeur thermique,
  pistolet à air chaud, pistola de calor, decapador, termosoffiatore, soprador térmico,
  heteluchtpistool, opalarka, varmluftspistol, varmluftpistol, kuumailmapuhallin,
  horkovzdušná pistole, hőlégfúvó, sıcak hava tabancası, ヒートガン, 열풍기, 热风枪
tool/planer|-|planer, hobel, elektrohobel, rabot, rabot électrique, cepillo eléctrico madera,
  pialletto, plaina, schaafmachine, strug elektryczny, elhyvel, hoblík, gyalugép, カンナ, 전기대패,
  电刨
tool/router tool|-|oberfräse, défonceuse, fresadora, fresatrice, tupia, bovenfrees,
  frezarka górnowrzecionowa, handöverfräs, overfres, overfræser, yläjyrsin, horní frézka, felsőmaró,
  トリマー, 트리머, 修边机
tool/nailer|-|nailer, nail gun, nagler, druckluftnagler, cloueur, clavadora, chiodatrice, pregadora,
  tacker, gwoździarka, spikpistol, spikerpistol, sømpistol, naulain, hřebíkovačka, szegezőgép,
  çivi çakma, 釘打機, 네일건, 钉枪
tool/screwdriver|-|screwdriver, screwdriver set, schraubendreher, schraubenzieher, tournevis,
  cacciavite, cacciaviti, destornillador, chave de fenda, chave de fendas, schroevendraaier,
  śrubokręt, wkrętak, skruvmejsel, skrutrekker, skruetrækker, ruuvimeisseli, ruuvitaltta, šroubovák,
  csavarhúzó, șurubelniță, tornavida, tornavida seti, مفك, 手動ドライバー, 드라이버 세트, 螺丝刀
tool/pliers|-|pliers, zange, kombizange, wasserpumpenzange, seitenschneider, pince,
  pince multiprise, alicates, alicate, pinza, pinze, waterpomptang, szczypce, kombinerki,
  kombinationstång, tång, nebbtang, tænger, pihdit, kleště, fogó, clește, pense, كماشة, زردية,
  ペンチ, プライヤー, 펜치, 플라이어, 钳子
tool/wrench|-|torque wrench, spanner, spanner set, schraubenschlüssel, drehmomentschlüssel,
  maulschlüssel, ringschlüssel, clé dynamométrique, clé à molette, llave inglesa,
  llave dinamométrica, chiave inglese, chiave dinamometrica, chave inglesa, torquímetro,
  moersleutel, momentsleutel, klucz dynamometryczny, klucz płasko-oczkowy, momentnyckel,
  skiftnyckel, momentnøkkel, momentnøgle, momenttiavain, momentový klíč, nyomatékkulcs,
  cheie dinamometrică, tork anahtarı, مفتاح عزم, トルクレンチ, スパナ, 토크렌치, 렌치, 扭力扳手,
  扳手
tool/socket set|-|socket set, ratchet set, steckschlüsselsatz, knarrenkasten, ratschenkasten,
  coffret de douilles, jeu de douilles, juego de llaves de vaso, set di chiavi a bussola,
  jogo de soquetes, doppenset, dopsleutelset, zestaw kluczy nasadowych, hylsnyckelsats,
  pipenøkkelsett, topnøglesæt, hylsysarja, gola sada, dugókulcs készlet, lokma takımı,
  ソケットレンチセット, 소켓세트, 套筒扳手
tool/hammer|-|claw hammer, hammer, klauenhammer, marteau, martillo, martello, młotek, hammare,
  vasara, kladivo, kalapács, ciocan, çekiç, مطرقة, ハンマー, 망치, 锤子
tool/bit set|-|drill bit set, drill bits, bit set, bohrer-set, bohrersatz, bitset, bit-set,
  coffret d'embouts, jeu de forets, juego de brocas, set di punte, jogo de brocas, borenset,
  bitsset, zestaw wierteł, zestaw bitów, borrsats, bitssats, borsett, bitssæt, borsæt,
  poranteräsarja, sada vrtáků, sada bitů, fúrókészlet, set burghie, matkap ucu seti,
  ドリルビットセット, ビットセット, 비트세트, 钻头套装
tool/tape measure|-|tape measure, maßband, bandmaß, mètre ruban, cinta métrica, flexómetro,
  flessometro, fita métrica, trena, rolmaat, meetlint, miarka zwijana, taśma miernicza, måttband,
  målebånd, rullamitta, svinovací metr, mérőszalag, ruletă, şerit metre, متر قياس, メジャー,
  コンベックス, 줄자, 卷尺
tool/laser level|-|laser level, linienlaser, kreuzlinienlaser, niveau laser, livella laser,
  nivel láser, lijnlaser, kruislijnlaser, linjelaser, korslinjelaser, laser krzyżowy, laser liniowy,
  křížový laser, linjalaseri, ristilinjalaser, vonallézer, nivelă laser, lazer hizalama, ميزان ليزر,
  墨出し器, 레이저 레벨기, 激光水平仪
tool/distance meter|-|laser measure, laser distance meter, entfernungsmesser,
  laser-entfernungsmesser, télémètre laser, medidor láser, misuratore laser, trena laser,
  medidor laser, afstandsmeter, dalmierz laserowy, avståndsmätare, avstandsmåler, afstandsmåler,
  etäisyysmittari, laserový dálkoměr, távolságmérő, telemetru, lazer metre, レーザー距離計,
  레이저 거리측정기, 激光测距仪
tool/compressor|-|air compressor, kompressor, compresseur, compresor, compressore, compressor de ar,
  sprężarka, kompresor, luftkompressor, kompressori, kompresszor, hava kompresörü, كمبروسر,
  エアーコンプレッサー, コンプレッサー, 컴프레서, 콤프레샤, 空压机
tool/welder|-|welder, welding machine, schweißgerät, poste à souder, soldadora, inversor de solda,
  saldatrice, lasapparaat, spawarka, svets, sveiseapparat, svejser, hitsauskone, svářečka,
  hegesztőgép, aparat de sudură, kaynak makinesi, ماكينة لحام, 溶接機, 용접기, 电焊机
tool/soldering iron|-|soldering iron, soldering station, lötkolben, lötstation, fer à souder,
  station de soudage, soldador, saldatore, ferro de solda, soldeerbout, soldeerstation, lutownica,
  lödkolv, loddebolt, loddekolbe, juotoskolvi, páječka, forrasztópáka, letcon, havya, كاوية لحام,
  はんだごて, 인두기, 电烙铁
tool/pressure washer|-|pressure washer, power washer, hochdruckreiniger, nettoyeur haute pression,
  idropulitrice, hidrolimpiadora, hidrolavadora, lavadora de alta pressão, hogedrukreiniger,
  myjka ciśnieniowa, myjka wysokociśnieniowa, högtryckstvätt, høytrykksspyler, høytryksrenser,
  højtryksrenser, painepesuri, vysokotlaký čistič, tlaková myčka, magasnyomású mosó,
  curățitor cu înaltă presiune, aparat de spălat cu presiune, basınçlı yıkama makinesi,
  غسالة ضغط عالي, 高圧洗浄機, 고압세척기, 高压清洗机, 洗车机
tool/wet dry vacuum|-|wet dry vacuum, wet and dry vacuum, nass-trockensauger,
  nass- und trockensauger, industriesauger, aspirateur eau et poussière,
  aspirador de sólidos y líquidos, bidone aspiratutto, aspiratutto, alleszuiger,
  odkurzacz przemysłowy, grovdammsugare, våtdammsugare, imuri märkä, průmyslový vysavač,
  ıslak kuru süpürge, 乾湿両用掃除機, 건습식 청소기
tool/ladder|-|ladder, step ladder, leiter, stehleiter, teleskopleiter, échelle, escabeau, escalera,
  escalera de mano, scala telescopica, scaletta, escada, drabina, stege, stige, tikkaat, žebřík,
  létra, scară, merdiven, سلم, 脚立, はしご, 사다리, 梯子
tool/multimeter|-|multimeter, multimètre, multímetro, multimetro, tester cyfrowy,
  miernik uniwersalny, yleismittari, multiméter, multimetru, multimetre, ملتيميتر, テスター,
  マルチメーター, 멀티미터, 테스터기, 万用表
tool/glue gun|-|glue gun, heißklebepistole, pistolet à colle, pistola de silicona,
  pistola per colla, pistola de cola, lijmpistool, pistolet do kleju, limpistol, kuumaliimapistooli,
  tavná pistole, ragasztópisztoly, グルーガン, 글루건, 热熔胶枪
tyre|-|car tyre, car tyres, car tire, autoreifen, sommerreifen, winterreifen, ganzjahresreifen,
  summer tyre, winter tyre, all season tyre, pneu, pneus, pneu été, pneu hiver, pneu 4 saisons,
  neumático, neumáticos, pneumatico, pneumatici, gomme invernali, gomme estive, autoband, zomerband,
  winterband, opona, opony, opona letnia, opona zimowa, sommardäck, vinterdäck, sommerdekk,
  vinterdekk, sommerdæk, vinterdæk, kesärengas, talvirengas, letní pneu, zimní pneu, nyári gumi,
  téli gumi, anvelopă, anvelope, oto lastik, lastik, إطار, اطار سيارة, 夏タイヤ, スタッドレスタイヤ,
  타이어, 轮胎
car/engine oil|-|engine oil, motor oil, motoröl, huile moteur, aceite de motor, aceite motor,
  olio motore, óleo de motor, óleo motor, motorolie, olej silnikowy, motorolja, motorolje,
  moottoriöljy, motorový olej, motorolaj, ulei motor, motor yağı, زيت محرك, エンジンオイル,
  엔진오일, 机油
car/wiper blade|-|wiper blade, wiper blades, scheibenwischer, wischerblatt, wischblätter,
  essuie-glace, balai d'essuie-glace, limpiaparabrisas, escobilla limpiaparabrisas, tergicristallo,
  spazzole tergicristallo, palheta, escova limpa para-brisas, ruitenwisser, ruitenwissers,
  wycieraczka, wycieraczki, torkarblad, viskerblad, vindusvisker, viskerblade, pyyhkijänsulka,
  stěrače, ablaktörlő, ștergătoare, silecek, مساحات زجاج, ワイパーブレード, 와이퍼, 雨刮器, 雨刷
car/brake pads|-|brake pads, brake pad, bremsbeläge, bremsbelag, plaquettes de frein,
  pastillas de freno, pastiglie freno, pastilha de freio, pastilhas de travão, remblokken,
  klocki hamulcowe, bromsbelägg, bremseklosser, bremseklodser, jarrupalat, brzdové destičky,
  fékbetét, plăcuțe de frână, fren balatası, تيل فرامل, ブレーキパッド, 브레이크 패드, 刹车片
car/child seat|-|car seat, child car seat, kindersitz, autokindersitz, babyschale, siège auto,
  cosy bébé, silla de coche, seggiolino auto, cadeira auto, cadeirinha, autostoel, autostoeltje,
  fotelik samochodowy, bilbarnstol, bilstol, barnestol bil, autostol, turvaistuin, autosedačka,
  gyerekülés, scaun auto, oto koltuğu, مقعد سيارة اطفال, チャイルドシート, 카시트, 安全座椅
car/dash cam|-|dash cam, dashcam, dash camera, autokamera, caméra embarquée, cámara de coche,
  telecamera auto, câmara para carro, wideorejestrator, wideorejestrator samochodowy,
  rejestrator jazdy, bilkamera, kojelautakamera, menetrögzítő kamera, cameră auto, araç kamerası,
  داش كام, ドライブレコーダー, ドラレコ, 블랙박스, 行车记录仪
car/car battery|-|car battery, autobatterie, starterbatterie, batterie voiture, batería de coche,
  batteria auto, bateria automotiva, autoaccu, akumulator samochodowy, bilbatteri, auton akku,
  autobaterie, autó akkumulátor, baterie auto, araba aküsü, akü, بطارية سيارة, カーバッテリー,
  자동차배터리, 汽车电瓶
car/jump starter|-|jump starter, starthilfe, starthilfegerät, booster batterie,
  arrancador de batería, avviatore di emergenza, auxiliar de partida, urządzenie rozruchowe,
  starthjälp, starthjelp, apukäynnistin, startovací zdroj, bikázó, ジャンプスターター, 점프스타터,
  应急启动电源
tyre|-|tyre, tyres, tire, tires, reifen, banden, däck, dekk, dæk, rengas, renkaat, pneumatika,
  gumiabroncs, タイヤ, bike tyre, bicycle tyre, fahrradreifen, faltreifen, drahtreifen, bike tire,
  pneu vélo, pneu vtt, cubierta bicicleta, cubierta mtb, copertone, copertone bici, copertoncino,
  pneu bicicleta, pneu de bicicleta, fietsband, buitenband, opona rowerowa, cykeldäck, sykkeldekk,
  cykeldæk, polkupyörän rengas, ulkorengas, plášť na kolo, kerékpár külső, külső gumi,
  anvelopă bicicletă, bisiklet lastiği, dış lastik, 自転車タイヤ, 자전거 타이어, 自行车外胎
bike/inner tube|-|inner tube, inner tubes, fahrradschlauch, chambre à air, chambre a air,
  cámara de aire, camera d'aria, câmara de ar, binnenband, dętka, cykelslang, sykkelslange,
  cykelslange, sisärengas, sisäkumi, duše na kolo, belső gumi, cameră bicicletă, iç lastik,
  チューブ 自転車, 자전거 튜브, 内胎
bike/cassette|-|bike cassette, kassette, ritzelpaket, zahnkranz, cassette vélo, casete,
  pacco pignoni, cassetta pignoni, cassete, kaseta, kaseta rowerowa, kassett, rataspakka, kazeta,
  fogaskoszorú, lánckeréksor, pinioane, ruble bisiklet, カセットスプロケット, スプロケット,
  카세트 스프라켓, 스프라켓, 飞轮
bike/chain|-|bike chain, bicycle chain, fahrradkette, chaîne vélo, chaîne de vélo, cadena bicicleta,
  cadena de bicicleta, catena bici, catena bicicletta, corrente bicicleta, corrente de bicicleta,
  fietsketting, łańcuch rowerowy, cykelkedja, sykkelkjede, cykelkæde, polkupyörän ketju,
  řetěz na kolo, kerékpárlánc, lanț bicicletă, bisiklet zinciri, 自転車チェーン, 자전거 체인,
  自行车链条
bike/derailleur|-|derailleur, rear derailleur, front derailleur, schaltwerk, umwerfer, dérailleur,
  cambio trasero, desviador, deragliatore, cambio posteriore, câmbio traseiro, desviador traseiro,
  achterderailleur, voorderailleur, przerzutka, bakväxel, framväxel, bakgir, bagskifter,
  takavaihtaja, přehazovačka, hátsó váltó, schimbător spate, arka vites, リアディレイラー,
  ディレイラー, 뒷드레일러, 변속기, 后拨
bike/pedals|-|pedals, pedale, pédales, pedales, pedali, pedais, pedalen, pedały, pedaler, polkimet,
  pedály, pedál, بدالات, ペダル, 페달, 脚踏
bike/helmet|-|bike helmet, bicycle helmet, cycling helmet, fahrradhelm, casque vélo, casque de vélo,
  casco de bicicleta, casco ciclismo, casco bici, capacete bicicleta, capacete ciclismo, fietshelm,
  kask rowerowy, cykelhjälm, sykkelhjelm, cykelhjelm, pyöräilykypärä, cyklistická helma,
  přilba na kolo, kerékpáros sisak, cască bicicletă, bisiklet kaskı, خوذة دراجة, 自転車ヘルメット,
  サイクルヘルメット, 자전거 헬멧, 骑行头盔
bike/saddle|-|bike saddle, bicycle saddle, fahrradsattel, selle vélo, selle de vélo, sillín,
  sella bici, selim, fietszadel, siodełko, cykelsadel, sykkelsete, cykelsaddel, satula,
  sedlo na kolo, nyereg, șa bicicletă, bisiklet selesi, サドル, 자전거 안장, 安장
bike/brake|-|disc brake, scheibenbremse, frein à disque, freno de disco, freno a disco,
  freio a disco, travão de disco, schijfrem, hamulec tarczowy, skivbroms, skivebrems, skivebremse,
  levyjarru, kotoučová brzda, tárcsafék, frână pe disc, disk fren, ディスクブレーキ,
  디스크 브레이크, 碟刹
bike/bicycle|-|bicycle, mountain bike, road bike, e-bike, ebike, fahrrad, mountainbike, rennrad,
  pedelec, vélo, vélo électrique, vtt, bicicleta, bicicleta eléctrica, bicicletta, bici elettrica,
  fiets, elektrische fiets, rower, rower elektryczny, cykel, elcykel, sykkel, elsykkel, polkupyörä,
  sähköpyörä, jízdní kolo, elektrokolo, kerékpár, elektromos kerékpár, bicicletă, bisiklet,
  دراجة هوائية, 自転車, 電動自転車, 자전거, 전기자전거, 自行车
scooter|-|electric scooter, e-scooter, elektroroller, e-roller, trottinette électrique, trottinette,
  patinete eléctrico, monopattino elettrico, monopattino, trotinete elétrica, elektrische step,
  hulajnoga elektryczna, hulajnoga, elsparkcykel, elsparkesykkel, el-løbehjul, sähköpotkulauta,
  elektrická koloběžka, elektromos roller, trotinetă electrică, elektrikli scooter, سكوتر كهربائي,
  電動キックボード, 전동킥보드, 킥보드, 电动滑板车
sport/football|-|soccer ball, football ball, fußball, ballon de football, ballon de foot,
  balón de fútbol, pallone da calcio, bola de futebol, voetbal, piłka nożna, piłka do piłki nożnej,
  fotboll, fodbold, jalkapallo, fotbalový míč, futball-labda, minge de fotbal, futbol topu, كرة قدم,
  サッカーボール, 축구공, 足球
sport/basketball|-|basketball ball, ballon de basket, balón de baloncesto, pallone da basket,
  bola de basquete, basketbal, piłka do koszykówki, koripallo, basketbalový míč, kosárlabda,
  basketbol topu, كرة سلة, バスケットボール, 농구공, 篮球
sport/racket|-|tennis racket, tennis racquet, padel racket, tennisschläger, padelschläger,
  raquette de tennis, raquette de padel, raqueta de tenis, pala de pádel, racchetta da tennis,
  racchetta padel, raquete de ténis, raquete de tênis, tennisracket, padelracket, rakieta tenisowa,
  rakieta do padla, tennisketsjer, tennismaila, tenisová raketa, teniszütő, rachetă de tenis,
  tenis raketi, مضرب تنس, テニスラケット, 테니스 라켓, 网球拍
sport/dumbbell|-|dumbbell, dumbbells, hantel, hanteln, kurzhantel, haltère, haltères, mancuerna,
  mancuernas, manubrio, manubri, haltere, halteres, dumbells, halter, hantle, håndvægt, käsipaino,
  činka, jednoruční činka, súlyzó, ganteră, dambıl, دمبل, ダンベル, 덤벨, 아령, 哑铃
sport/yoga mat|-|yoga mat, yogamatte, gymnastikmatte, tapis de yoga, esterilla de yoga,
  tappetino yoga, tapete de yoga, yogamat, mata do jogi, yogamatta, yogamåtte, joogamatto,
  podložka na jógu, jógaszőnyeg, saltea yoga, yoga matı, سجادة يوغا, ヨガマット, 요가매트, 瑜伽垫
sport/treadmill|-|treadmill, laufband, tapis de course, cinta de correr, tapis roulant,
  esteira ergométrica, passadeira, loopband, bieżnia, löpband, tredemølle, løbebånd, juoksumatto,
  běžecký pás, futópad, bandă de alergat, koşu bandı, جهاز مشي, ルームランナー, 런닝머신, 跑步机
sport/tent|-|tent, zelt, campingzelt, tente, tienda de campaña, tenda da campeggio,
  barraca de camping, tenda de campismo, namiot, tält, telt, teltta, stan pro, sátor, çadır, خيمة,
  テント, 텐트, 帐篷
sport/sleeping bag|-|sleeping bag, schlafsack, sac de couchage, saco de dormir, sacco a pelo,
  saco-cama, slaapzak, śpiwór, sovsäck, sovepose, makuupussi, spací pytel, hálózsák, sac de dormit,
  uyku tulumu, كيس نوم, 寝袋, シュラフ, 침낭, 睡袋
sport/skates|-|inline skates, inliner, rollers en ligne, patines en línea, pattini in linea,
  patins em linha, łyżworolki, inlines, rullaluistimet, kolečkové brusle, görkorcsolya, paten,
  インラインスケート, 인라인스케이트, 轮滑鞋
sport/helmet|-|ski helmet, skihelm, casque de ski, casco de esquí, casco da sci, capacete de esqui,
  kask narciarski, skidhjälm, skihjelm, laskettelukypärä, lyžařská helma, síelős sisak, kayak kaskı,
  スキーヘルメット, 스키 헬멧, 滑雪头盔
sport/fishing rod|-|fishing rod, angelrute, canne à pêche, caña de pescar, canna da pesca,
  vara de pesca, cana de pesca, hengel, wędka, spinnspö, fiskestang, vapa, rybářský prut,
  horgászbot, lansetă, olta, صنارة صيد, 釣竿, 釣り竿, 낚시대, 鱼竿`;
