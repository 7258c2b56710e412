/**
 * Makers, each with the other names and scripts it is written in. Names that shops use for one
 * another (Western Digital and WD, Logitech and Logicool) stand in one row.
 */
export const BRANDS = `
acer|-|acer, エイサー, 에이서, ايسر, predator
adidas|-|adidas, アディダス, 아디다스, اديداس, 阿迪达斯, 愛迪達
aeg|-|aeg
amazon|-|amazon, アマゾン, 아마존, امازون
amd|-|amd
anker|-|anker, アンカー, 앤커, انكر, soundcore
apple|-|apple, アップル, 애플, ابل, آبل, beats, 苹果, 蘋果
arctic|-|arctic
asus|-|asus, エイスース, 에이수스, 아수스, اسوس, rog
audio-technica|-|audio-technica, audio technica, オーディオテクニカ
audioquest|-|audioquest
bang & olufsen|-|bang & olufsen, bang olufsen, b&o
beko|-|beko
belkin|-|belkin, ベルキン, 벨킨
bosch|-|bosch, ボッシュ, 보쉬, بوش, 博世
bose|-|bose, ボーズ, 보스, بوز, 博士耳机
braun|-|braun oral, braun
breville|-|breville, sage
brother|-|brother, ブラザー, 브라더, براذر
canon|-|canon, キヤノン, キャノン, 캐논, كانون, 佳能
casio|-|casio, カシオ, 카시오, كاسيو, 卡西欧, 卡西歐
corsair|-|corsair, コルセア, 커세어, elgato
crucial|-|crucial, クルーシャル, 크루셜, micron
dell|-|dell, デル, ديل, alienware, 戴尔, 戴爾
delonghi|-|delonghi, de'longhi, デロンギ, 드롱기, ديلونجي
dewalt|-|dewalt, デウォルト, 디월트
dji|-|dji, 大疆
duracell|-|duracell, デュラセル, 듀라셀
dyson|-|dyson, ダイソン, 다이슨, دايسون, 戴森
ecovacs|-|ecovacs, エコバックス, 에코백스
electrolux|-|electrolux, エレクトロラックス, 일렉트로룩스
energizer|-|energizer, 에너자이저
epson|-|epson, エプソン, 엡손, ابسون, 爱普生, 愛普生
eufy|-|eufy, ユーフィ
fitbit|-|fitbit
fujifilm|-|fujifilm, fuji, 富士フイルム, 후지필름, فوجي فيلم
garmin|-|garmin, ガーミン, 가민, جارمن, 佳明
gigabyte|-|aorus
google|-|google, グーグル, 구글, جوجل, nest
gopro|-|gopro, go pro, ゴープロ, 고프로, جوبرو
gskill|-|g.skill, gskill, g skill, 지스킬
hasbro|-|hasbro, ハズブロ, 해즈브로
hisense|-|hisense, ハイセンス, 하이센스, هايسنس
honor|-|honor, アナー
hoover|-|hoover
hp|-|hp, hewlett packard, hewlett-packard, hpe, 휴렛팩커드, 惠普
htc|-|htc
huawei|-|huawei, ファーウェイ, 화웨이, هواوي, 华为, 華為
instant pot|-|instant pot
intel|-|intel, インテル, 인텔, انتل
irobot|-|irobot, アイロボット, 아이로봇
jabra|-|jabra
jbl|-|jbl, ジェイビーエル
karcher|-|kärcher, karcher, ケルヒャー, 카처, 凯驰
kenwood|-|kenwood, ケンウッド
kingston|-|kingston, キングストン, 킹스톤, hyperx, hyper x
kitchenaid|-|kitchenaid, kitchen aid, キッチンエイド, 키친에이드
kodak|-|kodak
lacie|-|lacie
le creuset|-|le creuset, ルクルーゼ, 르크루제
lego|-|lego, レゴ, 레고, ليغو, ليجو, لیگو, 乐高, 樂高, лего
lenovo|-|lenovo, レノボ, 레노버, لينوفو, ibm, 联想, 聯想
levis|-|levis, levi's, リーバイス, 리바이스
lexar|-|lexar
lg|-|lg, エルジー, 엘지, ال جي
logitech|-|logitech, logicool, ロジクール, ロジテック, 로지텍, لوجيتك, logi, 罗技, 羅技
makita|-|makita, マキタ, 마키타, ماكيتا, 牧田
mattel|-|mattel, マテル
meta|-|meta, oculus, メタ
microsoft|-|microsoft, マイクロソフト, 마이크로소프트, مايكروسوفت, 微软, 微軟
miele|-|miele, ミーレ, 밀레
milwaukee|-|milwaukee
motorola|-|motorola, モトローラ, 모토로라, موتورولا
msi|-|msi
netgear|-|netgear
new balance|-|new balance, ニューバランス, 뉴발란스, 新百伦
nike|-|nike, ナイキ, 나이키, نايك, 耐克
nikon|-|nikon, ニコン, 니콘, نيكون, 尼康
ninja|-|ninja, shark
nintendo|-|nintendo, ニンテンドー, 任天堂, ニンテンドウ, 닌텐도, نينتندو, ننتندو, نيتندو, 任天堂
nivea|-|nivea, ニベア, نيفيا
nokia|-|nokia, ノキア, 노키아, نوكيا
nothing|-|nothing technology, nothing phone, nothing ear, cmf phone
nvidia|-|nvidia, エヌビディア, 엔비디아
olympus|-|olympus, om system, オリンパス, 올림푸스
oneplus|-|oneplus, one plus, ワンプラス, 원플러스, ون بلس
oppo|-|oppo, オッポ, اوبو
oral-b|-|oral-b, oral b, オーラルb, ブラウン オーラルb, 오랄비, 欧乐b, 歐樂b
oreo|-|oreo
osram|-|osram
panasonic|-|panasonic, パナソニック, 파나소닉, باناسونيك, lumix, 松下
philips|-|philips, フィリップス, 필립스, فيليبس, philips hue, signify, 飞利浦, 飛利浦, филипс
pioneer|-|pioneer, パイオニア
playmobil|-|playmobil
plantronics|-|plantronics, poly
puma|-|puma
rayban|-|ray-ban, ray ban, rayban, レイバン
razer|-|razer, レイザー, 레이저, ريزر
realme|-|realme, ريلمي
roborock|-|roborock, ロボロック, 로보락
roku|-|roku
ryobi|-|ryobi
samsung|-|samsung, サムスン, 삼성, 삼성전자, سامسونج, سامسونغ, 三星, самсунг
sandisk|-|sandisk, サンディスク, 샌디스크, سانديسك
seagate|-|seagate, シーゲイト, 시게이트, سيجيت
sennheiser|-|sennheiser, ゼンハイザー, 젠하이저, 森海塞尔
sharp|-|sharp, シャープ, 샤프
shimano|-|shimano, シマノ, 시마노
shure|-|shure
siemens|-|siemens, ジーメンス, 지멘스
sigma|-|sigma, シグマ, 시그마
skullcandy|-|skullcandy
smeg|-|smeg
sonos|-|sonos, ソノス
sony|-|sony, ソニー, 소니, سوني, 索尼
steelseries|-|steelseries, steel series, スティールシリーズ, 스틸시리즈
stanley|-|stanley
swatch|-|swatch
tamron|-|tamron, タムロン, 탐론
tcl|-|tcl
tefal|-|tefal, t-fal, ティファール, 테팔, تيفال, 特福
thule|-|thule
timberland|-|timberland
toshiba|-|toshiba, 東芝, 도시바, توشيبا
tp-link|-|tp-link, tp link, tplink, ティーピーリンク, 티피링크, tapo
transcend|-|transcend, トランセンド
ubiquiti|-|ubiquiti, unifi
valve|-|valve
victorinox|-|victorinox, 维氏
vivo|-|vivo
viewsonic|-|viewsonic
western digital|-|western digital, wd, ウエスタンデジタル, 웨스턴디지털, hgst
whirlpool|-|whirlpool
xiaomi|-|xiaomi, シャオミ, 샤오미, شاومي, redmi, poco, 小米
yamaha|-|yamaha, ヤマハ, 야마하, ياماها
zte|-|zte
bestway|-|bestway
black & decker|-|black & decker, black and decker, black+decker
bluedio|-|bluedio
bushnell|-|bushnell
citizen|-|citizen
cuisinart|-|cuisinart
fossil|-|fossil
hamilton beach|-|hamilton beach
hotpoint|-|hotpoint
indesit|-|indesit
krups|-|krups
neff|-|neff
nespresso|-|nespresso, ネスプレッソ, 네스프레소
nutribullet|-|nutribullet
rowenta|-|rowenta
russell hobbs|-|russell hobbs
seiko|-|seiko, セイコー, 세이코
tissot|-|tissot
vitamix|-|vitamix
zanussi|-|zanussi
3m|-|3m
asics|-|asics, アシックス, 아식스
avm|-|avm
bandai|-|bandai, バンダイ, 반다이
barilla|-|barilla, バリラ, 바릴라
benq|-|benq, ベンキュー, 벤큐
birkenstock|-|birkenstock, ビルケンシュトック, 버켄스탁
blue|-|blue microphones
brita|-|brita, ブリタ, 브리타
calvin klein|-|calvin klein
camper|-|camper
carapelli|-|carapelli
carhartt|-|carhartt, カーハート, 칼하트
coca-cola|-|coca-cola, coca cola, コカ・コーラ, 코카콜라, كوكا كولا, 可口可乐, 可口可樂
columbia|-|columbia sportswear, columbia, コロンビア, 컬럼비아, كولومبيا
converse|-|converse, コンバース, 컨버스, كونفرس, 匡威
crocs|-|crocs, クロックス, 크록스
dallmayr|-|dallmayr
days of wonder|-|days of wonder
de cecco|-|de cecco, ディ・チェコ, 데체코
dr. martens|-|dr. martens, dr martens, doc martens, ドクターマーチン, 닥터마틴
eastpak|-|eastpak
einhell|-|einhell
fairphone|-|fairphone
fellow|-|fellow stagg
ferrero|-|ferrero, フェレロ, 페레로
festool|-|festool
filippo berio|-|filippo berio
fjallraven|-|fjällräven, fjallraven, フェールラーベン, 피엘라벤, 北极狐, 北極狐
framework|-|framework laptop
funko|-|funko, ファンコ, 펀코
gardena|-|gardena
gerber|-|gerber suspension, gerber gear
good smile|-|good smile, good smile company, グッドスマイルカンパニー, 굿스마일
gucci|-|gucci
haribo|-|haribo, ハリボー, 하리보
heinz|-|heinz, ハインツ, 하인즈, هاينز
helly hansen|-|helly hansen
herschel|-|herschel, herschel supply
hilti|-|hilti, ヒルティ
huepar|-|huepar
huy fong|-|huy fong
illy|-|illy, イリー, 일리
jack wolfskin|-|jack wolfskin
kelloggs|-|kellogg's, kelloggs, ケロッグ, 켈로그, كيلوقز
keychron|-|keychron, キークロン, 키크론
kobo|-|kobo, コボ, 코보
knipex|-|knipex, クニペックス
lacoste|-|lacoste, ラコステ, 라코스테
langnese|-|langnese
lavazza|-|lavazza, ラバッツァ, 라바짜, لافازا
leatherman|-|leatherman, レザーマン, 레더맨
lindt|-|lindt, リンツ, 린트, ليندت, 瑞士莲
maisto|-|maisto
mammut|-|mammut
metabo|-|metabo, hikoki
milka|-|milka
moleskine|-|moleskine, モレスキン, 몰스킨
nanoleaf|-|nanoleaf, ナノリーフ, 나노리프
nerf|-|nerf, ナーフ, 너프
nescafe|-|nescafé, nescafe, dolce gusto, ネスカフェ, 네스카페, نسكافيه
nestle|-|nestlé, nestle, ネスレ, 네슬레
netatmo|-|netatmo
nilfisk|-|nilfisk
oakley|-|oakley, オークリー, 오클리
osprey|-|osprey, オスプレー, 오스프리
patagonia|-|patagonia, パタゴニア, 파타고니아
pepsi|-|pepsi, ペプシ, 펩시
proscenic|-|proscenic
ravensburger|-|ravensburger
red bull|-|red bull, redbull, レッドブル, 레드불, ريد بل
reebok|-|reebok, リーボック, 리복
salomon|-|salomon, サロモン, 살로몬
schleich|-|schleich
skechers|-|skechers, スケッチャーズ, 스케쳐스
stonemaier|-|stonemaier
tado|-|tado, tado°
tamiya|-|tamiya, タミヤ, 타미야
the north face|-|the north face, north face, ザ・ノース・フェイス, ノースフェイス, 노스페이스
toblerone|-|toblerone, トブラローネ, 토블론
tommy hilfiger|-|tommy hilfiger
tommee tippee|-|tommee tippee
twinings|-|twinings, トワイニング, 트와이닝
under armour|-|under armour, アンダーアーマー, 언더아머
vans|-|vans, バンズ, 반스
vorwerk|-|vorwerk
weber|-|weber
wera|-|wera, ヴェラ
wiha|-|wiha
wrangler|-|wrangler, ラングラー, 랭글러
xgimi|-|xgimi
yorkshire tea|-|yorkshire tea
alcatel|-|alcatel
blackberry|-|blackberry, ブラックベリー, 블랙베리
fujitsu|-|fujitsu, 富士通, 후지쯔
leica|-|leica, ライカ, 라이카
liebherr|-|liebherr, リープヘル
doro|-|doro
oki|-|oki, okidata
montblanc|-|montblanc, mont blanc, モンブラン, 몽블랑
bialetti|-|bialetti, ビアレッティ, 비알레띠, 比乐蒂
zwilling|-|zwilling, ツヴィリング`;

/** Makers whose parts are inside other makers' products, so that their names prove nothing. */
export const COMPONENT_BRANDS: ReadonlySet<string> = new Set([
  'amd',
  'amazon',
  'apple',
  'google',
  'intel',
  'microsoft',
  'nvidia',
  'meta',
  'arctic',
  'vivo',
]);
