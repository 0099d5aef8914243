import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // A limit is for what hangs, not for a busy machine.
    testTimeout: 60_000,
  },
});
