// Servers under load, each in a process of its own, and what that costs them.
import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { BIN, env } from './measure.js';

export const KEY = 'pck_the-key-of-the-benchmarks';
const RAW = fileURLToPath(new URL('./raw-server.js', import.meta.url));
/** What no address reaches in a benchmark. */
const OPEN = ['--rate-limit', '1000000000/24h', '--log-level', 'warn'];

/**
 * @typedef {object} Running
 * @property {string} base the address that paths are relative to
 * @property {number} pid
 * @property {() => void} stop
 */

/**
 * Runs `pricecmp serve` before the local stores.
 *
 * @param {string[]} options
 * @returns {Promise<Running>}
 */
export function startServer(options = []) {
  const args = [BIN, 'serve', '--sandbox', '--port', '0', ...OPEN, ...options];
  const child = spawn(process.execPath, args, {
    env: { ...env, PRICECMP_API_KEYS: KEY },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (text) =>
      resolve({ base: String(text).trim(), pid: child.pid ?? 0, stop: () => child.kill() }),
    );
  });
}

/**
 * Runs a bare node:http server that answers these bytes.
 *
 * @param {{ headers: Record<string, string>, body: string }} answer
 * @returns {Promise<Running>}
 */
export function startRawServer(answer) {
  const child = fork(RAW, { env });
  child.send(answer);
  return new Promise((resolve) => {
    child.once('message', (port) =>
      resolve({
        base: `http://127.0.0.1:${port}/api/v1`,
        pid: child.pid ?? 0,
        stop: () => child.kill(),
      }),
    );
  });
}

/**
 * Asks a server as fast as it answers, and tells the processor time of each request in microseconds
 * and the 99th percentile of their latency in milliseconds.
 *
 * @param {Running} server
 * @param {string} path
 * @param {number} seconds
 * @returns {Promise<{ micros: number, p99: number, perSecond: number }>}
 */
export async function load({ base, pid }, path, seconds) {
  /** @type {number[]} */
  const times = [];
  const before = processorMillis(pid);
  const running = autocannon({
    url: `${base}${path}`,
    headers: { authorization: `Bearer ${KEY}` },
    connections: 10,
    duration: seconds,
  });
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { non2xx, errors, requests } = await running;
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} answers of ${base} were no good`);
  times.sort((a, b) => a - b);
  return {
    micros: ((processorMillis(pid) - before) * 1_000) / times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    perSecond: requests.average,
  };
}

/**
 * The processor time of a process so far, as Linux counts it: in hundredths of a second.
 *
 * @param {number} pid
 */
export function processorMillis(pid) {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * The memory of a process now, in megabytes.
 *
 * @param {number} pid
 */
export function megabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
