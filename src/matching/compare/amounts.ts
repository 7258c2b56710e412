import type { Quantity } from '../understand/quantities.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import type { Findings } from './evidence.ts';

/** 5 % would make 500 and 512 GB the same. */
const TOLERANCE = 0.006;
/** Amounts beyond these are not compared: only a hostile title has more. */
const MOST_AMOUNTS = 24;
/** Another one of these is another product even where the model code is the same. */
const ALWAYS_TELLS: ReadonlySet<string> = new Set(['capacity', 'volume', 'weight', 'pieces']);

function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}

/** Cameras and chips are named by rounded numbers: 14.7 MP is "14 MP", 2.266 GHz "2.26". */
const ROUNDED: ReadonlyMap<string, number> = new Map([
  ['resolution', 0.06],
  ['rate', 0.01],
]);

/** As much of a quantity as says how much it is. */
export type Amount = Pick<Quantity, 'dimension' | 'value' | 'alternative' | 'label' | 'times'>;

/** Memory is bought by its sum (2 x 8 GB is 16 GB), drinks by the bottle. */
function total(quantity: Amount, value: number): number {
  return quantity.dimension === 'capacity' ? value * quantity.times : value;
}

/** Screens are named by rounded inches: 13.3" is "13 inch", 48.5" is "49 inch". */
function isSameScreen(a: Amount, b: Amount): boolean {
  if (!a.label.endsWith('inch') || !b.label.endsWith('inch')) return false;
  const [left, right] = [a.value / 25.4, b.value / 25.4];
  const rounded = Number.isInteger(left) || Number.isInteger(right);
  return rounded && Math.min(left, right) >= 10 && Math.abs(left - right) < 0.7;
}

/** What a quart is called where there are litres: "6 Quart" is "6 l". */
function isSameNominal(a: Amount, b: Amount): boolean {
  const isQuart = a.label.endsWith(' qt');
  if (isQuart === b.label.endsWith(' qt') || !(isQuart ? b : a).label.endsWith(' l')) return false;
  return Number.parseFloat(a.label) === Number.parseFloat(b.label);
}

/** Whether two amounts are the same to a shopper, as rounded as products are named. */
export function sameAmount(a: Amount, b: Amount): boolean {
  if (a.dimension !== b.dimension) return false;
  const left = total(a, a.value);
  const right = total(b, b.value);
  if (isSameScreen(a, b)) return true;
  if (isSameNominal(a, b)) return true;
  const tolerance = ROUNDED.get(a.dimension) ?? TOLERANCE;
  return (
    near(left, right, tolerance) ||
    (a.alternative !== undefined && near(total(a, a.alternative), right, tolerance)) ||
    (b.alternative !== undefined && near(left, total(b, b.alternative), tolerance))
  );
}

/** From this many GB on it is storage, of which a thing has one; working memory is less. */
export const SMALLEST_STORAGE = 64;

/** "990 PRO 1TB / 2TB": sold in several capacities, and nothing says which one is offered. */
function otherStorage(ours: Quantity, spare: readonly Quantity[]): Quantity | undefined {
  const isStorage = ({ dimension, value, ram }: Quantity) =>
    dimension === 'capacity' && value >= SMALLEST_STORAGE && !ram;
  return isStorage(ours) ? spare.find(isStorage) : undefined;
}

/** Compares numbers with units: what the query names, the listing must not name otherwise. */
export function compareAmounts(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  findings: Findings,
): void {
  const wantedAmounts = wanted.quantities.slice(0, MOST_AMOUNTS);
  const listingAmounts = listing.quantities.slice(0, MOST_AMOUNTS);
  const spare = listingAmounts.filter(
    (theirs) => !wantedAmounts.some((ours) => sameAmount(ours, theirs)),
  );
  const told = new Set<string>();
  for (const ours of wantedAmounts) {
    const same =
      listingAmounts.some((theirs) => sameAmount(ours, theirs)) ||
      (ours.dimension === 'pieces' && listing.packs.sizes.includes(ours.value));
    const doubt = same && !codes.decides ? otherStorage(ours, spare) : undefined;
    if (doubt) {
      findings.veto('other amount', `in several capacities: ${ours.label}, ${doubt.label}`);
      continue;
    }
    if (same) {
      findings.add('same amount', `same ${ours.dimension}: ${ours.label}`);
      continue;
    }
    const other = spare.find(
      (theirs) => theirs.dimension === ours.dimension && Boolean(theirs.ram) === Boolean(ours.ram),
    );
    if (other && !told.has(ours.dimension)) {
      told.add(ours.dimension);
      const text = `other ${ours.dimension}: ${other.label}, wanted ${ours.label}`;
      if (codes.decides && !ALWAYS_TELLS.has(ours.dimension)) findings.add('other amount', text);
      else findings.veto('other amount', text);
    } else if (ours.from >= wanted.nameEnd) {
      findings.add('amount missing', '', 0.5);
    } else if (ours.dimension === 'capacity') {
      findings.add('capacity missing', `capacity ${ours.label} not named`, codes.decides ? 0.2 : 1);
    } else {
      findings.add('amount missing', `${ours.dimension} ${ours.label} not named`);
    }
  }
  for (const theirs of spare) {
    if (theirs.dimension !== 'capacity' && theirs.dimension !== 'size') continue;
    if (told.has(theirs.dimension)) continue;
    told.add(theirs.dimension);
    if (wantedAmounts.some((ours) => ours.dimension === theirs.dimension)) continue;
    findings.add('note', `${theirs.dimension} stated: ${theirs.label}`);
  }
}

/** Compares pack sizes: a query that names none wants one piece. */
export function comparePacks(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  findings: Findings,
): void {
  const ours = Math.max(1, ...wanted.packs.sizes);
  const theirs = Math.max(1, ...listing.packs.sizes);
  const { sizes, contents } = listing.packs;
  // "SK-II" is no pack of two.
  const named = (size: number) =>
    wanted.designators.some(({ number, text }) => number === size && text === String(size)) ||
    wanted.quantities.some(({ dimension, value }) => dimension === 'pieces' && value === size);
  if (sizes.includes(ours) || sizes.some(named) || contents.some(({ value }) => value === ours)) {
    if (ours > 1) findings.add('same amount', `same pack of ${ours}`);
  } else if (theirs > 1) {
    const text = ours > 1 ? `pack of ${theirs}, wanted ${ours}` : `pack of ${theirs}`;
    findings.veto('other pack', text);
  } else if (ours > 1 && contents.length > 0) {
    findings.veto('other pack', `${contents[0]?.label}, wanted ${ours}`);
  } else if (ours > 1 && sizes.length > 0) {
    findings.veto('other pack', `single, wanted a pack of ${ours}`);
  } else if (ours > 1) {
    findings.add('pack missing', `pack of ${ours} not named`, codes.decides ? 0.3 : 1);
  }
}
