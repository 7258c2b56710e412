/**
 * Further makers, for `brands.ts`: whoever shops of the panel name in titles. Names that are ordinary
 * words are here only with a word that makes them the maker's.
 */
export const MORE_BRANDS = `
ajax|-|colgate ajax
alpecin|-|alpecin
always|-|always ultra, always discreet
ambre solaire|-|ambre solaire
ariel|-|ariel, アリエール, アリエル, 아리엘, اريال, ариэль, 碧浪
armani|-|giorgio armani, emporio armani, armani, アルマーニ, 아르마니, 阿玛尼, армани
aveeno|-|aveeno, アビーノ, 아비노
avene|-|avène, avene, アベンヌ, 아벤느, 雅漾, أفين
axe|-|axe body, lynx body
babyliss|-|babyliss
bahlsen|-|bahlsen
balea|-|balea
barebells|-|barebells
baby bjorn|-|babybjörn, baby bjorn, babybjorn
bebe confort|-|bébé confort, maxi-cosi, maxi cosi
eucerin|-|eucerin, ユーセリン, 유세린, يوسيرين, эуцерин
ben & jerrys|-|ben & jerry's, ben and jerry's
bepanthen|-|bepanthen, bepanthène, bepanthol
bic|-|bic cristal, bic
bioderma|-|bioderma, ビオデルマ, 바이오더마, 贝德玛, بيوديرما
bobbi brown|-|bobbi brown, ボビイブラウン, 바비브라운
bodum|-|bodum, ボダム, 보덤
brabantia|-|brabantia, ブラバンシア
bourjois|-|bourjois
bugaboo|-|bugaboo, バガブー, 부가부
burberry|-|burberry, バーバリー, 버버리, 博柏利
bvlgari|-|bvlgari, bulgari, ブルガリ, 불가리, 宝格丽
cadbury|-|cadbury, キャドバリー
calgon|-|calgon
carolina herrera|-|carolina herrera
carrera|-|carrera sunglasses
catrice|-|catrice
cerave|-|cerave, セラヴィ, 세라비, 适乐肤, سيرافي
chanel|-|chanel, シャネル, 샤넬, 香奈儿, شانيل, шанель
chicco|-|chicco, キッコ, 치코
clarins|-|clarins, クラランス, 클라랑스, 娇韵诗
clinique|-|clinique, クリニーク, 크리니크, 倩碧, كلينيك
colgate|-|colgate, コルゲート, 콜게이트, 高露洁, كولجيت
cosrx|-|cosrx, 코스알엑스
curaprox|-|curaprox
davidoff|-|davidoff, ダビドフ
dettol|-|dettol, sagrotan, ديتول
diesel|-|diesel watch, diesel jeans
dior|-|dior, christian dior, ディオール, クリスチャン・ディオール, 디올, 迪奥, ديور, диор
dolce & gabbana|-|dolce & gabbana, dolce and gabbana, dolce gabbana, d&g, ドルチェ&ガッバーナ
domestos|-|domestos
dove|-|dove, ダヴ, 도브, 多芬, دوف
dr bronner|-|dr. bronner's, dr bronner
dr oetker|-|dr. oetker, dr oetker
dreft|-|dreft
durex|-|durex, デュレックス, 듀렉스, 杜蕾斯, ديوركس
essence|-|essence cosmetics
essie|-|essie, エッシー
estee lauder|-|estée lauder, estee lauder, エスティローダー, 에스티로더, 雅诗兰黛, استي لودر
etude|-|etude house, 에뛰드
fairy|-|fairy platinum, fairy dish, fairy max, fairy all
febreze|-|febreze, ファブリーズ, 페브리즈, ambi pur
finish|-|finish powerball, finish quantum, finish ultimate, finish all
fenty|-|fenty beauty
frosch|-|frosch
garnier|-|garnier, ガルニエ, 가르니에, 卡尼尔, غارنييه, غارنيه, гарньер
gerber baby|-|gerber graduates
gillette|-|gillette, ジレット, 질레트, 吉列, جيليت, جيليت فيوجن
givenchy|-|givenchy, ジバンシイ, ジバンシィ, 지방시, 纪梵希, جيفنشي
guerlain|-|guerlain, ゲラン, 겔랑, 娇兰
guess|-|guess watch, guess jeans
hansaplast|-|hansaplast
harpic|-|harpic
head & shoulders|-|head & shoulders, head and shoulders, head&shoulders, h&s,
  ヘッドアンドショルダーズ, 헤드앤숄더, 海飞丝
hermes|-|hermès, エルメス, 에르메스, 爱马仕
hipp|-|hipp
huggies|-|huggies, ハギーズ, 하기스, 好奇, هجيز
hugo boss|-|hugo boss, boss bottled, ヒューゴボス, 휴고보스
innisfree|-|innisfree, イニスフリー, 이니스프리, 悦诗风吟
jean paul gaultier|-|jean paul gaultier, jpg le male, ジャンポールゴルチエ
johnsons|-|johnson's baby, johnsons baby, johnson & johnson, johnson's
kerastase|-|kérastase, kerastase, ケラスターゼ, 케라스타즈, 卡诗
kiehls|-|kiehl's, kiehls, キールズ, 키엘, 科颜氏
kiko|-|kiko milano
lancome|-|lancôme, lancome, ランコム, 랑콤, 兰蔻, لانكوم
la mer|-|crème de la mer, creme de la mer
laneige|-|laneige, ラネージュ, 라네즈, 兰芝
la roche-posay|-|la roche-posay, la roche posay, laroche posay, ラロッシュポゼ, ラ ロッシュ ポゼ,
  라로슈포제, 理肤泉, لاروش بوزيه, لاروش بوزاي
lenor|-|lenor, レノア, downy, ダウニー, 다우니
listerine|-|listerine, リステリン, 리스테린, 李施德林, ليسترين
loccitane|-|l'occitane, loccitane, ロクシタン, 록시땅, 欧舒丹
loreal|-|l'oréal, l'oreal, loreal, l'oréal paris, l'oreal paris, loreal paris, elvital, elvive,
  elseve, ロレアル, 로레알, 欧莱雅, لوريال, лореаль
mac cosmetics|-|mac cosmetics, m.a.c
max factor|-|max factor, マックスファクター, 맥스팩터
maybelline|-|maybelline, maybelline new york, メイベリン, 메이블린, 美宝莲, مايبيلين, ميبيلين,
  мейбеллин
miracle whip|-|miracle whip
mugler|-|thierry mugler, mugler
mustela|-|mustela, 무스텔라, 妙思乐
nars|-|nars, ナーズ, 나스
narciso rodriguez|-|narciso rodriguez, ナルシソ ロドリゲス
neutrogena|-|neutrogena, ニュートロジーナ, 뉴트로지나, 露得清, نيوتروجينا
nyx|-|nyx professional, nyx cosmetics, nyx
nuk|-|nuk
nuxe|-|nuxe, ニュクス, 눅스
olaplex|-|olaplex, オラプレックス, 올라플렉스
olay|-|olay, oil of olaz, olaz, オレイ, 올레이, 玉兰油
old spice|-|old spice
opi|-|opi
paco rabanne|-|paco rabanne, rabanne, パコラバンヌ, 파코라반
pampers|-|pampers, パンパース, 팸퍼스, 帮宝适, بامبرز, памперс
pantene|-|pantene, パンテーン, 팬틴, 潘婷, بانتين
parodontax|-|parodontax
paulas choice|-|paula's choice, paulas choice, 폴라초이스, 宝拉珍选
persil|-|persil, برسيل
prada|-|prada, プラダ, 프라다, 普拉达
ralph lauren|-|ralph lauren, polo ralph lauren, ラルフローレン, 랄프로렌, 拉夫劳伦
redken|-|redken
revlon|-|revlon, レブロン, 레브론, 露华浓
rexona|-|rexona, レセナ
rimmel|-|rimmel, rimmel london, リンメル
schwarzkopf|-|schwarzkopf, syoss, シュワルツコフ, 施华蔻
sebamed|-|sebamed, セバメド, 세바메드
sensodyne|-|sensodyne, センソダイン, シュミテクト, 센소다인, 舒适达, سنسوداين
shiseido|-|shiseido, 資生堂, 시세이도, 资生堂, شيسيدو
signal|-|signal zahnpasta, signal dentifrice
sk-ii|-|sk-ii, sk-2, エスケーツー
somat|-|somat
swiffer|-|swiffer
tampax|-|tampax
the ordinary|-|the ordinary, deciem, ジオーディナリー, 디오디너리, اورديناري
tom ford|-|tom ford, トムフォード, 톰포드
tresemme|-|tresemmé, tresemme
urban decay|-|urban decay
uriage|-|uriage, ユリアージュ, 유리아쥬, 依泉
vanish|-|vanish oxi, vanish gold
versace|-|versace, ヴェルサーチ, ベルサーチ, 베르사체, 范思哲, فيرزاتشي
vaseline|-|vaseline, ヴァセリン, 바세린, 凡士林, فازلين
veet|-|veet
vichy|-|vichy, ヴィシー, 비쉬, 薇姿, فيشي
weleda|-|weleda, ヴェレダ, 벨레다
wella|-|wella, ウエラ, 웰라, 威娜
yves saint laurent|-|yves saint laurent, ysl, イヴ・サンローラン, イヴサンローラン, 입생로랑,
  圣罗兰, ايف سان لوران
yankee candle|-|yankee candle, ヤンキーキャンドル, 양키캔들
zewa|-|zewa
after eight|-|after eight
alpro|-|alpro
starbucks|-|starbucks, スターバックス, 스타벅스, 星巴克, ستاربكس
baileys|-|baileys, ベイリーズ, 베일리스
becks|-|beck's bier
bertolli|-|bertolli
bonne maman|-|bonne maman, ボンヌママン
buitoni|-|buitoni
cote dor|-|côte d'or
danone|-|danone, actimel, activia
dr pepper|-|dr pepper, dr. pepper, ドクターペッパー, 닥터페퍼
fanta|-|fanta, ファンタ, 환타, 芬达, فانتا
fishermans friend|-|fisherman's friend, fishermans friend
gatorade|-|gatorade, ゲータレード, 게토레이
guinness|-|guinness, ギネス, 기네스
haagen-dazs|-|häagen-dazs, haagen dazs, ハーゲンダッツ
heineken|-|heineken, ハイネケン, 하이네켄, 喜力
hellmanns|-|hellmann's, hellmanns, هيلمانز
hersheys|-|hershey's, hersheys, ハーシー, 허쉬, 好时
jacobs|-|jacobs krönung, jacobs kaffee, jacobs kronung
jack daniels|-|jack daniel's, jack daniels, ジャックダニエル, 잭다니엘
jameson|-|jameson irish
johnnie walker|-|johnnie walker, johnny walker, ジョニーウォーカー, 조니워커
kikkoman|-|kikkoman, キッコーマン, 기꼬만, 万字
kimbo|-|kimbo
kitkat|-|kitkat, kit kat, キットカット, 킷캣, كيت كات
knorr|-|knorr, クノール, 크노르, كنور, 家乐
kuhne|-|kühne senf
lays|-|lay's, walkers crisps
leibniz|-|leibniz keks
lipton|-|lipton, リプトン, 립톤, 立顿, ليبتون
loacker|-|loacker
lotus biscoff|-|lotus biscoff, biscoff, ロータス, 로투스
lu|-|lu petit
maggi|-|maggi, マギー, 매기, ماجي, 美极
mars|-|mars incorporated, m&m's, m&ms, snickers, twix, マース, スニッカーズ, 스니커즈, سنيكرز
melitta|-|melitta, メリタ, 멜리타
mentos|-|mentos, メントス, 멘토스
monster|-|monster energy, モンスターエナジー, 몬스터 에너지, مونستر انيرجي
mutti|-|mutti
nesquik|-|nesquik, ネスクイック, 네스퀵, نسكويك
oatly|-|oatly
old el paso|-|old el paso
philadelphia|-|philadelphia frischkäse
pringles|-|pringles, プリングルズ, 프링글스, 品客, برينجلز
quaker|-|quaker oats, quaker, クエーカー, 퀘이커, كويكر
ritter sport|-|ritter sport, リッタースポーツ, 리터스포트
rummo|-|rummo
san pellegrino|-|san pellegrino, sanpellegrino, サンペレグリノ
schweppes|-|schweppes
segafredo|-|segafredo
skippy|-|skippy
soda stream|-|sodastream, soda stream, ソーダストリーム, 소다스트림
tabasco|-|tabasco, タバスコ, 타바스코
tassimo|-|tassimo
tchibo|-|tchibo
tetley|-|tetley
tic tac|-|tic tac, チックタック
uncle bens|-|uncle ben's, ben's original
vegemite|-|vegemite
volvic|-|volvic, evian, エビアン, ボルヴィック, 에비앙
walkers|-|walkers shortbread
wrigleys|-|wrigley's, orbit gum
whiskas|-|whiskas, ويسكاس, 伟嘉
pedigree|-|pedigree adult, pedigree dentastix, ペディグリー
royal canin|-|royal canin, ロイヤルカナン, 로얄캐닌, رويال كانين, роял канин
purina|-|purina, purina one, ピュリナ, 퓨리나, بورينا
hills|-|hill's science, hills science, hill's prescription, hill's
sheba|-|sheba, シーバ
acana|-|acana
orijen|-|orijen, 오리젠
catsan|-|catsan
frontline|-|frontline spot, frontline plus
bialetti|-|bialetti, ビアレッティ, 비알레띠, 비알레티, 比乐蒂, بياليتي
fissler|-|fissler, フィスラー, 휘슬러, 菲仕乐
gaggia|-|gaggia
global|-|global g-2, global knife
guzzini|-|guzzini
henckels|-|henckels, ヘンケルス, 헹켈
hario|-|hario, ハリオ, 하리오
iittala|-|iittala, イッタラ, 이딸라
joseph joseph|-|joseph joseph, ジョセフジョセフ
jura|-|jura, ユーラ
klean kanteen|-|klean kanteen, クリーンカンティーン
lamart|-|lamart
leifheit|-|leifheit
lodge|-|lodge cast, lodge skillet
luminarc|-|luminarc
melissa & doug|-|melissa & doug, melissa and doug
moccamaster|-|moccamaster, technivorm
moulinex|-|moulinex, مولينكس
oxo|-|oxo good, oxo
pyrex|-|pyrex, パイレックス, 파이렉스, بايركس
riedel|-|riedel, リーデル, 리델
rosle|-|rösle
rosenthal|-|rosenthal
sistema|-|sistema klip, sistema
spiegelau|-|spiegelau
staub|-|staub, ストウブ, 스타우브, 珐宝
thermos|-|thermos, サーモス, 써모스, 膳魔师
tupperware|-|tupperware, タッパーウェア
villeroy & boch|-|villeroy & boch, villeroy boch, villeroy and boch, ビレロイ&ボッホ
wedgwood|-|wedgwood, ウェッジウッド, 웨지우드
wmf|-|wmf, ヴェーエムエフ, 더블유엠에프
wusthof|-|wüsthof, wusthof, ヴォストフ, 우스토프, 三叉
yeti|-|yeti rambler, yeti tundra, yeti hopper
zojirushi|-|zojirushi, 象印, 조지루시
tiger|-|tiger corporation
bissell|-|bissell, ビッセル, 비쎌
candy|-|candy smart, candy waschmaschine, candy lavatrice
dreame|-|dreame, ドリーミー, 드리미, 追觅
gorenje|-|gorenje
grundig|-|grundig
haier|-|haier, ハイアール, 하이얼, 海尔, هاير
honeywell|-|honeywell, ハネウェル, 허니웰
laurastar|-|laurastar
levoit|-|levoit
magimix|-|magimix, マジミックス
midea|-|midea, ミデア, 美的
remington|-|remington, レミントン, 레밍턴, ريمنجتون
sencor|-|sencor
severin|-|severin
tineco|-|tineco, ティネコ, 티네코, 添可
withings|-|withings, ウィジングズ
beurer|-|beurer
omron|-|omron, オムロン, 오므론, 欧姆龙, اومرون
ghd|-|ghd
wahl|-|wahl
aqara|-|aqara
arlo|-|arlo
ring doorbell|-|ring video, ring doorbell, ring stick up
reolink|-|reolink
wyze|-|wyze
switchbot|-|switchbot, スイッチボット, 스위치봇
shelly|-|shelly plus, shelly plug
ikea|-|ikea, イケア, 이케아, 宜家, ايكيا, икеа
akg|-|akg
akai|-|akai
behringer|-|behringer, ベリンガー, 베링거
boss|-|boss ds-1, boss katana, boss pedal
bowers & wilkins|-|bowers & wilkins, bowers and wilkins, b&w px
denon|-|denon, デノン, 데논, 天龙
fender|-|fender, フェンダー, 펜더
focusrite|-|focusrite, フォーカスライト, 포커스라이트
gibson|-|gibson les, gibson sg, gibson
harman kardon|-|harman kardon, harman/kardon, ハーマンカードン, 하만카돈
ibanez|-|ibanez, アイバニーズ, 아이바네즈
kef|-|kef
klipsch|-|klipsch, クリプシュ, 클립쉬
korg|-|korg, コルグ, 코르그
marantz|-|marantz, マランツ, 마란츠
marshall|-|marshall, マーシャル, 마샬, 马歇尔
onkyo|-|onkyo, オンキヨー, 온쿄
roland|-|roland, ローランド, 롤랜드
rode|-|røde, rode nt, rode wireless
audient|-|audient
beyerdynamic|-|beyerdynamic, ベイヤーダイナミック, 베이어다이나믹, 拜雅
edifier|-|edifier, エディファイア, 에디파이어, 漫步者
teufel|-|teufel
ultimate ears|-|ultimate ears, アルティメットイヤーズ
technics|-|technics, テクニクス, 테크닉스
asrock|-|asrock, アスロック, 애즈락, 华擎
be quiet|-|be quiet!, be quiet pure, be quiet dark, be quiet straight
cooler master|-|cooler master, クーラーマスター, 쿨러마스터, 酷冷至尊
fractal design|-|fractal design, フラクタルデザイン
inno3d|-|inno3d
lian li|-|lian li, リアンリー, 리안리, 联力
noctua|-|noctua, ノクチュア, 녹투아, 猫头鹰
nzxt|-|nzxt
palit|-|palit
pny|-|pny
powercolor|-|powercolor
sapphire|-|sapphire nitro, sapphire pulse, sapphire radeon
seasonic|-|seasonic, シーソニック, 시소닉, 海韵
thermaltake|-|thermaltake, サーマルテイク, 써멀테이크
xfx|-|xfx
zotac|-|zotac, ゾタック, 조텍, 索泰
adata|-|adata, エイデータ, 에이데이타, 威刚
synology|-|synology, シノロジー, 시놀로지, 群晖
qnap|-|qnap
d-link|-|d-link, dlink
linksys|-|linksys
devolo|-|devolo
aoc|-|aoc
iiyama|-|iiyama, イイヤマ
eizo|-|eizo
wacom|-|wacom, ワコム, 와콤, 和冠
cherry|-|cherry mx board, cherry kc, cherry stream
trust|-|trust gaming, trust gxt
turtle beach|-|turtle beach, タートルビーチ
thrustmaster|-|thrustmaster, スラストマスター, 트러스트마스터
fanatec|-|fanatec
8bitdo|-|8bitdo
insta360|-|insta360
blackmagic|-|blackmagic design, blackmagic
godox|-|godox, ゴドックス, 고독스, 神牛
hasselblad|-|hasselblad, ハッセルブラッド, 핫셀블라드
manfrotto|-|manfrotto, マンフロット, 맨프로토, 曼富图
pentax|-|pentax, ricoh, ペンタックス, リコー, 펜탁스
polaroid|-|polaroid, ポラロイド, 폴라로이드, 宝丽来
samyang|-|samyang, サムヤン, 삼양옵틱스
tokina|-|tokina, トキナー
viltrox|-|viltrox
zeiss|-|zeiss, ツァイス, 자이스, 蔡司
celestron|-|celestron
swarovski|-|swarovski, スワロフスキー, 스와로브스키, 施华洛世奇
amazfit|-|amazfit, アマズフィット, 어메이즈핏
polar|-|polar vantage, polar ignite, polar h10, polar pacer
suunto|-|suunto, スント, 순토, 颂拓
coros|-|coros pace, coros apex
wahoo|-|wahoo
rolex|-|rolex, ロレックス, 롤렉스, 劳力士, رولكس
omega|-|omega speedmaster, omega seamaster
tag heuer|-|tag heuer, タグホイヤー, 태그호이어, 泰格豪雅
hamilton|-|hamilton khaki, hamilton jazzmaster
orient|-|orient bambino, orient kamasu, orient star
timex|-|timex, タイメックス, 타이맥스, 天美时
daniel wellington|-|daniel wellington, ダニエルウェリントン, 다니엘웰링턴
michael kors|-|michael kors, マイケルコース, 마이클코어스
pandora|-|pandora moments, pandora charm
longines|-|longines, ロンジン, 론진, 浪琴
oris|-|oris aquis
abus|-|abus
campagnolo|-|campagnolo, カンパニョーロ
continental|-|continental grand prix, continental gp5000, continental gp,
  continental premiumcontact, continental wintercontact
elite bike|-|elite suito
kmc|-|kmc
kryptonite|-|kryptonite
maxxis|-|maxxis, マキシス
michelin|-|michelin, ミシュラン, 미쉐린, 米其林, ميشلان
bridgestone|-|bridgestone, ブリヂストン, 브리지스톤, 普利司通, بريدجستون
goodyear|-|goodyear, グッドイヤー, 굿이어, 固特异
hankook|-|hankook, ハンコック, 한국타이어, 韩泰
pirelli|-|pirelli, ピレリ, 피렐리, 倍耐力, بيريلي
dunlop|-|dunlop, ダンロップ, 던롭, 邓禄普
yokohama|-|yokohama advan, yokohama bluearth
castrol|-|castrol, カストロール, 캐스트롤, 嘉实多, كاسترول
liqui moly|-|liqui moly, liquimoly, リキモリ, 리퀴몰리
mobil 1|-|mobil 1, mobil1
total energies|-|totalenergies quartz, total quartz
ngk|-|ngk spark, ngk
brembo|-|brembo, ブレンボ, 브렘보
mann filter|-|mann-filter, mann filter
sonax|-|sonax, ソナックス
meguiars|-|meguiar's, meguiars, マグアイアーズ
wd-40|-|wd-40, wd40
britax|-|britax, britax römer, britax romer, ブリタックス
cybex|-|cybex, サイベックス, 싸이벡스
joie|-|joie, ジョイー
stokke|-|stokke, ストッケ, 스토케
medela|-|medela, メデラ, 메델라, 美德乐
mam|-|mam perfect, mam anti-colic, mam original
philips avent|-|avent, アベント, 아벤트, 新安怡
dr browns|-|dr brown's, dr. brown's, dr browns
aptamil|-|aptamil, アプタミル, 압타밀, 爱他美
nutrilon|-|nutrilon, nutricia
bebivita|-|bebivita
schwalbe|-|schwalbe, シュワルベ, 슈발베
sram|-|sram
rockshox|-|rockshox
fox racing|-|fox racing
giro|-|giro helmet
poc|-|poc ventral, poc omne
uvex|-|uvex
topeak|-|topeak, トピーク
muc-off|-|muc-off
ortlieb|-|ortlieb, オルトリーブ
deuter|-|deuter, ドイター, 도이터
arcteryx|-|arc'teryx, arcteryx, アークテリクス, 아크테릭스, 始祖鸟
black diamond|-|black diamond equipment
petzl|-|petzl, ペツル, 페츨
msr|-|msr hubba, msr pocketrocket
coleman|-|coleman, コールマン, 콜맨
naturehike|-|naturehike
sea to summit|-|sea to summit
samsonite|-|samsonite, サムソナイト, 쌤소나이트, 新秀丽
american tourister|-|american tourister, アメリカンツーリスター, 아메리칸투어리스터
rimowa|-|rimowa, リモワ, 리모와, 日默瓦
delsey|-|delsey
kipling|-|kipling backpack, kipling bag
longchamp|-|longchamp, ロンシャン, 롱샴
coach|-|coach handbag
hoka|-|hoka, hoka one one, ホカ, 호카
on running|-|on cloud, on cloudmonster, on running, on cloudsurfer
saucony|-|saucony, サッカニー, 써코니
brooks|-|brooks ghost, brooks glycerin, brooks adrenaline
mizuno|-|mizuno, ミズノ, 미즈노, 美津浓
fila|-|fila, フィラ, 휠라, 斐乐
ecco|-|ecco
geox|-|geox
clarks|-|clarks, クラークス, 클락스
ugg|-|ugg, アグ, 어그
onitsuka tiger|-|onitsuka tiger, オニツカタイガー, 오니츠카타이거
veja|-|veja
champion|-|champion reverse weave
dockers|-|dockers
lee jeans|-|lee jeans, lee rider
uniqlo|-|uniqlo, ユニクロ, 유니클로, 优衣库
zara|-|zara
speedo|-|speedo
arena swim|-|arena powerskin, arena swim
wilson|-|wilson blade, wilson pro staff, wilson nba, wilson tennis, wilson evolution
head tennis|-|head speed, head radical, head tennis
babolat|-|babolat, バボラ, 바볼랏, 百宝力
yonex|-|yonex, ヨネックス, 요넥스, 尤尼克斯
callaway|-|callaway, キャロウェイ, 캘러웨이
titleist|-|titleist, タイトリスト, 타이틀리스트
taylormade|-|taylormade, テーラーメイド, 테일러메이드
spalding|-|spalding, スポルディング, 스팔딩, 斯伯丁
molten|-|molten bg
mikasa|-|mikasa v200w, mikasa v300w
burton|-|burton snowboard, burton step on
fischer|-|fischer ski
atomic|-|atomic ski, atomic redster
rossignol|-|rossignol, ロシニョール
intex|-|intex, インテックス, 인텍스
husqvarna|-|husqvarna, ハスクバーナ, 허스크바나, 胡思华纳
stihl|-|stihl, 斯蒂尔
worx|-|worx
fiskars|-|fiskars, フィスカース, 피스카스
felco|-|felco, フェルコ
wolf-garten|-|wolf-garten, wolf garten
al-ko|-|al-ko
ego power|-|ego power, ego power+
greenworks|-|greenworks
hozelock|-|hozelock
napoleon|-|napoleon grill, napoleon rogue
traeger|-|traeger
campingaz|-|campingaz
dremel|-|dremel, ドレメル, 드레멜, 琢美
fein|-|fein multimaster, fein
parkside|-|parkside
skil|-|skil
trotec|-|trotec
scheppach|-|scheppach
bahco|-|bahco
hazet|-|hazet
gedore|-|gedore
stabila|-|stabila
leica disto|-|leica disto
fluke|-|fluke, フルーク, 플루크
brennenstuhl|-|brennenstuhl
grohe|-|grohe, グローエ, 그로헤, 高仪
hansgrohe|-|hansgrohe, ハンスグローエ, 한스그로헤, 汉斯格雅
geberit|-|geberit
tesa|-|tesa
pattex|-|pattex, loctite, ロックタイト, 록타이트, 乐泰
uhu|-|uhu
faber-castell|-|faber-castell, faber castell, ファーバーカステル, 파버카스텔, 辉柏嘉
staedtler|-|staedtler, ステッドラー, 스테들러, 施德楼
stabilo|-|stabilo, スタビロ, 스타빌로
lamy|-|lamy, ラミー, 凌美
pelikan|-|pelikan, ペリカン, 펠리칸, 百利金
parker|-|parker jotter, parker im, parker sonnet, parker pen
waterman|-|waterman pen
pilot|-|pilot g2, pilot frixion, pilot v5, pilot capless
uni-ball|-|uni-ball, uniball, uni ball, ユニボール
pentel|-|pentel, ぺんてる, 펜텔, 派通
zebra|-|zebra sarasa, zebra mildliner
sharpie|-|sharpie, シャーピー, 샤피
crayola|-|crayola, クレヨラ, 크레욜라
post-it|-|post-it, post it, ポストイット, ポスト・イット, 포스트잇
leitz|-|leitz
leuchtturm|-|leuchtturm1917, leuchtturm, ロイヒトトゥルム
rhodia|-|rhodia
oxford|-|oxford notebook, oxford cahier
fellowes|-|fellowes
dymo|-|dymo
lexmark|-|lexmark
kyocera|-|kyocera, 京セラ, 교세라
xerox|-|xerox, fuji xerox, ゼロックス, 제록스
pantum|-|pantum
mould king|-|mould king
cobi|-|cobi
mega bloks|-|mega bloks, mega construx
duplo|-|lego duplo
fisher-price|-|fisher-price, fisher price, フィッシャープライス, 피셔프라이스, 费雪
vtech|-|vtech, ヴイテック, 브이텍, 伟易达
hape|-|hape
brio|-|brio, ブリオ
siku|-|siku
bruder|-|bruder
carrera toys|-|carrera go, carrera digital, carrera evolution
marklin|-|märklin, marklin
steiff|-|steiff, シュタイフ, 슈타이프
jellycat|-|jellycat, ジェリーキャット, 젤리캣
revell|-|revell
hot wheels|-|hot wheels, ホットウィール, 핫휠, 风火轮
takara tomy|-|takara tomy, タカラトミー, 타카라토미
clementoni|-|clementoni
educa|-|educa borras, educa
trefl|-|trefl
schmidt|-|schmidt spiele
kosmos|-|kosmos spiele, kosmos
asmodee|-|asmodee
z-man|-|z-man games
fantasy flight|-|fantasy flight games
spin master|-|spin master, paw patrol spin master
simba|-|simba toys, simba dickie
zapf|-|zapf creation, baby born
tonies|-|tonies, toniebox
smoby|-|smoby
little tikes|-|little tikes
micro|-|micro mobility, maxi micro
segway|-|segway, ninebot, セグウェイ, 세그웨이, 나인봇, 九号
optimum nutrition|-|optimum nutrition, オプティマムニュートリション, 옵티멈뉴트리션, 欧恩
myprotein|-|myprotein, マイプロテイン, 마이프로틴
now foods|-|now foods, ナウフーズ, 나우푸드
solgar|-|solgar, ソルガー, 솔가
centrum|-|centrum, セントラム, 센트룸, 善存
dermalogica|-|dermalogica
tacx|-|tacx`;
