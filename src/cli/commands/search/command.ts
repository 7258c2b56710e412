import { type Command, Option } from 'commander';
import type { Invocation } from '../../invocation.ts';
import { readCount, readList, readSeconds } from '../../option-readers.ts';
import { sandboxFault, sandboxLatency } from '../../sandbox-options.ts';

const SEARCH_EXAMPLES = `
The query is a product name, a bar code (GTIN, EAN, UPC, ISBN) or the address of a product page.

Examples:
  pricecmp search "LEGO 75192" --currency GBP
  pricecmp search https://store.steampowered.com/app/1145360/ -c EUR
  pricecmp search "Logitech MX Master 3S" --country DE,FR,NL --sort country
  pricecmp search "Things 3" --explain
  pricecmp search "Hades" --api http://127.0.0.1:8080/api/v1
  pricecmp search "iPhone 15 128 GB" --json | jq '.data.results[] | [.country, .convertedPrice]'

Exit codes: 0 a price was found, 1 no store has it, 2 wrong usage, 3 stores could not be asked.`;

/** Declares `pricecmp search`; what it does is loaded when it runs. */
export function addSearchCommand(program: Command, invocation: Invocation): void {
  program
    .command('search')
    .description('compare the price of a product in the stores of 24 countries')
    .argument('<query>', 'product name, bar code, or address of a product page')
    .option('-c, --currency <code>', 'currency to convert to (default: from config, else EUR)')
    .option('--country <codes>', 'only these countries, by commas or repeated', readList)
    .option('--provider <names>', 'only these providers, by commas or repeated', readList)
    .addOption(
      new Option('--sort <key>', 'order of the rows')
        .choices(['price', 'country', 'provider', 'rating'])
        .default('price'),
    )
    .option('-n, --limit <count>', 'at most so many rows', readCount)
    .option('--in-stock', 'only what can be had now')
    .option('--all', 'every matching offer of a store, not just its best')
    .option('--explain', 'why each row matched, what was rejected, which rates were used')
    .addOption(
      new Option('--format <format>', 'how the result is written').choices([
        'table',
        'json',
        'ndjson',
        'csv',
      ]),
    )
    .addOption(new Option('--json', 'short for --format json').conflicts('format'))
    .option('--timeout <seconds>', 'deadline of the whole search (default: 20)', readSeconds)
    .option('--refresh', 'do not read caches')
    .option('--strict', 'exit 3 also when prices were found but a store failed')
    .option('--api <base_url>', 'ask a running server instead of the stores')
    .option('--sandbox', 'ask the built-in local stores: no internet, made-up prices')
    .addOption(sandboxLatency())
    .addOption(sandboxFault())
    .addOption(
      new Option('--sandbox-limits <which>', 'request limits of the sandbox').choices([
        'generous',
        'real',
      ]),
    )
    .addOption(new Option('-q, --quiet', 'no progress and no summary').conflicts('verbose'))
    .option('-v, --verbose', 'one line for what becomes of each store')
    .addHelpText('after', SEARCH_EXAMPLES)
    .action(async (query: string, options) => {
      const { search } = await import('./run.ts');
      invocation.done(await search(query, options, invocation));
    });
}
