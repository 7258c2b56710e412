// How long a search takes beside the latency of the stores it asks, and how much memory.
import { BIN, interleaved, report, run } from './measure.js';

const LATENCY = 300;
const ROUNDS = 7;

/**
 * Each with the rounds that its slowest protocol needs: a round is a question that cannot be asked
 * before the one before it is answered.
 */
const SEARCHES = [
  // Apple: home store front, then two others, none of which knows it.
  { query: 'LEGO 75192', rounds: 3, why: 'Apple: three store fronts' },
  { query: 'Hades', rounds: 3, why: 'Apple: three store fronts' },
  // Apple: home store front, then all others by id. Steam: search.
  { query: 'Things 3', rounds: 2, why: 'Apple: search at home, then look up everywhere' },
];

export async function search() {
  console.log(`\nA search of 3 providers x 24 countries, every answer ${LATENCY} ms late`);
  for (const { query, rounds, why } of SEARCHES) {
    const args = [BIN, 'search', query, '--sandbox', '--refresh', '--json'];
    const late = [...args, '--sandbox-latency', String(LATENCY)];
    const { version, whole } = await interleaved(
      {
        version: async () => (await run([BIN, '--version'])).ms,
        whole: async () => (await run(late)).ms,
      },
      ROUNDS,
    );
    const own = whole - version - rounds * LATENCY;
    report(`"${query}": over --version and ${rounds} rounds`, own, 250, 'ms');
    console.log(`     ${why}; ${whole.toFixed(0)} ms in all`);
    const { memory } = await interleaved(
      { memory: async () => (await run(late, { memory: true })).megabytes },
      3,
    );
    report(`"${query}": peak memory`, memory, 130, 'MB');
  }
}
