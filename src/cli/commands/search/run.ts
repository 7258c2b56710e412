import { success } from '../../../api/envelope.ts';
import { toOutcomeEvent, toSearchData } from '../../../api/resources.ts';
import type { Core, SearchChoices } from '../../../core.ts';
import { PricecmpError } from '../../../errors.ts';
import { PROVIDER_NAMES } from '../../../providers/origins.ts';
import type { Provider } from '../../../providers/provider.ts';
import { readCountries, readCurrency, readProviders } from '../../../search/choices.ts';
import type { Settled } from '../../../search/search.ts';
import type { SortKey } from '../../../search/settle.ts';
import { assertAnswered } from '../../../search/unavailable.ts';
import { EXIT } from '../../exit-codes.ts';
import type { Invocation } from '../../invocation.ts';
import { noProgress, startProgress } from '../../progress.ts';
import { renderJson } from '../../render/json.ts';
import { renderOutcome, renderReport } from '../../render/outcome-line.ts';
import { readSandboxChoices, type SandboxOptions } from '../../sandbox-choices.ts';
import { openSession, openSettings } from '../../session.ts';
import { keepHeapSmall } from '../../small-heap.ts';
import type { Terminal } from '../../terminal.ts';

export interface SearchOptions extends SandboxOptions {
  readonly currency?: string;
  readonly country?: readonly string[];
  readonly provider?: readonly string[];
  readonly sort: SortKey;
  readonly limit?: number;
  readonly inStock?: true;
  readonly all?: true;
  readonly explain?: true;
  readonly format?: 'table' | 'json' | 'ndjson' | 'csv';
  readonly json?: true;
  readonly timeout?: number;
  readonly refresh?: true;
  readonly strict?: true;
  readonly api?: string;
  readonly quiet?: true;
  readonly verbose?: true;
}

const SANDBOX_NOTICE = 'sandbox: none of these prices is real.';

/** Runs `pricecmp search` and answers its exit code. */
export async function search(
  query: string,
  options: SearchOptions,
  invocation: Invocation,
): Promise<number> {
  keepHeapSmall();
  return options.api === undefined
    ? searchStores(query, options, invocation)
    : searchServer(options.api, query, options, invocation);
}

async function searchStores(
  query: string,
  options: SearchOptions,
  { terminal, signal }: Invocation,
): Promise<number> {
  const sandbox = await readSandboxChoices(options);
  const { core, close } = await openSession(terminal, sandbox);
  try {
    const choices = { ...readChoices(options), signal };
    const settled = await follow(core, query, choices, options, terminal);
    assertAnsweredOrAdvise(settled, sandbox !== null);
    const source = { sandbox: sandbox !== null, tellsRejected: true, providers: core.providers };
    await show(settled, options, terminal, source);
    return exitCodeFor(settled, options);
  } finally {
    await close();
  }
}

async function searchServer(
  baseUrl: string,
  query: string,
  options: SearchOptions,
  invocation: Invocation,
): Promise<number> {
  const { terminal } = invocation;
  const settings = await openSettings(terminal);
  const { askServer } = await import('./ask-server.ts');
  const { settled, sandbox } = await askServer(baseUrl, query, options, settings, invocation);
  if (options.verbose) for (const report of settled.stores) terminal.err(renderReport(report));
  const source = { sandbox, tellsRejected: false, providers: async () => [] };
  await show(settled, options, terminal, source);
  return exitCodeFor(settled, options);
}

function readChoices(options: SearchOptions): SearchChoices {
  const { currency, country, provider, timeout } = options;
  return {
    ...(currency !== undefined && { currency: readCurrency(currency) }),
    ...(country && { countries: readCountries(country) }),
    ...(provider && {
      providers: new Set(readProviders(provider, PROVIDER_NAMES)),
      // Who names a provider wants it asked, whatever the settings say.
      disabled: new Set<string>(),
    }),
    ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
    sort: options.sort,
    limit: options.limit ?? null,
    inStock: options.inStock ?? false,
    all: options.all ?? false,
    refresh: options.refresh ?? false,
  };
}

