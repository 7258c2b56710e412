import { ACCESSORIES } from '../lexicon/accessories.ts';
import { ASIAN_ACCESSORIES } from '../lexicon/accessories-asian.ts';
import { CENTRAL_ACCESSORIES } from '../lexicon/accessories-central.ts';
import { NORDIC_ACCESSORIES } from '../lexicon/accessories-nordic.ts';
import { ACCESSORY_BRANDS } from '../lexicon/accessory-brands.ts';
import { ALIASES } from '../lexicon/aliases.ts';
import { CARE } from '../lexicon/articles-care.ts';
import { FOODS } from '../lexicon/articles-food.ts';
import { CLOTHES_AND_TOYS } from '../lexicon/articles-wear.ts';
import { BRANDS } from '../lexicon/brands.ts';
import { COLOURS } from '../lexicon/colours.ts';
import { COMPOUND_ENDS, COMPOUND_STARTS } from '../lexicon/compounds.ts';
import { CONDITIONS } from '../lexicon/conditions.ts';
import { BUNDLES, CONNECTIVES } from '../lexicon/connectives.ts';
import { ATTRIBUTES, FEATURES } from '../lexicon/features.ts';
import { GENERIC_WORDS } from '../lexicon/generic-words.ts';
import { GOODS } from '../lexicon/goods.ts';
import { GOODS_BY_LANGUAGE } from '../lexicon/goods-by-language.ts';
import { HOME_GOODS } from '../lexicon/goods-home.ts';
import { LEISURE_GOODS } from '../lexicon/goods-leisure.ts';
import { WORKSHOP_GOODS } from '../lexicon/goods-workshop.ts';
import { LOOKALIKES } from '../lexicon/lookalikes.ts';
import { MORE_BRANDS } from '../lexicon/more-brands.ts';
import { OWN_KINDS_OF_LINES, OWN_KINDS_OF_MAKERS } from '../lexicon/own-kinds.ts';
import { FORMS, PLATFORMS } from '../lexicon/platforms.ts';
import { LINES } from '../lexicon/product-lines.ts';
import { readRows } from '../lexicon/rows.ts';
import { SPARE_PARTS } from '../lexicon/spare-parts.ts';
import { STOP_WORDS } from '../lexicon/stop-words.ts';
import {
  PACK_NUMBERS,
  PACK_WORDS_AFTER,
  PACK_WORDS_BEFORE,
  UNIT_FACTORS,
  UNITS,
  type Unit,
} from '../lexicon/units.ts';
import { NOT_VARIANTS, VARIANTS } from '../lexicon/variants.ts';
import { WEAK_ACCESSORY_WORDS } from '../lexicon/weak-accessories.ts';
import { SplitterBuilder } from '../text/segment.ts';
import type { RunSplitter } from '../text/tokens.ts';
import { foldAll, PhraseTable, type TermKind } from './phrase-table.ts';

/** A part of a compound, and what a compound with it is. */
type Part = readonly [letters: string, meaning: string];

/** All that is known of words. */
export interface Vocabulary {
  readonly terms: PhraseTable;
  /** Apart, since "nintendo switch" is both a maker's console and where a game runs. */
  readonly platforms: PhraseTable;
  readonly aliases: PhraseTable;
  readonly packs: PhraseTable;
  readonly units: PhraseTable;
  readonly unitOf: ReadonlyMap<string, Unit>;
  /** Lines whose goods are of a kind that elsewhere is an accessory, by the kind. */
  readonly ownLines: PhraseTable;
  /** The same of makers. */
  readonly kindsOfMaker: ReadonlyMap<string, readonly string[]>;
  /** Accessory meanings by the end of a compound, by its last letter. */
  readonly compoundEnds: ReadonlyMap<string, readonly Part[]>;
  /** The same by its beginning, by its first letter. */
  readonly compoundStarts: ReadonlyMap<string, readonly Part[]>;
  readonly split: RunSplitter;
}

const LISTS: readonly (readonly [kind: TermKind, rows: string])[] = [
  ['accessory', ACCESSORIES],
  ['accessory', WEAK_ACCESSORY_WORDS],
  ['accessory', SPARE_PARTS],
  ['accessory', NORDIC_ACCESSORIES],
  ['accessory', CENTRAL_ACCESSORIES],
  ['accessory', ASIAN_ACCESSORIES],
  ['lookalike', LOOKALIKES],
  ['connective', CONNECTIVES],
  ['bundle', BUNDLES],
  ['condition', CONDITIONS],
  ['variant', VARIANTS],
  ['generic', NOT_VARIANTS],
  ['colour', COLOURS],
  ['brand', BRANDS],
  ['brand', MORE_BRANDS],
  ['accessory brand', ACCESSORY_BRANDS],
  ['line', LINES],
  ['form', FORMS],
  ['generic', GENERIC_WORDS],
  ['generic', GOODS],
  ['generic', GOODS_BY_LANGUAGE],
  ['generic', HOME_GOODS],
  ['generic', WORKSHOP_GOODS],
  ['generic', LEISURE_GOODS],
  ['feature', FEATURES],
  ['article', CARE],
  ['article', FOODS],
  ['article', CLOTHES_AND_TOYS],
  ['attribute', ATTRIBUTES],
  ['stop', STOP_WORDS],
];

function build(): Vocabulary {
  const splits = new SplitterBuilder();
  const terms = new PhraseTable(splits);
  for (const [kind, rows] of LISTS) terms.addRows(kind, rows);
  const units = new PhraseTable(splits).addRows('unit', UNITS);
  const unitOf = new Map(UNIT_FACTORS.map((unit) => [unit.label, unit]));
  return {
    terms,
    platforms: new PhraseTable(splits).addRows('platform', PLATFORMS),
    aliases: new PhraseTable(splits).addRows('alias', ALIASES),
    packs: new PhraseTable(splits)
      .addRows('pack after', PACK_WORDS_AFTER)
      .addRows('pack before', PACK_WORDS_BEFORE)
      .addRows('pack number', PACK_NUMBERS),
    units,
    unitOf,
    ownLines: new PhraseTable(splits).addRows('own kind', OWN_KINDS_OF_LINES),
    kindsOfMaker: meaningsByWord(OWN_KINDS_OF_MAKERS),
    compoundEnds: partsByLetter(COMPOUND_ENDS, -1),
    compoundStarts: partsByLetter(COMPOUND_STARTS, 0),
    split: splits.build(),
  };
}

/** The parts of compounds by their letter at a place. */
function partsByLetter(text: string, at: number): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const [letters, [meaning = '']] of meaningsByWord(text)) {
    const letter = letters.at(at) as string;
    const known = found.get(letter);
    if (known) known.push([letters, meaning]);
    else found.set(letter, [[letters, meaning]]);
  }
  return found;
}

/** What each word of a list means. */
function meaningsByWord(text: string): Map<string, string[]> {
  const rows = readRows(text);
  const folded = foldAll(rows.flatMap((row) => row.words));
  const meanings = rows.flatMap((row) => row.words.map(() => row.meaning));
  const found = new Map<string, string[]>();
  folded.forEach((word, i) => {
    const meaning = meanings[i] as string;
    const known = found.get(word);
    if (known) known.push(meaning);
    else found.set(word, [meaning]);
  });
  return found;
}

let built: Vocabulary | undefined;

/** The vocabulary, put together when it is first needed: importing the module stays cheap. */
export function vocabulary(): Vocabulary {
  built ??= build();
  return built;
}
