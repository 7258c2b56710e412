import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/pricecmp.js', import.meta.url));

/** Nothing of this machine's user is read or written. */
const home = mkdtempSync(join(tmpdir(), 'pricecmp-bench-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

/** What processes under test see of the environment. */
export const env = {
  PATH: process.env.PATH ?? '',
  HOME: home,
  TMPDIR: home,
  PRICECMP_CACHE_DIR: join(home, 'cache'),
  PRICECMP_CONFIG_DIR: join(home, 'config'),
};

/** Tells on its way out how much memory the process held at most. */
const REPORT_MEMORY = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs';
   process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`,
)}`;

/**
 * Runs node once with these arguments.
 *
 * @param {string[]} args
 * @param {{ memory?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ms: number, megabytes: number }>}
 */
export function run(args, options = {}) {
  const preload = options.memory ? ['--import', REPORT_MEMORY] : [];
  const started = performance.now();
  const child = spawn(process.execPath, [...preload, ...args], {
    env: { ...env, ...options.env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let trouble = '';
  let kilobytes = '';
  child.stderr?.on('data', (text) => {
    trouble += text;
  });
  child.stdio[3]?.on('data', (text) => {
    kilobytes += text;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      const ms = performance.now() - started;
      if (code !== 0) reject(new Error(`node ${args.join(' ')}: ${code}\n${trouble}`));
      else resolve({ ms, megabytes: Number(kilobytes) / 1024 });
    });
  });
}

/**
 * Runs the local stores in a process of their own.
 *
 * @returns {Promise<{ env: Record<string, string>, stop: () => void }>} the variables that name them
 */
export function startSandbox() {
  const child = spawn(process.execPath, [BIN, 'sandbox'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += text;
      const names = [...printed.matchAll(/^export (\w+)=(\S+)$/gm)];
      if (names.length < 5) return;
      const origins = Object.fromEntries(names.map(([, name, origin]) => [name, origin]));
      resolve({ env: origins, stop: () => child.kill() });
    });
  });
}

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Runs each of several things in turn, so that a busy moment of the machine hits all of them, and
 * gives the median of each.
 *
 * @param {Record<string, () => Promise<number>>} things
 * @param {number} rounds
 * @returns {Promise<Record<string, number>>}
 */
export async function interleaved(things, rounds) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(things).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, thing] of Object.entries(things)) times[name]?.push(await thing());
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/**
 * Prints one result, and remembers when it is worse than it may be.
 *
 * @param {string} what
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 */
export function report(what, value, most, unit) {
  const isGood = value <= most;
  if (!isGood) process.exitCode = 1;
  const digits = unit === 'x' ? 2 : 0;
  console.log(
    `${isGood ? 'ok  ' : 'OVER'} ${what.padEnd(58)} ${value.toFixed(digits).padStart(6)} ${unit}` +
      `   (goal: at most ${most.toFixed(digits)} ${unit})`,
  );
}
