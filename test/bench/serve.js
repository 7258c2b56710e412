// What the API costs over the least that any server of these bytes costs.
import { median, report } from './measure.js';
import { KEY, load, startRawServer, startServer } from './server.js';

const PATH = '/search?query=LEGO%2075192&currency=USD';
const ROUNDS = 7;
const SECONDS = 3;
const CLIENTS = 200;
/** What node:http writes itself. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export async function serve() {
  await cached();
  await together();
}

async function cached() {
  console.log(
    '\nA cached search, with key and limit, against node:http that answers the same bytes',
  );
  const server = await startServer();
  const headers = { authorization: `Bearer ${KEY}` };
  await fetch(`${server.base}${PATH}`, { headers });
  const answer = await fetch(`${server.base}${PATH}`, { headers });
  const body = await answer.text();
  const same = [...answer.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
  const raw = await startRawServer({ headers: Object.fromEntries(same), body });
  /** @type {{ micros: number[], p99: number[], baseMicros: number[], baseP99: number[] }} */
  const all = { micros: [], p99: [], baseMicros: [], baseP99: [] };
  // The first round is for warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const base = await load(raw, PATH, SECONDS);
    // It is asked for again where it has expired meanwhile.
    await fetch(`${server.base}${PATH}`, { headers });
    const ours = await load(server, PATH, SECONDS);
    if (round === 0) continue;
    all.micros.push(ours.micros);
    all.p99.push(ours.p99);
    all.baseMicros.push(base.micros);
    all.baseP99.push(base.p99);
  }
  server.stop();
  raw.stop();
  const base = median(all.baseMicros);
  console.log(`     ${body.length} bytes; node:http: ${base.toFixed(1)} us of processor time each`);
  report('processor time of a request, times node:http', median(all.micros) / base, 1.35, 'x');
  report('p99 of the latency, times node:http', median(all.p99) / median(all.baseP99), 2, 'x');
}

async function together() {
  console.log(`\n${CLIENTS} clients that ask for the same at once, not cached, stores 300 ms away`);
  const server = await startServer(['--sandbox-latency', '300', '--metrics-port', '0']);
  const headers = { authorization: `Bearer ${KEY}` };
  const url = `${server.base}/search?query=Hades&include=stores`;
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, async () => (await fetch(url, { headers })).text()),
  );
  server.stop();
  // Each search times its stores anew: were there two, they would differ.
  const different = new Set(answers.map((text) => JSON.stringify(JSON.parse(text).data.stores)));
  report('searches that the stores were asked for', different.size, 1, '');
}
