/**
 * What is sold for a product rather than being it: a title that names one of these, though nobody
 * asked for it, is about the accessory. See `weak-accessories.ts` for words that need more than that.
 */
export const ACCESSORIES = `
case|en|case, cases, cover, covers, sleeve, pouch, bumper, bumper case, phone case, back cover,
  flip cover, folio, wallet case, carrying case, carry case, storage case, hard case, travel case,
  protective case, book cover, faceplate, face plate, dust cover, slipcase, holster, kavar
case|de|hülle, huelle, schutzhülle, handyhülle, etui, handyetui, tasche, schutztasche,
  tragetasche, hardcase, backcover, abdeckung, schutzhuelle
case|fr|coque, coques, étui, étuis, housse, housses, pochette, protection coque, coque de protection
case|es|funda, fundas, carcasa, carcasas, estuche, estuches, forro, cubierta, cubierta para lluvia
case|pt|capa, capas, capinha, capinhas, estojo, case capa, bolsa de transporte
case|it|custodia, custodie, cuffia protettiva, guscio, cover custodia, copertura, copertura antipioggia
case|nl|hoesje, hoesjes, hoes, hoezen, beschermhoes, telefoonhoesje, bookcase, beschermcase
case|sv|fodral, skal, mobilskal, mobilfodral, skyddsfodral, skyddsskal, plånboksfodral
case|pl|pokrowiec, pokrowce, etui, futerał, futeral, obudowa, plecki, kabura
case|tr|kılıf, kılıfı, kılıflar, kılıfları, kapak, kapağı, çanta kılıf, cüzdan kılıf, yağmurluk, yağmurluğu
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
screen protector|nl|screenprotector, schermbeschermer, tempered glass, beschermglas, beschermfolie
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
protector|es|protector, protectores, vinilo, pegatina, pegatinas
protector|pt|protetor, adesivo, adesivos
protector|it|adesivo, adesivi
protector|nl|beschermer, sticker
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
ear pads|pt|almofadas, almofada, espumas, espuma, almofadinhas
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
replacement|de|ersatz, ersatzteil, ersatzteile, ersatzakku, ersatzpolster, reparatur,
  reparaturset, nachfüllpack
replacement|fr|remplacement, de rechange, rechange, pièce détachée, pièces détachées, réparation
replacement|es|repuesto, repuestos, recambio, recambios, reemplazo, refacción, reparación,
  de reemplazo
replacement|pt|reposição, peça de reposição, substituição, reparo, peças, substituto
replacement|it|ricambio, ricambi, sostituzione, sostitutivo, riparazione, sostitutiva
replacement|nl|vervanging, vervangend, vervangende, vervangings, reserveonderdeel, onderdeel, onderdelen,
  reparatie
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
display case|fr|vitrine, boîte de présentation, kit d'éclairage, kit éclairage, kit lumière,
  éclairage led, présentoir
display case|es|vitrina, expositor, caja expositora, kit de iluminación, kit de luces,
  iluminación led, juego de luces, kit de luz
display case|pt|expositor, caixa expositora, kit de iluminação, kit de luzes, iluminação led,
  vitrine
display case|it|teca, teca espositiva, vetrina, espositore, kit di illuminazione, kit luci,
  illuminazione led, kit illuminazione
display case|nl|vitrine, vitrinekast, verlichtingsset, verlichting, led verlichting, lichtset
display case|sv|visningsmonter, monter, belysningsset, belysningssats, belysning, belysningskit, ljusset,
  led belysning
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
empty box|ko|빈박스, 박스만, 빈 박스, 공박스, 설명서만, 목업`;
