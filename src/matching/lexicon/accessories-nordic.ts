/**
 * What is sold for a product, in Danish, Norwegian and Finnish. Which of the meanings need a
 * suspicious place is said in `weak-accessories.ts`.
 */
export const NORDIC_ACCESSORIES = `
case|da|mobilcover, mobilcovers, bagcover, flipcover, lædercover, silikonecover, hylster, etuier,
  beskyttelsescover, beskyttelsesetui, beskyttelseshylster, bæreetui, rejseetui, opbevaringsetui,
  pungetui, pung, regnslag, regncover, støvcover, opbevaringstaske
case|no|deksel, deksler, mobildeksel, silikondeksel, beskyttelsesdeksel, lommebokdeksel,
  lommeboketui, bæreveske, oppbevaringsetui, reiseetui, regntrekk, støvtrekk, trekk, futteral
case|fi|kotelo, kotelot, suojakotelo, suojakotelot, kuori, kuoret, suojakuori, suojakuoret,
  takakuori, silikonikuori, lompakkokotelo, nahkakotelo, säilytyskotelo, kantokotelo, matkakotelo,
  suojus, suojapussi, suojatasku, suojahuppu, sadesuoja, pölysuoja, puhelinkotelo, puhelinkuori
screen protector|da|skærmbeskyttelse, skærmbeskytter, skærmbeskyttere, panserglas, hærdet glas,
  beskyttelsesglas, beskyttelsesfilm, skærmfilm, linsebeskytter, kamerabeskytter, sikkerhedsglas
screen protector|no|skjermbeskytter, skjermbeskyttere, skjermbeskyttelse, panserglass, herdet glass,
  beskyttelsesglass, skjermfilm
screen protector|fi|näytönsuoja, näytönsuojat, panssarilasi, panssarilasit, suojalasi, suojalasit,
  suojakalvo, suojakalvot, näytön suoja, karkaistu lasi, näytönsuojalasi, näytönsuojakalvo,
  kameralasi, linssinsuoja, linssisuoja, kameransuoja
protector|da|klistermærke, klistermærker, mærkat, beskytter
protector|no|klistremerke, klistremerker
protector|fi|tarra, tarrat, skini, suojatarra
ear pads|da|ørepuder, ørepude, ørepropper, silikonepropper, hovedbøjlepude, ørekroge
ear pads|no|øreputer, ørepute, hodebøylepute
ear pads|fi|korvatyynyt, korvatyyny, korvapehmusteet, korvapehmuste, varapehmusteet, pehmusteet,
  korvatulpat, korvasuojukset, kuuloketyynyt
replacement|da|reservedel, reservedele, erstatning, erstatnings, udskiftning, udskiftnings,
  udskiftelig, reparation, reparationssæt, refill, uoriginal
replacement|no|reservedeler, utskifting, utskiftnings, reparasjon, reparasjonssett
replacement|fi|varaosa, varaosat, vaihto-osa, vaihto-osat, tarvikeosa, korjaussarja, korvaava,
  vara-akku, varaosasarja, vara, vaihto, täyttöpakkaus
display case|da|udstillingskasse, displayboks, lyssæt, belysning, belysningssæt, led-lys, led lys
display case|no|monter, utstillingsboks, lyssett, belysningssett
display case|fi|vitriini, esittelylaatikko, esittelyvitriini, valosarja, led-valosarja, led-valot,
  led valot, valaistussarja, ledivalosarja
empty box|da|tom æske, tom kasse, kun æske, kun kasse, kun emballage, tom emballage, uden spil,
  tom kasse til, brugsanvisning
empty box|no|tom eske, kun eske, bare eske, kun emballasje, tom emballasje, bruksanvisning
empty box|fi|tyhjä laatikko, pelkkä laatikko, vain laatikko, tyhjä pakkaus, pelkkä pakkaus,
  pelkät kuoret, käyttöohje, käyttöohjeet, ohjekirja, pelkkä ohjekirja
battery|da|batteripakke, ekstra batteri, powerbank
battery|no|nødlader
battery|fi|akku, akut, paristo, paristot, varavirtalähde, virtapankki, lisäakku, tarvikeakku
stand|da|stander, stativ, stativer, holder, holdere, opbevaringsstativ
stand|no|oppbevaringsstativ
stand|fi|teline, telineet, pidike, pidikkeet, jalusta, kolmijalka, pöytäteline, järjestelijä,
  pitimet
mount|da|vægbeslag, vægholder, beslag, vægophæng, montering, monteringsbeslag
mount|no|veggfeste, veggbrakett, brakett, feste, monteringsbrakett
mount|fi|seinäteline, seinäkiinnike, kiinnike, kiinnikkeet, seinäpidike, asennussarja
dock|da|ladestation, opladningsstation, dockingstation, ladestander, opladerstation
dock|no|ladestasjon, dokkingstasjon, ladestativ
dock|fi|latausasema, telakka, telakointiasema, lataustelakka, latausteline, latausalusta
cable|da|kabel, kabler, opladerkabel, ladekabel, opladningskabel, ledning, forlængerledning
cable|no|skjøteledning
cable|fi|kaapeli, kaapelit, johto, latausjohto, latauskaapeli, jatkojohto, virtajohto,
  latauskaapelit
charger|da|oplader, opladere, lader, strømforsyning, hurtigoplader, biloplader, strømadapter
charger|no|ladere, hurtiglader, billader, ladekloss
charger|fi|laturi, laturit, pikalaturi, autolaturi, virtalähde, verkkolaite, verkkolaturi,
  latauspistoke
adapter|da|omformer, konverter, overgang
adapter|fi|sovitin, adapteri, muunnin
strap|da|rem, remme, urrem, armbånd, urremme, skulderrem, bærerem, silikonerem
strap|no|reim, reimer, klokkereim, skulderreim, bærereim, silikonreim
strap|fi|ranneke, rannekkeet, hihna, hihnat, kellonranneke, kantohihna, olkahihna, silikoniranneke
bag|da|taske, tasker, rygsæk, skuldertaske, bæretaske, kamerataske
bag|no|veske, vesker, ryggsekk, sekk, skulderveske, kameraveske
bag|fi|laukku, laukut, reppu, kassi, kameralaukku, olkalaukku, kantolaukku, pussi
filter|da|filtre, støvsugerpose, støvsugerposer, børste, børster, børstehoved, børstehoveder,
  tandbørstehoved, tandbørstehoveder, mundstykke, rullebørste
filter|no|børstehode, børstehoder, tannbørstehode, tannbørstehoder, munnstykke
filter|fi|suodatin, suodattimet, pölypussi, pölypussit, harja, harjat, harjapää, harjapäät,
  vaihtoharja, vaihtoharjat, vaihtopää, vaihtopäät, suutin, pyörivä harja
controller|da|håndkontrol
controller|no|håndkontroll, håndkontroller
controller|fi|ohjain, ohjaimet, peliohjain, rattiohjain
remote|da|fjernbetjening
remote|no|fjernkontroll
remote|fi|kaukosäädin
memory card|da|hukommelseskort
memory card|no|minnekort
memory card|fi|muistikortti
lens|da|modlysblænde, objektivdæksel
lens|no|solblender, objektivdeksel
lens|fi|vastavalosuoja, linssinsuojus, objektiivinsuojus
instructions|da|vejledning, samlevejledning, byggevejledning
instructions|no|veiledning, byggeanvisning, monteringsanvisning
instructions|fi|ohjeet, rakennusohje, rakennusohjeet, kokoamisohje
recipe book|da|kogebog, opskrifter, opskriftsbog
recipe book|no|kokebok, oppskrifter, oppskriftsbok
recipe book|fi|keittokirja, reseptit, reseptikirja
keycaps|da|tastehætter
keycaps|no|tastehetter
keycaps|fi|näppäinhatut, näppäimistöhatut
mouse pad|da|musemåtte, skriveunderlag
mouse pad|no|musematte
mouse pad|fi|hiirimatto, kirjoitusalusta
mouse feet|da|musefødder, glidefødder
mouse feet|no|museføtter, glideføtter
mouse feet|fi|hiiren jalat, hiiren liukupalat, liukupalat, hiirijalat, liukutarrat
enclosure|da|kabinet, ssd-kabinet, usb-c-kabinet, eksternt kabinet
enclosure|no|kabinett, ssd-kabinett
enclosure|fi|ssd-kotelo, usb-kotelo, ulkoinen kotelo, kiintolevykotelo
ink|da|blækpatron, blækpatroner, tonerpatron
ink|no|blekkpatron, blekkpatroner, tonerkassett
ink|fi|mustekasetti, mustekasetit, värikasetti, värikasetit, mustepatruuna, mustepullo
descaler|da|afkalkningsmiddel, afkalker, afkalkningstabletter
descaler|no|avkalkingsmiddel, avkalker, avkalkingstabletter
descaler|fi|kalkinpoistoaine, kalkinpoistaja, kalkinpoistotabletit
liners|da|bagepapir
liners|no|bakepapir
liners|fi|leivinpaperi, paperivuoat
bowl|da|røreskål
bowl|no|bolle, bakebolle
bowl|fi|kulho, sekoituskulho
lid|da|glaslåg, dæksel
lid|no|lokk, glasslokk
lid|fi|kansi, lasikansi
blade|da|savklinge, savklinger, klinge, klinger, reservekniv
blade|no|sagblad
blade|fi|terä, terät, sahanterä, vaihtoterä
bits|da|bitssæt, borsæt
bits|no|bitssett, borsett
bits|fi|kärkisarja, poranterä, poranterät, poranteräsarja, ruuvauskärjet
tool box|da|værktøjskasse, opbevaringsboks, kuffert
tool box|no|verktøykasse, oppbevaringsboks, koffert
tool box|fi|työkalulaatikko, säilytyslaatikko, työkalusalkku, salkku
hose|da|slange, forlængerslange
hose|no|forlengerslange
hose|fi|letku, jatkoletku, imuletku
laces|da|snørebånd
laces|no|skolisser, lisser
laces|fi|kengännauhat, nauhat
insoles|da|indlægssåler, indlægssål, såler
insoles|no|innleggssåler, innersåler
insoles|fi|pohjalliset, pohjallinen
care kit|da|rengøringssæt, plejesæt, rensesæt
care kit|no|rengjøringssett, pleiesett, rensesett
care kit|fi|puhdistussarja, hoitosarja, puhdistussetti
belt|da|bælte
belt|no|belte
belt|fi|vyö
outfit|da|dukketøj, tøjsæt
outfit|no|dukkeklær
outfit|fi|nukenvaatteet, asusetti
card sleeves|da|kortlommer
card sleeves|fi|korttisuojat, korttitaskut
part|da|pakning, tætningsring, silikonering, kurv, stegekurv, bageform, grillrist, rist, borepatron,
  kulbørster, vandtank, vandbeholder, bakke, skulderpude, skulderpuder, lysdæmper, lampeskærm,
  køleblæser, hjul, håndtag, hængsel, spillepenge, spillebrikker, tragt
part|no|tetningsring, silikonring, stekekurv, bakeform, borchuck, kullbørster, vanntank,
  vannbeholder, skulderpute, skulderputer, dimmer, lampeskjerm, kjølevifte, håndtak, hengsel,
  spillepenger, trakt
part|fi|tiiviste, tiivisteet, tiivisterengas, silikonirengas, kori, paistokori, paistovuoka, vuoka,
  ritilä, poraistukka, istukka, hiiliharjat, vesisäiliö, säiliö, olkatyyny, olkapehmuste, himmennin,
  varjostin, lampunvarjostin, jäähdytystuuletin, pyörä, kahva, sarana, pelirahat, pelinappulat,
  suppilo, roottori, ankkuri
stylus|da|styluspen, stylus pen, pekepen
stylus|no|styluspenn, pekepenn
stylus|fi|kosketuskynä, stylus-kynä`;
