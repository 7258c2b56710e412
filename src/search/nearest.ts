import { distance } from 'fastest-levenshtein';

/**
 * Of the valid names those a person may have meant, best first; at most three.
 *
 * @param labels what else a name is known by: "Germany" for DE
 */
export function nearest(
  word: string,
  names: readonly string[],
  labels: (name: string) => string = () => '',
): string[] {
  const sought = word.toLowerCase();
  return names
    .map((name) => ({ name, far: distanceTo(sought, name, labels(name)) }))
    .filter(({ name, far }) => far <= Math.max(1, Math.ceil(name.length / 2)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

function distanceTo(sought: string, name: string, label: string): number {
  const byName = distance(sought, name.toLowerCase());
  if (label === '' || sought.length < 3) return byName;
  const words = label.toLowerCase();
  // What was typed in full or in part is nearer than any slip of the fingers.
  if (words.startsWith(sought)) return 0;
  return words.includes(sought) ? 1 : Math.min(byName, distance(sought, words));
}

/** " Did you mean DE or DK?", or nothing. */
export function didYouMean(names: readonly string[]): string {
  if (names.length === 0) return '';
  const last = names.at(-1);
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
  return ` Did you mean ${list}?`;
}
