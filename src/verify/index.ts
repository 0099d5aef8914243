// The verification kit: everything here runs in Node and in a browser.
export { checkCase, openCase, type CaseResult, type Failure, type Frame } from './cases/check-case.js';
export { judgeCase } from './cases/check-lesson.js';
export { lintCase } from './cases/lint.js';
export { differences, matches, matchesEvent, missingEvent, type Difference } from './cases/match.js';
export {
  readCase,
  caseSchema,
  type Case,
  type CaseStep,
  type Expectation,
  type Mark,
  type PlainStep,
  type Question,
} from '../notation/case.js';
export { plainSteps, type Free, type Goal, type LessonStep, type You } from '../notation/lesson.js';
export { inLanguage } from '../notation/sentence.js';
export { largestText } from '../table/errors.js';
export { parseText, SyntaxProblem, type ParsedText, type TextPlace } from '../notation/yaml.js';
export { attend, finish, type Attendance, type Progress, type Work } from './search/work.js';
export { explore, type BrokenStart, type Exploration, type ExploreBounds } from './search/explore.js';
export { guidedSearch, type GuidedBounds } from './search/guided-search.js';
export { guidedReport, type GuidedExploration } from './search/guided-report.js';
export type { GuidedPart } from './search/guided-tally.js';
export type { EdgeName } from './search/chart-coverage.js';
export type { Finding } from './search/findings.js';
export type { Endings } from './search/traps.js';
export { count, type CountRow, type PositionCounts } from './search/count.js';
export {
  newOrder,
  order,
  orderUnits,
  OrderSearch,
  type NewOrder,
  type NewOrderReport,
  type OrderBounds,
  type OrderReport,
  type OrderUnit,
  type Pair,
  type ProcedureOrder,
} from './order/order.js';
export type { OrderVerdict } from './order/try-change.js';
export { brokenExamples, withOptions, type BrokenExample, type UnderOptions } from './cases/under-options.js';
export type { Grade } from './order/compare.js';
export type { Witness } from './order/witness.js';
export { coverage, type Coverage, type NamedCase, type RuleCoverage } from './cases/coverage.js';
export { mergeMutations, mutate, type MutantResult, type MutateBounds, type Mutation } from './mutation/mutate.js';
export { evaluate, merge, simulate, type SimulateBounds, type Simulation, type Tally } from './simulation/simulate.js';
export {
  compareRulings,
  type RulingComparison,
  type RulingBounds,
  type Flip,
  type ComparedRuling,
} from './simulation/compare-rulings.js';
export { playerBy, policyNames, type PolicyName } from './simulation/policies.js';
export type { Policy } from './simulation/random-play.js';
export { wilson, type Interval } from './simulation/wilson.js';
export { caseText, fileName } from '../notation/case-text.js';
export { orderHtml } from './reports/order-html.js';
export { simulationHtml } from './reports/simulation-html.js';
