import type { Choice } from './choose-product.ts';
import { cleanText } from './clean-text.ts';
import { nameOf } from './one-product.ts';
import type { Query } from './query.ts';

const MOST_SEEN = 4;
/** A longer query is not repeated to say what could be added to it. */
const LONGEST_REPEATED = 60;
/** What a query cannot ask for in words. */
const UNSAYABLE: ReadonlySet<string> = new Set(['', 'single']);

/**
 * Says which of several products of one name was compared, and how to ask for another.
 *
 * @example
 * 'Compared: 128 GB, found in 21 of 24 countries. Also seen: 256 GB. Ask for "iphone 15 256 GB" to compare that.'
 */
export function productNotice({ dimensions, countries, of }: Choice, query: Query): string {
  const compared = dimensions.map((one) => nameOf(one.compared.label)).join(', ');
  const share = countries === of ? `all ${of}` : `${countries} of ${of}`;
  const reach = of > 1 ? `, found in ${share} countries` : '';
  const others = dimensions.flatMap((one) => one.others.map(({ label }) => label));
  const seen = dimensions.flatMap(({ others }) =>
    [...others.slice(0, MOST_SEEN)].sort((a, b) => a.value - b.value),
  );
  const told = seen.slice(0, MOST_SEEN).map(({ label }) => nameOf(label));
  const more = others.length > MOST_SEEN ? ` and ${others.length - MOST_SEEN} more` : '';
  return `Compared: ${compared}${reach}. Also seen: ${told.join(', ')}${more}.${adviceFor(query, others)}`;
}

function adviceFor(query: Query, others: readonly string[]): string {
  const other = others.find((label) => !UNSAYABLE.has(label));
  const text = cleanText(query.text);
  if (other === undefined || query.kind !== 'text' || text.length > LONGEST_REPEATED) return '';
  return ` Ask for "${text} ${other}" to compare that.`;
}
