// Whatever is wrong with a written position, its reader says what and where, and never breaks: every field of every kind
// of position that the cases reach is spoilt in every way.
import { expect, it } from 'vitest';
import { games, InputError, openTable, type Game } from '../../src/index.js';
import { isMap } from '../../src/notation/is-map.js';
import { isLong } from '../long-run.js';
import { playedCases } from '../shipped-cases.js';
import { quick } from './random-play.js';

type Path = readonly (string | number)[];
interface Written {
  readonly position: unknown;
  readonly options: unknown;
}

const missing = Symbol('missing');
/** In a short run each kind of field gets some of them, the next kind the next ones. */
const fewAtOnce = 5;
const spoilt = [null, 7, -1, 0.5, true, 'nonsense', '', [], ['nonsense'], [null], {}, { nonsense: 1 }, missing];

/** What the cases start from, and the first position in each state, as it is written in full. */
function* writtenIn(game: Game): Generator<readonly [file: string, setup: Written]> {
  const states = new Set<string>();
  for (const { file, example, frames } of playedCases(game)) {
    yield [file, { position: example.start ?? {}, options: example.options ?? {} }];
    for (const { table } of frames) {
      if (states.has(table.flow)) continue;
      states.add(table.flow);
      yield [file, { position: table.position, options: {} }];
    }
  }
}

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 1) yield path;
  const inner = Array.isArray(value) ? value.entries() : isMap(value) ? Object.entries(value) : [];
  for (const [key, part] of inner) yield* pathsIn(part, [...path, key]);
}

function withSpoilt(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const parts = Object.entries(value as object)
    .map(([name, part]) => [name, name === String(key) ? withSpoilt(part, rest, wrong) : (part as unknown)] as const)
    .filter(([, part]) => part !== missing);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The same field of two positions, whoever it belongs to. What is in the middle of happening differs with the state. */
function kindOf(path: Path, { position }: Written): string {
  const isUnderWay = path.includes('agenda') || path.includes('stack');
  const state = isUnderWay && isMap(position) ? String(position['flow']) : '';
  return [...path.map((key) => (/\d|^(anna|bea|ben|carl|carla|dora)$/.test(String(key)) ? '*' : key)), state].join(' ');
}

const someFrom = (first: number): unknown[] =>
  Array.from({ length: fewAtOnce }, (_, i) => spoilt[(first + i) % spoilt.length]);

/** What is wrong with the reader, if anything is. */
function breaks(game: Game, { position, options }: Written): string | null {
  try {
    const table = openTable({ game, position: position as object, options: options as object });
    // What was read can be played.
    table.moves()[Symbol.iterator]().next();
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) return String((error as Error).stack);
    return error.problems.some(({ found, expected }) => !found || !expected || /undefined|\[object/.test(found))
      ? `unclear: ${error.message}`
      : null;
  }
}

it.each(games.map((game) => [game.id, game] as const))('%s: a spoilt position is refused with a reason', (_, slow) => {
  // Thousands of tables are opened: on the fast engine.
  const game = quick(slow);
  const seen = new Set<string>();
  const failures: string[] = [];
  let tried = 0;
  for (const [file, setup] of writtenIn(slow))
    for (const path of pathsIn(setup)) {
      const kind = kindOf(path, setup);
      if (!isLong && seen.has(kind)) continue;
      seen.add(kind);
      for (const wrong of isLong ? spoilt : someFrom(fewAtOnce * seen.size)) {
        const what = breaks(game, withSpoilt(setup, path, wrong) as Written);
        if (what !== null)
          failures.push(
            `${file}: ${path.join('.')} = ${wrong === missing ? 'missing' : JSON.stringify(wrong)}: ${what}`,
          );
        tried++;
      }
    }
  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThan(50);
});
