import type { Meeting } from './overlap.ts';

/** What the listings of one list have in common with the wanted product and with each other. */
export interface HitList {
  readonly size: number;
  /** Of each word of the wanted product whether any listing has it. */
  readonly found: Uint8Array;
  /** The weight of the words of it that the best listing has. */
  readonly most: number;
  /** How many listings have a word. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Fewer listings show nothing of what is usual among them. */
const SMALLEST_LIST = 5;

/** Looks over a whole list; null where it is too short. */
export function hitListOf(meetings: readonly Meeting[]): HitList | null {
  const [first] = meetings;
  if (!first || meetings.length < SMALLEST_LIST) return null;
  const found = new Uint8Array(first.wanted.items.length);
  const counts = new Map<string, number>();
  let most = 0;
  for (const { ofWanted, listing } of meetings) {
    for (let i = 0; i < found.length; i++) if (ofWanted.found[i]) found[i] = 1;
    if (ofWanted.shared > most) most = ofWanted.shared;
    for (const { key } of listing.items) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { size: meetings.length, found, most, counts };
}
