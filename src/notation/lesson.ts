// What makes a case a lesson: a goal in one sentence, moves that the reader makes, and stretches in which any move counts.
// Each of them also stands for plain steps, so that whatever reads a case (a check, a replay, an explanation) reads lessons.
import * as v from 'valibot';
import type { PlainStep } from './case.js';
import { expectSchema, markSchema, words, type LocalText } from './expectation.js';

const reaction = v.strictObject({
  say: v.optional(v.pipe(words, v.description('What to tell a reader who tries this move.'))),
  refused: v.optional(v.pipe(v.string(), v.description('The rule that refuses this move.'))),
  expect: v.optional(v.pipe(expectSchema, v.description('What is true after this move, if it is legal.'))),
});

const goalSchema = v.strictObject({
  say: v.pipe(words, v.description('The goal in one sentence. It stays visible.')),
  when: v.pipe(expectSchema, v.description('The goal is reached when this is true.')),
});

const youSchema = v.strictObject({
  prompt: v.pipe(words, v.description('What the reader is asked to do.')),
  play: v.pipe(v.string(), v.description('The move with which the lesson continues.')),
  mark: v.optional(markSchema),
  react: v.optional(
    v.pipe(
      v.record(v.string(), reaction),
      v.description('Other moves and what the lesson says to them; "else" answers every other legal move.'),
    ),
  ),
  hints: v.optional(v.pipe(v.array(words), v.description('Hints, from a nudge to almost the answer.'))),
});

const freeSchema = v.strictObject({
  prompt: v.pipe(words, v.description('What the reader is asked to reach.')),
  play: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'at least one move'),
    v.description('One way to reach the goal, dice and draws included.'),
  ),
  within: v.pipe(
    v.number(),
    v.integer('a whole number'),
    v.minValue(1, 'at least 1'),
    v.description('How many moves of players the reader has at most.'),
  ),
  chance: v.optional(v.pipe(v.array(v.string()), v.description('Outcomes of dice and draws, in this order.'))),
  stuck: v.optional(
    v.pipe(
      v.strictObject({ say: words }),
      v.description('What to tell a reader who missed the goal. Needed if it can be missed.'),
    ),
  ),
  hints: v.optional(v.array(words)),
});

export const lessonSteps = [
  v.strictObject({ goal: goalSchema }),
  v.strictObject({ you: youSchema }),
  v.strictObject({ free: freeSchema }),
] as const;

export type Goal = v.InferOutput<typeof goalSchema>;
export type You = v.InferOutput<typeof youSchema>;
export type Free = v.InferOutput<typeof freeSchema>;
export type Reaction = v.InferOutput<typeof reaction>;
export type LessonStep = { goal: Goal } | { you: You } | { free: Free };

/** Answers every legal move that has no answer of its own. */
export const otherwise = 'else';

/** A plain step and where in the lesson's step it is written. */
export interface Unfolded {
  readonly step: PlainStep;
  readonly at: readonly (string | number)[];
}

/** The plain steps that a step stands for; any other step stands for itself. */
export function unfolded(step: PlainStep | LessonStep): Unfolded[] {
  if (typeof step === 'string') return [{ step, at: [] }];
  if ('goal' in step) return [{ step: { say: step.goal.say }, at: ['goal'] }];
  if ('you' in step) {
    const { prompt, play, mark, react = {} } = step.you;
    return [
      { step: { ask: { prompt, answer: play }, ...(mark && { mark }) }, at: ['you'] },
      ...Object.entries(react).flatMap(([move, reaction]) =>
        move === otherwise ? [] : [{ step: tried(move, reaction), at: ['you', 'react', move] }],
      ),
      { step: play, at: ['you', 'play'] },
    ];
  }
  if ('free' in step) {
    const { prompt, play } = step.free;
    return [
      { step: { ask: { prompt, answer: play[0] as string } }, at: ['free'] },
      ...play.map((move, i) => ({ step: move, at: ['free', 'play', i] })),
    ];
  }
  return [{ step, at: [] }];
}

/** The plain steps of a list. */
export const plainSteps = (steps: readonly (PlainStep | LessonStep)[]): PlainStep[] =>
  steps.flatMap((each) => unfolded(each).map(({ step }) => step));

/** A refused move is a claim; a legal one is tried and taken back. */
const tried = (move: string, { say, refused, expect }: Reaction): PlainStep =>
  refused === undefined
    ? { line: [move, ...(say === undefined ? [] : [{ say }]), ...(expect ? [{ expect }] : [])] }
    : { expect: { illegal: { [move]: refused } } };

/** Every text of a step of a lesson, with its place. */
export function textsOf(step: LessonStep): (readonly [text: LocalText, at: readonly (string | number)[]])[] {
  if ('goal' in step) return [[step.goal.say, ['goal', 'say']]];
  const [name, { prompt, hints = [] }] = 'you' in step ? (['you', step.you] as const) : (['free', step.free] as const);
  const { react = {} } = 'you' in step ? step.you : {};
  const stuck = 'free' in step ? step.free.stuck : undefined;
  return [
    [prompt, [name, 'prompt']],
    ...hints.map((hint, i) => [hint, [name, 'hints', i]] as const),
    ...Object.entries(react).flatMap(([move, { say }]) =>
      say === undefined ? [] : [[say, [name, 'react', move, 'say']] as const],
    ),
    ...(stuck ? [[stuck.say, [name, 'stuck', 'say']] as const] : []),
  ];
}
