import type { Token } from '../text/tokens.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import type { Findings } from './evidence.ts';
import { phrase } from './phrases.ts';
import type { WordComparison } from './words.ts';

/** Words missing on one side and unexplained ones on the other: most likely not the same thing. */
function reportOtherWords(
  wanted: Request,
  listing: Understanding,
  words: WordComparison,
  findings: Findings,
): void {
  const taken = new Set(words.places.values());
  const platforms = listing.marks.filter((one) => one.kind === 'platform');
  const extra = listing.tokens.some(
    (token, at) =>
      listing.roles[at] === 'word' &&
      token.kind === 'word' &&
      !taken.has(at) &&
      !platforms.some((mark) => at >= mark.from && at < mark.to),
  );
  if (!extra) return;
  const names = wanted.atoms.filter(
    (atom) =>
      atom.at < wanted.nameEnd &&
      (atom.kind === 'word' || atom.kind === 'line') &&
      wanted.tokens[atom.at]?.kind === 'word',
  );
  const missing = names.filter((atom) => !words.places.has(atom.at));
  if (missing.length === 0) return;
  const share = (missing.length / names.length) * (1 - listing.foreignShare);
  findings.add('other words', '', share);
}

/**
 * Finds where a title goes on otherwise than the query: "MX Anywhere" where "MX Master" is wanted.
 */
export function compareCourse(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  words: WordComparison,
  findings: Findings,
): void {
  if (codes.shared > 0.5) return;
  reportOtherWords(wanted, listing, words, findings);
  const found = words.places;
  const taken = new Set(found.values());
  for (const atom of wanted.atoms) {
    if (atom.at >= wanted.nameEnd || found.has(atom.at)) continue;
    if (atom.kind !== 'word' && atom.kind !== 'line') continue;
    const before = found.get(atom.at - 1);
    let next = before === undefined || before < 0 ? undefined : before + 1;
    while (next !== undefined && listing.roles[next] === 'brand') next++;
    if (next === undefined || taken.has(next)) continue;
    if (listing.roles[next] !== 'word' && listing.roles[next] !== 'line') continue;
    const token = listing.tokens[next] as Token;
    if (token.kind === 'foreign') continue;
    const theirs = phrase(listing.tokens, next - 1, next + 1);
    findings.add(
      'other name',
      `other name: ${theirs}, wanted ${phrase(wanted.tokens, atom.at - 1, atom.at + 1)}`,
    );
    return;
  }
}
