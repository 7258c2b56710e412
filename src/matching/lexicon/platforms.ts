/** What a game or a program runs on. Aliases have been replaced before: "ps5" is "playstation 5". */
export const PLATFORMS = `
playstation 5|-|playstation 5
playstation 4|-|playstation 4
playstation 3|-|playstation 3
ps vita|-|ps vita, psp
xbox|-|xbox, xbox one, xbox series x, xbox series s, xbox series x s, xbox series, xbox 360
switch|-|nintendo switch, switch, nsw, nintendo switch 1
switch 2|-|nintendo switch 2, switch 2
wii|-|nintendo wii, wii, wii u
3ds|-|nintendo 3ds, 3ds, nintendo ds, 2ds
pc|-|pc, windows, steam, pc download, epic games, gog, steam key, windows pc, win, pc code,
  steam code
mac|-|mac, macos, os x, for mac
ios|-|ios, ipados
android|-|android, google play
linux|-|linux`;

/**
 * How the same thing is published or packed, by group. Only listings that name another form of the
 * same group than was asked for are refused.
 */
export const FORMS = `
book/ebook|-|ebook, e-book, e book, ebooks, kindle edition, kindle ebook, epub, livre numérique,
  libro electrónico, livro digital, e-bok, e-kitap, ekitap, 電子書籍, kindle版, 전자책, 이북, كتاب الكتروني,
  digital book, apple books, kobo ebook
book/print|-|paperback, mass market paperback, softcover, taschenbuch, broché, poche, livre de poche,
  tapa blanda, rústica, capa comum, capa mole, copertina flessibile, brossura, häftad, pocketbok,
  oprawa miękka, karton kapak, 文庫, 文庫本, ペーパーバック, غلاف ورقي
book/hardcover|-|hardcover, hardback, gebundene ausgabe, gebundenes buch, relié, tapa dura, capa dura,
  copertina rigida, inbunden, gebonden, oprawa twarda, ciltli, sert kapak, 単行本, ハードカバー, 양장, 양장본, غلاف مقوى
headset/mono|-|mono, monaural, einohrig
headset/duo|-|duo, stereo, binaural, biaural, beidohrig
headphones/on the ears|-|cuffie, casque, casques, koptelefoon, hoofdtelefoon, headphones, headphone, over-ear, over ear, on-ear, on ear, around ear,
  ヘッドホン, ヘッドフォン, 헤드폰, kulaküstü, kulak üstü
headphones/in the ears|-|in-ear-kopfhörer, ohrhörer, auriculares de botón, auriculares in-ear,
  écouteurs intra-auriculaires, auricolari, öronsnäckor, słuchawki douszne, kulak içi kulaklık,
  kulak içi, fones intra-auriculares, intra-auriculares, سماعات أذن, سماعات اذن, earbuds, earbud, in-ear, in ear, earphones, earphone, écouteurs,
  oordopjes, イヤホン, 이어폰, true wireless earbuds
camera/body|-|body, body only, nur gehäuse, gehäuse, boîtier nu, boitier nu, solo cuerpo, cuerpo, corpo macchina, solo corpo, corpo, camerahuis, kamerahus, korpus, gövde, ボディ, 바디
camera/kit|-|lens kit, kit lens, kit objektiv, kit objectif, kit obiettivo, レンズキット, 렌즈킷
chip/tray|-|tray, bulk, oem tray
chip/boxed|-|box, boxed, retail box, boîte, boite`;
