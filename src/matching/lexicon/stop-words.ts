/** Words that carry no identity in any language of the panel, one row a language. */
export const STOP_WORDS = `
-|en|the, a, an, of, and, or, in, on, at, by, to, from, as, is, it, its, this, that, your, our, you,
  my, be, up, per, via, new, brand new, official, genuine, original, authentic, latest, best, sale,
  offer, free, shipping, version, edition, model, series, type, sold, seller, shop, store, buy,
  warranty, year, years, month, in stock, uk, us, usa, eu, international, import, intl, ver, no,
  not, all, one, full, set, standard edition, standard, oem, retail, box, boxed, kit, item, product,
  sku, ref, code, ean, article, nr, tm, now
-|de|jetzt, der, die, das, ein, eine, einer, und, oder, im, am, auf, von, vom, zu, zum, zur, bei,
  neu, neue, neues, neuer, ovp, artikel, modell, ausgabe, garantie, jahre, versand, kostenlos, stk,
  angebot, deutsche version, deutsch, neuware
-|fr|maintenant, le, la, les, un, une, des, de, du, et, ou, en, au, aux, sur, dans, neuf, neuve,
  nouveau, nouvelle, édition, modèle, ans, livraison, gratuite, officiel, l, d
-|es|ahora, el, los, las, una, del, y, o, al, nuevo, nueva, versión, edición, modelo, garantía,
  años, envío, gratis, oficial, oferta
-|it|il, lo, i, gli, di, della, e, nuovo, nuova, originale, versione, edizione, modello, garanzia,
  anni, spedizione, ufficiale
-|pt|os, um, uma, da, dos, em, na, novo, nova, versão, edição, garantia, anos, frete, grátis,
  lacrado
-|nl|het, een, van, op, bij, nieuw, nieuwe, origineel, versie, editie, jaar
-|sv|ett, den, det, av, och, eller, på, ny, nytt, nya, utgåva, garanti, år
-|pl|lub, w, z, ze, od, nowy, nowa, nowe, oryginalny, oryginalna, wersja, edycja, gwarancja, lat,
  polska
-|tr|ve, veya, bir, bu, yeni, orijinal, sürüm, garantili, yıl, resmi, türkiye, distribütör,
  ithalatçı, sıfır, ürün, kargo, ücretsiz
-|ar|من, في, على, و, او, الى, جديد, جديدة, اصلي, اصلية, نسخة, موديل, اصدار, الاصدار, ضمان, سنة,
  سنوات, عام, شحن, مجاني, الدولية, عالمي, رسمي, الشرق الاوسط
-|ja|の, と, に, を, は, で, が, も, や, 新品, 正規品, 純正, 純正品, 国内正規品, 並行輸入品, 版, 日本語版, モデル, シリーズ, 送料無料, 公式, 未使用,
  未開封, 新型, 国内, 保証, メーカー, 本体, 型番, 対応版, 通常版, 年保証
-|ko|의, 및, 와, 과, 새상품, 정품, 국내정발, 정식발매, 모델, 시리즈, 버전, 에디션, 무료배송, 공식, 미개봉, 해외직구, 병행수입, 한글판, 본체, 신제품
-|da|nyt, nye, helt ny, og, af, fra, udgave
-|no|utgave
-|fi|uusi, uudet, ja, aivan uusi, alkuperäinen, takuu, versio
-|cs|nový, nová, nové, zcela nový, originální, originál, verze, záruka
-|hu|új, eredeti, garancia, verzió, és, az, egy
-|ro|nou, nouă, noi, și, din, garanție, versiune
-|ru|новый, новая, новое, оригинал, оригинальный, оригинальная, и, в, на, из, гарантия, версия
-|zh|全新, 正品, 官方, 行货, 国行, 包邮, 现货, 旗舰店, 官方旗舰店, 公司貨, 台灣公司貨, 原廠, 免運, 現貨
-|hi|नया, नई, नए, असली, ओरिजिनल, का, की, के, और
-|in|ka, ki, ke, aur, naya, nayi, asli`;
