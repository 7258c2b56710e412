// @ts-check

import { h, set } from './dom.js';

const REGIONAL_INDICATOR_A = 0x1f1e6;

/** Any value as text; a node stays what it is. */
export function plain(value) {
  if (value instanceof Node) return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** A picture, or an empty frame where there is none to be had. */
export function picture({ image, title }) {
  const frame = h('span.picture');
  // The policy of this page lets no picture in that comes unencrypted.
  if (!webAddress(image)?.startsWith('https:')) return frame;
  // `src` comes last: what stands before it decides how it is fetched.
  const how = { alt: title, loading: 'lazy', referrerpolicy: 'no-referrer', src: image };
  const shown = set(h('img'), { width: 48, height: 48, ...how });
  shown.addEventListener('error', () => {
    shown.hidden = true;
  });
  frame.append(shown);
  return frame;
}

/** Flags are pairs of regional indicators. Some systems draw none, hence the code beside it. */
export function flagged(country, flag = country.toLowerCase()) {
  const letters = /^[a-z]{2}$/.test(flag) ? [...flag] : [];
  const points = letters.map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 97);
  const drawn = set(h('span.flag', String.fromCodePoint(...points)), { 'aria-hidden': 'true' });
  return h('span.country', drawn, ' ', country);
}

/** A link to a page of a store, or the text alone where the address is none. */
export function link(url, text) {
  const href = webAddress(url);
  if (href === null) return readable(text);
  const attributes = { href, target: '_blank', rel: 'noopener noreferrer nofollow', dir: 'auto' };
  return set(h('a', text), attributes);
}

/** An address as browsers write it; null for what is not on the web, such as `javascript:`. */
function webAddress(text) {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** Text in the direction of its own language. */
export function readable(text) {
  return set(h('span', text), { dir: 'auto' });
}

/** An amount as readers of English write it. */
export function money(amount, currency) {
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
}

/** How many stars of how many reviews. */
export function rating({ rating: average, reviewCount }) {
  const count = reviewCount === null ? '' : ` (${reviewCount.toLocaleString('en')})`;
  return average === null ? '–' : `${average}${count}`;
}
