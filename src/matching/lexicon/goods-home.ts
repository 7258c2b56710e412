/**
 * Kinds of goods for kitchen, house and garden in the languages of the panel. A meaning
 * `group/kind` is never another of its group: a casserole is no frying pan.
 */
export const HOME_GOODS = `
cookware/casserole|-|casserole, casseroles, dutch oven, french oven, cocotte, cocottes, faitout,
  bräter, schmortopf, kasserolle, cocotte fonte, olla de hierro, cacerola de hierro, braadpan,
  gietijzeren pan, żeliwny garnek, gryta, gjutjärnsgryta, gryte, jerngryte, støbejernsgryde, gryde,
  lábas, cratiță, döküm tencere, قدر حديد, ココット, 鋳物鍋, 더치오븐, 무쇠냄비, 珐琅锅, 铸铁锅
cookware/frying pan|-|frying pan, frypan, fry pan, skillet, grill pan, sauté pan, bratpfanne,
  pfanne, grillpfanne, poêle à frire, poêle, sauteuse, sartén, padella, frigideira, koekenpan,
  patelnia, stekpanna, stekepanne, stegepande, paistinpannu, pánev, serpenyő, tigaie,
  kızartma tavası, tava, مقلاة, フライパン, 프라이팬, 平底锅, 煎锅
cookware/saucepan|-|saucepan, stockpot, stock pot, kochtopf, stielkasserolle, fleischtopf, cazo,
  cazuela, pentola, casseruola, caçarola, steelpan, kookpan, rondel, kastrull, kasserolle, kastike,
  kattila, rendlík, lábos, oală, 片手鍋, 両手鍋, 냄비, 汤锅
cookware/wok|-|wok, woks, wokpfanne, wokpan, wokpanna, ウォック, 웍, 炒锅
cookware/pressure cooker|-|pressure cooker, schnellkochtopf, dampfkochtopf, autocuiseur,
  cocotte-minute, cocotte minute, olla a presión, olla rápida, olla express, pentola a pressione,
  panela de pressão, snelkookpan, szybkowar, tryckkokare, trykkoker, painekeittiö, painekattila,
  tlakový hrnec, kukta, oală sub presiune, düdüklü tencere, düdüklü, طنجرة ضغط, حلة ضغط, 圧力鍋,
  압력솥, 高压锅, 压力锅
cookware/baking dish|-|baking dish, roasting tin, auflaufform, plat à four, plat à gratin,
  fuente de horno, pirofila, assadeira, ovenschaal, naczynie żaroodporne, ugnsform, ildfast form,
  ildfast fad, uunivuoka, zapékací mísa, グラタン皿, 烤盘
cookware/cake tin|-|cake tin, cake pan, springform, backform, kuchenform, moule à gâteau, molde,
  stampo, tortiera, forma de bolo, bakvorm, tortownica, forma do ciasta, kakform, kakeform,
  kageform, kakkuvuoka, dortová forma, tortaforma, kek kalıbı, ケーキ型, 蛋糕模
cookware/cookware set|-|cookware set, pan set, pot set, topfset, kochtopfset, batterie de cuisine,
  batería de cocina, set pentole, batteria di pentole, conjunto de panelas, pannenset,
  zestaw garnków, kastrullset, kjelesett, grydesæt, kattilasarja, sada nádobí, edénykészlet,
  tencere seti, 鍋セット, 냄비세트, 锅具套装
cookware/kettle|-|stovetop kettle, whistling kettle, flötenkessel, bouilloire sifflante,
  czajnik z gwizdkiem
cookware/moka pot|-|moka pot, espressokocher, cafetière italienne, cafetera italiana, caffettiera,
  cafeteira italiana, percolator, kawiarka, mokabryggare, mokka, mokkapannu, moka kanvice, kotyogós,
  cafetieră moka, moka pot kahve, ماكينة موكا, マキネッタ, モカポット, 모카포트, 摩卡壶
cookware/french press|-|french press, coffee press, cafetiere, kaffeebereiter, cafetière à piston,
  cafetera de émbolo, caffettiera a stantuffo, prensa francesa, presskanna, zaparzacz, pressopannu,
  フレンチプレス, 프렌치프레스, 法压壶
kitchen/knife|-|chef's knife, chefs knife, kitchen knife, santoku, kochmesser, küchenmesser,
  couteau de chef, couteau de cuisine, cuchillo de chef, cuchillo cocinero, coltello da cucina,
  coltello da cuoco, faca do chef, koksmes, nóż szefa kuchni, nóż kuchenny, kockkniv, kokkekniv,
  kokkiveitsi, kuchařský nůž, szakácskés, cuțit, şef bıçağı, سكين, 包丁, 牛刀, 三徳包丁, 식칼,
  부엌칼, 菜刀, 厨师刀
kitchen/cutlery|-|cutlery, cutlery set, flatware, besteck, besteckset, couverts, ménagère,
  cubertería, posate, talheres, faqueiro, bestek, bestekset, sztućce, bestick, bestikk, bestik,
  aterimet, ruokailuvälineet, příbory, evőeszköz, tacâmuri, çatal bıçak, カトラリー, 커트러리, 餐具
kitchen/cup|-|mug, mugs, coffee mug, becher, kaffeebecher, tasse, tasses, taza, tazas, tazza, tazze,
  caneca, xícara, xícaras, mok, mokken, kubek, filiżanka, mugg, krus, kopp, muki, kuppi, hrnek,
  bögre, cană, kupa, فنجان, マグカップ, マグ, 머그, 머그컵, 马克杯
kitchen/tumbler|-|tumbler, travel mug, thermal mug, trinkbecher, thermobecher, isolierbecher,
  gobelet isotherme, mug isotherme, vaso térmico, termo, bicchiere termico, copo térmico,
  thermosbeker, kubek termiczny, termomugg, termokopp, termokrus, termosmuki, termohrnek, termosz,
  タンブラー, 텀블러, 保温杯, 随行杯
kitchen/bottle|-|water bottle, drinking bottle, trinkflasche, wasserflasche, gourde,
  bouteille isotherme, botella de agua, borraccia, garrafa térmica, drinkfles, waterfles, bidon,
  butelka termiczna, vattenflaska, drikkeflaske, vannflaske, juomapullo, láhev na vodu, kulacs,
  sticlă de apă, matara, su şişesi, قارورة ماء, 水筒, 물병, 水杯
kitchen/flask|-|vacuum flask, thermos flask, thermos, thermoskanne, isolierkanne, bouteille thermos,
  termos, thermosfles, termoska, termospullo, 保温ポット, 보온병, 保温壶
kitchen/glass|-|drinking glass, wine glass, wine glasses, weinglas, weingläser, trinkglas,
  verre à vin, verres à vin, copa de vino, copas de vino, calice, calici da vino, taça de vinho,
  wijnglas, wijnglazen, kieliszek, kieliszki, vinglas, vinglass, viinilasi, sklenice, borospohár,
  ワイングラス, 와인잔, 酒杯
kitchen/plate|-|dinner plate, plates, teller, speiseteller, assiette, assiettes, plato llano,
  platos, piatto piano, piatti, prato raso, pratos, dinerbord, talerz, talerze, tallrik, tallerken,
  lautanen, talíř, tányér, farfurie, صحن, 皿, 접시, 盘子
kitchen/bowl|-|bowl, bowls, schüssel, salatschüssel, saladier, cuenco, ciotola, tigela, schaal,
  miska, skål, kulho, mísa, kâse, ボウル, 그릇, 碗
kitchen/lunch box|-|lunch box, lunchbox, bento box, brotdose, boîte à lunch, boîte à goûter,
  fiambrera, portapranzo, marmita, broodtrommel, śniadaniówka, pojemnik na lunch, matlåda, matboks,
  madkasse, eväsrasia, svačinový box, ételhordó, beslenme kutusu, 弁当箱, 도시락, 便当盒
kitchen/scale|-|kitchen scale, kitchen scales, küchenwaage, balance de cuisine, báscula de cocina,
  bilancia da cucina, balança de cozinha, keukenweegschaal, waga kuchenna, köksvåg, kjøkkenvekt,
  køkkenvægt, keittiövaaka, kuchyňská váha, konyhai mérleg, cântar de bucătărie, mutfak terazisi,
  ميزان مطبخ, キッチンスケール, 주방저울, 厨房秤
kitchen/cutting board|-|cutting board, chopping board, schneidebrett, planche à découper,
  tabla de cortar, tagliere, tábua de corte, snijplank, deska do krojenia, skärbräda, skjærebrett,
  skærebræt, leikkuulauta, krájecí prkénko, vágódeszka, kesme tahtası, まな板, 도마, 砧板
appliance/washing machine|-|washing machine, washing machines, waschmaschine, lave-linge,
  lave linge, lavadora, lavatrice, máquina de lavar roupa, máquina de lavar, wasmachine, pralka,
  tvättmaskin, vaskemaskin, vaskemaskine, pyykinpesukone, pesukone, pračka, mosógép,
  mașină de spălat, çamaşır makinesi, غسالة, غسالة ملابس, 洗濯機, 세탁기, 洗衣机
appliance/dryer|-|tumble dryer, wäschetrockner, trockner, sèche-linge, sèche linge, secadora,
  asciugatrice, secadora de roupa, máquina de secar, wasdroger, droogkast, suszarka do ubrań,
  suszarka bębnowa, torktumlare, tørketrommel, tørretumbler, kuivausrumpu, sušička prádla, sušička,
  szárítógép, uscător, kurutma makinesi, مجففة ملابس, 衣類乾燥機, 건조기, 烘干机, 干衣机
appliance/dishwasher|-|dishwasher, geschirrspüler, spülmaschine, lave-vaisselle, lave vaisselle,
  lavavajillas, lavastoviglie, máquina de lavar louça, lava-louças, vaatwasser, zmywarka,
  diskmaskin, oppvaskmaskin, opvaskemaskine, astianpesukone, myčka, myčka nádobí, mosogatógép,
  mașină de spălat vase, bulaşık makinesi, غسالة صحون, 食洗機, 食器洗い機, 식기세척기, 洗碗机
appliance/fridge|-|fridge, refrigerator, fridge freezer, kühlschrank, kühl-gefrierkombination,
  réfrigérateur, frigo, frigorífico, nevera, refrigerador, frigorifero, geladeira, koelkast,
  koel-vriescombinatie, lodówka, chłodziarko-zamrażarka, kylskåp, kjøleskap, køleskab, jääkaappi,
  lednice, chladnička, hűtőszekrény, hűtő, frigider, buzdolabı, ثلاجة, 冷蔵庫, 냉장고, 冰箱
appliance/freezer|-|chest freezer, gefrierschrank, gefriertruhe, congélateur, congelador,
  arcón congelador, congelatore, arca congeladora, vriezer, vrieskist, zamrażarka, frys, frysbox,
  fryser, pakastin, mraznička, fagyasztó, congelator, derin dondurucu, مجمد, فريزر, 冷凍庫, 냉동고,
  冰柜
appliance/oven|-|built-in oven, einbaubackofen, backofen, four encastrable, horno, forno da incasso,
  forno de encastre, inbouwoven, piekarnik, inbyggnadsugn, stekeovn, indbygningsovn, kalusteuuni,
  vestavná trouba, beépíthető sütő, cuptor încorporabil, ankastre fırın, فرن, オーブン, 오븐, 烤箱
appliance/microwave|-|microwave, microwave oven, mikrowelle, mikrowellenherd, four micro-ondes,
  micro-ondes, micro ondes, microondas, forno a microonde, microonde, magnetron,
  kuchenka mikrofalowa, mikrofalówka, mikrovågsugn, mikrobølgeovn, mikroovn, mikroaaltouuni,
  mikrovlnná trouba, mikrovlnka, mikrohullámú sütő, cuptor cu microunde, mikrodalga,
  mikrodalga fırın, ميكروويف, 電子レンジ, 전자레인지, 微波炉
appliance/hob|-|induction hob, cooktop, induktionskochfeld, kochfeld, plaque de cuisson,
  plaque à induction, table de cuisson, placa de inducción, piano cottura, placa de indução,
  inductiekookplaat, kookplaat, płyta indukcyjna, induktionshäll, induksjonstopp,
  induktionskogeplade, induktioliesi, indukční deska, indukciós főzőlap, plită, indüksiyon ocak,
  ocak, ihコンロ, 인덕션, 电磁炉
appliance/hood|-|cooker hood, range hood, dunstabzugshaube, hotte aspirante, campana extractora,
  cappa aspirante, exaustor, afzuigkap, okap, köksfläkt, emhætte, liesituuletin, digestoř,
  páraelszívó, hotă, davlumbaz, شفاط مطبخ, レンジフード, 후드, 油烟机
appliance/toaster|-|toaster, toasters, grille-pain, grille pain, tostadora, tostapane, torradeira,
  broodrooster, toster, brödrost, brødrister, leivänpaahdin, topinkovač, kenyérpirító,
  prăjitor de pâine, ekmek kızartma makinesi, محمصة خبز, 토스터, 토스터기, トースター, 面包机
appliance/blender|-|blender, standmixer, smoothie maker, mixeur blender, batidora de vaso,
  licuadora, frullatore, liquidificador, blender kielichowy, tehosekoitin, turmixgép, stolní mixér,
  خلاط كهربائي, ブレンダー, 블렌더, 믹서기, 搅拌机, 破壁机
appliance/hand blender|-|hand blender, stick blender, immersion blender, stabmixer, pürierstab,
  mixeur plongeant, batidora de mano, frullatore a immersione, varinha mágica, staafmixer,
  blender ręczny, stavmixer, stavmikser, stavblender, sauvasekoitin, tyčový mixér, botmixer,
  blender vertical, el blenderı, 핸드블렌더, ハンドブレンダー, 手持料理棒
appliance/food processor|-|food processor, robot multifonction, robot hachoir,
  procesador de alimentos, robot da cucina, processador de alimentos, foodprocessor, malakser,
  matberedare, monitoimikone, kuchyňský robot, robotgép, robot de bucătărie, mutfak robotu,
  محضرة طعام, フードプロセッサー, 푸드프로세서, 料理机
appliance/juicer|-|juicer, slow juicer, entsafter, extracteur de jus, centrifugeuse, exprimidor,
  extractor de jugo, estrattore, estrattore di succo, centrifuga, espremedor, sapcentrifuge,
  slowjuicer, wyciskarka, wyciskarka wolnoobrotowa, sokowirówka, råsaftcentrifug, mehulinko,
  odšťavňovač, gyümölcscentrifuga, storcător, katı meyve sıkacağı, عصارة, ジューサー, 착즙기,
  榨汁机, 原汁机
appliance/iron|-|steam iron, bügeleisen, dampfbügeleisen, fer à repasser, plancha de vapor,
  plancha de ropa, ferro da stiro, ferro de engomar, ferro a vapor, strijkijzer, stoomstrijkijzer,
  żelazko, strykjärn, ångstrykjärn, strykejern, strygejern, höyrysilitysrauta, silitysrauta,
  žehlička, napařovací žehlička, vasaló, gőzölős vasaló, fier de călcat, ütü, buharlı ütü, مكواة,
  アイロン, 다리미, 스팀다리미, 电熨斗
appliance/steam generator|-|steam generator iron, dampfbügelstation, centrale vapeur,
  centro de planchado, sistema stirante, stoomgenerator, generator pary, ånggenerator,
  dampgenerator, parní generátor, gőzállomás, buhar kazanlı ütü
appliance/air purifier|-|air purifier, luftreiniger, purificateur d'air, purificador de aire,
  purificatore d'aria, purificador de ar, luchtreiniger, oczyszczacz powietrza, luftrenare,
  luftrenser, ilmanpuhdistin, čistička vzduchu, légtisztító, purificator de aer, hava temizleyici,
  منقي هواء, 空気清浄機, 공기청정기, 空气净化器
appliance/humidifier|-|humidifier, luftbefeuchter, humidificateur, humidificador, umidificatore,
  umidificador, luchtbevochtiger, nawilżacz powietrza, nawilżacz, luftfuktare, luftfugter,
  ilmankostutin, zvlhčovač, párásító, umidificator, nemlendirici, مرطب هواء, 加湿器, 가습기
appliance/dehumidifier|-|dehumidifier, luftentfeuchter, déshumidificateur, deshumidificador,
  deumidificatore, desumidificador, luchtontvochtiger, osuszacz powietrza, osuszacz, avfuktare,
  avfukter, affugter, ilmankuivain, odvlhčovač, páramentesítő, dezumidificator, 除湿機, 제습기,
  除湿机
appliance/fan|-|tower fan, pedestal fan, ventilator, turmventilator, standventilator, ventilateur,
  ventilador, ventilatore, ventoinha, wentylator, golvfläkt, vifte, tuuletin, ventilátor,
  vantilatör, مروحة, 扇風機, 선풍기, 风扇, 电风扇
appliance/air conditioner|-|air conditioner, portable air conditioner, klimaanlage, klimagerät,
  climatiseur, aire acondicionado, condizionatore, climatizzatore, ar condicionado, airco,
  airconditioner, klimatyzator, luftkonditionering, aircondition, ilmastointilaite, klimatizace,
  klíma, aer condiționat, klima, مكيف, エアコン, 에어컨, 空调
appliance/heater|-|fan heater, space heater, heizlüfter, heizgerät, radiateur, chauffage,
  calefactor, radiador, termoventilatore, stufa, aquecedor, kachel, ventilatorkachel, grzejnik,
  termowentylator, värmefläkt, varmeovn, lämmitin, topení, hősugárzó, ısıtıcı, مدفأة, دفاية,
  ヒーター, 히터, 电暖器
appliance/steam cleaner|-|steam cleaner, steam mop, dampfreiniger, nettoyeur vapeur, balai vapeur,
  limpiador a vapor, vaporeta, pulitore a vapore, scopa a vapore, limpador a vapor, stoomreiniger,
  mop parowy, parownica, ångtvätt, ångmopp, höyrypesuri, parní čistič, gőztisztító,
  buharlı temizleyici, スチームクリーナー, 스팀청소기, 蒸汽清洁机
appliance/waffle maker|-|waffle maker, waffle iron, waffeleisen, gaufrier, gofrera,
  piastra per waffle, wafelijzer, gofrownica, våffeljärn, vaffeljern, vohvelirauta, vaflovač,
  gofrisütő, waffle makinesi, ワッフルメーカー, 와플메이커, 华夫饼机
appliance/raclette|-|raclette grill, raclette, contact grill, kontaktgrill, grill électrique,
  grill elektryczny, bordgrill, pöytägrilli, elektromos grill, elektrikli ızgara, tost makinesi,
  ホットプレート, 电烤盘
appliance/rice cooker|-|rice cooker, reiskocher, cuiseur à riz, arrocera, cuociriso,
  panela elétrica de arroz, rijstkoker, ryżowar, riskokare, riskoker, riisikeitin, rýžovar,
  rizsfőző, pirinç pişirici, 炊飯器, 전기밥솥, 밥솥, 电饭煲
appliance/slow cooker|-|slow cooker, crock pot, crockpot, schongarer, mijoteuse,
  olla de cocción lenta, wolnowar, slowcooker, pomalý hrnec, スロークッカー, 慢炖锅
appliance/bread maker|-|bread maker, bread machine, brotbackautomat, machine à pain, panificadora,
  macchina del pane, broodbakmachine, wypiekacz do chleba, automat do pieczenia chleba, bakmaskin,
  bagemaskine, leipäkone, domácí pekárna, kenyérsütő, ekmek yapma makinesi, ホームベーカリー, 제빵기
appliance/ice cream maker|-|ice cream maker, eismaschine, sorbetière, turbine à glace, heladera,
  gelatiera, sorveteira, ijsmachine, maszyna do lodów, glassmaskin, ismaskine, jäätelökone,
  zmrzlinovač, fagylaltgép, アイスクリームメーカー, 冰淇淋机
appliance/sewing machine|-|sewing machine, nähmaschine, machine à coudre, máquina de coser,
  macchina da cucire, máquina de costura, naaimachine, maszyna do szycia, symaskin, symaskine,
  ompelukone, šicí stroj, varrógép, mașină de cusut, dikiş makinesi, ماكينة خياطة, ミシン, 재봉틀,
  缝纫机
appliance/bathroom scale|-|bathroom scale, body scale, personenwaage, körperfettwaage,
  pèse-personne, báscula de baño, bilancia pesapersone, balança digital, weegschaal,
  waga łazienkowa, personvåg, badevekt, badevægt, henkilövaaka, osobní váha, személymérleg,
  cântar corporal, baskül, ميزان شخصي, 体重計, 体組成計, 체중계, 体重秤
bedding/duvet|-|duvet, comforter, bettdecke, couette, edredón, piumone, dekbed, kołdra, täcke, dyne,
  peitto, peřina, paplan, plapumă, yorgan, لحاف, 羽毛布団, 이불, 被子
bedding/pillow|-|pillow, pillows, kopfkissen, oreiller, almohada, cuscino, travesseiro, hoofdkussen,
  poduszka, huvudkudde, hodepute, hovedpude, tyyny, polštář, párna, pernă, yastık, مخدة, 枕, 베개,
  枕头
bedding/mattress|-|mattress, matratze, matelas, colchón, materasso, colchão, matras, materac,
  madrass, madras, patja, matrace, matrac, saltea, yatak, مرتبة, マットレス, 매트리스, 床垫
bedding/bed linen|-|bed linen, bedding set, duvet cover, bettwäsche, housse de couette,
  parure de lit, funda nórdica, ropa de cama, copripiumino, roupa de cama, dekbedovertrek, pościel,
  påslakan, sengetøy, sengetøj, pussilakana, povlečení, ágynemű, lenjerie de pat, nevresim,
  nevresim takımı, مفرش سرير, 布団カバー, 침구세트, 四件套
bedding/towel|-|towel, towels, bath towel, handtuch, handtücher, badetuch, serviette de bain,
  toalla, asciugamano, toalha, handdoek, badhanddoek, ręcznik, handduk, håndkle, håndklæde, pyyhe,
  ručník, törölköző, prosop, havlu, منشفة, バスタオル, タオル, 수건, 毛巾
furniture/chair|-|office chair, gaming chair, desk chair, bürostuhl, schreibtischstuhl,
  chaise de bureau, fauteuil de bureau, silla de oficina, silla gaming, sedia da ufficio,
  sedia ergonomica, cadeira de escritório, cadeira gamer, bureaustoel, fotel biurowy,
  krzesło biurowe, fotel gamingowy, kontorsstol, kontorstol, työtuoli, kancelářská židle,
  irodai szék, scaun de birou, ofis koltuğu, oyuncu koltuğu, كرسي مكتب, オフィスチェア, 사무용의자,
  게이밍의자, 办公椅, 电竞椅
furniture/desk|-|standing desk, schreibtisch, bureau assis-debout, escritorio, scrivania,
  secretária, bureau réglable, zit-sta bureau, biurko, skrivbord, skrivebord, työpöytä, psací stůl,
  íróasztal, birou reglabil, çalışma masası, مكتب, デスク, 책상, 书桌
furniture/shelf|-|bookcase, bookshelf, bücherregal, regal, étagère, estantería, scaffale, estante,
  boekenkast, regał, bokhylla, bokhylle, reol, kirjahylly, knihovna, könyvespolc, kitaplık, 本棚,
  책장, 书架
furniture/sofa|-|sofa, couch, canapé, divano, sofá, soffa, sohva, pohovka, kanapé, canapea, kanepe,
  كنبة, ソファ, 소파, 沙发
tap|-|kitchen tap, faucet, mixer tap, küchenarmatur, armatur, mitigeur, robinet, grifo, rubinetto,
  miscelatore, torneira, keukenkraan, mengkraan, bateria kuchenna, kran, blandare, blandebatteri,
  keittiöhana, baterie dřezová, csaptelep, baterie bucătărie, batarya armatür, musluk, حنفية, 水栓,
  수도꼭지, 水龙头
shower head|-|shower head, hand shower, duschkopf, handbrause, pommeau de douche, douchette,
  alcachofa de ducha, soffione doccia, doccetta, chuveiro, douchekop, handdouche,
  słuchawka prysznicowa, duschhuvud, handdusch, dusjhode, bruser, käsisuihku, sprchová hlavice,
  zuhanyfej, duş başlığı, シャワーヘッド, 샤워기, 花洒
bin|-|waste bin, trash can, pedal bin, mülleimer, abfalleimer, treteimer, poubelle, cubo de basura,
  pattumiera, lixeira, prullenbak, pedaalemmer, kosz na śmieci, sophink, søppelbøtte, affaldsspand,
  roskakori, odpadkový koš, szemetes, coș de gunoi, çöp kovası, سلة مهملات, ゴミ箱, 휴지통, 垃圾桶
light/ceiling light|-|ceiling light, ceiling lamp, deckenleuchte, deckenlampe, plafonnier, plafón,
  plafoniera, luminária de teto, plafondlamp, plafon, taklampa, taklampe, loftlampe, kattovalaisin,
  stropní svítidlo, mennyezeti lámpa, plafonieră, tavan lambası, シーリングライト, 천장등, 吸顶灯
light/desk lamp|-|desk lamp, table lamp, schreibtischlampe, tischlampe, tischleuchte,
  lampe de bureau, lampe de chevet, lámpara de mesa, flexo, lampada da tavolo, luminária de mesa,
  bureaulamp, tafellamp, lampka biurkowa, lampka nocna, skrivbordslampa, bordslampa, bordlampe,
  pöytävalaisin, stolní lampa, asztali lámpa, veioză, masa lambası, デスクライト, 책상스탠드, 台灯
light/torch|-|flashlight, head torch, headlamp, taschenlampe, stirnlampe, lampe frontale,
  lampe torche, linterna, linterna frontal, torcia, torcia frontale, lanterna, zaklamp, hoofdlamp,
  latarka, latarka czołowa, czołówka, ficklampa, pannlampa, hodelykt, lommelykt, pandelampe,
  lommelygte, taskulamppu, otsalamppu, čelovka, svítilna, elemlámpa, fejlámpa, lanternă, el feneri,
  kafa lambası, كشاف, مصباح يدوي, 懐中電灯, ヘッドライト, 손전등, 헤드랜턴, 手电筒, 头灯
light/string lights|-|fairy lights, string lights, lichterkette, guirlande lumineuse,
  guirnalda de luces, lucine, lichtslinger, lampki choinkowe, ljusslinga, lyskæde, valosarja,
  světelný řetěz, fényfüzér
light/strip|-|led strip, light strip, lightstrip, led-streifen, ruban led, bandeau led, tira led,
  striscia led, fita led, taśma led, led-list, led nauha, led pásek, led szalag, bandă led,
  şerit led, شريط led, ledテープ, led 스트립, 灯带
candle|-|scented candle, candles, duftkerze, kerze, bougie, bougie parfumée, vela, vela aromática,
  vela perfumada, candela profumata, candela, geurkaars, kaars, świeca, świeca zapachowa, doftljus,
  duftlys, tuoksukynttilä, vonná svíčka, illatgyertya, lumânare parfumată, kokulu mum, شمعة,
  キャンドル, 캔들, 양초, 香薰蜡烛
garden/lawn mower|-|lawn mower, lawnmower, rasenmäher, akku-rasenmäher, tondeuse à gazon, tondeuse,
  cortacésped, tagliaerba, rasaerba, cortador de relva, cortador de grama, grasmaaier, kosiarka,
  gräsklippare, gressklipper, plæneklipper, ruohonleikkuri, sekačka na trávu, sekačka, fűnyíró,
  mașină de tuns iarba, çim biçme makinesi, جزازة عشب, 芝刈り機, 잔디깎이, 割草机
garden/robot mower|-|robotic lawnmower, robot lawn mower, robot mower, mähroboter, rasenmähroboter,
  robot tondeuse, tondeuse robot, robot cortacésped, robot tagliaerba, robot tosaerba, robotmaaier,
  robotgräsklippare, robotgressklipper, robotplæneklipper, robottiruohonleikkuri, robotická sekačka,
  robotfűnyíró, robot koszący, kosiarka automatyczna, ロボット芝刈り機
garden/grass trimmer|-|grass trimmer, string trimmer, strimmer, rasentrimmer, coupe-bordures,
  cortabordes, desbrozadora, decespugliatore, tagliabordi, aparador de relva, roçadora, grastrimmer,
  podkaszarka, kosa spalinowa, grästrimmer, gresstrimmer, græstrimmer, viimaleikkuri,
  strunová sekačka, szegélynyíró, trimmer de gazon, 草刈機, 예초기, 打草机
garden/hedge trimmer|-|hedge trimmer, heckenschere, akku-heckenschere, taille-haie, taille-haies,
  cortasetos, tagliasiepi, corta-sebes, aparador de cerca viva, heggenschaar, nożyce do żywopłotu,
  häcksax, hekksaks, hækkeklipper, pensasleikkuri, nůžky na živý plot, sövénynyíró, çit budama,
  ヘッジトリマー, 绿篱机
garden/chainsaw|-|chainsaw, chain saw, kettensäge, motorsäge, tronçonneuse, motosierra, motosega,
  motosserra, kettingzaag, pilarka łańcuchowa, piła łańcuchowa, motorsåg, motorsag, motorsav,
  kædesav, moottorisaha, řetězová pila, motorová pila, láncfűrész, drujbă, ferăstrău cu lanț,
  ağaç kesme motoru, motorlu testere, منشار سلسلي, チェーンソー, 체인톱, 엔진톱, 电锯, 油锯
garden/leaf blower|-|leaf blower, laubbläser, laubsauger, souffleur de feuilles, souffleur,
  soplador de hojas, sopladora, soffiatore, soprador de folhas, bladblazer, dmuchawa do liści,
  lövblås, løvblåser, løvblæser, lehtipuhallin, foukač listí, lombfúvó, suflantă, yaprak üfleyici,
  ブロワー, 송풍기
garden/pruner|-|pruning shears, secateurs, pruner, gartenschere, astschere, sécateur,
  tijera de podar, cesoie, forbici da potatura, tesoura de poda, snoeischaar, sekator, sekatör,
  beskjæresaks, beskærersaks, oksasakset, zahradní nůžky, metszőolló, foarfecă de grădină,
  budama makası, مقص تقليم, 剪定ばさみ, 전정가위, 修枝剪
garden/hose|-|garden hose, gartenschlauch, tuyau d'arrosage, manguera, manguera de jardín,
  tubo da giardino, mangueira, tuinslang, wąż ogrodowy, trädgårdsslang, vattenslang, hageslange,
  haveslange, puutarhaletku, zahradní hadice, kerti tömlő, furtun de grădină, bahçe hortumu,
  خرطوم مياه, 散水ホース, 호스릴, 水管
garden/grill|-|gas grill, charcoal grill, bbq grill, barbecue, gasgrill, holzkohlegrill, kugelgrill,
  barbecue à gaz, barbacoa, barbacoa de gas, churrasqueira, gasbarbecue, grill gazowy,
  grill węglowy, kolgrill, gassgrill, kulegrill, kulgrill, kaasugrilli, hiiligrilli, plynový gril,
  zahradní gril, gázgrill, grătar, barbekü, mangal, شواية, バーベキューグリル, 바베큐그릴, 烧烤炉
garden/parasol|-|sonnenschirm, ampelschirm, garden parasol, sombrilla, ombrellone, guarda-sol,
  parasol ogrodowy, aurinkovarjo, slunečník, napernyő, güneş şemsiyesi, 파라솔
garden/pool|-|swimming pool, above ground pool, paddling pool, aufstellpool, planschbecken, piscine,
  piscina, zwembad, basen, basen ogrodowy, uima-allas, bazén, medence, piscină, havuz, مسبح, プール,
  수영장, 泳池`;
