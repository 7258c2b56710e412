import type { Offer } from './offers.ts';

/**
 * What real stores also send: a few rows that must never be shown as they are. They sit on a decoy
 * or on a second listing of a product, so that its good rows remain.
 */
export interface Hostile {
  readonly title?: (title: string) => string;
  readonly offer?: (offer: Offer) => Offer;
}

/** Colour codes of a terminal, and a direction override that turns the rest of a line around. */
const ESCAPES: Hostile = {
  title: (title) => `\u001b[31mSALE\u001b[0m ${title} \u202e50% off\u0007`,
};
const SCRIPT_ADDRESS: Hostile = {
  offer: (offer) => ({ ...offer, url: 'javascript:alert(document.domain)' }),
};
const NO_PRICE: Hostile = { offer: (offer) => ({ ...offer, minor: 0 }) };
const ABSURD_PRICE: Hostile = { offer: (offer) => ({ ...offer, minor: 900_000_000_000_000 }) };
const ENTITIES: Hostile = { title: (title) => `${title} &#8220;Original&#8221; &amp; new` };

const placed: ReadonlyMap<string, Hostile> = new Map([
  ...at('sony-wh-1000xm5/hard-case', ['US', 'DE', 'JP'], ESCAPES),
  ...at('sony-wh-1000xm5/original', ['GB', 'BR'], SCRIPT_ADDRESS),
  ...at('sony-wh-1000xm5/original', ['FR', 'IN'], NO_PRICE),
  ...at('apple-iphone-15/original', ['IT', 'KR'], ABSURD_PRICE),
  ...at('logitech-mx-master-3s/original', ['ES', 'AU'], ENTITIES),
  ...at('lego-75192-star-wars-millennium-falcon/poster', ['US', 'GB'], ESCAPES),
]);

function at(place: string, countries: readonly string[], what: Hostile): [string, Hostile][] {
  return countries.map((country) => [`${place}/${country}`, what]);
}

/** What is wrong with a listing, if anything is. */
export function hostileAt(goodKey: string, slot: string, country: string): Hostile | undefined {
  return placed.get(`${goodKey}/${slot}/${country}`);
}
