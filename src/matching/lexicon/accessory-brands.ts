/** Makers of accessories only, or nearly so: beside another maker's name they mean "for" it. */
export const ACCESSORY_BRANDS = `
spigen|-|spigen, シュピゲン, 슈피겐
otterbox|-|otterbox, オッターボックス
esr|-|esr
nillkin|-|nillkin
ringke|-|ringke, 링케
uag|-|uag, urban armor gear
caseology|-|caseology
casetify|-|casetify
elago|-|elago, 엘라고
ugreen|-|ugreen
baseus|-|baseus
geekria|-|geekria
supcase|-|supcase, i-blason
tomtoc|-|tomtoc
zagg|-|zagg, invisibleshield, gear4
panzerglass|-|panzerglass
dbrand|-|dbrand
skinit|-|skinit
mosiso|-|mosiso
poetic|-|poetic
torras|-|torras
jetech|-|jetech
amfilm|-|amfilm
hama|-|hama
ravpower|-|ravpower
orzly|-|orzly
powera|-|powera
pdp|-|pdp
hori|-|hori, ホリ
skull & co|-|skull & co
dhouse|-|d-brand
lightailing|-|lightailing
briksmax|-|briksmax, briks max
kyglaring|-|kyglaring
bricksmax|-|bricks max
game of bricks|-|game of bricks
wicked brick|-|wicked brick
wicked cushions|-|wicked cushions
brainwavz|-|brainwavz
dekoni|-|dekoni
patona|-|patona
vhbw|-|vhbw
green cell|-|green cell
cellonic|-|cellonic, subtel
newell|-|newell battery, newell akku, newell akumulator
wasabi power|-|wasabi power
smallrig|-|smallrig, small rig
tilta|-|tilta
neewer|-|neewer
jjc|-|jjc
pgytech|-|pgytech
kf concept|-|k&f concept
case-mate|-|case-mate, casemate
pitaka|-|pitaka
burga|-|burga
gecko covers|-|gecko covers
xqisit|-|xqisit
cellularline|-|cellularline
celly|-|celly
muvit|-|muvit
ksix|-|ksix
bigben connected|-|bigben connected
tech-protect|-|tech-protect, tech protect
wozinsky|-|wozinsky
dux ducis|-|dux ducis
forcell|-|forcell
3mk|-|3mk
swissten|-|swissten
epico|-|epico
extremerate|-|extremerate
jsaux|-|jsaux
geekshare|-|geekshare
iine|-|iine
benks|-|benks
araree|-|araree, 아라리
whitestone|-|whitestone dome, 화이트스톤`;
