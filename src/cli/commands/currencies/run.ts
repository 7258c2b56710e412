import { success } from '../../../api/envelope.ts';
import { toCurrenciesData } from '../../../api/resources.ts';
import { currencyName } from '../../../money/currencies.ts';
import type { RateTable } from '../../../money/rates/rate-table.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { renderColumns } from '../../render/columns.ts';
import { renderJson } from '../../render/json.ts';
import { colours } from '../../render/style.ts';
import { openFoundation } from '../../session.ts';
import type { Terminal } from '../../terminal.ts';

/** Runs `pricecmp currencies` and answers its exit code. */
export async function currencies(
  { json = false, refresh = false }: { json?: boolean; refresh?: boolean },
  { terminal, signal }: Invocation,
): Promise<number> {
  const foundation = await openFoundation(terminal);
  try {
    const startedAt = Date.now();
    const rates = await foundation.currentRates({ refresh, signal });
    if (json) {
      const envelope = success(toCurrenciesData(rates), startedAt, false);
      await terminal.out(renderJson(envelope, terminal.outIsTerminal));
    } else {
      await terminal.out(renderRates(rates, terminal));
      if ([...rates.values()].some(({ stale }) => stale)) {
        terminal.err(
          'Some rates are stale: no source has given newer ones. Prices in them are marked.',
        );
      }
    }
    return EXIT.found;
  } finally {
    await foundation.close();
  }
}

function renderRates(rates: RateTable, { env }: Terminal): string {
  const { dim, yellow } = colours('stdout', env);
  const rows = [...rates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { rate, date, source, stale }]) => [
      code,
      currencyName(code),
      String(rate),
      date,
      stale ? yellow(`${source}, stale`) : source,
    ]);
  return renderColumns(
    [
      { head: 'Code' },
      { head: 'Currency' },
      { head: '1 EUR buys', align: 'right' },
      { head: 'Day' },
      { head: 'Source' },
    ],
    rows,
    dim,
  );
}
