// The two shuffles of the game: which tile lies where, and who is dealt what.
import type { ChanceRule } from '../../table/game.js';
import type { Chance } from '../../table/move.js';
import { draw } from '../../table/random.js';
import { chanceRule } from '../common/chance-rule.js';
import { sides } from './board.js';
import type { Actor } from './box.js';
import { isFacingShuffled, nextRoom, tilesLeft } from './explore.js';
import { tileTable, type CardCounts } from './house-data.js';
import { nextToDeal } from './plan.js';
import { dealt, drawPile, type Position } from './position.js';

/** A tile without a wall weighs as much as the four ways a walled one can lie. */
function revealOutcomes(position: Position): Chance[] {
  const room = nextRoom(position) as string;
  return tilesLeft(position).flatMap((tile): Chance[] => {
    if (!tileTable(position.options)[tile].walled || !isFacingShuffled(position))
      return [{ move: `reveal ${room} ${tile}`, weight: sides.length }];
    return sides.map((side) => ({ move: `reveal ${room} ${tile} ${side}`, weight: 1 }));
  });
}

/** Every hand that can be dealt, weighted by the number of ways to draw it. */
function* dealOutcomes(position: Position): Iterable<Chance> {
  const actor = nextToDeal(position) as Actor;
  for (const { cards, weight } of handsOf(Object.entries(drawPile(position, actor)), dealt(position, actor)))
    yield { move: ['deal', actor, ...cards].join(' '), weight };
}

function* handsOf(
  pile: readonly (readonly [string, number])[],
  size: number,
): Iterable<{ cards: string[]; weight: number }> {
  const [first, ...rest] = pile;
  if (!first) {
    if (size === 0) yield { cards: [], weight: 1 };
    return;
  }
  const [card, count] = first;
  for (let taken = Math.min(count, size); taken >= 0; taken--)
    for (const { cards, weight } of handsOf(rest, size - taken))
      yield { cards: [...Array<string>(taken).fill(card), ...cards], weight: weight * choose(count, taken) };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const allCards = (pile: CardCounts): string[] =>
  Object.entries(pile).flatMap(([card, count]) => Array<string>(count).fill(card));

export const chanceRules: Record<'reveal' | 'deal', ChanceRule<Position>> = {
  reveal: chanceRule(revealOutcomes),
  deal: {
    outcomes: dealOutcomes,
    // Listing thousands of hands to draw one would be slow: shuffle and take the top instead.
    pick(position, random) {
      const actor = nextToDeal(position) as Actor;
      return ['deal', actor, ...draw(allCards(drawPile(position, actor)), dealt(position, actor), random)].join(' ');
    },
  },
};
