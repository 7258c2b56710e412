import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  currenciesDataSchema,
  envelopeSchema,
  providersDataSchema,
} from '../../src/api/schemas.ts';
import { startFleet } from '../../src/sandbox/fleet.ts';
import { BIN, cleanEnv, onlyLine, run, runIn } from './command.ts';

/** The variables by which real searches ask this fleet. */
async function fleetEnv() {
  const fleet = await startFleet();
  onTestFinished(() => fleet.close());
  const env = {
    PRICECMP_ORIGIN_SHOPIFY_CATALOG: fleet.origins.get('https://catalog.shopify.com') ?? '',
    PRICECMP_ORIGIN_APPLE: fleet.origins.get('https://itunes.apple.com') ?? '',
    PRICECMP_ORIGIN_STEAM: fleet.origins.get('https://store.steampowered.com') ?? '',
    PRICECMP_ORIGIN_FRANKFURTER: fleet.origins.get('https://api.frankfurter.dev') ?? '',
    PRICECMP_ORIGIN_ECB: fleet.origins.get('https://www.ecb.europa.eu') ?? '',
  };
  return { fleet, env };
}

describe('pricecmp', () => {
  it('tells its version, and helps without being asked for anything', async () => {
    expect(await run(['--version'])).toEqual({
      code: 0,
      stdout: `${packageJson.version}\n`,
      stderr: '',
    });
    const help = await run([]);
    expect(help.code).toBe(0);
    expect(help.stdout).toContain('Examples:');
    for (const command of [
      'search',
      'currencies',
      'providers',
      'config',
      'sandbox',
      'completion',
    ]) {
      const { code, stdout } = await run([command, '--help']);
      expect(code).toBe(0);
      expect(stdout).toContain('Usage: pricecmp');
    }
  });

  it('knows what was meant by a slip of the fingers', async () => {
    const { code, stderr } = await run(['serch', 'Hades']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('search');
  });
});

describe('pricecmp currencies', () => {
  it('lists rates with their day and source, and keeps them', async () => {
    const { fleet, env: origins } = await fleetEnv();
    const env = cleanEnv(origins);
    const first = await runIn(env, ['currencies']);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/USD\s+US dollar\s+1\.\d+\s+\d{4}-\d\d-\d\d\s+frankfurter/);
    const asked = fleet.requests;
    const json = await runIn(env, ['currencies', '--json']);
    expect(fleet.requests).toBe(asked);
    const envelope = envelopeSchema(currenciesDataSchema).parse(JSON.parse(onlyLine(json.stdout)));
    expect(envelope.data?.default).toBe('EUR');
    expect(envelope.data?.rates.EUR).toBe(1);
    expect(Object.keys(envelope.data?.rates ?? {})).toEqual(
      expect.arrayContaining(['EUR', 'USD', 'GBP', 'JPY', 'CAD', 'AUD', 'AED', 'EGP', 'KRW']),
    );
    await runIn(env, ['currencies', '--refresh']);
    expect(fleet.requests).toBeGreaterThan(asked);
  });

  it('has the shipped rates, said to be stale, where no source can be reached', async () => {
    const dead = 'http://127.0.0.1:9';
    const env = { PRICECMP_ORIGIN_FRANKFURTER: dead, PRICECMP_ORIGIN_ECB: dead };
    const { code, stdout, stderr } = await run(['currencies'], { env });
    expect(code).toBe(0);
    expect(stdout).toContain('snapshot, stale');
    expect(onlyLine(stderr)).toContain('stale');
  });
});

describe('pricecmp providers', () => {
  it('lists who is asked, each with 24 countries', async () => {
    const { stdout } = await run(['providers', '--json']);
    const { data } = envelopeSchema(providersDataSchema).parse(JSON.parse(onlyLine(stdout)));
    expect(data?.map(({ name, enabled, domains }) => [name, enabled, domains.length])).toEqual([
      ['shopify-catalog', true, 24],
      ['apple', true, 24],
      ['steam', true, 24],
    ]);
    expect((await run(['providers'])).stdout).toContain('store.steampowered.com');
  });

  it('lists who is switched off only on request, and how to change that', async () => {
    const env = cleanEnv();
    await runIn(env, ['config', 'set', 'disabled', 'steam']);
    expect((await runIn(env, ['providers'])).stdout).not.toContain('steam');
    expect((await runIn(env, ['providers', '--all'])).stdout).toMatch(/steam.*disabled.*config/);
  });
});

describe('what is no whole command', () => {
  it.each([[['config']], [['help', 'nope']]])('%j shows help and says so', async (args) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toContain('That is no command, or not a whole one.');
    expect(stderr).not.toContain('outputHelp');
  });
});

