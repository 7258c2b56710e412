import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Tests share nothing, so one module graph for all of them is safe and ten times faster.
    pool: 'threads',
    isolate: false,
    // Most of them wait for servers and processes most of the time.
    maxWorkers: 4,
    // A machine that does other things besides is slow, not wrong.
    testTimeout: 60_000,
  },
});
