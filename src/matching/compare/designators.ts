import type { Atom } from '../understand/atoms.ts';
import type { Designator } from '../understand/codes.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import type { Findings } from './evidence.ts';
import { phrase } from './phrases.ts';
import type { WordComparison } from './words.ts';

/** Sequels are counted with small numbers; larger ones after a name are something else. */
const LARGEST_SEQUEL = 20;
/** "iPhone 14 / 15" names several. */
const LONGEST_LIST = 4;

function same(a: Designator, b: Designator): boolean {
  return a.text === b.text || (a.number !== null && a.number === b.number);
}

function designatorAt(title: Understanding, at: number): Designator | undefined {
  return title.designators.find((one) => one.at === at);
}

/** The numbers a listing gives right after one of its words: 14 and 15 in "iPhone 14 / 15". */
function numbersAfter(listing: Understanding, word: string): Designator[] | null {
  const at = listing.words.get(word);
  if (at === undefined || listing.tokens[at]?.text !== word) return null;
  const numbers: Designator[] = [];
  for (let i = at + 1; i <= at + LONGEST_LIST; i++) {
    const number = designatorAt(listing, i);
    if (!number) break;
    numbers.push(number);
  }
  return numbers;
}

/** The word a number of the query belongs to: "iphone" in "iPhone 15". */
function wordBefore(wanted: Request, at: number): string | null {
  for (let i = at - 1; i >= 0 && i >= at - 2; i--) {
    const role = wanted.roles[i];
    const isName = role === 'word' || role === 'line' || role === 'code';
    if (isName) return wanted.tokens[i]?.text ?? null;
    if (role !== 'stop' && role !== 'generic') return null;
  }
  return null;
}

/**
 * Compares the short numbers that tell namesakes apart: "iPhone 15" and "iPhone 14", "3S" and "3",
 * "Hades" and "Hades II", "Series X" and "Series S".
 */
export function compareDesignators(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  words: WordComparison,
  findings: Findings,
): void {
  const foundAt = new Set(words.hits.map((hit) => hit.atom.at));
  for (const ours of wanted.designators) {
    if (ours.at >= wanted.nameEnd || !wanted.atoms.some((atom) => atom.at === ours.at)) continue;
    const word = wordBefore(wanted, ours.at);
    const numbers = word ? numbersAfter(listing, word) : null;
    const [other] = numbers ?? [];
    const label = ours.text.toUpperCase();
    if (other && !numbers?.some((one) => same(one, ours)) && !codes.decides) {
      const theirs = phrase(listing.tokens, other.at - 1, other.at + 1);
      findings.veto('other number', `other model: ${theirs}, wanted ${label}`);
    } else if (!foundAt.has(ours.at) && isPartOfModel(wanted, ours, listing)) {
      findings.veto('other number', `${label} not named`);
    } else if (!foundAt.has(ours.at)) {
      findings.add('number missing', `${label} not named`, codes.shared > 0.5 ? 0.15 : 1);
    }
  }
  if (codes.shared > 0.5) return;
  compareSequels(wanted, listing, findings);
}

/** "ZV-E10 II": a numeral after a code belongs to the model, unless one code says both. */
function isPartOfModel(wanted: Request, ours: Designator, listing: Understanding): boolean {
  const isNumeral = ours.number !== null && !/\d/.test(ours.text);
  const isModel =
    wanted.roles[ours.at - 1] === 'code' || wanted.tokens[ours.at - 1]?.kind === 'mixed';
  if (!isNumeral || !isModel) return false;
  const known = listing.codes.every(({ canonical }) => wanted.flat.find(canonical) >= 0);
  return known && listing.generations.length === 0;
}

/** "EOS 5DS R" when "EOS R" is wanted: a model stands where the query goes on with a word. */
function hasModelBetween(wanted: Request, atom: Atom, next: Designator): boolean {
  const goesOn = wanted.atoms.some((one) => one.kind === 'word' && one.at === atom.at + 1);
  return goesOn && next.number === null && /[a-z]\d|\d[a-z]/.test(next.text);
}

/** "DualSense for PlayStation 5": the number of what it is used with. */
function isOfPlatform(listing: Understanding, { at }: Designator): boolean {
  return listing.marks.some((one) => one.kind === 'platform' && one.from < at && at < one.to);
}

/** A listing that counts on where the query stops: "Hades II" when "Hades" is wanted. */
function compareSequels(wanted: Request, listing: Understanding, findings: Findings): void {
  for (const atom of wanted.atoms) {
    if (atom.at >= wanted.nameEnd || (atom.kind !== 'word' && atom.kind !== 'line')) continue;
    if (designatorAt(wanted, atom.at + 1)) continue;
    const [next] = numbersAfter(listing, atom.text) ?? [];
    if (!next || isOfPlatform(listing, next)) continue;
    const { number } = next;
    const isSequel = number !== null && number >= 2 && number <= LARGEST_SEQUEL;
    if (!isSequel && !hasModelBetween(wanted, atom, next)) continue;
    const known =
      wanted.designators.some((one) => same(one, next)) ||
      (number !== null && wanted.generations.includes(number));
    if (known) continue;
    const what = isSequel ? 'generation' : 'model';
    findings.veto('other number', `other ${what}: ${next.text.toUpperCase()}`);
    return;
  }
}
