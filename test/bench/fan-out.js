// What ten times as many stores of the same latency cost.
import { readFileSync } from 'node:fs';
import { BIN, interleaved, report, run } from './measure.js';

const LATENCY = 300;
const ROUNDS = 5;

const table = readFileSync(new URL('../../src/countries.ts', import.meta.url), 'utf8');
const countries = [...table.matchAll(/^([A-Z]{2})\|/gm)].map(([, code]) => code);

export async function fanOut() {
  const search = (count) => async () => {
    const only = ['--country', countries.slice(0, count).join()];
    const args = [BIN, 'search', 'Hades', '--sandbox', '--refresh', '--json', ...only];
    return (await run([...args, '--sandbox-latency', String(LATENCY)])).ms;
  };
  const { few, many } = await interleaved({ few: search(6), many: search(60) }, ROUNDS);
  console.log(`\nTen times as many stores, every answer ${LATENCY} ms late`);
  console.log(`     18 stores: ${few.toFixed(0)} ms, 180 stores: ${many.toFixed(0)} ms`);
  report('180 stores, times 18 stores', many / few, 2, 'x');
}
