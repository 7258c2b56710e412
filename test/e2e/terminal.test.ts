import { spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTool } from '../tools.ts';
import { BIN, cleanEnv, run } from './command.ts';

const hasScript = findTool('script') !== null;

interface Shown {
  /** All that was written to the terminal. */
  readonly shown: string;
  readonly status: number | null;
}

interface Typing {
  /** Once this is shown ... */
  readonly after: string;
  /** ... these keys are pressed. */
  readonly keys: string;
}

/** Runs a shell line on a terminal of its own, so many columns wide. */
function onTerminal(
  line: string,
  columns: number,
  env: Record<string, string> = {},
  typing?: Typing,
): Promise<Shown> {
  const command = `stty cols ${columns} rows 50; ${line}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...cleanEnv({ TERM: 'xterm-256color', ...env }), SHELL: '/bin/bash' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 15_000,
  });
  let shown = '';
  let typed = false;
  child.stdout.setEncoding('utf8').on('data', (text) => {
    shown += text;
    if (!typing || typed || !shown.includes(typing.after)) return;
    typed = true;
    child.stdin.write(typing.keys);
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ shown, status })));
}

const pricecmp = `${process.execPath} ${BIN}`;
const SEARCH = `${pricecmp} search "LEGO 75192" --sandbox --currency USD`;
const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';

describe.skipIf(!hasScript)('on a terminal (skipped: no "script" command)', () => {
  it.each([60, 80, 140])('a table of %d columns has no line that is wider', async (columns) => {
    const { shown, status } = await onTerminal(`${SEARCH} 2>/dev/null`, columns);
    const { default: measure } = await import('fast-string-truncated-width');
    expect(status).toBe(0);
    const lines = shown.split(/\r?\n/);
    expect(lines.length).toBeGreaterThan(24);
    for (const line of lines) expect(measure(line).width).toBeLessThanOrEqual(columns);
  });

  it('there are colours, unless NO_COLOR is set', async () => {
    const line = `${SEARCH} --sandbox-latency 200`;
    expect((await onTerminal(line, 100)).shown).toContain('\u001b[32m');
    expect((await onTerminal(line, 100, { NO_COLOR: '1' })).shown).not.toContain('\u001b[3');
  });

  it('titles lead to the product where links are understood', async () => {
    const { shown } = await onTerminal(`${SEARCH} 2>/dev/null`, 100, { FORCE_HYPERLINK: '1' });
    expect(shown).toMatch(/\u001b\]8;;https:\/\/[a-z-]+\.sandbox\.example\//);
  });

  it('JSON is indented', async () => {
    const { shown } = await onTerminal(`${SEARCH} --json`, 100);
    expect(shown).toContain('{\r\n  "success": true');
  });

  it('progress is shown, and the cursor given back', async () => {
    const { shown } = await onTerminal(`${SEARCH} --sandbox-latency 300`, 100);
    expect(shown).toMatch(/\d+\/72 stores/);
    expect(shown.lastIndexOf(SHOW_CURSOR)).toBeGreaterThan(shown.lastIndexOf(HIDE_CURSOR));
  });

  it('one that does not know its width gets a table of 80 columns and no progress', async () => {
    const { shown, status } = await onTerminal(`${SEARCH} --sandbox-latency 300`, 0);
    expect(status).toBe(0);
    expect(shown).toContain('LEGO');
    expect(shown).not.toContain(HIDE_CURSOR);
  });

  it('Ctrl-C gives the cursor back and ends with 130', async () => {
    const typing = { after: '0/72 stores', keys: '\u0003' };
    const { shown, status } = await onTerminal(`${SEARCH} --sandbox-latency 5000`, 100, {}, typing);
    expect(status).toBe(130);
    expect(shown).toContain(HIDE_CURSOR);
    expect(shown.lastIndexOf(SHOW_CURSOR)).toBeGreaterThan(shown.lastIndexOf(HIDE_CURSOR));
    expect(shown).not.toContain('    at ');
  });
});

describe('in a pipe', () => {
  it('an interrupt ends with 130 and says nothing', async () => {
    const { code, stdout, stderr } = await run(
      ['search', 'Hades', '--sandbox', '--sandbox-latency', '5000'],
      { onStart: (child) => setTimeout(() => child.kill('SIGINT'), 1500) },
    );
    expect({ code, stdout, stderr }).toEqual({ code: 130, stdout: '', stderr: '' });
  });

  it.each(['table', 'json', 'ndjson', 'csv'])(
    'a reader that leaves early ends %s quietly',
    (format) => {
      const line = `${SEARCH} --all --format ${format} | head -c 20 >/dev/null; exit \${PIPESTATUS[0]}`;
      const { status, stderr } = spawnSync('bash', ['-c', line], {
        env: cleanEnv(),
        encoding: 'utf8',
      });
      expect(status).toBe(0);
      expect(stderr).not.toContain('EPIPE');
      expect(stderr).not.toContain('    at ');
    },
  );

  it('a full disk is said in one line', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [BIN, 'search', 'Hades', '--sandbox', '--json'],
      { env: cleanEnv(), encoding: 'utf8', stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] },
    );
    expect(status).toBe(2);
    expect(stderr.trim()).toBe('pricecmp: The result cannot be written: ENOSPC.');
  });
});
