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
dekoni|-|dekoni`;
