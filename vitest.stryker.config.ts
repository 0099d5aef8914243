// The tests that judge a rule: those of the rules themselves, and the cases.
import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

export default defineConfig({
  test: { ...base.test, include: ['test/rules/**/*.test.ts', 'test/cases.test.ts'] },
});
