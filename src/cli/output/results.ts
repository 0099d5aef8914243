// What the commands about cases and games print with --json, as schemas. Those that search and measure: verify/reports/results.ts.
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.array(v.string());
const maybe = v.nullable(v.string());
const pathParts = v.array(v.union([v.string(), v.number()]));
const words = v.union([v.string(), v.record(v.string(), v.string())]);
const event = v.looseObject({ type: v.string(), rule: v.string() });
const outcome = v.nullable(v.strictObject({ result: v.string(), rule: v.string() }));

const problem = v.strictObject({
  line: v.optional(count),
  column: v.optional(count),
  path: v.string(),
  found: v.string(),
  expected: v.string(),
  hint: v.optional(v.string()),
});

const gamesSchema = v.strictObject({
  games: v.array(
    v.strictObject({
      id: v.string(),
      prefix: v.string(),
      title: v.string(),
      summary: v.string(),
      rules: count,
      'not-checkable': count,
      options: v.record(v.string(), v.string()),
      rulings: v.array(
        v.strictObject({
          id: v.string(),
          name: v.string(),
          default: v.string(),
          alternatives: v.array(v.strictObject({ name: v.string(), meaning: v.string() })),
          question: v.string(),
          why: v.string(),
        }),
      ),
      data: v.array(
        v.strictObject({
          name: v.string(),
          provenance: v.picklist(['rulebook', 'public', 'house']),
          note: v.string(),
          option: v.optional(v.string()),
        }),
      ),
      procedures: v.record(v.string(), names),
      sides: names,
      languages: names,
    }),
  ),
});

const checkSchema = v.strictObject({
  files: v.array(
    v.strictObject({
      file: v.string(),
      game: maybe,
      title: maybe,
      holds: v.boolean(),
      heldBefore: v.optional(v.boolean()),
      failures: v.array(
        v.strictObject({
          move: count,
          step: v.string(),
          line: count,
          column: count,
          path: v.string(),
          message: v.string(),
          expected: v.unknown(),
          found: v.unknown(),
          rule: v.optional(v.string()),
          fault: v.optional(v.literal(true)),
        }),
      ),
      problems: v.array(problem),
    }),
  ),
  holds: count,
  fails: count,
  wrong: count,
});

const lintSchema = v.strictObject({
  files: v.array(v.strictObject({ file: v.string(), problems: v.array(problem) })),
  'well-formed': count,
  wrong: count,
});

/** One paragraph of an explanation; a side line has paragraphs of its own. */
export const entrySchema: v.GenericSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('move'),
    number: v.nullable(count),
    move: v.string(),
    happened: v.array(v.strictObject({ text: v.string(), rule: v.string() })),
    now: maybe,
  }),
  v.strictObject({ kind: v.literal('say'), text: v.string() }),
  v.strictObject({ kind: v.literal('mark'), text: v.string() }),
  v.strictObject({ kind: v.literal('ask'), prompt: v.string(), answer: v.string() }),
  v.strictObject({ kind: v.literal('legal'), moves: names }),
  v.strictObject({ kind: v.literal('refused'), move: v.string(), rule: maybe, text: v.string() }),
  v.strictObject({ kind: v.literal('line'), entries: v.array(v.lazy(() => entrySchema)) }),
]);

const explainSchema = v.strictObject({
  lang: v.string(),
  game: v.string(),
  gameTitle: v.string(),
  title: v.string(),
  start: v.strictObject({ flow: v.string(), place: v.string(), board: v.string() }),
  entries: v.array(entrySchema),
  end: v.strictObject({ flow: v.string(), place: v.string(), rule: maybe }),
  failures: v.array(
    v.strictObject({
      move: count,
      path: pathParts,
      message: v.string(),
      expected: v.optional(v.unknown()),
      found: v.optional(v.unknown()),
      rule: v.optional(v.string()),
      fault: v.optional(v.literal(true)),
    }),
  ),
  rules: v.array(v.strictObject({ id: v.string(), text: v.string() })),
});

const played = v.strictObject({ move: v.string(), events: v.array(event) });
/** One line: where the game stands, or the answer to `why`, `log`, `save`, `help`, or the campaign, or what was wrong with the line. */
const playSchema = v.union([
  v.strictObject({
    flow: v.string(),
    waitsFor: v.picklist(['player', 'chance', 'next', 'nobody']),
    actor: maybe,
    outcome,
    played: v.array(played),
    legal: names,
  }),
  v.strictObject({ move: v.string(), why: v.nullable(v.strictObject({ rule: maybe, text: v.string() })) }),
  v.strictObject({ log: v.array(played) }),
  v.strictObject({ saved: v.string() }),
  v.strictObject({ campaign: v.record(v.string(), v.unknown()) }),
  v.strictObject({ help: v.string() }),
  v.strictObject({ problem: v.string() }),
]);

const texts = v.strictObject({
  title: v.string(),
  summary: v.string(),
  rules: v.record(v.string(), v.string()),
  rulings: v.record(v.string(), v.unknown()),
  events: v.record(v.string(), v.string()),
  flow: v.record(v.string(), v.string()),
  names: v.record(v.string(), v.string()),
});
const bakeSchema = v.strictObject({
  baked: v.literal(1),
  game: v.string(),
  title: v.optional(words),
  rules: v.optional(names),
  paths: names,
  interruptions: v.optional(names),
  endings: v.optional(names),
  procedures: v.optional(v.record(v.string(), names)),
  steps: v.array(
    v.strictObject({
      flow: v.string(),
      actor: v.optional(v.string()),
      position: v.optional(v.record(v.string(), v.unknown())),
      changed: v.optional(v.record(v.string(), v.unknown())),
      move: v.optional(v.string()),
      events: v.optional(v.array(event)),
      legal: v.optional(names),
      refused: v.optional(v.array(v.strictObject({ move: v.string(), rule: maybe }))),
      depth: v.optional(count),
      say: v.optional(words),
      mark: v.optional(
        v.strictObject({
          spaces: v.optional(names),
          arrows: v.optional(v.array(v.strictTuple([v.string(), v.string()]))),
        }),
      ),
      ask: v.optional(
        v.strictObject({
          prompt: words,
          answer: v.unknown(),
          choices: v.optional(
            v.array(
              v.strictObject({
                text: words,
                right: v.optional(v.boolean()),
                rule: v.optional(v.string()),
                say: v.optional(words),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
  texts: v.record(v.string(), texts),
  sources: v.record(v.string(), v.string()),
});

const exportSchema = v.strictObject({
  game: v.string(),
  step: count,
  steps: count,
  lang: v.string(),
  theme: v.picklist(['light', 'dark']),
  title: v.string(),
  caption: v.string(),
  svg: v.string(),
});

/** Command -> what its --json prints. */
export const printedSchemas = {
  games: gamesSchema,
  check: checkSchema,
  lint: lintSchema,
  explain: explainSchema,
  play: playSchema,
  bake: bakeSchema,
  export: exportSchema,
} as const;
