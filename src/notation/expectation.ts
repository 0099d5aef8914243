// What cases and lessons are made of: texts in several languages, what is expected, what is marked.
import * as v from 'valibot';

/** A text, or the same text in several languages. */
export const words = v.union(
  [v.string(), v.record(v.string(), v.string())],
  'text, or a text for each language, for example { en: "Yes", de: "Ja" }',
);
export const eventPattern = v.union([v.string(), v.record(v.string(), v.unknown())]);

export const expectSchema = v.strictObject({
  flow: v.optional(v.pipe(v.string(), v.description('The state of the game begins with this path.'))),
  position: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.description('Only the fields named here are compared; a list must match completely and in order.'),
    ),
  ),
  events: v.optional(
    v.pipe(
      v.array(eventPattern),
      v.description('These events have happened since the start, in this order. Others may come between them.'),
    ),
  ),
  'no-events': v.optional(
    v.pipe(v.array(eventPattern), v.description('None of these events has happened since the start.')),
  ),
  legal: v.optional(v.pipe(v.array(v.string()), v.description('These moves are legal now.'))),
  illegal: v.optional(
    v.pipe(
      v.record(v.string(), v.nullable(v.string())),
      v.description('Each move with the rule that refuses it now, or with null for any rule.'),
    ),
  ),
  chances: v.optional(
    v.pipe(
      v.record(v.string(), v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
      v.description(
        'Outcomes of the roll, draw or deal that is due now, each with its weight; null for one that cannot come up.',
      ),
    ),
  ),
  view: v.optional(
    v.pipe(
      v.record(v.string(), v.record(v.string(), v.unknown())),
      v.description('What a side sees now. Only the fields named here are compared.'),
    ),
  ),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.optional(v.string()), rule: v.optional(v.string()) }))),
});

export const markSchema = v.strictObject({
  spaces: v.optional(v.array(v.string())),
  arrows: v.optional(v.array(v.strictTuple([v.string(), v.string()]))),
});

export type LocalText = v.InferOutput<typeof words>;
export type EventPattern = v.InferOutput<typeof eventPattern>;
export type Expectation = v.InferOutput<typeof expectSchema>;
export type Mark = v.InferOutput<typeof markSchema>;
