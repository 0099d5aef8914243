// What the commands print with --json, as schemas: the source of the published schema/*.result.json.
import * as v from 'valibot';
import { caseSchema } from '../../notation/case.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.record(v.string(), count);
const names = v.array(v.string());
const seconds = v.pipe(v.number(), v.minValue(0));
const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const intervalFields = { rate, low: rate, high: rate };
const interval = v.strictObject(intervalFields);
const policy = v.picklist(['random', 'greedy', 'search']);
export const ended = v.picklist(['complete', 'depth', 'states', 'time', 'stopped']);
const options = v.unknown();
const difference = v.strictObject({
  path: v.array(v.union([v.string(), v.number()])),
  expected: v.optional(v.unknown()),
  found: v.optional(v.unknown()),
});
const edgeFields = {
  state: v.string(),
  verb: v.nullable(v.string()),
  guard: v.optional(v.string()),
  target: v.optional(v.string()),
};
const edge = v.strictObject(edgeFields);

const findings = v.array(
  v.strictObject({
    kind: v.picklist(['dead-end', 'trap', 'broken-invariant', 'crash']),
    name: v.string(),
    message: v.string(),
    flow: v.string(),
    times: count,
    case: caseSchema,
  }),
);

export const explorationSchema = v.strictObject({
  game: v.string(),
  starts: count,
  bounds: v.strictObject({
    depth: v.optional(count),
    states: v.optional(count),
    seconds: v.optional(count),
    chances: v.optional(count),
    hashed: v.optional(v.boolean()),
  }),
  ended,
  states: count,
  moves: count,
  depths: v.array(v.strictObject({ depth: count, states: count, moves: count })),
  outcomes: counts,
  findings,
  brokenStarts: v.array(v.strictObject({ title: v.string(), claims: names })),
  followsFromBrokenStarts: findings,
  endings: v.strictObject({ reached: count, trapped: count, unknown: count }),
  statesNeverEntered: names,
  edgesNeverTaken: v.array(edge),
  rulesFired: names,
  seconds,
  collisionChance: v.optional(rate),
});

const guidedPart = v.strictObject({
  game: v.string(),
  seed: count,
  part: count,
  parts: count,
  budget: count,
  moves: count,
  followed: count,
  ended,
  edges: names,
  edgesOtherwise: v.record(v.string(), names),
  visits: counts,
  asked: counts,
  madeTrue: v.record(v.string(), counts),
  refused: v.record(v.string(), counts),
  rulesFired: names,
  rules: names,
  outcomes: counts,
  brokenStarts: count,
  findings,
  seconds,
});
/** The version of the kit, and a fingerprint of what the cases say. */
const askedFields = { version: v.string(), cases: v.string() };
export const guidedSchema = v.strictObject({
  search: v.literal('guided'),
  game: v.string(),
  asked: v.strictObject({ ...askedFields, onlyFromCases: v.boolean() }),
  options,
  seed: count,
  budget: count,
  parts: count,
  done: v.array(guidedPart),
  ended: v.picklist(['complete', 'time', 'stopped', 'some-parts']),
  moves: count,
  followed: count,
  outcomes: counts,
  findings,
  brokenStarts: count,
  edges: count,
  edgesTaken: count,
  edgesTakenOtherwise: v.array(v.strictObject({ ...edgeFields, why: v.string() })),
  edgesNeverTaken: v.array(v.strictObject({ ...edgeFields, why: v.string() })),
  rules: count,
  rulesSeen: count,
  rulesNeverSeen: names,
  rulesNeverFired: v.array(v.strictObject({ rule: v.string(), why: v.string() })),
  seconds,
});

export const countSchema = v.strictObject({
  game: v.string(),
  rows: v.array(v.strictObject({ depth: count, positions: count, lines: count })),
  divide: counts,
  ended,
});

const grade = v.picklist(['same', 'over', 'log', 'position', 'outcome']);
const verdictFields = {
  verdict: v.picklist(['commutes', 'matters', 'untried']),
  grade,
  tried: v.strictObject({ met: count, written: count, sampled: count }),
  fields: names,
  combinations: v.nullable(count),
  proved: v.boolean(),
  proof: v.optional(
    v.strictObject({ by: v.picklist(['every-position', 'fields-apart']), fields: names, combinations: count }),
  ),
  early: v.optional(v.literal(true)),
  witness: v.optional(
    v.strictObject({
      grade,
      broken: v.optional(v.string()),
      endedBy: v.optional(v.strictTuple([v.nullable(v.string()), v.nullable(v.string())])),
      size: count,
      differences: v.array(difference),
      cases: v.strictTuple([caseSchema, caseSchema]),
    }),
  ),
};
const firstFailure = v.strictObject({
  move: count,
  at: v.string(),
  message: v.string(),
  expected: v.unknown(),
  found: v.unknown(),
});
const examples = v.strictObject({
  hold: count,
  own: names,
  failing: names,
  broken: v.array(v.strictObject({ name: v.string(), title: v.nullable(v.string()), first: firstFailure })),
});
/** Either every two neighbours, or one whole new order. */
export const orderSchema = v.strictObject({
  game: v.string(),
  asked: v.strictObject({ ...askedFields, options, procedure: v.nullable(v.string()) }),
  shard: v.optional(v.strictObject({ index: count, of: count })),
  bounds: v.strictObject({
    states: count,
    games: count,
    positions: count,
    written: count,
    moves: count,
    combinations: count,
    seconds: v.nullable(count),
    seed: count,
  }),
  ended,
  procedures: v.optional(
    v.array(
      v.strictObject({
        procedure: v.string(),
        steps: names,
        pairs: v.array(v.strictObject({ first: v.string(), second: v.string(), ...verdictFields })),
      }),
    ),
  ),
  change: v.optional(v.strictObject({ procedure: v.string(), steps: names, other: names, ...verdictFields, examples })),
  seconds,
});

