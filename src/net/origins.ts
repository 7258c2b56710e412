import { PricecmpError } from '../errors.ts';

/**
 * Where requests to an origin go instead: the origin of the server that stands in for it, which may
 * have to be started first, or undefined where none does.
 */
export type StandIn = (origin: string) => string | undefined | Promise<string | undefined>;

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/;

/** Whether a host, as a URL has it, is this machine by its name or number alone. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/**
 * Reads the origin of a server that is to stand in for a store: https anywhere, or http on this
 * machine. Path, query and credentials have no meaning there and are refused.
 *
 * @throws PricecmpError `invalid_config`, naming where the text came from
 */
export function readStandIn(text: string, source: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
  if (
    !url ||
    !isSafe ||
    url.username ||
    url.password ||
    url.search ||
    url.hash ||
    url.pathname !== '/'
  ) {
    throw new PricecmpError(
      'invalid_config',
      `${source} must be an origin such as https://proxy.example or http://127.0.0.1:4000.`,
    );
  }
  return url.origin;
}
