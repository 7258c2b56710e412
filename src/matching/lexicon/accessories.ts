/**
 * What is sold for a product rather than being it: a title that names one of these, though nobody
 * asked for it, is about the accessory. See `weak-accessories.ts` for words that need more than that.
 */
export const ACCESSORIES = `
case|en|case, cases, cover, covers, sleeve, pouch, bumper, bumper case, phone case, back cover,
  flip cover, folio, wallet case, carrying case, carry case, storage case, hard case, travel case,
  protective case, book cover, faceplate, face plate, dust cover, slipcase, holster, kavar
case|de|hülle, huelle, schutzhülle, handyhülle, etui, handyetui, tasche, schutztasche, tragetasche,
  hardcase, backcover, abdeckung, schutzhuelle
case|fr|coque, pochette, coques, étui, étuis, housse, housses, protection coque, coque de protection
case|es|funda, fundas, carcasa, carcasas, estuche, estuches, forro, cubierta, cubierta para lluvia
case|pt|capa, capas, capinha, capinhas, estojo, case capa, bolsa de transporte
case|it|custodia, custodie, cuffia protettiva, guscio, cover custodia, copertura,
  copertura antipioggia
case|nl|hoesje, hoesjes, hoes, hoezen, beschermhoes, telefoonhoesje, bookcase, beschermcase
case|sv|fodral, skal, mobilskal, mobilfodral, skyddsfodral, skyddsskal, plånboksfodral
case|pl|pokrowiec, pokrowce, futerał, futeral, obudowa, plecki, kabura
case|tr|kılıf, kılıfı, kılıflar, kılıfları, kapak, kapağı, çanta kılıf, cüzdan kılıf, yağmurluk,
  yağmurluğu
case|ar|جراب, جرابات, غطاء, اغطية, كفر, كفرات, حافظة, حقيبة حمل, غلاف
case|ja|ケース, カバー, 保護ケース, スマホケース, 収納ケース, 手帳型, ポーチ, ハードケース, レインカバー, 収納バッグ, 手帳型ケース
case|ko|케이스, 커버, 파우치, 범퍼, 보호케이스, 하드케이스, 레인커버, 젤리케이스, 카드케이스
case|zh|手机壳, 保护套, 保护壳
screen protector|en|screen protector, screen protectors, tempered glass, screen guard,
  protective film, protector film, screen film, glass protector, lens protector, camera protector,
  screen protection, privacy glass, tempered, hydrogel film
screen protector|de|panzerglas, schutzfolie, displayschutz, displayschutzfolie, panzerfolie,
  displayfolie, schutzglas, folie
screen protector|fr|verre trempé, film protecteur, protection écran, protection d'écran,
  protège écran, vitre de protection, film de protection
screen protector|es|protector de pantalla, protector pantalla, cristal templado, vidrio templado,
  mica, lámina protectora
screen protector|pt|película, películas, pelicula de vidro, protetor de tela, vidro temperado,
  protetor de ecrã, película de vidro
screen protector|it|pellicola, pellicole, vetro temperato, pellicola protettiva, proteggi schermo,
  salvaschermo
screen protector|nl|screenprotector, schermbeschermer, beschermglas, beschermfolie
screen protector|sv|skärmskydd, härdat glas, skyddsfilm, skyddsglas, pansarglas
screen protector|pl|szkło hartowane, szkło ochronne, folia ochronna, folia hydrożelowa, folia
screen protector|tr|ekran koruyucu, ekran koruyucusu, kırılmaz cam, temperli cam, koruyucu cam,
  ekran filmi, cam filmi, nano cam
screen protector|ar|واقي شاشة, واقي الشاشة, واقيات شاشة, حماية شاشة, لاصقة حماية, زجاج مقوى,
  لصقة حماية, شاشة حماية, واقي, واقيات
screen protector|ja|保護フィルム, ガラスフィルム, 液晶保護フィルム, フィルム, 強化ガラス, 液晶保護, 保護ガラス
screen protector|ko|강화유리, 보호필름, 액정보호필름, 필름, 방탄필름, 액정 보호 필름, 보호 필름, 강화 유리
protector|en|protector, protectors, skin, skins, decal, decals, vinyl, wrap skin, grip tape,
  thumb grips, shell cover, dust plug, anti dust plug
protector|de|schutzfolien, skin aufkleber, aufkleber
protector|fr|protecteur, autocollant, autocollants, sticker
protector|es|protectores, vinilo, pegatina, pegatinas
protector|pt|protetor, adesivo, adesivos
protector|it|adesivi
protector|nl|beschermer
protector|sv|klistermärke, klistermärken
protector|pl|ochraniacz, naklejka, naklejki
protector|tr|koruyucu, koruyucusu, çıkartma, kaplama
protector|ar|ملصق, ستيكر, استيكر
protector|ja|保護シール, スキンシール, ステッカー, 保護カバー, シール
protector|ko|스킨, 스티커, 보호커버, 보호대
ear pads|en|ear pads, ear pad, earpads, earpad, ear cushions, ear cushion, ear tips, eartips,
  ear hooks, earhooks, headband cover, headband cushion, headband pad
ear pads|de|ohrpolster, ohrstöpsel, ohrkissen, kopfbügelpolster, ohraufsätze
ear pads|fr|coussinets, coussinet, oreillettes de rechange, embouts, mousses, coussinets d'oreille
ear pads|es|almohadillas, almohadilla, almohadillas para auriculares, espuma
ear pads|pt|almofadas, almofada, espumas, almofadinhas
ear pads|it|cuscinetti, cuscinetto, gommini, auricolari di ricambio
ear pads|nl|oorkussens, oorkussen, oordopjes vervanging, oorschelpen
ear pads|sv|öronkuddar, öronkudde, öronpluppar
ear pads|pl|nauszniki, poduszki, pady, gąbki, pady nauszne
ear pads|tr|kulaklık pedi, kulaklık süngeri, kulak yastığı, süngeri, pedi, kulak yastıkları
ear pads|ar|وسائد, وسادات, وسادة, وسائد اذن, سدادات
ear pads|ja|イヤーパッド, イヤパッド, イヤーピース, イヤーチップ, 交換用パッド, ヘッドバンドカバー
ear pads|ko|이어패드, 이어팁, 귀마개, 이어캡, 이어쿠션
replacement|en|replacement, replacements, spare, spare part, spare parts, spares, repair kit,
  repair part, replacement part, replacement parts, aftermarket, refill, refills, flex cable,
  digitizer, charging port, logic board, spudger
replacement|de|ersatz, ersatzteil, ersatzteile, ersatzakku, ersatzpolster, reparatur, reparaturset,
  nachfüllpack
replacement|fr|remplacement, de rechange, rechange, pièce détachée, pièces détachées, réparation
replacement|es|repuesto, repuestos, recambio, recambios, reemplazo, refacción, reparación,
  de reemplazo
replacement|pt|reposição, peça de reposição, substituição, reparo, peças, substituto
replacement|it|ricambio, ricambi, sostituzione, sostitutivo, riparazione, sostitutiva
replacement|nl|vervanging, vervangend, vervangende, vervangings, reserveonderdeel, onderdeel,
  onderdelen, reparatie
replacement|sv|reservdel, reservdelar, ersättning, ersättningsdel, utbytes
replacement|pl|zamiennik, zamienny, zamienne, zapasowy, zapasowa, część zamienna, części zamienne,
  naprawczy
replacement|tr|yedek, yedek parça, yedek parçası, değişim, tamir
replacement|ar|بديل, بديلة, بدل, بدائل, قطع غيار, قطعة غيار, استبدال
replacement|ja|交換用, 互換品, 交換部品, 補修, 修理パーツ, 修理用, 替え, 予備, パーツ
replacement|ko|교체용, 교체, 부품, 수리용, 교환용, 리필
display case|en|display case, display box, display stand, acrylic case, acrylic display, showcase,
  wall mount bracket, display shelf, dust proof box, display plaque, light kit, led light kit,
  lighting kit, led lighting kit, led lights, light set, led light set, led kit, usb light kit
display case|de|vitrine, acrylvitrine, schaukasten, beleuchtungsset, beleuchtung, led beleuchtung,
  led beleuchtungsset, licht set, led licht set, lichtset, ständer vitrine
display case|fr|boîte de présentation, kit d'éclairage, kit éclairage, kit lumière, éclairage led,
  présentoir
display case|es|vitrina, expositor, caja expositora, kit de iluminación, kit de luces,
  iluminación led, juego de luces, kit de luz
display case|pt|caixa expositora, kit de iluminação, kit de luzes, iluminação led
display case|it|teca, teca espositiva, vetrina, espositore, kit di illuminazione, kit luci,
  illuminazione led, kit illuminazione
display case|nl|vitrinekast, verlichtingsset, verlichting, led verlichting
display case|sv|visningsmonter, monter, belysningsset, belysningssats, belysning, belysningskit,
  ljusset, led belysning
display case|pl|gablota, witryna, zestaw oświetlenia, oświetlenie, oświetlenie led,
  zestaw oświetleniowy
display case|tr|vitrin, sergileme kutusu, ışık seti, aydınlatma seti, ışık kiti, led ışık seti,
  aydınlatma kiti
display case|ar|صندوق عرض, علبة عرض, حافظة عرض, مجموعة اضاءة, طقم اضاءة, اضاءة led, حامل عرض
display case|ja|ディスプレイケース, コレクションケース, 展示ケース, ライトキット, ledライト, 照明キット, ledライトキット, アクリルケース, ライトセット
display case|ko|전시케이스, 진열장, 장식장, 조명키트, 조명 키트, led 조명, 라이트키트, 아크릴케이스, 전시 케이스
empty box|en|box only, empty box, empty retail box, empty case, original box only, manual only,
  instructions only, case only, instruction manual, instruction booklet, no game, no disc,
  user guide, for parts, spares or repair, dummy, dummy phone, display phone, replacement case,
  custom case, no console
empty box|de|leere verpackung, nur verpackung, leerkarton, nur karton, nur ovp, nur anleitung,
  bauanleitung, leere box, leerverpackung, attrappe, nur hülle
empty box|fr|boîte vide, boite seule, notice seule, emballage vide, factice, boîte seule
empty box|es|caja vacía, solo caja, caja sola, solo manual, manual de instrucciones
empty box|pt|caixa vazia, somente caixa, apenas caixa, só a caixa, manual de instruções
empty box|it|scatola vuota, solo scatola, solo istruzioni, solo manuale
empty box|nl|lege doos, alleen doos, alleen verpakking, handleiding
empty box|sv|tom kartong, endast kartong, tom låda, bruksanvisning
empty box|pl|puste pudełko, samo pudełko, pudełko po, instrukcja, atrapa, pudełko
empty box|tr|boş kutu, sadece kutu, kutusu, sadece kutusu
empty box|ar|علبة فارغة, صندوق فارغ, كرتون فارغ, العلبة فقط
empty box|ja|空箱, 箱のみ, 箱だけ, 外箱のみ, 説明書のみ, モックアップ
empty box|ko|빈박스, 박스만, 빈 박스, 공박스, 설명서만, 목업
case|en|slip case, slip cover, protective sleeve, protective cover, protective shell, snap case,
  clear case, silicone case, silicone cover, leather case, flip case, card case, hard shell,
  hard shell case, soft case, rain cover, raincover, dust bag cover, eva case, zip case,
  protective pouch, sling pouch, neoprene sleeve, laptop sleeve, tablet sleeve, keyboard folio case,
  battery case cover, charging case cover
case|de|schutzcase, schutzetui, schutzbox, aufbewahrungstasche, aufbewahrungsetui,
  aufbewahrungscase, transporttasche, transportbox, hartschale, hardcover case, handytasche,
  bookcase hülle, regenschutz, regenhülle, regencover, staubschutz, staubschutzhülle, silikonhülle,
  lederhülle, klapphülle, tablethülle, notebooktasche, reiseetui tasche, überzug, hüllen,
  schutzhüllen
case|fr|housse de transport, étui de protection, étui de transport, coque silicone, coque arrière,
  coque rigide, etui rigide, protection silicone, housse anti-poussière, housse antipluie,
  housse de pluie, pochette de transport, pochette de rangement, boîte de transport,
  sacoche de transport
case|es|carcasa protectora, funda protectora, funda de silicona, funda de transporte,
  estuche rígido, estuche de viaje rígido, cubierta protectora, guardapolvo, funda antipolvo,
  funda impermeable, protector de silicona, fundita, tapa trasera protectora, estuche protector
case|pt|capa protetora, capa de silicone, capa anti-poeira, capa de chuva, estojo rígido,
  case protetora, bolsa protetora, bolsa de transporte rígida, capa traseira, capa para chuva,
  capa carteira, bumper capa
case|it|custodia protettiva, custodia rigida, custodia in silicone, custodia da viaggio rigida,
  cover in silicone, cover protettiva, copripolvere, astuccio, astucci, bustina protettiva,
  cover posteriore
case|nl|beschermtas, beschermetui, opberghoes, opbergetui, siliconen hoes, siliconen hoesje,
  draagtas, draagkoffer, draagcase, stofhoes, regenhoes, telefoontas, sleeve hoes,
  achterkant hoesje, tablethoes, laptophoes, hardcase hoes, cover hoesje
case|sv|silikonskal, plånboksväska, bärväska etui, förvaringsväska, förvaringsfodral, regnskydd,
  dammskydd, hårt fodral, mobilväska, läderfodral mobil, skyddshölje, överdrag, regnöverdrag,
  datorfodral
case|pl|pokrowiec ochronny, etui ochronne, pudełko ochronne, case ochronny, pokrowce ochronne,
  obudowa ochronna, plecki silikonowe, nakładka, nakładki, nakładka silikonowa, osłonka,
  pokrowiec przeciwdeszczowy, futerały, etui podróżne twarde
case|tr|koruyucu kılıf, silikon kılıf, taşıma çantası kılıf, sert kılıf, saklama kutusu,
  saklama çantası, koruma kılıfı, arka kapak, toz kılıfı, tablet kılıfı, telefon kılıfı,
  taşıma kılıfı, cüzdanlı kılıf, kapaklı kılıf, koruyucu kapak
case|ar|غطاء حماية, جراب حماية, كفر حماية, حافظة حماية, حقيبة حمل صلبة, جراب سيليكون, غلاف حماية,
  كفر سيليكون, غطاء واقي, حقيبة تخزين, غطاء مطر, غطاء غبار, بيت سماعة, كفرات سيليكون, جرابات سيليكون
ear pads|en|replacement cushions, memory foam tips, foam tips, silicone tips, earbud tips, eartip,
  ear gels, ear hook, head cushion, headband protector, earmuffs replacement, velour pads
ear pads|de|ohrmuscheln, ersatzpolster ohr, kopfbandpolster, silikonaufsätze, ohrstöpsel ersatz,
  ohrpassstücke, ohrpolsterset
ear pads|fr|embouts silicone, embouts mousse, coussinets de remplacement, bandeau de rechange,
  mousses de rechange, oreillettes mousse
ear pads|es|tapones de silicona, puntas de silicona, almohadilla diadema
ear pads|pt|ponteiras, ponteiras de silicone, borrachinhas
ear pads|it|padiglioni, gommini in silicone, inserti in silicone, cuscinetti auricolari, spugnette
ear pads|nl|oordopjes siliconen, oorpads, earpads kussens, siliconen dopjes, hoofdbandkussen,
  oordoppen siliconen
ear pads|sv|öronkåpor kuddar, öronpuffar, öronproppar silikon, silikonpluggar, huvudbandskudde
ear pads|pl|wkładki douszne, nakładki na uszy, nausznice, poduszki nauszne, gąbki do słuchawek
ear pads|tr|kulaklık ucu, kulaklık uçları, silikon uç, silikon uçlar, kulaklık süngerleri,
  kulak pedi, kulak süngeri
ear pads|ar|سدادات سيليكون, وسائد بديلة, اسفنج سماعة, اسفنجات
screen protector|en|film protector, glass film, screen cover, paper-like film, matte film,
  anti-glare film, privacy screen, privacy film, lens film, screen shield, display protector,
  9h glass, camera lens protector, full cover glass
screen protector|de|hartglas, displayglas, schutzglasfolie, hydrogelfolie, schutzfolien,
  kameraschutz, linsenschutz, blickschutzfolie, papierfolie, displayfolien, schutzgläser, glasfolie
screen protector|fr|verre de protection, vitre trempée, film hydrogel, film verre, film écran,
  protection caméra, protection objectif, films protecteurs, verres trempés
screen protector|es|lámina de vidrio, película protectora, cristal protector, vidrio protector,
  protector de lente, protectores de pantalla, protector de cámara, cristales templados
screen protector|pt|vidro de proteção, película de hidrogel, película hidrogel, película cerâmica,
  película privacidade, protetor de lente, películas de vidro
screen protector|it|vetro protettivo, pellicola in vetro, vetrino, pellicola idrogel,
  protezione schermo, proteggischermo, vetri temperati, protezione fotocamera
screen protector|nl|screen protector glas, beschermlaag, schermfolie, privacyglas, camerabeschermer,
  gehard glas, screenprotectors
screen protector|sv|skärmfilm, displayskydd, linsskydd, kameraskydd, pansarglas skydd, skyddsplast,
  skärmskyddsfilm
screen protector|pl|szkło na ekran, folia na ekran, ochrona ekranu, szkło prywatyzujące, szkiełko,
  szkła hartowane, szkło na aparat, folia matowa
screen protector|tr|cam ekran koruyucu, kamera koruyucu, lens koruyucu, hayalet cam, mat film,
  seramik film, kağıt hissi film, kırılmaz ekran
screen protector|ar|حماية زجاجية, لاصقة شاشة, زجاج حماية, استيكر حماية, شاشة حماية زجاج, حامي شاشة,
  فيلم حماية, حماية كاميرا, حماية عدسة
screen protector|ko|액정필름, 풀커버필름, 종이질감필름, 종이질감 필름, 사생활보호필름, 카메라필름, 렌즈보호필름, 보호유리, 방탄유리
replacement|en|repair tool, repair tools, repair tool kit, replacement set, replacement kit,
  replacement housing, spare set, spare kit, oem replacement, refill pack, pull tab replacement,
  upgrade kit, replacement money
replacement|de|ersatzset, ersatzdichtung, ersatzkopf, ersatzköpfe, ersatzbürste, ersatzbürsten,
  ersatzdeckel, ersatzarmband, austauschset, nachfüllung, zubehörset, verschleißteil, reparaturteil,
  werkzeugset reparatur
replacement|fr|pièce de rechange, pièces de rechange, remplacements, kit de réparation, adaptable
replacement|es|kit de reparación, pieza de repuesto, piezas de repuesto, piezas de recambio,
  recargas
replacement|pt|peças de reposição, sobressalente, refil, refis, kit de reparo
replacement|it|pezzo di ricambio, pezzi di ricambio, kit di riparazione, rimpiazzo
replacement|nl|reserve-onderdeel, reserveonderdelen, navulling, navullingen, reparatieset,
  vervangstuk, vervangset
replacement|sv|reservdelssats, påfyllning, reparationssats, ersättningskit, utbytesdel
replacement|pl|zamienniki, wkłady, zestaw naprawczy, zapasowe
replacement|tr|yedekler, yedek set, yedek takım, aksesuarları, tamir kiti, değişim parçası
replacement|ar|اكسسوار, اكسسوارات, قطعة بديلة, قطع بديلة, طقم صيانة, طقم اصلاح, عبوة تعبئة
replacement|ja|詰め替え, つめかえ, 替芯, 交換キット, 修理キット
replacement|ko|소모품, 수리키트
empty box|en|box and manual only, packaging only, only box, only the box, just the box,
  outer box only, retail packaging only, case and manual only, display dummy,
  quick start guide only, paper manual, cover art only, sleeve only
empty box|de|nur box, nur die box, nur schachtel, leere schachtel, leere originalverpackung,
  nur originalverpackung, verpackung ohne inhalt, karton leer, ovp leer, leerbox
empty box|fr|boite vide, emballage seul, boîte d'origine seule, boîte sans, juste la boîte,
  notice uniquement, carton vide, boite originale vide
empty box|es|caja vacia, caja original vacía, solo la caja, embalaje vacío, empaque vacío,
  solo empaque
empty box|pt|só caixa, embalagem vazia, só embalagem, caixa original vazia, apenas a caixa
empty box|it|scatola originale vuota, solo confezione, confezione vuota, sola scatola,
  solo la scatola
empty box|nl|lege verpakking, alleen de doos, lege originele doos, enkel doos, doos leeg
empty box|sv|tom förpackning, endast förpackning, bara kartong, bara kartongen, endast låda,
  tom originalkartong
empty box|pl|pusty karton, sam karton, same pudełko, opakowanie puste, puste opakowanie
empty box|tr|boş kutusu, orijinal boş kutu, kutu boş, yalnızca kutu, boş ambalaj
empty box|ar|علبة فاضية, كرتون فاضي, العلبة فقط بدون, صندوق فارغ اصلي
empty box|ja|空き箱, 元箱のみ, 箱だけの, 化粧箱のみ, ケースのみ, 箱説明書のみ
empty box|ko|박스만 있음, 케이스만, 빈상자, 박스단품`;
