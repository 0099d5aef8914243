// Dice and decks of every game: what can come up is written down in cases ("What can come up: …"), number by number as
// printed; and who draws by chance draws what is listed, as often as it is listed.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/index.js';
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import type { Case, Expectation } from '../../src/notation/case.js';
import type { Chance } from '../../src/table/move.js';
import { seededRandom } from '../../src/table/random.js';
import type { Table } from '../../src/table/table.js';
import { openCase } from '../../src/verify/index.js';
import { shippedCases } from '../shipped-cases.js';

/** Outcomes that a case lists one by one; of more, it names some. */
const listed = 40;
/** Outcomes of which it is counted how often each is drawn. */
const counted = 1000;

interface Shown {
  readonly rule: string;
  readonly table: Table;
  readonly claimed: NonNullable<Expectation['chances']>;
}

/** A diagram that says what can come up in it. */
function shownBy(table: Table, { expect: claim }: Case): Shown[] {
  if (!claim?.chances) return [];
  const state = table.game.chart(table.raw).states.get(table.flow);
  const [rule] = [...(state?.verbs.values() ?? [])].filter((name) => name !== null && name in table.game.chanceRules);
  return rule ? [{ rule, table, claimed: claim.chances }] : [];
}

/** A hand is the same in whatever order its cards are drawn. */
const sorted = (move: string): string => (move.startsWith('deal') ? move.split(' ').sort().join(' ') : move);

/** How far counts are from what the weights let expect, in units of what is usual; more than 5 does not happen. */
function surprise(outcomes: readonly Chance[], draw: () => string, times: number): number {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const counts = new Map(outcomes.map(({ move }) => [sorted(move), 0]));
  for (let i = 0; i < times; i++) {
    const move = sorted(draw());
    const count = counts.get(move);
    if (count === undefined) return Infinity;
    counts.set(move, count + 1);
  }
  let squares = 0;
  for (const { move, weight } of outcomes) {
    const due = (times * weight) / total;
    squares += ((counts.get(sorted(move)) ?? 0) - due) ** 2 / due;
  }
  const freedom = Math.max(1, outcomes.length - 1);
  return (squares - freedom) / Math.sqrt(2 * freedom);
}

describe.each(games.map((plain) => [plain.id, runGame(plain, compiled)] as const))('%s', (_, game) => {
  const shown = shippedCases(game.id).flatMap(({ example }) => shownBy(openCase(game, example), example));

  it('a case says what can come up for every die and every deck', () => {
    const missing = Object.keys(game.chanceRules).filter((name) => !shown.some(({ rule }) => rule === name));
    expect(missing).toEqual([]);
  });

  it('of every die and every deck, one case has so few outcomes that all are counted', () => {
    const few = shown.filter(({ table }) => [...table.chances()].length <= counted).map(({ rule }) => rule);
    expect(Object.keys(game.chanceRules).filter((name) => !few.includes(name))).toEqual([]);
  });

  it.each(shown.map((each) => [each.rule, each] as const))('%s: the whole list is written down', (_rule, each) => {
    const outcomes = [...each.table.chances()];
    if (outcomes.length <= listed)
      expect(each.claimed).toEqual(Object.fromEntries(outcomes.map(({ move, weight }) => [move, weight])));
    else expect(Object.keys(each.claimed).length).toBeGreaterThan(5);
  });

  it.each(shown.map((each) => [each.rule, each] as const))('%s: chance draws what is listed', (_rule, { table }) => {
    const outcomes = [...table.chances()];
    const random = seededRandom(7);
    const draw = () => table.chance(random) as string;
    // Of thousands of outcomes only that each draw is one of them.
    const times = outcomes.length > counted ? 30 : 40 * outcomes.length;
    expect(Math.abs(surprise(outcomes, draw, times))).toBeLessThan(outcomes.length > counted ? Infinity : 5);
    if (outcomes.length < 2 || outcomes.length > counted) return;
    // Were the likeliest one never drawn, it would show.
    const [likeliest, other] = outcomes.toSorted((a, b) => b.weight - a.weight) as [Chance, Chance];
    const never = () => {
      const move = draw();
      return sorted(move) === sorted(likeliest.move) ? other.move : move;
    };
    expect(surprise(outcomes, never, times)).toBeGreaterThan(5);
  });
});
