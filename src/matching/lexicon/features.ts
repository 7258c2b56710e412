/**
 * What goods are made of, whom they are for and how they work, in the languages of the panel: a title
 * that leaves it out is no worse, one that says another of a `group/` is doubtful.
 */
export const FEATURES = `
material/stainless steel|-|stainless steel, edelstahl, inox, acier inoxydable, acero inoxidable,
  acciaio inossidabile, acciaio inox, aço inoxidável, aço inox, roestvrij staal, rvs,
  stal nierdzewna, rostfritt stål, rustfritt stål, rustfrit stål, ruostumaton teräs, nerezová ocel,
  nerez, rozsdamentes acél, rozsdamentes, oțel inoxidabil, paslanmaz çelik, ستانلس ستيل, ステンレス,
  스테인리스, 스텐, 不锈钢
material/cast iron|-|cast iron, gusseisen, fonte, fonte émaillée, hierro fundido, hierro colado,
  ghisa, ferro fundido, gietijzer, gietijzeren, żeliwo, żeliwny, żeliwna, gjutjärn, støpejern,
  støbejern, valurauta, litina, litinový, litinová, öntöttvas, fontă, döküm, döküm demir, حديد زهر,
  حديد مصبوب, 鋳鉄, 鋳物, 무쇠, 주물, 铸铁
material/ceramic|-|ceramic, keramik, céramique, cerámica, ceramica, cerâmica, keramiek, keramisch,
  ceramiczny, ceramiczna, keramisk, keraaminen, keramika, keramický, kerámia, seramik, سيراميك,
  セラミック, 세라믹, 陶瓷
material/glass|-|borosilicate glass, borosilikatglas, verre borosilicate, vidrio borosilicato,
  vetro borosilicato, vidro borossilicato, szkło borokrzemowe
material/leather|-|leather, genuine leather, leder, echtleder, cuir, cuir véritable, cuero,
  piel auténtica, pelle, vera pelle, couro, leer, echt leer, skóra naturalna, skórzany, skórzana,
  skórzane, läder, skinn, lær, læder, ekte skinn, nahka, aito nahka, kůže, kožený, kožené, kožená,
  bőr, piele naturală, deri, hakiki deri, جلد طبيعي, レザー, 本革, 가죽, 천연가죽, 真皮, 皮革
material/suede|-|suede, wildleder, veloursleder, daim, ante, gamuza, scamosciato, camurça, suède,
  zamsz, zamszowy, zamszowe, semsket, ruskind, semiš, süet, スエード, 스웨이드, 麂皮
material/canvas|-|canvas, segeltuch, toile, lona, tela canvas, płótno, キャンバス, 캔버스, 帆布
material/cotton|-|cotton, organic cotton, baumwolle, bio-baumwolle, coton, coton bio, algodón,
  cotone, algodão, katoen, bawełna, bawełniany, bawełniana, bomull, bomuld, puuvilla, bavlna,
  bavlněný, pamut, bumbac, pamuk, pamuklu, قطن, コットン, 綿100, 순면, 纯棉, 全棉
material/wool|-|wool, merino wool, wolle, merinowolle, laine, laine mérinos, lana, lana merino,
  lã merino, merinowol, wełna, wełna merino, merinoull, merinould, merinovilla, vlna merino,
  merinógyapjú, lână merino, merinos yünü, صوف, ウール, メリノウール, 울, 羊毛
material/silicone|-|silicone, silikon, silicona, siliconen, silikonowy, silikonowa, silikoni,
  szilikon, silicon, سيليكون, シリコン, シリコーン, 실리콘, 硅胶
material/wood|-|wooden, solid wood, holz, aus holz, en bois, bois massif, de madera, madera maciza,
  in legno, legno massello, de madeira, madeira maciça, houten, massief hout, drewniany, drewniana,
  drewniane, träleksak, av trä, i tre, af træ, puinen, puusta, dřevěný, dřevěná, dřevěné, fából,
  fa játék, din lemn, ahşap, خشبي, خشب, 木製, 원목, 나무, 木制, 实木
material/bamboo|-|bamboo, bambus, bambou, bambú, bambù, bamboe, bambu, bambusowy, bambusz, خيزران,
  竹製, 대나무, 竹制
material/plastic|-|plastic, kunststoff, plastik, plastique, plástico, plastica, plastikowy, muovi,
  plastový, műanyag, プラスチック, 플라스틱, 塑料
material/porcelain|-|porcelain, porzellan, porcelaine, porcelana, porcellana, porselein,
  porcelanowy, porslin, porselen, porselæn, posliini, porcelán, porțelan, بورسلين, 磁器, 도자기,
  瓷器
material/stoneware|-|stoneware, steinzeug, steingut, grès, gres, steengoed, kamionka, stengods,
  stentøj, kivitavara, kamenina, kőagyag, ストーンウェア, 스톤웨어, 炻瓷
material/copper|-|copper, kupfer, cuivre, cobre, rame, koper, miedź, miedziany, koppar, kobber,
  kupari, měď, vörösréz, cupru, bakır, نحاس, 銅製, 구리, 紫铜
material/aluminium|-|aluminium, aluminum, alu, aluminio, alluminio, alumínio, alumiini, hliník,
  hliníkový, alüminyum, المنيوم, アルミ, アルミニウム, 알루미늄, 铝合金
material/carbon|-|carbon fibre, carbon fiber, kohlefaser, fibre de carbone, fibra de carbono,
  fibra di carbonio, koolstofvezel, włókno węglowe, kolfiber, karbonfiber, hiilikuitu, karbon,
  szénszálas, カーボン, 카본, 碳纤维
audience/men|-|men, mens, men's, for men, herren, für herren, für männer, homme, hommes, pour homme,
  hombre, hombres, para hombre, caballero, uomo, da uomo, per uomo, homem, para homem, masculino,
  heren, voor mannen, męski, męska, męskie, dla mężczyzn, dla niego, herr, för män, för herr, herre,
  til menn, til mænd, miesten, miehille, pánský, pánská, pánské, pro muže, férfi, férfiaknak,
  bărbați, pentru bărbați, bărbătești, erkek, للرجال, رجالي, メンズ, 男性用, 남성, 남성용, 남자,
  男士, 男款, 男装, 男鞋
audience/women|-|women, womens, women's, ladies, for women, damen, für damen, für frauen, femme,
  femmes, pour femme, mujer, mujeres, para mujer, señora, donna, da donna, per donna, mulher,
  para mulher, feminino, dames, voor vrouwen, damski, damska, damskie, dla kobiet, dam, för kvinnor,
  dame, til kvinner, til kvinder, naisten, naisille, dámský, dámská, dámské, pro ženy, női, nőknek,
  femei, pentru femei, damă, kadın, bayan, للنساء, نسائي, حريمي, レディース, 女性用, ウィメンズ,
  여성, 여성용, 여자, 女士, 女款, 女装, 女鞋
wireless|-|wireless, cordless, a batteria, a batería, a bateria, à batterie, sur batterie, kabellos, kabellose, kabelloser, kabelloses, drahtlos, drahtlose,
  drahtloser, funk, sans fil, sans-fil, inalámbrico, inalámbricos, inalámbrica, inalámbricas,
  sin cable, senza fili, sem fio, sem fios, draadloos, draadloze, snoerloos, snoerloze, trådlös,
  trådlösa, trådlöst, sladdlös, sladdlösa, bezprzewodowy, bezprzewodowa, bezprzewodowe, trådløs,
  trådløse, trådløst, ledningsfri, langaton, langattomat, johdoton, bezdrátový, bezdrátová,
  bezdrátové, vezeték nélküli, vezetéknélküli, fără fir, kablosuz, لاسلكي, لاسلكية, ワイヤレス,
  コードレス, 무선, 无线
noise cancelling|-|noise cancelling, noise canceling, noise-cancelling, noise-canceling,
  noise cancellation, active noise cancelling, geräuschunterdrückung, réduction de bruit,
  à réduction de bruit, cancelación de ruido, cancelación activa de ruido, cancellazione del rumore,
  cancelamento de ruído, ruisonderdrukking, noise cancelling kopfhörer, brusreducering,
  støyreduksjon, støjreducerende, vastamelu, potlačení hluku, zajszűrő, anularea zgomotului,
  redukcja szumów, gürültü önleyici, gürültü engelleyici, عزل الضوضاء, الغاء الضوضاء,
  ノイズキャンセリング, 노이즈캔슬링, 노이즈 캔슬링, 降噪, 主动降噪
rechargeable|-|rechargeable, wiederaufladbar, wiederaufladbare, aufladbar, recargable, recargables,
  ricaricabile, ricaricabili, recarregável, recarregáveis, oplaadbaar, oplaadbare, akumulatorek,
  uppladdningsbar, uppladdningsbara, oppladbar, oppladbare, genopladelig, genopladelige, ladattava,
  ladattavat, nabíjecí, dobíjecí, újratölthető, tölthető, reîncărcabil, reîncărcabile,
  şarj edilebilir, şarjlı, قابلة للشحن, 充電式, 充電池, 충전식, 可充电
waterproof|-|waterproof, water resistant, wasserdicht, wasserfest, étanche, impermeable,
  resistente al agua, impermeabile, resistente all'acqua, impermeável, à prova d'água,
  à prova de água, waterdicht, wodoodporny, wodoodporna, wodoszczelny, vattentät, vanntett, vandtæt,
  vedenpitävä, voděodolný, vodotěsný, vízálló, rezistent la apă, su geçirmez, مقاوم للماء, ضد الماء,
  防水, 방수
portable|-|portable, tragbar, tragbarer, tragbare, portátil, portatile, draagbaar, draagbare,
  przenośny, przenośna, bärbar, bærbar, kannettava, přenosný, přenosná, hordozható, portabil,
  portabilă, taşınabilir, محمول, متنقل, ポータブル, 휴대용, 便携, 便携式
electric|-|electric, elektrisch, elektrische, elektrischer, électrique, eléctrico, eléctrica,
  elettrico, elettrica, elétrico, elétrica, elektryczny, elektryczna, elektryczne, elektrisk,
  eldriven, sähköinen, elektrický, elektrická, elektrické, elektromos, electrică, elektrikli,
  كهربائي, كهربائية, 電動, 전동, 전기, 电动
inkjet|-|inkjet, tintenstrahl, jet d'encre, inyección de tinta, a getto d'inchiostro,
  getto d'inchiostro, jato de tinta, inkt jet, atramentowa, atramentowy, bläckstråle, blekkskriver,
  mustesuihku, inkoustová, tintasugaras, mürekkep püskürtmeli, インクジェット, 잉크젯, 喷墨
protection factor|-|spf, lsf, fps, sun protection factor, lichtschutzfaktor, factor de protección,
  fattore di protezione, fator de proteção, solskyddsfaktor
volume|-|volume, volumes, vol, tome, tomo, deel, cilt, kötet, díl, 巻, 권
colour|-|colour, color, couleur, farbe, colore, cor, kleur, färg, farge, farve, kolor, väri, barva,
  szín, culoare, renk, لون, カラー, 색상, 颜色`;

