/** Words that say what a thing is made for, or what comes with it. */
export const CONNECTIVES = `
for|en|for, fits, fit, fit for, for use with, compatible with, compatible for, compatible,
  works with, designed for, made for, suitable for, replacement for, replaces, intended for
for|de|für, fuer, passend für, passend zu, kompatibel mit, kompatibel zu, geeignet für, kompatibel,
  passend
for|fr|pour, compatible avec, adapté à, adapté pour, compatible pour, adaptable
for|es|para, compatible con, compatible para, apto para, diseñado para
for|pt|compatível com, compatível, compatíveis com, feito para, pra
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
like|en|like, style of, in the style of, similar to, inspired by, alternative to, alternative for,
  dupe for, dupe of, replica of, imitation of, copy of, clone of, lookalike of, same as,
  equivalent to, equivalent of, comparable to
like|de|wie, im stil von, im stil der, im stil des, nach art von, ähnlich wie, ähnlich,
  alternative zu, alternative zur, alternative zum, inspiriert von, nachbau von
like|fr|comme, type, façon, genre, dans le style de, à la manière de, inspiré de, inspiré par,
  similaire à, alternative à, alternative au, équivalent à, équivalent au, imitation
like|es|como, tipo, estilo, al estilo de, al estilo, similar a, parecido a, parecidos a,
  inspirado en, alternativa a, equivalente a, imitación
like|pt|no estilo de, no estilo, similar ao, parecido com, inspirado em, alternativa ao, imitação,
  símil
like|it|come, stile, in stile, nello stile di, simile a, simili a, ispirato a, imitazione, tipologia
like|nl|zoals, stijl, in de stijl van, lijkt op, lijkend op, vergelijkbaar met, geïnspireerd op,
  geïnspireerd door, alternatief voor
like|sv|som, typ, liknande, i stil med, i stilen av, inspirerad av, alternativ till
like|pl|jak, typu, w stylu, podobny do, podobna do, podobne do, inspirowany, inspirowana,
  inspirowane, alternatywa dla
like|ar|مثل, شبيه, شبيهة, شبيه ب, يشبه, تشبه, مشابه ل, مشابهة ل, على طراز, طراز, ستايل, بستايل, نمط,
  تقليد, بديل ل
like after|en|style, styled, lookalike, look-alike, look alike, inspired, clone, dupe, replica,
  knockoff
like after|de|nachbau, optik
like after|tr|benzeri, tarzı, tarzında, gibi, tipi, stili, stilinde, muadili, muadil, görünümlü
like after|ja|風, 風の, タイプの, スタイル, っぽい, そっくり, 類似品, 類似, もどき
like after|ko|스타일, 스타일의, 같은, 타입, 비슷한, 유사, 이미테이션, 레플리카, 짝퉁
with|en|with, including, includes, incl, include, plus free, comes with
with|de|mit, inkl, inklusive, samt, einschließlich
with|fr|avec, incluant, inclus avec, comprenant
with|es|con, incluye, incluyendo
with|pt|com, inclui, acompanha, incluindo
with|it|inclusa, incluse, comprende
with|nl|met, inclusief
with|sv|med
with|pl|wraz z, razem z, w zestawie, w komplecie z
with|tr|ile, birlikte, ile birlikte
with|ar|مع, يشمل, شامل, يتضمن
included|en|included, supplied
included|-|enthalten, inbegriffen, inclus, incluse, incluido, incluida, incluidos, incluso,
  incluído, incluída, inbegrepen, ingår, medföljer, dahil, hediyeli, مرفق, متضمن
included|ja|付き, 付属, 付, 同梱, つき
included|ko|포함, 증정, 동봉
extra|-|extra, additional, second, spare, 2nd, zweiter, zweitem, zweiten, zusätzlich, zusätzlichem,
  supplémentaire, deuxième, adicional, segundo, aggiuntivo, secondo, tweede, andra, drugi,
  dodatkowy, ikinci, ekstra
and|-|and, und, et, y, e, en, och, i, ve, و, と, 및
for|en|designed to fit, made to fit, to fit, for use on, compatible to, replacing, suited for,
  substitute for, exclusively for
for|de|zur, geeignet zu, ausgelegt für, speziell für, nur für, ersetzt, kompatible mit,
  kompatibel zum, passend zum
for|fr|convient à, convient pour, conçu pour, destiné à, prévu pour, compatibles avec, s'adapte à,
  adaptée à, adaptée pour, spécial pour, remplace
for|es|compatibles con, adecuado para, válido para, diseñada para, sirve para, especial para,
  compatibles, reemplaza a, sustituye a
for|pt|adequado para, próprio para, apropriado para, projetado para, serve para, compatíveis,
  substitui
for|it|compatibili, adatta a, adatti per, progettato per, specifico per, specifica per, sostituisce
for|nl|passend op, compatibel voor, bedoeld voor, speciaal voor, t.b.v., ontworpen voor, vervangt
for|sv|kompatibelt med, kompatibla med, anpassad för, avsett för, ersätter, passar för
for|pl|kompatybilny, kompatybilna, kompatybilne, kompatybilny do, pasujący do, pasująca do,
  pasujące do, pasuje na, odpowiedni do, odpowiednia do, przeznaczona do, zastępuje
for|da|til, passer til, kompatible med, egnet til, beregnet til, velegnet til, lavet til,
  designet til, erstatter
for|no|passer for, egnet for, beregnet for, laget for, designet for
for|fi|yhteensopiva, yhteensopivat, sopii, tarkoitettu, suunniteltu
for|cs|kompatibilní s, kompatibilní, kompatibilní pro, vhodný pro, vhodné pro, vhodná pro,
  určený pro, určené pro, kompatibilne, nahrazuje
for|ro|pentru, pt, compatibil cu, compatibilă cu, compatibile cu, compatibil, compatibilă,
  potrivit pentru, destinat pentru, înlocuiește, se potrivește
for|ru|для, совместимый с, совместимая с, совместимо с, совместим с, совместимые с, совместимый,
  подходит для, подходит к
for|zh|适用, 适用于, 兼容, 用于, 专为, 適用於, 相容, 專為
for|ar|متوافق, متوافقة, ملائم ل, مصمم ل, مخصص ل, مناسب, لجهاز
for after|hi|के लिए, के साथ संगत, हेतु
for after|ja|に対応した, 向け, 用の, 専用の, 対応の
for after|ko|호환되는, 전용의, 에맞는, 호환가능
for after|zh|专用, 專用, 可用
for after|tr|uyumludur, modeli için, ile uyumludur
for at end|hu|hoz, hez, készülékhez, készülékekhez, telefonhoz, telefonokhoz, órához, okosórához,
  fülhallgatóhoz, fejhallgatóhoz, porszívóhoz, konzolhoz, egérhez, kamerához, fényképezőgéphez,
  géphez, tablethez, táblagéphez, laptophoz, játékhoz, társasjátékhoz, társashoz, cipőhöz, fúróhoz,
  fúrógéphez, csavarozóhoz, kávéfőzőhöz, kotyogóshoz, nyomtatóhoz, kontrollerhez, készlethez,
  szetthez, lámpához, izzóhoz, hátizsákhoz, olvasóhoz, e-olvasóhoz, fogkeféhez, sütőhöz, fritőzhöz,
  olajsütőhöz, edényhez, kuktához, billentyűzethez, hangszóróhoz, drónhoz, ssd-hez, sorozathoz,
  könyvhöz, modellhez, modellekhez, kézikonzolhoz, számítógéphez
for at end|fi|lle, kuulokkeisiin, kuulokkeille, nappikuulokkeille, nappikuulokkeisiin, puhelimeen,
  puhelimelle, imuriin, imurille, kelloon, kellolle, älykelloon, urheilukelloon, kameraan,
  kameralle, järjestelmäkameraan, konsoliin, konsolille, pelikonsolille, pelikonsoliin, tablettiin,
  tabletille, hiireen, hiirelle, näppäimistöön, näppäimistölle, tulostimeen, tulostimelle,
  koneeseen, koneelle, laitteeseen, laitteelle, laitteille, porakoneeseen, porakoneelle, poraan,
  ruuvinvääntimeen, hammasharjaan, hammasharjalle, lukulaitteelle, lukulaitteeseen, sarjalle,
  sarjaan, setille, settiin, rakennussarjalle, rakennussarjaan, peliin, pelille, lautapeliin,
  reppuun, repulle, keittimeen, keittimelle, mutteripannuun, kahvinkeittimeen, kattilaan,
  airfryeriin, rasvakeittimeen, lamppuun, lampulle, polttimolle, levylle, asemalle, kenkiin,
  kengille, tennareihin, ohjaimelle, ohjaimeen, kaiuttimelle, kaiuttimeen
like|en|in style of, imitating, modelled on, reminiscent of, smells like, our version of, clone for,
  designer inspired
like|de|imitation von, kopie von, nachahmung von, duftzwilling, im look von, alternativ zu,
  angelehnt an
like|fr|copie de, réplique de, inspirée de, inspirée par, équivalence, semblable à, dupe de
like|es|parecida a, similares a, imitacion de, copia de, réplica de, inspirada en, inspirados en,
  alternativa al, equivalencia
like|pt|cópia de, inspirada em, equivalente ao, parecida com
like|it|copia di, replica di, ispirata a, ispirati a, imitazione di
like|nl|kopie van, replica van, soortgelijk aan, alternatief op, gelijkend op
like|sv|kopia av, replika av, inspirerat av, motsvarande
like|pl|kopia, replika, zamiennik do, zamiennik, odpowiednik, wzorowany na, podobny jak
like|da|ligner, lignende, inspireret af, kopi af, alternativ til, svarende til
like|no|inspirert av, kopi av, tilsvarende
like|fi|kuten, tyyliin, inspiroitunut
like|cs|ve stylu, podobný, podobné, podobná, inspirováno, inspirovaný, alternativa k, alternativa
like|hu|hasonló, utánzat
like|ro|în stil, asemănător cu, similar cu, inspirat de, alternativă la, copie după
like|ru|как, типа, в стиле, похож на, похожий на, похожие на, аналог, реплика, по мотивам
like|zh|仿, 高仿, 类似, 類似, 仿照, 模仿
like after|da|lignende, inspireret
like after|fi|tyylinen, tyyliset, tyyppinen, tyyppiset, kaltainen, kaltaiset, kopio, jäljitelmä
like after|hu|stílusú, típusú, jellegű, mintájú, hasonmás, utánzat, másolat, alternatíva
like after|cs|replika
like after|hi|जैसा, जैसी, जैसे, स्टाइल, की तरह, के जैसा
like after|in|jaisa, jaisi, ki tarah
like after|zh|同款, 风格, 風格, 平替, 平替款, 替代品, 类似款, 同類, 高仿, 仿款
like after|ja|タイプ, 互換, ジェネリック, インスパイア
like after|ko|느낌, 대체품, 저렴이, 호환품
like after|tr|replikası, taklidi, alternatifi, kopyası, model alınmış
like maker|zh|款
with|da|inkluderer, inklusiv
with|no|sammen med
with|fi|sisältää, sis, mukana
with|cs|včetně, vč, obsahuje, spolu s
with|hu|tartalmaz, együtt
with|ro|cu, inclusiv, împreună cu
with|ru|с, со, вместе с, включает
with|zh|附带, 配备, 含, 附, 附帶, 內含, 内含, 标配
with|hi|के साथ, सहित
included|-|inkludert, medfølger, inkluderet, mukana, sisältyy, v balení, součástí balení, v ceně,
  mellékelve, tartozék, inclusă, inclusi, inclus în pachet, incluso nel prezzo, в комплекте,
  в наборе, 包含, 附赠, 已含, शामिल, incluidas, incluídos, incluídas, inkluderat, w zestawie, w komplecie,
  meegeleverd, incluses
extra|-|lisä, druhý, druhá, další, második, al doilea, a doua, suplimentar, второй, дополнительный,
  segunda, deuxieme, 2eme, 2ème, seconda, zusätzliche, zusätzlicher, zweite, druga, dodatkowa
free|-|free, gratis, gratuit, gratuite, kostenlos, kostenloser, kostenlose, kostenlosem, gratuito,
  grátis, ücretsiz, darmowy, zdarma, ingyen, ilmainen, бесплатно, मुफ्त`;

