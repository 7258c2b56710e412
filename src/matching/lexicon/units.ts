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
volume|ml 1, cl 10, l 1000, qt 946.353, fl oz 29.5735, gal 3785.41, cu ft 28316.8
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
pieces|pieces 1
servings|cups 1`);

/** How shops write them. */
export const UNITS = `
GB|-|जीबी, gb, go, гб, gig, gigabyte, gigabytes, gigaoctets, gio, gbyte, جيجابايت, جيجا, جيجا بايت,
  غيغابايت, ギガ, 기가, 기가바이트
TB|-|टीबी, tb, to, тб, terabyte, terabytes, téraoctets, tera, تيرابايت, تيرا, テラ, 테라, 테라바이트
MB|-|mb, mo, мб, megabyte, megabytes, ميجابايت
inch|-|tommer, tuumaa, tuuman, palců, palec, palce, hüvelyk, colos, col, inci, țoli, дюйм, дюйма,
  дюймов, 英寸, 寸, 吋, इंच, inch, inches, zoll, pouce, pouces, pulgada, pulgadas, polegada, polegadas,
  pollici, pollice, inç, tum, cali, cale, in, بوصة, انش, インチ, 인치, 型, v型, v型インチ
cm|-|см, 厘米, 公分, cm, centimeter, centimetre, centimetres, centimètres, zentimeter, centímetros,
  centimetri, سم, センチ
mm|-|мм, 毫米, mm, millimeter, millimetre, millimètres, milímetros, millimetri, مم, ملم, ミリ
m|-|м, 米, 公尺, m, meter, metre, metres, meters, mètres, metros, metri, mtr, متر, メートル, 미터
ft|-|ft, feet, foot
ml|-|毫升, मिली, millilitraa, ml, milliliter, millilitre, millilitres, мл, مل, ミリリットル, 밀리리터
cl|-|cl, centilitres
l|-|л, литр, литра, литров, 升, 公升, litraa, litran, litrů, litru, लीटर, l, lt, ltr, liter, litre,
  liters, litres, litro, litros, litri, litr, litry, لتر, ليتر, リットル, 리터
qt|-|qt, quart, quarts, 쿼트, クォート
cups|-|cups, tassen, tasses, tazas, tazze, tz, xícaras, chávenas, kopjes, kops, koppar, kopper,
  filiżanki, filiżanek, šálků, šálky, csésze, csészés, személyes, cești, ceşti, kuppia, kupin,
  чашек, чашки, カップ, 컵, 杯, 杯份, fincan, fincanlık, kişilik, فنجان, فناجين, اكواب
fl oz|-|fl oz, floz, fluid ounce, fluid ounces
gal|-|gal, gallon, gallons
cu ft|-|cu ft, cu, cubic feet, cubic foot
g|-|г, гр, 克, grammaa, gramů, grame, ग्राम, g, gr, gram, grams, gramm, gramme, grammes, gramos,
  grammi, gramas, gramów, جرام, جم, غرام, غ, グラム, 그램
kg|-|кг, 千克, 公斤, किलो, kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogrammes,
  kilogramos, كجم, كيلو, كغم, كغ, キロ, 킬로
