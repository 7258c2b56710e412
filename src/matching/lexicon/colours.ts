/** Colour words, as shops write them. A trade name may stand for either of several colours. */
export const COLOURS = `
black|-|black, schwarz, schwarze, schwarzer, schwarzes, noir, noire, negro, negra, nero, nera,
  preto, preta, zwart, zwarte, svart, svarta, czarny, czarna, czarne, siyah, اسود, سوداء, أسود,
  ブラック, 黒色, 검정, 블랙, kala, onyx, obsidian, jet black, matte black, mattschwarz, phantom black,
  space black
white|-|white, weiß, weiss, weiße, blanc, blanche, blanco, blanca, bianco, bianca, branco, branca,
  wit, witte, vit, vita, vitt, biały, biała, białe, beyaz, ابيض, بيضاء, أبيض, ホワイト, 白色, 화이트, 흰색,
  safed, snow white, pearl white
grey|-|grey, gray, grau, gris, grigio, grigia, cinza, cinzento, grijs, grå, szary, szara, gri,
  رمادي, グレー, グレイ, 그레이, 회색, graphite, graphit, graphite grey, grafit, space grey, space gray,
  spacegrau, gris sidéral, gris espacial, anthracite, anthrazit, charcoal, slate, グラファイト, 그래파이트,
  스페이스그레이, スペースグレイ, gunmetal, titan grau
silver|-|silver, silber, argent, argenté, plata, plateado, argento, prata, prateado, zilver,
  srebrny, srebrna, gümüş, فضي, シルバー, 실버, 은색, platinum silver
gold|-|gold, golden, doré, dorado, dorada, oro, dourado, dourada, goud, guld, złoty, złota, altın,
  ذهبي, ゴールド, 골드, 금색, champagne
rose gold|-|rose gold, roségold, or rose, oro rosa, ouro rosa, różowe złoto, ローズゴールド, 로즈골드
red|-|red, rot, rote, roter, rouge, rojo, roja, rosso, rossa, vermelho, vermelha, rood, rode, röd,
  röda, rött, czerwony, czerwona, kırmızı, احمر, أحمر, レッド, 레드, 빨강, lal, product red, crimson,
  scarlet
blue|-|blue, blau, blaue, blauer, bleu, bleue, azul, blu, azzurro, blauw, blauwe, blå, blått,
  niebieski, niebieska, mavi, ازرق, أزرق, ブルー, 블루, 파랑, navy, navy blue, marine, sky blue, cobalt,
  neela, ultramarine, sierra blue, pacific blue
green|-|green, grün, grüne, vert, verte, verde, groen, groene, grön, gröna, zielony, zielona, yeşil,
  اخضر, أخضر, グリーン, 그린, 초록, olive, mint, teal, alpine green, hara
yellow|-|yellow, gelb, gelbe, jaune, amarillo, amarilla, giallo, gialla, amarelo, amarela, geel,
  gele, gul, gula, żółty, żółta, sarı, اصفر, أصفر, イエロー, 옐로, 옐로우, 노랑
pink|-|pink, rosa, rose, rosado, roze, różowy, różowa, pembe, وردي, ピンク, 핑크, 분홍, gulabi
purple|-|purple, lila, violett, violet, violette, morado, morada, viola, roxo, roxa, paars, lilla,
  fioletowy, fioletowa, mor, بنفسجي, パープル, 퍼플, 보라, lavender, lavendel, lavande, deep purple
orange|-|orange, naranja, arancione, laranja, oranje, pomarańczowy, turuncu, برتقالي, オレンジ, 오렌지, 주황
brown|-|brown, braun, brun, marron, marrón, marrone, marrom, castanho, bruin, brązowy, kahverengi,
  بني, ブラウン, 브라운, 갈색
beige|-|beige, cream, creme, crème, sand, ivory, elfenbein, كريمي, بيج, ベージュ, 베이지, 아이보리
several|-|tri-color, tri-colour, tricolor, tri colour, tri color, dreifarbig, multicolor, multicolour
cyan|-|cyan, シアン
turquoise|-|turquoise, türkis
magenta|-|magenta, マゼンタ
black/blue|-|midnight, mitternacht, minuit, medianoche, mezzanotte, meia-noite, middernacht,
  midnatt, północ, ミッドナイト, 미드나이트, gece yarısı, منتصف الليل
white/beige/gold|-|starlight, polarstern, lumière stellaire, blanco estrella, galassia, estelar,
  sterrenlicht, stjärnglans, księżycowa poświata, スターライト, 스타라이트, yıldız ışığı
silver/white/grey|-|natural titanium, titanium natural, titan natur, naturtitan, stainless steel,
  inox, edelstahl, acier inoxydable, acero inoxidable
black|-|sorte, musta, mustat, černá, černý, černé, cerny, cerna, fekete, negru, neagră, neagra,
  черный, черная, черные, 黑色, 曜石黑, काला, काली
white|-|hvid, hvide, hvit, hvite, valkoinen, valkoiset, bílá, bílý, bílé, fehér, albă, белый, белая,
  белые, सफेद
grey|-|harmaa, harmaat, šedá, šedý, šedé, szürke, gri închis, серый, серая, 灰色, 深空灰, स्लेटी,
  spacegrå, stellargrå
silver|-|sølv, hopea, hopeinen, stříbrná, stříbrný, stříbrné, ezüst, argintiu, argintie,
  серебристый, серебристая, 银色, 銀色, चांदी
gold|-|kultainen, zlatá, zlatý, zlaté, auriu, aurie, золотой, золотистый, 金色, सुनहरा, gull
rose gold|-|rosaguld, ruusukulta, růžově zlatá, rozéarany, rose auriu, розовое золото, 玫瑰金
red|-|rød, røde, rødt, punainen, punaiset, červená, červený, červené, piros, vörös, roșu, roșie,
  красный, красная, 红色, 紅色, लाल
blue|-|sininen, siniset, modrá, modrý, modré, kék, albastru, albastră, синий, синяя, голубой, 蓝色,
  藍色, नीला
green|-|grøn, grønne, grønn, vihreä, vihreät, zelená, zelený, zelené, zöld, verzui, зеленый,
  зеленая, 绿色, 綠色, हरा
yellow|-|gult, keltainen, žlutá, žlutý, sárga, galben, galbenă, желтый, желтая, 黄色, 黃色, पीला
pink|-|lyserød, pinkki, vaaleanpunainen, růžová, růžový, rózsaszín, розовый, розовая, 粉色, 粉红色, 粉紅色,
  गुलाबी
purple|-|violetti, fialová, fialový, lila színű, violetă, фиолетовый, фиолетовая, 紫色, बैंगनी
orange|-|oranssi, oranžová, oranžový, narancssárga, portocaliu, оранжевый, 橙色
brown|-|ruskea, hnědá, hnědý, barna, коричневый, 棕色, 咖啡色, भूरा
beige|-|béžová, beezsi, bézs, бежевый, 米色
black/blue|-|keskiyö, midnat, éjfekete, temně inkoustová, тёмная ночь, темная ночь, 午夜色, मिडनाइट
white/beige/gold|-|stjerneskær, stjernelys, tähtivalkoinen, hvězdně bílá, csillagfény,
  сияющая звезда, 星光色
black|-|musta, mustan, černá, černý, černé, fekete, negru, neagră, sort, 黑色, черный, черная,
  black titanium, titanium black, titan schwarz, titane noir, phantom schwarz, 曜石黑, 午夜色
white|-|hvit, hvitt, hvid, hvidt, valkoinen, bílá, bílý, bílé, fehér, alb, albă, белый, белая,
  white titanium, phantom white, porcelain white, kirschblütenweiß, polar white, arctic white,
  alpine white, glacier white
grey|-|harmaa, šedá, šedý, szürke, cenușiu, 灰色, серый, titanium gray, titanium grey,
  titan grau, titane gris, cool grey, storm grey, antracit, antracita, antracite, antraciet,
  antracytowy, grafitowy, grafito, grafite, grafiet, 石墨色, 深空灰
silver|-|sølv, hopea, hopeinen, stříbrná, stříbrný, ezüst, argintiu, argintie, 银色, серебристый,
  phantom silver, titanium silver
gold|-|gull, guldfarvet, kulta, kultainen, zlatá, zlatý, arany, auriu, aurie, 金色, золотой,
  champagner, szampański
red|-|rød, rødt, punainen, červená, červený, piros, vörös, roșu, roșie, 红色, красный, красная,
  kirschrot, burgundy, bordeaux, bordeauxrot, cosmic red, volcanic red
blue|-|blåt, sininen, modrá, modrý, modré, kék, albastru, albastră, 蓝色, синий, голубой,
  blue titanium, titan blau, titane bleu, dunkelblau, hellblau, bleu marine, azul marino, granatowy,
  granatowa, mörkblå, mørkeblå, tummansininen, tmavě modrá, sötétkék, bleumarin, lacivert, ネイビー,
  네이비, cosmic blue, starlight blue, alpinblau, deep blue, glacier blue
green|-|grønn, grøn, grønt, vihreä, zelená, zelený, zöld, 绿色, зеленый, oliv, oliva, oliwkowy, mintgrün,
  menthe verte, sage green, salbeigrün, forest green
yellow|-|keltainen, žlutá, žlutý, sárga, galben, galbenă, 黄色, желтый
pink|-|vaaleanpunainen, pinkki, růžová, růžový, rózsaszín, roz, 粉色, 粉红色, розовый, pink sand,
  fuchsia, fuksia, fuxia, hot pink
purple|-|violetti, fialová, fialový, mov, violet foncé, 紫色, фиолетовый, lilac, morado oscuro
orange|-|oransje, oranssi, oranžová, oranžový, narancssárga, portocaliu, 橙色, 橘色, оранжевый, coral, mercan,
  koralle, corail, cosmic orange
brown|-|ruskea, hnědá, hnědý, barna, maro, 棕色, 咖啡色, коричневый, châtain, castaño, chestnut,
  tortoise, cognac
beige|-|béžová, bézs, bej, 米色, 杏色, бежевый, elfenbensvit, avorio, marfil, desert sand
turquoise|-|turquesa, turchese, turkoois, turkus, turkusowy, turkos, turkis, turkoosi, tyrkysová, türkiz,
  turcoaz, turkuaz, ターコイズ, 터콰이즈, 绿松石
bronze|-|bronze, bronzo, bronce, brons, 古铜色, ブロンズ, 브론즈
silver/white/grey/beige/gold|-|desert titanium, wüstentitan, titanio natural, titane naturel`;
