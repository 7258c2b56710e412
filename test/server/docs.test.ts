import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BIN, cleanEnv } from '../e2e/command.ts';
import { findTool } from '../tools.ts';

const executablePath = findTool('chromium');
const KEY = 'pck_a-key-that-is-only-in-this-test';
const PICTURES = 'https://images.sandbox.example/';

interface RunningServer {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** Starts the built server as a user does; it lives as long as the test. */
async function startServer(): Promise<RunningServer> {
  const args = ['serve', '--sandbox', '--port', '0', '--log-level', 'warn'];
  const child = spawn(process.execPath, [BIN, ...args], {
    env: cleanEnv({ PRICECMP_API_KEYS: KEY }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => stop(child));
  const [line] = await once(createInterface(child.stdout), 'line');
  return { origin: new URL(line).origin, child };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** The parts of the description that are looked for. */
interface Description {
  readonly info: { summary: string };
  readonly paths: Record<string, { get: Operation }>;
  readonly components: { schemas: Record<string, { properties?: object }> };
}

interface Operation {
  readonly operationId: 'search' | 'currencies' | 'providers';
  readonly description: string;
  readonly parameters: { name: string }[];
  readonly responses: object;
}

interface Visit extends RunningServer {
  readonly page: Page;
  /** The addresses of everything that was asked for. */
  readonly requested: string[];
  /** What the browser complained of. */
  readonly complaints: string[];
}

describe.skipIf(!executablePath)('the page at /docs (skipped: no chromium)', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: executablePath ?? undefined,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });

  afterAll(() => browser?.close());

  async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
    const server = await startServer();
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const requested: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      const isPicture = message.location().url.startsWith(PICTURES);
      if (message.type() === 'error' && !isPicture) complaints.push(message.text());
    });
    await page.addInitScript({
      content: `addEventListener('securitypolicyviolation', (event) => {
        console.error('violation', event.violatedDirective, event.blockedURI);
      });`,
    });
    await page.goto(`${server.origin}/docs`);
    return { ...server, page, requested, complaints };
  }

  function operation(page: Page, id: Operation['operationId']) {
    const section = page.locator(`#${id}`);
    return {
      section,
      status: section.locator('.status'),
      table: (name: string) => section.getByRole('table', { name, exact: true }),
      field: (name: string) => section.getByLabel(name, { exact: true }),
      send: () => section.getByRole('button', { name: 'Send' }).click(),
    };
  }

  async function searchLego(page: Page) {
    const search = operation(page, 'search');
    await page.getByLabel('API key').fill(KEY);
    await search.field('query').fill('LEGO 75192');
    await search.field('currency').fill('USD');
    await search.send();
    await search.table('Results for LEGO 75192').waitFor();
    return search;
  }

  it('tells all of the description', async () => {
    const { page, origin, complaints } = await visit();
    await page.getByRole('heading', { name: 'Access' }).waitFor();
    const api = (await (await fetch(`${origin}/openapi.json`)).json()) as Description;
    const text = await page.evaluate('document.body.textContent');

    expect(await page.title()).toBe('pricecmp API');
    expect(text).toContain(api.info.summary);
    for (const [path, { get }] of Object.entries(api.paths)) {
      const { section } = operation(page, get.operationId);
      const own = await section.textContent();
      expect(own).toContain(`GET/api/v1${path}${get.description}`);
      for (const { name } of get.parameters) expect(own).toContain(name);
      for (const status of Object.keys(get.responses)) {
        if (status !== '200') expect(own).toContain(status);
      }
    }
    for (const [name, { properties = {} }] of Object.entries(api.components.schemas)) {
      const fields = page.locator(`[aria-label="${name}"] tbody th`);
      const shown = await fields.allTextContents();
      expect(shown).toEqual(expect.arrayContaining(Object.keys(properties)));
    }
    expect(complaints).toEqual([]);
  });

  it('tells the type of each field, and whether it may be null', async () => {
    const { page } = await visit();
    const { section } = operation(page, 'search');
    await section.getByText('What it answers').click();
    const rows = section.getByRole('table', { name: 'PriceResult' }).getByRole('row');
    expect(await rows.filter({ hasText: 'reviewCount' }).locator('td').allTextContents()).toEqual([
      'integer or null',
      'how many of them said so',
    ]);
  });

  it('shows the results of a search in a table, cheapest first', async () => {
    const { page, complaints, requested, origin } = await visit();
    const { table, status } = await searchLego(page);
    const rows = table('Results for LEGO 75192').locator('tbody tr');

    expect(await status.textContent()).toMatch(/^200 OK in \d+ ms\. 24 results\.$/);
    expect(await rows.count()).toBe(24);
    expect(await rows.locator('img').count()).toBe(24);
    const flags = await rows.locator('.flag').allTextContents();
    expect(flags).toHaveLength(24);
    for (const flag of flags) expect(flag).toMatch(/^\p{Regional_Indicator}{2}$/u);

    const prices = await rows.locator('b').allTextContents();
    const amounts = prices.map((price) => Number(price.replace(/[$,]/g, '')));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(prices[0]).toMatch(/^\$\d+\.\d\d$/);

    const links = rows.locator('th a');
    expect(await links.count()).toBe(24);
    expect(await links.first().getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(await links.first().getAttribute('href')).toMatch(/^https:\/\//);

    expect(await page.getByText('sandbox: none of these prices is real').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    const elsewhere = requested.filter(
      (url) => new URL(url).origin !== origin && !/^data:/.test(url),
    );
    for (const url of elsewhere) expect(url.startsWith(PICTURES)).toBe(true);
  });

  it('a picture that cannot be loaded gives way to an empty frame', async () => {
    const { page } = await visit();
    await page.route(`${PICTURES}**`, (route) => route.abort());
    const { table } = await searchLego(page);
    const first = table('Results for LEGO 75192').locator('tbody tr').first();
    await first.scrollIntoViewIfNeeded();
    await first.locator('img').waitFor({ state: 'hidden' });
    expect(await first.locator('.picture').isVisible()).toBe(true);
  });

  it('shows what is included besides', async () => {
    const { page } = await visit();
    const { field, send, section, table } = operation(page, 'search');
    await page.getByLabel('API key').fill(KEY);
    await field('query').fill('LEGO 75192');
    await field('include').fill('stores,matches,rates');
    await field('limit').fill('3');
    await send();
    await table('Matches').waitFor();
    expect(await table('Stores').locator('tbody tr').count()).toBeGreaterThan(24);
    expect(await table('Matches').locator('tbody tr').count()).toBe(3);
    expect(await table('Exchange rates').getByText('EUR').count()).toBe(1);
    await section.getByText('The answer as it came').click();
    expect(JSON.parse((await section.locator('.panel pre').textContent()) ?? '')).toMatchObject({
      success: true,
      data: { query: 'LEGO 75192' },
    });
  });

  it('shows currencies and providers', async () => {
    const { page, complaints } = await visit();
    await page.getByLabel('API key').fill(KEY);
    const currencies = operation(page, 'currencies');
    await currencies.field('include').fill('rates');
    await currencies.send();
    const rates = currencies.table('What one EUR buys').getByRole('row');
    await rates.first().waitFor();
    expect(await rates.first().textContent()).toBe('currencyratedatesourcestale');
    expect(await rates.filter({ hasText: /^EUR1/ }).count()).toBe(1);

    const providers = operation(page, 'providers');
    await providers.send();
    await providers.table('Providers').waitFor();
    expect(await providers.table('Providers').getByText('steam', { exact: true }).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('shows an error with its code, message and details', async () => {
    const { page } = await visit();
    const { field, send, section } = operation(page, 'search');
    const alert = section.getByRole('alert');
    await page.getByLabel('API key').fill('pck_not-a-key');
    await send();
    await alert.getByText('unauthorized', { exact: true }).waitFor();

    await page.getByLabel('API key').fill(KEY);
    await field('currency').fill('XYZ');
    await send();
    await alert.getByText('unsupported_currency', { exact: true }).waitFor();
    expect(await alert.textContent()).toContain('There is no exchange rate for XYZ.');
    expect(await alert.textContent()).toContain('AED, AUD');

    await field('country').fill('Q1');
    await field('include').fill('x');
    await send();
    await alert.getByText('invalid_request', { exact: true }).waitFor();
    expect(await alert.getByRole('row').count()).toBe(3);
  });

  it('says in a sentence that the server is gone', async () => {
    const { page, child } = await visit();
    const { send, status } = operation(page, 'providers');
    await page.getByRole('heading', { name: 'Access' }).waitFor();
    await stop(child);
    await send();
    await status.getByText('The server cannot be reached. Is it still running?').waitFor();
  });

  it('one request at a time: a second aborts the first, and it can be cancelled', async () => {
    const { page } = await visit();
    const { send, section, status } = operation(page, 'providers');
    await page.route('**/api/v1/providers', () => {
      // Never answered.
    });
    await send();
    const aborted = page.waitForEvent('requestfailed');
    await send();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await status.getByText('Waiting for the answer.').waitFor();

    await section.getByRole('button', { name: 'Cancel' }).click();
    await status.getByText('Cancelled.').waitFor();
    expect(await section.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Send');
  });

  it('keeps the key to itself', async () => {
    const { page, requested } = await visit();
    const { section } = await searchLego(page);
    const places = ['location.href', 'document.documentElement.outerHTML', 'document.cookie'];
    for (const place of [
      ...places,
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])',
    ]) {
      expect(await page.evaluate(place)).not.toContain(KEY);
    }
    for (const url of requested) expect(url).not.toContain(KEY);
    expect(await section.locator('.curl').textContent()).toContain('Bearer $KEY');
  });

  it.each([`it's "$HOME" \`id\` $(id); & | \\ ! [a-b] {c,d} é`, "'; echo broken; echo '"])(
    'the line for a shell asks just the same: %s',
    async (query) => {
      const { page, requested } = await visit();
      const { field, send, section } = operation(page, 'search');
      await field('query').fill(query);
      await send();
      await section.getByRole('alert').waitFor();
      const line = await section.locator('.curl').textContent();
      // What `curl` would be called with.
      const { stdout } = spawnSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }; ${line}`], {
        env: { KEY: 'the-key' },
        encoding: 'utf8',
      });
      const [option, header, url = '', ...rest] = stdout.trimEnd().split('\n');
      expect([option, header, rest]).toEqual(['-H', 'Authorization: Bearer the-key', []]);
      expect(requested).toContain(url);
      expect(new URL(url).searchParams.get('query')).toBe(query);
    },
  );

  it('nothing that is answered is taken for markup, code or an address to run', async () => {
    const { page, complaints } = await visit();
    const { send, section, status } = operation(page, 'search');
    const evil = '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>';
    const meta = { cached: false, timestamp: evil };
    const result = {
      ...{ provider: evil, country: evil, currency: 'USD', price: 1, priceFormatted: evil },
      ...{ convertedPrice: 1, convertedCurrency: evil, url: 'javascript:window.hacked=true' },
      ...{ availability: evil, title: evil, image: 'javascript:window.hacked=true' },
      ...{ rating: null, reviewCount: null, flag: evil },
    };
    const match = { url: 'javascript:window.hacked=true', score: 1, reasons: [evil], notes: {} };
    const data = { query: evil, results: [result], matches: [match], stores: [], rateInfo: {} };
    const error = {
      code: { onclick: evil },
      message: evil,
      details: { [evil]: [{ [evil]: evil }] },
    };
    const envelopes = [
      { success: true, data, error: null, meta },
      { success: false, data: null, error, meta },
    ];
    await page.route('**/api/v1/search?**', (route) => route.fulfill({ json: envelopes.shift() }));

    await send();
    await status.getByText('1 result.').waitFor();
    const answer = section.locator('.panel');
    expect(await answer.getByRole('rowheader').first().textContent()).toBe(evil);
    expect(await answer.locator('img, script, a').count()).toBe(0);

    await send();
    await section.getByRole('alert').waitFor();
    expect(await section.getByRole('alert').textContent()).toContain(evil);
    expect(await answer.locator('img, script, a, [onclick], [onerror]').count()).toBe(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  it('a body that is no answer of the API is shown as it came', async () => {
    const { page } = await visit();
    const { send, section, status } = operation(page, 'providers');
    const body = '<h1>Bad Gateway</h1>';
    await page.route('**/api/v1/providers', (route) => route.fulfill({ status: 502, body }));
    await send();
    await status.getByText('This is no answer of the API.').waitFor();
    await section.getByText('The answer as it came').click();
    expect(await section.locator('.panel pre').textContent()).toBe(body);
  });

  it.each([360, 1400])('a window %d wide is never scrolled sideways', async (width) => {
    const { page } = await visit({ viewport: { width, height: 800 } });
    await searchLego(page);
    const summaries = page.locator('summary');
    for (const summary of await summaries.all()) await summary.click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  it('every field has a label', async () => {
    const { page } = await visit();
    await page.getByRole('heading', { name: 'Access' }).waitFor();
    const unlabelled =
      '[...document.querySelectorAll("input, select")].filter((e) => !e.labels[0])';
    expect(await page.evaluate(`${unlabelled}.length`)).toBe(0);
  });

  it('without scripts it says where to read instead', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    expect(await page.getByRole('link').getAttribute('href')).toBe('/openapi.json');
  });
});
