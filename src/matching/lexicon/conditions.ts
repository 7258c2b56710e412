/**
 * Words for goods that are not new. `used` here means "somebody had it", `refurbished` "put in order
 * again", `opened` "sent back or shown"; `broken` is sold for parts.
 */
export const CONDITIONS = `
used|en|used, pre-owned, pre owned, preowned, preloved, pre-loved, second hand, second-hand,
  secondhand, used condition, usedcondition, like new, very good condition, good condition,
  used - good, grade a, grade b, grade c, ex-lease
used|de|gebraucht, guter zustand, sehr guter zustand, gebrauchte, gebrauchter, gebrauchtes, wie neu, second hand, zustand gut,
  zustand sehr gut, zweite hand
used|fr|occasion, d'occasion, usagé, comme neuf, seconde main, bon état, très bon état, état correct
used|es|usado, usada, buen estado, segunda mano, de segunda mano, seminuevo, seminueva, como nuevo, ocasión
used|pt|usado, usada, bom estado, seminovo, seminova, segunda mão, como novo
used|it|usato, usata, buone condizioni, ottime condizioni, seconda mano, come nuovo, di seconda mano
used|nl|gebruikt, gebruikte, tweedehands, zo goed als nieuw, zoals nieuw, occasion, goede staat
used|sv|begagnad, begagnat, använd, andrahand, i nyskick, gott skick, bra skick, som ny
used|pl|stan dobry, stan bardzo dobry, używany, używana, używane, uzywany, z drugiej ręki, poleasingowy, poleasingowa, jak nowy
used|tr|ikinci el, 2. el, kullanılmış, 2 el, az kullanılmış
used|ar|مستعمل, مستعملة, مستخدم
used|ja|中古, 中古品, 中古美品, 美品, ユーズド, 中古良品
used|ko|중고, 중고품, 중고폰, 미사용급
used|in|purana, second hand
refurbished|en|refurbished, refurb, renewed, renewed premium, reconditioned, remanufactured,
  recertified, restored, certified refurbished, seller refurbished, refurbishedcondition,
  re-certified, factory refurbished, manufacturer refurbished
refurbished|de|generalüberholt, generalueberholt, refurbed, überholt, wiederaufbereitet,
  aufbereitet, erneuert, refurbisht
refurbished|fr|reconditionné, reconditionnée, reconditionnés, remis à neuf, reconditionne
refurbished|es|reacondicionado, reacondicionada, restaurado, renovado
refurbished|pt|recondicionado, recondicionada, renovado, remanufaturado, reembalado, vitrine usado
refurbished|it|ricondizionato, ricondizionata, rigenerato, rigenerata
refurbished|nl|gereviseerd, opgeknapt, gerefurbished
refurbished|sv|renoverad, rekonditionerad, rekonditionerat
refurbished|pl|odnowiony, odnowiona, odnowione, regenerowany, regenerowana, refabrykowany
refurbished|tr|yenilenmiş, revize edilmiş, yenilenmis
refurbished|ar|مجدد, مجددة, معاد تجديده, معاد التصنيع
refurbished|ja|整備済み, 整備済, 整備品, 整備済み品, リファービッシュ, 再生品, 整備済製品, 認定整備済
refurbished|ko|리퍼, 리퍼비시, 리퍼폰, 리퍼품, 리퍼제품, 인증리퍼
opened|en|open box, open-box, openbox, b-stock, b stock, ex-display, ex display, ex demo, ex-demo,
  display model, demo unit, customer return, returned, damaged box, damagedcondition, shop soiled,
  graded
opened|-|b-ware, ausstellungsstück, retoure, rückläufer, vorführgerät, exposition,
  modèle d'exposition, déballé, caja abierta, exposición, de exposición, vitrine aberta,
  mostruário, ex esposizione, usato garantito, geopend, showmodel, demoex, demo-ex, powystawowy,
  powystawowa, teşhir, teşhir ürünü, 開封品, 展示品, アウトレット品, 訳あり, 전시품, 반품, 미개봉중고, مفتوح العلبة
broken|en|for parts or repair, for parts, for spares, spares or repair, parts only, not working,
  doesn't work, does not work, broken, faulty, as is
broken|de|defekt, defekte, defekter, defektes, für bastler, an bastler, bastlergerät, kaputt
broken|fr|pour pièces, pour pièces détachées, en panne, hs, hors service, ne fonctionne pas, défectueux,
  défectueuse
broken|es|para piezas, para repuestos, averiado, averiada, no funciona, roto, defectuoso
broken|pt|com defeito, defeituoso, defeituosa, para peças, não funciona, avariado
broken|it|guasto, guasta, per ricambi, per pezzi di ricambio, non funzionante, non funziona, difettoso
broken|nl|kapot, defect, voor onderdelen, werkt niet, niet werkend
broken|sv|trasig, defekt, för reservdelar, fungerar ej, fungerar inte
broken|pl|uszkodzony, uszkodzona, uszkodzone, na części, niesprawny, niesprawna, zepsuty
broken|tr|arızalı, bozuk, yedek parça için, yedek parçalık, çalışmıyor
broken|ar|لا يعمل, معطل, معطلة, تالف, عطلان
broken|ja|ジャンク, ジャンク品, 故障品, 動作不良, 部品取り
broken|ko|고장, 고장난, 부품용, 작동불가, 불량품`;

/** Words for new goods, as the condition of a listing states them. */
export const NEW_CONDITIONS: ReadonlySet<string> = new Set(
  'new newcondition neu neuf neuve nuevo nueva novo nova nuovo nuova nieuw ny nytt nowy nowa yeni sıfır 新品 새상품 جديد'.split(
    ' ',
  ),
);
