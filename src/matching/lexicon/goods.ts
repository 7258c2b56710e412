/**
 * What a kind of goods is called in the shops of the panel, beside what `generic-words.ts` knows: a
 * title that names the kind says no more than one that does not, whatever its language. Words that
 * are as often part of a name ("pop", "bal", "bot") are left out.
 */
export const GOODS = `
soundbar|-|soundbar, sound bar, barre de son, barra de sonido, barra de som, soundbars, مكبر صوت تلفاز,
  ساوند بار, サウンドバー, 사운드바
action camera|-|action camera, action cam, action-kamera, actionkamera, caméra d'action, cámara de acción,
  videocamera d'azione, actiecamera, kamera sportowa, aksiyon kamerası, câmera de ação, كاميرا حركة,
  كاميرا اكشن, アクションカメラ, アクションカム, 액션캠, 액션카메라, dashcam, dash cam, camcorder
drone|-|drone, drones, drohne, dron, drönare, درون, طائرة درون, ドローン, 드론, quadcopter
ereader|-|e-reader, ereader, e-book-reader, ebook reader, e-book reader, liseuse, lettore di e-book,
  lettore ebook, lector electrónico, lector de libros electrónicos, läsplatta, läsplattor,
  czytnik e-booków, czytnik ebooków, czytnik, e-kitap okuyucu, e-kitap okuyucusu, leitor digital,
  leitor de livros digitais, قارئ كتب إلكتروني, قارئ إلكتروني, قارئ كتب, 電子書籍リーダー, 電子書籍端末, 전자책 리더기, 전자책리더기,
  이북리더기
projector|-|projector, beamer, projektor, vidéoprojecteur, projecteur, proiettore, videoproiettore,
  proyector, projetor, projeksiyon, projeksiyon cihazı, جهاز عرض, بروجكتر, プロジェクター, 프로젝터, 빔프로젝터
router|-|router, routers, wlan-router, wifi-router, routeur, roteador, ruter, yönlendirici,
  wi-fi yönlendirici, راوتر, راوتر واي فاي, ルーター, wi-fiルーター, 공유기, 와이파이 공유기, 라우터, mesh, access point
graphics card|-|graphics card, grafikkarte, carte graphique, scheda video, scheda grafica,
  tarjeta gráfica, tarjeta de vídeo, videokaart, grafische kaart, grafikkort, karta graficzna,
  ekran kartı, placa de vídeo, placa gráfica, بطاقة رسومات, كرت شاشة, グラフィックボード, グラフィックカード, ビデオカード, 그래픽카드,
  그래픽 카드
webcam|-|webcam, webcams, web cam, cámara web, webbkamera, webkamera, kamera internetowa, web kamerası,
  كاميرا ويب, ウェブカメラ, webカメラ, 웹캠
microphone|-|microphone, mikrofon, micrófono, microfono, microfone, microfoon, micro usb, usb-mikrofon,
  usb-microfoon, ميكروفون, マイク, usbマイク, 마이크, usb 마이크
monitor|-|écran pc, bildskärm, monitör, شاشة كمبيوتر, 컴퓨터 모니터, bildskärmar, datorskärm
tablet|-|tableta, جهاز لوحي, çizim tableti, 태블릿pc
laptop|-|حاسوب محمول, حاسب محمول, كمبيوتر محمول, ultrabook, chromebook
watch|-|armbanduhr, montre connectée, smartklocka, smartklockor, reloj inteligente, relógio inteligente,
  smartwatches, armbandsur, ساعة يد, 손목시계, 스마트 워치, herrenuhr, damenuhr, montre homme
phone|-|smartfon, mobiltelefoner, telemóveis, teléfono móvil, هاتف محمول
mouse|-|drahtlose maus, kabellose maus, souris sans fil, ratón inalámbrico, mouse sem fio,
  mysz bezprzewodowa, trådlös mus, draadloze muis, فأرة لاسلكية
camera|-|appareil photo numérique, fotocamera digitale, cámara digital, câmera digital,
  aparat cyfrowy, dijital fotoğraf makinesi, كاميرا رقمية, 디지털 카메라, 디지털카메라, systemkamera, vlogkamera
printer|-|tintenstrahldrucker, laserdrucker, imprimante multifonction, impresora multifunción,
  multifunktionsdrucker, multifunktionsskrivare, multifunzione
headphones|-|in-ear-kopfhörer, auriculares de botón, öronsnäckor, słuchawki douszne,
  kulak içi kulaklık, fones intra-auriculares, سماعات أذن, سماعات لاسلكية, earphone
speaker|-|bluetooth-lautsprecher, enceinte bluetooth, bluetooth-speaker, altavoz bluetooth,
  bluetooth-högtalare, głośnik bluetooth, bluetooth hoparlör, caixa de som bluetooth,
  مكبر صوت بلوتوث, ブルートゥーススピーカー, 블루투스 스피커, 블루투스스피커
coffee|-|coffee beans, whole bean, whole beans, kaffeebohnen, ganze bohnen, café en grains, café moulu,
  caffè in grani, café en grano, koffiebonen, koffie, kaffebönor, kaffe, kawa ziarnista, kawa mielona,
  çekirdek kahve, café em grãos, حبوب قهوة, قهوة حبوب, コーヒー豆, 원두커피, 원두, ground coffee
spread|-|hazelnut spread, nuss-nougat-creme, nussnougatcreme, pâte à tartiner, crema spalmabile,
  crema de avellanas, crema de cacao, hazelnootpasta, hasselnötskräm, krem orzechowy, fındık kreması,
  كريمة البندق, creme de avelã, ヘーゼルナッツスプレッド, 헤이즐넛 스프레드, 초콜릿 스프레드
tea|-|tea, teas, tea bags, teabags, teebeutel, tee, thé en sachets, tè in bustine, té en bolsitas,
  theezakjes, tepåsar, herbata, herbata w torebkach, poşet çay, çay, chá, chá em saquinhos, شاي,
  أكياس شاي, ティーバッグ, 紅茶, 티백, 홍차
olive oil|-|olive oil, olivenöl, huile d'olive, olio d'oliva, olio extravergine di oliva,
  olio extra vergine di oliva, aceite de oliva, olijfolie, olivolja, oliwa, oliwa z oliwek, zeytinyağı,
  azeite, azeite de oliva, زيت زيتون, オリーブオイル, 올리브유, 올리브오일, oil
pasta|-|pasta, nudeln, pâtes, makaron, makarna, macarrão, massa, معكرونة, パスタ, 파스타, noodles
cereal|-|cereal, cereals, breakfast cereal, müsli, céréales, cereali, cereales, ontbijtgranen,
  flingor, płatki śniadaniowe, płatki, kahvaltılık gevrek, gevrek, cereal matinal, cereais,
  حبوب إفطار, シリアル, 시리얼
chocolate|-|schokolade, chocolat, cioccolato, chocolade, choklad, czekolada, çikolata, شوكولاتة,
  شوكولاته, チョコレート, チョコ, 초콜릿, chocolate bar
sauce|-|sauce, soße, sos, salsa, saus, molho, صلصة, صوص, ソース, 소스
honey|-|honey, honig, miel, miele di acacia, miele millefiori, honing, honung, miód, عسل, はちみつ, 蜂蜜, 꿀, 벌꿀
energy drink|-|energy drink, energydrink, energy-drink, boisson énergisante, bevanda energetica,
  bebida energética, bebida energizante, energiedrank, energidryck, napój energetyczny,
  enerji içeceği, مشروب طاقة, エナジードリンク, 에너지 드링크, 에너지드링크
multitool|-|multi-tool, multitool, multi tool, pocket knife, taschenmesser, taschenwerkzeug,
  outil multifonction, couteau suisse, attrezzo multifunzione, coltellino, coltellino svizzero,
  multiherramienta, navaja, multiverktyg, zakmes, fickkniv, scyzoryk, narzędzie wielofunkcyjne,
  çok amaçlı alet, çakı, أداة متعددة, canivete, canivete multiuso, マルチツール, ナイフ, 멀티툴, 맥가이버칼
jeans|-|jeans, jean, vaqueros, pantalón vaquero, dżinsy, spodnie, kot pantolon, calça jeans, calça,
  جينز, ジーンズ, デニム, 청바지, denim, trousers, pants, pantalon
shoes|-|shoes, sneakers, sneaker, trainers, running shoes, schuhe, laufschuhe, turnschuhe, chaussures,
  baskets, scarpe, scarpe da ginnastica, zapatillas, zapatillas deportivas, zapatos, schoenen,
  skor, buty, buty sportowe, ayakkabı, spor ayakkabı, tênis, sapatilhas, sapatos, حذاء,
  حذاء رياضي, スニーカー, シューズ, 靴, 운동화, 스니커즈, 신발
boots|-|boots, stiefel, bottes, bottines, stivali, botas, laarzen, kängor, stövlar, kozaki, çizme,
  حذاء طويل, بوت, ブーツ, 부츠, 워커
jacket|-|jacket, jackets, jacke, daunenjacke, regenjacke, veste, doudoune, jas, winterjas, giacca, giacche, piumino,
  chaqueta, cazadora, jacka, kurtka, ceket, jaqueta, casaco, سترة, جاكيت, ジャケット, ダウンジャケット, 재킷, 자켓,
  패딩
sunglasses|-|sunglasses, sonnenbrille, lunettes de soleil, lunettes, occhiali da sole, occhiali,
  gafas de sol, gafas, zonnebril, solglasögon, okulary przeciwsłoneczne, okulary,
  güneş gözlüğü, gözlük, نظارة شمسية, نظارات شمسية, óculos de sol, óculos, サングラス, 선글라스
toy|-|toy blaster, blaster, spielzeugblaster, pistolet à fléchettes, blaster giocattolo,
  lanzador de dardos, pistola de dardos, speelgoedblaster, leksaksblaster, wyrzutnia,
  wyrzutnia zabawkowa, oyuncak tabanca, lançador de dardos, قاذفة لعبة, トイブラスター, 장난감 블래스터, 너프건,
  doll, dolls, puppe, puppenhaus, poupée, maison de poupée, bambola, casa delle bambole, muñeca,
  casa de muñecas, poppenhuis, docka, dockskåp, lalka, domek dla lalek, oyuncak bebek, دمية, عروسة,
  boneca, casa de bonecas, ドール, 着せ替え人形, 인형의집, brinquedo de montar, 블록 세트, ブロックセット, byggsatser
board game|-|brettspiel, jeu de société, gioco da tavolo, juego de mesa, bordspel, brädspel,
  gra planszowa, gra, kutu oyunu, masa oyunu, jogo de tabuleiro, لعبة لوحية, ボードゲーム, 보드게임, party game,
  gesellschaftsspiel, sällskapsspel, family game, strategy game, base game, grundspiel,
  jeu de base, juego base, gioco base, basisspel, grundspel, gra podstawowa, temel oyun, jogo base
game|-|tv-spel, oyun, video oyunu, 게임 타이틀, gra wideo, gry wideo, juego de consola
coffee machine|-|coffee machine, coffee maker, espresso machine, kaffeevollautomat, kaffeemaschine,
  espressomaschine, machine à café, cafetière, machine expresso, macchina da caffè, macchina caffè,
  cafetera, cafetera superautomática, koffiemachine, espressomachine, koffiezetapparaat, kaffemaskin,
  espressomaskin, ekspres do kawy, ekspres, kahve makinesi, espresso makinesi, ماكينة قهوة,
  صانعة قهوة, cafeteira, máquina de café, コーヒーメーカー, エスプレッソマシン, コーヒーマシン, 커피 머신, 커피머신, 커피메이커
vacuum|-|akku-staubsauger, aspirateur balai, aspirapolvere senza fili, aspiradora sin cable,
  aspiradora inalámbrica, steelstofzuiger, sladdlös dammsugare, skaftdammsugare,
  odkurzacz bezprzewodowy, odkurzacz pionowy, dikey süpürge, مكنسة لاسلكية, aspirador sem fio,
  コードレス掃除機, 무선 청소기, 무선청소기, robot vacuum, saugroboter, robot aspirateur, aspirateur robot,
  robot aspirapolvere, robot aspirador, robotstofzuiger, robotdammsugare, robot sprzątający,
  robot süpürge, مكنسة روبوت, robô aspirador, ロボット掃除機, 로봇 청소기, 로봇청소기
air fryer|-|air fryer, airfryer, heißluftfritteuse, friteuse sans huile, friteuse à air, friggitrice ad aria,
  freidora de aire, freidora sin aceite, heteluchtfriteuse, luftfritös, frytkownica beztłuszczowa,
  frytkownica, airfryer fritöz, fritöz, yağsız fritöz, قلاية هوائية, قلاية بدون زيت, fritadeira,
  fritadeira sem óleo, ノンフライヤー, エアフライヤー, 에어프라이어
mixer|-|stand mixer, mixer, küchenmaschine, robot pâtissier, robot culinaire, impastatrice,
  impastatrice planetaria, planetaria, batidora, batidora amasadora, amasadora, robot de cocina,
  keukenmachine, keukenrobot, köksmaskin, köksassistent, robot planetarny, robot kuchenny,
  stand mikser, mikser, عجانة, خلاط, batedeira, batedeira planetária, スタンドミキサー, ミキサー, 스탠드 믹서, 스탠드믹서,
  반죽기, hand mixer, blender
kettle|-|electric kettle, kettle, wasserkocher, bouilloire, bouilloire électrique, bollitore,
  bollitore elettrico, hervidor, hervidor eléctrico, waterkoker, vattenkokare, czajnik,
  czajnik elektryczny, su ısıtıcı, su ısıtıcısı, غلاية, غلاية كهربائية, chaleira, chaleira elétrica,
  電気ケトル, ケトル, 전기 주전자, 전기주전자, 전기포트
toothbrush|-|toothbrush, electric toothbrush, elektrische zahnbürste, zahnbürste, schallzahnbürste,
  brosse à dents électrique, brosse à dents, spazzolino, spazzolino elettrico, cepillo eléctrico,
  cepillo de dientes, cepillo de dientes eléctrico, elektrische tandenborstel, tandenborstel,
  eltandborste, tandborste, szczoteczka, szczoteczka elektryczna, szczoteczka soniczna, diş fırçası,
  elektrikli diş fırçası, şarjlı diş fırçası, فرشاة أسنان, فرشاة أسنان كهربائية, escova de dentes,
  escova de dentes elétrica, 電動歯ブラシ, 歯ブラシ, 전동칫솔, 전동 칫솔
hair dryer|-|hair dryer, hairdryer, haartrockner, föhn, sèche-cheveux, asciugacapelli,
  secador de pelo, secador, secador de cabelo, haardroger, hårtork, hårfön, suszarka,
  suszarka do włosów, saç kurutma makinesi, fön makinesi, مجفف شعر, ヘアドライヤー, ドライヤー, 헤어드라이어, 드라이기
lamp|-|smart lamp, smart bulb, lamp, light bulb, bulb, smarte lampe, lampe, leuchtmittel, glühbirne,
  lampe connectée, ampoule, ampoule connectée, lampada, lampada smart, lampadina, lámpara,
  lámpara inteligente, bombilla, slimme lamp, lichtbron, smart lampa, lampa, glödlampa, ljuskälla,
  inteligentna lampa, żarówka, akıllı lamba, ampul, lamba, مصباح, مصباح ذكي, لمبة, lâmpada,
  lâmpada inteligente, スマートライト, スマート電球, 電球, 스마트 조명, 스마트조명, 전구, led bulb
thermostat|-|thermostat, smart thermostat, smartes thermostat, heizkörperthermostat, thermostat connecté,
  termostato, termostato smart, termostato inteligente, thermostaat, slimme thermostaat, termostat,
  smart termostat, inteligentny termostat, akıllı termostat, منظم حرارة, منظم حرارة ذكي, ترموستات,
  サーモスタット, スマートサーモスタット, 온도조절기, 스마트 온도조절기
water filter|-|water filter jug, water filter pitcher, wasserfilterkanne, wasserfilter, carafe filtrante,
  caraffa filtrante, jarra filtrante, waterfilterkan, vattenfilterkanna, dzbanek filtrujący,
  su filtresi sürahisi, filtreli sürahi, إبريق فلتر ماء, jarra com filtro, jarra filtradora, 浄水ポット, 정수 주전자,
  브리타 정수기, 정수기
figure|-|collectible figure, sammelfigur, figurine de collection, figura da collezione,
  figura coleccionable, verzamelfiguur, samlarfigur, figurka kolekcjonerska, koleksiyon figürü,
  figura colecionável, vinyl figure, vinylfigur, figurine en vinyle, 컬렉션 피규어
praise|-|life extension, hair extensions, extension cable, extension cord, extension lead,
  extension tube
lock|-|smart lock, door lock, bike lock, u-lock, chain lock, combination lock, cable lock, padlock, key lock,
  twist lock, flip lock, lock screen, child lock`;
