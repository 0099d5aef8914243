// npm run mutate:rules: StrykerJS changes the bodies of rule functions, line by line, and runs the tests of the rules and
// of the cases against each change. It takes hours for a whole game: name the files that you care about, for example
// HEIST_TESTS=test/rules/common/common.test.ts npm run mutate:rules -- --mutate src/rules/common/deck.ts
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.stryker.config.ts' },
  mutate: ['src/rules/*/*.ts', '!src/rules/*/{data,catalogue*,schema,score*,text-board,states}.ts'],
  // Texts are for people; whether a test notices a changed word says nothing about a rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: 'coverage/stryker-incremental.json',
  tempDirName: 'coverage/stryker',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  thresholds: { high: 90, low: 70, break: null },
};
