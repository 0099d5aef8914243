// Random charts for the compiled chart's differential test: nested, forked, with self, parent, child, sibling and #id
// targets. Every effect folds its name into the position, so that a wrong order shows.
import { outlineOf } from '../../../src/machines/chart/outline.js';
import { machineOf, runMachine } from '../../../src/machines/chart/xstate.js';
import type { Chart, ChartConfig, StateConfig } from '../../../src/table/chart.js';
import type { Effect } from '../../../src/table/event.js';
import type { Move } from '../../../src/table/move.js';
import { pick, type Random } from '../../../src/table/random.js';
import type { RuleFunctions } from '../../../src/table/rule-functions.js';

export interface Tally {
  readonly hash: number;
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const moveNames = names('move', 6);
const stepNames = names('step', 8);
const testNames = names('test', 8);
export const verbs = names('verb', 4);

const fold = (hash: number, name: string): number => {
  let mixed = hash;
  for (const letter of name) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619) >>> 0;
  return mixed;
};
const happen = ({ hash }: Tally, name: string): Effect<Tally> => {
  const position = { hash: fold(hash, name) };
  // Some effects say nothing.
  return { position, events: position.hash % 3 === 0 ? [] : [{ type: name, rule: 'X-1', hash: position.hash }] };
};
const asks = ({ hash }: Tally, name: string): boolean => fold(hash, name) % 5 < 2;

const ruleFunctions: RuleFunctions<Tally> = {
  moves: Object.fromEntries(
    moveNames.map((name) => [
      name,
      {
        check: (position: Tally, { args }: Move) => (asks(position, name + args.join()) ? null : 'X-2'),
        apply: (position: Tally, { args }: Move) => happen(position, name + args.join()),
      },
    ]),
  ),
  steps: Object.fromEntries(stepNames.map((name) => [name, (position: Tally) => happen(position, name)])),
  tests: Object.fromEntries(testNames.map((name) => [name, (position: Tally) => asks(position, name)])),
};

interface Node {
  readonly key: string;
  readonly id: string;
  readonly isFinal: boolean;
  readonly children: readonly Node[];
}

/** A chart as it is written, what its names mean, and xstate running it. */
export interface RandomChart {
  readonly config: ChartConfig;
  readonly ruleFunctions: RuleFunctions<Tally>;
  readonly xstate: Chart<Tally>;
}

export function randomChart(random: Random): RandomChart {
  const ids: string[] = [];
  const node = (key: string, depth: number): Node => {
    const id = `n${ids.length}`;
    ids.push(id);
    const size = depth < 3 && (depth === 0 || random.below(3) === 0) ? 1 + random.below(4) : 0;
    const children = names('s', size).map((child) => node(child, depth + 1));
    return { key, id, children, isFinal: depth > 1 && size === 0 && random.below(6) === 0 };
  };
  const root = node('root', 0);

  const targetFor = (state: Node, siblings: readonly Node[]): string | undefined => {
    switch (random.below(4)) {
      case 0:
        return siblings.length ? pick(siblings, random).key : undefined;
      case 1:
        return state.children.length ? `.${pick(state.children, random).key}` : undefined;
      case 2:
        return `#${pick(ids, random)}`;
      default:
        return undefined;
    }
  };
  const some = (list: readonly string[], most: number) =>
    names('', random.below(most + 1)).map(() => pick(list, random));
  const edge = (state: Node, siblings: readonly Node[], guards: readonly string[], actions: readonly string[]) => {
    const target = targetFor(state, siblings);
    return {
      ...(random.below(4) > 0 && { guard: pick(guards, random) }),
      actions: some(actions, 2),
      ...(target !== undefined && { target }),
    };
  };
  const written = (state: Node, siblings: readonly Node[]): StateConfig & { readonly id: string } => {
    if (state.isFinal) return { id: state.id, type: 'final' };
    // Without a guard an automatic line would often run for ever.
    const always = names('', random.below(3)).map(() => ({
      ...edge(state, siblings, testNames, stepNames),
      guard: pick(testNames, random),
    }));
    return {
      id: state.id,
      on: Object.fromEntries(
        verbs
          .filter(() => random.below(2) === 0)
          .map((verb) => [verb, edge(state, siblings, [...moveNames, ...testNames], [...moveNames, ...stepNames])]),
      ),
      ...(random.below(2) === 0 && { always }),
      ...(state.children.length > 0 && {
        initial: pick(state.children, random).key,
        states: Object.fromEntries(state.children.map((child) => [child.key, written(child, state.children)])),
      }),
    };
  };
  const config = written(root, []);
  const machine = machineOf(config, ruleFunctions);
  // A chart that never comes to rest is to stop in both engines.
  (machine as unknown as { options: { maxIterations: number } }).options.maxIterations = 2_000;
  return { config, ruleFunctions, xstate: runMachine(machine, outlineOf(config), ruleFunctions) };
}
