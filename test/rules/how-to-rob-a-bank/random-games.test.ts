// How to Rob a Bank played at random, by two, three and four.
import { describe, expect, it } from 'vitest';
import { wholeGame as howToRobABank } from '../../../src/machines/how-to-rob-a-bank/index.js';
import { target } from '../../../src/rules/how-to-rob-a-bank/data.js';
import type { Position } from '../../../src/rules/how-to-rob-a-bank/position.js';
import type { GameEvent } from '../../../src/table/event.js';
import type { Table } from '../../../src/table/table.js';
import { expectTheSameAgain, playAndWatch, randomGames } from '../random-games.js';

const numbers = [2, 3, 4] as const;

randomGames(howToRobABank, {
  kinds: Object.fromEntries(numbers.map((players) => [`games for ${players}`, { options: { players } }])),
  kindOfRuling: { 'two-player-order': 'games for 2' },
  brokenStory,
});

describe('games that begin one bag short of the win', () => {
  it.each(numbers)('are won by either side, with %i players', { timeout: 120_000 }, (players) => {
    const setup = { options: { players }, position: { stolen: target(players) - 1 } };
    const outcomes = Array.from({ length: 40 }, (_, seed) => {
      const played = playAndWatch(howToRobABank, setup, seed, brokenStory);
      expectTheSameAgain(played);
      return played.end.outcome?.result;
    });
    expect([...new Set(outcomes)].sort()).toEqual(['bank', 'robbers']);
  });
});

/** What must be true of the whole story of a game, told by its events alone. */
function brokenStory(events: readonly GameEvent[], opened: Table): string[] {
  const actors = Object.keys((opened.position as unknown as Position).played).length;
  const broken: string[] = [];
  let cards: Record<string, number> = {};
  let alarms = 0;
  let extras = 0;
  for (const { type, actor, round } of events) {
    if (type === 'card-played' || type === 'card-forfeited') cards[actor as string] = (cards[actor as string] ?? 0) + 1;
    if (type === 'alarm-sounded' && ++alarms > 1) broken.push('the alarm rang twice in a round');
    if (/^(car-moved|bag-stolen|bag-passed|alarm-sounded)$/.test(type) && ++extras > 1)
      broken.push('two extra actions in a turn');
    if (type === 'turn-ended') extras = 0;
    if (type === 'round-ended') {
      const counts = Object.values(cards);
      if (counts.length !== actors || counts.some((count) => count !== 5))
        broken.push(`cards played in round ${round as number}: ${JSON.stringify(cards)}`);
      cards = {};
      alarms = 0;
    }
  }
  return broken;
}
