// Effects gone wrong: what a rule does to one place of the position is forgotten, or a number in it is one too high. Which
// rule changes what is seen in the cases.
import { isMap } from '../../notation/is-map.js';
import type { Effect } from '../../table/event.js';
import type { Game, Position } from '../../table/game.js';
import type { RuleFunctions } from '../../table/rule-functions.js';
import { changed, type Mutant } from './mutants.js';

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly string[];

/** What a rule was seen to change, and in which cases. */
export interface SeenEffect {
  readonly action: string;
  readonly path: Path;
  readonly isNumber: boolean;
  readonly cases: Set<string>;
}

/** No deeper: below, what changes is a part of something that cases name as a whole. */
const deepest = 3;

export class SeenEffects {
  private readonly seen = new Map<string, SeenEffect>();

  note(action: string, before: Position, { position: after }: Effect<Position>, name: string): void {
    if (before === after) return;
    for (const path of changedPaths(before as unknown as Fields, after as unknown as Fields)) {
      const key = `${action} ${path.join('.')}`;
      const isNumber = typeof valueAt(after, path) === 'number';
      const known = this.seen.get(key) ?? { action, path, isNumber, cases: new Set<string>() };
      known.cases.add(name);
      this.seen.set(key, known);
    }
  }

  mutants(game: Game): Mutant[] {
    return [...this.seen.values()].flatMap((effect) => {
      const { action, path, isNumber } = effect;
      const place = path.join('.');
      const shownBy = effect.cases;
      const forgets = wrong(game, `${action} leaves ${place} as it was`, effect, shownBy, (before) => before);
      if (!isNumber) return [forgets];
      const tooHigh = wrong(game, `${action} makes ${place} one too high`, effect, shownBy, (_, after) =>
        typeof after === 'number' ? after + 1 : after,
      );
      return [forgets, tooHigh];
    });
  }
}

function wrong(
  game: Game,
  what: string,
  { action, path }: SeenEffect,
  shownBy: ReadonlySet<string>,
  value: (before: unknown, after: unknown) => unknown,
): Mutant {
  const bend = (before: Position, made: Effect<Position>): Effect<Position> => {
    const [old, now] = [valueAt(before, path), valueAt(made.position, path)];
    return old === now ? made : { ...made, position: withValue(made.position, path, value(old, now)) as Position };
  };
  return changed(game, { kind: 'effect-wrong', what, shownBy }, ({ ruleFunctions }) => ({
    ruleFunctions: bent(ruleFunctions, action, bend),
  }));
}

function bent(
  { moves, steps, tests }: RuleFunctions<Position>,
  action: string,
  bend: (before: Position, made: Effect<Position>) => Effect<Position>,
): RuleFunctions<Position> {
  const [move, step] = [moves[action], steps[action]];
  return {
    tests,
    moves: move
      ? {
          ...moves,
          [action]: {
            check: (position, made) => move.check(position, made),
            apply: (position, made) => bend(position, move.apply(position, made)),
          },
        }
      : moves,
    steps: step ? { ...steps, [action]: (position) => bend(position, step(position)) } : steps,
  };
}

/** The places at which two positions differ, as deep as it goes. Lists are compared as a whole. */
function* changedPaths(before: Fields, after: Fields, above: Path = []): Iterable<Path> {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [a, b] = [before[key], after[key]];
    if (a === b || JSON.stringify(a) === JSON.stringify(b)) continue;
    const path = [...above, key];
    if (isMap(a) && isMap(b) && path.length < deepest) yield* changedPaths(a, b, path);
    else yield path;
  }
}

const valueAt = (position: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isMap(at) ? at[key] : undefined), position);

function withValue(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const fields: Fields = isMap(at) ? at : {};
  const inner = withValue(fields[key], rest, value);
  if (inner !== undefined) return { ...fields, [key]: inner };
  const { [key]: _, ...others } = fields;
  return others;
}
