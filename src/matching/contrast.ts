import type { Makers } from './compare/brands.ts';
import type { Evidence } from './compare/evidence.ts';
import type { NameFit } from './compare/name-fit.ts';

/** One listing of a hit list, as far as its name goes. */
export interface Named {
  readonly fit: NameFit | null;
  readonly makers: Makers | null;
  readonly match: boolean;
  /** Whether it was refused only for what it is beside its name: a case for it, a used one. */
  readonly isAside: boolean;
}

/** A word that so many titles of the product have is its own. */
const MOST_TITLES = 0.6;

function isPlain({ missing, extra }: NameFit): boolean {
  return missing.length === 0 && extra.length === 0;
}

/** Of these groups of words those that are in at least two of them, and in at least `share`. */
function wordsOfSeveral(groups: Iterable<readonly string[]>, share: number): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const words of groups) {
    all++;
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const least = Math.max(2, share * all);
  return [...counts].flatMap(([word, count]) => (count >= least ? [word] : []));
}

/**
 * Words that several names of the list have, of this product or of others, or most titles of this
 * one: what things are called in the shop's language, and what belongs to the name although nobody
 * asked for it.
 */
function usualWords(fits: readonly NameFit[], accepted: readonly NameFit[]): ReadonlySet<string> {
  const names = new Map(
    fits.map(({ extra, missing }) => [`${extra.join(' ')}/${missing.join(' ')}`, extra]),
  );
  const titles = new Map(accepted.map(({ title, extra }) => [title, extra]));
  return new Set([
    ...wordsOfSeveral(names.values(), 0),
    ...wordsOfSeveral(titles.values(), MOST_TITLES),
  ]);
}

function refusal(text: string): Evidence {
  return { kind: 'unlike others', strength: 1, veto: true, text };
}

/** What a special form is called: "hardcover" of "book/hardcover". */
function formName(form: string): string {
  return form.slice(form.indexOf('/') + 1);
}

/** A form that most of the others contradict, or that the plain edition beside it does without. */
function oddForm(fit: NameFit, accepted: readonly NameFit[]): string | undefined {
  return fit.forms.find((form) => {
    const group = form.slice(0, form.indexOf('/') + 1);
    if (group === 'book/') return accepted.some(({ forms }) => forms.length === 0);
    const same = accepted.filter(({ forms }) => forms.includes(form)).length;
    const others = accepted.filter(({ forms }) =>
      forms.some((other) => other !== form && other.startsWith(group)),
    ).length;
    return others > same;
  });
}

/** The maker that most of those who name one name, where several do. */
function usualMaker(listings: readonly Named[]): string | undefined {
  const named = listings.flatMap(({ makers, match, isAside }) =>
    makers && makers.named.size > 0 && (match || isAside) ? [[...makers.named]] : [],
  );
  return wordsOfSeveral(named, MOST_TITLES)[0];
}

/** What speaks against a name where the list shows the plain one, or null. */
function oddName(fit: NameFit, usual: ReadonlySet<string>): Evidence | null {
  const extra = fit.extra.find((word) => !usual.has(word));
  if (extra !== undefined) return refusal(`a longer name than others here: ${extra.slice(0, 24)}`);
  const [missing] = fit.missing;
  if (missing === undefined) return null;
  return refusal(`others here have it in their name: ${missing.slice(0, 24)}`);
}

function oddMaker({ makers }: Named, maker: string | undefined): Evidence | null {
  if (maker === undefined || !makers?.stranger || makers.named.has(maker)) return null;
  const text = `by ${makers.stranger.slice(0, 24)}, others here by ${maker}`;
  return { kind: 'unlike others', strength: 1, veto: true, text };
}

/**
 * Holds the names of a hit list against each other. Where the list shows that the product goes by
 * its plain name, a longer one ("Air Force 1 Mid '07") or a shorter one ("Kindle" for "Kindle
 * Paperwhite") is another product. Alone, the same title could just be worded differently.
 * Answers what speaks against each listing, or null.
 */
export function contrastNames(listings: readonly Named[]): (Evidence | null)[] {
  const fits = listings.flatMap(({ fit, isAside }) => (fit && !isAside ? [fit] : []));
  const accepted = listings.flatMap(({ fit, match }) => (fit && match ? [fit] : []));
  const usual = usualWords(fits, accepted);
  const maker = usualMaker(listings);
  const hasPlain = listings.some(
    ({ fit, match, isAside }) => fit && (match || isAside) && isPlain(fit),
  );
  const doubts = listings.map((named) => {
    if (!named.match) return null;
    return oddMaker(named, maker) ?? (hasPlain && named.fit ? oddName(named.fit, usual) : null);
  });
  const left = listings.flatMap(({ fit, match }, i) => (fit && match && !doubts[i] ? [fit] : []));
  return listings.map(({ fit, match }, i) => {
    const form = fit && match && !doubts[i] ? oddForm(fit, left) : undefined;
    return form === undefined
      ? (doubts[i] ?? null)
      : refusal(`${formName(form)}, unlike others here`);
  });
}
