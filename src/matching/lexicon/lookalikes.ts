/**
 * Things that carry a product's name without being it: merchandise, copies, extras and parts of a
 * game, and what is written about a book.
 */
export const LOOKALIKES = `
figure|-|statue, figurine, action figure, figure, figures, bust, funko, funko pop, nendoroid, figma,
  scale model, statua, statuetta, figur, figuren, figurines, estatua, figura, figuras, muñeco,
  estátua, estatueta, boneco, beeld, beeldje, staty, figurer, figurka, figurki, posąg, heykel,
  figür, biblo, تمثال, مجسم, フィギュア, スタチュー, ねんどろいど, 피규어, 스태츄
doll|-|boneca, muñeca, lalka, دمية, عروسة, 인형
board game|-|board game, card game, jigsaw puzzle, brettspiel, kartenspiel, jeu de société,
  jeu de cartes, gioco da tavolo, gioco di carte, juego de mesa, juego de cartas, bordspel,
  kaartspel, brädspel, kortspel, gra planszowa, gra karciana, kutu oyunu, masa oyunu, kart oyunu,
  jogo de tabuleiro, jogo de cartas, لعبة لوحية, ボードゲーム, カードゲーム, 보드게임
merchandise|en|poster, posters, wall art, art print, canvas print, keychain, key chain, keyring,
  key ring, plush, plushie, costume, cosplay, t-shirt, tshirt, tee, hoodie, mug, pendant, necklace,
  bracelet, ring, pin badge, enamel pin, patch, coaster, mouse pad, mousepad, blanket, pillow,
  diorama, bookmark, bookmarks, calendar, trading card, ornament, socks, cap, magnet, 3d print,
  replica, mask, wallpaper, wallpapers, tote bag
merchandise|de|schlüsselanhänger, plüsch, kostüm, tasse, anhänger, replik, wandbild, lesezeichen
merchandise|fr|affiche, affiches, porte-clés, porte-clé, peluche, déguisement, réplique, tableau,
  marque-page, marque-pages
merchandise|es|póster, pósteres, llavero, llaveros, disfraz, taza, camiseta, réplica, lámina,
  marcapáginas, separador de libros
merchandise|it|locandina, portachiavi, maglietta, tazza, segnalibro
merchandise|pt|pôster, chaveiro, chaveiros, pelúcia, fantasia, caneca, porta-chaves,
  marcador de página, marca-páginas
merchandise|nl|sleutelhanger, knuffel, mok, kostuum, boekenlegger
merchandise|sv|affisch, nyckelring, gosedjur, mugg, bokmärke
merchandise|pl|plakat, brelok, breloczek, pluszak, maskotka, kubek, koszulka, przebranie, zakładka,
  zakładka do książki
merchandise|tr|afiş, anahtarlık, peluş, kupa, tişört, tablo, kitap ayracı, ayraç
merchandise|ar|ملصق جداري, بوستر, ميدالية, ميدالية مفاتيح, سلسلة مفاتيح, كوب, فاصل كتاب, خلفيات
merchandise|ja|ポスター, キーホルダー, ぬいぐるみ, アクスタ, アクリルスタンド, tシャツ, タペストリー, レプリカ, しおり, ブックマーカー
merchandise|ko|포스터, 키링, 티셔츠, 머그컵, 열쇠고리, 책갈피, 북마크
stationery|-|notebook, notebooks, journal, journals, diary, planner, notepad, notizbuch, notizheft,
  carnet, cahier, cuaderno, libreta, taccuino, quaderno, caderno, caderneta, notitieboek,
  notitieboekje, anteckningsbok, notatnik, zeszyt, notes, defter, ajanda, دفتر, دفتر ملاحظات, ノート,
  手帳, 공책, 노트, 다이어리
minifigure|-|minifigure, minifig, mini figure, minifigur, minifigurka, ミニフィグ, 미니피규어
copy|en|clone, knockoff, fake, imitation, lookalike, moc, custom set, building blocks compatible,
  compatible bricks, lepin, unbranded, generic brand
soundtrack|-|soundtrack, original soundtrack, ost, score album, bande originale,
  bande originale vinyle, bande son, banda sonora, banda sonora en vinilo, colonna sonora in vinile,
  trilha sonora em vinil, ścieżka dźwiękowa, muzyka z gry, orijinal müzik, orijinal müzik plağı,
  müzik plağı, film müzikleri, موسيقى تصويرية, soundtrack auf vinyl, soundtrack on vinyl, ljudspår,
  filmmusik, banda sonora original, colonna sonora, trilha sonora, サウンドトラック, オリジナルサウンドトラック, 사운드트랙,
  vinyl lp, piano collections
add-on|-|dlc, season pass, expansion, expansion pass, expansion pack, add-on content, addon,
  erweiterung, extension pack, extension, extension jeu, expansión, espansione, expansão,
  uitbreiding, expansionen, rozszerzenie, إضافة, 拡張セット, 拡張, 확장판, 확장, genişleme, dodatek, ek paket,
  dlc pack, upgrade pack, digital deluxe upgrade, deluxe upgrade, character pack, costume pack,
  skin pack, weapon pack, map pack, supporter pack, starter pack, v-bucks, in-game, battle pass,
  シーズンパス, 追加コンテンツ, ダウンロードコンテンツ, 시즌패스, 확장팩
artbook|-|artbook, art book, the art of, art of, digital artbook, concept art, アートブック, 画集, 아트북,
  livre d'art, libro de arte
guide|-|guide, study guide, game guide, strategy guide, walkthrough, official guide, lösungsbuch,
  guide officiel, guía, guía oficial, 攻略本, 공략집, poradnik, guide de lecture, guida alla lettura,
  guía de estudio, guia de estudo, studiegids, studiehandledning, opracowanie, guía de lectura,
  çalışma rehberi, دليل دراسي, 読書ガイド, 학습 가이드, lektürehilfe, player guide, wiki, cheats, trainer
demo|-|demo, trial, trial version, beta, playtest, démo, prologue, 体験版, 데모, free trial, testversion
gift card|-|gift card, gift cards, giftcard, geschenkkarte, carte cadeau, tarjeta regalo,
  cartão presente, carta regalo, cadeaukaart, presentkort, karta podarunkowa, hediye kartı, ギフトカード,
  기프트카드, voucher, prepaid card
audiobook|-|audiobook, audio book, audiobook cd, hörbuch-cd, livre audio cd, audiolibro cd,
  audiolivro cd, luisterboek-cd, ljudbok på cd, sesli kitap cd, audible, audio cd, hörbuch,
  livre audio, audiolibro, audiolivro, luisterboek, ljudbok, sesli kitap, オーディオブック, 오디오북, كتاب صوتي,
  unabridged, abridged, dramatized, radio drama, hörspiel
summary|-|summary, summary of, analysis of, summary and analysis, sparknotes, cliffsnotes,
  cliffs notes, companion, workbook, teacher guide, lesson plans, quiz, trivia, zusammenfassung,
  résumé, fiche de lecture, resumen, riassunto, resumo, samenvatting, streszczenie, özet, ملخص, 要約,
  解説, 요약, review of, conversation starters, key takeaways, in 30 minutes, notes on, quicklet,
  annotated atlas, cookbook, coloring book, colouring book, sticker book, graphic novel, comic,
  comics, sketchbook, activity book, pop-up book, making of, the making of, sheet music, songbook,
  calendars
film|-|dvd, blu-ray, bluray, blu ray, vhs, uhd blu-ray, movie, film, motion picture, película dvd,
  theatrical, extended edition blu-ray, tv series, film tie-in, the movie, trailer, ブルーレイ, 映画, 블루레이,
  영화, steelbook
merchandise|zh|海报, 钥匙扣, 挂件, 毛绒, 马克杯, 书签, 周边, 海報, 鑰匙圈, 吊飾, 玩偶服, 書籤
figure|zh|手办, 模型摆件, 雕像, 公仔, 手辦
summary|zh|解读, 导读, 读书笔记, 導讀
merchandise|hi|पोस्टर, कीचेन, मग
merchandise|cs|plakát, přívěsek, klíčenka, plyšák, hrnek, kostým, záložka
merchandise|hu|poszter, kulcstartó, plüss, bögre, jelmez, könyvjelző
merchandise|ro|afiș, breloc, costum, semn de carte
merchandise|ru|плакат, постер, брелок, кружка, костюм, закладка
figure|cs|soška
figure|hu|szobor
figure|ro|figurină, statuetă
figure|ru|фигурка, статуэтка
merchandise|da|nøglering, tøjdyr, krus, kostume, udklædning, bogmærke
merchandise|no|nøkkelring, kosedyr, kostyme, bokmerke
merchandise|fi|juliste, avaimenperä, pehmolelu, muki, naamiaisasu, kirjanmerkki
copy|-|仿, 高仿, 仿制, 仿品, 山寨, 原单, 盗版, 仿款, 國產仿, 華強北, 华强北, 짭, 짝퉁, コピー品, 偽物, 模造品, 模倣品, replika, replikat,
  replica, replique, nachahmung, nachbildung, fälschung, plagiat, contrefaçon, falso, falsa, namaak,
  namaaksel, kopia, podróbka, podrobka, taklit, çakma, imitasyon, kopya, efterligning, jäljitelmä,
  kopio, napodobenina, padělek, kópia, hamisítvány, utánzat, imitație, реплика, копия, подделка,
  नकली, रेप्लिका, कॉपी, تقليد, مقلد, مقلدة, كوبي, هاي كوبي, نسخة مقلدة, counterfeit, dupe, dupes
board game|-|deskovka, desková hra, karetní hra, társasjáték, kártyajáték, joc de societate,
  joc de masă, joc de cărți, lautapeli, korttipeli, brætspil, kortspil, brettspill, kortspill,
  настольная игра, карточная игра, 桌游, 桌遊
soundtrack|-|原声带, 原聲帶, lydspor, filmzene, zenéje, саундтрек
audiobook|-|audiokniha, hangoskönyv, carte audio, äänikirja, lydbog, lydbok, аудиокнига, 有声书, 有聲書,
  ऑडियोबुक
guide|-|studijní příručka, průvodce, játékkalauz, ghid, pelioppaat, peliopas, opiskeluopas,
  spilguide, путеводитель, 攻略, 攻略书, 攻略本书
summary|-|shrnutí, rozbor, összefoglaló, olvasónapló, rezumat, tiivistelmä, resumé, sammendrag,
  краткое содержание
gift card|-|dárková karta, dárkový poukaz, ajándékkártya, card cadou, lahjakortti, gavekort,
  подарочная карта, 礼品卡, 禮品卡, गिफ्ट कार्ड
add-on|-|rozšíření, kiegészítő, extensie, extensia, expansiune, lisäosa, laajennus, udvidelse,
  utvidelse, дополнение, 扩展包, 扩充包, 擴充`;

/** Meanings whose words are as often part of a work's own name: "Elden Ring", "Calendar". */
export const MERCHANDISE: ReadonlySet<string> = new Set([
  'merchandise',
  'figure',
  'doll',
  'stationery',
]);
