// Tests of dist/ in real hosts; run by `npm run test:hosts` after the build.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/hosts/*.hosts.ts'],
    environment: 'node',
    globalSetup: 'test/built/one-browser.ts',
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
});
