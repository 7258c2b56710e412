// @ts-check

import { byId } from './dom.js';

/** Says above everything else whether the prices are made up. */
export function showSandbox({ headers }) {
  byId('sandbox').hidden = !headers.has('x-pricecmp-sandbox');
}