describe('pricecmp config', () => {
  it('keeps settings where only the user reads them, and uses them', async () => {
    const env = cleanEnv();
    expect((await runIn(env, ['config', 'set', 'currency', 'jpy'])).code).toBe(0);
    expect((await runIn(env, ['config', 'set', 'countries', 'us, jp'])).code).toBe(0);
    expect((await runIn(env, ['config', 'get', 'currency'])).stdout).toBe('JPY\n');
    expect(JSON.parse((await runIn(env, ['config', 'list', '--json'])).stdout)).toEqual({
      currency: 'JPY',
      countries: ['US', 'JP'],
    });
    const path = (await runIn(env, ['config', 'path'])).stdout.trim();
    expect(statSync(path).mode & 0o077).toBe(0);
    const { stdout } = await runIn(env, [
      'search',
      'Hades',
      '--sandbox',
      '--json',
      '--provider',
      'steam',
    ]);
    const { results } = JSON.parse(stdout).data;
    expect(results.map(({ country }: { country: string }) => country).sort()).toEqual(['JP', 'US']);
    expect(results[0].convertedCurrency).toBe('JPY');
    await runIn(env, ['config', 'unset', 'currency']);
    expect((await runIn(env, ['config', 'get', 'currency'])).code).toBe(1);
  });

  it.each([
    [['set', 'curency', 'USD'], /currency/],
    [['set', 'currency', 'dollars'], /currency code/],
    [['set', 'countries', 'US,XX'], /two-letter code/],
    [['set', 'timeout', 'soon'], /timeout/],
    [['set', 'agentProfile', 'http://agent.example'], /https/],
    [['get', 'nothing'], /currency/],
  ])('refuses %j in one line', async (args, hint) => {
    const { code, stderr } = await run(['config', ...args]);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toMatch(hint);
  });

  it.each(['{"currency": ', '[]', '{"currency": 42}', 'null'])(
    'keeps a damaged file (%s) as .bak, says so in one line and goes on with defaults',
    async (content) => {
      const env = cleanEnv();
      const folder = env.PRICECMP_CONFIG_DIR ?? '';
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'config.json'), content);
      const { code, stdout, stderr } = await runIn(env, [
        'search',
        'Hades',
        '--sandbox',
        '--json',
        '--quiet',
        '--provider',
        'steam',
      ]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout).data.results[0].convertedCurrency).toBe('EUR');
      expect(onlyLine(stderr)).toContain('config.json.bak');
      expect(readFileSync(join(folder, 'config.json.bak'), 'utf8')).toBe(content);
      expect((await runIn(env, ['config', 'list'])).stderr).toBe('');
    },
  );

  it('says which value means nothing, and how to mend it', async () => {
    const env = cleanEnv();
    const folder = env.PRICECMP_CONFIG_DIR ?? '';
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'config.json'), '{"currency":"QQQ"}');
    const { code, stderr } = await runIn(env, ['search', 'Hades', '--sandbox']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('pricecmp config unset currency');
    expect((await runIn(env, ['config', 'unset', 'currency'])).code).toBe(0);
    expect((await runIn(env, ['search', 'Hades', '--sandbox', '-q'])).code).toBe(0);
  });
});

describe('the environment', () => {
  it('names servers that stand in for the real ones', async () => {
    const { fleet, env } = await fleetEnv();
    const { code, stdout } = await run(['search', 'Hades', '--provider', 'steam', '--json'], {
      env,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).data.results).toHaveLength(24);
    expect(fleet.requests).toBeGreaterThan(24);
  });

  it.each([
    ['PRICECMP_ORIGIN_STEM', 'http://127.0.0.1:1'],
    ['PRICECMP_ORIGIN_STEAM', 'http://proxy.example:8080'],
    ['PRICECMP_ORIGIN_STEAM', 'not a url'],
    ['PRICECMP_ORIGIN_STEAM', 'https://proxy.example/path'],
    ['PRICECMP_CACHE_DIR', 'relative/path'],
  ])('%s=%s is a wrong configuration', async (name, value) => {
    const { code, stderr } = await run(['search', 'Hades'], { env: { [name]: value } });
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain(name);
  });

  it('never makes the working directory speak: no configuration is read from there', async () => {
    const env = cleanEnv();
    const folder = env.HOME ?? '';
    for (const name of ['config.json', '.pricecmprc', 'pricecmp.json']) {
      writeFileSync(join(folder, name), '{"currency":"JPY"}');
    }
    const { stdout } = spawnSync(
      process.execPath,
      [BIN, 'search', 'Hades', '--sandbox', '--json', '--provider', 'steam'],
      { cwd: folder, env, encoding: 'utf8' },
    );
    expect(JSON.parse(stdout).data.results[0].convertedCurrency).toBe('EUR');
  });
});

