import { describe, expect, it } from 'vitest';
import {
  envelopeSchema,
  type PriceResult,
  priceResultSchema,
  searchDataSchema,
} from '../../src/api/schemas.ts';
import { PANEL } from '../../src/countries.ts';
import { cleanEnv, onlyLine, run, runIn } from './command.ts';

const search = (query: string, ...options: string[]) =>
  run(['search', query, '--sandbox', ...options]);

async function searchJson(query: string, ...options: string[]) {
  const { code, stdout, stderr } = await search(query, '--json', ...options);
  const envelope = envelopeSchema(searchDataSchema).parse(JSON.parse(onlyLine(stdout)));
  if (!envelope.success) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
  return { code, stderr, ...envelope };
}

const countriesOf = (results: PriceResult[]) => results.map(({ country }) => country);

/** Named in the sandbox: in all countries, and with a price that no decoy has. */
describe.each([
  ['Sony WH-1000XM5', 'shopify-catalog', /WH-?1000XM5/i],
  ['Apple iPhone 15 128 GB', 'shopify-catalog', /iPhone 15\b(?! (?:Pro|Plus|Max)).*128/i],
  ['Nintendo Switch OLED', 'shopify-catalog', /Switch.*OLED|OLED.*Switch/i],
  ['LEGO 75192', 'shopify-catalog', /LEGO.*75192/i],
  ['Logitech MX Master 3S', 'shopify-catalog', /MX Master 3S/i],
  ['Samsung 990 PRO 2 TB', 'shopify-catalog', /990 PRO.*2 ?T[BO]/i],
  ['Hades', 'steam', /^Hades$/i],
  ['Things 3', 'apple', /^Things 3$/i],
  ['The Hobbit', 'apple', /Hobbit/i],
])('the price of %s', (query, provider, title) => {
  it('is found in all 24 countries, cheapest first, and nothing else is taken for it', async () => {
    const { code, data } = await searchJson(query, '--currency', 'USD', '--provider', provider);
    expect(code).toBe(0);
    expect(new Set(countriesOf(data.results))).toEqual(new Set(PANEL.map(({ code }) => code)));
    expect(data.results).toHaveLength(24);
    for (const result of data.results) {
      expect(result.title).toMatch(title);
      expect(new URL(result.url).hostname).toMatch(/\.sandbox\.example$/);
      expect(result.convertedCurrency).toBe('USD');
    }
    const prices = data.results.map(({ convertedPrice }) => convertedPrice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    // No case, cable or poster among them: prices of one thing differ by taxes and markets only.
    const [least = 0, most = 0] = [prices[0], prices.at(-1)];
    expect(most / least).toBeLessThan(6);
  });
});

describe('the result of a search', () => {
  it('as JSON has exactly the fields of the API, in one line', async () => {
    const { data, meta } = await searchJson('LEGO 75192');
    expect(Object.keys(data)).toEqual(['query', 'results']);
    expect(Object.keys(data.results[0] ?? {})).toEqual(Object.keys(priceResultSchema.shape));
    expect(data.query).toBe('LEGO 75192');
    expect(meta).toEqual({ cached: false, timestamp: expect.any(String) });
  });

  it('with --explain also tells of stores, matches and rates', async () => {
    const { data } = await searchJson('LEGO 75192', '--explain');
    expect(data.stores).toHaveLength(72);
    expect(data.matches).toHaveLength(data.results.length);
    expect(data.matches?.map(({ url }) => url)).toEqual(data.results.map(({ url }) => url));
    expect(data.rateInfo?.USD).toMatchObject({ source: 'frankfurter', stale: false });
  });

  it('as NDJSON comes store by store, and ends settled', async () => {
    const { code, stdout } = await search('Hades', '--format', 'ndjson', '--provider', 'steam');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines).toHaveLength(25);
    expect(lines.slice(0, 24).every(({ type }) => type === 'outcome')).toBe(true);
    expect(lines[0]).toMatchObject({
      provider: 'steam',
      outcome: 'found',
      best: { title: 'Hades' },
    });
    const end = lines.at(-1);
    expect(end).toMatchObject({
      type: 'end',
      results: expect.any(Array),
      rates: expect.any(Object),
    });
    expect(end.results).toHaveLength(24);
  });

  it('tells the best offer of a store as soon as it answers', async () => {
    const { stdout } = await search('LEGO 75192', '--format', 'ndjson', '--country', 'US,GB,BR');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { results } = lines.at(-1);
    expect(results).toHaveLength(3);
    for (const { provider, country, price } of results) {
      const told = lines.find((line) => line.provider === provider && line.country === country);
      expect(told.best.price).toBe(price);
    }
  });

  it('as CSV has the 14 fields, then tax and notes', async () => {
    const { stdout } = await search('LEGO 75192', '--format', 'csv');
    const [head, first] = stdout.split('\n');
    expect(head).toBe([...Object.keys(priceResultSchema.shape), 'taxIncluded', 'notes'].join(','));
    expect(first).toMatch(/^shopify-catalog,[A-Z]{2},/);
    expect(stdout).not.toMatch(/^[=+@-]|,[=+@]/m);
  });

  it('as a table names the cheapest once, says "sandbox", and keeps titles whole in a pipe', async () => {
    const { stdout, stderr } = await search('LEGO 75192', '--currency', 'USD');
    expect(stdout.match(/cheapest/g)).toHaveLength(1);
    expect(stdout).toContain('sandbox');
    expect(stderr).toContain('sandbox');
    expect(stdout).not.toContain('…');
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toMatch(/72 stores: 24 found, \d+ not sold there/);
    expect(stderr).toMatch(/Rates: frankfurter, \d{4}-\d\d-\d\d/);
    expect(stderr).toContain('US, CA without sales tax');
  });

  it('fits the width that COLUMNS gives', async () => {
    const { stdout } = await run(['search', 'LEGO 75192', '--sandbox'], {
      env: { COLUMNS: '100' },
    });
    const { default: measure } = await import('fast-string-truncated-width');
    for (const line of stdout.split('\n')) expect(measure(line).width).toBeLessThanOrEqual(100);
    expect(stdout).toContain('…');
  });

  it('has no summary with --quiet and a line for each store with --verbose', async () => {
    const quiet = await search('Hades', '--quiet');
    expect(quiet.stderr).toBe('');
    const verbose = await search('Hades', '--verbose', '--provider', 'steam');
    expect(verbose.stderr.match(/ steam: /g)).toHaveLength(24);
  });
});

