// How long commands take that ask no store, beside what Node itself takes.
import { BIN, interleaved, report, run, startSandbox } from './measure.js';

const ROUNDS = 15;

export async function start() {
  const search = [BIN, 'search', 'LEGO 75192', '--sandbox', '--json'];
  const sandbox = await startSandbox();
  const time = (args) => async () => (await run(args, { env: sandbox.env })).ms;
  // The first run of each fills the caches.
  await time([BIN, 'currencies'])();
  await time(search)();
  const { bare, version, currencies, again } = await interleaved(
    {
      bare: time(['-e', '0']),
      version: time([BIN, '--version']),
      currencies: time([BIN, 'currencies']),
      again: time(search),
    },
    ROUNDS,
  );
  sandbox.stop();
  console.log(`\nCommands that ask nobody (medians of ${ROUNDS} interleaved runs)`);
  console.log(`     bare node: ${bare.toFixed(0)} ms`);
  report('--version, over bare node', version - bare, 25, 'ms');
  report('--version, times bare node', version / bare, 1.6, 'x');
  report('currencies with rates kept, over bare node', currencies - bare, 60, 'ms');
  report('a search again within the cache time, over bare node', again - bare, 120, 'ms');
}
