import type { Wanted } from '../facts.ts';
import { MERCHANDISE } from '../lexicon/lookalikes.ts';
import {
  type Atom,
  atomsOf,
  furtherWords,
  withoutDescription,
  withoutPlatform,
  withoutTarget,
} from './atoms.ts';
import { distinctnessOf, endOfName } from './distinctness.ts';
import type { Mark } from './marks.ts';
import { meanings } from './marks.ts';
import { ownKindsOf } from './own-kinds.ts';
import { type Understanding, understand } from './understanding.ts';
import { readWork, type Work, YEAR_LIKE } from './work.ts';

/** What is wanted, understood, with what every comparison asks of it. */
export interface Request extends Understanding {
  readonly atoms: readonly Atom[];
  /** The token at which its title stops naming the product and describes it. */
  readonly nameEnd: number;
  /** Accessories it names at all, and those that are the product rather than come with it. */
  readonly accessories: ReadonlySet<string>;
  readonly mainAccessories: readonly string[];
  readonly variants: ReadonlySet<string>;
  readonly colours: readonly string[];
  readonly platforms: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  /** Kinds of things its line or maker is known for, which for others would be accessories. */
  readonly ownKinds: ReadonlySet<string>;
  readonly saysFor: boolean;
  readonly saysLike: boolean;
  readonly saysBundle: boolean;
  /** Names several things with a "+" between. */
  readonly saysPlus: boolean;
  /** A games console: things that run on it name it too. */
  readonly isPlatform: boolean;
  /** Where its title ends, if it is a work asked for by title and maker. */
  readonly work: Work | null;
  /** A thing with a maker, model or measure, rather than a title of a game, an app or a book. */
  readonly isHardware: boolean;
  /** How much of an identity its words are: under about 1.5 a namesake is likely. */
  readonly distinctness: number;
}

const PHYSICAL: ReadonlySet<string> = new Set(['capacity', 'size', 'volume', 'weight', 'power']);

function accessoriesIn(marks: readonly Mark[]): string[] {
  // "Elden Ring" is no ring: merchandise is allowed by its word only, see `compareNature`.
  const lookalikes = meanings(marks, 'lookalike').filter((meaning) => !MERCHANDISE.has(meaning));
  return [...meanings(marks, 'accessory'), ...lookalikes];
}

function identityOf(wanted: Wanted, title: Understanding, atoms: readonly Atom[]) {
  const measured = title.quantities.filter((one) => PHYSICAL.has(one.dimension)).length;
  const models = atoms.some((one) => one.kind === 'designator' && distinctnessOf(one) > 1);
  const makers = atoms.some((one) => one.kind === 'brand' || one.kind === 'line');
  // Four digits alone, or those of a year, may be of a title ("1984") as well as a model.
  const isNumber =
    !makers &&
    measured === 0 &&
    title.codes.every(({ canonical }) =>
      (atoms.length === 1 ? /^\d{4}$/ : YEAR_LIKE).test(canonical),
    );
  const codes = isNumber ? 0 : title.codes.length;
  const fields = (wanted.brand ? 1 : 0) + (title.mpn ? 1 : 0);
  // Who is no maker we know may be an author or a publisher.
  const isMade = (wanted.brand !== undefined && title.otherBrand === '') || title.mpn !== '';
  const words = atoms.reduce(
    (sum, one) => sum + (isNumber && one.kind === 'code' ? 0.5 : distinctnessOf(one)),
    0,
  );
  const variants = new Set(meanings(title.marks, 'variant')).size;
  return {
    isHardware: makers || models || isMade || codes + measured > 0,
    distinctness: words + fields + 0.5 * (measured + variants),
  };
}

/** The query's parts: all of its name, and its description at little weight. */
function partsOf(title: Understanding) {
  const { atoms, isPlatform } = withoutPlatform(atomsOf(title), title.marks);
  const nameEnd = endOfName(title, atoms);
  return { atoms: withoutDescription(atoms, nameEnd), isPlatform, nameEnd };
}

/** Reads out of the wanted product what every comparison asks of it. */
export function readRequest(wanted: Wanted): Request {
  const title = understand(wanted);
  const { marks, statedCondition } = title;
  const { atoms, isPlatform, nameEnd } = partsOf(title);
  const named = marks.filter((one) => one.from < nameEnd);
  const work = readWork(title);
  const identity = identityOf(wanted, title, atoms);
  const isHardware = identity.isHardware && !work;
  const all = [...atoms, ...furtherWords(title, atoms, isHardware, work)];
  // What stands in brackets is what it comes in: "(jewel case)".
  const outright = named.filter((one) => !title.tokens[one.from]?.nested);
  // Inks are called by their number alone as often as not.
  const mainAccessories = accessoriesIn(outright).filter((meaning) => meaning !== 'ink');
  const connectives = meanings(named, 'connective');
  const bundles = meanings(marks, 'bundle');
  const saysPlus = title.tokens.some((token) => token.gap === '+');
  const conditions = new Set(meanings(marks, 'condition'));
  if (statedCondition && statedCondition !== 'new') conditions.add(statedCondition);
  return {
    ...title,
    ...identity,
    isHardware,
    work,
    atoms: withoutTarget(all, named),
    nameEnd,
    accessories: new Set(accessoriesIn(marks)),
    mainAccessories,
    variants: new Set(meanings(named, 'variant')),
    colours: meanings(marks, 'colour'),
    platforms: new Set(isPlatform ? [] : meanings(named, 'platform')),
    forms: new Set(meanings(marks, 'form')),
    conditions,
    ownKinds: ownKindsOf(title, mainAccessories.length > 0),
    saysFor: connectives.includes('for') || connectives.includes('for after'),
    saysLike: connectives.includes('like') || connectives.includes('like after'),
    saysBundle: saysPlus || bundles.length > 0,
    saysPlus: saysPlus || bundles.includes('bundle'),
    isPlatform,
  };
}
