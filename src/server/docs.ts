import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { jsonAnswer } from './answers.ts';
import type { Endpoint } from './exchange.ts';
import type { RateLimit } from './limiter/limit.ts';
import { describeApi } from './openapi.ts';

/**
 * Everything that the page needs is from here, nothing in it is run that is not from here, and it is
 * in nobody's frame. Only the pictures of products are from the stores.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const FOLDER = new URL('./docs/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** What there is to read without a key: the description of the API, and a page to try it. */
export function createDocs(limit: RateLimit): Readonly<Record<string, Endpoint>> {
  const description = Buffer.from(JSON.stringify(describeApi(limit)));
  const parts = readdirSync(FOLDER).map((name) => [`/docs/${name}`, file(name)]);
  return {
    '/openapi.json': () => jsonAnswer(description),
    '/docs': file('page.html'),
    ...Object.fromEntries(parts),
  };
}

function file(name: string): Endpoint {
  const body = readFileSync(new URL(name, FOLDER));
  const headers = {
    'content-type': `${TYPES[extname(name)]}; charset=utf-8`,
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
  };
  return () => ({ status: 200, body, headers });
}
