import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // No test changes what another one sees: files share their worker's modules, and code that is warm already.
    isolate: false,
    // A limit is for what hangs, not for a busy machine.
    testTimeout: 60_000,
  },
});
