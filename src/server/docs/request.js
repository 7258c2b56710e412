// @ts-check

import { showSandbox } from './sandbox.js';

/** @typedef {{ response: Response, text: string, ms: number }} Answer with its whole body */

const UNREACHABLE = 'The server cannot be reached. Is it still running?';

/**
 * The address that asks with these values. Those that are empty are left out.
 *
 * @param {string} path
 * @param {[name: string, value: string][]} values
 */
export function addressOf(path, values) {
  const given = values.filter(([, value]) => value !== '');
  const address = new URL(path, location.origin);
  // A plus sign is a blank in forms alone, and is read so by eyes even less.
  address.search = new URLSearchParams(given).toString().replaceAll('+', '%20');
  return address.href;
}

/** A line for a shell. It names the key and never holds it. */
export function curlOf(address) {
  return `curl -H "Authorization: Bearer $KEY" '${address.replaceAll("'", "'\\''")}'`;
}

/**
 * Asks the server. Where no answer comes, a sentence says why.
 *
 * @param {string} address
 * @param {string} key may be empty
 * @param {AbortSignal} signal
 * @returns {Promise<Answer | string>}
 */
export async function ask(address, key, signal) {
  const headers = new Headers();
  try {
    if (key) headers.set('Authorization', `Bearer ${key}`);
  } catch {
    return 'No key has such characters.';
  }
  const begun = performance.now();
  try {
    const response = await fetch(address, { headers, signal, cache: 'no-store' });
    showSandbox(response);
    const text = await response.text();
    return { response, text, ms: Math.round(performance.now() - begun) };
  } catch {
    return signal.aborted ? 'Cancelled.' : UNREACHABLE;
  }
}
