// Small mistakes, made on purpose: each mutant is the game with one of them. Cases that cannot tell it from the game
// have missed something.
import { compileOutline } from '../../machines/chart/compiled.js';
import { linesOf, type OutlineLine } from '../../machines/chart/outline.js';
import type { Chart, ChartEdge, Outline } from '../../table/chart.js';
import type { Game, Position } from '../../table/game.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
import { readOptions, withOrder } from '../simulation/random-play.js';
import { chanceMutants } from './chance-mutants.js';

export type MutantKind =
  | 'step-dropped'
  | 'neighbours-swapped'
  | 'guard-negated'
  | 'number-off'
  | 'chance-wrong'
  | 'view-open'
  | 'effect-wrong';

export interface Mutant {
  readonly kind: MutantKind;
  /** What is wrong with it, in the chart's own words. */
  readonly what: string;
  readonly game: Game;
  /** The state whose lines are wrong: only play that reaches it can show the mistake. */
  readonly state?: string;
  /** And only with this verb. */
  readonly verb?: string;
  /** The move that is never refused: only somebody who tries it can show the mistake. */
  readonly allows?: string;
  /** The chance rule that is wrong: it shows where the table waits for it. */
  readonly chance?: string;
  /** What a side sees too much of. */
  readonly view?: { readonly side: string; readonly field: string };
  /** The only cases that reach the mistake. */
  readonly shownBy?: ReadonlySet<string>;
  /** Runs something under the mutant: numbers are wrong only meanwhile. */
  within<T>(run: () => T): T;
}

/** Every mutant of a game, as its chart stands for these options. */
export function mutantsOf(game: Game, options: Position['options']): Mutant[] {
  const chart = game.chart({ options } as Position);
  const { outline, ruleFunctions } = chart;
  return [
    ...linesOf(outline).flatMap((line) => lineMutants(game, line)),
    ...forkMutants(game, outline),
    ...Object.keys(ruleFunctions.moves)
      .filter((name) => linesOf(outline).some(({ edge }) => edge.guard === name))
      .map((name) => allowing(game, name)),
    ...orderMutants(game),
    ...numberMutants(game),
    ...chanceMutants(game),
  ];
}

const plainly = <T>(run: () => T): T => run();

/** The game with its charts changed. */
export function changed(
  game: Game,
  about: Omit<Mutant, 'game' | 'within'>,
  change: (chart: Chart<Position>) => { outline?: Outline; ruleFunctions?: RuleFunctions<Position> },
): Mutant {
  const charts = new WeakMap<Chart<Position>, Chart<Position>>();
  const mutant: Game = {
    ...game,
    chart(position) {
      const written = game.chart(position);
      let chart = charts.get(written);
      if (!chart) {
        const { outline = written.outline, ruleFunctions = written.ruleFunctions } = change(written);
        charts.set(written, (chart = compileOutline(outline, ruleFunctions)));
      }
      return chart;
    },
  };
  return { ...about, game: mutant, within: plainly };
}

const nameOf = ({ state, verb, edge }: OutlineLine): string =>
  `${state || 'everywhere'}, ${verb ?? 'at once'}${edge.guard === undefined ? '' : ` if ${edge.guard}`}`;

/** The outline with one line replaced. Lines are told apart by where they stand, since each order has its own chart. */
function replaced(outline: Outline, line: OutlineLine, edge: ChartEdge): Outline {
  return {
    ...outline,
    states: outline.states.map((state) => {
      if (state.path !== line.state) return state;
      if (line.verb !== null) return { ...state, on: { ...state.on, [line.verb]: edge } };
      return { ...state, always: state.always.map((each) => (isSame(each, line.edge) ? edge : each)) };
    }),
  };
}
const isSame = (a: ChartEdge, b: ChartEdge): boolean =>
  a.guard === b.guard && a.target === b.target && a.actions.join() === b.actions.join();

