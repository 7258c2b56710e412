import type { FailureCode } from '../../../errors.ts';
import { AttemptFailed } from '../../../net/answer-status.ts';
import type { StoreError } from '../../../net/http-port.ts';
import { type Catalog, envelopeSchema, type RpcError } from './schema.ts';

// Error codes of the UCP overview: what the protocol says went wrong, in our words.
const CODES: ReadonlyMap<string, FailureCode> = new Map([
  ['profile_unreachable', 'not_eligible'],
  ['profile_malformed', 'not_eligible'],
  ['version_unsupported', 'unsupported'],
  ['capabilities_incompatible', 'unsupported'],
  ['unauthorized', 'auth'],
]);

/** What a JSON-RPC error says, beside the HTTP status it came with. */
export function readRpcError(error: RpcError): StoreError {
  const { code = '', content, retry_after: retryAfter } = error.data ?? {};
  const known = CODES.get(code) ?? (retryAfter === undefined ? undefined : 'throttled');
  const said = content ?? error.message;
  return {
    ...(known && { code: known }),
    ...(said && { message: said }),
    ...(retryAfter !== undefined && { retryAfterMs: retryAfter * 1000 }),
  };
}

/** Reads the body of an HTTP error: a JSON-RPC error, or the bare `{code, content}` of REST. */
export function readErrorBody(_status: number, body: unknown): StoreError | null {
  const { data } = envelopeSchema.safeParse(body);
  if (data?.error) return readRpcError(data.error);
  const bare = envelopeSchema.safeParse({ error: { data: body } }).data?.error;
  return bare?.data ? readRpcError(bare) : null;
}

/**
 * Reads a `tools/call` answer.
 *
 * @throws AttemptFailed when the protocol says inside a successful answer that it failed
 */
export function readEnvelope(body: unknown): { result: { structuredContent: Catalog } } {
  const { result, error } = envelopeSchema.parse(body);
  if (error) {
    const {
      code = 'bad_response',
      message = 'refused the request',
      retryAfterMs,
    } = readRpcError(error);
    throw new AttemptFailed(code, message, {
      retryable: code === 'throttled',
      retryAfterMs: retryAfterMs ?? null,
    });
  }
  if (!result) throw new AttemptFailed('bad_response', 'neither a result nor an error');
  assertSuccess(result.structuredContent);
  return { result };
}

/** "Not found" is an answer; every other error message means that the question was not answered. */
function assertSuccess(catalog: Catalog): void {
  if (catalog.ucp.status !== 'error') {
    if (!catalog.products && !catalog.product) {
      throw new AttemptFailed('bad_response', 'an answer without products');
    }
    return;
  }
  const failure = catalog.messages?.find((message) => message?.type === 'error');
  if (failure?.code === 'not_found') return;
  throw new AttemptFailed(
    CODES.get(failure?.code ?? '') ?? 'bad_response',
    failure?.content ?? 'reported an error without saying which',
  );
}
