// A game whose procedure is all choices, and begins anew when it is over: too many ways to follow them all.
// The answers are known: fill/dress commute, dress/look differ in the log only, look/weigh commute, weigh/tidy differ in
// the position, tidy/leave in the outcome.
import * as v from 'valibot';
import { viaXstate } from '../../src/machines/chart/xstate.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { move, notes, otherwise, when } from '../../src/machines/chart/statechart.js';
import { grammar } from '../../src/notation/moves/grammar.js';
import { problemsOf } from '../../src/notation/schema-problems.js';
import { InputError } from '../../src/table/errors.js';
import type { ChartConfig } from '../../src/table/chart.js';
import { effect, type Effect, type Outcome } from '../../src/table/event.js';
import type { Game, RuleFunctions } from '../../src/table/game.js';

interface Evening {
  readonly options: { readonly rulings: Readonly<Record<string, string>>; readonly order?: Orders };
  readonly evening: number;
  readonly bag: number;
  readonly coat: number;
  readonly scale: number;
  readonly outcome: Outcome | null;
}
interface Orders {
  readonly evening?: readonly Part[];
}

const procedures = { evening: ['fill', 'dress', 'look', 'weigh', 'tidy', 'leave'] } as const;
type Part = (typeof procedures.evening)[number];
const amounts = Array.from({ length: 30 }, (_, i) => String(i + 1));

const did = (position: Evening, type: string, details: object = {}): Effect<Evening> =>
  effect(position, { type, rule: 'EVE-1', ...details });
const ended = (position: Evening, result: string) => did({ ...position, outcome: { result, rule: 'EVE-2' } }, result);

/** What each part does with the number that the thief names. */
const parts: Readonly<Record<Part, (position: Evening, amount: number) => Effect<Evening>>> = {
  fill: (p, bag) => did({ ...p, bag }, 'filled'),
  dress: (p, coat) => did({ ...p, coat }, 'dressed'),
  look: (p) => did(p, 'looked', { coat: p.coat }),
  weigh: (p, amount) => did({ ...p, scale: p.bag + amount }, 'weighed'),
  tidy: (p) => did({ ...p, bag: p.bag % 10 }, 'tidied'),
  leave: (p) => (p.bag > 9 ? ended(p, 'lost') : did(p, 'left')),
};

const ruleFunctions: RuleFunctions<Evening> = {
  moves: Object.fromEntries(
    procedures.evening.map((part) => [
      part,
      { check: () => null, apply: (p: Evening, { args: [amount] }) => parts[part](p, Number(amount)) },
    ]),
  ),
  steps: { comeHome: (p) => did({ ...p, evening: p.evening + 1 }, 'came-home'), retire: (p) => ended(p, 'won') },
  tests: { isOver: ({ outcome }) => outcome !== null, isLast: ({ evening }) => evening >= 3 },
};

const orderOf = ({ options }: Evening): readonly Part[] => options.order?.evening ?? procedures.evening;

function chartConfig(position: Evening): ChartConfig {
  const order = orderOf(position);
  return {
    id: 'evenings',
    initial: 'evening',
    ...notes({ otherwise: 'EVE-1' }),
    states: {
      evening: {
        id: 'evening',
        initial: order[0] as string,
        always: [when('isOver', '#over')],
        states: {
          ...Object.fromEntries(
            order.map((part, i) => [
              part,
              { ...notes({ by: ['thief', 'EVE-1'] }), on: { [part]: move(part, order[i + 1] ?? 'home') } },
            ]),
          ),
          home: {
            always: [when('isOver', '#over'), when('isLast', '#over', 'retire'), otherwise('#evening', 'comeHome')],
          },
        },
      },
      over: { id: 'over', type: 'final', ...notes({ otherwise: 'EVE-2' }) },
    },
  };
}

const number = v.optional(v.number());
const schema = v.strictObject({
  flow: v.optional(v.string()),
  evening: number,
  bag: number,
  coat: number,
  scale: number,
  outcome: v.optional(v.unknown()),
});
const optionsSchema = v.looseObject({});

const playable: Omit<Game<Evening>, 'chart'> = {
  id: 'evenings',
  prefix: 'EVE',
  catalogue: ['EVE-1', 'EVE-2'].map((id) => ({ id, kind: 'turn', source: 'the toy' })),
  rulings: [],
  data: [],
  options: {},
  procedures,
  spaces: [],
  texts: { en: { title: 'Evenings', summary: '', rules: {}, rulings: {}, events: {}, flow: {}, names: {} } },
  schema: { position: schema, options: optionsSchema },
  kinds: {},
  grammar: grammar<Evening>({
    chance: [],
    players: procedures.evening.map((part) => `thief ${part} <amount>`),
    words: { amount: () => amounts },
  }),
  ruleFunctions,
  chanceRules: {},
  invariants: [],
  sides: [],
  read(written, options) {
    const [first, ...rest] = problemsOf(schema, written);
    if (first) throw new InputError([first, ...rest]);
    const { flow = 'evening.fill', ...fields } = written as Partial<Evening> & { flow?: string };
    const chosen = { rulings: {}, ...(options as object | undefined) };
    return { flow, position: { evening: 1, bag: 1, coat: 1, scale: 0, outcome: null, ...fields, options: chosen } };
  },
  opening: () => playable.read({}, undefined),
  chartConfig,
  actor: (name) => name,
  view: (position) => ({ ...position }) as never,
  textBoard: ({ bag, coat }) => `bag ${bag}, coat ${coat}`,
};

export const evenings: Game<Evening> = runGame<Evening, typeof playable>(playable, viaXstate);
