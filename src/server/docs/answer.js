// @ts-check

import { fold, h, set } from './dom.js';
import { records } from './tables.js';
import { plain } from './values.js';
import { viewData } from './views.js';

/** @import { Answer } from './request.js' */
/** @import { View } from './views.js' */

const SHOWN_HEADERS = ['X-Request-Id', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'];

/**
 * What the server answered: its status, the headers worth a look, and the data or the error.
 *
 * @param {Answer} answer
 * @returns {View}
 */
export function viewAnswer({ response, text, ms }, operationId) {
  const { status, statusText, headers } = response;
  const envelope = parse(text);
  const { said, parts } = viewEnvelope(envelope, operationId);
  const facts = SHOWN_HEADERS.map((name) => [name, headers.get(name)]).filter(([, value]) => value);
  const raw = envelope ? JSON.stringify(envelope, null, 2) : text;
  return {
    said: [status, statusText, `in ${ms} ms.`, said].filter(Boolean).join(' '),
    parts: [
      definitions([...facts, ...Object.entries(envelope?.meta ?? {})]),
      parts,
      fold('The answer as it came', set(h('pre', h('code', raw)), { tabindex: 0 })),
    ],
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @returns {View} */
function viewEnvelope(envelope, operationId) {
  if (envelope?.success) return viewData(operationId, envelope.data);
  if (!envelope?.error) return { said: 'This is no answer of the API.' };
  const { code, message, details } = envelope.error;
  const box = h('div.error', h('p', h('code', code), ' ', message), viewDetails(details));
  return { said: '', parts: [set(box, { role: 'alert' })] };
}

/** Whatever else an error tells. */
function viewDetails(details = {}) {
  return Object.entries(details).map(([name, value]) =>
    Array.isArray(value) && value.some((each) => typeof each === 'object')
      ? records(name, value)
      : definitions([[name, value]]),
  );
}

/** Names with what belongs to them. */
function definitions(entries) {
  const pairs = entries.map(([name, value]) => h('div', h('dt', name), h('dd', plain(value))));
  return h('dl', pairs);
}