/** Runs the search to its end and shows on the way what becomes of each store. */
async function follow(
  core: Core,
  query: string,
  choices: SearchChoices,
  options: SearchOptions,
  terminal: Terminal,
): Promise<Settled> {
  const isShown = terminal.errRedraws && !options.quiet && !options.verbose;
  const total = core.countStores(choices);
  const progress = isShown ? startProgress(`0/${total} stores`) : noProgress;
  let answered = 0;
  try {
    const outcomes = core.search(query, choices);
    for (;;) {
      const step = await outcomes.next();
      if (step.done) return step.value;
      answered += 1;
      progress.update(`${answered}/${total} stores`);
      if (options.verbose) terminal.err(renderOutcome(step.value));
      if (options.format === 'ndjson')
        await terminal.out(renderJson(toOutcomeEvent(step.value), false));
    }
  } finally {
    progress.stop();
  }
}

/** Where a result is from, as far as showing it depends on that. */
export interface Source {
  readonly sandbox: boolean;
  /** Whether it is known what was rejected, so that an explanation can say so. */
  readonly tellsRejected: boolean;
  /** Those that are described in an explanation. */
  providers(): Promise<readonly Provider[]>;
}

async function show(
  settled: Settled,
  options: SearchOptions,
  terminal: Terminal,
  source: Source,
): Promise<void> {
  const explain = options.explain ?? false;
  const include = { stores: explain, matches: explain, rates: explain };
  const format = options.json ? 'json' : (options.format ?? 'table');
  switch (format) {
    case 'json': {
      const data = toSearchData(settled, include);
      const envelope = success(data, settled.fetchedAt, settled.cached);
      await terminal.out(renderJson(envelope, terminal.outIsTerminal));
      break;
    }
    case 'ndjson': {
      const { rateInfo, ...data } = toSearchData(settled, { ...include, rates: true });
      await terminal.out(renderJson({ type: 'end', ...data, rates: rateInfo }, false));
      break;
    }
    case 'csv': {
      const { renderCsv } = await import('../../render/csv.ts');
      await terminal.out(renderCsv(settled));
      break;
    }
    case 'table': {
      const { showTable } = await import('./show-table.ts');
      await showTable(settled, options, terminal, source);
      break;
    }
  }
  if (options.quiet) return;
  if (format !== 'table') for (const notice of settled.notices) terminal.err(notice);
  if (source.sandbox) terminal.err(SANDBOX_NOTICE);
}

/** @throws PricecmpError `stores_unavailable`, with what to do next */
function assertAnsweredOrAdvise(settled: Settled, inSandbox: boolean): void {
  try {
    assertAnswered(settled);
  } catch (error) {
    if (inSandbox || !(error instanceof PricecmpError)) throw error;
    const isOffline = String(error.details?.codes) === 'unreachable';
    const advice = isOffline
      ? 'Are you offline? Add --sandbox to try it without the internet.'
      : 'Try again later, or with a longer --timeout; -v shows each store.';
    throw new PricecmpError(error.code, `${error.message} ${advice}`, {
      cause: error,
      ...(error.details && { details: error.details }),
    });
  }
}

function exitCodeFor({ offers, stores }: Settled, { strict }: SearchOptions): number {
  const failed = stores.some(({ outcome }) => outcome === 'failed');
  if (offers.length > 0) return failed && strict ? EXIT.unavailable : EXIT.found;
  // What a filter has left out was found all the same.
  const found = stores.some(({ outcome }) => outcome === 'found');
  const nobodyAsked = stores.every(({ outcome }) => outcome === 'skipped');
  return (failed && !found) || nobodyAsked ? EXIT.unavailable : EXIT.nothing;
}
