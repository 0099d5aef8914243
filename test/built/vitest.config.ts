// Tests of dist/ in a real browser; run by `npm test -- dist` after the build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/built/*.dist.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a busy machine's browser reports may come late.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 1,
  },
});
