import { BASE_PATH } from '../api/base-path.ts';
import { PricecmpError } from '../errors.ts';

/**
 * Reads the address that the paths of the API are relative to. Of a bare origin it is `/api/v1`.
 *
 * @throws PricecmpError `invalid_request`
 */
export function readBaseUrl(text: string): URL {
  const url = typeof text === 'string' && URL.canParse(text) ? new URL(text) : null;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || url.username || url.password || url.search || url.hash) {
    throw new PricecmpError(
      'invalid_request',
      'That is no address of a server: it is one such as https://prices.example/api/v1.',
    );
  }
  const path = url.pathname.replace(/\/+$/, '');
  return new URL(`${url.origin}${path === '' ? BASE_PATH : path}`);
}
