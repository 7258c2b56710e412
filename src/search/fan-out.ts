import { setImmediate } from 'node:timers/promises';
import { isFailureCode, PricecmpError } from '../errors.ts';
import { orAbort } from '../net/deadline.ts';
import type { HttpPort } from '../net/http-port.ts';
import type { Failure, Provider, Store, StoreAnswer, Wanted } from '../providers/provider.ts';
import { cleanText } from './clean-text.ts';
import type { Judge } from './judge.ts';
import type { StoreOutcome } from './outcome.ts';
import type { PlannedProvider } from './plan.ts';

/** What asking one provider takes. */
export interface ProviderRun extends PlannedProvider {
  readonly http: HttpPort;
  readonly judge: Judge;
  /** Settled when judging can begin. */
  ready(): Promise<void>;
}

/**
 * Asks all providers at once and yields what becomes of each store, as it becomes known. Ends by
 * itself, or when the signal says `timeout`: stores that have not answered by then have failed
 * with that. One provider's trouble never touches another's stores.
 *
 * @param elapsed milliseconds since the search began
 * @throws the signal's reason when it is another than `timeout`: the caller has left
 */
export async function* fanOut(
  runs: readonly ProviderRun[],
  request: { readonly wanted: Wanted; readonly home: string },
  signal: AbortSignal,
  elapsed: () => number,
): AsyncGenerator<StoreOutcome> {
  const ready: (() => StoreOutcome)[] = [];
  let running = runs.length;
  let left: unknown;
  let wake = (): void => undefined;
  for (const run of runs) {
    void runProvider(run, request, signal, elapsed, (judge) => {
      ready.push(judge);
      wake();
    })
      .catch((error) => {
        left ??= error;
      })
      .finally(() => {
        running -= 1;
        wake();
      });
  }
  while (running > 0 || ready.length > 0) {
    const next = ready.shift();
    if (next) {
      yield next();
      // Judging takes milliseconds. Between two stores others get their turn: questions that wait
      // for one of these answers, and whoever else this process serves.
      await setImmediate();
      continue;
    }
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  if (left !== undefined) throw left;
}

async function runProvider(
  { provider, stores, http, judge, ready }: ProviderRun,
  { wanted, home }: { wanted: Wanted; home: string },
  signal: AbortSignal,
  elapsed: () => number,
  emit: (judge: () => StoreOutcome) => void,
): Promise<void> {
  const waiting = new Set(stores);
  const settleRest = (settle: (store: Store) => StoreOutcome) => {
    for (const store of waiting) emit(() => settle(store));
  };
  try {
    const answers = provider
      .search({ wanted, stores, home, http, pick: judge.pick })
      [Symbol.asyncIterator]();
    for (;;) {
      const { done, value: answer } = await orAbort(answers.next(), signal);
      if (done) break;
      // A store that is not ours, or answers twice, is a fault of the adapter and changes nothing.
      if (!waiting.delete(answer.store)) continue;
      await ready();
      const ms = elapsed();
      emit(() => settled(answer, judge, provider, ms));
    }
    const ms = elapsed();
    settleRest((store) => ({
      report: { store, outcome: 'skipped', reason: 'not_asked', ms },
      offers: [],
      rejected: [],
    }));
  } catch (error) {
    const failure = failureOf(error, provider, signal);
    const ms = elapsed();
    settleRest((store) => failed(store, failure, ms));
  }
}

/** What became of a store. An answer that cannot be judged costs that store only. */
function settled(answer: StoreAnswer, judge: Judge, provider: Provider, ms: number): StoreOutcome {
  if ('failure' in answer) return failed(answer.store, answer.failure, ms);
  try {
    return judge.judge(answer, ms);
  } catch (error) {
    return failed(answer.store, adapterFault(provider, error), ms);
  }
}

function failed(store: Store, { code, message }: Failure, ms: number): StoreOutcome {
  const report = { store, outcome: 'failed', code, message: cleanText(message, 200), ms } as const;
  return { report, offers: [], rejected: [] };
}

/** @throws the signal's reason when the caller has left */
function failureOf(error: unknown, provider: Provider, signal: AbortSignal): Failure {
  const isTimeout = error instanceof PricecmpError && error.code === 'timeout';
  if (signal.aborted && !isTimeout) throw signal.reason;
  if (error instanceof PricecmpError && isFailureCode(error.code)) {
    return { code: error.code, message: error.message };
  }
  return adapterFault(provider, error);
}

function adapterFault({ name }: Provider, error: unknown): Failure {
  const said = error instanceof Error ? error.message : String(error);
  return { code: 'bad_response', message: `the adapter of ${name} failed: ${said}` };
}
