import type { Role } from './roles.ts';
import type { Understanding } from './understanding.ts';

/** A book, game or film asked for by its title and who made it: "The Hobbit – J. R. R. Tolkien". */
export interface Work {
  /** The token after the last one of its title. */
  readonly titleTo: number;
}

/** Numbers that titles have: "Cyber Noir 2099", "1984". */
export const YEAR_LIKE = /^(?:1[5-9]|2[01])\d\d$/;

/** A person's name has so many words at most, initials included. */
const LONGEST_PERSON = 5;
/** What things have and works do not. */
const OF_THINGS: ReadonlySet<Role> = new Set(['brand', 'line', 'quantity', 'pack', 'platform']);

/** Reads "title – person" out of a query; null where it is anything else. */
export function readWork({ tokens, roles, codes, brands }: Understanding): Work | null {
  const titleTo = tokens.findIndex((token) => token.gap === '~');
  if (titleTo < 1 || brands.size > 0) return null;
  if (roles.some((role) => OF_THINGS.has(role))) return null;
  if (!codes.every(({ canonical }) => YEAR_LIKE.test(canonical))) return null;
  const person = tokens.slice(titleTo);
  if (person.length < 2 || person.length > LONGEST_PERSON) return null;
  const isName = person.every(
    ({ kind, gap, text }, i) =>
      (kind === 'word' || kind === 'foreign') &&
      (i === 0 || gap === ' ' || gap === '.' || gap === '-' || text.length === 1),
  );
  return isName ? { titleTo } : null;
}
