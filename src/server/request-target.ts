import type { IncomingMessage } from 'node:http';

const QUERY = Symbol('query string');

interface Split extends IncomingMessage {
  [QUERY]?: string;
}

/**
 * Takes the query off a request before it is routed: the router goes by the path alone, and only
 * the strict reader of `readParameters` is to say what the rest means.
 */
export function splitTarget(incoming: Split): void {
  const target = incoming.url ?? '/';
  const start = target.indexOf('?');
  if (start < 0) return;
  incoming.url = target.slice(0, start);
  incoming[QUERY] = target.slice(start + 1);
}

/** What stands after the question mark; a fragment, which no client sends, is part of it. */
export function queryStringOf(incoming: Split): string {
  return incoming[QUERY] ?? '';
}
