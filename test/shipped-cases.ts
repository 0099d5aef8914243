// The cases of a game, read once and played once for all the tests that a worker runs: that takes longer than most of them.
import { readFileSync, readdirSync } from 'node:fs';
import { readCase, type Case } from '../src/notation/case.js';
import { parseText } from '../src/notation/yaml.js';
import { memoize } from '../src/rules/common/memoize.js';
import { messageOf } from '../src/table/errors.js';
import type { Game } from '../src/table/game.js';
import { checkCase, type CaseResult } from '../src/verify/cases/check-case.js';
import { quick } from './table/random-play.js';

export interface ShippedCase {
  readonly file: string;
  /** As reports name it. */
  readonly name: string;
  readonly example: Case;
}

const known = new Map<string, readonly ShippedCase[]>();

export function shippedCases(game: string): readonly ShippedCase[] {
  let cases = known.get(game);
  if (!cases) known.set(game, (cases = readAll(game)));
  return cases;
}

/** The same, played on the compiled chart. test/cases.test.ts plays them on xstate. */
export const playedCases = memoize((game: Game): readonly (ShippedCase & CaseResult)[] =>
  shippedCases(game.id).map((each) => ({
    ...each,
    ...named(each.name, () => checkCase(quick(game), each.example)),
  })),
);

function readAll(game: string): ShippedCase[] {
  const folder = new URL(`../cases/${game}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => {
    const name = `cases/${game}/${file}`;
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { file, name, example: named(name, () => readCase(parseText(text).data)) };
  });
}

/** One case in hundreds is wrong: says which. */
function named<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
  }
}
