/** What is worn and played with, as `articles-food.ts` has food. */
export const CLOTHES_AND_TOYS = `
wear/t-shirt|-|t-shirt, tshirt, tee shirt, camiseta, maglietta, t-paita, tričko, póló, tricou,
  tişört, تيشيرت, تي شيرت, tシャツ, 티셔츠, t恤
wear/hoodie|-|hoodie, hooded sweatshirt, kapuzenpullover, kapuzensweatshirt, sweat à capuche,
  sudadera con capucha, felpa con cappuccio, moletom com capuz, sweat com capuz, bluza z kapturem,
  huvtröja, luvtröja, hettegenser, hættetrøje, huppari, mikina s kapucí, kapucnis pulóver, hanorac,
  kapüşonlu sweatshirt, هودي, パーカー, 후드티, 连帽卫衣
wear/sweatshirt|-|sweatshirt, sweat-shirt, sudadera, felpa, moletom, bluza, collegepaita, mikina,
  sweater, pulóver, トレーナー, スウェット, 맨투맨, 卫衣
wear/shirt|-|dress shirt, hemd, herrenhemd, chemise, camisa, camicia, overhemd, koszula, skjorta,
  skjorte, kauluspaita, košile, cămașă, gömlek, قميص, ワイシャツ, 셔츠, 衬衫
wear/polo shirt|-|polo shirt, poloshirt, polohemd, polo homme, koszulka polo, pikétröja, polotrøje,
  pikeepaita, polokošile, pólóing, tricou polo, polo yaka, بولو, ポロシャツ, 폴로셔츠, polo衫
wear/dress|-|summer dress, evening dress, kleid, sommerkleid, abendkleid, robe d'été,
  robe de soirée, vestido, vestito donna, abito donna, jurk, sukienka, klänning, kjole, mekko, šaty,
  ruha, rochie, elbise, فستان, ワンピース, ドレス, 원피스, 连衣裙
wear/skirt|-|skirt, damenrock, minirock, jupe, falda, gonna, saia, rokje, spódnica, kjol, nederdel,
  skjørt, hame, sukně, szoknya, fustă, etek, تنورة, スカート, 스커트, 치마, 半身裙
wear/shorts|-|shorts, bermuda shorts, kurze hose, pantalón corto, pantaloncini, calções,
  korte broek, szorty, spodenki, shortsit, kraťasy, rövidnadrág, pantaloni scurți, şort, شورت,
  ショートパンツ, ハーフパンツ, 반바지, 短裤
wear/leggings|-|leggings, legginsy, leggins, mallas, legíny, leggingsit, ليقنز, レギンス, 레깅스,
  打底裤
wear/socks|-|socks, socken, chaussettes, calcetines, calzini, meias, peúgas, sokken, skarpetki,
  skarpety, strumpor, sokker, strømper, sukat, ponožky, zokni, șosete, çorap, جوارب, شراب, 靴下,
  ソックス, 양말, 袜子
wear/underwear|-|boxer shorts, boxer briefs, boxers, boxershorts, calzoncillos, cuecas, bokserki,
  kalsonger, boxerit, boxerky, trenýrky, alsónadrág, بوكسر, ボクサーパンツ, 드로즈, 内裤
wear/coat|-|winter coat, wintermantel, manteau, abrigo, cappotto, casaco de inverno, płaszcz,
  vinterkappa, vinterfrakk, talvitakki, zimní kabát, télikabát, palton, palto, معطف, コート, 코트,
  大衣
wear/jacket|-|jacket, jakke, takki, bunda, dzseki, kabát, jachetă, geacă, جاكيت, ジャケット, 재킷,
  자켓, 夹克, 外套, 羽绒服
wear/cap|-|baseball cap, basecap, schirmmütze, casquette, gorra, cappellino, boné, honkbalpet,
  czapka z daszkiem, keps, kasket, lippis, kšiltovka, baseball sapka, șapcă, şapka, قبعة, كاب, 볼캡,
  야구모자, 棒球帽
wear/beanie|-|beanie, strickmütze, wintermütze, bonnet, gorro, cuffia invernale, berretto, touca,
  muts, czapka zimowa, mössa, lue, pipo, kulich, sapka, căciulă, ニット帽, 비니, 毛线帽
wear/gloves|-|gloves, winter gloves, handschuhe, gants, guantes, guanti, luvas, handschoenen,
  rękawiczki, rękawice, handskar, hansker, handsker, käsineet, hanskat, rukavice, kesztyű, mănuși,
  eldiven, قفازات, 手袋, グローブ, 장갑, 手套
wear/scarf|-|scarf, winterschal, écharpe, bufanda, sciarpa, cachecol, szalik, halsduk, skjerf,
  halstørklæde, huivi, kaulahuivi, šála, kendő, eşarp, وشاح, マフラー, スカーフ, 머플러, 围巾
wear/belt|-|leather belt, ledergürtel, gürtel, ceinture, cinturón, cintura uomo, cinto, riem heren,
  pasek skórzany, läderbälte, bälte, lærbelte, læderbælte, nahkavyö, kožený opasek, bőröv, curea,
  kemer, حزام جلد, レザーベルト, 가죽벨트, 皮带
wear/bra|-|bra, sports bra, sport-bh, bustier, brassière, soutien-gorge, sujetador, reggiseno,
  sutiã, soutien, sportbeha, biustonosz, stanik, urheiluliivit, rintaliivit, podprsenka, melltartó,
  sutien, sütyen, حمالة صدر, ブラジャー, 브라, 文胸
wear/swimsuit|-|swimsuit, badeanzug, maillot de bain, bañador, traje de baño, costume da bagno,
  fato de banho, maiô, badpak, strój kąpielowy, baddräkt, badedrakt, badedragt, uimapuku, plavky,
  fürdőruha, costum de baie, mayo bikini, مايوه, 水着, 수영복, 泳衣
toy/puzzle|-|jigsaw puzzle, puzzle, puzzles, puzzlespiel, casse-tête puzzle, rompecabezas,
  quebra-cabeça, legpuzzel, puzzel, puzle, pussel, puslespill, puslespil, palapeli, skládačka,
  kirakó, yapboz, بازل, ジグソーパズル, パズル, 퍼즐, 직소퍼즐, 拼图
toy/plush|-|soft toy, plush toy, cuddly toy, stuffed animal, kuscheltier, plüschtier, peluche,
  doudou, juguete de peluche, bichinho de pelúcia, pluche knuffel, pluszak, maskotka pluszowa,
  gosedjur, mjukdjur, kosedyr, bamse, pehmolelu, plyšák, plyšová hračka, plüssjáték, plüss,
  jucărie de pluș, peluş oyuncak, دمية قطيفة, ぬいぐるみ, 봉제인형, 毛绒玩具
toy/model car|-|model car, modellauto, spielzeugauto, voiture miniature, coche en miniatura,
  modellino auto, carrinho miniatura, modelauto, samochodzik, modelbil, leksaksbil, lekebil,
  legetøjsbil, pienoismalli, model auta, autíčko, modellautó, mașinuță, model araba, ミニカー,
  모형자동차, 车模
toy/rc car|-|rc car, remote control car, ferngesteuertes auto, voiture télécommandée,
  coche teledirigido, macchina telecomandata, carro de controle remoto, carro telecomandado,
  bestuurbare auto, samochód zdalnie sterowany, radiostyrd bil, fjernstyrt bil, fjernstyret bil,
  radio-ohjattava auto, auto na dálkové ovládání, távirányítós autó, mașină cu telecomandă,
  uzaktan kumandalı araba, سيارة ريموت, ラジコンカー, ラジコン, rc카, 遥控车
toy/train set|-|train set, eisenbahn-set, modelleisenbahn, train électrique, circuit de train,
  tren eléctrico, trenino, comboio, treinset, kolejka, tågset, togsett, togbane, junarata,
  vláčkodráha, kisvasút, trenuleț, tren seti, プラレール, 기차놀이, 火车玩具`;