/** Several things sold as one. */
export const BUNDLES = `
bundle|en|bundle, bundles, combo pack, mega pack, starter bundle, value pack, mega bundle,
  ultimate bundle
kit|en|gift set, starter kit
bundle|de|bündel, im set, set mit, paket mit, kombiset, set inkl, vorteilspaket
bundle|fr|pack avec, lot avec, pack console, ensemble avec, coffret avec
bundle|es|pack con, paquete con, kit con, lote con, conjunto con
bundle|pt|kit com, pacote com, conjunto com, combo com
bundle|it|pacchetto con, set con, confezione con
bundle|nl|bundel, set met, pakket met, voordeelbundel
bundle|sv|paket med, set med, paketerbjudande
bundle|pl|zestaw z, pakiet z, komplet z
bundle|tr|paketi, seti hediyeli, bundle paket
bundle|ar|حزمة, باقة, مجموعة مع, بندل
bundle|ja|同梱版, 同梱セット, セット品, お得セット, まとめ買い, 本体セット, バンドル
bundle|ko|번들, 번들팩, 패키지 세트
box|-|box
book set|-|box set, boxed set, boxset, boxed-set, trilogy, collection, complete collection, coffret,
  omnibus, 4 book set, books set, book bundle, sammelband, gesamtausgabe, colección, raccolta,
  trilogia, trilogía, triologie, collectie, kolekcja, koleksiyon, complete series, im schuber,
  schuber, cofanetto, samlingsbox, pakiet książek, komplet, kutulu set, ボックスセット, 全巻セット, 박스 세트, 박스세트,
  전집, مجموعة, مجموعة كتب, estuche completo
bundle|en|bundle with, bundled with, combo with, combo set with, set with, pack with, package with,
  kit includes, game bundle, console bundle, holiday bundle, family bundle, essentials bundle,
  creator bundle, vlogger kit, creator kit, accessory kit, accessories kit, accessories bundle,
  accessory bundle, travel bundle, double bundle, bundle pack, job lot, joblot
bundle|de|sparpaket, vorteilsset, bundle mit, starterset, starter-set, komplettset mit, zubehörset,
  zubehörpaket, doppelset, setangebot, kombipaket, kombi-set, inkl. zubehörpaket, spar-set, sparset
bundle|fr|offre groupée, pack complet avec, kit avec, bundle avec, starter pack, kit de démarrage,
  pack accessoires, kit accessoires, pack duo, set avec, ensemble console
bundle|es|kit de inicio, pack ahorro, pack completo con, combo con, pack de accesorios,
  kit de accesorios, bundle con, pack consola
bundle|pt|kit inicial, combo console, pacote promocional, kit acessórios, kit de acessórios,
  bundle com, set com, pack com jogo
bundle|it|kit iniziale, starter kit con, kit accessori, set accessori, pacchetto console,
  offerta bundle, insieme a
bundle|nl|startpakket, voordeelpakket, combipakket, combideal, bundel met, kit met,
  accessoirepakket, accessoireset, voordeelset
bundle|sv|startpaket, startkit, paketpris, tillbehörspaket, tillbehörskit, kit med, bundle med,
  kombopaket
bundle|pl|zestaw startowy, zestaw akcesoriów, pakiet startowy, pakiet promocyjny, bundle z,
  w pakiecie z, zestaw promocyjny
bundle|tr|başlangıç seti, avantaj paketi, süper paket, aksesuar seti, aksesuar paketi,
  kampanyalı paket, set halinde, ikili set paketi
bundle|ar|حزمة مع, باقة مع, طقم مع, عرض خاص مع, مجموعة البداية, باندل
bundle|ja|スターターキット, スターターセット, アクセサリーセット, アクセサリーキット, まとめ売り, お買い得セット, 同梱パック, 特典セット, セット販売, 福袋
bundle|ko|스타터 키트, 스타터키트, 기획세트, 기획 세트, 액세서리 세트, 콤보팩, 콤보 세트, 합본팩, 동봉팩, 패키지 구성, 스페셜세트
bundle|da|pakkeløsning, pakketilbud, startpakke, startsæt, sæt med, pakke med, tilbehørspakke,
  tilbehørssæt
bundle|no|startsett, sett med, tilbehørssett
bundle|fi|pakettitarjous, aloituspakkaus, aloituspaketti, tarvikepaketti, lisävarustesarja,
  konsolipaketti, pelipaketti, tarvikesarja, yhteispaketti
bundle|cs|sada s, set s, balíček s, zvýhodněný balíček, výhodný set, startovací sada,
  startovní sada, sada příslušenství, výhodný balíček, herní balíček, bundle s
bundle|hu|kezdőkészlet, kezdőcsomag, csomagajánlat, csomagban, konzolcsomag, játékcsomag,
  kiegészítő csomag, tartozékcsomag, kedvezményes csomag, bundle csomag
bundle|ro|pachet cu, set cu, kit cu, pachet promo, pachet promoțional, pachet complet, kit de start,
  kit de pornire, pachet start, set accesorii, kit accesorii, pachet consolă
bundle|ru|комплект с, набор с, в комплекте с, стартовый набор, бандл, набор аксессуаров,
  комплект аксессуаров
bundle|zh|套餐, 组合装, 捆绑, 同捆版, 同捆组, 同捆, 组合套餐, 豪华套餐, 入门套装, 豪华礼包, 大礼包, 超值组合, 優惠組合, 組合包, 同捆組, 套組, 配件套装
bundle|hi|बंडल, कॉम्बो, कॉम्बो पैक, कॉम्बो सेट
book set|-|trilogie, trilogia box, sada knih, box set knih, könyvcsomag, könyvsorozat, díszdobozos,
  set de cărți, serie completă, colecție completă, kirjasarja, kokoelma, bokssæt, bogpakke,
  samlet udgave, bokboks, samleboks, komplett serie, collectie box, трилогия, собрание сочинений,
  全套, 全集, 全册, 套装书, 套書, सेट बॉक्स, coffret trilogie, intégrale, integrale, samlebox`;
