// A server under a steady mixed load: `npm run soak -- 600`, for so many seconds. Ends non-zero when an
// answer is not what it should be, or when memory grows.
import { setTimeout as sleep } from 'node:timers/promises';
import { report } from './measure.js';
import { KEY, megabytes, startServer } from './server.js';

const SECONDS = Number(process.argv[2] ?? 600);
const PER_SECOND = 500;
/** So many requests are sent at once, and then none until the next. */
const TICK_MS = 20;
/** By then caches are full and code is compiled. */
const WARM_SECONDS = Math.min(60, SECONDS / 2);
const MOST_GROWTH_MB = 20;

const QUERIES = [
  'LEGO 75192',
  'Hades',
  'Things 3',
  'Sony WH-1000XM5',
  'The Hobbit',
  'Nintendo Switch OLED',
];
const CURRENCIES = ['EUR', 'USD', 'JPY', 'GBP'];

/** What is asked, how often, and what has to come back. */
const LOAD = [
  {
    share: 0.8,
    status: 200,
    path: () => `/search?query=${pick(QUERIES)}&currency=${pick(CURRENCIES)}`,
  },
  { share: 0.05, status: 200, path: () => '/currencies' },
  { share: 0.05, status: 200, path: () => '/providers' },
  { share: 0.02, status: 400, path: () => `/search?query=&n=${Math.random()}` },
  { share: 0.02, status: 404, path: () => '/nothing' },
  { share: 0.02, status: 401, path: () => '/providers', key: 'pck_wrong' },
  { share: 0.02, status: 422, path: () => '/search?query=https://127.0.0.1/' },
  // Each another one, so that caches come to their bounds.
  {
    share: 0.02,
    status: 200,
    path: () => `/search?query=Hades%20${Math.random()}&country=US&provider=steam`,
  },
];

/**
 * @template T
 * @param {readonly T[]} things
 * @returns {T}
 */
function pick(things) {
  return /** @type {T} */ (things[Math.floor(Math.random() * things.length)]);
}

function next() {
  let left = Math.random();
  for (const each of LOAD) {
    left -= each.share;
    if (left <= 0) return each;
  }
  return LOAD[0];
}

const server = await startServer();
const wrong = new Map();
let answered = 0;
let running = 0;
let slowest = 0;

async function ask() {
  const { path, status, key = KEY } = next();
  const started = performance.now();
  running += 1;
  try {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${server.base}${path()}`, { headers });
    await response.arrayBuffer();
    if (response.status !== status) count(`${response.status} instead of ${status}`);
  } catch (error) {
    count(String(error?.cause ?? error));
  }
  running -= 1;
  answered += 1;
  slowest = Math.max(slowest, performance.now() - started);
}

/** @param {string} what */
function count(what) {
  wrong.set(what, (wrong.get(what) ?? 0) + 1);
}

console.log(`${PER_SECOND} requests a second for ${SECONDS} s`);
const started = performance.now();
let sent = 0;
let warm = 0;
/** @type {number[]} */
const levels = [];
for (;;) {
  const seconds = (performance.now() - started) / 1_000;
  if (seconds >= SECONDS) break;
  for (; sent < seconds * PER_SECOND; sent += 1) ask();
  const level = megabytes(server.pid);
  if (seconds < WARM_SECONDS) warm = Math.max(warm, level);
  else levels.push(level);
  await sleep(TICK_MS);
}
while (running > 0) await sleep(TICK_MS);
server.stop();

for (const [what, times] of wrong) console.log(`     ${times} x ${what}`);
const faults = [...wrong.values()].reduce((sum, times) => sum + times, 0);
console.log(
  `     ${answered} answers, the slowest after ${slowest.toFixed(0)} ms; ${warm.toFixed(0)} MB once warm`,
);
report('wrong or missing answers', faults, 0, '');
// A level that lasts: what a collection of garbage is about to free is no growth.
const tail = levels.slice(-Math.ceil(levels.length / 4)).sort((a, b) => a - b);
const last = tail[Math.floor(tail.length / 2)] ?? warm;
report('memory over the most while warming up', last - warm, MOST_GROWTH_MB, 'MB');
