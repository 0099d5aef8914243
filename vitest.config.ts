import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The tests of a game that is not in the list: test/built/add-a-game.dist.ts runs them where they belong.
    exclude: ['test/add-a-game/**'],
    environment: 'node',
    maxWorkers: 2,
    // No test changes what another one sees: files share their worker's modules, and code that is warm already.
    isolate: false,
    // Limits are for what hangs, not for a busy machine.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
