import type { Mark } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import type { EvidenceKind, Findings } from './evidence.ts';

/** What a title says of each group: jigsaw of the tools, sugar free of the sweetness. */
type Groups = ReadonlyMap<string, ReadonlySet<string>>;

/** How much it counts to say another of one group: shops are loose about what a thing is of. */
const STRENGTH = { attribute: 0.6, article: 0.6, feature: 0.25, generic: 0.4 } as const;
const EVIDENCE: Readonly<Record<keyof typeof STRENGTH, EvidenceKind>> = {
  attribute: 'other variant',
  article: 'other kind',
  feature: 'other variant',
  generic: 'other kind',
};

function groupsOf(marks: readonly Mark[], kind: keyof typeof STRENGTH): Groups {
  const groups = new Map<string, Set<string>>();
  for (const mark of marks) {
    const slash = mark.kind === kind ? mark.meaning.indexOf('/') : -1;
    if (slash < 0) continue;
    const group = mark.meaning.slice(0, slash);
    const values = groups.get(group);
    if (values) values.add(mark.meaning.slice(slash + 1));
    else groups.set(group, new Set([mark.meaning.slice(slash + 1)]));
  }
  return groups;
}

/**
 * Compares words that mean the same in every language and exclude one another: an angle grinder and
 * a jigsaw, whole beans and ground ones, left and right.
 */
export function compareAttributes(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  findings: Findings,
): void {
  if (codes.decides) return;
  const named = wanted.marks.filter((one) => one.from < wanted.nameEnd);
  for (const kind of ['attribute', 'article', 'feature', 'generic'] as const) {
    // Beside an accessory the kind is of what it is for.
    if (kind === 'generic' && wanted.mainAccessories.length > 0) continue;
    const ours = groupsOf(named, kind);
    const theirs = ours.size > 0 ? groupsOf(listing.marks, kind) : ours;
    for (const [group, values] of ours) {
      const others = theirs.get(group);
      if (!others || [...values].some((value) => others.has(value))) continue;
      const text = `${[...others][0]}, wanted ${[...values][0]}`;
      findings.add(EVIDENCE[kind], text, STRENGTH[kind]);
    }
  }
}
