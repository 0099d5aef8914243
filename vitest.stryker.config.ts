// The tests that judge a rule: those of the rules themselves, and the cases; or those that HEIST_TESTS names.
import { defineConfig } from 'vitest/config';
import base from './vitest.config.js';

const usual = 'test/rules/**/*.test.ts,test/cases.test.ts';

export default defineConfig({
  test: { ...base.test, include: (process.env['HEIST_TESTS'] ?? usual).split(',') },
});
