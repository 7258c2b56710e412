import { toDecimal } from '../../../money/amount.ts';
import { cleanText } from '../../../search/clean-text.ts';
import type { Settled } from '../../../search/search.ts';
import { flagOf } from '../../render/flag.ts';
import { renderPriceTable } from '../../render/price-table.ts';
import { colours } from '../../render/style.ts';
import { renderSummary } from '../../render/summary.ts';
import type { Terminal } from '../../terminal.ts';
import type { SearchOptions, Source } from './run.ts';

/** Shows a result to a person: the table, what explains it, and under it what to know of it. */
export async function showTable(
  settled: Settled,
  options: SearchOptions,
  terminal: Terminal,
  { sandbox, tellsRejected, providers }: Source,
): Promise<void> {
  const { columns, env } = terminal;
  const colour = colours('stdout', env);
  if (settled.offers.length > 0) {
    const hyperlinks = terminal.outIsTerminal && (await canLink());
    await terminal.out(renderPriceTable(settled, { columns, colour, hyperlinks, sandbox }));
  }
  if (options.explain) {
    const { renderExplanation } = await import('../../render/explain.ts');
    const known = await providers();
    await terminal.out(renderExplanation(settled, known, { columns, colour }));
  }
  if (options.quiet) return;
  if (settled.offers.length === 0) terminal.err(whyNothing(settled, tellsRejected));
  for (const line of summaryOf(settled, options)) terminal.err(colours('stderr', env).dim(line));
}

function summaryOf(settled: Settled, { verbose }: SearchOptions): string[] {
  const { cheapest, stores } = settled;
  const failed = stores.some(({ outcome }) => outcome === 'failed');
  return [
    ...(cheapest ? [`Cheapest: ${flagOf(cheapest.store.country)} ${cheapest.listing.url}`] : []),
    ...renderSummary(settled, Date.now()),
    ...(failed && !verbose ? ['Add -v to see what became of each store.'] : []),
    ...(differWidely(settled) ? [SEVERAL_PRODUCTS] : []),
  ];
}

/** Between countries a price seldom doubles. */
const WIDE = 2.5;
const SEVERAL_PRODUCTS =
  'Prices differ widely: several products may go by this name. A model or a bar code tells them apart.';

function differWidely({ offers, cheapest }: Settled): boolean {
  if (!cheapest) return false;
  const least = toDecimal(cheapest.converted);
  return offers.some(({ rank, converted }) => rank !== null && toDecimal(converted) > WIDE * least);
}

function whyNothing(settled: Settled, tellsRejected: boolean): string {
  const { stores } = settled;
  const query = cleanText(settled.query);
  const by = (outcome: string) => stores.filter((store) => store.outcome === outcome).length;
  if (by('skipped') === stores.length)
    return 'No store was asked. --provider and --country say which to ask.';
  if (by('found') > 0) return 'Nothing is left after the filters; try without --in-stock.';
  return by('failed') > 0
    ? `No price for "${query}" was found, and some stores could not be asked.`
    : `No store sells "${query}", or none under that name.${tellsRejected ? ' Add --explain to see what was rejected.' : ''}`;
}

async function canLink(): Promise<boolean> {
  const { default: supportsHyperlinks } = await import('supports-hyperlinks');
  return supportsHyperlinks.stdout;
}