describe('the options of a search', () => {
  it('narrow it to countries and providers', async () => {
    const { data } = await searchJson(
      'Hades',
      '--country',
      'us,DE',
      '--country',
      'jp',
      '--provider',
      'steam',
      '--explain',
    );
    expect(new Set(countriesOf(data.results))).toEqual(new Set(['US', 'DE', 'JP']));
    expect(data.stores).toHaveLength(3);
  });

  it('may name a country beyond the 24', async () => {
    const { data } = await searchJson('Hades', '--country', 'CH', '--explain');
    expect(data.stores?.map(({ country }) => country)).toEqual(['CH', 'CH', 'CH']);
  });

  it('sort, shorten and filter', async () => {
    const byCountry = await searchJson('LEGO 75192', '--sort', 'country');
    expect(countriesOf(byCountry.data.results)).toEqual(
      [...countriesOf(byCountry.data.results)].sort(),
    );
    expect((await searchJson('LEGO 75192', '-n', '3')).data.results).toHaveLength(3);
    const all = await searchJson('LEGO 75192', '--all');
    const here = await searchJson('LEGO 75192', '--all', '--in-stock');
    expect(all.data.results.map(({ availability }) => availability)).toContain('out_of_stock');
    expect(here.data.results).toEqual(
      all.data.results.filter(({ availability }) => /^(?:in_stock|limited)$/.test(availability)),
    );
  });

  it('show every matching offer of a store with --all', async () => {
    const best = await searchJson('LEGO 75192', '--country', 'DE');
    const all = await searchJson('LEGO 75192', '--country', 'DE', '--all');
    expect(all.data.results.length).toBeGreaterThan(best.data.results.length);
  });

  it('convert to any currency with a rate', async () => {
    const { data } = await searchJson('Hades', '-c', 'jpy', '--provider', 'steam');
    expect(data.results.every(({ convertedPrice }) => Number.isInteger(convertedPrice))).toBe(true);
  });
});

