/**
 * What kind of thing a product is, and how shops praise it, so that a title that says more than was
 * asked is not taken for another product, and a translated one is not missing words.
 */
export const GENERIC_WORDS = `
headphones|-|headphones, headphone, headset, headsets, earphones, earphone, earbuds, earbud,
  in-ear, over-ear, over ear, on-ear, kopfhörer, kabellose kopfhörer, ohrhörer,
  bluetooth-kopfhörer, casque, casques, écouteurs, casque audio, auriculares, audífonos, cascos,
  diadema, cuffie, auricolari, cuffia, fones, fone, fone de ouvido, fones de ouvido,
  auscultadores, auriculares bluetooth, koptelefoon, hoofdtelefoon, oordopjes, hörlurar, hörlur,
  słuchawki, nauszne, kulaklık, kulaküstü, kulak üstü, سماعات, سماعة, سماعة رأس, سماعات رأس,
  سماعات اذن, ヘッドホン, ヘッドフォン, イヤホン, ワイヤレスヘッドホン, ワイヤレスイヤホン, ヘッドセット, 헤드폰, 헤드셋, 이어폰, 무선헤드폰, 블루투스헤드폰
phone|-|smartphone, smartphones, phone, phones, mobile, mobile phone, cell phone, cellphone,
  handy, mobiltelefon, téléphone, téléphone portable, móvil, teléfono, celular, telefono,
  telefone, telemóvel, telefoon, telefon, komórkowy, cep telefonu, akıllı telefon, هاتف, جوال,
  موبايل, هاتف ذكي, スマートフォン, スマホ, 携帯電話, 스마트폰, 휴대폰, 핸드폰, 자급제, unlocked, sim-free, sim free,
  simlockfrei, débloqué, libre, dual sim, dualsim, nano-sim, esim, smart phone, feature phone,
  handphone
console|-|console, consoles, konsole, spielkonsole, spielekonsole, consola, consola de juegos,
  consola de videojuegos, console de jeux, console de jeu, console portatile, console portable,
  console per videogiochi, spelconsole, spelcomputer, spelkonsol, konsol, konsola,
  konsola do gier, oyun konsolu, جهاز العاب, منصة العاب, جهاز, كونسول, ゲーム機, ゲーム機本体, 本体, 게임기, 콘솔,
  콘솔게임기, videogame console, game console, gaming console, handheld, handheld console,
  portable console, videoconsola, videospielkonsole, système, system
mouse|-|mouse, maus, souris, ratón, rato, muis, mus, mysz, myszka, fare, ماوس, فأرة, マウス, 마우스,
  ワイヤレスマウス, 무선마우스, kablosuz mouse, funkmaus
keyboard|-|keyboard, tastatur, clavier, teclado, tastiera, toetsenbord, tangentbord, klawiatura,
  klavye, لوحة مفاتيح, キーボード, 키보드
television|-|tv, tvs, television, televisions, fernseher, téléviseur, televisor, televisión,
  televisore, televisão, televisie, tv-apparat, telewizor, televizyon, تلفزيون, تلفاز, テレビ, 液晶テレビ,
  티비, 텔레비전, smart tv, led tv, lcd tv, hdtv
monitor|-|monitor, monitors, bildschirm, écran, pantalla, schermo, tela, beeldscherm, skärm,
  ekran, شاشة, モニター, ディスプレイ, 모니터, display, screen
laptop|-|laptop, laptops, notebook, notebooks, ordinateur portable, portátil, computer portatile,
  bärbar dator, dizüstü, dizüstü bilgisayar, لابتوب, ノートパソコン, ノートpc, 노트북, computer, computers,
  ordinateur, ordenador, computador, dator, komputer, bilgisayar, كمبيوتر, パソコン, 컴퓨터, desktop,
  pc desktop
tablet|-|tablet, tablets, tablette, tablett, surfplatta, تابلت, タブレット, 태블릿
camera|-|camera, cameras, kamera, caméra, appareil photo, cámara, fotocamera, câmera,
  máquina fotográfica, fototoestel, systeemcamera, aparat, aparat fotograficzny,
  fotoğraf makinesi, كاميرا, カメラ, 카메라, digital camera, slr, dslr, mirrorless, digitalkamera,
  camcorder, デジタルカメラ, ミラーレス
storage|-|ssd, hdd, nvme, hard drive, festplatte, disque dur, disco duro, disco, unidad,
  harde schijf, hårddisk, dysk, disk, sabit disk, قرص, هارد, ハードディスク, 하드디스크, flash drive,
  usb stick, pendrive, internal, external, intern, interne, interno, externe, externo, memory,
  speicher, mémoire, memoria, memória, geheugen, minne, pamięć, bellek, ذاكرة, メモリ, メモリー, 메모리, 내장,
  외장, 内蔵, 外付け, solid state drive, m.2, pcie, sata, m 2, motherboard, mainboard, carte mère,
  placa base, scheda madre, placa-mãe, moederbord, moderkort, płyta główna, anakart, マザーボード, 메인보드,
  솔리드스테이트드라이브
watch|-|watch, watches, smartwatch, smart watch, uhr, montre, reloj, orologio, relógio, horloge,
  klocka, zegarek, kol saati, akıllı saat, ساعة, ساعة ذكية, 腕時計, スマートウォッチ, 시계, 스마트워치
printer|-|printer, drucker, imprimante, impresora, stampante, impressora, skrivare, drukarka,
  yazıcı, طابعة, プリンター, 프린터, toner, toner cartridge, ink, ink cartridge, cartridge, tinte, encre,
  tinta
speaker|-|speaker, speakers, lautsprecher, enceinte, altavoz, altoparlante, cassa, caixa de som,
  coluna, luidspreker, högtalare, głośnik, hoparlör, سبيكر, مكبر صوت, スピーカー, 스피커, soundbar
vacuum|-|vacuum, vacuum cleaner, staubsauger, aspirateur, aspiradora, aspirapolvere, aspirador,
  stofzuiger, dammsugare, odkurzacz, süpürge, elektrikli süpürge, مكنسة, 掃除機, 청소기, cordless,
  akkusauger
appliance|-|washing machine, washer, dryer, dishwasher, fridge, freezer, refrigerator,
  fridge freezer, oven, microwave, cooker, hob, waschmaschine, trockner, geschirrspüler,
  kühlschrank, gefrierschrank, lave-linge, lave-vaisselle, réfrigérateur, lavadora, lavavajillas,
  frigorífico, lavatrice, lavastoviglie, frigorifero, wasmachine, vaatwasser, koelkast,
  tvättmaskin, diskmaskin, kylskåp, pralka, zmywarka, lodówka, çamaşır makinesi, bulaşık makinesi,
  buzdolabı, 冷蔵庫, 洗濯機, 냉장고, 세탁기, integrated, freestanding, built-in, built in, einbau, range,
  electric, kombi, air fryer, airfryer
toy|-|minifigures, minifigs, minifiguren, minifiguras, figurines incluses, building set,
  building kit, building toy, construction set, construction toy, building blocks,
  building bricks, bricks, blocks, toy, toys, playset, play set, bauset, baukasten, bausatz,
  spielzeug, konstruktionsspielzeug, bausteine, jouet, jouets, jeu de construction, briques,
  juguete, juguetes, set de construcción, juego de construcción, bloques, gioco, giocattolo,
  giocattoli, set di costruzioni, costruzioni, mattoncini, brinquedo, blocos de montar, blocos,
  bouwset, bouwpakket, speelgoed, byggsats, byggsett, leksak, klocki, zestaw klocków, zestaw,
  zabawka, oyuncak, yapım seti, yapı seti, مكعبات, لعبة, العاب, طقم بناء, مجموعة بناء, ブロック, おもちゃ,
  玩具, 블록, 장난감, 조립, adults, adult, collector series, collectible, ucs, ultimate collector series,
  ultimate collector, modellbausatz, set, sets, for adults, erwachsene, adultes, adultos,
  star wars set
game|-|game, games, video game, videogame, videospiel, spiel, spiele, jeu, jeux, jeu vidéo,
  jeux vidéo, juego, juegos, videojuego, giochi, videogioco, jogo, jogos, spel, gra, gry, oyun,
  oyunu, لعبة فيديو, ゲーム, ゲームソフト, ソフト, 게임, 게임타이틀, 게임팩, 타이틀, rpg, roguelike, action, adventure,
  key, digital code, download, download code, digital download, code, cd key, físico, nsw game,
  standard, ダウンロード版, パッケージ版, 다운로드, digital
app|-|app, apps, application, software, aplicación, aplicativo, applicazione, programm, aplikacja,
  uygulama, アプリ, 앱, 어플, تطبيق, license, licence, lizenz, licencia, task manager, to-do, todo,
  todo list, subscription, productivity, utility, program, برنامج, lifetime
book|-|book, books, buch, bücher, livre, livres, libro, libros, libri, livro, livros, boek,
  boeken, bok, böcker, książka, książki, kitap, kitabı, كتاب, رواية, 本, 書籍, 小説, 책, 도서, 소설, novel,
  roman, novela, romanzo, romance, powieść, fiction, fantasy, english, english edition, anglais,
  inglés, inglese, inglês, engels, englisch, engelsk, angielski, ingilizce, الانجليزية, 英語版, 영문판,
  deutsch, german, french, français, español, spanish, italiano, português, nederlands, svenska,
  polski, türkçe, العربية, 日本語, 한국어, unabridged text, classic novel
food|-|chocolate, cream, coffee, kaffee, café, caffè, kawa, kahve, قهوة, コーヒー,
  커피, drink, getränk, boisson, bebida, bevanda, spread, hazelnut, beans, ground, powder
praise|-|コードレス, wireless, bluetooth, kabellos, kabellose, kabelloser, kabelloses, drahtlos,
  sans fil, sans-fil, inalámbrico, inalámbricos, inalámbrica, wireless noise cancelling,
  senza fili, sem fio, sem fios, draadloos, draadloze, trådlös, trådlösa, bezprzewodowy,
  bezprzewodowa, bezprzewodowe, kablosuz, لاسلكي, لاسلكية, بلوتوث, ワイヤレス, ブルートゥース, 무선, 블루투스,
  wired, usb, usb-c, usb c, type-c, wi-fi, wifi, noise cancelling, noise canceling,
  noise cancellation, noise-cancelling, noise-canceling, active noise cancelling, anc,
  geräuschunterdrückung, noise cancelling kopfhörer, réduction de bruit, à réduction de bruit,
  cancelación de ruido, cancelación activa de ruido, cancellazione del rumore,
  cancelamento de ruído, ruisonderdrukking, brusreducering, redukcja szumów, gürültü önleyici,
  gürültü engelleyici, عزل الضوضاء, الغاء الضوضاء, مانعة للضوضاء, ノイズキャンセリング, ノイズキャンセル, 노이즈캔슬링,
  노이즈 캔슬링
praise|-|smart, portable, compact, performance, advanced, ergonomic, ergonomisch, ergonomique,
  ergonómico, high speed, high resolution, high performance, premium, quality, hd, full hd, fhd,
  uhd, qhd, 4k, 8k, hdr, led, lcd, qled, amoled, retina, 5g, 4g, lte, 3g, gaming, gamer, home,
  office, travel, indoor, outdoor, stereo, hi-res, audio, sound, music, video, microphone, mic,
  bass, alexa, voice, assistant, battery life, hours, stunden, heures, horas, ore, uren, timmar,
  godzin, saat pil, ساعة تشغيل, 時間, 시간, waterproof, water resistant, touchscreen, touch screen,
  fast charging, quick charge, rechargeable, wiederaufladbar, ultrafast, silent, quiet, light,
  lightweight, durable, foldable, multi, colour, color, farbe, couleur, colore, cor, kleur, färg,
  kolor, renk, لون, カラー, 색상, size, größe, taille, talla, dual, built, men, women, unisex, herren,
  damen, processor, prozessor, processeur, procesador, core, socket, tray, chip, cpu, gpu, ram,
  ddr4, ddr5, graphics, class, diagonal, heavy duty, professional, gift, geschenk, cadeau, regalo,
  hediye, هدية, ギフト, 선물, age, ages, alter, age 18, jahre, with mic, android tablet,
  android smartphone, windows 11 home, sealed, oem version, smart home, integrado
praise|-|ultra hd, ultra-hd, air purifier, carrying case included, stainless steel case,
  aluminium case, aluminum case, titanium case, charging case, magsafe charging case, ladecase,
  ladeetui, boîtier de charge, estuche de carga, custodia di ricarica,
  custodia di ricarica magsafe, étui de charge, boîtier de charge magsafe, oplaadcase,
  laddningsetui, etui ładujące, şarj kutusu, علبة شحن, 充電ケース, 충전케이스, 충전 케이스,
  wireless charging case, magsafe case, magsafe-case, magsafe ladecase, magsafe充電ケース,
  magsafe 충전 케이스, disc edition, disk edition, blu-ray edition, standard edition, edición estándar,
  édition standard, edizione standard, case fan, mid tower case, tower case, atx case, pc case,
  pc gaming case, tower gaming case, gaming case, tower pc case, tower pc gaming case, pc-gehäuse,
  gehäuse, boîtier pc, watch case, case size, case pack, long sleeve, short sleeve, computer case,
  mini tower, cover page, cover art, hard cover, ring light, skin care, memory stick, lens kit,
  zoom lens, prime lens, battery powered, battery operated, battery backup, cordless stick,
  stick vacuum, with display, always-on display, liquid retina display, super retina xdr display,
  wireless charging, screen size, gift box, box tray, filter coffee, filter paper, wall oven,
  stand mixer, remote access`;