mg|-|mg
lb|-|lb, lbs, pound, pounds, libras
oz|-|oz, ounce, ounces
W|-|вт, 瓦, w, watt, watts, vatios, واط, وات, ワット, 와트
kW|-|kw
VA|-|va
V|-|伏, v, volt, volts, فولت, ボルト, 볼트
mAh|-|мач, 毫安, 毫安时, mah, مللي امبير
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
  조각, capsules, kapseln, cápsulas, capsule, tablets count, tabs, kapsül, pods, bags, tea bags,
  teabags, beutel, teebeutel, sachets, bustine, filtri, bolsitas, zakjes, theezakjes, påsar,
  tepåsar, torebek, saszetek, poşet, كيس, أكياس, saquinhos, ティーバッグ, 티백`;

/**
 * Words after a number that count pieces of the product itself, so that more than one is another
 * article.
 */
export const PACK_WORDS_AFTER = `
-|-|pack, packs, packung, packungen, pk, pks, pcs, pc set, pce, count, ct, units, unit, stück,
  stueck, stk, stuks, szt, sztuk, sztuki, uds, unidades, unid, unids, unités, unidade, pz, adet,
  adetli, li, lı, lu, lü, paket, paketi, li paket, lu paket, li set, er pack, er set, er packung,
  stycken, styck, er, 個, 個入り, 個セット, 個入, 個パック, 枚, 枚入り, 枚セット, 本セット, 袋, 箱, 缶, 本入り, 台セット, 개, 개입, 개세트,
  개들이, 묶음, 매, 팩, 병, 캔, 입, 박스, 세트, قطع, قطعة, حبة, حبات, عبوات, علب, ks, kus, kusy, kusů, kpl,
  kappaletta, buc, bucăți, bucată, db, db-os, darab, darabos, шт, штук, штуки, штука, уп, упаковок,
  pak, pakk, pakning, pakninger, ks balení, kpl pakkaus, stk pakke, stykk, stykker, confezioni,
  cans, bottles, tins, tubs, cartons, flaschen, dosen, gläser, tuben, canettes, bouteilles, boîtes,
  flacons, latas, botellas, frascos, cajas, garrafas, caixas, lattine, bottiglie, barattoli,
  flaconi, blikken, blikjes, flessen, potten, pakken, burkar, flaskor, puszek, puszki, butelek,
  butelki, słoików, opakowań, opakowania, dåser, flasker, bokser, tölkkiä, pulloa, pakkausta,
  plechovek, plechovky, lahví, lahve, dobozos, palack, üveges, sticle, cutii, банок, банки, бутылок,
  бутылки, şişe, paketli, adetlik, زجاجات, قطعتين, 本, 本パック, 缶セット, 缶パック, 缶入り, 袋入り, 袋セット, パック, パックセット,
  箱セット, 個組, 枚組, 罐, 罐装, 罐裝, 瓶, 瓶装, 瓶裝, 包, 包入, 盒, 盒装, 盒裝, 袋装, 袋裝, 个装, 個裝, 只装, 支, 支装, 支裝, 件, 件装, 件組,
  片装, 听, 听装, 入組, 条装, 节装, 粒装, 粒裝, पैक, पीस, नग`;

/** Words before a number that say the same. */
export const PACK_WORDS_BEFORE = `
-|-|pack of, packs of, set of, box of, case of, bundle of, lot of, bag of, carton of, lot de,
  pack de, paquet de, boîte de, caja de, paquete de, caja con, confezione da, conf da, pacco da,
  set da, set di, confezione di, pacote com, pacote de, caixa com, caixa de, kit com, pack com,
  pack van, pak van, set van, doos van, packung mit, pack mit, karton mit, set aus, förpackning om,
  opakowanie po, zestaw po, pakke med, pakning med, kasse med, æske med, eske med, pakke á,
  sett med, sæt med, balení po, sada po, pachet de, set de, cutie de, bax de, упаковка из, набор из,
  комплект из, lote de, paquete con, carton de, confezione con, scatola da, astuccio da,
  verpakking van, doosje van, packung à, karton à, kasten mit, kiste mit, vorteilspack, sparpack,
  pakiet po, zgrzewka, karton po, pak à, kolide, عبوة من, طقم من, مجموعة من, عدد, セット数, qty`;

/** Words that are a number of pieces by themselves. */
export const PACK_NUMBERS = `
1|-|einzelpack, single pack, einzelpackung, einzeln
2|-|twin pack, twinpack, twin-pack, duo pack, duopack, duopak, duo-pak, dúo pack, pack duo,
  dubbelpack, dubbelpak, dobbeltpakke, dobbeltpakning, tuplapakkaus, kaksoispakkaus, dvojbalení,
  dvojpack, dupla csomag, két darab, két darabos, pachet dublu, двойная упаковка, 双支装, 双瓶装, 两瓶装,
  两盒装, 雙入組, 兩入, 双只装, confezione doppia, doppia confezione, pack doble, pack de dos, lote de dos,
  pack double, lot de deux, pack de deux, pack of two, set of two, zweier pack, 2er-pack, dwupak,
  dwupack, 두개, 2個組, 2本組, double pack, doppelpack, zweierpack, 2pack, dual pack, pair pack,
  ikili paket, 2li paket, lot double, 2個セット
3|-|triple pack, triplepack, pack of three, set of three, lot de trois, pack de tres, trojbalení,
  trippelpack, trippelpakke, kolmipakkaus, trójpak, tripack, dreierpack, trio pack, üçlü paket
4|-|viererpack, pack of four, set of four, lot de quatre, pack de cuatro, quad pack, dörtlü paket
6|-|sechserpack, pack of six, set of six, lot de six, pack de seis, sixpacks, šestibalení, szóstak,
  six pack, half dozen, sixpack, altılı paket
12|-|dozen, dutzend, douzaine, docena, dozzina`;
