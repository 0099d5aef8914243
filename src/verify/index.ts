// The verification kit: everything here runs in Node and in a browser.
export { checkCase, openCase, type CaseResult, type Failure, type Frame } from './cases.js';
export { lintCase } from './lint.js';
export { differences, matches, matchesEvent, missingEvent, type Difference } from './match.js';
export {
  readCase,
  caseSchema,
  type Case,
  type CaseStep,
  type Expectation,
  type Mark,
  type Question,
} from '../notation/case.js';
export { inLanguage } from '../notation/sentence.js';
export { parseText, largestText, SyntaxProblem, type ParsedText, type Place } from '../notation/yaml.js';
export { attend, finish, type Attendance, type Progress, type Work } from './work.js';
export { explore, type Exploration, type ExploreBounds, type Finding, type EdgeName } from './explore.js';
export { count, type CountRow, type Counts } from './count.js';
export { order, type OrderBounds, type OrderReport, type Pair, type ProcedureOrder } from './order.js';
export type { Grade } from './swap.js';
export type { Witness } from './witness.js';
export { coverage, type Coverage, type NamedCase, type RuleCoverage } from './coverage.js';
export { mutate, type MutantResult, type MutateBounds, type Mutation } from './mutate.js';
export { evaluate, merge, simulate, type SimulateBounds, type Simulation, type Tally } from './simulate.js';
export { findings, type Findings, type FindingsBounds, type Flip, type RulingFinding } from './findings.js';
export { policies, type Policy, type PolicyName } from './play.js';
export { wilson, type Interval } from './wilson.js';
export { caseText, fileName } from './case-text.js';
export { orderHtml } from './reports/order-html.js';
export { simulationHtml } from './reports/simulation-html.js';
