import type { Mark } from '../understand/marks.ts';
import type { Request } from '../understand/request.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { CodeComparison } from './codes.ts';
import type { Findings } from './evidence.ts';
import { endsName, type Place } from './place.ts';

/** Kinds of things that are never each other, nor parts of each other as a camera is of a phone. */
const KINDS: ReadonlySet<string> = new Set(
  'headphones phone console mouse keyboard tablet watch printer vacuum'.split(' '),
);
/** Those of them whose words mean nothing else: what leads or ends a name with one is one. */
const PLAIN_KINDS: ReadonlySet<string> = new Set(
  'headphones mouse keyboard printer vacuum'.split(' '),
);

function kindMarks(title: Understanding): Mark[] {
  return title.marks.filter(({ kind, meaning }) => kind === 'generic' && KINDS.has(meaning));
}

/** Refuses a keyboard where a mouse is wanted, if both are known to be what they are. */
export function compareKinds(
  wanted: Request,
  listing: Understanding,
  codes: CodeComparison,
  place: Place,
  findings: Findings,
): void {
  if (codes.decides) return;
  const ours = new Set(kindMarks(wanted).map(({ meaning }) => meaning));
  for (const kind of wanted.ownKinds) if (KINDS.has(kind)) ours.add(kind);
  const theirs = kindMarks(listing);
  const [first] = theirs;
  if (ours.size === 0 || !first || theirs.some(({ meaning }) => ours.has(meaning))) return;
  const text = `${first.meaning}, wanted ${[...ours][0]}`;
  const isIt =
    PLAIN_KINDS.has(first.meaning) &&
    place.first >= 0 &&
    (first.to <= place.first || endsName(first, listing, place.last));
  if (isIt) findings.veto('other kind', text);
  else findings.add('other kind', text, 0.8);
}