describe('a query', () => {
  it('may be a bar code', async () => {
    const { data } = await searchJson('9991612397002', '--explain');
    expect(data.results).toHaveLength(24);
    for (const { title } of data.results) expect(title).toMatch(/LEGO 75192/);
    for (const { reasons } of data.matches ?? []) {
      expect(reasons).toContain('same GTIN 9991612397002');
    }
    // Apps and games have none, so their stores are not asked.
    expect(new Set(data.stores?.map(({ provider, outcome }) => `${provider} ${outcome}`))).toEqual(
      new Set(['shopify-catalog found', 'apple skipped', 'steam skipped']),
    );
  });

  it('may be the address of a product in the sandbox', async () => {
    const { code, data } = await searchJson(
      'https://steam.sandbox.example/app/1145360/',
      '--provider',
      'steam',
    );
    expect(code).toBe(0);
    expect(data.results).toHaveLength(24);
    expect(data.results[0]?.url).toBe('https://steam.sandbox.example/app/1145360/');
  });

  it('may be the address of the real store', async () => {
    const { data } = await searchJson(
      'https://store.steampowered.com/app/1145360/Hades/',
      '--provider',
      'steam',
    );
    expect(data.results).toHaveLength(24);
  });
});

describe('a vague query', () => {
  it.each([
    ['iPhone 15', /128 ?G[BO]/i, 24, '128 GB'],
    ['nutella', /750 ?g/i, 20, '750 g'],
    ['kindle paperwhite', /\b8 ?G[BO]/i, 24, '8 GB'],
    ['samsung 990 pro', /2 ?T[BO]/i, 24, '2 TB'],
  ])('compares one product everywhere: %s', async (query, title, count, label) => {
    const { data, stderr } = await searchJson(query, '--provider', 'shopify-catalog');
    expect(data.results).toHaveLength(count);
    for (const result of data.results) expect(result.title).toMatch(title);
    expect(stderr).toContain(`Compared: ${label}, found in all ${count} countries. Also seen:`);
  });

  it.each(['LEGO 75192', 'iPhone 15 128 GB', 'Hades', '9991612397002'])(
    'is not what "%s" is',
    async (query) => {
      expect((await search(query, '--country', 'DE,US')).stderr).not.toContain('Compared');
    },
  );

  it('compares the same with every offer of a store, and explains what it left out', async () => {
    const options = ['--country', 'DE,US', '--provider', 'shopify-catalog', '--all', '--explain'];
    const { stdout, stderr } = await search('iphone 15', ...options);
    expect(stdout).toMatch(/256 ?GB.*: other capacity: 256 GB, compared here: 128 GB/);
    const [accepted = ''] = stdout.split('Rejected');
    expect(accepted).not.toMatch(/256|512/);
    expect(stderr).toContain('Ask for "iphone 15 512 GB" to compare that.');
  });

  it('compares another when that is asked for', async () => {
    const { data, stderr } = await searchJson('iphone 15 256 GB');
    expect(data.results.length).toBeGreaterThan(12);
    for (const { title } of data.results) expect(title).toMatch(/256 ?G[BO]/i);
    expect(stderr).not.toContain('Compared');
  });
});

