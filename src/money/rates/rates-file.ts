import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../../net/atomic-write.ts';
import { isCurrency } from '../currencies.ts';
import { type Rate, type RateSource, type RateTable, readRate } from './rate-table.ts';

/** The last good rates, and until when they need not be asked again. */
export interface KeptRates {
  readonly table: RateTable;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
}

/** Where the last good rates outlive the process. */
export interface RatesFile {
  /** What was kept, each rate read as strictly as a source's; null when there is nothing usable. */
  read(today: string): Promise<KeptRates | null>;
  /** Keeps the rates; a disk that cannot be written costs the next run a request, no more. */
  write(kept: KeptRates): Promise<void>;
}

const SOURCES: ReadonlySet<unknown> = new Set<RateSource>(['frankfurter', 'ecb', 'peg']);

/** @param warn hears in one line what a user should know */
export function createRatesFile(path: string, warn: (message: string) => void): RatesFile {
  return {
    async read(today) {
      const text = await readFile(path, 'utf8').catch(() => null);
      if (text === null) return null;
      try {
        const stored = JSON.parse(text) as Record<string, unknown>;
        const table = new Map<string, Rate>();
        const entries = Object.entries(stored.rates as Record<string, unknown>);
        for (const [code, entry] of entries) {
          const { rate, date, source, stale } = entry as Record<string, unknown>;
          if (!isCurrency(code) || !SOURCES.has(source)) continue;
          const read = readRate(rate, date, source as RateSource, today);
          if (read) table.set(code, { ...read, stale: read.stale || stale === true });
        }
        const { freshUntil } = stored;
        // None at all were kept by a run that reached no source.
        const isUsable = table.size > 0 || entries.length === 0;
        if (!isUsable || typeof freshUntil !== 'number') throw new TypeError('no rates');
        return { table, freshUntil };
      } catch {
        warn(`The kept exchange rates in ${path} were damaged and are asked for again.`);
        return null;
      }
    },
    async write({ table, freshUntil }) {
      const content = JSON.stringify({ freshUntil, rates: Object.fromEntries(table) });
      await writeAtomically(path, content).catch(() => undefined);
    },
  };
}
