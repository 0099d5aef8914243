// What may stand in the fields of a position, for a proof: the schema says it, the game's reader refuses what cannot be,
// and whatever was met in play counts.
import { isMap } from '../../../notation/is-map.js';
import { InputError } from '../../../table/errors.js';
import type { Game, Position } from '../../../table/game.js';
import type { Written } from '../../cases/shrink-position.js';
import { spread } from '../candidate-values.js';
import { changedAt } from '../change-at.js';
import type { Probe } from '../compare.js';
import { isNullable, namesAt, valuesAt } from '../field-values.js';
import { Unlisted, type OpenFields } from './footprint.js';
import { sameValue } from '../same-value.js';
import { valueAt } from '../watched-fields.js';
import { wholeOf } from '../witness.js';

/** Positions in which we ask which of its values a field may have. */
const contexts = 40;
/** A list that may become longer than this by so many is taken to have no end. */
const mostMore = 12;

/** All probes have the same options. */
export function openFields(game: Game, probes: readonly Probe[], isLate = () => false): Omit<OpenFields, 'most'> {
  const [probe] = probes as readonly [Probe];
  const { position: schema } = game.schema;
  const shape = { ...probe.position, outcome: null };
  const reader = new Reader(game, probes, isLate);
  const seenAt = (path: string) => probes.map(({ position }) => valueAt(position, path));
  const isOpen = memoized((path): boolean => {
    if (path === '') return false;
    const own = Object.keys(valueAt(shape, path) as object);
    const hasOwn = (names: readonly string[]) =>
      names.length === own.length && own.every((each) => names.includes(each));
    const written = namesAt(schema, path.split('.'));
    return !written || !hasOwn(written) || !seenAt(path).every((map) => isMap(map) && hasOwn(Object.keys(map)));
  });
  const canBeNull = memoized(
    (path): boolean =>
      seenAt(path).some((value) => value === null || value === undefined) ||
      (isNullable(schema, path.split('.')) && reader.takes(path, null)),
  );
  const lengths = (path: string): readonly number[] => {
    const list = path.replace(/\.length$/, '');
    const lists = seenAt(list).filter((each) => Array.isArray(each));
    const item: unknown = lists.find(({ length }) => length > 0)?.[0];
    const most = Math.max(...lists.map(({ length }) => length));
    let longest = most;
    while (item !== undefined && longest < most + mostMore && reader.allows(list, Array(longest + 1).fill(item)))
      longest++;
    if (item === undefined || longest === most + mostMore) throw new Unlisted(list);
    return Array.from({ length: longest + 1 }, (_, i) => i);
  };
  const valuesOf = memoized((path): readonly unknown[] | null => {
    if (path.endsWith('.length')) return lengths(path);
    const listed = valuesAt(schema, path.split('.'));
    if (!listed) return null;
    const seen = seenAt(path);
    // What is there in play and cannot be written shows that the list is not whole.
    if (seen.some((value) => value !== undefined && !listed.some((each) => sameValue(each, value)))) return null;
    // A drone cannot be on another floor than its own.
    const taken = listed.filter((value) => typeof value !== 'string' || reader.allows(path, value));
    const around = path.split('.').slice(0, -1).join('.');
    const isMissing = seen.includes(undefined) || (isMap(valueAt(shape, around)) && isOpen(around));
    return isMissing && !taken.includes(undefined) ? [...taken, undefined] : taken;
  });
  return {
    shape,
    shapes: new Map(),
    fixed: { options: orderless(probe.position.options), outcome: null },
    valuesOf,
    canBeNull,
    isOpen,
    isLate,
  };
}

/** What a step does must not depend on the order itself: that is what changes. */
const orderless = (options: Position['options']): Position['options'] =>
  new Proxy(options, {
    get: (own, name) => {
      if (name === 'order') throw new Unlisted('options.order');
      return Reflect.get(own, name) as unknown;
    },
  });

/** Asks once for each name: what cannot be listed stays so. */
export function memoized<T>(ask: (name: string) => T): (name: string) => T {
  const answers = new Map<string, () => T>();
  return (name) => {
    let answer = answers.get(name);
    if (!answer) answers.set(name, (answer = answerOf(() => ask(name))));
    return answer();
  };
}

function answerOf<T>(ask: () => T): () => T {
  try {
    const value = ask();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Asks the game's reader what may stand in a field. */
class Reader {
  private readonly some: readonly { readonly probe: Probe; readonly whole: Written }[];
  /** Why a value was refused -> whether it would be, whatever stands elsewhere. */
  private readonly reasons = new Map<string, boolean>();

  constructor(
    private readonly game: Game,
    private readonly probes: readonly Probe[],
    private readonly isLate: () => boolean,
  ) {
    this.some = spread(probes, contexts).map((probe) => ({ probe, whole: wholeOf(game, probe) }));
  }

  /** It can be read with this value in the place of the one that stands there. */
  takes(path: string, value: unknown): boolean {
    return this.some.some(({ probe, whole }) => {
      const changed = changedAt(whole, path.split('.'), value);
      return sameValue(valueAt(changed, path), value) && this.problems(changed, probe).length === 0;
    });
  }

  /** It may be there, perhaps with other values elsewhere. */
  allows(path: string, value: unknown): boolean {
    if (this.probes.some(({ position }) => sameValue(valueAt(position, path), value))) return true;
    return this.some.some(({ probe, whole }, i) => {
      const changed = changedAt(whole, path.split('.'), value);
      // A position without the piece says nothing about its places.
      if (!sameValue(valueAt(changed, path), value)) return false;
      const problems = this.problems(changed, probe);
      // What is wrong elsewhere could be put right there.
      if (problems.every((problem) => problem.path !== path)) return true;
      // One position is enough to ask what else would have to change.
      return i === 0 && !this.isRefusedAnyway(path, changed, probe, problems);
    });
  }

  /** No other value in any other field makes the reader content with this one. */
  private isRefusedAnyway(path: string, changed: Written, probe: Probe, problems: readonly Refusal[]): boolean {
    const reason = `${path}: ${problems.map(({ expected }) => expected).join()}`;
    let isRefused = this.reasons.get(reason);
    if (isRefused === undefined) {
      const { schema } = this.game;
      isRefused = leavesOf(changed).every(
        (other) =>
          other === path ||
          (valuesAt(schema.position, other.split('.')) ?? []).every((value) =>
            this.problems(changedAt(changed, other.split('.'), value), probe).some((each) => each.path === path),
          ),
      );
      this.reasons.set(reason, isRefused);
    }
    return isRefused;
  }

  private problems(written: Written, { position }: Probe): readonly Refusal[] {
    if (this.isLate()) throw new Unlisted('out of time');
    try {
      this.game.read(written, position.options);
      return [];
    } catch (error) {
      if (!(error instanceof InputError)) return [];
      return error.problems.map(({ path, expected }) => ({ path: path.join('.'), expected }));
    }
  }
}

interface Refusal {
  readonly path: string;
  readonly expected: string;
}

const leavesOf = (map: object, path: readonly string[] = []): string[] =>
  Object.entries(map).flatMap(([name, value]) =>
    isMap(value) ? leavesOf(value, [...path, name]) : [[...path, name].join('.')],
  );
