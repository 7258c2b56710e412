/**
 * Spare parts, consumables, clothing and printed matter sold for a product. Like the words of
 * `weak-accessories.ts` they are also parts of genuine products, and count where they lead or end a
 * title's name.
 */
export const SPARE_PARTS = `
instructions|en|instructions, instructions booklet, manual booklet, building instructions,
  assembly instructions, instruction book, user manual, owner's manual, owners manual,
  service manual, repair manual
instructions|de|anleitung, anleitungen, aufbauanleitung, gebrauchsanweisung, bedienungsanleitung,
  handbuch, benutzerhandbuch
instructions|fr|notice, notice de montage, notice d'utilisation, mode d'emploi,
  manuel d'utilisation, livret d'instructions, instructions de montage
instructions|es|instrucciones, libro de instrucciones, folleto de instrucciones, manual de usuario
instructions|it|istruzioni, libretto, libretto di istruzioni, libretto istruzioni,
  manuale di istruzioni, manuale d'uso, manuale utente
instructions|nl|bouwinstructie, bouwinstructies, gebruiksaanwijzing, instructieboekje,
  bouwhandleiding
instructions|sv|instruktion, instruktioner, bygginstruktion, bygginstruktioner, byggbeskrivning,
  monteringsanvisning
instructions|pl|instrukcje, instrukcja obsługi, instrukcja montażu
instructions|tr|kılavuz, kılavuzu, kullanım kılavuzu, kullanma kılavuzu, montaj kılavuzu,
  yapım kılavuzu, talimatı
instructions|ar|كتيب, كتيب التعليمات, كتيب تعليمات, تعليمات, دليل الاستخدام, دليل المستخدم
instructions|pt|instruções, livro de instruções, manual do usuário, manual do utilizador
instructions|ja|説明書, 取扱説明書, 組立説明書, 取説, マニュアル
instructions|ko|설명서, 사용설명서, 조립설명서, 매뉴얼
recipe book|en|cookbook, cookbooks, cook book, recipe book, recipe books, recipes, recipe cards
recipe book|de|rezeptbuch, kochbuch, rezepte, backbuch
recipe book|fr|livre de recettes, recettes, livre de cuisine
recipe book|es|libro de recetas, recetario, recetas
recipe book|it|ricettario, libro di ricette, ricette
recipe book|nl|receptenboek, kookboek
recipe book|sv|receptbok, kokbok
recipe book|pl|książka kucharska, książka z przepisami, przepisy
recipe book|tr|tarif kitabı, yemek kitabı, tarifler
recipe book|ar|كتاب وصفات, كتاب طبخ, وصفات
recipe book|pt|livro de receitas, receitas
recipe book|ja|レシピ本, レシピブック, レシピ, 料理本
recipe book|ko|레시피북, 레시피, 요리책
keycaps|-|keycap, keycaps, key caps, keycap set, tastenkappen, jeu de touches, copritasti,
  set di copritasti, juego de teclas, toetsdoppen, tangenttoppar, nasadki, zestaw nasadek,
  nasadki na klawisze, tuş takımı, tuş seti, أغطية مفاتيح, kit de teclas, conjunto de teclas,
  キーキャップ, 키캡, 키캡 세트
mouse pad|-|mouse mat, mouse mats, desk mat, deskmat, desk pad, mauspad, mausunterlage,
  tapis de souris, alfombrilla, alfombrilla de ratón, tappetino, tappetino per mouse, muismat,
  musmatta, skrivbordsunderlägg, podkładka, podkładka pod mysz, fare altlığı, لوحة فأرة, لوحة ماوس,
  ماوس باد, tapete de rato, マウスパッド, 마우스패드, 마우스 패드, 장패드
mouse feet|-|mouse feet, mouse skates, glides, mouse glides, gleitfüße, maus-gleitfüße, mausfüße,
  patins, patines, piedini, pattini, muisvoetjes, glidfötter, ślizgacze, fare ayağı, mouse ayağı,
  أقدام فأرة, pés de mouse, pés de reposição, マウスソール, 마우스 피트, 마우스피트
enclosure|-|enclosure, ssd enclosure, drive enclosure, hard drive enclosure, drive caddy,
  usb-c-gehäuse, usb-gehäuse, ssd-gehäuse, festplattengehäuse, externes gehäuse, boîtier externe,
  boîtier usb, boîtier usb-c, boîtier ssd, box esterno, case esterno, case esterno usb-c,
  caja externa, behuizing, usb-c behuizing, kabinett, usb-c-kabinett, kieszeń, usb-c kutu, usb kutu,
  ssd kutusu, disk kutusu, علبة usb-c, علبة usb, case usb-c, エンクロージャー, 인클로저, 외장케이스
ink|-|inkjet cartridge, inkjet cartridges, toner, toners, toner cartridge, ink cartridge,
  ink cartridges, ink bottle, ink bottles, ink refill, druckerpatrone, druckerpatronen,
  tintenpatrone, tintenpatronen, tintenflasche, cartouche d'encre, cartouches d'encre,
  bouteille d'encre, cartucce, cartuccia d'inchiostro, cartucce d'inchiostro, cartucho de tinta,
  cartuchos de tinta, cartuchos, inktcartridge, inktcartridges, inktpatroon, inktflesje,
  bläckpatron, bläckpatroner, tusz, tusze, atrament, kartuş, kartuşu, mürekkep, mürekkep kartuşu,
  خرطوشة حبر, خراطيش حبر, حبر طابعة, インクカートリッジ, インクボトル, 잉크 카트리지, 잉크카트리지
descaler|-|descaler, descaling, descaling solution, descaling tablets, cleaning tablets, entkalker,
  entkalkungstabletten, reinigungstabletten, détartrant, pastilles détartrantes, decalcificante,
  anticalcare, descalcificador, descalcificante, ontkalker, ontkalkingstabletten, avkalkningsmedel,
  avkalkare, odkamieniacz, kireç çözücü, kireç önleyici, مزيل ترسبات, مزيل الكلس, 除石灰剤, 除石灰, 석회 제거제,
  디스케일러, 세정제
liners|-|paper liners, air fryer liners, basket liners, parchment, backpapier, backpapier-einlagen,
  backpapiereinlagen, papier cuisson, papier sulfurisé, carta forno, carta da forno,
  papel para hornear, papel de horno, bakpapier, bakplåtspapper, bakpapper, papier do pieczenia,
  pişirme kağıdı, yağlı kağıt, ورق خبز, ورق زبدة, forros de papel, forro de papel, papel manteiga,
  専用シート, クッキングシート, 종이 호일, 종이호일
bowl|-|mixing bowl, bowl, bowls, rührschüssel, schüssel, bol, bol mélangeur, ciotola, cuenco, tazón,
  mengkom, mengbeker, skål, bunke, degskål, misa, miska, dzieża, kase, karıştırma kabı,
  karıştırma kasesi, وعاء, وعاء خلط, tigela, ボウル, 믹싱볼
lid|-|lid, lids, deckel, glasdeckel, couvercle, coperchio, tapa, tapas, deksel, lock, glaslock,
  pokrywka, pokrywa, tampa, tampas, フタ, ふた, 蓋, 뚜껑
blade|-|saw blade, saw blades, spare blade, sägeblatt, klinge, klingen, ersatzmesser, lame, lames,
  lama, lame di ricambio, cuchilla, cuchillas, hoja, hojas, zaagblad, zaagbladen, reservezaagblad,
  reservblad, sågblad, sågklinga, tarcza, tarcze, ostrze, ostrza, bıçak, bıçağı, testere bıçağı,
  شفرة, شفرات, نصل, lâmina, lâminas, 替刃, 替え刃, 칼날, 교체용 날
bits|-|bit set, bits, bit kit, drill bits, drill bit set, bit-set, bitset, coffret d'embouts,
  embouts de vissage, forets, inserti, set di inserti, punte, puntas, juego de puntas, brocas,
  bitssats, bity, zestaw bitów, wiertła, uç seti, matkap ucu, bits seti, طقم رؤوس, رؤوس مفك,
  jogo de bits, jogo de pontas, ビットセット, ドライバービット, 비트 세트, 비트세트
tool box|-|tool box, toolbox, tool case, storage box, organizer box, koffer, werkzeugkoffer,
  transportkoffer, tragekoffer, aufbewahrungsbox, l-boxx, coffret, coffret de rangement, mallette,
  boîte de rangement, valigetta, valigia, maletín, caja de herramientas, gereedschapskoffer,
  opbergdoos, opbergbox, verktygslåda, förvaringslåda, väska för, walizka, walizka narzędziowa,
  skrzynka, skrzynka narzędziowa, takım çantası, alet çantası, taşıma çantası, صندوق أدوات,
  حقيبة أدوات, maleta, caixa de ferramentas, ツールボックス, 工具箱, 収納ボックス, 공구함, 공구가방, 수납함
hose|-|hose, hoses, extension hose, schlauch, verlängerungsschlauch, hochdruckschlauch, tuyau,
  flexible rallonge, flexible haute pression, tubo, tubo di prolunga, manguera,
  manguera de extensión, slang, verlengslang, förlängningsslang, wąż, wąż przedłużający, hortum,
  hortumu, uzatma hortumu, خرطوم, خرطوم تمديد, mangueira, mangueira extensora, ホース, 延長ホース, 호스, 연장 호스
sheath|-|sheath, leather sheath, lederetui, lederholster, köcher, fodero, foedraal, läderfodral,
  غمد, غمد جلدي, bainha, シース, レザーシース, 가죽 시스, 칼집
laces|-|shoelace, shoelaces, shoe laces, laces, schnürsenkel, lacets, lacci, stringhe, cordones,
  veters, schoenveters, skosnören, sznurowadła, sznurówki, ayakkabı bağı, ayakkabı bağcığı, bağcık,
  أربطة حذاء, رباط حذاء, cadarço, cadarços, atacadores, 靴ひも, 靴紐, シューレース, 신발끈, 운동화끈
insoles|-|insole, insoles, einlegesohle, einlegesohlen, semelles, semelles intérieures, solette,
  suolette, plantillas, inlegzool, inlegzolen, innersula, innersulor, iläggssulor, wkładki,
  wkładki do butów, tabanlık, نعل داخلي, ضبان, palmilha, palmilhas, インソール, 中敷き, 깔창, 인솔
care kit|-|care kit, cleaning kit, maintenance kit, shoe care, shoe cleaner, pflegeset,
  reinigungsset, wartungsset, pflegemittel, kit d'entretien, kit de nettoyage, kit di manutenzione,
  kit di pulizia, kit pulizia, kit de cuidado, kit de limpieza, kit de mantenimiento, onderhoudsset,
  reinigingsset, schoonmaakset, skötselset, rengöringsset, vårdset, underhållskit,
  zestaw do pielęgnacji, zestaw do czyszczenia, bakım seti, temizlik seti, طقم عناية, طقم تنظيف,
  kit de limpeza, kit de manutenção, お手入れセット, クリーニングキット, ケアキット, 관리 세트, 관리세트, 클리닝 키트, 청소 키트
patch|-|iron-on patch, iron on patch, sew-on patch, patches, aufnäher, bügelbild, écusson, toppa,
  toppe, parche, parches, strijkembleem, tygmärke, naszywka, naszywki, arma, yama, رقعة, رقعة قماش,
  remendo, ワッペン, 와펜
belt|-|belt, belts, gürtel, ceinture, cintura, cinturón, bälte, pasek do spodni, riem, kemer,
  حزام جلدي, cinto, 벨트, 허리띠
outfit|-|outfit, outfits, outfit set, doll clothes, doll outfit, clothes set, kleiderset,
  puppenkleidung, puppenkleider, vêtements de poupée, tenue, tenues, set di vestiti,
  vestiti per bambole, conjunto de ropa, ropa de muñeca, kledingset, poppenkleding, poppenkleertjes,
  klädset, dockkläder, zestaw ubranek, ubranka, ubranko, kıyafet seti, bebek kıyafeti, طقم ملابس,
  ملابس دمية, conjunto de roupas, roupas de boneca, 着せ替えセット, 着せ替え, 衣装, 의상 세트, 인형옷, 의상
card sleeves|-|card sleeves, board game sleeves, sleeves, kartenhüllen, protège-cartes, bustine,
  bustine per carte, fundas para cartas, kaarthoesjes, kortfickor, koszulki na karty, kart kılıfı,
  أغلفة بطاقات, sleeves para cartas, カードスリーブ, 카드 슬리브, 카드슬리브
darts|-|refill darts, darts, foam darts, dart refill, pfeile, ersatzpfeile, schaumstoffpfeile,
  fléchettes, recharge de fléchettes, dardi, dardi di ricarica, freccette, dardos,
  dardos de recambio, navulpijltjes, pijltjes, skumpilar, refillpilar, strzałki, sünger mermi,
  mermi, سهام, سهام بديلة, ダーツ弾, 専用弾, 리필 다트, 다트, 총알
spare lenses|-|交換レンズ, 替えレンズ, 교체용 렌즈, spare lenses, ersatzgläser, verres, lenti, lentes, glazen,
  vervangende glazen, ersättningsglas, szkła, soczewki, yedek cam, yedek camlar, عدسات, عدسات بديلة
heatsink|-|koellichaam, koelblok, kylfläns, kylare, radiator, soğutucu, مشتت حراري
filter|ar|فلتر, فلاتر, مرشح
part|en|gasket, gaskets, seal ring, sealing ring, sealing rings, silicone ring, o-ring, o-rings,
  washer seal, inner pot, inner liner pot, steam rack, steamer basket, steamer rack, fryer basket,
  crisper plate, baking tray, baking pan, grill rack, baking mould, cake mould, drip tray,
  water tank, dust bin, dust bin lid, drill chuck, keyless chuck, carbon brushes, carbon brush,
  armature, rotor, stator, trigger switch, on off switch, power switch, motor head, hinge, hinges,
  shell housing, replacement housing, back glass, rear glass, lcd screen, lcd display assembly,
  display assembly, screen assembly, touch digitizer, touch panel, cooling fan, cooling fans,
  cooler fan, cooling station, cooling stand, camera cage, follow focus, lamp shade, lampshade,
  lamp holder, dimmer switch, caster, casters, wheel set, spare wheel, wheels kit, door handle,
  handpiece, handle only, funnel, funnel gasket, filter plate, shoulder pad, shoulder pads,
  strap pad, bag divider, bag insert, bag organizer, insert organizer, game insert, box insert,
  tokens upgrade, metal coins, play money, game pieces, game tokens, player pieces,
  miniatures upgrade, playmat, play mat, card holder, dice tray, left earbud, right earbud,
  single earbud, left earbud only, right earbud only, left side only, right side only,
  charging case only, charger case only
part|de|dichtung, dichtungen, dichtungsring, dichtringe, dichtring, silikonring, innentopf,
  dämpfeinsatz, backform, backformen, grillrost, grilleinsatz, korb, einlegeboden, tropfschale,
  abtropfschale, wassertank, wasserbehälter, staubbehälter, bohrfutter, schnellspannbohrfutter,
  kohlebürsten, anker rotor, scharnier, ersatzgehäuse, displayeinheit, ersatzdisplay, lüfter,
  kühlständer, kamerakäfig, lampenschirm, dimmschalter, griff, drehknopf, handstück,
  zweites handstück, trichter, sieb, siebplatte, schulterpolster, taschenorganizer, trennwand,
  spielgeld, spielfiguren, würfelteller, sortiereinsatz, spieleinsatz, einzelner ohrhörer,
  linker ohrhörer, rechter ohrhörer
part|fr|joints, joint silicone, joint d'étanchéité, bague d'étanchéité, cuve intérieure, panier,
  panier vapeur, moule, moules, bac à eau, réservoir, réservoir d'eau, mandrin, charbons,
  balais de charbon, induit, gâchette, charnière, vitre arrière, écran lcd de rechange, bloc écran,
  ventilateur de refroidissement, abat-jour, variateur, roulettes, poignée, entonnoir, tamis,
  épaulière, organisateur de sac, pions, billets, monnaie de jeu, plateau à dés, écouteur gauche,
  écouteur droit, écouteur seul
part|es|junta, juntas, junta de silicona, anillo de sellado, aro de silicona, olla interior, cesta,
  cestillo, molde, moldes, rejilla, bandeja, depósito, depósito de agua, tanque de agua, mandril,
  portabrocas, escobillas de carbón, carbones, inducido, gatillo, bisagra, tapa trasera,
  pantalla lcd de repuesto, ventilador de refrigeración, jaula, pantalla de lámpara, atenuador,
  ruedas de repuesto, perilla, embudo, tamiz, hombrera, organizador de bolso, fichas,
  billetes de juego, auricular izquierdo, auricular derecho
part|pt|anel de vedação, borracha de vedação, vedante, panela interna, cesto, formas, grelha,
  reservatório, reservatório de água, tanque de água, escovas de carvão, induzido, gatilho,
  dobradiça, tampa traseira, tela lcd, ventoinha, cooler ventilador, gaiola, abajur, rodízios, pega,
  puxador, funil, peneira, ombreira, organizador de bolsa, peões, dinheiro de jogo,
  auricular esquerdo, auricular direito, fone esquerdo, fone direito
part|it|guarnizione, guarnizioni, anello di tenuta, anello in silicone, pentola interna, cestello,
  stampo, stampi, griglia, vaschetta, serbatoio, serbatoio acqua, mandrino, carboncini,
  spazzole in carbone, indotto, rotore, grilletto, cerniera, vetro posteriore,
  schermo lcd di ricambio, ventola di raffreddamento, gabbia, paralume, rotelle, maniglia, manopola,
  imbuto, spallina, spallaccio, organizer per borsa, pedine, banconote, soldi finti,
  auricolare sinistro, auricolare destro
part|nl|dichting, dichtingsring, afdichtring, siliconenring, rubberen ring, binnenpan, mandje,
  bakvorm, bakvormen, rooster, waterreservoir, watertank, boorkop, koolborstels, koelventilator,
  camerakooi, lampenkap, wieltjes, handgreep, trechter, zeef, schouderpad, schouderkussen,
  tasorganizer, pionnen, speelgeld, linker oordopje, rechter oordopje, wandhouder
part|sv|tätning, tätningsring, packning, innergryta, korg, bakform, bakformar, galler, vattentank,
  vattenbehållare, behållare, borrchuck, kolborstar, gångjärn, kylfläkt, kamerabur, lampskärm, hjul,
  handtag, tratt, axelvadd, axelkudde, spelpjäser, spelpengar, vänster öronsnäcka, höger öronsnäcka
part|pl|uszczelka, uszczelki, pierścień silikonowy, kosz, koszyk, foremka, foremki, ruszt, kratka,
  tacka, zbiornik, zbiornik na wodę, pojemnik na kurz, uchwyt wiertarski, szczotki węglowe, wirnik,
  stojan, zawias, wentylator chłodzący, klatka, klosz, abażur, ściemniacz, kółka, rączka, pokrętło,
  lejek, sitko, poduszka na ramię, nakładka na ramię, organizer do torby, pionki, pieniądze do gry,
  żetony, lewa słuchawka, prawa słuchawka, pilot
part|tr|conta, contası, silikon conta, sızdırmazlık halkası, iç tencere, sepet, sepeti, kek kalıbı,
  kalıbı, ızgara teli, su tankı, su haznesi, haznesi, mandren, kömürü, kömür fırça, endüvi,
  anahtar şalter, tetik, menteşe, soğutma fanı, soğutucu fan, kafes, tekerlek, tekerlekler, kulp,
  huni, süzgeç, omuz pedi, piyonlar, oyun parası, sol kulaklık, sağ kulaklık, tek kulaklık, sol tek,
  sağ tek, kumandası, kumanda
part|ar|حلقة, حلقة سيليكون, حلقة احكام, جوان, طقم جوان, وعاء داخلي, سلة, قالب, قوالب, صينية,
  شبكة شواء, خزان, خزان ماء, ظرف مثقاب, فرش كربون, فحمات, عضو دوار, مفتاح تشغيل, مفصلة, مروحة تبريد,
  قفص, قفص كاميرا, غطاء مصباح, مخفت, عجلات, مقبض, قمع, مصفاة, كتافة, وسادة كتف, قطع لعب, نقود لعب,
  سماعة يمين, سماعة يسار, سماعة واحدة
remote|en|replacement remote, remote shutter
remote|de|fernbedienung
remote|fr|télécommande
remote|es|mando a distancia
remote|pt|controle remoto, telecomando
remote|nl|afstandsbediening
remote|sv|fjärrkontroll
remote|pl|pilot zdalnego
remote|tr|uzaktan kumanda
remote|ar|ريموت, جهاز تحكم عن بعد
stylus|-|stylus, stylus pen, stylus pens, touch pen, pencil tips, pen tips, pen nibs, nibs,
  eingabestift, stylet, stylet tactile, lápiz táctil, lápiz óptico, caneta touch, caneta stylus,
  pennino, penna touch, penna stylus, styluspen, pekpenna, rysik, dokunmatik kalem, kalemi, قلم لمس,
  قلم ستايلس, puntas de repuesto, pointes de rechange
keyboard|-|keyboard case, keyboard cover, tastaturhülle, clavier étui, magic keyboard,
  smart keyboard, keyboard folio`;

/** The meanings of these words. */
export const SPARE_PART_MEANINGS: ReadonlySet<string> = new Set(
  SPARE_PARTS.trim()
    .split('\n')
    .flatMap((line) => (line.startsWith(' ') ? [] : [line.slice(0, line.indexOf('|'))])),
);
