/**
 * Words that set a variant apart from its namesake. One that only one side has makes them different
 * products, unless a shared model code already says which variant it is.
 */
export const VARIANTS = `
pro|-|pro, プロ, 프로, برو, بروفيشنال
max|-|max, マックス, 맥스, ماكس
pro max|-|promax, プロマックス, 프로맥스
plus|-|plus, プラス, 플러스, بلس, بلاس
mini|-|mini, ミニ, 미니, ميني
ultra|-|ultra, ウルトラ, 울트라, الترا, ألترا
lite|-|lite, ライト, 라이트, لايت, light version
se|-|se
air|-|air, エアー, エア, 에어, اير
oled|-|oled, 有機el, 有機elモデル, 올레드, oled modell, أوليد, اوليد
fe|-|fe, fan edition
evo|-|evo
ti|-|ti
xt|-|xt
slim|-|slim, スリム, 슬림, سليم
digital edition|-|digital edition, disc-free, discless, no disc drive, edición digital,
  édition numérique, edition digitale, digitale edition, edizione digitale, edição digital,
  デジタルエディション, デジタル・エディション, 디지털 에디션, 디지털에디션, النسخة الرقمية, نسخة رقمية, dijital sürüm, dijital,
  edycja cyfrowa, digital console
deluxe|-|deluxe, de luxe, デラックス, 디럭스
ultimate|-|ultimate, アルティメット, 얼티밋
gold edition|-|gold edition, goty, game of the year, game of the year edition
collector|-|collector, collectors, collector's edition, collectors edition, sammleredition,
  édition collector, edición coleccionista, コレクターズエディション, 한정판
limited|-|limited edition, limited, special edition, anniversary, anniversary edition,
  jubiläumsausgabe, édition limitée, edición limitada, edizione limitata, edição limitada, 限定版,
  特別版, 初回限定
definitive|-|definitive edition, director's cut, remastered, remaster, remake, enhanced edition,
  complete edition, legendary edition, royal edition, premium edition, リマスター, 리마스터
kids|-|kids, kids edition, for kids, junior, juniors, children, children's, childrens, toddler, boys,
  girls, kinder, für kinder, kindergröße, enfant, enfants, pour enfants, junior edition, infantil,
  niño, niña, niños, para niños, criança, crianças, bambino, bambina, bambini, per bambini, kinderen,
  kindermaat, barn, barnstorlek, för barn, dziecięcy, dziecięca, dziecięce, dla dzieci, çocuk,
  çocuklar için, للأطفال, للاطفال, اطفال, キッズ, 子供用, 子供, こども用, ジュニア, 아동용, 아동, 키즈, 주니어, 어린이
cellular|-|cellular, wi-fi + cellular, wifi cellular, gps + cellular, セルラー, 셀룰러
mark 2|-|mk ii, mk2, mkii, mark ii, mark 2, mk 2
mark 3|-|mk iii, mk3, mkiii, mark iii, mark 3, mk 3
mark 4|-|mk iv, mk4, mkiv, mark iv, mark 4, mk 4
for mac|-|for mac, für mac, pour mac, para mac, per mac, voor mac, för mac, dla mac, mac için,
  for apple mac, mac用, for macos, mac version
for business|-|for business, business edition
lefthanded|-|left handed, left-handed, lefty, linkshänder, gaucher, zurdo, 左手用
heatsink|-|heatsink, heat sink, with heatsink, mit kühlkörper, kühlkörper, avec dissipateur,
  dissipateur, disipador, con disipador, dissipatore, con dissipatore, met koellichaam,
  med kylfläns, z radiatorem, soğutuculu, soğutucu, مشتت حراري, koelblok, kylfläns, ヒートシンク, ヒートシンク付き, 방열판, dissipador
vertical|-|vertical
neo|-|neo
xl|-|xl
super|-|super
touch|-|touch
nano|-|nano
edge|-|edge
fold|-|fold
flip|-|flip
elite|-|elite
large print|-|large print, large print edition, großdruck, gros caractères, grands caractères,
  letra grande, letras grandes, caratteri grandi, grote letters, storstil, duży druk, büyük punto,
  iri punto, حروف كبيرة, 大活字, 大活字版, 큰글자책, 큰글씨, 큰글자
illustrated|-|illustrated edition, illustrated, illustrierte ausgabe, édition illustrée,
  edición ilustrada, edição ilustrada, edizione illustrata, geïllustreerde editie, illustrerad,
  wydanie ilustrowane, resimli, 挿絵版, 일러스트판
annotated|-|annotated, annotated edition, kommentierte ausgabe, édition annotée, edición anotada
signature|-|signature edition
colour|-|white and color, white & color, white and colour, white & colour, white and color ambiance, white & color ambiance, white and colour ambiance,
  white & colour ambiance, color ambiance, colour ambiance, rgb version
sport|-|sport edition`;

/** Where such a word means something else, and so sets nothing apart. */
export const NOT_VARIANTS = `
-|-|ultra hd, ultra-hd, ultra high definition, ultra high speed, ultra wide, ultra-wide,
  ultra thin, ultra-thin, ultra light, ultra-light, ultra lightweight, ultra-lightweight,
  ultra slim, ultra-slim, ultra fast, ultra-fast, ultra quiet, ultra-quiet, ultra soft,
  ultra short throw, ultra short, ultra compact, ultra-compact, ultra clear, ultra low,
  ultra durable, ultra wideband, core ultra, ryzen pro
-|-|air purifier, air fryer, air conditioner, air conditioning, air cleaner, air freshener,
  air compressor, air pump, air mattress, air bed, air filter, air cooler, air tube, air zoom,
  air max, air force, air jordan, hot air, open air, open-air, air wick, air gap
-|-|mini usb, mini-usb, mini hdmi, mini-hdmi, mini displayport, mini led, mini-led, mini jack,
  mini sd, mini pc, mini dv, mini itx, mini-itx, mini fridge, mini din, mini tower
-|-|red eye, blue ray, green power, white noise, white balance, gold plated, black friday,
  silver plated, 80 plus, 80+ gold, 80 plus gold, 80 plus bronze, 80 plus platinum,
  80 plus titanium, plus size, plus shipping, plus free, home & student plus
-|-|pro logic, pro grade, pro quality, pro series, pro gaming, pro-grade, pro audio, pro style,
  pro level, dolby pro
-|-|super fast, super speed, superspeed, super soft, super slim, super light, super mario,
  super amoled, super retina, super quiet, super bass, super bowl, super heavy, super smash,
  super nintendo
-|-|touch screen, touch id, touch control, touch controls, touch display, touch panel, touch bar,
  touch sensor, multi touch, touch pad
-|-|max power, max load, max output, max speed, up to max, mad max, max resolution
-|-|oled display, oled screen, oled tv, oled televisie, oled fernseher, oled evo, oled panel,
  qd-oled, qd oled, smart oled, 4k oled, oled smart, oled 4k, téléviseur oled, televisor oled
-|-|slim fit, slim tip, slim design, nano technology, duo pack, elite series, classic fit,
  flip flop, cutting edge, edge to edge, light edition, limited warranty, lifetime replacement,
  replacement warranty, limited time, limited stock, se compone, se puede, xl capacity, fold out,
  classic design, nano sim, nano-sim, dual nano`;
