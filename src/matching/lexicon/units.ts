/** A unit of measure. */
export interface Unit {
  /** What it measures, in a shopper's words. */
  readonly dimension: string;
  /** How we write it. */
  readonly label: string;
  /** How many base units it has: GB, mm, ml, g, W, V, mAh, Wh, Hz, MP. */
  readonly factor: number;
}

function readUnits(text: string): Unit[] {
  return text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [dimension = '', units = ''] = row.split('|');
      return units.split(', ').map((unit) => {
        const blank = unit.lastIndexOf(' ');
        return { dimension, label: unit.slice(0, blank), factor: Number(unit.slice(blank + 1)) };
      });
    });
}

/** What each unit measures, and how many base units it has. */
export const UNIT_FACTORS: readonly Unit[] = readUnits(`
capacity|GB 1, TB 1000
cache|MB 1
size|inch 25.4, cm 10, mm 1, m 1000, ft 304.8
volume|ml 1, cl 10, l 1000, fl oz 29.5735, gal 3785.41, cu ft 28316.8
weight|g 1, kg 1000, mg 0.001, lb 453.592, oz 28.3495
power|W 1, kW 1000
apparent power|VA 1
voltage|V 1
charge|mAh 1, Ah 1000
energy|Wh 1, kWh 1000
rate|Hz 1, kHz 1000, MHz 1000000, GHz 1000000000
resolution|MP 1
precision|DPI 1
speed|Mbps 1, Gbps 1000
brightness|lm 1
cooling|BTU 1
pieces|pieces 1`);

/** How shops write them. */
export const UNITS = `
GB|-|gb, go, гб, gig, gigabyte, gigabytes, gigaoctets, gio, gbyte, جيجابايت, جيجا, جيجا بايت,
  غيغابايت, ギガ, 기가, 기가바이트
TB|-|tb, to, тб, terabyte, terabytes, téraoctets, tera, تيرابايت, تيرا, テラ, 테라, 테라바이트
MB|-|mb, mo, мб, megabyte, megabytes, ميجابايت
inch|-|inch, inches, zoll, pouce, pouces, pulgada, pulgadas, polegada, polegadas, pollici,
  pollice, inç, tum, cali, cale, in, بوصة, انش, インチ, 인치, 型, v型, v型インチ
cm|-|cm, centimeter, centimetre, centimetres, centimètres, zentimeter, centímetros, centimetri,
  سم, センチ
mm|-|mm, millimeter, millimetre, millimètres, milímetros, millimetri, مم, ملم, ミリ
m|-|m, meter, metre, metres, meters, mètres, metros, metri, mtr, متر, メートル, 미터
ft|-|ft, feet, foot
ml|-|ml, milliliter, millilitre, millilitres, мл, مل, ミリリットル, 밀리리터
cl|-|cl, centilitres
l|-|l, lt, ltr, liter, litre, liters, litres, litro, litros, litri, litr, litry, لتر, ليتر, リットル, 리터
fl oz|-|fl oz, floz, fluid ounce, fluid ounces
gal|-|gal, gallon, gallons
cu ft|-|cu ft, cu, cubic feet, cubic foot
g|-|g, gr, gram, grams, gramm, gramme, grammes, gramos, grammi, gramas, gramów, جرام, جم, غرام, غ,
  グラム, 그램
kg|-|kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogrammes, kilogramos, كجم, كيلو,
  كغم, كغ, キロ, 킬로
mg|-|mg
lb|-|lb, lbs, pound, pounds, libras
oz|-|oz, ounce, ounces
W|-|w, watt, watts, vatios, واط, وات, ワット, 와트
kW|-|kw
VA|-|va
V|-|v, volt, volts, فولت, ボルト, 볼트
mAh|-|mah, مللي امبير
Ah|-|ah
Wh|-|wh
kWh|-|kwh
Hz|-|hz, herz, هرتز, ヘルツ, 헤르츠
kHz|-|khz
MHz|-|mhz
GHz|-|ghz
MP|-|mp, mpx, mpix, megapixel, megapixels, mégapixels, megapíxeles, megapikseli, ميجابكسل, 万画素, 만화소
DPI|-|dpi
Mbps|-|mbps, mbit, mbits
Gbps|-|gbps, gbit, gbits
lm|-|lm, lumen, lumens
BTU|-|btu
pieces|-|piece, pieces, pièce, pièces, pieza, piezas, pezzi, peça, peças, teile, teilig, teiliges,
  bausteine, stenen, delar, bitar, elementów, elementy, parça, parçalı, قطعة بناء, ピース, ピース入り, 피스,
  조각, capsules, kapseln, cápsulas, capsule, tablets count, tabs, kapsül, pods, bags, tea bags, teabags,
  beutel, teebeutel, sachets, bustine, filtri, bolsitas, zakjes, theezakjes, påsar, tepåsar, torebek,
  saszetek, poşet, كيس, أكياس, saquinhos, ティーバッグ, 티백`;

/**
 * Words after a number that count pieces of the product itself, so that more than one is another
 * article.
 */
export const PACK_WORDS_AFTER = `
-|-|pack, packs, packung, packungen, pk, pks, pcs, pc set, pce, count, ct, units, unit, stück,
  stueck, stk, stuks, szt, sztuk, sztuki, uds, unidades, unid, unids, unités, unidade, pz, adet,
  adetli, li, lı, lu, lü, paket, paketi, li paket, lu paket, li set, er pack, er set, er packung,
  stycken, styck, er, 個, 個入り, 個セット, 個入, 個パック, 枚, 枚入り, 枚セット, 本セット, 袋, 箱, 缶, 本入り, 台セット, 개, 개입, 개세트,
  매, 팩, 병, 캔, 입, 박스, 세트, قطع, قطعة, حبة, حبات, عبوات, علب`;

/** Words before a number that say the same. */
export const PACK_WORDS_BEFORE = `
-|-|pack of, packs of, set of, box of, case of, bundle of, lot of, bag of, carton of, lot de,
  pack de, paquet de, boîte de, caja de, paquete de, caja con, confezione da, conf da, pacco da,
  set da, set di, confezione di, pacote com, pacote de, caixa com, caixa de, kit com, pack com,
  pack van, pak van, set van, doos van, packung mit, pack mit, karton mit, set aus,
  förpackning om, paket om, opakowanie po, zestaw po, عبوة من, طقم من, مجموعة من, عدد, セット数, qty`;

/** Words that are a number of pieces by themselves. */
export const PACK_NUMBERS = `
1|-|einzelpack, single pack, einzelpackung, einzeln
2|-|twin pack, twinpack, twin-pack, duo pack, duopack, double pack, doppelpack, zweierpack, 2pack,
  dual pack, pair pack, ikili paket, 2li paket, lot double, 2個セット
3|-|triple pack, triplepack, dreierpack, trio pack, üçlü paket
4|-|viererpack, quad pack, dörtlü paket
6|-|sechserpack, six pack, half dozen, sixpack, altılı paket
12|-|dozen, dutzend, douzaine, docena, dozzina`;
