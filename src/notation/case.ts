// A case: an executable rulebook example that is also a diagram, a replay, a lesson and a quiz.
import * as v from 'valibot';
import { InputError } from '../table/errors.js';
import { isMap, problemsOf } from './schema-problems.js';

/** A text, or the same text in several languages. */
const words = v.union([v.string(), v.record(v.string(), v.string())]);
const eventPattern = v.union([v.string(), v.record(v.string(), v.unknown())]);

export const expectSchema = v.strictObject({
  flow: v.optional(v.pipe(v.string(), v.description('The flow path starts with this.'))),
  position: v.optional(
    v.pipe(v.record(v.string(), v.unknown()), v.description('Maps match by key, lists whole and in order.')),
  ),
  events: v.optional(
    v.pipe(
      v.array(eventPattern),
      v.description('These happened since the start, in this order, perhaps with others between.'),
    ),
  ),
  'no-events': v.optional(v.pipe(v.array(eventPattern), v.description('None of these happened since the start.'))),
  legal: v.optional(v.pipe(v.array(v.string()), v.description('These moves are legal now.'))),
  illegal: v.optional(
    v.pipe(
      v.record(v.string(), v.nullable(v.string())),
      v.description('Move -> the rule that refuses it now, or null for any.'),
    ),
  ),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.optional(v.string()), rule: v.optional(v.string()) }))),
});

const markSchema = v.strictObject({
  spaces: v.optional(v.array(v.string())),
  arrows: v.optional(v.array(v.strictTuple([v.string(), v.string()]))),
});
const askSchema = v.strictObject({ prompt: words, answer: eventPattern });

/** One entry of `moves`: a move, or a map with one key; only remarks may share an entry. */
export const stepSchema: v.GenericSchema<CaseStep> = v.union([
  v.pipe(v.string(), v.description('A move, or next.')),
  v.strictObject({ until: v.pipe(v.string(), v.description('Sends next until the flow path starts with this.')) }),
  v.strictObject({ expect: expectSchema }),
  v.strictObject({
    line: v.pipe(v.array(v.lazy(() => stepSchema)), v.description('A side line: tried from here, then taken back.')),
  }),
  v.pipe(
    v.strictObject({
      say: v.optional(v.pipe(words, v.description('A comment, shown at this step.'))),
      mark: v.optional(v.pipe(markSchema, v.description('Annotations, shown until the next move.'))),
      ask: v.optional(
        v.pipe(askSchema, v.description('A question to the reader; the answer is a move or an event to recognise.')),
      ),
    }),
    v.minEntries(1, 'a move, or a map with until, expect, line, say, mark or ask'),
  ),
]);

export const caseSchema = v.strictObject({
  $schema: v.optional(v.string()),
  game: v.pipe(v.string(), v.description('Which game.')),
  title: v.optional(v.pipe(v.string(), v.description('What the example shows, in one line.'))),
  rules: v.optional(v.pipe(v.array(v.string()), v.description('Ids of the rules it shows.'))),
  options: v.optional(v.record(v.string(), v.unknown())),
  start: v.optional(v.record(v.string(), v.unknown())),
  moves: v.optional(v.array(stepSchema)),
  expect: v.optional(expectSchema),
});

export type LocalText = v.InferOutput<typeof words>;
export type EventPattern = v.InferOutput<typeof eventPattern>;
export type Expectation = v.InferOutput<typeof expectSchema>;
export type Mark = v.InferOutput<typeof markSchema>;
export type Question = v.InferOutput<typeof askSchema>;
export type CaseStep = string | { until: string } | { expect: Expectation } | { line: CaseStep[] } | Remark;
/** What the author tells the reader at a step; at least one of them. */
export interface Remark {
  say?: LocalText | undefined;
  mark?: Mark | undefined;
  ask?: Question | undefined;
}
export type Case = v.InferOutput<typeof caseSchema>;

/** Reads a case from parsed YAML or JSON; throws an InputError with every problem of its form. */
export function readCase(data: unknown): Case {
  const written = withoutBlanks(data);
  const [first, ...rest] = problemsOf(caseSchema, written);
  if (first) throw new InputError([first, ...rest]);
  return written as Case;
}

type Fields = Readonly<Record<string, unknown>>;

/** A key with nothing after it (`options:`) was left out. */
const withoutBlanks = (data: unknown): unknown => (isMap(data) ? inParts(filled(data)) : data);

/** In `outcome` nothing says something: play goes on. */
const filled = (map: Fields): Fields =>
  Object.fromEntries(Object.entries(map).filter(([key, value]) => value !== null || key === 'outcome'));

const inParts = ({ expect, moves, line, ...rest }: Fields): Fields => ({
  ...rest,
  ...(line !== undefined && { line: eachStep(line) }),
  ...(moves !== undefined && { moves: eachStep(moves) }),
  ...(expect !== undefined && { expect: isMap(expect) ? filled(expect) : expect }),
});

const eachStep = (steps: unknown): unknown =>
  Array.isArray(steps) ? steps.map((step: unknown) => (isMap(step) ? inParts(step) : step)) : steps;
