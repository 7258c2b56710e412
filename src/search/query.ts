import { PricecmpError } from '../errors.ts';
import { readGtin } from '../matching/identifiers.ts';
import { readPublicUrl } from '../net/address-guard.ts';

/** What somebody asked for, told apart. */
export type Query =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gtin'; readonly text: string; readonly gtin: string }
  | { readonly kind: 'url'; readonly text: string; readonly url: URL };

export const MAX_QUERY_LENGTH = 512;

const SCHEME = /^[a-z][a-z0-9+.-]{0,30}:\/\//i;

/**
 * Reads a query: a product name, a GTIN/EAN/UPC/ISBN whose check digit is right, or the address of
 * a product page (anything of the form `scheme://`).
 *
 * @throws PricecmpError `invalid_request` when it is blank, over 512 characters or holds control
 *   characters; `unusable_url` for an address that must not be read, `details.reason` says why
 */
export function parseQuery(input: string): Query {
  assertQueryText(input);
  const text = input.trim();
  if (SCHEME.test(text)) return { kind: 'url', text, url: readPublicUrl(text) };
  const gtin = readGtin(text.replace(NUMBER_NAME, ''));
  return gtin ? { kind: 'gtin', text, gtin } : { kind: 'text', text };
}

/** @throws PricecmpError `invalid_request` when it is blank, too long or holds control characters */
export function assertQueryText(input: string): void {
  if (input.trim() === '')
    throw new PricecmpError(
      'invalid_request',
      'The query is empty. Name a product, such as "Sony WH-1000XM5".',
    );
  if ([...input.trim()].length > MAX_QUERY_LENGTH) {
    throw new PricecmpError(
      'invalid_request',
      `The query is longer than ${MAX_QUERY_LENGTH} characters.`,
    );
  }
  if (/[\u0000-\u001f\u007f-\u009f]/.test(input)) {
    throw new PricecmpError('invalid_request', 'The query contains control characters.');
  }
}

/** "ISBN 978-0-261-10334-4", "EAN: 4548736132610" */
const NUMBER_NAME = /^(?:isbn(?:-1[03])?|ean|gtin|upc)[\s:]*(?=\d)/i;

/**
 * What a person should be told about a query that is searched all the same: a number that looks
 * like a bar code but has a wrong digit.
 */
export function noticeFor(query: Query): string | null {
  if (query.kind !== 'text') return null;
  const digits = query.text.replaceAll(/[\s-]/g, '');
  return /^\d{12,14}$/.test(digits)
    ? `${digits} is not a valid bar code (its check digit is wrong), so it is searched as text.`
    : null;
}