/**
 * Words that tell products apart and mean the same in every language. They weigh as much as any
 * other word of a name, and one of the same `group/` instead of another makes another product.
 */
export const ATTRIBUTES = `
perfume/eau de toilette|-|eau de toilette, edt, toilettenwasser, woda toaletowa, toaletní voda,
  オードトワレ, オードゥトワレ, 오드뚜왈렛, 오 드 뚜왈렛, 淡香水, 淡香氛, туалетная вода
perfume/eau de parfum|-|eau de parfum, edp, woda perfumowana, parfémovaná voda, apă de parfum,
  オードパルファム, オードパルファン, オードゥパルファム, 오드퍼퓸, 오 드 퍼퓸, 浓香水,
  парфюмерная вода
perfume/cologne|-|eau de cologne, edc, kölnisch wasser, acqua di colonia, agua de colonia,
  água de colónia, woda kolońska, kolínská voda, kölnivíz, kolonya, オーデコロン, 오드코롱, 古龙水
perfume/extrait|-|extrait de parfum, parfum extrait, perfume extract, estratto di profumo
sweetness/sugar free|-|sugar free, sugar-free, sugarfree, no sugar, zero sugar, without sugar,
  zuckerfrei, ohne zucker, sans sucre, sans sucres, sin azúcar, senza zucchero, senza zuccheri,
  sem açúcar, sem açúcares, suikervrij, zonder suiker, bez cukru, sockerfri, utan socker, sukkerfri,
  uten sukker, uden sukker, sokeriton, cukormentes, fără zahăr, şekersiz, بدون سكر, خالي من السكر,
  シュガーフリー, 無糖, 砂糖不使用, 슈가프리, 무설탕, 제로슈거, 无糖
diet/gluten free|-|gluten free, gluten-free, glutenfree, glutenfrei, ohne gluten, sans gluten,
  sin gluten, senza glutine, sem glúten, glutenvrij, bez glutenu, bezglutenowy, bezglutenowa,
  glutenfri, gluteeniton, bezlepkový, bezlepková, bezlepkové, gluténmentes, fără gluten, glutensiz,
  خالي من الجلوتين, グルテンフリー, 글루텐프리, 无麸质
lactose free|-|lactose free, lactose-free, laktosefrei, sans lactose, sin lactosa, senza lattosio,
  sem lactose, lactosevrij, bez laktozy, laktosfri, laktosefri, laktoositon, bez laktózy,
  laktózmentes, fără lactoză, laktozsuz, خالي من اللاكتوز, ラクトースフリー, 락토프리, 无乳糖
caffeine/decaf|-|decaf, decaffeinated, caffeine free, caffeine-free, entkoffeiniert, koffeinfrei,
  décaféiné, sans caféine, descafeinado, sin cafeína, decaffeinato, deca, senza caffeina,
  cafeïnevrij, bezkofeinowa, bezkofeinowy, koffeinfri, koffeinfritt, kofeiiniton, bez kofeinu,
  bezkofeinová, koffeinmentes, decofeinizată, kafeinsiz, خالي من الكافيين, منزوع الكافيين,
  カフェインレス, デカフェ, 디카페인, 低因
alcohol free|-|alcohol free, alcohol-free, non-alcoholic, non alcoholic, alkoholfrei, sans alcool,
  sin alcohol, analcolica, analcolico, senza alcol, sem álcool, alcoholvrij, bezalkoholowe,
  bezalkoholowy, bez alkoholu, alkoholfri, alkoholiton, nealkoholické, nealko, alkoholmentes,
  fără alcool, alkolsüz, خالي من الكحول, ノンアルコール, 무알콜, 논알콜, 无酒精
grind/whole bean|-|whole bean, whole beans, coffee beans, roasted beans, beans, kaffeebohnen,
  ganze bohnen, ganze bohne, bohnen, café en grains, café en grain, en grains, grains entiers,
  café en grano, en grano, grano entero, café grano natural, caffè in grani, in grani, in chicchi,
  café em grão, café em grãos, em grãos, em grão, koffiebonen, bonen, kawa ziarnista, ziarnista,
  kaffebönor, hela bönor, bönor, kaffebønner, hele bønner, hele kaffebønner, kahvipavut, kahvipapu,
  papukahvi, zrnková káva, zrnková, szemes kávé, szemes, cafea boabe, boabe, çekirdek kahve,
  çekirdek, حبوب قهوة, حبوب كاملة, コーヒー豆, 원두커피, 홀빈, 咖啡豆
grind/ground|-|ground coffee, ground, gemahlen, gemahlener, gemahlener kaffee, café moulu, moulu,
  café molido, molido, caffè macinato, macinato, café moído, moído, gemalen, gemalen koffie,
  snelfiltermaling, filterkoffie, kawa mielona, mielona, malet kaffe, malet, malt kaffe, filtermalt,
  formalet, formalet kaffe, jauhettu, suodatinjauhatus, mletá káva, mletá, őrölt kávé, őrölt,
  cafea măcinată, măcinată, öğütülmüş, filtre kahve, قهوة مطحونة, مطحون, コーヒー粉,
  レギュラーコーヒー, 분쇄, 분쇄원두, 咖啡粉
grind/instant|-|instant coffee, instant, instantkaffee, löslicher kaffee, löslich, löslicher,
  café soluble, soluble, solúvel, caffè solubile, solubile, café solúvel, oploskoffie,
  kawa rozpuszczalna, rozpuszczalna, snabbkaffe, pulverkaffe, instantkaffe, pikakahvi,
  instantní káva, rozpustná káva, instantní, instant kávé, cafea instant, cafea solubilă,
  hazır kahve, çözünebilir kahve, قهوة سريعة التحضير, سريعة الذوبان, インスタントコーヒー,
  インスタント, 인스턴트커피, 速溶咖啡, 速溶
finish/matte|-|matte, matt, mattes, mat, matne, mate, opaco, opaca, fosco, fosca, matowy, matowa,
  matowe, mattlackiert, mattapintainen, matta, matná, matný, matné, matt felület, mată, مات, مطفي,
  マット, 무광, 매트, 哑光, 雾面
finish/glossy|-|glossy, glänzend, hochglanz, brillant, brillante, lucido, brilhante, glanzend,
  błyszczący, błyszcząca, kiiltävä, lesklý, lesklá, fényes, lucios, parlak, لامع, 光沢, グロス,
  유광, 亮面, 光面
skin/sensitive|-|sensitive, sensitive skin, empfindliche haut, sensible, sensibles, peaux sensibles,
  peau sensible, piel sensible, pieles sensibles, sensibel, gevoelige huid, gevoelig,
  skóra wrażliwa, wrażliwa, wrażliwej, wrażliwych, känslig hud, känslig, sensitiv, sensitiv hud,
  herkkä iho, herkälle iholle, citlivá pleť, citlivou pleť, citlivý, érzékeny bőr, érzékeny,
  piele sensibilă, sensibilă, hassas cilt, hassas, pelli sensibili, pelle sensibile, pele sensível,
  peles sensíveis, sensível, للبشرة الحساسة, حساسة, 敏感肌, 敏感肌用, 민감성, 센서티브, 敏感肌肤,
  敏感性
skin/dry|-|dry skin, trockene haut, sehr trockene haut, peaux sèches, peau sèche, piel seca,
  pieles secas, pelle secca, pelli secche, pele seca, peles secas, droge huid, skóra sucha,
  suchej skóry, torr hud, tørr hud, tør hud, kuiva iho, kuivalle iholle, suchá pleť, suchou pleť,
  száraz bőr, piele uscată, kuru cilt, البشرة الجافة, 乾燥肌, 건성, 干性肌肤, 干性
skin/oily|-|oily skin, fettige haut, mischhaut, peaux grasses, peau grasse, peaux mixtes à grasses,
  piel grasa, pieles grasas, pelle grassa, pelli grasse, pele oleosa, peles oleosas, vette huid,
  skóra tłusta, tłustej, fet hud, fedtet hud, fet hy, rasvoittuva iho, mastná pleť, zsíros bőr,
  piele grasă, yağlı cilt, البشرة الدهنية, 脂性肌, 지성, 油性肌肤, 油皮
side/left|-|left, links, linke, linker, linkes, gauche, izquierdo, izquierda, sinistro, sinistra,
  esquerdo, esquerda, lewy, lewa, lewe, vänster, venstre, vasen, vasemman, levý, levá, levé,
  bal oldali, stânga, يسار, الايسر, 左用, 左耳, 왼쪽, 좌측, 左侧, 左边
side/right|-|right, rechts, rechte, rechter, rechtes, droite, droit, derecho, derecha, destro,
  destra, direito, direita, prawy, prawa, prawe, höger, høyre, højre, oikea, oikean, pravý, pravá,
  pravé, jobb oldali, dreapta, sağ, يمين, الايمن, 右用, 右耳, 오른쪽, 우측, 右侧, 右边
moisture/hydrating|-|hydrating, moisturising, moisturizing, feuchtigkeitsspendend,
  feuchtigkeitsspendende, feuchtigkeitsspendender, hydratant, hydratante, idratante, hydraterend,
  hydraterende, nawilżający, nawilżająca, nawilżające, återfuktande, fuktgivande, fuktighetsgivende,
  fugtgivende, kosteuttava, hydratační, hidratáló, hidratant, hidratantă, nemlendirici, مرطب, 保湿,
  수분, 보습
transparency/invisible|-|invisible, unsichtbar, unsichtbares, unsichtbarer, invisibile, invisível,
  onzichtbaar, niewidoczny, osynlig, usynlig, näkymätön, neviditelný, láthatatlan, invizibil,
  görünmez
spice/hot|-|spicy, extra hot, scharf, piquant, picante, piccante, pikant, ostry, tulinen, pálivý,
  csípős, picant, acılı, حار, 辛口, 매운맛, 辣味
fat/whole|-|whole milk, vollmilch, lait entier, leche entera, latte intero, leite integral,
  leite gordo, volle melk, mleko pełne
fat/semi-skimmed|-|semi-skimmed, semi skimmed, fettarme milch, demi-écrémé, semidesnatada,
  parzialmente scremato, semidesnatado, meio-gordo, halfvolle, półtłuste, lättmjölk, kevytmaito,
  polotučné
cocoa/dark chocolate|-|dark chocolate, zartbitter, zartbitterschokolade, edelbitter, chocolat noir,
  chocolate negro, cioccolato fondente, fondente, chocolate amargo, pure chocolade,
  czekolada gorzka, gorzka, mörk choklad, mørk sjokolade, mørk chokolade, tumma suklaa,
  hořká čokoláda, hořká, étcsokoládé, ciocolată neagră, bitter çikolata, شوكولاتة داكنة,
  ダークチョコレート, 다크초콜릿, 黑巧克力
cocoa/milk chocolate|-|milk chocolate, vollmilchschokolade, alpenmilch, alpine milk,
  chocolat au lait, lait des alpes, chocolate con leche, leche de los alpes, cioccolato al latte,
  chocolate ao leite, chocolate de leite, melkchocolade, alpenmelk, czekolada mleczna, mjölkchoklad,
  melkesjokolade, mælkechokolade, maitosuklaa, mléčná čokoláda, alpské mléko, tejcsokoládé,
  alpesi tej, ciocolată cu lapte, lapte din alpi, sütlü çikolata, شوكولاتة بالحليب,
  ミルクチョコレート, 밀크초콜릿, 牛奶巧克力
cocoa/white chocolate|-|white chocolate, weiße schokolade, chocolat blanc, chocolate blanco,
  cioccolato bianco, chocolate branco, witte chocolade, czekolada biała, vit choklad,
  hvit sjokolade, hvid chokolade, valkosuklaa, bílá čokoláda, fehércsokoládé, ciocolată albă,
  beyaz çikolata, ホワイトチョコレート, 화이트초콜릿, 白巧克力
flavour/strawberry|-|strawberry, erdbeere, erdbeer, fraise, fresa, fragola, morango, aardbei,
  truskawka, truskawkowy, jordgubb, jordbær, mansikka, jahoda, jahodový, eper, căpșuni, căpşună,
  çilek, çilekli, فراولة, ストロベリー, いちご, 苺, 딸기, 草莓
flavour/vanilla|-|vanilla, vanille, vainilla, vaniglia, baunilha, wanilia, waniliowy, vanilj,
  vanilje, vanilja, vanilka, vanilkový, vanília, vanilie, vanilya, vanilyalı, فانيليا, バニラ,
  바닐라, 香草
flavour/chocolate|-|chocolate flavour, schokoladengeschmack, schoko, goût chocolat, sabor chocolate,
  gusto cioccolato, smak czekoladowy, czekoladowy, chokladsmak, čokoládový, csokoládés, çikolatalı,
  チョコレート味, 초코맛, 巧克力味
flavour/banana|-|banana, banane, plátano, banaan, bananowy, banan, banaani, banán, banánový, muz,
  موز, バナナ, 바나나, 香蕉
flavour/lemon|-|lemon, zitrone, citron, limón, limone, limão, citroen, cytryna, cytrynowy, sitron,
  sitruuna, citronový, citrom, lămâie, limon, limonlu, ليمون, レモン, 레몬, 柠檬
flavour/cherry|-|cherry, kirsche, kirsch, cerise, cereza, ciliegia, cereja, wiśnia, wiśniowy,
  czereśnia, körsbär, kirsebær, kirsikka, třešeň, višeň, višňový, cseresznye, meggy, cireșe, vişne,
  كرز, チェリー, さくらんぼ, 체리, 樱桃
flavour/apple|-|apfel, pomme, manzana, mela, maçã, appel, jabłko, jabłkowy, äpple, eple, æble,
  omena, jablko, jablečný, alma, măr, elma, تفاح, アップル味, 사과, 苹果味
flavour/peach|-|peach, pfirsich, pêche, melocotón, durazno, pesca, pêssego, perzik, brzoskwinia,
  persika, fersken, persikka, broskev, őszibarack, piersică, şeftali, خوخ, ピーチ, 복숭아, 桃子
flavour/raspberry|-|raspberry, himbeere, himbeer, framboise, frambuesa, lampone, framboesa,
  framboos, malina, malinowy, hallon, bringebær, hindbær, vadelma, málna, zmeură, ahududu,
  ラズベリー, 라즈베리, 树莓
flavour/blueberry|-|blueberry, heidelbeere, blaubeere, myrtille, arándano, mirtillo, mirtilo,
  bosbes, jagoda, borówka, blåbär, blåbær, mustikka, borůvka, áfonya, afine, yaban mersini,
  ブルーベリー, 블루베리, 蓝莓
flavour/orange|-|orangengeschmack, goût orange, sabor naranja, gusto arancia, arancia, sinaasappel,
  pomarańczowy smak, apelsin, appelsin, appelsiini, pomeranč, narancs, portocale, portakal,
  オレンジ味, 오렌지맛, 橙味
flavour/mint|-|peppermint, spearmint, pfefferminz, pfefferminze, minze, menthe, menthe poivrée,
  menta, hierbabuena, hortelã, pepermunt, munt, mięta, miętowy, pepparmynta, mynte, peppermynte,
  pebermynte, minttu, piparminttu, máta, mátový, mentă, nane, نعناع, ミント, ペパーミント, 민트,
  페퍼민트, 薄荷
flavour/coconut|-|coconut, kokos, kokosnuss, noix de coco, cocco, kokosowy, kokosnoot, kookos,
  kókusz, cocos, hindistan cevizi, جوز الهند, ココナッツ, 코코넛, 椰子
flavour/caramel|-|caramel, karamell, karamel, caramelo, caramello, karmel, karmelowy, karamelli,
  karamella, karamela, كراميل, キャラメル, カラメル, 카라멜, 焦糖
flavour/hazelnut|-|haselnuss, noisette, avellana, nocciola, avelã, hazelnoot, orzech laskowy,
  orzechowy, hasselnöt, hasselnøtt, hasselnød, hasselpähkinä, lískový ořech, mogyoró,
  alune de pădure, fındık, fındıklı, بندق, ヘーゼルナッツ, 헤이즐넛, 榛子
flavour/tomato|-|tomato, tomate, tomaten, pomodoro, tomaat, pomidor, pomidorowy, tomat, tomaatti,
  rajče, rajčatový, paradicsom, roșii, domates, طماطم, トマト, 토마토, 番茄
flavour/chicken|-|chicken, huhn, hühnchen, poulet, pollo, frango, galinha, kip, kurczak,
  z kurczakiem, kyckling, kylling, kana, kanaa, kuřecí, s kuřecím, csirke, csirkehús, pui, cu pui,
  tavuk, tavuklu, دجاج, チキン, 鶏肉, 닭고기, 치킨, 鸡肉
flavour/beef|-|beef, rind, rindfleisch, boeuf, bœuf, ternera, carne de res, manzo, carne bovina,
  vaca, rund, rundvlees, wołowina, z wołowiną, nötkött, storfe, oksekød, nauta, hovězí, s hovězím,
  marha, marhahús, vită, cu vită, sığır, dana, لحم بقري, 牛肉, 소고기, ビーフ
flavour/salmon|-|salmon, lachs, saumon, salmón, salmone, salmão, zalm, łosoś, z łososiem, lax, laks,
  lohi, losos, s lososem, lazac, somon, سلمون, サーモン, 연어, 三文鱼
flavour/lamb|-|lamb, lamm, agneau, cordero, agnello, cordeiro, jagnięcina, lammkött, lam, lammas,
  jehněčí, bárány, kuzu, ラム肉, 양고기, 羊肉
scent/lavender|-|lavanda, lawenda, lawendowy, laventeli, levandule, levendula, lavandă, lavanta,
  خزامى, ラベンダー, 라벤더, 薰衣草
scent/unscented|-|unscented, fragrance free, fragrance-free, parfümfrei, ohne parfüm, duftneutral,
  sans parfum, sin perfume, sin fragancia, senza profumo, sem perfume, parfumvrij, zonder parfum,
  bezzapachowy, bezzapachowa, parfymfri, oparfymerad, uparfymert, uden parfume, parfumefri,
  hajusteeton, hajusteita, bez parfemace, neparfémovaný, illatmentes, fără parfum, parfümsüz,
  بدون عطر, 無香料, 무향, 无香
pet age/adult animal|-|adult dog, adult cat, erwachsene hunde, chien adulte, chat adulte,
  perro adulto, gato adulto, cane adulto, gatto adulto
pet age/puppy|-|puppy, welpe, welpen, chiot, cachorro perro, cucciolo, pup hond, szczenię,
  szczeniak, valp, hvalp, pentu, štěně, kölyök, yavru köpek, パピー, 강아지용, 幼犬
pet age/kitten|-|kitten, kätzchen, chaton, gatito, gattino, kocię, kattunge, killing, kotě, kiscica,
  yavru kedi, キトン, 키튼, 幼猫
makeup/foundation|-|foundation, fond de teint, base de maquillaje, fondotinta, podkład, meikkivoide,
  alapozó, fond de ten, fondöten, ファンデーション, 파운데이션, 粉底液
cassette|-|cassette, kassette, casete, cassetta, kaseta, kassett, kasette, kazeta, スプロケット,
  스프라켓, 飞轮
cherry red|-|cherry red, kirschrot, rouge cerise, cerise, rojo cereza, rosso ciliegia,
  vermelho cereja, kersenrood, wiśniowa czerwień, körsbärsröd, kirsebærrød, チェリーレッド,
  체리 레드
paper/lined|-|ruled, lined, liniert, ligné, rayado, a righe, pautado, gelinieerd, w linie, linjerad,
  linjert, linjeret, viivoitettu, linkovaný, vonalas, dictando, çizgili, مسطر, 横罫
paper/squared|-|squared, kariert, quadrillé, quadrillé 5x5, cuadriculado, a quadretti, quadriculado,
  geruit, w kratkę, rutad, rutete, ternet, ruudutettu, čtverečkovaný, kockás, matematică, kareli,
  مربعات, 方眼, 모눈
paper/dotted|-|dotted, dot grid, punktkariert, pointillé, puntos, puntinato, pontilhado, w kropki,
  prickad, prikket, pisteellinen, tečkovaný, pontozott, noktalı, ドット方眼, 도트
paper/plain|-|blanko, pages blanches, hojas lisas, pagine bianche, folhas lisas, czyste kartki,
  olinjerad, ulinjert, ulinieret, 無地
ads/with ads|-|with ads, with special offers, mit werbung, mit spezialangeboten, avec publicités,
  con publicidad, con pubblicità, com publicidade, com anúncios, met reclame, z reklamami,
  med reklam, med annonser, med reklamer, 広告つき, 広告付き
ads/without ads|-|without ads, no ads, without special offers, ohne werbung, ohne spezialangebote,
  sans publicité, sans publicités, sin publicidad, senza pubblicità, sem publicidade, sem anúncios,
  zonder reclame, bez reklam, utan reklam, uten annonser, uden reklamer, 広告なし
battery supply/without battery|-|without battery, no battery, bare tool, body only tool, tool only,
  ohne akku, ohne akku und ladegerät, sans batterie, machine seule, machine nue, nue, sin batería,
  sin baterías, senza batteria, senza batterie, sem bateria, sem baterias, zonder accu,
  zonder accus, bez akumulatora, bez akumulatorów, bez akumulatorów i ładowarki, utan batteri,
  uten batteri, uden batteri, ilman akkua, runkokone, bez baterie, bez akumulátoru, bez aku,
  akku nélkül, akkumulátor nélkül, fără acumulator, fără baterie, aküsüz, بدون بطارية, 本体のみ,
  バッテリー別売, 베어툴, 본체만, 裸机, 不含电池`;
