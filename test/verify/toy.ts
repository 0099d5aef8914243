// A game small enough to know every answer: a thief on four squares, a guard, a bag, a clock.
// The thief walks, the guard's die is rolled, then the night's five steps happen in order.
// `bug` plants a mistake that one gate of the kit has to find.
import * as v from 'valibot';
import { viaXstate } from '../../src/machines/chart/xstate.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { chain, move, notes, otherwise, when } from '../../src/machines/chart/statechart.js';
import { grammar } from '../../src/notation/moves/grammar.js';
import { problemsOf, readRulings } from '../../src/notation/schema-problems.js';
import { InputError } from '../../src/table/errors.js';
import type { ChartConfig } from '../../src/table/chart.js';
import { effect, type Effect, type Outcome } from '../../src/table/event.js';
import type { Game, MoveRule, RuleFunctions } from '../../src/table/game.js';
import { claims } from '../../src/table/invariant.js';

export type Bug = 'dead-end' | 'invariant' | 'unreachable' | 'crash';

export interface Night {
  readonly options: {
    readonly rulings: Readonly<Record<string, string>>;
    readonly order?: { readonly night?: readonly string[] };
  };
  readonly minute: number;
  readonly thief: number;
  readonly guard: number;
  readonly roll: number;
  readonly bag: boolean;
  readonly outcome: Outcome | null;
}

const { always, overMoves } = claims<Night, string>();

const procedures = { night: ['loot', 'patrol', 'caught', 'escape', 'clock'] } as const;
const numbers = { lastMinute: 12, vault: 3 };
const rulings = [
  { id: 'TOY-RULING-guard-turns', kind: 'silence', alternatives: ['goes-round', 'stops'] },
  { id: 'TOY-RULING-colour-of-the-bag', kind: 'silence', alternatives: ['brown', 'blue'] },
] as const;

const lose = (position: Night, rule: string) =>
  effect<Night>({ ...position, outcome: { result: 'lost', rule } }, { type: 'game-lost', rule });

/** The squares are a ring for the guard, or by a ruling a line at whose end he stops. */
function patrolled({ guard, roll, options }: Night): number {
  return options.rulings['guard-turns'] === 'stops' ? Math.min(guard + roll, 3) : (guard + roll) % 4;
}

const steps = {
  /** TOY-NIGHT-1 */
  loot: (p: Night): Effect<Night> =>
    p.thief === numbers.vault && !p.bag
      ? effect({ ...p, bag: true }, { type: 'bag-taken', rule: 'TOY-NIGHT-1' })
      : effect(p),
  /** TOY-NIGHT-2 */
  patrol: (p: Night): Effect<Night> =>
    effect({ ...p, guard: patrolled(p), roll: 0 }, { type: 'guard-walked', rule: 'TOY-NIGHT-2', to: patrolled(p) }),
  /** TOY-NIGHT-3 */
  caught: (p: Night): Effect<Night> => (p.thief === p.guard ? lose(p, 'TOY-NIGHT-3') : effect(p)),
  /** TOY-NIGHT-4 */
  escape: (p: Night): Effect<Night> =>
    p.thief === 0 && p.bag && p.outcome === null
      ? effect({ ...p, outcome: { result: 'won', rule: 'TOY-NIGHT-4' } }, { type: 'game-won', rule: 'TOY-NIGHT-4' })
      : effect(p),
  /** TOY-NIGHT-5 */
  clock: (p: Night): Effect<Night> =>
    effect({ ...p, minute: p.minute + 1 }, { type: 'clock-moved', rule: 'TOY-NIGHT-5' }),
  /** TOY-END-1 */
  dawn: (p: Night): Effect<Night> => lose(p, 'TOY-END-1'),
};

const walk = (bug?: Bug): MoveRule<Night> => ({
  check(p, { args: [to] }) {
    const far = Math.abs(Number(to) - p.thief);
    // The mistake: with the bag the thief can neither walk nor stay on square 2.
    if (bug === 'dead-end' && p.bag && p.thief === 2) return 'TOY-WALK-1';
    return far <= 1 ? null : 'TOY-WALK-1';
  },
  apply(p, { args: [to] }) {
    if (bug === 'crash' && p.bag && to === '1') throw new Error('the floor gives way');
    const thief = bug === 'invariant' && p.bag && p.minute === 3 ? 7 : Number(to);
    return effect({ ...p, thief }, { type: 'walked', rule: 'TOY-WALK-1', to: Number(to) });
  },
});
const roll: MoveRule<Night> = {
  check: () => null,
  apply: (p, { args: [eyes] }) => effect({ ...p, roll: Number(eyes) }, { type: 'rolled', rule: 'TOY-ROLL-1' }),
};

