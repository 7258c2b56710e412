import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsdown';

/** Bundles what trains and measures the matcher, so that Node runs it as it runs the product. */
export default defineConfig({
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  entry: ['test/bench/matching/train.ts', 'test/bench/matching/evaluate.ts'],
  outDir: '.bench',
  dts: false,
  logLevel: 'error',
});
