import { describe, expect, it } from 'vitest';
import { FAULT_KINDS } from '../../src/sandbox/faults.ts';
import { run } from './command.ts';

interface Report {
  readonly provider: string;
  readonly country: string;
  readonly outcome: string;
  readonly code?: string;
}

/** What a store that misbehaves so is said to be. */
const CODES: Readonly<Record<(typeof FAULT_KINDS)[number], readonly string[]>> = {
  slow: ['timeout'],
  hang: ['timeout'],
  'http-500': ['bad_response'],
  // Apple says "too many requests" by 403.
  'http-403': ['blocked', 'throttled'],
  throttle: ['throttled'],
  'bad-json': ['bad_response'],
  truncated: ['bad_response', 'unreachable'],
  'html-challenge': ['blocked'],
  reset: ['unreachable'],
  huge: ['bad_response'],
};

describe.each(FAULT_KINDS)('stores that misbehave by "%s"', (kind) => {
  it('fail under the right name, alone, and the rest is shown', async () => {
    const { code, stdout } = await run([
      'search',
      'LEGO 75192',
      '--sandbox',
      '--json',
      '--explain',
      '--currency',
      'USD',
      '--timeout',
      '4',
      '--provider',
      'shopify-catalog',
      '--sandbox-fault',
      `${kind}:0.3`,
    ]);
    expect(code).toBe(0);
    const { data } = JSON.parse(stdout);
    const reports = data.stores as Report[];
    const failed = reports.filter(({ outcome }) => outcome === 'failed');
    expect(reports).toHaveLength(24);
    expect(failed.length).toBeGreaterThan(2);
    for (const report of failed) expect(CODES[kind]).toContain(report.code);
    // Throttling concerns the host, so it may take others along; nothing else does.
    if (kind !== 'throttle') expect(failed.length).toBeLessThan(12);
    expect(data.results).toHaveLength(24 - failed.length);
  });

  it('all of them end the search with 3, one line, within its deadline', async () => {
    const started = performance.now();
    const { code, stdout, stderr } = await run([
      'search',
      'LEGO 75192',
      '--sandbox',
      '--timeout',
      '3',
      '--sandbox-fault',
      kind,
    ]);
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('No store');
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(performance.now() - started).toBeLessThan(12_000);
  });
});