const schema = v.strictObject({
  flow: v.optional(v.string()),
  options: v.optional(v.unknown()),
  minute: v.optional(v.number()),
  thief: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3))),
  guard: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3))),
  roll: v.optional(v.number()),
  bag: v.optional(v.boolean()),
  outcome: v.optional(v.unknown()),
});
const optionsSchema = v.strictObject({
  rulings: v.optional(v.record(v.string(), v.unknown())),
  order: v.optional(v.strictObject({ night: v.optional(v.array(v.string())) })),
});

export function toy(bug?: Bug): Game<Night> {
  const ruleFunctions: RuleFunctions<Night> = {
    moves: { walk: walk(bug), roll },
    steps,
    tests: {
      isOver: ({ outcome }) => outcome !== null,
      isDawn: ({ minute }) => minute >= numbers.lastMinute,
      isLateAndEarly: ({ minute }) => minute > 90,
    },
  };
  const orderOf = ({ options }: Night): readonly string[] => options.order?.night ?? procedures.night;
  const chartConfig = (position: Night): ChartConfig => {
    const order = orderOf(position);
    const states = chain(order, {}, 'done');
    return {
      id: 'toy',
      initial: 'turn',
      ...notes({ otherwise: 'TOY-TURN-1' }),
      states: {
        turn: { ...notes({ by: ['thief', 'TOY-TURN-1'] }), on: { walk: move('walk', 'die') } },
        die: { on: { roll: move('roll', 'night') } },
        night: {
          initial: order[0] as string,
          always: [when('isOver', '#over')],
          states: {
            ...states,
            done: {
              always: [
                when('isOver', '#over'),
                when('isDawn', '#over', 'dawn'),
                ...(bug === 'unreachable' ? [when('isLateAndEarly', 'attic')] : []),
                otherwise('#toy.turn'),
              ],
            },
            ...(bug === 'unreachable' && { attic: { on: { next: { target: '#over' } } } }),
          },
        },
        over: { id: 'over', type: 'final', ...notes({ otherwise: 'TOY-END-1' }) },
      },
    };
  };
  const squares = ['0', '1', '2', '3'];
  const playable: Omit<Game<Night>, 'chart'> = {
    id: 'toy',
    prefix: 'TOY',
    catalogue: [
      ...['TOY-TURN-1', 'TOY-WALK-1', 'TOY-ROLL-1', 'TOY-END-1'],
      ...procedures.night.map((_, i) => `TOY-NIGHT-${i + 1}`),
    ].map((id) => ({ id, kind: 'turn', source: 'the toy' })),
    rulings,
    data: [],
    options: {},
    procedures,
    numbers,
    spaces: squares,
    texts: { en: { title: 'Toy', summary: '', rules: {}, rulings: {}, events: {}, flow: {}, names: {} } },
    schema: { position: schema, options: optionsSchema },
    kinds: {},
    grammar: grammar<Night>({
      chance: ['roll <die>'],
      players: ['thief walk <square>'],
      words: { die: () => ['1', '2'], square: () => squares },
    }),
    ruleFunctions,
    chanceRules: {
      roll: {
        outcomes: () => [
          { move: 'roll 1', weight: 2 },
          { move: 'roll 2', weight: 1 },
        ],
        pick: (_, random) => (random.below(3) < 2 ? 'roll 1' : 'roll 2'),
      },
    },
    invariants: [
      always('the thief is on a square', ['TOY-WALK-1'], ['thief'], ({ thief }) =>
        thief >= 0 && thief <= 3 ? null : `on ${thief}`,
      ),
      overMoves('time does not run backwards', ['TOY-NIGHT-5'], ['minute'], [], ({ before, after }) =>
        before.minute > after.minute ? 'it does' : null,
      ),
    ],
    sides: [],
    read(written, options) {
      const problems = [...problemsOf(schema, written), ...problemsOf(optionsSchema, options ?? {}, ['options'])];
      const start = written as Partial<Night> & { flow?: string };
      const chosen = { ...start.options, ...(options as object | undefined) } as Night['options'];
      const known = readRulings(chosen.rulings, rulings);
      const [first, ...rest] = [...problems, ...known.problems];
      if (first) throw new InputError([first, ...rest]);
      const { flow = 'turn', options: _, ...fields } = start;
      const position: Night = {
        minute: 1,
        thief: 1,
        guard: 3,
        roll: flow.startsWith('night') ? 1 : 0,
        bag: false,
        outcome: null,
        ...fields,
        options: { ...chosen, rulings: known.rulings },
      };
      return { flow, position };
    },
    opening: () => playable.read({}, undefined),
    chartConfig,
    actor: (name) => name,
    view: (position) => ({ ...position }) as never,
    textBoard: ({ thief, guard }) => `thief ${thief}, guard ${guard}`,
  };
  return runGame<Night, typeof playable>(playable, viaXstate);
}
