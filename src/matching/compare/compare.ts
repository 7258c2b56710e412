import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import { compareAmounts, comparePacks } from './amounts.ts';
import { compareAttributes } from './attributes.ts';
import { compareBrands, type Makers, readMakers } from './brands.ts';
import { compareCodes } from './codes.ts';
import { compareCourse } from './course.ts';
import { compareDesignators } from './designators.ts';
import { type Evidence, Findings, isDecisive, type QueryLength } from './evidence.ts';
import { compareGtins, comparePartNumbers } from './identifiers.ts';
import { compareImitation } from './imitation.ts';
import { compareKinds } from './kinds.ts';
import { type NameFit, plainName, readNameFit } from './name-fit.ts';
import { compareNames } from './names.ts';
import { compareNature } from './nature.ts';
import { compareBundles, compareColours, compareConditions, compareEditions } from './offer.ts';
import { placeOf } from './place.ts';
import { compareGenerations, compareVariants } from './variants.ts';
import { compareWords, type Rarity, type WordComparison } from './words.ts';

/** What a comparison found. */
export interface Comparison {
  readonly evidence: readonly Evidence[];
  /** Whether the query has so few words that each of them is meant. */
  readonly isTerse: boolean;
  /** Whether something found refuses the listing, whatever speaks for it. */
  readonly isRefused: boolean;
  /** Share of what is asked for that was found, 0 to 1. */
  readonly coverage: number;
  /** Equal trade numbers: nothing but the condition can still refuse the listing. */
  readonly sameGtin: boolean;
  /** Null where something surer than words decides. */
  readonly name: NameFit | null;
  /** Null where the query names its maker. */
  readonly makers: Makers | null;
}

/** With less than this share of the telling words a title is about something else. */
const SOMETHING_IN_COMMON = 0.12;

const MOST_MISSING_TOLD = 3;

function reportMissing(
  { missing, total, identity }: WordComparison,
  partNumber: boolean,
  findings: Findings,
): void {
  const some = missing.slice(0, MOST_MISSING_TOLD).map((word) => word.slice(0, 24));
  const text = `not in the title: ${some.join(', ') || 'the name'}`;
  if (identity < SOMETHING_IN_COMMON && !partNumber) findings.veto('nothing in common', text);
  else if (some.length > 0) findings.add('words missing', text, missing.length / total);
}

/** Of a query of so few words each is meant. */
const MOST_TERSE_WORDS = 7;
/** A query with more to find than this is a whole title, which may name anything by the way. */
const MOST_BRIEF_ATOMS = 9;

function isTerse({ tokens }: Request): boolean {
  return tokens.length <= MOST_TERSE_WORDS;
}

function lengthOf(wanted: Request): QueryLength {
  if (isTerse(wanted)) return 'terse';
  return wanted.atoms.length <= MOST_BRIEF_ATOMS ? 'brief' : 'long';
}

/** What was found, what refuses the listing first. */
function concluded({ evidence }: Findings, wanted: Request) {
  const length = lengthOf(wanted);
  const deciding = evidence
    .filter((one) => isDecisive(one, length))
    .sort((a, b) => Number(a.sure ?? false) - Number(b.sure ?? false));
  const isRefused = deciding.length > 0;
  const rest = isRefused ? evidence.filter((one) => !isDecisive(one, length)) : evidence;
  return {
    evidence: isRefused ? [...deciding, ...rest] : evidence,
    isTerse: length === 'terse',
    isRefused,
  };
}

/** Gathers what speaks for and against a listing being what is wanted. */
export function compare(wanted: Request, listing: Understanding, rarity: Rarity): Comparison {
  const findings = new Findings();
  if (compareGtins(wanted, listing, findings)) {
    compareConditions(wanted, listing, findings);
    return {
      ...concluded(findings, wanted),
      coverage: 1,
      sameGtin: true,
      name: plainName(listing),
      makers: null,
    };
  }
  const partNumber = comparePartNumbers(wanted, listing, findings);
  const codes = compareCodes(wanted, listing, findings);
  const words = compareWords(wanted, listing, codes, rarity);
  findings.add('coverage', `${words.found} of ${words.total} words found`, words.coverage);
  reportMissing(words, partNumber, findings);
  compareBrands(wanted, listing, codes, words, findings);
  const isElse = words.coverage === 0 && codes.shared === 0 && !partNumber;
  if (isElse && isTerse(wanted)) {
    // Most of a hit list that is about something else: what more is against it tells nobody more.
    const { evidence } = findings;
    const nothing = { coverage: words.coverage, sameGtin: false, name: null, makers: null };
    return { evidence, isTerse: true, isRefused: true, ...nothing };
  }
  compareDesignators(wanted, listing, codes, words, findings);
  compareAmounts(wanted, listing, codes, findings);
  comparePacks(wanted, listing, codes, findings);
  compareVariants(wanted, listing, codes, words, partNumber, findings);
  compareGenerations(wanted, listing, codes, findings);
  const place = placeOf(words, listing);
  compareKinds(wanted, listing, codes, place, findings);
  compareAttributes(wanted, listing, codes, findings);
  compareNature(wanted, listing, codes, place, findings);
  compareImitation(wanted, listing, place, findings);
  compareBundles(wanted, listing, words, findings);
  compareConditions(wanted, listing, findings);
  compareEditions(wanted, listing, findings);
  compareColours(wanted, listing, findings);
  compareCourse(wanted, listing, codes, words, findings);
  compareNames(wanted, listing, words, findings);
  const surer = partNumber || wanted.saysPlus;
  const name = surer ? null : readNameFit(wanted, listing, codes, words, place);
  const makers = readMakers(wanted, listing, words);
  return {
    ...concluded(findings, wanted),
    coverage: words.coverage,
    sameGtin: false,
    name,
    makers,
  };
}
