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
display case|nl|verlichting, verlichtingsset, vitrine
display case|sv|belysning, belysningssats, belysningsset, monter
bag|sv|väska
filter|de|filter, beutel, bürsten
replacement|de|ersatzteil, ersatzteile`;

/** Beginnings of such compounds. */
export const COMPOUND_STARTS = `
replacement|de|ersatz
replacement|nl|vervangings, navul, reserveonderde
replacement|sv|ersättnings`;
