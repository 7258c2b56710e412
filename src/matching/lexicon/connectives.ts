/** Words that say what a thing is made for, or what comes with it. */
export const CONNECTIVES = `
for|en|for, fits, fit, fit for, for use with, compatible with, compatible for, compatible,
  works with, designed for, made for, suitable for, replacement for, replaces, intended for
for|de|für, fuer, passend für, passend zu, kompatibel mit, kompatibel zu, geeignet für,
  kompatibel, passend
for|fr|pour, compatible avec, adapté à, adapté pour, compatible pour, adaptable
for|es|para, compatible con, compatible para, apto para, diseñado para
for|pt|para, compatível com, compatível, compatíveis com, feito para, pra
for|it|per, compatibile con, compatibile, compatibili con, adatto a, adatto per, adatta per,
  ideale per
for|nl|voor, geschikt voor, compatibel met, compatibel, past op, passend voor
for|sv|för, till, kompatibel med, passar, passar till, avsedd för, lämplig för
for|pl|do, dla, kompatybilny z, kompatybilna z, kompatybilne z, pasuje do, przeznaczony do, pod
for|ar|ل, لـ, متوافق مع, متوافقة مع, مناسب ل, مناسبة ل, لاجل, خاص ب, يناسب
for after|tr|için, icin, uyumlu, ile uyumlu, uyumlusu
for after|in|ke liye, ke liye wala
for after|ja|用, 対応, 専用, 互換, に対応, に適用, 適用
for after|ko|용, 호환, 전용, 적용, 호환용
like|en|like, style of, in the style of, similar to, inspired by, alternative to, alternative for, dupe for,
  dupe of, replica of, imitation of, copy of, clone of, lookalike of, same as, equivalent to,
  equivalent of, comparable to
like|de|wie, im stil von, im stil der, im stil des, nach art von, ähnlich wie, ähnlich, alternative zu,
  alternative zur, alternative zum, inspiriert von, nachbau von
like|fr|comme, type, façon, genre, dans le style de, à la manière de, inspiré de, inspiré par,
  similaire à, alternative à, alternative au, équivalent à, équivalent au, imitation
like|es|como, tipo, estilo, al estilo de, al estilo, similar a, parecido a, parecidos a, inspirado en,
  alternativa a, equivalente a, imitación
like|pt|estilo, no estilo de, no estilo, similar ao, parecido com, inspirado em, alternativa ao,
  imitação, símil
like|it|come, stile, in stile, nello stile di, simile a, simili a, ispirato a, alternativa a,
  imitazione, tipologia
like|nl|zoals, stijl, in de stijl van, lijkt op, lijkend op, vergelijkbaar met, geïnspireerd op,
  geïnspireerd door, alternatief voor
like|sv|som, liknande, i stil med, i stilen av, typ, inspirerad av, alternativ till
like|pl|jak, typu, w stylu, podobny do, podobna do, podobne do, inspirowany, inspirowana,
  inspirowane, alternatywa dla
like|ar|مثل, شبيه, شبيهة, شبيه ب, يشبه, تشبه, مشابه ل, مشابهة ل, على طراز, طراز, ستايل, بستايل, نمط,
  تقليد, بديل ل
like after|en|style, styled, lookalike, look-alike, look alike, inspired, clone, dupe, replica, knockoff
like after|de|nachbau, optik
like after|tr|benzeri, tarzı, tarzında, gibi, tipi, stili, stilinde, muadili, muadil, görünümlü
like after|ja|風, 風の, タイプの, スタイル, っぽい, そっくり, 類似品, 類似, もどき
like after|ko|스타일, 스타일의, 같은, 타입, 비슷한, 유사, 이미테이션, 레플리카, 짝퉁
with|en|with, including, includes, incl, include, plus free, comes with
with|de|mit, inkl, inklusive, samt, einschließlich
with|fr|avec, incluant, inclus avec, comprenant
with|es|con, incluye, incluyendo
with|pt|com, inclui, acompanha, incluindo
with|it|con, inclusa, incluse, comprende
with|nl|met, inclusief
with|sv|med, inkl
with|pl|wraz z, razem z, w zestawie, w komplecie z
with|tr|ile, birlikte, ile birlikte
with|ar|مع, يشمل, شامل, يتضمن
included|en|included, supplied
included|-|enthalten, inbegriffen, inclus, incluse, incluido, incluida, incluidos, incluso,
  incluído, incluída, inbegrepen, ingår, medföljer, dahil, hediyeli, مرفق, متضمن
included|ja|付き, 付属, 付, 同梱, つき
included|ko|포함, 증정, 동봉
extra|-|extra, additional, second, spare, 2nd, zweiter, zweitem, zweiten, zusätzlich,
  zusätzlichem, supplémentaire, deuxième, adicional, segundo, aggiuntivo, secondo, tweede, andra,
  drugi, dodatkowy, ikinci, ekstra
and|-|and, und, et, y, e, en, och, i, ve, و, と, 및`;

/** Several things sold as one. */
export const BUNDLES = `
bundle|en|bundle, bundles, combo pack, mega pack, starter bundle, value pack, mega bundle,
  ultimate bundle
kit|en|gift set, starter kit
bundle|de|bundle, bündel, im set, set mit, paket mit, kombiset, set inkl, vorteilspaket
bundle|fr|pack avec, lot avec, pack console, ensemble avec, coffret avec
bundle|es|pack con, paquete con, kit con, lote con, conjunto con
bundle|pt|kit com, pacote com, conjunto com, combo com
bundle|it|bundle, pacchetto con, kit con, set con, confezione con
bundle|nl|bundel, set met, pakket met, voordeelbundel
bundle|sv|paket med, set med, paketerbjudande
bundle|pl|zestaw z, pakiet z, komplet z
bundle|tr|paketi, seti hediyeli, bundle paket
bundle|ar|حزمة, باقة, مجموعة مع, بندل
bundle|ja|同梱版, 同梱セット, セット品, お得セット, まとめ買い, 本体セット, バンドル
bundle|ko|번들, 번들팩, 패키지 세트
box|-|box
book set|-|box set, boxed set, boxset, boxed-set, trilogy, collection, complete collection,
  coffret, omnibus, 4 book set, books set, book bundle, sammelband, gesamtausgabe, colección,
  raccolta, trilogia, trilogía, triologie, collectie, kolekcja, koleksiyon, complete series,
  im schuber, schuber, cofanetto, samlingsbox, boxset, pakiet książek, komplet, kutulu set, ボックスセット,
  全巻セット, 박스 세트, 박스세트, 전집, مجموعة, مجموعة كتب, estuche completo`;
