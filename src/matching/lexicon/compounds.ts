/** Ends of German, Dutch and Swedish compounds, which are written in one word. */
export const COMPOUND_ENDS = `
case|de|hülle, hüllen, huelle, tasche, etui
case|nl|hoes, hoesje, hoezen
case|sv|fodral, skal
screen protector|de|folie, panzerglas, displayschutz
screen protector|nl|beschermer, protector
screen protector|sv|skydd, skyddsglas
ear pads|de|polster, kissen
ear pads|nl|kussens
ear pads|sv|kuddar
battery|de|akku, batterie
battery|nl|accu, batterij
cable|de|kabel
charger|de|ladegerät, netzteil, ladestation
charger|nl|oplader, lader
charger|sv|laddare
stand|de|halterung, ständer
stand|nl|houder, standaard
stand|sv|hållare, ställ
strap|de|armband, riemen
strap|nl|bandje, riem
display case|de|vitrine, beleuchtung, beleuchtungsset, lichtset
display case|nl|verlichting, verlichtingsset
display case|sv|belysning, belysningssats, belysningsset, monter
bag|sv|väska
filter|de|filter, beutel, bürsten
replacement|de|ersatzteil, ersatzteile
case|da|hylster, taske, trekk
case|no|deksel, veske
case|fi|kotelo, kotelot, kuori, kuoret, suojus
case|hu|hátlap, huzat
screen protector|de|schutzglas, schutzfolien
screen protector|nl|beschermglas
screen protector|da|panserglas, beskyttelse, beskytter
screen protector|no|panserglass
screen protector|fi|panssarilasi, suojalasi, suojakalvo, näytönsuoja
screen protector|hu|fólia, védőüveg
ear pads|sv|pluppar
ear pads|da|puder
ear pads|no|puter
ear pads|fi|tyynyt, pehmusteet, tulpat
ear pads|hu|párna, párnák
replacement|fi|varaosa, varaosat
replacement|hu|alkatrész
battery|hu|akkumulátor
battery|sv|batteri
cable|fi|kaapeli, johto
cable|hu|kábel
charger|fi|laturi
stand|de|stativ, ablage, untersetzer
stand|nl|statief
stand|da|holder, stander
stand|fi|teline, pidike
stand|hu|állvány
strap|de|schlaufe
strap|da|remme
strap|no|reim
strap|fi|ranneke, hihna
mount|sv|fäste
mount|no|feste
bag|fi|laukku
bag|hu|táska
filter|de|düse, bürste
filter|nl|borstel, borstels, filters, zakken
filter|sv|påse, påsar, borste, borstar
filter|da|pose, poser, børste, børster, hoveder
filter|fi|suodatin, suodattimet, harjat, pussi, pussit
filter|hu|szűrő, zsák, kefefej
display case|fi|valosarja, vitriini
part|de|dichtung, dichtungen, dichtring, dichtungsring, backform, deckel, bohrfutter, kohlebürsten,
  dimmer, lampenschirm, polsterung
part|nl|dichting, koolborstels, boorkop
part|sv|tätning, packning, korg, behållare
part|da|pakning, beholder
part|fi|tiiviste, kori, säiliö, istukka
part|hu|tömítés, kosár, tartály, tokmány
insoles|de|einlegesohlen, einlegesohle, sohlen
insoles|sv|sulor
outfit|de|kostüm
instructions|de|anleitung
instructions|nl|handleiding`;

/** Beginnings of such compounds. */
export const COMPOUND_STARTS = `
replacement|de|ersatz
replacement|nl|vervangings, navul, reserveonderde
replacement|sv|ersättnings`;