export const coverageSchema = v.strictObject({
  game: v.string(),
  cases: count,
  failing: names,
  rules: v.array(
    v.strictObject({
      rule: v.string(),
      kind: v.string(),
      cases: names,
      events: names,
      refusals: names,
      invariants: names,
      shown: v.boolean(),
      notCheckable: v.optional(v.string()),
    }),
  ),
  pieces: v.optional(v.array(v.strictObject({ piece: v.string(), cases: names }))),
  unknown: names,
  shown: count,
  checkable: count,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  ended,
});

export const mutationSchema = v.strictObject({
  game: v.string(),
  asked: v.strictObject({ ...askedFields, only: v.string(), positions: count, seed: count }),
  parts: count,
  done: v.array(count),
  cases: count,
  mutants: v.array(
    v.strictObject({
      number: count,
      kind: v.picklist([
        'step-dropped',
        'neighbours-swapped',
        'guard-negated',
        'number-off',
        'chance-wrong',
        'view-open',
        'effect-wrong',
      ]),
      what: v.string(),
      fate: v.picklist(['killed', 'equivalent', 'survived', 'untried']),
      by: v.optional(v.string()),
      positions: v.optional(count),
      reached: v.optional(count),
      suggestion: v.optional(caseSchema),
    }),
  ),
  killed: count,
  equivalent: count,
  survived: count,
  ended,
  seconds,
});

export const simulationSchema = v.strictObject({
  game: v.string(),
  asked: v.strictObject({ version: v.string(), games: count }),
  policy,
  playouts: v.optional(count),
  seed: count,
  options,
  games: count,
  wanted: count,
  outcomes: counts,
  causes: counts,
  lengths: counts,
  rules: counts,
  rates: v.array(v.strictObject({ result: v.string(), games: count, ...intervalFields })),
  length: v.strictObject({ mean: v.number(), median: count, shortest: count, longest: count }),
  rulesNeverFired: names,
  /** The shards that this is the sum of; 1/1 is the whole. */
  shards: v.optional(names),
  seconds,
});

const shift = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));
const share = v.strictObject({ games: count, ...intervalFields });
export const rulingsSchema = v.strictObject({
  game: v.string(),
  policy,
  seed: count,
  games: count,
  outcomes: v.record(v.string(), interval),
  rulings: v.array(
    v.strictObject({
      ruling: v.string(),
      kind: v.picklist(['silence', 'ambiguity', 'contradiction', 'languages']),
      texts: v.optional(
        v.strictObject({ question: v.string(), alternatives: v.record(v.string(), v.string()), why: v.string() }),
      ),
      standing: v.string(),
      flips: v.array(
        v.strictObject({
          alternative: v.string(),
          games: count,
          changed: share,
          decided: share,
          endedOtherwise: share,
          shifts: v.record(v.string(), v.strictObject({ rate: shift, low: shift, high: shift })),
          outcomes: v.record(v.string(), interval),
        }),
      ),
    }),
  ),
  languages: v.array(
    v.strictObject({
      topic: v.string(),
      kind: v.picklist(['real', 'slip', 'damage', 'silent']),
      says: v.record(v.string(), v.string()),
      follow: v.string(),
      ruling: v.optional(v.string()),
    }),
  ),
  ended,
  seconds,
});

const line = v.strictObject({
  guard: v.optional(v.string()),
  actions: names,
  target: v.optional(v.string()),
});
export const chartSchema = v.strictObject({
  id: v.string(),
  states: v.array(
    v.strictObject({
      path: v.string(),
      kind: v.picklist(['compound', 'atomic', 'final']),
      initial: v.optional(v.string()),
      notes: v.optional(v.record(v.string(), v.unknown())),
      on: v.record(v.string(), line),
      always: v.array(line),
    }),
  ),
});

/** Command -> what its --json prints. */
export const resultSchemas = {
  explore: v.union([guidedSchema, explorationSchema]),
  count: countSchema,
  order: orderSchema,
  coverage: coverageSchema,
  mutate: mutationSchema,
  simulate: simulationSchema,
  rulings: rulingsSchema,
  chart: chartSchema,
} as const;
