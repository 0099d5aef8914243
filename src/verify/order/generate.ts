// Positions that play did not come by, made up from the parts of those it did: fast-check picks the parts, and shrinks
// what it finds to as few changes as it takes.
import * as fc from 'fast-check';
import type { Game } from '../../table/game.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { atLeast, type Grade, type Probe, type Swap } from './swap.js';
import { choicesOf } from './procedure-runs.js';
import { probeOf, wholeOf } from './witness.js';
import { holdsQuietly, type Written } from '../cases/shrink-position.js';

type Path = readonly string[];

/** A place in a position, and what was seen to stand there. */
interface Place {
  readonly path: Path;
  readonly values: readonly unknown[];
}

/** Positions are made in batches, so that the work can be stopped in between. */
const batch = 25;

/** Readable positions whose claims all hold. Where the swap is found to matter more than before, the shrunk one comes last. */
export function* generated(
  game: Game,
  swap: Swap,
  probes: readonly Probe[],
  { written, seed }: { readonly written: number; readonly seed: number },
  grade: (probe: Probe) => Grade | null,
): Iterable<Probe> {
  const sources = probes.map((probe) => ({ probe, whole: wholeOf(game, probe) }));
  const places = placesIn(sources.map(({ whole }) => whole));
  if (places.length === 0) return;
  const change = fc.tuple(fc.nat(places.length - 1), fc.nat(63));
  const changed = fc.tuple(fc.nat(sources.length - 1), fc.array(change, { minLength: 1, maxLength: 5 }));
  const make = ([at, changes]: readonly [number, readonly (readonly [number, number])[]]): Probe | null => {
    const { probe, whole } = sources[at] as (typeof sources)[number];
    let position = whole;
    for (const [place, value] of changes) {
      const { path, values } = places[place] as Place;
      position = changedAt(position, path, values[value % values.length]);
    }
    const made: Probe[] = [];
    holdsQuietly(position, (candidate) => {
      const reached = probeOf(game, swap, candidate, choicesOf(probe.moves));
      return reached !== null && isSound(game, reached) && made.push(reached) > 0;
    });
    return made[0] ?? null;
  };

  let known: Grade = 'same';
  for (let done = 0; done < written; done += batch) {
    const sound: Probe[] = [];
    const property = fc.property(changed, (parts) => {
      const probe = make(parts);
      if (!probe) return true;
      sound.push(probe);
      const found = grade(probe);
      return found === null || atLeast(known, found);
    });
    const { counterexample } = fc.check(property, { numRuns: batch, seed: seed + done });
    yield* sound.slice(0, batch);
    const smallest = counterexample && make(counterexample[0]);
    if (smallest) {
      known = grade(smallest) ?? known;
      yield smallest;
    }
  }
}

/** The claims that need no move to be judged. */
function isSound(game: Game, probe: Probe): boolean {
  const { raw, flow } = Table.at(game, probe.flow, probe.position);
  return game.invariants.every((claim) => claim.broken.length > 2 || claim.broken(raw, flow, []) === null);
}

function placesIn(positions: readonly Written[]): Place[] {
  const seen = new Map<string, { path: Path; values: Map<string, unknown> }>();
  const visit = (value: unknown, path: Path) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
    else {
      const known = seen.get(path.join('.')) ?? { path, values: new Map<string, unknown>() };
      seen.set(path.join('.'), known);
      known.values.set(canonical(value as never), value);
    }
  };
  for (const { flow: _, ...fields } of positions) visit(fields, []);
  return [...seen.values()]
    .filter(({ values }) => values.size > 1)
    .map(({ path, values }) => ({ path, values: [...values.values()] }));
}

function changedAt(map: Written, [key, ...rest]: Path, value: unknown): Written {
  if (key === undefined) return map;
  if (rest.length === 0) return { ...map, [key]: value };
  const inner = map[key];
  return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    ? { ...map, [key]: changedAt(inner as Written, rest, value) }
    : map;
}
