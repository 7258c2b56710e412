import { PANEL } from '../../countries.ts';
import { type Deadline, startDeadline } from '../../net/deadline.ts';
import type { HostPolicy, HttpPort } from '../../net/http-port.ts';
import { ecbPolicy, fetchEcb } from './ecb.ts';
import { aged, confirms, firstOf, isSuspicious, type Rate, type RateTable } from './rate-table.ts';
import type { RatesFile } from './rates-file.ts';
import { SNAPSHOT } from './snapshot.ts';

export interface RatesOptions {
  /** Opens the network towards one source. */
  port(policy: HostPolicy, deadline: Deadline): HttpPort;
  /** Where the last good rates are kept; null to keep none. */
  readonly file: RatesFile | null;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** The exchange rates everything is converted with. */
export interface Rates {
  /**
   * Per code the first source that has a believable rate. Never fails: at worst the answer is the
   * snapshot, marked stale.
   */
  get(deadline: Deadline, options?: { refresh?: boolean }): Promise<RateTable>;
}

/** Sources change once a day; asking a few times catches the change soon enough. */
const FRESH_MS = 6 * 3_600_000;
/** When the first source was away, it is asked again sooner. */
const FRESH_WITHOUT_FIRST_MS = 15 * 60_000;
/** When all were away, no search waits for them for so long. */
const FRESH_WITHOUT_ANY_MS = 10 * 60_000;
/** A source that has not answered by then is passed over: the next one may. */
const SOURCE_TIMEOUT_MS = 4_000;

const needed: ReadonlySet<string> = new Set(
  PANEL.map(({ currency }) => currency).filter((code) => code !== 'EUR'),
);

export function createRates({ port, file, now = Date.now }: RatesOptions): Rates {
  let kept: { table: RateTable; freshUntil: number } | null | undefined;

  const ask = async (
    policy: HostPolicy,
    fetch: (http: HttpPort, today: string) => Promise<RateTable>,
    deadline: Deadline,
    today: string,
  ): Promise<RateTable | null> => {
    const own = startDeadline(Math.min(SOURCE_TIMEOUT_MS, deadline.remaining()), deadline.signal);
    try {
      return await fetch(port(policy, own), today);
    } catch {
      // What is missing is taken from the next source, and its date says so.
      return null;
    } finally {
      own.end();
    }
  };

  const refreshed = async (deadline: Deadline, lastGood: RateTable, today: string) => {
    // Loaded only when it is asked: rates that were kept need no source.
    const { fetchFrankfurter, frankfurterPolicy } = await import('./frankfurter.ts');
    const first = await ask(frankfurterPolicy, fetchFrankfurter, deadline, today);
    const suspicious = [...(first ?? [])].filter(([code, rate]) =>
      isSuspicious(rate, lastGood.get(code), today),
    );
    const complete = first !== null && [...needed].every((code) => first.has(code));
    const second =
      complete && suspicious.length === 0 ? null : await ask(ecbPolicy, fetchEcb, deadline, today);
    const fresh = firstOf(first ?? new Map(), second ?? new Map());
    for (const [code, rate] of fresh) {
      const last = lastGood.get(code);
      if (!last || !isSuspicious(rate, last, today)) continue;
      const other = rate.source === 'frankfurter' ? second?.get(code) : undefined;
      if (!confirms(rate, other)) fresh.set(code, { ...last, stale: true });
    }
    if (complete) return { fresh, freshFor: FRESH_MS };
    if (first || second) return { fresh, freshFor: FRESH_WITHOUT_FIRST_MS };
    // A search that ended before its sources could answer says nothing about them.
    return { fresh, freshFor: deadline.signal.aborted ? 0 : FRESH_WITHOUT_ANY_MS };
  };

  return {
    async get(deadline, { refresh = false } = {}) {
      const today = new Date(now()).toISOString().slice(0, 10);
      if (kept === undefined) kept = (await file?.read(today)) ?? null;
      const left = (kept?.freshUntil ?? 0) - now();
      // A moment too far ahead was not written by this program.
      if (kept && !refresh && left > 0 && left <= FRESH_MS) {
        return withEuro(kept.table, today);
      }
      const lastGood = kept?.table ?? new Map<string, Rate>();
      const { fresh, freshFor } = await refreshed(deadline, lastGood, today);
      const table = firstOf(
        fresh,
        new Map([...lastGood].map(([code, rate]) => [code, aged(rate, today)])),
      );
      if (freshFor > 0) {
        kept = { table, freshUntil: now() + freshFor };
        await file?.write(kept);
      }
      return withEuro(table, today);
    },
  };
}

function withEuro(table: RateTable, today: string): RateTable {
  const euro: Rate = { rate: 1, date: today, source: 'base', stale: false };
  return firstOf(new Map([['EUR', euro]]), table, SNAPSHOT);
}
