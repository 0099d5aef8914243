// Tests of dist/ in a real browser; run by `npm test -- dist new-game` after the build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/built/*.dist.ts'],
    environment: 'node',
    // Limits are for what hangs, not for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'test/built/one-browser.ts',
    maxWorkers: 1,
    // No test changes what another one sees: what a file has loaded, the compiler and its library say, the next one has.
    isolate: false,
  },
});
