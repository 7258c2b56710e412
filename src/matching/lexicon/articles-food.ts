/**
 * Kinds of food and drink. One maker's are told apart by them, so that they weigh as much as any other
 * word of a name, and mean the same in every language. See `goods-home.ts` for `group/kind`.
 */
export const FOODS = `
sweets/gummy bears|-|gummy bears, gummibärchen, goldbären, fruchtgummi, oursons, ositos,
  orsetti gommosi, gummies, żelki, gumičky, vingummi, viingummi, gumicukor, gumimaci, jeleuri,
  jelibon, グミ, 젤리, 软糖
sweets/chewing gum|-|chewing gum, kaugummi, chewing-gum, chicle, gomma da masticare,
  gomme da masticare, goma de mascar, pastilha elástica, kauwgom, guma do żucia, tuggummi,
  tyggegummi, tyggis, purukumi, žvýkačky, žvýkačka, rágógumi, gumă de mestecat, sakız, علكة, ガム,
  껌, 口香糖
sweets/biscuits|-|biscuits, cookies, kekse, galletas, biscotti, biscoitos, bolachas, koekjes,
  ciastka, ciasteczka, herbatniki, kakor, småkakor, kjeks, småkager, keksit, keksi, sušenky, keksz,
  biscuiți, bisküvi, بسكويت, ビスケット, クッキー, 비스킷, 쿠키, 饼干
sweets/pralines|-|pralines, pralinen, bombones, cioccolatini, bombons, bonbons, czekoladki,
  pralinki, praliner, konvehdit, bonboniéra, bonbon desszert, praline, チョコレート詰め合わせ,
  夹心巧克力
sweets/crisps|-|crisps, potato chips, kartoffelchips, chips pommes de terre, patatas fritas,
  patatine, batata frita, chipsy, sipsit, brambůrky, cips, ポテトチップス, 감자칩, 薯片
food/rice|-|basmati rice, jasmine rice, basmatireis, riz basmati, arroz basmati, riso basmati,
  basmatirijst, ryż basmati, ryż, basmatiris, basmatiriisi, rýže, rizs, orez, pirinç, ارز, بسمتي,
  バスマティライス, 바스마티, 大米
food/flour|-|wheat flour, flour, weizenmehl, mehl, farine, farine de blé, harina, harina de trigo,
  farina, farina di grano, farinha, farinha de trigo, tarwebloem, mąka, mąka pszenna, vetemjöl,
  hvetemel, hvedemel, vehnäjauho, jauho, mouka, pšeničná mouka, liszt, făină, دقيق, طحين, 小麦粉,
  밀가루, 面粉
food/sugar|-|cane sugar, zucker, rohrzucker, sucre en poudre, azúcar, zucchero, açúcar, suiker,
  cukier, cukier trzcinowy, strösocker, sukker, sokeri, cukr, cukor, zahăr, şeker, سكر, 砂糖, 설탕,
  白糖
food/oats|-|oats, rolled oats, porridge oats, haferflocken, flocons d'avoine, copos de avena, avena,
  fiocchi d'avena, flocos de aveia, aveia, havermout, płatki owsiane, havregryn, kaurahiutaleet,
  ovesné vločky, zabpehely, fulgi de ovăz, yulaf ezmesi, yulaf, شوفان, オートミール, 오트밀, 燕麦片
food/muesli|-|muesli, granola, knuspermüsli, müsli, mysli, müesli, musli, myslí, 그래놀라,
  グラノーラ, 麦片
food/pasta sauce|-|pasta sauce, tomatensauce, pastasauce, sauce tomate, sauce bolognaise,
  salsa de tomate, salsa para pasta, sugo, sugo al pomodoro, molho de tomate, sos do makaronu,
  sos pomidorowy, tomatsås, pastasaus, tomaattikastike, omáčka na těstoviny, paradicsomszósz,
  sos de roșii, makarna sosu, صلصة طماطم, パスタソース, 파스타소스, 意面酱
food/ketchup|-|ketchup, tomato ketchup, tomatenketchup, ketchup de tomate, kečup, tomaattiketsuppi,
  ketsuppi, ketçap, كاتشب, كاتشاب, ケチャップ, 케찹, 케첩, 番茄酱, 番茄沙司
food/mayonnaise|-|mayonnaise, mayo, mayonesa, maionese, mayonaise, majonez, majonnäs, majones,
  majoneesi, majonéza, majonéz, maioneză, mayonez, مايونيز, マヨネーズ, 마요네즈, 蛋黄酱, 沙拉酱
food/mustard|-|mustard, senf, moutarde, mostaza, senape, mostarda, mosterd, musztarda, senap,
  sennep, sinappi, hořčice, mustár, muștar, hardal, خردل, マスタード, 머스타드, 芥末酱
food/soy sauce|-|soy sauce, sojasauce, sojasoße, sauce soja, salsa de soja, salsa di soia,
  molho de soja, molho shoyu, sojasaus, sos sojowy, sojasås, soyasaus, soijakastike, sójová omáčka,
  szójaszósz, sos de soia, soya sosu, صويا صوص, 醤油, しょうゆ, 간장, 酱油, 生抽
food/jam|-|strawberry jam, konfitüre, fruchtaufstrich, confiture, mermelada, confettura, marmellata,
  geleia, compota, confituur, dżem, konfitura, sylt, syltetøy, syltetøj, hillo, džem, lekvár, reçel,
  مربى, ジャム, 딸기잼, 果酱
food/peanut butter|-|peanut butter, erdnussbutter, erdnussmus, beurre de cacahuète,
  beurre de cacahuètes, crema de cacahuete, mantequilla de maní, burro di arachidi,
  pasta de amendoim, manteiga de amendoim, pindakaas, masło orzechowe, jordnötssmör, peanøttsmør,
  peanutbutter, maapähkinävoi, arašídové máslo, mogyoróvaj, unt de arahide, fıstık ezmesi,
  زبدة فول سوداني, ピーナッツバター, 땅콩버터, 花生酱
food/soup|-|tomato soup, instant soup, suppe, soupe, sopa, zuppa, soep, zupa, soppa, keitto,
  polévka, leves, supă, çorba, شوربة, スープ, 수프, 汤料
food/instant noodles|-|instant noodles, ramen, instantnudeln, nouilles instantanées,
  fideos instantáneos, noodles istantanei, macarrão instantâneo, instant noedels, zupka chińska,
  makaron instant, snabbnudlar, nuudelit, instantní nudle, instant tészta, noodle,
  インスタントラーメン, カップ麺, 即席麺, 라면, 컵라면, 方便面, 泡面
food/tuna|-|canned tuna, thunfisch, thon, atún, tonno, atum, tonijn, tuńczyk, tonfisk, tunfisk,
  tonnikala, tuňák, tonhal, ton conservă, ton balığı, تونة, ツナ缶, 참치캔, 金枪鱼
food/yeast extract|-|yeast extract, hefeextrakt, extrait de levure
drink/beer|-|beer, bier, bière, cerveza, birra, cerveja, piwo, sör, bere, pivo, bira, olut, بيرة,
  ビール, 맥주, 啤酒
drink/wine|-|red wine, white wine, rotwein, weißwein, vin rouge, vin blanc, vino tinto, vino blanco,
  vino rosso, vino bianco, vinho tinto, vinho branco, rode wijn, witte wijn, wino czerwone,
  wino białe, rött vin, vitt vin, rødvin, hvitvin, hvidvin, punaviini, valkoviini, červené víno,
  bílé víno, vörösbor, fehérbor, vin roșu, vin alb, şarap, 赤ワイン, 白ワイン, 와인, 红酒, 葡萄酒
drink/whisky|-|whisky, whiskey, single malt, bourbon whiskey, viski, ويسكي, ウイスキー, ウィスキー,
  위스키, 威士忌
drink/gin|-|dry gin, london dry gin, ジン 酒, 드라이진, 金酒
drink/vodka|-|vodka, wodka, wódka, vodkaa, votka, فودكا, ウォッカ, 보드카, 伏特加
drink/sparkling wine|-|champagne brut, prosecco, schaumwein, sekt, vin pétillant, vino espumoso,
  spumante, espumante, szampan, mousserande vin, musserende vin, kuohuviini, šumivé víno, pezsgő,
  vin spumant, スパークリングワイン, 샴페인, 香槟
drink/mineral water|-|mineral water, sparkling water, still water, mineralwasser, eau minérale,
  eau gazeuse, agua mineral, acqua minerale, acqua frizzante, água mineral, água com gás,
  mineraalwater, bronwater, woda mineralna, mineralvatten, mineralvann, mineralvand, kivennäisvesi,
  minerální voda, ásványvíz, apă minerală, maden suyu, مياه معدنية, ミネラルウォーター, 炭酸水,
  생수, 탄산수, 矿泉水
drink/juice|-|orange juice, apple juice, orangensaft, apfelsaft, fruchtsaft, jus d'orange,
  jus de pomme, zumo, zumo de naranja, succo, succo d'arancia, sumo, suco, suco de laranja,
  sinaasappelsap, sok pomarańczowy, sok jabłkowy, apelsinjuice, appelsinjuice, appelsiinimehu,
  pomerančový džus, narancslé, suc de portocale, portakal suyu, meyve suyu, عصير, オレンジジュース,
  주스, 果汁
drink/syrup|-|syrup, sirup, sirop, jarabe, sciroppo, xarope, siroop, syrop, saft koncentrat,
  siirappi, szörp, şurup, شراب مركز, シロップ, 시럽, 糖浆
drink/plant milk|-|oat drink, oat milk, almond milk, soy milk, haferdrink, hafermilch, mandelmilch,
  sojamilch, boisson avoine, lait d'amande, bebida de avena, leche de almendras, bebida de almendra,
  bevanda avena, latte di mandorla, bebida de aveia, leite de amêndoas, haverdrank, amandelmelk,
  napój owsiany, napój migdałowy, havredryck, havredrikk, havredrik, kaurajuoma, ovesný nápoj,
  zabital, lapte de migdale, yulaf sütü, badem sütü, حليب لوز, オーツミルク, アーモンドミルク,
  오트밀크, 아몬드밀크, 燕麦奶
spice/pepper|-|black pepper, schwarzer pfeffer, poivre noir, pimienta negra, pepe nero,
  pimenta preta, zwarte peper, pieprz czarny, svartpeppar, sort pepper, mustapippuri, černý pepř,
  fekete bors, piper negru, karabiber, فلفل اسود, 黒胡椒, 후추, 黑胡椒
spice/salt|-|sea salt, meersalz, sel de mer, sal marina, sale marino, sal marinho, zeezout,
  sól morska, havssalt, havsalt, merisuola, mořská sůl, tengeri só, sare de mare, deniz tuzu, ملح,
  海塩, 천일염, 海盐`;