function lineMutants(game: Game, line: OutlineLine): Mutant[] {
  const { edge, state, verb } = line;
  const place = { state, ...(verb !== null && { verb }) };
  const withActions = (kind: MutantKind, what: string, actions: readonly string[]) =>
    changed(game, { kind, what, ...place }, ({ outline }) => ({
      outline: replaced(outline, line, { ...edge, actions }),
    }));
  const mutants = edge.actions.flatMap((action, i) => {
    const next = edge.actions[i + 1];
    return [
      withActions('step-dropped', `${action} is left out (${nameOf(line)})`, edge.actions.toSpliced(i, 1)),
      ...(next === undefined
        ? []
        : [
            withActions(
              'neighbours-swapped',
              `${next} before ${action} (${nameOf(line)})`,
              edge.actions.toSpliced(i, 2, next, action),
            ),
          ]),
    ];
  });
  const { guard } = edge;
  if (guard === undefined || line.verb !== null) return mutants;
  const what = `not ${guard} (${nameOf(line)})`;
  const negated = changed(game, { kind: 'guard-negated', what, ...place }, ({ outline, ruleFunctions }) => ({
    outline: replaced(outline, line, { ...edge, guard: `not ${guard}` }),
    ruleFunctions: {
      ...ruleFunctions,
      tests: { ...ruleFunctions.tests, [`not ${guard}`]: (position) => !ruleFunctions.tests[guard]?.(position) },
    },
  }));
  return [...mutants, negated];
}

/** Two neighbouring lines of a fork in the other order. */
function forkMutants(game: Game, { states }: Outline): Mutant[] {
  return states.flatMap(({ path, always }) =>
    always.slice(0, -1).map((edge, i) => {
      const next = always[i + 1] as ChartEdge;
      const what = `in ${path}, ${next.guard ?? 'the last edge'} is tested before ${edge.guard ?? 'the edge above'}`;
      return changed(game, { kind: 'neighbours-swapped', what, state: path }, ({ outline }) => ({
        outline: {
          ...outline,
          states: outline.states.map((state) =>
            state.path === path ? { ...state, always: state.always.toSpliced(i, 2, next, edge) } : state,
          ),
        },
      }));
    }),
  );
}

/** A move whose rule refuses nothing. */
function allowing(game: Game, name: string): Mutant {
  const allow = (moves: RuleFunctions<Position>['moves']): RuleFunctions<Position>['moves'] => ({
    ...moves,
    [name]: { ...(moves[name] as (typeof moves)[string]), check: () => null },
  });
  const what = `${name} is never refused`;
  const mutant = changed(game, { kind: 'guard-negated', what, allows: name }, ({ ruleFunctions }) => ({
    ruleFunctions: { ...ruleFunctions, moves: allow(ruleFunctions.moves) },
  }));
  const ruleFunctions = { ...game.ruleFunctions, moves: allow(game.ruleFunctions.moves) };
  return { ...mutant, game: { ...mutant.game, ruleFunctions } };
}

/** Two neighbouring steps of a procedure in the other order. */
function orderMutants(game: Game): Mutant[] {
  return Object.entries(game.procedures).flatMap(([procedure, steps]) =>
    steps.slice(0, -1).map((step, i): Mutant => {
      const other = steps[i + 1] as string;
      const order = steps.toSpliced(i, 2, other, step);
      const swapped = new WeakMap<object, Position['options']>();
      const chart: Game['chart'] = (position) => {
        const { options } = position;
        let otherwise = swapped.get(options);
        if (!otherwise) swapped.set(options, (otherwise = readOptions(game, withOrder(options, procedure, order))));
        const { outline, ruleFunctions } = game.chart({ ...position, options: otherwise });
        return compiledOnce(outline, ruleFunctions);
      };
      const what = `${other} before ${step} (${procedure})`;
      return { kind: 'neighbours-swapped', what, game: { ...game, chart }, within: plainly };
    }),
  );
}
const compiledCharts = new WeakMap<Outline, Chart<Position>>();
function compiledOnce(outline: Outline, ruleFunctions: RuleFunctions<Position>): Chart<Position> {
  let chart = compiledCharts.get(outline);
  if (!chart) compiledCharts.set(outline, (chart = compileOutline(outline, ruleFunctions)));
  return chart;
}

/** Every number in the game's tables, one too low and one too high. */
function numberMutants(game: Game, table: unknown = game.numbers ?? {}, above: readonly string[] = []): Mutant[] {
  if (typeof table !== 'object' || table === null) return [];
  const cells = table as Record<string, unknown>;
  return Object.entries(cells).flatMap(([name, value]) => {
    const path = [...above, name];
    if (typeof value !== 'number') return numberMutants(game, value, path);
    return [value - 1, value + 1].map((wrong): Mutant => ({
      kind: 'number-off',
      what: `${path.join('.')} is ${wrong} instead of ${value}`,
      game: { ...game },
      within(run) {
        cells[name] = wrong;
        try {
          return run();
        } finally {
          cells[name] = value;
        }
      },
    }));
  });
}
