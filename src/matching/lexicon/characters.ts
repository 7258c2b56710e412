/**
 * Characters that stores write in several ways, each beside the one we compare. Latin letters are
 * here only where Unicode gives them no accent to strip.
 */
export const CHARACTER_FORMS: ReadonlyMap<string, string> = new Map(
  `
ß ss|ı i|ø o|ł l|đ d|ð d|þ th|æ ae|œ oe|ŋ n|ħ h|ŧ t
‐ -|‑ -|‒ -|– -|— -|― -|− -|⁃ -|﹣ -|～ -|〜 -
“ "|” "|„ "|‟ "|″ "|‶ "|〃 "|« "|» "|‘ '|’ '|‚ '|‛ '|′ '|‵ '|ʹ '|ʼ '|ʻ '|´ '|\` '
× x|✕ x|✖ x|⨯ x|⁄ /|∕ /|· ,|• ,|● ,|‧ ,|｡ ,|。 ,|、 ,|، ,|؛ ,|¦ ,
【 (|】 )|「 (|」 )|『 (|』 )|〔 (|〕 )|《 (|》 )|〈 (|〉 )|〖 (|〗 )|[ (|] )|{ (|} )
٠ 0|١ 1|٢ 2|٣ 3|٤ 4|٥ 5|٦ 6|٧ 7|٨ 8|٩ 9|۰ 0|۱ 1|۲ 2|۳ 3|۴ 4|۵ 5|۶ 6|۷ 7|۸ 8|۹ 9
० 0|१ 1|२ 2|३ 3|४ 4|५ 5|६ 6|७ 7|८ 8|९ 9|٫ .|ى ي|ة ه|ی ي|ک ك`
    .trim()
    .split(/[\n|]/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);

/** The HTML entities that titles contain; others are left as they are, and read as noise. */
export const HTML_ENTITIES: ReadonlyMap<string, string> = new Map(
  `
amp &|lt <|gt >|quot "|apos '|lsquo '|rsquo '|ldquo "|rdquo "|sbquo '|bdquo "|prime '|Prime "
ndash -|mdash -|hellip ,|bull ,|middot ,|times x|deg °|frac12 1/2|laquo "|raquo "
auml ä|ouml ö|uuml ü|Auml Ä|Ouml Ö|Uuml Ü|szlig ß|aring å|Aring Å|oslash ø|Oslash Ø|aelig æ
agrave à|aacute á|acirc â|atilde ã|ccedil ç|Ccedil Ç|egrave è|eacute é|Eacute É|ecirc ê|euml ë
igrave ì|iacute í|icirc î|iuml ï|ntilde ñ|Ntilde Ñ|ograve ò|oacute ó|ocirc ô|otilde õ|oelig œ
ugrave ù|uacute ú|ucirc û|yacute ý|euro €|pound £|yen ¥`
    .trim()
    .split(/[\n|]/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);
