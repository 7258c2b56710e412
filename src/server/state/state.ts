import type { Keyring } from '../keys/api-key.ts';
import type { Origin } from '../limiter/address.ts';
import type { Admission } from '../limiter/limit.ts';
import type { AnswerStore } from './answer-store.ts';

/** What a server remembers from request to request, alone or together with others. */
export interface State {
  /** Takes a token of the limit of an address, if it has one. */
  take(origin: Origin): Admission | Promise<Admission>;
  /** The keys that are valid now: as of the last token that was taken, or a moment before. */
  readonly keys: Keyring;
  readonly answers: AnswerStore;
  /** `degraded` while what is shared cannot be reached and each process goes by what it knows. */
  condition(): 'ready' | 'degraded';
  close(): Promise<void>;
}
