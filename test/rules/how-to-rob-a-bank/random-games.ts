// A thousand seeded games for one number of players: they end, every invariant holds after every move, and they replay.
import { describe, expect, it } from 'vitest';
import { howToRobABank } from '../../../src/machines/how-to-rob-a-bank.js';
import type { GameEvent } from '../../../src/table/event.js';
import { asCase, brokenInvariants, playAtRandom, replay } from '../../table/random-play.js';

const games = 1000;

export function randomGames(players: 2 | 3 | 4): void {
  describe(`${games} random games for ${players}`, () => {
    it('end, keep every invariant, and replay to the same position', { timeout: 240_000 }, () => {
      const outcomes = new Set<string>();
      for (let seed = 1; seed <= games; seed++) {
        const events: GameEvent[] = [];
        const played = playAtRandom(howToRobABank, { options: { players } }, seed, (after, before) => {
          events.push(...after.events);
          const broken = brokenInvariants(after, before);
          if (broken.length) throw new Error(broken.join('\n'));
        });
        const transcript = asCase(howToRobABank, { options: { players } }, played.moves);
        expect(brokenHistory(events, players), transcript).toEqual([]);
        const again = replay(played);
        if (JSON.stringify(again.position) !== JSON.stringify(played.end.position))
          expect(again.position, transcript).toEqual(played.end.position);
        outcomes.add(played.end.outcome?.result ?? 'none');
      }
      expect([...outcomes].sort()).toEqual(['bank', 'robbers']);
    });
  });
}

/** What must be true of the whole story of a game, told by its events alone. */
function brokenHistory(events: readonly GameEvent[], players: number): string[] {
  const broken: string[] = [];
  const actors = players === 4 ? 4 : 3;
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