describe('exit codes', () => {
  it('1: every store answered and none has it', async () => {
    const { code, stdout, stderr } = await search('zzyzx quux 99887766', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { results: [] } });
    expect(stderr).toBe('sandbox: none of these prices is real.\n');
    const table = await search('zzyzx quux 99887766');
    expect(table.code).toBe(1);
    expect(table.stdout).toBe('');
    expect(table.stderr).toContain('No store sells');
  });

  it('3: nobody could be asked', async () => {
    const { code, stderr } = await search('4548736132610', '--provider', 'steam');
    expect(code).toBe(3);
    expect(stderr).toContain('No store was asked');
  });

  it('1: nothing is left after a filter', async () => {
    const blue = ['Sony WH-1000XM5 Blue', '--country', 'EG'] as const;
    const late = await searchJson(...blue);
    expect(late.data.results.map(({ availability }) => availability)).toEqual(['backorder']);
    const { code, stdout, stderr } = await search(...blue, '--in-stock');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('try without --in-stock');
  });

  it.each([
    [['--currency', 'USX'], /USD/],
    [['--currency', 'dollar'], /USD|AUD/],
    [['--currency', 'KPW'], /KPW/],
    [['--country', 'UK'], /GB/],
    [['--country', 'Germany'], /DE/],
    [['--country', 'XX'], /Unknown country/],
    [['--country', ''], /--country/],
    [['--provider', 'stem'], /steam/],
    [['--provider', 'shopify'], /shopify-catalog/],
    [['--sort', 'cost'], /price, country, provider, rating/],
    [['--format', 'xml'], /table, json, ndjson, csv/],
    [['--limit', '0'], /whole number/],
    [['--limit', '1.5'], /whole number/],
    [['--timeout', 'soon'], /seconds/],
    [['--curency', 'USD'], /--currency/],
    [['--format', 'csv', '--json'], /--format/],
    [['--quiet', '--verbose'], /--verbose|--quiet/],
    [['--sandbox-fault', 'hangs'], /hang/],
  ])('2: %j, with what would be right', async (options, hint) => {
    const { code, stdout, stderr } = await search('Hades', ...options);
    expect(code).toBe(2);
    expect(onlyLine(stderr + stdout)).toMatch(hint);
  });

  it.each([[''], ['   '], ['x'.repeat(513)]])('2: the query %j', async (query) => {
    const { code, stderr } = await search(query);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('query');
  });

  it('never echoes what would confuse a terminal', async () => {
    const provider = await search('Hades', '--provider', '\u001b[31mstem\u202e');
    expect(provider.code).toBe(2);
    expect(onlyLine(provider.stderr)).toMatch(/Unknown provider "stem"/);
    const query = await search('zzyzx \u202e quux');
    expect(query.stderr).toContain('No store sells "zzyzx quux"');
  });

  it('2: options of the sandbox without it, and no query at all', async () => {
    expect((await run(['search', 'Hades', '--sandbox-latency', '5'])).code).toBe(2);
    expect((await run(['search'])).code).toBe(2);
    expect((await run(['serch', 'Hades'])).stderr).toContain('search');
  });

  it('2: as an envelope with --json', async () => {
    const { code, stdout, stderr } = await search('Hades', '--json', '--currency', 'USX');
    expect(code).toBe(2);
    expect(stderr).toBe('');
    expect(JSON.parse(onlyLine(stdout))).toMatchObject({
      success: false,
      data: null,
      error: { code: 'unsupported_currency', message: expect.stringContaining('USX') },
      meta: { cached: false },
    });
  });

  it.each([
    ['https://127.0.0.1/products/x', 'private'],
    ['https://shop.sandbox.example/about', 'not a shop'],
    ['https://shop.sandbox.example/products/nothing-here', 'no product'],
    ['ftp://shop.sandbox.example/products/x', 'http'],
  ])('2: the address %s', async (address, hint) => {
    const { code, stderr } = await search(address);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain(hint);
  });

  it('3: no store answered, in one line, or as an error with --json', async () => {
    const table = await search('Hades', '--sandbox-fault', 'http-403');
    expect(table.code).toBe(3);
    expect(table.stdout).toBe('');
    expect(onlyLine(table.stderr)).toContain('No store answered');
    const json = await search('Hades', '--sandbox-fault', 'http-403', '--json');
    expect(json.code).toBe(3);
    expect(JSON.parse(json.stdout)).toMatchObject({
      success: false,
      error: { code: 'stores_unavailable' },
    });
  });

  it('3: prices were found but a store failed, with --strict', async () => {
    const options = ['--sandbox-fault', 'http-500:0.3', '--json'];
    expect((await search('LEGO 75192', ...options)).code).toBe(0);
    expect((await search('LEGO 75192', ...options, '--strict')).code).toBe(3);
  });
});

describe('offline', () => {
  it('ends within the deadline, in one line that offers the sandbox', async () => {
    // Nobody listens on port 9 of this machine.
    const dead = 'http://127.0.0.1:9';
    const env = Object.fromEntries(
      ['APPLE', 'STEAM', 'SHOPIFY_CATALOG', 'FRANKFURTER', 'ECB'].map((name) => [
        `PRICECMP_ORIGIN_${name}`,
        dead,
      ]),
    );
    const { code, stdout, stderr } = await run(['search', 'Hades', '--timeout', '10'], { env });
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(onlyLine(stderr)).toMatch(/No store could be reached.*--sandbox/);
  });
});

describe('asking again', () => {
  it('asks no store within the cache time, and says how old the prices are', async () => {
    const env = cleanEnv();
    const again = () =>
      runIn(env, ['search', 'Hades', '--sandbox', '--json', '--sandbox-latency', '200']);
    const first = JSON.parse((await again()).stdout);
    const second = JSON.parse((await again()).stdout);
    expect(first.meta.cached).toBe(false);
    expect(second.meta.cached).toBe(true);
    expect(second.data).toEqual(first.data);
    expect(Date.parse(second.meta.timestamp)).toBeLessThanOrEqual(
      Date.parse(first.meta.timestamp) + 5_000,
    );
  });

  it('leaves the real caches, rates and limits alone', async () => {
    const env = cleanEnv();
    await runIn(env, ['search', 'Hades', '--sandbox']);
    const { existsSync } = await import('node:fs');
    expect(existsSync(env.PRICECMP_CACHE_DIR ?? '')).toBe(false);
    expect(existsSync(env.PRICECMP_CONFIG_DIR ?? '')).toBe(false);
  });
});
