/**
 * Words for goods that are not new. `used` here means "somebody had it", `refurbished` "put in order
 * again", `opened` "sent back or shown"; `broken` is sold for parts.
 */
export const CONDITIONS = `
used|en|used, pre-owned, pre owned, preowned, preloved, pre-loved, second hand, second-hand,
  secondhand, used condition, usedcondition, like new, very good condition, good condition,
  used - good, grade a, grade b, grade c, ex-lease
used|de|gebraucht, guter zustand, sehr guter zustand, gebrauchte, gebrauchter, gebrauchtes, wie neu,
  zustand gut, zustand sehr gut, zweite hand
used|fr|occasion, d'occasion, usagé, comme neuf, seconde main, bon état, très bon état, état correct
used|es|usado, usada, buen estado, segunda mano, de segunda mano, seminuevo, seminueva, como nuevo,
  ocasión
used|pt|bom estado, seminovo, seminova, segunda mão, como novo
used|it|usato, usata, buone condizioni, ottime condizioni, seconda mano, come nuovo, di seconda mano
used|nl|gebruikt, gebruikte, tweedehands, zo goed als nieuw, zoals nieuw, goede staat
used|sv|begagnad, begagnat, använd, andrahand, i nyskick, gott skick, bra skick, som ny
used|pl|stan dobry, stan bardzo dobry, używany, używana, używane, uzywany, z drugiej ręki,
  poleasingowy, poleasingowa, jak nowy
used|tr|ikinci el, 2. el, kullanılmış, 2 el, az kullanılmış
used|ar|مستعمل, مستعملة, مستخدم
used|ja|中古, 中古品, 中古美品, 美品, ユーズド, 中古良品
used|ko|중고, 중고품, 중고폰, 미사용급
used|in|purana
refurbished|en|refurbished, refurb, renewed, renewed premium, reconditioned, remanufactured,
  recertified, restored, certified refurbished, seller refurbished, refurbishedcondition,
  re-certified, factory refurbished, manufacturer refurbished
refurbished|de|generalüberholt, generalueberholt, refurbed, überholt, wiederaufbereitet,
  aufbereitet, erneuert, refurbisht
refurbished|fr|reconditionné, reconditionnée, reconditionnés, remis à neuf, reconditionne
refurbished|es|reacondicionado, reacondicionada, restaurado, renovado
refurbished|pt|recondicionado, recondicionada, remanufaturado, reembalado, vitrine usado
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
  modèle d'exposition, déballé, caja abierta, exposición, de exposición, vitrine aberta, mostruário,
  ex esposizione, usato garantito, geopend, showmodel, demoex, demo-ex, powystawowy, powystawowa,
  teşhir, teşhir ürünü, 開封品, 展示品, アウトレット品, 訳あり, 전시품, 반품, 미개봉중고, مفتوح العلبة
broken|en|for parts or repair, for parts, for spares, spares or repair, parts only, not working,
  doesn't work, does not work, broken, faulty, as is
broken|de|defekt, defekte, defekter, defektes, für bastler, an bastler, bastlergerät, kaputt
broken|fr|pour pièces, pour pièces détachées, en panne, hs, hors service, ne fonctionne pas,
  défectueux, défectueuse
broken|es|para piezas, para repuestos, averiado, averiada, no funciona, roto, defectuoso
broken|pt|com defeito, defeituoso, defeituosa, para peças, não funciona, avariado
broken|it|guasto, guasta, per ricambi, per pezzi di ricambio, non funzionante, non funziona,
  difettoso
broken|nl|kapot, defect, voor onderdelen, werkt niet, niet werkend
broken|sv|trasig, för reservdelar, fungerar ej, fungerar inte
broken|pl|uszkodzony, uszkodzona, uszkodzone, na części, niesprawny, niesprawna, zepsuty
broken|tr|arızalı, bozuk, yedek parça için, yedek parçalık, çalışmıyor
broken|ar|لا يعمل, معطل, معطلة, تالف, عطلان
broken|ja|ジャンク, ジャンク品, 故障品, 動作不良, 部品取り
broken|ko|고장, 고장난, 부품용, 작동불가, 불량품
used|en|gently used, lightly used, barely used, hardly used, previously owned, pre-used, preused,
  nearly new, as new, mint condition, near mint, good used, acceptable condition, fair condition,
  worn, once worn, used once, ex library, ex-library, ex rental, ex-rental, vgc, euc, thrifted,
  vintage used, refurb grade, certified pre-owned, certified pre owned, used grade, scratched
used|de|benutzt, getragen, neuwertig, neuwertige, neuwertiger, neuwertiges, einmal benutzt,
  kaum benutzt, wenig benutzt, kaum gebraucht, wenig gebraucht, einmal getragen, aus zweiter hand,
  gebrauchtgerät, gebrauchtware, gebrauchsspuren, mit gebrauchsspuren, leichte gebrauchsspuren,
  guter gebrauchter zustand, akzeptabler zustand, gut erhalten, leasingrückläufer, top zustand,
  gepflegter zustand, getragene
used|fr|usagée, usagés, usagées, d'occasions, très peu servi, peu servi, peu utilisé, peu utilisée,
  quasi neuf, quasi neuve, état neuf, état acceptable, état moyen, excellent état, parfait état,
  comme neuve, deuxième main, 2nde main, 2e main
used|es|usados, usadas, poco uso, como nueva, casi nuevo, casi nueva, excelente estado,
  estado aceptable, muy buen estado, seminuevos, semi nuevo, de ocasión, 2da mano, 2a mano
used|pt|seminovos, pouco uso, pouco usado, ótimo estado, estado aceitável, muito bom estado,
  como nova, de segunda mão, semi novo, semi-novo, semi-nova, segunda-mão
used|it|usati, usate, usato garantito, come nuova, seminuovo, seminuova, semi nuovo, pari al nuovo,
  ottimo stato, buono stato, condizioni accettabili, perfette condizioni, poco usato
used|nl|tweede hands, 2e hands, 2dehands, tweedehandse, als nieuw, redelijke staat,
  zeer goede staat, gedragen, weinig gebruikt, nauwelijks gebruikt, nette staat,
  lichte gebruikssporen, gebruikssporen
used|sv|begagnade, använda, använt, nyskick, i bra skick, mycket bra skick, bruksskick, okej skick,
  fint skick, sparsamt använd, knappt använd, demoex
used|pl|używani, używanych, po zwrocie, z drugiej reki, stan idealny, stan bdb, stan db,
  stan idealny używany, ślady użytkowania, pooglądowy, używka, poleasingowe, noszone, noszony,
  noszona
used|tr|temiz kullanılmış, 2.el, ikinciel, az kullanılan, sahibinden, sıfır ayarında, sıfır gibi
used|ar|مستعملين, مستخدمة, استعمال خفيف, استخدام خفيف, بحالة جيدة, بحالة ممتازة, حالة جيدة,
  شبه جديد, كالجديد, كسر زيرو
used|ja|使用済み, 使用済, 中古本, 中古車, 古本, 未使用に近い, 新品同様, 中古良い, 状態良好, 並品, 中古並品, 中古並, 美中古, 極美品, 新古品, セカンドハンド, お古
used|ko|사용감, 중고책, 중고 상품, 사용하던, 민트급, 신품급, a급, s급, b급, 새제품급, 사용제품, 중고로, 중고제품, 세컨핸드
used|da|brugt, brugte, næsten ny, næsten nyt, næsten som ny, som nyt, god stand, pæn stand,
  meget god stand, fin stand, genbrugt, anden hånd, lettere brugt, sparsomt brugt, velholdt,
  acceptabel stand
used|no|brukt, brukte, pent brukt, lite brukt, nesten ny, nesten nytt, pent brukte, akseptabel stand
used|fi|käytetty, käytetyt, käytettynä, käytettyä, käytetyn, kuin uusi, kuin uudet, uudenveroinen,
  hyväkuntoinen, hyvä kunto, hyvässä kunnossa, erinomainen kunto, siisti kunto, vähän käytetty,
  kirpputori, käytössä ollut
used|cs|použité, použitý, použitá, použito, použitých, z druhé ruky, zánovní, bazarový, bazarová,
  bazarové, jako nový, jako nová, jako nové, dobrý stav, velmi dobrý stav, pěkný stav, zachovalý,
  zachovalá, zachovalé, ojetý, nošené, nošená, nošený, antikvariát, antikvariat
used|hu|használt, használtan, használtak, újszerű, újszerű állapotban, újszerű állapotú,
  alig használt, keveset használt, jó állapotban, jó állapotú, szép állapotban, megkímélt,
  kifogástalan állapotban, másodkézből, második kézből, antikvár, bontatlan használt, viselt
used|ro|folosit, folosită, folosite, folosiți, uzat, uzată, la mâna a doua, mâna a doua, ca nou,
  ca nouă, stare bună, stare foarte bună, stare excelentă, stare perfectă, puțin folosit, purtat
used|ru|б/у, бу, бывший в употреблении, б у, подержанный, подержанная, использованный,
  использованная, как новый, как новая, хорошее состояние, отличное состояние, вторые руки,
  секонд хенд, поношенный
used|zh|二手, 二手书, 二手機, 九成新, 九五新, 95新, 99新, 9成新, 98新, 几乎全新, 闲置, 旧货, 使用过, 用过, 中古机, 二手九成新, 準新, 准新, 近全新,
  成色好, 閒置, 八成新, 舊書, 旧书
used|hi|पुराना, पुरानी, पुराने, इस्तेमाल किया, इस्तेमाल किया हुआ, इस्तेमाल की हुई, यूज्ड,
  सेकंड हैंड, सेकेंड हैंड, प्रयुक्त, नए जैसा, उपयोग किया हुआ
used|in|purani, use kiya hua, istemal kiya hua, puraani
refurbished|en|factory renewed, refurbishment, amazon renewed, reman, rebuilt, overhauled,
  renewed grade
refurbished|de|generalüberholte, generalüberholter, generalüberholtes, aufgearbeitet,
  aufgearbeitete, werksüberholt, instandgesetzt, wie neu refurbished, runderneuert,
  wiederaufbereitete, überholte
refurbished|fr|reconditionnées, reconditionnee, remise à neuf, remis en état, rénové, rénovée,
  recond
refurbished|es|reacondicionados, reacondicionadas, restaurada, remanufacturado, remanufacturada,
  reparado, reparada, recertificado, recertificada
refurbished|pt|recondicionados, recondicionadas, remanufaturada
refurbished|it|ricondizionati, ricondizionate, rigenerati, rigenerate, rimesso a nuovo,
  rimessa a nuovo, restaurato, revisionato
refurbished|nl|gereviseerde, gerenoveerd, hersteld, opgeknapte, gereconditioneerd
refurbished|sv|renoverat, rekonditionerade, renoverade, återställd, refurbad, uppfräschad,
  fabriksrenoverad, återbrukad, återbruk
refurbished|pl|odnowieni, odnawiany, odnawiana, poserwisowy, poserwisowa, naprawiony, naprawiona,
  regenerowane, fabrycznie odnowiony
refurbished|tr|yenilenmiş ürün, revizyonlu, revizeli, fabrika yenilemesi, outlet yenilenmiş
refurbished|ar|معاد تجديدها, مجددين, مجدد من المصنع, معاد تاهيله, مرمم, ريفربش
refurbished|ja|リファビッシュ, リファービッシュ品, リファービッシュ済み, 整備品済, メーカー整備済み, メーカー整備済, 再整備品, 再生済み, リニュード
refurbished|ko|리퍼브, 리퍼브품, 재정비, 재생품, 공장리퍼, 리뉴드
refurbished|da|istandsat, istandsatte, renoveret, renoverede, genopfrisket, rekonditioneret
refurbished|no|oppusset, renovert, overhalt, rekondisjonert, brukt og renovert
refurbished|fi|kunnostettu, kunnostetut, huollettu, tehdashuollettu, kunnostettuna
refurbished|cs|repasovaný, repasovaná, repasované, repasováno, repas, renovovaný, renovovaná,
  renovované, refabrikovaný, opravený, opravená, zrekonstruovaný, obnovený, obnovená
refurbished|hu|felújított, felújítva, gyárilag felújított, renovált
refurbished|ro|recondiționat, recondiționată, recondiționate, renovat, renovată, reparat, reparată,
  restaurat, resigilat
refurbished|ru|восстановленный, восстановленная, восстановленное, реф, рефаб, отремонтированный
refurbished|zh|翻新, 官翻, 官换, 官方翻新, 官换机, 认证翻新, 整备品, 整新, 整新機, 整新品, 福利品, 維修品, 拆封福利品, 认证二手, 翻新机, 翻新機
refurbished|hi|रिफर्बिश्ड, रीफर्बिश्ड, नवीनीकृत, मरम्मत किया हुआ, रिन्यूड
opened|en|box opened, opened box, opened, opened packaging, unsealed, bstock, b-grade, b grade,
  seconds quality, display item, floor model, showroom model, shop display, store return,
  customer returns, returned item, exhibition model, demonstrator, demo stock, open package,
  damaged packaging, damaged packet, outlet grade, scratch and dent, scratch & dent,
  ex-shop display, warehouse deal, used - like new, cosmetic damage, blemished
opened|de|b ware, bware, c-ware, 2. wahl, zweite wahl, ii. wahl, geöffnet, ausgepackt, ovp geöffnet,
  geöffnete verpackung, ausstellungsgerät, ausstellungsware, ausstellungsmodell, vorführmodell,
  vorführware, kundenretoure, kundenrückläufer, retourenware, retournierte, versandrückläufer,
  messegerät, beschädigte verpackung, verpackung beschädigt, lagerrückläufer, demogerät
opened|fr|modèle d'expo, modèle expo, produit d'exposition, article d'exposition, boîte ouverte,
  boite ouverte, emballage ouvert, emballage abîmé, retour client, second choix, 2nd choix,
  deuxième choix, produit déballé, déstockage expo, reconditionné d'exposition, déballée
opened|es|caja dañada, embalaje abierto, embalaje dañado, modelo de exposición,
  producto de exposición, devuelto, devuelta, segunda selección, segunda calidad, de demostración
opened|pt|caixa danificada, embalagem aberta, embalagem danificada, produto de mostruário,
  peça de mostruário, de mostruário, mostruario, devolvido, segunda linha, artigo de exposição,
  de exposição, caixa amassada
opened|it|scatola aperta, scatola danneggiata, confezione aperta, confezione danneggiata,
  da esposizione, prodotto da esposizione, reso cliente, seconda scelta, espositore usato
opened|nl|demomodel, showroommodel, showroomexemplaar, toonzaalmodel, geopende verpakking,
  geopende doos, beschadigde verpakking, beschadigde doos, retourartikel, retourproduct,
  tweede keus, b-keus, winkelmodel, demo-model, uitgepakt
opened|sv|öppnad förpackning, öppnad kartong, öppnad, bruten förpackning, demo-exemplar,
  visningsexemplar, visningsex, utställningsexemplar, returvara, kundretur, fyndvara, fyndex,
  skadad förpackning, skadad kartong, b-vara, andrasortering
opened|pl|otwarte opakowanie, otwarte pudełko, rozpakowany, rozpakowana, zwrot konsumencki,
  po zwrotach, ekspozycyjny, ekspozycyjna, z ekspozycji, uszkodzone opakowanie, drugi gatunek,
  ii gatunek, demonstracyjny, powystawowe
opened|tr|açık kutu, kutusu açık, kutusu açılmış, kutu hasarlı, kutusu hasarlı, teşhir ürünüdür,
  iade ürün, outlet ürün, sergi ürünü, demo ürün, hasarlı kutu, ikinci kalite
opened|ar|صندوق مفتوح, كرتون مفتوح, منتج عرض, جهاز عرض مستعمل, مرتجع, علبة مفتوحة, فرز ثاني
opened|ja|開封済み, 開封済, 箱開封, 箱破損, 箱傷み, 箱潰れ, 外箱破損, 展示処分品, 展示機, デモ機, デモ品, 返品品, b級品, わけあり, ワケあり, 訳あり品,
  店頭展示品, 未使用開封品, 展示処分
opened|ko|전시상품, 진열상품, 진열품, 개봉, 개봉품, 단순개봉, 단순 개봉, 박스개봉, 박스훼손, 박스 훼손, 반품상품, 스크래치, b급상품, 데모용
opened|da|åbnet emballage, åbnet æske, åbnet kasse, åbnet, udstillingsmodel, udstillingsvare,
  returvare, b-vare, 2. sortering, anden sortering, beskadiget emballage, kunderetur,
  brudt emballage, demo vare, demovare
opened|no|åpnet eske, åpnet emballasje, åpnet, demomodell, utstillingsmodell, utstillingsvare,
  skadet emballasje, skadet eske, brutt emballasje
opened|fi|avattu pakkaus, avattu laatikko, avattu, esittelykappale, esittelylaite, esittelymalli,
  näyttelykappale, palautettu, asiakaspalautus, demolaite, demokappale, vaurioitunut pakkaus,
  kakkoslaatu, 2-laatu, b-laatu, poistomyynti esittely
opened|cs|rozbaleno, rozbalený, rozbalená, rozbalené, otevřená krabice, otevřené balení, vystavený,
  vystavená, vystavené, výstavní kus, výstavní model, předváděcí, předváděcí kus, vrácený, vrácená,
  vrácené, vráceno, vratka, poškozený obal, poškozená krabice, druhá jakost, 2. jakost, ii. jakost,
  demo kus, z výstavky, použitý obal
opened|hu|bontott, bontott csomagolás, bontott doboz, bontott dobozos, felbontott, kibontott,
  kiállított, kiállítási darab, bemutató darab, bemutatódarab, bemutatótermi, visszáru,
  visszaküldött, visszavett, sérült csomagolás, sérült doboz, sérült dobozos, másodosztályú,
  ii. osztály, szépséghibás, demó darab
opened|ro|resigilate, resigilată, cutie deschisă, desigilat, desigilată, expusă, de expoziție,
  produs expus, model expus, returnat, returnată, ambalaj deteriorat, cutie deteriorată,
  calitatea a doua, demo showroom
opened|ru|открытая коробка, вскрытая упаковка, вскрытый, вскрыта, витринный образец, витринный,
  выставочный образец, уценка, уцененный, уцененная, поврежденная упаковка, мятая коробка
opened|zh|开封, 开封机, 拆封, 已拆封, 拆封品, 已拆, 展示机, 样机, 样品机, 樣機, 展示品样, 展機, 展机, 退货, 退換貨, 退货机, 瑕疵, 瑕疵品, 箱损, 盒损,
  盒損, 外盒破损, 尾货, 微瑕, 已开封, 已拆封機
opened|hi|ओपन बॉक्स, खुला डिब्बा, खुला बॉक्स, डेमो यूनिट, डिस्प्ले यूनिट
broken|en|for parts only, spares only, not tested, untested, cracked screen, bricked, water damaged,
  icloud locked, needs repair, read description broken, non working, non-working, defective
broken|de|als ersatzteilspender, ersatzteilspender, ersatzteilträger, wasserschaden, displaybruch,
  displayschaden, nicht funktionsfähig, ohne funktion, beschädigt, beschädigte, funktioniert nicht,
  ungetestet, ungeprüft
broken|fr|à réparer, pour bricoleur, cassé, cassée, écran cassé, endommagé, endommagée, défaillant,
  non fonctionnel, non testé
broken|es|para reparar, para despiece, despiece, estropeado, estropeada, dañado, dañada,
  pantalla rota, sin probar
broken|pt|para conserto, quebrado, quebrada, tela quebrada, danificado, danificada, avariada,
  sucata, retirada de peças, retirar peças
broken|it|da riparare, rotto, rotta, difettosa, danneggiato, danneggiata, schermo rotto, non testato
broken|nl|defecte, beschadigd, kapotte, voor de onderdelen, niet getest, werkt niet goed
broken|sv|trasigt, trasiga, skadad, sönder, till reservdelar, spräckt skärm, defekta, otestad
broken|pl|na czesci, do naprawy, uszkodzeni, zepsuta, zepsute, pęknięty ekran, zbity ekran,
  niesprawne, niedziałający
broken|tr|hurda, parça için, kırık ekran, ekranı kırık, hasarlı, tamirlik
broken|ar|خربان, عاطل, مكسور, مكسورة, للقطع, قطع تشليح, تشليح, يحتاج صيانة
broken|ja|破損, 訳ありジャンク, 動作未確認, 未チェック, 通電不可, 画面割れ, 不動品, 難あり, 不良品
broken|ko|파손, 액정파손, 액정 파손, 부품용도, 수리필요, 고장품, 정크
broken|da|ødelagt, i stykker, til reservedele, virker ikke, til dele, knækket skærm, revnet skærm,
  reparationsobjekt
broken|no|til deler, fungerer ikke, knust skjerm, selges som deler
broken|fi|viallinen, rikkinäinen, varaosiksi, osiksi, ei toimi, rikkoutunut, epäkuntoinen,
  haljennut näyttö, korjattavaksi
broken|cs|nefunkční, vadný, vadná, vadné, poškozený, poškozená, poškozené, rozbitý, rozbitá,
  rozbité, na náhradní díly, na díly, k opravě, nefunguje, prasklý displej
broken|hu|hibás, törött, sérült, nem működik, működésképtelen, alkatrésznek, rossz állapotú,
  javításra szorul, törött kijelző
broken|ro|defectă, stricat, stricată, pentru piese, nu funcționează, nefuncțional, nefuncțională,
  ecran spart, deteriorat, deteriorată
broken|ru|неисправный, неисправная, сломанный, сломанная, на запчасти, не работает, разбитый, битый,
  поврежденный, нерабочий
broken|zh|故障机, 坏机, 配件机, 尸体机, 零件机, 碎屏, 报废, 维修机, 壞機, 零件機, 不开机
broken|hi|खराब, टूटा हुआ, टूटी हुई, पार्ट्स के लिए, काम नहीं करता`;

/** Words for new goods, as the condition of a listing states them. */
export const NEW_CONDITIONS: ReadonlySet<string> = new Set(
  (
    'new newcondition neu neuf neuve nuevo nueva novo nova nuovo nuova nieuw ny nytt nowy nowa nowe ' +
    'yeni sifir 新品 새상품 جديد nyt uusi novy nove uj nou noua новый новая новое 全新 नया'
  ).split(' '),
);
