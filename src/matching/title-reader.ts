import type { ProductFacts, Wanted } from './facts.ts';
import { type Request, readRequest } from './understand/request.ts';
import { type Understanding, understand } from './understand/understanding.ts';
import { model } from './weigh/model.ts';
import { Profile } from './weigh/profile.ts';

/** A title, understood and ready to be weighed. */
export interface Weighable<Title extends Understanding> {
  readonly title: Title;
  readonly profile: Profile;
}

function weighable<Title extends Understanding>(title: Title): Weighable<Title> {
  return { title, profile: new Profile(title, model().rareness) };
}

/** More titles than this are read again: those of many searches at once must fit into memory. */
const MOST_TITLES = 256;

/** Reads what is wanted once, and each title once however many stores show it. */
export class TitleReader {
  readonly facts: Wanted;
  readonly #read = new Map<string, Weighable<Understanding>>();
  #wanted: Weighable<Request> | undefined;

  constructor(wanted: Wanted) {
    this.facts = wanted;
  }

  get wanted(): Weighable<Request> {
    this.#wanted ??= weighable(readRequest(this.facts));
    return this.#wanted;
  }

  read(listing: ProductFacts): Weighable<Understanding> {
    const { title, variant, brand, gtin, mpn, format, condition } = listing;
    const key = [title, variant, brand, gtin, mpn, format, condition].join('\0');
    const known = this.#read.get(key);
    if (known) return known;
    const read = weighable(understand(listing));
    if (this.#read.size < MOST_TITLES) this.#read.set(key, read);
    return read;
  }
}
