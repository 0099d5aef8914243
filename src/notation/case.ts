// A case: an executable rulebook example that is also a diagram, a replay, a lesson and a quiz.
import * as v from 'valibot';
import { InputError } from '../table/errors.js';
import {
  eventPattern,
  expectSchema,
  markSchema,
  words,
  type EventPattern,
  type Expectation,
  type LocalText,
  type Mark,
} from './expectation.js';
import { isMap } from './is-map.js';
import { lessonSteps, type LessonStep } from './lesson.js';
import { problemsOf } from './schema-problems.js';

export { expectSchema, type EventPattern, type Expectation, type LocalText, type Mark };

const choiceSchema = v.strictObject({
  text: words,
  right: v.optional(v.boolean()),
  rule: v.optional(v.string()),
  say: v.optional(words),
});
const askSchema = v.strictObject({
  prompt: words,
  answer: eventPattern,
  choices: v.optional(
    v.pipe(
      v.array(choiceSchema),
      v.description('Answers to choose from. One has right: true; rule and say explain an answer.'),
    ),
  ),
});

const stepHelp =
  'a move such as "next", or one of until, expect, line, say, mark, ask, goal, you and free, for example { say: "…" }';
/** One entry of `moves`: a move, or a block with one name; only remarks may share an entry. */
export const stepSchema: v.GenericSchema<CaseStep> = v.union(
  [
    v.pipe(v.string(), v.description('A move, or "next" to continue.')),
    v.strictObject({
      until: v.pipe(v.string(), v.description('Plays "next" until the state of the game begins with this path.')),
    }),
    v.strictObject({ expect: expectSchema }),
    v.strictObject({
      line: v.pipe(v.array(v.lazy(() => stepSchema)), v.description('A side line: played from here, then taken back.')),
    }),
    ...lessonSteps,
    v.pipe(
      v.strictObject({
        say: v.optional(v.pipe(words, v.description('A comment to show at this step.'))),
        mark: v.optional(v.pipe(markSchema, v.description('Spaces and arrows to highlight until the next move.'))),
        ask: v.optional(
          v.pipe(
            askSchema,
            v.description('A question for the reader. The answer is a move, or an event that happens next.'),
          ),
        ),
      }),
      v.minEntries(1, stepHelp),
    ),
  ],
  stepHelp,
);

export const caseSchema = v.strictObject({
  $schema: v.optional(v.string()),
  game: v.pipe(v.string(), v.description('The game.')),
  title: v.optional(v.pipe(words, v.description('What the case shows, in one line.'))),
  rules: v.optional(v.pipe(v.array(v.string()), v.description('The ids of the rules that the case shows.'))),
  options: v.optional(v.record(v.string(), v.unknown(), 'options with names, for example { rulings: { … } }')),
  start: v.optional(v.record(v.string(), v.unknown(), 'a position with named fields, for example { flow: … }')),
  moves: v.optional(v.array(stepSchema)),
  expect: v.optional(expectSchema),
});

export type Question = v.InferOutput<typeof askSchema>;
export type Choice = v.InferOutput<typeof choiceSchema>;
/** What a case is made of when its lessons are unfolded. */
export type PlainStep = string | { until: string } | { expect: Expectation } | { line: CaseStep[] } | Remark;
export type CaseStep = PlainStep | LessonStep;
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