describe('a damaged cache', () => {
  it('is said in one line, and the stores are asked again', async () => {
    const { env: origins } = await fleetEnv();
    const env = cleanEnv(origins);
    const search = () => runIn(env, ['search', 'Hades', '--provider', 'steam', '--json']);
    await search();
    spawnSync('bash', [
      '-c',
      `find ${env.PRICECMP_CACHE_DIR} -path '*answers*' -name '*.json' -exec sh -c 'echo {broken > "$1"' _ {} ';'; rm -rf ${env.PRICECMP_CACHE_DIR}/searches`,
    ]);
    const { code, stdout, stderr } = await search();
    expect(code).toBe(0);
    expect(JSON.parse(stdout).data.results).toHaveLength(24);
    expect(onlyLine(stderr)).toContain('damaged');
  });

  it('that cannot be written costs nothing but time', async () => {
    const { env: origins } = await fleetEnv();
    const env = cleanEnv(origins);
    writeFileSync(env.PRICECMP_CACHE_DIR ?? '', 'a file where a folder should be');
    const { code, stderr } = await runIn(env, ['search', 'Hades', '--provider', 'steam', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('the limit of a host', () => {
  it('holds for all processes together, at the same time and one after another', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.end('{"resultCount":0,"results":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { env: origins } = await fleetEnv();
    const env = cleanEnv({ ...origins, PRICECMP_ORIGIN_APPLE: `http://127.0.0.1:${port}` });
    const started = Date.now();
    const search = (query: string) =>
      runIn(env, ['search', query, '--provider', 'apple', '--timeout', '2', '--json']);
    await Promise.all(['one', 'two', 'three'].map(search));
    for (const query of ['four', 'five']) await search(query);
    // A burst of 20, then one each three seconds.
    const seconds = (Date.now() - started) / 1000;
    expect(asked).toBeGreaterThanOrEqual(20);
    expect(asked).toBeLessThanOrEqual(20 + Math.ceil(seconds / 3));
  });
});

describe('pricecmp sandbox', () => {
  it('runs until interrupted and prints what a shell can read', async () => {
    let fleet = '';
    const { code, stdout, stderr } = await run(['sandbox'], {
      onStart(child) {
        child.stdout?.on('data', async (text) => {
          fleet += text;
          if (!fleet.includes('ECB')) return;
          const origin = /PRICECMP_ORIGIN_FRANKFURTER=(\S+)/.exec(fleet)?.[1];
          const response = await fetch(`${origin}/v2/rates?base=EUR`);
          expect(response.status).toBe(200);
          child.kill('SIGINT');
        });
      },
    });
    expect(code).toBe(130);
    expect(
      stdout.match(/^export PRICECMP_ORIGIN_[A-Z_]+=http:\/\/127\.0\.0\.1:\d+$/gm),
    ).toHaveLength(5);
    expect(stderr).toContain('made up');
  });

  it('says when its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { code, stderr } = await run(['sandbox', '--port', String(port)]);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('EADDRINUSE');
  });
});

describe('pricecmp completion', () => {
  it.each(['bash', 'zsh', 'fish'])('prints a script for %s', async (shell) => {
    const { code, stdout } = await run(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['currencies', 'explain', 'sandbox-fault', 'ndjson', 'agentProfile']) {
      expect(stdout).toContain(word);
    }
  });

  it('completes in bash', async () => {
    const { stdout } = await run(['completion', 'bash']);
    const complete = (...words: string[]) => {
      const script = `${stdout}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_pricecmp; printf '%s\\n' "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split('\n');
    };
    expect(complete('pricecmp', 'se')).toEqual(['search', 'serve']);
    expect(complete('pricecmp', 'search', 'Hades', '--cur')).toEqual(['--currency']);
    expect(complete('pricecmp', 'search', 'Hades', '--sort', 'r')).toEqual(['rating']);
    expect(complete('pricecmp', 'config', 'se')).toEqual(['set']);
    expect(complete('pricecmp', 'config', 'set', 'ti')).toEqual(['timeout']);
    expect(complete('pricecmp', 'completion', 'f')).toEqual(['fish']);
  });

  it('refuses other shells in one line', async () => {
    const { code, stderr } = await run(['completion', 'tcsh']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('bash, zsh, fish');
  });
});

it('writes nothing into the home folder but its own folders', async () => {
  const { env: origins } = await fleetEnv();
  const { PATH = '', HOME = '' } = cleanEnv();
  const env = { PATH, HOME, TMPDIR: HOME, ...origins };
  await runIn(env, ['search', 'Hades', '--provider', 'steam', '--json']);
  expect(existsSync(join(HOME, '.cache', 'pricecmp'))).toBe(true);
  expect(existsSync(join(HOME, '.config'))).toBe(false);
});
