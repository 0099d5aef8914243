// A thousand seeded games for one number of players: they end, every invariant holds after every move, and they replay.
import { describe, expect, it } from 'vitest';
import { howToRobABank } from '../../../src/machines/how-to-rob-a-bank/game.js';
import { target } from '../../../src/rules/how-to-rob-a-bank/data.js';
import type { Position } from '../../../src/rules/how-to-rob-a-bank/position.js';
import type { GameEvent } from '../../../src/table/event.js';
import type { Setup } from '../../../src/table/table.js';
import { asCase, brokenInvariants, playAtRandom, replay } from '../../table/random-play.js';

const games = 1000;

export function randomGames(players: 2 | 3 | 4): void {
  describe(`random games for ${players}`, () => {
    it(
      `${games} from the start end, keep every invariant, and replay to the same position`,
      { timeout: 600_000 },
      () => {
        for (let seed = 1; seed <= games; seed++) playAndProve({ options: { players } }, seed);
      },
    );

    it('those that begin one bag short of the win are won by either side', { timeout: 120_000 }, () => {
      const setup = { options: { players }, position: { stolen: target(players) - 1 } };
      const outcomes = Array.from({ length: 40 }, (_, seed) => playAndProve(setup, seed));
      expect([...new Set(outcomes)].sort()).toEqual(['bank', 'robbers']);
    });
  });
}

/** Plays a game, checks it move by move and as a whole, plays it again from its record; says who won. */
function playAndProve(setup: Setup, seed: number): string | undefined {
  const events: GameEvent[] = [];
  const played = playAtRandom(howToRobABank, setup, seed, (after, before) => {
    events.push(...after.events);
    const broken = brokenInvariants(after, before);
    if (broken.length) throw new Error(broken.join('\n'));
  });
  const { opened, end, moves } = played;
  const transcript = asCase(howToRobABank, setup, moves);
  expect(
    brokenHistory(events, Object.keys((opened.position as unknown as Position).played).length),
    transcript,
  ).toEqual([]);
  const again = replay(played);
  // Deep equality is slow; a text that differs is told apart by it.
  if (JSON.stringify(again.position) !== JSON.stringify(end.position))
    expect(again.position, transcript).toEqual(end.position);
  return end.outcome?.result;
}

/** What must be true of the whole story of a game, told by its events alone. */
function brokenHistory(events: readonly GameEvent[], actors: number): string[] {
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
