/**
 * What is sold for a product, in Czech, Hungarian, Romanian and Russian, whose words change with
 * the case they stand in: the ones that shops use in titles.
 */
export const CENTRAL_ACCESSORIES = `
case|cs|pouzdro, pouzdra, obal, obaly, kryt, kryty, krytem, zadní kryt, ochranné pouzdro,
  ochranný kryt, ochranný obal, silikonový kryt, silikonové pouzdro, kožené pouzdro,
  flipové pouzdro, knížkové pouzdro, přepravní pouzdro, cestovní pouzdro, pláštěnka, návlek, potah,
  prachový kryt
case|hu|tok, tokok, telefontok, hátlap, hátlapok, védőtok, szilikontok, szilikon tok, bőrtok,
  könyvtok, fliptok, hordtok, hordozótok, hordtáska, tárolótok, védőborítás, huzat, esővédő,
  esőhuzat, porvédő
case|ro|husă, huse, husa, carcasă, carcase, toc, tocuri, husă de protecție, husă silicon,
  husă piele, husă de transport, husă de ploaie, învelitoare
case|ru|чехол, чехлы, чехла, чехол-книжка, накладка, накладки, бампер, кейс, кожаный чехол,
  сумка-чехол, дождевик
screen protector|cs|tvrzené sklo, tvrzená skla, ochranné sklo, ochranná skla, ochranná fólie,
  ochranné fólie, fólie, hydrogelová fólie, sklo na displej, tvrzené, ochrana displeje
screen protector|hu|üvegfólia, üvegfóliák, kijelzővédő, kijelzővédő fólia, képernyővédő,
  képernyővédő fólia, védőfólia, edzett üveg, hidrogél fólia, kameravédő, lencsevédő, védőüveg,
  tempered
screen protector|ro|folie de protecție, folie, folii, folie sticlă, sticlă securizată,
  folie protecție, protecție ecran, protector ecran, geam protecție, folie hidrogel
screen protector|ru|защитное стекло, защитные стекла, защитная пленка, пленка, пленки,
  гидрогелевая пленка, стекло защитное, бронестекло
protector|cs|nálepka, nálepky, samolepka, samolepky, polep, chránič, chrániče
protector|hu|matrica, matricák, védőmatrica, bőrmatrica
protector|ro|autocolant, autocolante, sticker, abțibild
protector|ru|наклейка, наклейки, скин
ear pads|cs|náušníky, náušník, polštářky, polstrování, špunty, nástavce do uší, molitany
ear pads|hu|fülpárna, fülpárnák, fülvédő, fülilleszték, füldugó, fülgumi, fülpárnapár, szivacs
ear pads|ro|pernuțe, pernițe, burete, bureți, bureți căști, dopuri căști, earpads
ear pads|ru|амбушюры, амбушюр, накладки на уши, подушечки
replacement|cs|náhradní, náhrada, náhradní díl, náhradní díly, oprava, opravná sada, servisní díl,
  výměnný, výměnná, výměnné, neoriginální, náplň
replacement|hu|pótalkatrész, alkatrész, alkatrészek, csere, cserealkatrész, utángyártott, tartalék,
  javítókészlet, szervizkészlet, utántöltő, pótfej, pótfejek, pótakku, pótakkumulátor, cserélhető
replacement|ro|piesă de schimb, piese de schimb, de schimb, rezervă, rezerve, înlocuire, de rezervă,
  reparație, kit reparație, consumabile, aftermarket
replacement|ru|запчасть, запчасти, запасной, запасная, запасные, сменный, сменная, сменные, замена,
  ремонт, ремкомплект, неоригинальный, неоригинальная
display case|cs|vitrína, vitrínka, výstavní box, led osvětlení, osvětlení, osvětlovací sada,
  sada osvětlení, světelná sada
display case|hu|vitrin, kiállító doboz, bemutató doboz, led világítás, világítás, világítás szett,
  világítókészlet, fénykészlet
display case|ro|vitrină, cutie de expunere, kit de iluminare, kit iluminare, lumini led,
  iluminare led, set lumini, kit led
display case|ru|витрина, демонстрационный бокс, подсветка, набор подсветки, комплект освещения,
  светодиодная подсветка
empty box|cs|prázdná krabice, prázdný obal, pouze krabice, jen krabice, krabice od, návod,
  návod k použití, maketa
empty box|hu|üres doboz, csak doboz, csak a doboz, doboza, használati útmutató, útmutató,
  makett telefon
empty box|ro|cutie goală, doar cutia, doar cutie, ambalaj gol, manual de utilizare,
  manual de instrucțiuni, machetă
empty box|ru|пустая коробка, только коробка, коробка от, инструкция, муляж
battery|cs|baterie, akumulátor, akumulátory, powerbanka, power banka, záložní baterie,
  externí baterie
battery|hu|akkumulátor, akku, akkumulátorok, elem, elemek, külső akkumulátor, vésztöltő
battery|ro|baterii, acumulator, acumulatori, acumulator extern, baterie externă
battery|ru|аккумулятор, аккумуляторы, батарея, батарейка, батарейки, акб, повербанк,
  внешний аккумулятор, пауэрбанк
stand|cs|stojan, stojánek, stojany, držák, držáky, podstavec, stativ, organizér
stand|hu|állvány, állványok, tartó, tartók, telefontartó, asztali tartó, rendszerező,
  fülhallgatótartó, fejhallgató tartó
stand|ro|suport, suporturi, trepied, organizator
stand|ru|подставка, подставки, держатель, держатели, стойка, штатив, органайзер
mount|cs|nástěnný držák, držák na zeď, konzole na zeď, úchyt, montážní sada
mount|hu|fali tartó, fali konzol, rögzítő, konzol fali, tartókonzol
mount|ro|suport de perete, suport perete, prindere, montură
mount|ru|крепление, кронштейн, настенный держатель, настенное крепление
dock|cs|dokovací stanice, nabíjecí stanice, nabíjecí stojan, nabíjecí základna
dock|hu|dokkoló, dokkolóállomás, töltőállomás, töltőállvány, töltődokk
dock|ro|stație de încărcare, stație de andocare, docking station, bază de încărcare
dock|ru|док-станция, зарядная станция, зарядная подставка
cable|cs|kabel, kabely, nabíjecí kabel, datový kabel, prodlužovací kabel, šňůra
cable|hu|kábel, kábelek, töltőkábel, adatkábel, hosszabbító, hosszabbító kábel, tápkábel
cable|ro|cablu, cabluri, cablu de încărcare, cablu de date, prelungitor
cable|ru|кабель, кабели, шнур, провод, зарядный кабель
charger|cs|nabíječka, nabíječky, nabíjecí adaptér, napájecí zdroj, síťový adaptér, autonabíječka,
  rychlonabíječka
charger|hu|töltő, töltők, autós töltő, gyorstöltő, hálózati töltő, tápegység, hálózati adapter,
  vezeték nélküli töltő
charger|ro|încărcător, încărcătoare, alimentator, încărcător auto, încărcător rapid,
  încărcător wireless
charger|ru|зарядное устройство, зарядка, зарядник, блок питания, сетевой адаптер, зарядный адаптер
adapter|cs|redukce, adaptér, převodník
adapter|hu|átalakító
adapter|ro|adaptor, adaptoare, convertor
adapter|ru|адаптер, переходник, переходники
strap|cs|řemínek, řemínky, náramek, pásek, popruh, popruhy
strap|hu|szíj, óraszíj, szíjak, karpánt, csuklópánt, okosóra szíj, vállszíj, fejpánt
strap|ro|curea, curele, brățară, brățări, curelușă
strap|ru|ремешок, ремешки, браслет, браслеты, ремень
bag|cs|taška, brašna, batoh, kabelka, fotobrašna
bag|hu|táska, hátizsák, fotótáska, válltáska
bag|ro|geantă, genți, rucsac, borsetă
bag|ru|сумка, сумки, рюкзак
filter|cs|filtr, filtry, filtrem, sáček, sáčky, sáčky do vysavače, kartáč, kartáče,
  kartáčová hlavice, hlavice, náhradní hlavice, tryska, hubice
filter|hu|szűrő, szűrők, porzsák, porzsákok, kefe, kefék, kefefej, fogkefefej, fogkefefejek,
  hengerkefe, szívófej
filter|ro|filtru, filtre, sac aspirator, saci, perie, perii, cap periuță, capete periuță,
  rezerve periuță, duză
filter|ru|фильтр, фильтры, мешок, мешки, пылесборник, щетка, щетки, насадка, насадки, турбощетка
controller|cs|ovladač, gamepad, joystick, volant
controller|hu|kontroller, kormány, játékvezérlő
controller|ro|controler, maneta, manetă, volan
controller|ru|геймпад, джойстик, контроллер, руль
remote|cs|dálkový ovladač, dálkové ovládání
remote|hu|távirányító
remote|ro|telecomandă
remote|ru|пульт, пульт ду, пульт дистанционного
memory card|cs|paměťová karta
memory card|hu|memóriakártya
memory card|ro|card de memorie, card memorie
memory card|ru|карта памяти
lens|cs|sluneční clona, krytka objektivu
lens|hu|napellenző, objektívsapka
lens|ro|parasolar, capac obiectiv
lens|ru|бленда, крышка объектива
instructions|cs|návod na stavbu, příručka
instructions|hu|kézikönyv, összeszerelési útmutató, építési útmutató
instructions|ro|instrucțiuni
instructions|ru|руководство, мануал
recipe book|cs|kuchařka, recepty, kniha receptů
recipe book|hu|szakácskönyv, receptek, receptkönyv
recipe book|ro|carte de bucate, rețete, carte de rețete
recipe book|ru|кулинарная книга, рецепты, книга рецептов
keycaps|cs|keycapy, krytky kláves
keycaps|hu|billentyűsapka, billentyűsapkák
keycaps|ro|taste keycaps, capace taste
keycaps|ru|кейкапы, клавиши кейкапы
mouse pad|cs|podložka pod myš, podložka
mouse pad|hu|egérpad, egéralátét
mouse pad|ro|covoraș mouse, mousepad
mouse pad|ru|коврик для мыши, коврик
mouse feet|cs|kluzáky, kluzné podložky, nožičky na myš, kluzné nožičky
mouse feet|hu|egértalp, egértalpak, csúszótalp
mouse feet|ro|piciorușe, piciorușe mouse
mouse feet|ru|глайды, ножки для мыши
enclosure|cs|externí box, rámeček na disk, box na disk, externí rámeček
enclosure|hu|külső ház, ssd ház, merevlemez ház
enclosure|ro|carcasă externă, rack extern, rack ssd
enclosure|ru|внешний корпус, корпус для ssd, бокс для ssd
ink|cs|inkoust, inkoustová náplň, inkoustová kazeta, tonerová kazeta
ink|hu|tintapatron, tintapatronok, tonerkazetta, festékkazetta
ink|ro|cartuș, cartușe, cartuș cerneală, cerneală, cartuș toner
ink|ru|картридж, картриджи, чернила, тонер
descaler|cs|odvápňovač, odvápňovací tablety
descaler|hu|vízkőoldó, vízkőmentesítő
descaler|ro|decalcifiant, soluție decalcifiere
descaler|ru|средство от накипи, декальцинатор
liners|cs|pečicí papír
liners|hu|sütőpapír
liners|ro|hârtie de copt
liners|ru|бумага для выпечки, пергамент
bowl|cs|mísa, miska, hnětací mísa
bowl|hu|keverőtál, tál
bowl|ro|bol, castron
bowl|ru|чаша, миска
lid|cs|víko, poklice, poklička, víčko
lid|hu|fedő, üvegfedő, fedél
lid|ro|capac, capac sticlă
lid|ru|крышка
blade|cs|pilový kotouč, pilový list, čepel, čepele, břit, břity
blade|hu|fűrészlap, penge, pengék, borotvapenge, vágókés
blade|ro|lamă, lame, pânză fierăstrău
blade|ru|лезвие, лезвия, полотно, пильный диск, сменные кассеты
bits|cs|sada bitů, bity, vrtáky, sada vrtáků
bits|hu|bitkészlet, bit készlet, fúrószár, fúrószárak, fúrókészlet
bits|ro|set biți, biți, burghie, set burghie
bits|ru|биты, набор бит, сверла, набор сверл
tool box|cs|kufr, kufřík, kufr na nářadí, úložný box
tool box|hu|szerszámosláda, koffer, hordtáska koffer, tárolódoboz
tool box|ro|cutie scule, valiză, cutie depozitare
tool box|ru|ящик для инструментов, чемодан, короб
hose|cs|hadice, prodlužovací hadice
hose|hu|tömlő, gégecső, hosszabbító tömlő
hose|ro|furtun, furtun prelungitor
hose|ru|шланг, удлинительный шланг
laces|cs|tkaničky
laces|hu|cipőfűző
laces|ro|șireturi
laces|ru|шнурки
insoles|cs|vložky do bot, stélky, vložky
insoles|hu|talpbetét, talpbetétek
insoles|ro|branțuri, talonete, tălpici
insoles|ru|стельки
care kit|cs|čisticí sada, čistící sada, sada na čištění, údržbová sada
care kit|hu|tisztítókészlet, tisztító készlet, ápolókészlet, tisztítószett
care kit|ro|kit de curățare, kit curățare, set întreținere
care kit|ru|набор для чистки, комплект для чистки, чистящий набор
outfit|cs|oblečky, oblečení pro panenky
outfit|hu|babaruha
outfit|ro|haine păpuși
outfit|ru|одежда для кукол
card sleeves|cs|obaly na karty
card sleeves|hu|kártyavédő, kártyavédő tok
card sleeves|ro|protecții cărți
card sleeves|ru|протекторы для карт
part|cs|těsnění, těsnicí kroužek, silikonový kroužek, koš, košík, pečicí forma, forma na pečení,
  mřížka, rošt, sklíčidlo, sklíčidla, uhlíky, rotor, nádržka, nádržka na vodu, zásobník, polštářek,
  ramenní vycpávka, stmívač, stínidlo, kolečko, kolečka, rukojeť, figurky náhradní, peníze, sítko,
  trychtýř, náhradní sítko, plastová krytka
part|hu|tömítés, tömítőgyűrű, szilikon gyűrű, kosár, sütőkosár, sütőforma, rács, tokmány,
  fúrótokmány, szénkefe, forgórész, víztartály, tartály, vállpárna, dimmer, fényerőszabályzó,
  lámpabúra, kerék, fogantyú, zsanér, játékpénz, bábuk, szita, tölcsér
part|ro|garnitură, garnituri, inel etanșare, inel silicon, coș, formă copt, grătar, mandrină,
  perii colectoare, rezervor, rezervor apă, variator, abajur, roată, roți, mâner, balama,
  bani de joc, pioni, sită, pâlnie
part|ru|уплотнитель, уплотнительное кольцо, прокладка, корзина, форма для выпечки, решетка, патрон,
  угольные щетки, щетки угольные, ротор, якорь, бачок, резервуар, диммер, абажур, колесо, петля,
  наплечник
stylus|cs|dotykové pero
stylus|hu|érintőceruza, érintő ceruza
stylus|ro|stilou touch, creion touch
stylus|ru|стилус`;
