/** Kinds of cosmetics, of goods for babies and pets and of detergents, as `articles-food.ts` has food. */
export const CARE = `
shaving/shaving foam|-|shaving foam, shave foam, rasierschaum, mousse à raser, espuma de afeitar,
  schiuma da barba, espuma de barbear, scheerschuim, pianka do golenia, rakskum, raklödder,
  barberskum, partavaahto, pěna na holení, borotvahab, spumă de ras, tıraş köpüğü, رغوة حلاقة,
  シェービングフォーム, 쉐이빙폼, 剃须泡沫
shaving/shaving gel|-|shaving gel, shave gel, rasiergel, gel à raser, gel de afeitar, gel da barba,
  gel de barbear, scheergel, żel do golenia, rakgel, barbergel, parranajogeeli, gel na holení,
  borotvagél, gel de ras, tıraş jeli, جل حلاقة, シェービングジェル, 쉐이빙젤, 剃须啫喱
shaving/aftershave|-|aftershave, after shave, after-shave, after shave balm, after shave balsam,
  baume après-rasage, après-rasage, bálsamo para después del afeitado, dopobarba, balsamo dopobarba,
  pós-barba, balsam po goleniu, woda po goleniu, voda po holení, borotválkozás utáni,
  loțiune după ras, tıraş sonrası, アフターシェーブ, 애프터쉐이브, 须后水
shaving/razor|-|safety razor, nassrasierer, rasierhobel, rasoir, rasoir de sûreté,
  maquinilla de afeitar, rasoio, aparelho de barbear, scheermes, maszynka do golenia, rakhyvel,
  barberhøvel, partahöylä, holicí strojek, borotva, aparat de ras, tıraş bıçağı, شفرة حلاقة,
  カミソリ, 면도기, 剃须刀
shaving/electric shaver|-|electric shaver, shaver, rasierer, elektrorasierer, herrenrasierer,
  rasoir électrique, afeitadora, afeitadora eléctrica, rasoio elettrico, barbeador elétrico,
  máquina de barbear, scheerapparaat, golarka, golarka elektryczna, rakapparat, barbermaskin,
  barbermaskine, parranajokone, elektrický holicí strojek, villanyborotva, aparat de ras electric,
  tıraş makinesi, ماكينة حلاقة, 電気シェーバー, シェーバー, 전기면도기, 电动剃须刀
shaving/trimmer|-|beard trimmer, hair clipper, barttrimmer, haarschneider, haarschneidemaschine,
  bartschneider, tondeuse à barbe, tondeuse cheveux, barbero recortadora, cortapelos, regolabarba,
  tagliacapelli, aparador de pelos, aparador de barba, baardtrimmer, tondeuse haar, trymer,
  trymer do brody, strzyżarka, skäggtrimmer, hårklippare, skjeggtrimmer, skægtrimmer, partatrimmeri,
  zastřihovač, zastřihovač vousů, szakállvágó, hajvágó, trimmer barbă, sakal kesme,
  saç kesme makinesi, ヒゲトリマー, バリカン, 바리깡, 이발기, 理发器
shaving/epilator|-|epilator, epilierer, epiliergerät, épilateur, depiladora, epilatore, depilador,
  depilator, epilaattori, epilátor, epilatör, 脱毛器, 제모기, 脱毛仪
skin/cream|-|face cream, moisturising cream, moisturizing cream, moisturizer, moisturiser,
  day cream, night cream, gesichtscreme, tagescreme, nachtcreme, feuchtigkeitscreme, pflegecreme,
  crème visage, crème hydratante, crème de jour, crème de nuit, crema facial, crema hidratante,
  crema de día, crema de noche, crema viso, crema idratante, crema giorno, crema notte,
  creme facial, creme hidratante, hidratante facial, gezichtscrème, dagcrème, nachtcrème,
  krem do twarzy, krem nawilżający, krem na dzień, krem na noc, ansiktskräm, dagkräm, nattkräm,
  ansiktskrem, dagkrem, ansigtscreme, dagcreme, kasvovoide, päivävoide, yövoide, pleťový krém,
  denní krém, noční krém, arckrém, nappali krém, éjszakai krém, cremă de față, cremă hidratantă,
  yüz kremi, nemlendirici krem, كريم مرطب, كريم وجه, 保湿クリーム, フェイスクリーム, 수분크림, 크림,
  面霜, 保湿霜
skin/eye cream|-|eye cream, augencreme, contour des yeux, crème contour des yeux, contorno de ojos,
  contorno occhi, creme de olhos, creme para olhos, oogcrème, krem pod oczy, ögonkräm, øyekrem,
  øjencreme, silmänympärysvoide, oční krém, szemkörnyékápoló, cremă de ochi, göz kremi, كريم العين,
  アイクリーム, 아이크림, 眼霜
skin/hand cream|-|hand cream, handcreme, crème mains, crème pour les mains, crema de manos,
  crema mani, creme de mãos, creme para as mãos, handcrème, krem do rąk, handkräm, håndkrem,
  håndcreme, käsivoide, krém na ruce, kézkrém, cremă de mâini, el kremi, كريم اليدين,
  ハンドクリーム, 핸드크림, 护手霜
skin/serum|-|serum, face serum, sérum, sérum visage, suero facial, siero, siero viso, sérum facial,
  sérum na twarz, ansiktsserum, seerumi, kasvoseerumi, pleťové sérum, arcszérum, szérum, ser facial,
  serum do twarzy, سيروم, 美容液, セラム, 세럼, 앰플, 精华液, 精华
skin/body lotion|-|body lotion, body milk, body cream, körperlotion, körpermilch, bodylotion,
  lait corps, lait corporel, loción corporal, leche corporal, latte corpo, crema corpo,
  loção corporal, leite corporal, bodymilk, balsam do ciała, mleczko do ciała, kroppslotion,
  kropslotion, vartalovoide, vartaloemulsio, tělové mléko, testápoló, loțiune de corp,
  vücut losyonu, لوشن الجسم, ボディローション, ボディクリーム, 바디로션, 身体乳
skin/cleanser|-|cleanser, face wash, facial wash, facial cleanser, cleansing lotion,
  reinigungslotion, gesichtsreinigung, waschgel, reinigungsgel, gel nettoyant, nettoyant visage,
  crème lavante, limpiador facial, gel limpiador, detergente viso, gel detergente, gel de limpeza,
  gel de limpeza facial, sabonete facial, reinigingsgel, gezichtsreiniger, żel do mycia twarzy,
  emulsja myjąca, emulsja oczyszczająca, ansiktsrengöring, rengöringsgel, ansiktsrens, ansigtsrens,
  puhdistusgeeli, kasvojen puhdistus, čisticí gel, čisticí krém, čisticí emulze, arctisztító,
  tisztító gél, gel de curățare, yüz temizleme jeli, temizleyici jel, غسول, غسول الوجه,
  洗顔フォーム, 洗顔料, クレンザー, 클렌징폼, 클렌저, 洗面奶, 洁面乳
skin/micellar water|-|micellar water, mizellenwasser, eau micellaire, agua micelar, acqua micellare,
  água micelar, micellair water, micellar, płyn micelarny, micellärt vatten, micellevann,
  micellevand, misellivesi, micelární voda, micellás víz, apă micelară, misel su, ماء ميسيلار,
  ミセラーウォーター, 미셀라 워터, 卸妆水
skin/toner water|-|facial toner, face toner, gesichtswasser, lotion tonique, tónico facial,
  tonico viso, tônico facial, tonik do twarzy, ansiktsvatten, kasvovesi, pleťová voda, arctonik,
  tonik, تونر, 化粧水, 스킨토너, 토너, 爽肤水, 化妆水
skin/mask|-|face mask, sheet mask, gesichtsmaske, tuchmaske, masque visage, mascarilla facial,
  maschera viso, máscara facial, gezichtsmasker, maseczka, maseczka do twarzy, ansiktsmask,
  ansiktsmaske, ansigtsmaske, kasvonaamio, pleťová maska, arcmaszk, mască de față, yüz maskesi,
  ماسك وجه, シートマスク, フェイスマスク, 마스크팩, 面膜
skin/sunscreen|-|sunscreen, sun cream, sun lotion, suncream, sonnencreme, sonnenmilch, sonnenschutz,
  sonnenspray, crème solaire, lait solaire, protector solar, crema solar, crema solare,
  latte solare, protetor solar, bloqueador solar, zonnebrand, zonnebrandcrème,
  krem przeciwsłoneczny, krem z filtrem, mleczko do opalania, solkräm, solskydd, solkrem, solcreme,
  aurinkovoide, aurinkosuoja, opalovací krém, opalovací mléko, napvédő, naptej, cremă solară,
  protecție solară, güneş kremi, واقي شمس, واقي الشمس, 日焼け止め, 선크림, 썬크림, 防晒霜
skin/lip balm|-|lip balm, lippenpflege, lippenpflegestift, baume à lèvres, bálsamo labial,
  balsamo labbra, burrocacao, protetor labial, hidratante labial, lippenbalsem, balsam do ust,
  pomadka ochronna, läppbalsam, leppepomade, læbepomade, huulivoide, balzám na rty, ajakbalzsam,
  balsam de buze, dudak balmı, مرطب شفاه, リップクリーム, リップバーム, 립밤, 润唇膏
body/shower gel|-|shower gel, body wash, duschgel, gel douche, gel de ducha, bagnoschiuma,
  docciaschiuma, gel doccia, gel de banho, gel de duche, douchegel, żel pod prysznic, duschkräm,
  dusjsåpe, dusjgele, showergel, suihkugeeli, suihkusaippua, sprchový gel, tusfürdő, gel de duș,
  duş jeli, جل استحمام, ボディソープ, ボディウォッシュ, 바디워시, 沐浴露
body/soap|-|soap, bar soap, hand soap, seife, handseife, flüssigseife, savon, savon liquide, jabón,
  jabón de manos, sapone, sapone liquido, sabonete, sabonete líquido, zeep, handzeep, mydło,
  mydło w płynie, tvål, handtvål, såpe, håndsåpe, sæbe, håndsæbe, saippua, käsisaippua, mýdlo,
  tekuté mýdlo, szappan, folyékony szappan, săpun, sabun, sıvı sabun, صابون, 石鹸, ハンドソープ,
  비누, 핸드워시, 香皂, 洗手液
body/deodorant|-|deodorant, deo spray, deo roll-on, antiperspirant, deospray, deoroller, déodorant,
  anti-transpirant, desodorante, antitranspirante, deodorante, desodorizante, anti-transpirante,
  dezodorant, antyperspirant, deodorantti, antiperspirantti, deodorante spray, dezodor,
  izzadásgátló, مزيل عرق, デオドラント, 制汗剤, 데오드란트, 止汗露
hair/shampoo|-|shampoo, shampooing, champú, xampu, champô, szampon, schampo, sjampo, shampo, sampoo,
  šampon, sampon, șampon, şampuan, شامبو, シャンプー, 샴푸, 洗发水, 洗发露
hair/conditioner|-|hair conditioner, conditioner, haarspülung, spülung, après-shampooing,
  après shampooing, acondicionador, balsamo capelli, condicionador, crèmespoeling, odżywka,
  odżywka do włosów, balsam hår, hårbalsam, balsami, hoitoaine, kondicionér, hajbalzsam,
  balsam de păr, saç kremi, بلسم, コンディショナー, リンス, 컨디셔너, 린스, 护发素
hair/hair mask|-|hair mask, haarmaske, haarkur, masque cheveux, masque capillaire,
  mascarilla capilar, maschera capelli, máscara capilar, haarmasker, maska do włosów, hårinpackning,
  hårmask, hårkur, hiusnaamio, maska na vlasy, hajpakolás, mască de păr, saç maskesi, ماسك شعر,
  ヘアマスク, 헤어팩, 헤어마스크, 发膜
hair/hair colour|-|hair colour, hair color, hair dye, haarfarbe, coloration, haarcoloration,
  coloration permanente, coloration cheveux, tinte de pelo, coloración permanente,
  tinta per capelli, colorazione permanente, coloração, tinta de cabelo, coloração permanente,
  haarverf, haarkleuring, farba do włosów, hårfärg, hårfarge, hårfarve, hiusväri, barva na vlasy,
  hajfesték, vopsea de păr, saç boyası, صبغة شعر, ヘアカラー, 白髪染め, 염색약, 염모제, 染发剂,
  染发膏
hair/hair spray|-|hairspray, hair spray, haarspray, haarlack, laque, laque cheveux, laca,
  laca de pelo, lacca capelli, lacca, laca de cabelo, haarlak, lakier do włosów, hårspray, hårlak,
  hiuslakka, lak na vlasy, hajlakk, fixativ, saç spreyi, سبراي شعر, ヘアスプレー, 헤어스프레이, 发胶
hair/straightener|-|hair straightener, glätteisen, haarglätter, lisseur, fer à lisser,
  plancha de pelo, plancha pelo, piastra per capelli, piastra capelli, prancha de cabelo, alisador,
  chapinha, stijltang, prostownica, plattång, rettetang, glattejern, suoristusrauta,
  žehlička na vlasy, hajvasaló, placă de păr, saç düzleştirici, مملس شعر, ヘアアイロン, 고데기,
  매직기, 直发器
hair/curler|-|curling iron, curling wand, lockenstab, fer à boucler, rizador, arricciacapelli,
  ferro arricciacapelli, modelador de cachos, krultang, lokówka, locktång, krølltang, krøllejern,
  kiharrin, kulma na vlasy, hajsütővas, ondulator, saç maşası, カールアイロン, 卷发棒
hair/hair dryer|-|hair dryer, hairdryer, haartrockner, föhn, sèche-cheveux, sèche cheveux,
  asciugacapelli, secador de pelo, secador de cabelo, haardroger, suszarka do włosów, hårtork,
  hårfön, hårføner, hårtørrer, hiustenkuivaaja, vysoušeč vlasů, fén, hajszárító, uscător de păr,
  saç kurutma makinesi, مجفف شعر, سشوار, ヘアドライヤー, 헤어드라이어, 드라이기, 电吹风, 吹风机
makeup/lipstick|-|lipstick, lippenstift, rouge à lèvres, rouge a levres, pintalabios,
  barra de labios, labial, rossetto, batom, szminka, pomadka, läppstift, leppestift, læbestift,
  huulipuna, rtěnka, rúzs, ruj, احمر شفاه, روج, 口紅, リップスティック, 립스틱, 口红, 唇膏
makeup/lip gloss|-|lip gloss, lipgloss, gloss à lèvres, brillo de labios, lucidalabbra,
  gloss labial, błyszczyk, läppglans, leppeglans, huulikiilto, lesk na rty, szájfény, luciu de buze,
  dudak parlatıcısı, ملمع شفاه, リップグロス, 립글로스, 唇彩
makeup/mascara|-|mascara, wimperntusche, máscara de pestañas, máscara de cílios, rímel, rimel,
  tusz do rzęs, maskara, ripsiväri, řasenka, szempillaspirál, ماسكارا, ماسكرا, マスカラ, 마스카라,
  睫毛膏
makeup/foundation|-|liquid foundation, fond de teint, base de maquillaje, fondotinta, base líquida,
  base facial, podkład, podkład do twarzy, meikkivoide, alapozó, fond de ten, fondöten, كريم اساس,
  فاونديشن, ファンデーション, リキッドファンデーション, 파운데이션, 粉底液, 粉底
makeup/concealer|-|concealer, abdeckstift, correcteur, anti-cernes, corrector, correttore,
  corretivo, korektor, peitevoide, peiteväri, korrektor, anticearcan, kapatıcı, كونسيلر,
  コンシーラー, 컨실러, 遮瑕膏, 遮瑕
makeup/powder|-|setting powder, face powder, puder gesicht, poudre libre, poudre compacte,
  polvos compactos, polvos sueltos, cipria, pó compacto, pó facial, puder sypki, puder prasowany,
  puuteri, pudr, púder, pudră, pudra, بودرة وجه, フェイスパウダー, 파우더팩트, 散粉, 粉饼
makeup/blush|-|blush, blusher, fard à joues, colorete, fard guance, róż do policzków, poskipuna,
  tvářenka, pirosító, fard de obraz, allık, بلاشر, チーク, 블러셔, 腮红
makeup/eyeshadow|-|eyeshadow, eye shadow, eyeshadow palette, lidschatten, lidschattenpalette,
  fard à paupières, ombre à paupières, palette de maquillage, sombra de ojos, paleta de sombras,
  ombretto, palette ombretti, sombra de olhos, oogschaduw, cień do powiek, cienie do powiek,
  paleta cieni, ögonskugga, øyenskygge, øjenskygge, luomiväri, oční stíny, szemhéjpúder,
  fard de pleoape, göz farı, far paleti, ظلال عيون, アイシャドウ, 아이섀도우, 아이섀도, 眼影
makeup/eyeliner|-|eyeliner, eye liner, kajal, delineador, delineador de ojos, matita occhi,
  lápis de olhos, konturówka do oczu, kredka do oczu, silmänrajaus, oční linky, szemceruza, كحل,
  アイライナー, 아이라이너, 眼线笔
makeup/nail polish|-|nail polish, nail lacquer, nail varnish, nagellack, vernis à ongles,
  vernis a ongles, vernis ongles, esmalte de uñas, smalto, smalto unghie, esmalte, esmalte de unhas,
  verniz, nagellak, lakier do paznokci, neglelakk, neglelak, kynsilakka, lak na nehty, körömlakk,
  lac de unghii, ojă, oje, طلاء اظافر, مناكير, ネイルカラー, マニキュア, 매니큐어, 네일폴리시,
  指甲油
makeup/makeup remover|-|makeup remover, make-up entferner, démaquillant, desmaquillante, struccante,
  demaquilante, desmaquilhante, płyn do demakijażu, sminkborttagning, meikinpoistoaine, odličovač,
  sminklemosó, demachiant, makyaj temizleyici, مزيل مكياج, クレンジング, 메이크업 리무버, 卸妆
perfume|-|perfume, parfum, parfüm, fragrance, duft, herrenduft, damenduft, profumo, perfumy,
  woda perfumowana, parfym, parfyme, hajuvesi, tuoksu, parfém, illat, عطر, 香水, 향수
oral/toothpaste|-|toothpaste, zahnpasta, zahncreme, dentifrice, pasta de dientes, dentífrico,
  pasta dental, dentifricio, pasta de dentes, creme dental, tandpasta, pasta do zębów, tandkräm,
  tannkrem, hammastahna, zubní pasta, fogkrém, pastă de dinți, diş macunu, معجون اسنان, 歯磨き粉,
  歯磨き, 치약, 牙膏
oral/toothbrush|-|toothbrush, electric toothbrush, zahnbürste, elektrische zahnbürste,
  schallzahnbürste, brosse à dents, brosse à dents électrique, cepillo de dientes,
  cepillo de dientes eléctrico, cepillo eléctrico, spazzolino, spazzolino elettrico,
  escova de dentes, escova de dentes elétrica, escova elétrica, tandenborstel,
  elektrische tandenborstel, szczoteczka do zębów, szczoteczka elektryczna, szczoteczka soniczna,
  szczoteczka, tandborste, eltandborste, tannbørste, elektrisk tannbørste, tandbørste,
  elektrisk tandbørste, eltandbørste, hammasharja, sähköhammasharja, zubní kartáček,
  elektrický zubní kartáček, fogkefe, elektromos fogkefe, periuță de dinți, periuță electrică,
  diş fırçası, فرشاة اسنان, 電動歯ブラシ, 歯ブラシ, 전동칫솔, 칫솔, 电动牙刷, 牙刷
oral/mouthwash|-|mouthwash, mundspülung, mundwasser, bain de bouche, enjuague bucal, colutorio,
  collutorio, enxaguante bucal, elixir bucal, mondwater, płyn do płukania ust, munvatten, munnskyll,
  munnvann, mundskyl, suuvesi, ústní voda, szájvíz, apă de gură, ağız bakım suyu, gargara, غسول فم,
  マウスウォッシュ, 洗口液, 가글, 구강청결제, 漱口水
oral/water flosser|-|water flosser, oral irrigator, munddusche, hydropulseur, irrigador dental,
  idropulsore, irrigador oral, monddouche, irygator, munskölj, ústní sprcha, szájzuhany, duş bucal,
  ağız duşu, 口腔洗浄器, 구강세정기, 冲牙器
baby/nappies|-|nappies, nappy, diapers, diaper, windeln, windel, couches, couches bébé, pañales,
  pañal, pannolini, fraldas, fralda, luiers, luier, pieluchy, pieluszki, pampersy, blöjor, bleier,
  bleer, vaipat, vaippa, plenky, plínky, pelenka, scutece, bebek bezi, حفاضات, حفاض, おむつ, オムツ,
  紙おむつ, 기저귀, 纸尿裤, 尿不湿, 紙尿褲
baby/nappy pants|-|nappy pants, pull-ups, windelpants, höschenwindeln, couches-culottes,
  braguitas pañal, pannolini mutandina, fraldas cueca, luierbroekjes, pieluchomajtki, byxblöjor,
  buksebleier, buksebleer, housuvaipat, plenkové kalhotky, bugyipelenka, scutece chiloțel,
  külot bez, kilot bebek bezi, パンツタイプ, 팬티형 기저귀, 拉拉裤
baby/wipes|-|baby wipes, wet wipes, feuchttücher, lingettes, lingettes bébé, toallitas,
  toallitas húmedas, salviettine, salviette umidificate, toalhitas, lenços umedecidos, babydoekjes,
  billendoekjes, chusteczki nawilżane, våtservetter, våtservietter, vådservietter, kosteuspyyhkeet,
  vlhčené ubrousky, törlőkendő, șervețele umede, ıslak mendil, مناديل مبللة, おしりふき, 물티슈,
  湿巾
baby/infant milk|-|infant formula, baby formula, follow-on milk, anfangsmilch, folgemilch,
  säuglingsmilch, lait infantile, lait en poudre bébé, leche de inicio, leche de continuación,
  leche infantil, latte in polvere, latte di proseguimento, leite em pó infantil, fórmula infantil,
  leite de transição, zuigelingenvoeding, opvolgmelk, flesvoeding, mleko modyfikowane,
  mleko następne, modersmjölksersättning, tillskottsnäring, morsmelkerstatning,
  modermælkserstatning, äidinmaidonkorvike, kojenecké mléko, pokračovací mléko, tápszer, lapte praf,
  devam sütü, bebek sütü, حليب اطفال, 粉ミルク, 분유, 婴儿奶粉, 奶粉
baby/bottle|-|baby bottle, feeding bottle, babyflasche, trinkflasche baby, biberon, biberón,
  mamadeira, biberão, zuigfles, butelka dla niemowląt, butelka do karmienia, nappflaska, tåteflaske,
  sutteflaske, tuttipullo, kojenecká láhev, cumisüveg, biberon bebek, رضاعة اطفال, رضاعة, 哺乳瓶,
  哺乳びん, 젖병, 奶瓶
baby/dummy|-|soother, pacifier, baby dummy, schnuller, beruhigungssauger, sucette, tétine, chupete,
  ciuccio, succhietto, chupeta, fopspeen, smoczek, smoczki, smokk, dudlík, cumi, suzetă, emzik,
  لهاية, おしゃぶり, 공갈젖꼭지, 쪽쪽이, 安抚奶嘴
baby/pushchair|-|pushchair, stroller, buggy, pram, kinderwagen, poussette, cochecito,
  silla de paseo, passeggino, carrinho de bebê, carrinho de bebé, carrinho de passeio,
  wózek dziecięcy, wózek spacerowy, spacerówka, barnvagn, sittvagn, barnevogn, klapvogn,
  lastenvaunut, rattaat, kočárek, babakocsi, cărucior, bebek arabası, عربة اطفال, ベビーカー,
  유모차, 婴儿车
baby/monitor|-|baby monitor, babyphone, babyphone vidéo, vigilabebés, monitor de bebé,
  baby monitor video, babá eletrônica, intercomunicador bebé, babyfoon, niania elektroniczna,
  babyvakt, babyalarm, itkuhälytin, dětská chůvička, bébiőr, bebek telsizi, bebek kamerası,
  جهاز مراقبة الطفل, ベビーモニター, 베이비모니터, 婴儿监视器
baby/high chair|-|high chair, hochstuhl, chaise haute, trona, seggiolone, cadeira de refeição,
  cadeirão, kinderstoel, krzesełko do karmienia, barnstol, barnestol, højstol, syöttötuoli,
  jídelní židlička, etetőszék, scaun de masă, mama sandalyesi, كرسي طعام, ハイチェア, ベビーチェア,
  하이체어, 餐椅
hygiene/sanitary pads|-|sanitary pads, sanitary towels, damenbinden, binden, serviettes hygiéniques,
  compresas, assorbenti, absorvente, pensos higiénicos, maandverband, podpaski, bindor, terveysside,
  hygienické vložky, vložky, egészségügyi betét, absorbante, hijyenik ped, فوط صحية, ナプキン,
  생리대, 卫生巾
hygiene/toilet paper|-|toilet paper, toilet roll, toilet tissue, toilettenpapier, klopapier,
  papier toilette, papier hygiénique, papel higiénico, carta igienica, papel higiênico,
  toiletpapier, wc-papier, papier toaletowy, toalettpapper, toalettpapir, toiletpapir, vessapaperi,
  wc-paperi, toaletní papír, toalettpapír, vécépapír, hârtie igienică, tuvalet kağıdı, ورق تواليت,
  トイレットペーパー, 화장지, 두루마리 휴지, 卫生纸
hygiene/kitchen roll|-|kitchen roll, kitchen towel, paper towels, küchenrolle, küchentücher,
  essuie-tout, papel de cocina, rollo de cocina, carta cucina, papel toalha, papel de cozinha,
  rolo de cozinha, keukenpapier, keukenrol, ręcznik papierowy, ręczniki papierowe, hushållspapper,
  kjøkkenrull, tørkepapir, køkkenrulle, talouspaperi, kuchyňské utěrky, papírtörlő,
  prosoape de hârtie, kağıt havlu, مناديل مطبخ, キッチンペーパー, 키친타올, 厨房纸
hygiene/tissues|-|facial tissues, tissues, taschentücher, mouchoirs, pañuelos, fazzoletti,
  lenços de papel, zakdoekjes, chusteczki higieniczne, näsdukar, lommetørklær, lommetørklæder,
  nenäliinat, papírové kapesníky, papír zsebkendő, șervețele, peçete mendil, مناديل, ティッシュ,
  미용티슈, 抽纸
clean/laundry detergent|-|laundry detergent, washing powder, washing liquid, waschmittel,
  vollwaschmittel, colorwaschmittel, waschpulver, flüssigwaschmittel, lessive, lessive liquide,
  lessive en poudre, detergente para ropa, detergente ropa, detergente en polvo,
  detersivo lavatrice, detersivo, detergente para roupa, sabão em pó, lava roupas, wasmiddel,
  waspoeder, proszek do prania, płyn do prania, żel do prania, tvättmedel, vaskemiddel, vaskepulver,
  pyykinpesuaine, pyykinpesujauhe, prací prášek, prací gel, mosószer, mosópor, mosógél,
  detergent de rufe, detergent lichid, çamaşır deterjanı, منظف غسيل, مسحوق غسيل, 洗濯洗剤,
  衣料用洗剤, 세탁세제, 세제, 洗衣液, 洗衣粉
clean/laundry capsules|-|laundry pods, washing capsules, washing pods, laundry capsules,
  waschmittel caps, waschmittel pods, lessive capsules, capsules de lessive, lessive en capsules,
  cápsulas de detergente, detergente en cápsulas, caps detersivo, detersivo in capsule,
  cápsulas detergente roupa, wascapsules, wasmiddelcapsules, kapsułki do prania, tvättkapslar,
  vaskekapsler, pesukapselit, kapsle na praní, gelové kapsle, mosókapszula, capsule de rufe,
  capsule detergent, çamaşır kapsülü, كبسولات غسيل, ジェルボール, 캡슐세제, 洗衣凝珠
clean/fabric softener|-|fabric softener, fabric conditioner, weichspüler, adoucissant,
  assouplissant, suavizante, ammorbidente, amaciante, amaciador, wasverzachter, płyn do płukania,
  płyn do płukania tkanin, sköljmedel, tøymykner, skyllemiddel, huuhteluaine, aviváž, öblítő,
  balsam de rufe, yumuşatıcı, منعم اقمشة, 柔軟剤, 섬유유연제, 柔顺剂
clean/dishwasher tablets|-|dishwasher tablets, dishwasher tabs, dishwasher capsules,
  dishwasher pods, spülmaschinentabs, geschirrspültabs, geschirrspül-tabs, spülmaschinen tabs,
  tablettes lave-vaisselle, pastilles lave-vaisselle, capsules lave-vaisselle,
  pastillas lavavajillas, cápsulas lavavajillas, pastiglie lavastoviglie, caps lavastoviglie,
  pastilhas máquina loiça, pastilhas para máquina de lavar louça, tabletes lava-louças,
  vaatwastabletten, vaatwascapsules, tabletki do zmywarki, kapsułki do zmywarki,
  maskindisktabletter, diskmaskinstabletter, oppvasktabletter, opvasketabs, opvasketabletter,
  konetiskitabletti, tablety do myčky, kapsle do myčky, mosogatógép tabletta,
  tablete mașină de spălat vase, bulaşık makinesi tableti, اقراص غسالة صحون, 食洗機用洗剤,
  식기세척기 세제, 洗碗块
clean/washing-up liquid|-|washing-up liquid, washing up liquid, dish soap, dishwashing liquid,
  spülmittel, liquide vaisselle, lavavajillas a mano, detersivo piatti, detergente louça,
  detergente lava-louças, afwasmiddel, płyn do mycia naczyń, diskmedel, oppvaskmiddel,
  opvaskemiddel, astianpesuaine, prostředek na nádobí, mosogatószer, detergent de vase,
  bulaşık deterjanı, سائل جلي, صابون صحون, 食器用洗剤, 주방세제, 洗洁精
clean/all-purpose cleaner|-|all-purpose cleaner, all purpose cleaner, multi-surface cleaner,
  allzweckreiniger, universalreiniger, nettoyant multi-usages, limpiador multiusos,
  detergente multiuso, limpador multiuso, multiusos, allesreiniger, płyn uniwersalny, allrengöring,
  allrent, universalrengøring, yleispuhdistusaine, univerzální čistič, univerzális tisztítószer,
  yüzey temizleyici, منظف متعدد, マルチクリーナー, 다목적세정제, 多功能清洁剂
clean/toilet cleaner|-|toilet cleaner, wc-reiniger, gel wc, limpiador wc, detergente wc,
  limpa sanitário, toiletreiniger, płyn do wc, toalettrengöring, wc-rens, wc-puhdistusaine,
  wc čistič, wc-tisztító, tuvalet temizleyici, トイレ用洗剤, 변기세정제, 洁厕灵
clean/bleach|-|bleach, bleichmittel, eau de javel, javel, lejía, candeggina, alvejante, lixívia,
  bleekmiddel, wybielacz, blekmedel, klorin, bělidlo, fehérítő, çamaşır suyu, كلور, 漂白剤, 표백제,
  락스, 漂白剂
pet/dry dog food|-|dry dog food, dog food, hundefutter, hundetrockenfutter, trockenfutter hund,
  croquettes chien, croquettes pour chien, pienso para perros, comida para perros, crocchette cane,
  crocchette per cani, ração para cães, ração para cachorro, hondenvoer, hondenbrokken,
  karma dla psa, sucha karma dla psa, hundfoder, hundmat, hundefôr, hundefoder, koiranruoka,
  krmivo pro psy, granule pro psy, kutyatáp, kutyaeledel, hrană câini, hrană uscată câini,
  köpek maması, طعام كلاب, ドッグフード, 강아지사료, 狗粮
pet/cat food|-|cat food, dry cat food, wet cat food, katzenfutter, trockenfutter katze,
  nassfutter katze, croquettes chat, croquettes pour chat, pâtée pour chat, pienso para gatos,
  comida para gatos, crocchette gatto, cibo per gatti, ração para gatos, comida húmida gato,
  kattenvoer, kattenbrokken, karma dla kota, sucha karma dla kota, kattmat, kattfoder, kattemat,
  kattefôr, kattemad, kissanruoka, krmivo pro kočky, granule pro kočky, macskatáp, macskaeledel,
  hrană pisici, kedi maması, طعام قطط, キャットフード, 고양이사료, 猫粮
pet/cat litter|-|cat litter, katzenstreu, litière, litière chat, arena para gatos, lettiera,
  lettiera gatto, areia para gatos, areia higiênica, kattenbakvulling, żwirek, żwirek dla kota,
  kattsand, kattesand, kattegrus, kissanhiekka, stelivo, podestýlka, macskaalom, nisip pisici,
  kedi kumu, رمل قطط, 猫砂, 고양이 모래
pet/dog snack|-|dog treats, hundesnack, kauknochen, friandises chien, snacks para perros,
  snack per cani, petiscos para cães, hondensnacks, przysmaki dla psa, hundgodis, hundegodt,
  koiran herkku, pamlsky pro psy, kutya jutalomfalat, recompense câini, köpek ödülü, 犬用おやつ,
  강아지간식, 狗零食
vitamins|-|vitamins, food supplement, dietary supplement, nahrungsergänzungsmittel,
  complément alimentaire, complemento alimenticio, suplemento alimenticio, integratore,
  integratore alimentare, suplemento alimentar, voedingssupplement, suplement diety, kosttillskott,
  kosttilskudd, kosttilskud, ravintolisä, doplněk stravy, étrend-kiegészítő, supliment alimentar,
  takviye edici gıda, مكمل غذائي, サプリメント, 영양제, 건강기능식품, 保健品
protein powder|-|protein powder, whey protein, proteinpulver, eiweißpulver, protéine whey,
  protéine en poudre, proteína en polvo, proteína de suero, proteine in polvere, proteína whey,
  proteïnepoeder, eiwitpoeder, odżywka białkowa, białko, proteiinijauhe, syrovátkový protein,
  fehérjepor, tejsavófehérje, pudră proteică, protein tozu, بروتين مصل اللبن, واي بروتين,
  プロテイン, ホエイプロテイン, 프로틴, 단백질 파우더, 蛋白粉`;
