import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findTool } from '../tools.ts';
import { BIN, cleanEnv, onlyLine, run, runIn } from './command.ts';

const KEY = 'pck_a-key-for-the-tests-of-the-command';

interface Served {
  readonly child: ChildProcess;
  readonly base: string;
  readonly stderr: () => string;
  /** Ends it with a signal and answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Runs `pricecmp serve` until its test is over. */
async function serve(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Served> {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
    child.once('close', (code) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  return {
    child,
    base,
    stderr: () => stderr,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await once(child, 'close');
      return code;
    },
  };
}

function ask(base: string, path: string, key = KEY): Promise<Response> {
  return fetch(`${base}${path}`, { headers: { authorization: `Bearer ${key}` } });
}

describe('pricecmp serve', () => {
  it('answers from the local stores, logs in JSON, and ends with 0 when told to', async () => {
    const server = await serve(['--sandbox'], cleanEnv({ PRICECMP_API_KEYS: KEY }));
    expect(server.base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
    const response = await ask(server.base, '/search?query=LEGO+75192&currency=USD');
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { results: unknown[] } };
    expect(data.results).toHaveLength(24);
    expect(await server.stop()).toBe(0);
    const lines = server.stderr().trim().split('\n');
    const messages = lines.map((line) => (JSON.parse(line) as { message: string }).message);
    expect(messages).toContain('listening');
    expect(messages).toContain('request');
    expect(messages).toContain('sandbox: none of these prices is real');
    expect(server.stderr()).not.toContain(KEY);
  });

  it('ends with 130 on Ctrl-C', async () => {
    const server = await serve(['--sandbox'], cleanEnv({ PRICECMP_API_KEYS: KEY }));
    expect(await server.stop('SIGINT')).toBe(130);
  });

  it('finishes a search that runs when it is told to stop', async () => {
    const server = await serve(
      ['--sandbox', '--sandbox-latency', '1500'],
      cleanEnv({ PRICECMP_API_KEYS: KEY }),
    );
    const running = ask(server.base, '/search?query=Hades&country=US');
    await sleep(300);
    const stopped = server.stop();
    expect((await running).status).toBe(200);
    expect(await stopped).toBe(0);
  });

  it('says that there is no key yet, and how to make one', async () => {
    for (const options of [[], ['--sandbox']]) {
      const { code, stdout, stderr } = await run(['serve', '--port', '0', ...options]);
      expect(code).toBe(2);
      expect(stdout).toBe('');
      expect(onlyLine(stderr)).toContain('pricecmp keys create');
    }
  });

  it('says that a port is taken, and what to do', async () => {
    const env = cleanEnv({ PRICECMP_API_KEYS: KEY });
    const { base } = await serve(['--sandbox'], env);
    const { port } = new URL(base);
    const { code, stderr } = await runIn(env, ['serve', '--sandbox', '--port', port]);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toBe(
      `pricecmp: 127.0.0.1:${port} is taken. Choose another with --port.`,
    );
  });

  it.each([
    [['--rate-limit', '30'], 'rate limit'],
    [['--rate-limit', '0/10m'], 'rate limit'],
    [['--trust-proxy', 'everybody'], 'proxy'],
    [['--state', 'mysql://x'], 'redis://'],
    [['--port', '99999'], 'port'],
    [['--log-level', 'loud'], 'log-level'],
    [['--timeout', '0'], 'seconds'],
    [['--sandbox-latency', '5'], '--sandbox'],
    [['--host', '203.0.113.1'], 'no address of this machine'],
  ])('refuses %j', async (args, words) => {
    const env = { PRICECMP_API_KEYS: KEY };
    const { code, stderr } = await run(['serve', '--port', '0', ...args], { env });
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain(words);
  });

  it('refuses keys in the environment that nobody could send', async () => {
    const env = { PRICECMP_API_KEYS: 'a-key-that-is-long-enough,bad key' };
    const { code, stderr } = await run(['serve', '--port', '0'], { env });
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('PRICECMP_API_KEYS');
    expect(stderr).not.toContain('bad key');
  });

  it('never shows a password in the address of a Redis', async () => {
    const env = { PRICECMP_STATE: 'redis://user:s3cret@127.0.0.1:1' };
    const { code, stderr } = await run(['serve', '--port', '0'], { env });
    expect(code).toBe(3);
    expect(onlyLine(stderr)).toContain('redis://127.0.0.1:1');
    expect(stderr).not.toContain('s3cret');
  });
});

describe('pricecmp keys', () => {
  it('makes keys that are shown once, kept as digests, and revoked while the server runs', async () => {
    const env = cleanEnv();
    const first = await runIn(env, ['keys', 'create', '--name', 'shop']);
    expect(first.code).toBe(0);
    const key = onlyLine(first.stdout);
    expect(key).toMatch(/^pck_[\w-]{43}$/);
    const file = `${env.PRICECMP_CONFIG_DIR}/keys.json`;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(key);

    const server = await serve(['--log-level', 'warn'], env);
    expect((await ask(server.base, '/providers', key)).status).toBe(200);
    const second = onlyLine((await runIn(env, ['keys', 'create'])).stdout);
    expect((await ask(server.base, '/providers', second)).status).toBe(200);

    const list = await runIn(env, ['keys', 'list', '--json']);
    const names = (JSON.parse(list.stdout) as { name: string }[]).map(({ name }) => name);
    expect(names[0]).toBe('shop');
    expect(names).toHaveLength(2);
    expect((await runIn(env, ['keys', 'list'])).stdout).toContain('shop');

    expect((await runIn(env, ['keys', 'revoke', 'shop'])).code).toBe(0);
    expect((await ask(server.base, '/providers', key)).status).toBe(401);
    expect((await ask(server.base, '/providers', second)).status).toBe(200);
    expect((await runIn(env, ['keys', 'revoke', 'shop'])).code).toBe(2);
  });

  it('keeps those of the sandbox apart', async () => {
    const env = cleanEnv();
    const real = onlyLine((await runIn(env, ['keys', 'create'])).stdout);
    const made = onlyLine((await runIn(env, ['keys', 'create', '--sandbox'])).stdout);
    const server = await serve(['--sandbox'], env);
    expect((await ask(server.base, '/providers', made)).status).toBe(200);
    expect((await ask(server.base, '/providers', real)).status).toBe(401);
  });

  it('refuses a name that is taken, and one that cannot be shown', async () => {
    const env = cleanEnv();
    await runIn(env, ['keys', 'create', '--name', 'shop']);
    for (const name of ['shop', ' ', 'a\u001b[31mb', 'x'.repeat(101)]) {
      const { code, stderr } = await runIn(env, ['keys', 'create', '--name', name]);
      expect(code).toBe(2);
      expect(onlyLine(stderr)).toContain('pricecmp: ');
    }
  });
});

describe('pricecmp search --api', () => {
  it('shows the same as a search of its own, and ends with the same code', async () => {
    const env = cleanEnv({ PRICECMP_API_KEYS: KEY, PRICECMP_CLIENT_KEY: KEY });
    const { base } = await serve(['--sandbox', '--rate-limit', '1000/1m'], env);
    const search = async (...args: string[]) => {
      const [own, theirs] = await Promise.all([
        runIn(env, ['search', ...args, '--sandbox']),
        runIn(env, ['search', ...args, '--api', base]),
      ]);
      expect(theirs.code).toBe(own.code);
      return { own: own.stdout, theirs: theirs.stdout, stderr: theirs.stderr };
    };
    const csv = await search('LEGO 75192', '--currency', 'USD', '--format', 'csv');
    expect(csv.theirs).toBe(csv.own);
    const sorted = await search('Hades', '--sort', 'country', '-n', '5', '--in-stock', '--json');
    const resultsOf = (text: string) =>
      (JSON.parse(text) as { data: { results: unknown } }).data.results;
    expect(resultsOf(sorted.theirs)).toEqual(resultsOf(sorted.own));
    const vague = await search('iPhone 15', '--currency', 'USD', '--json', '--country', 'DE,US');
    expect(resultsOf(vague.theirs)).toEqual(resultsOf(vague.own));
    expect(vague.stderr).toContain('Compared: 128 GB, found in all 2 countries.');
    const nothing = await search('xyzzy plugh 999');
    expect(nothing.theirs).toBe('');
    const table = await search('Things 3', '--all', '-v');
    expect(table.theirs.split('\n')).toHaveLength(table.own.split('\n').length);
    expect(table.stderr).toContain('sandbox: none of these prices is real');
    expect(table.stderr).toContain('US apple: found');
    const explained = await search('Hades', '--explain', '--json', '--country', 'US');
    expect(Object.keys((JSON.parse(explained.theirs) as { data: object }).data)).toEqual(
      Object.keys((JSON.parse(explained.own) as { data: object }).data),
    );
  });

  it('ends with 2 for a wrong key, and with 3 when there are too many requests or no server', async () => {
    const env = cleanEnv({ PRICECMP_API_KEYS: KEY });
    const { base } = await serve(['--sandbox', '--rate-limit', '1/1m'], env);
    const search = (key: string, api = base) =>
      runIn({ ...env, PRICECMP_CLIENT_KEY: key }, ['search', 'Hades', '--api', api]);
    const wrong = await search('pck_wrong');
    expect([wrong.code, onlyLine(wrong.stderr)]).toEqual([
      2,
      'pricecmp: That key is not valid. It was that of PRICECMP_CLIENT_KEY.',
    ]);
    const limited = await search(KEY);
    expect(limited.code).toBe(3);
    expect(onlyLine(limited.stderr)).toContain('No more than 1 request in 1 minute.');
    const away = await search(KEY, 'http://127.0.0.1:1');
    expect(away.code).toBe(3);
    expect(onlyLine(away.stderr)).toContain('cannot be reached');
    const none = await search('');
    expect(none.code).toBe(2);
    expect(onlyLine(none.stderr)).toContain('PRICECMP_CLIENT_KEY');
  });

  it('says that an address is none before it asks for a key to it', async () => {
    const { code, stderr } = await run(['search', 'Hades', '--api', 'nonsense']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('no address of a server');
  });

  it('takes the key from the settings, which do not show it', async () => {
    const env = cleanEnv({ PRICECMP_API_KEYS: KEY });
    const { base } = await serve(['--sandbox'], env);
    await runIn(env, ['config', 'set', 'clientKey', KEY]);
    expect((await runIn(env, ['search', 'Hades', '--api', base])).code).toBe(0);
    expect((await runIn(env, ['config', 'list'])).stdout).not.toContain(KEY);
    expect((await runIn(env, ['config', 'list', '--json'])).stdout).not.toContain(KEY);
    expect((await runIn(env, ['config', 'get', 'clientKey'])).stdout).toBe(`${KEY}\n`);
  });

  it.each([['--refresh'], ['--timeout', '5'], ['--format', 'ndjson'], ['--sandbox']])(
    'does not go with %s',
    async (...option) => {
      const env = { PRICECMP_CLIENT_KEY: KEY };
      const args = ['search', 'Hades', '--api', 'http://127.0.0.1:1', ...option];
      const { code, stderr } = await run(args, { env });
      expect(code).toBe(2);
      expect(stderr).toContain(option[0]);
    },
  );
});

const hasScript = findTool('script') !== null;

describe.skipIf(!hasScript)('pricecmp serve on a terminal (skipped: no "script" command)', () => {
  it('makes the first key and shows it once', async () => {
    const env = cleanEnv();
    const start = () =>
      spawn(
        'script',
        ['-qec', `${process.execPath} ${BIN} serve --sandbox --port 0`, '/dev/null'],
        {
          env: { ...env, SHELL: '/bin/bash' },
          stdio: ['pipe', 'pipe', 'ignore'],
        },
      );
    const shownBy = async (child: ChildProcess) => {
      onTestFinished(() => void child.kill('SIGKILL'));
      let shown = '';
      child.stdout?.setEncoding('utf8').on('data', (text) => {
        shown += text;
      });
      while (!shown.includes('"listening"')) await sleep(10);
      const base = /http:\S+\/api\/v1/.exec(shown)?.[0] ?? '';
      return { shown, base };
    };
    const first = start();
    const { shown, base } = await shownBy(first);
    const key = /pck_[\w-]{43}/.exec(shown)?.[0] ?? '';
    expect((await ask(base, '/providers', key)).status).toBe(200);
    first.stdin?.write('\u0003');
    await once(first, 'close');
    const again = await shownBy(start());
    expect(again.shown).not.toContain('pck_');
    expect((await ask(again.base, '/providers', key)).status).toBe(200);
  });
});
