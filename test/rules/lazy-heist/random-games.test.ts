// Lazy Heist played at random: the protocol keeps its order, whatever that is.
import { describe, expect, it } from 'vitest';
import { wholeGame as lazyHeist } from '../../../src/machines/lazy-heist/index.js';
import type { Position } from '../../../src/rules/lazy-heist/position.js';
import { procedures, type ProtocolStep } from '../../../src/rules/lazy-heist/procedures.js';
import type { GameEvent } from '../../../src/table/event.js';
import { Table } from '../../../src/table/table.js';
import { playAtRandom } from '../../table/random-play.js';
import { expectTheSameAgain, playAndWatch, randomGames } from '../random-games.js';
import { brokenOrder } from './order.js';

const fromSetup = (difficulty: string) => ({ options: { difficulty }, position: { flow: 'setup.difficulty' } });

const brokenStory = (events: readonly GameEvent[], { position }: Table): string[] =>
  brokenOrder(events, procedures.protocol, (position as unknown as Position).alert === 'red');

randomGames(lazyHeist, {
  kinds: { 'normal games': fromSetup('normal'), 'hard games': fromSetup('hard') },
  brokenStory,
});

describe('random games', () => {
  it('end in many ways, and are won from the landing under the roof', { timeout: 60_000 }, () => {
    const at = '6.R';
    const burglars = { anna: { at }, bruno: { at }, carla: { at }, dieter: { at } };
    const position = { burglars, ruby: { at }, radio: 6, minute: 3 };
    const ends = new Set<string | undefined>();
    for (const start of [position, { minute: 27, radio: 24 }])
      for (let seed = 1; seed <= 60; seed++) {
        const played = playAndWatch(lazyHeist, { position: start }, seed, brokenStory);
        expectTheSameAgain(played);
        ends.add(played.end.outcome?.rule);
      }
    expect([...ends].sort()).toEqual(expect.arrayContaining(['LH-END-1', 'LH-END-2', 'LH-END-3', 'LH-END-6']));
  });

  it('can be written down and opened again at every move', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 12; seed++)
      playAtRandom(lazyHeist, fromSetup('normal'), seed, (after) => {
        const opened = Table.open(lazyHeist, { position: JSON.parse(JSON.stringify(after.position)) as unknown });
        expect({ flow: opened.flow, position: opened.position }).toEqual({
          flow: after.flow,
          position: after.position,
        });
        expect(opened.legal()).toEqual(after.legal());
      });
  });
});

describe('the order of the protocol', () => {
  const swapped: ProtocolStep[] = procedures.protocol.map((step) =>
    step === 'guards' ? 'drones' : step === 'drones' ? 'guards' : step,
  );
  /** What the logs of twenty games say against an order. */
  const objections = (protocol: readonly ProtocolStep[], order: readonly ProtocolStep[]): string[] =>
    Array.from({ length: 20 }, (_, seed) => {
      const events: GameEvent[] = [];
      playAtRandom(
        lazyHeist,
        { options: { order: { protocol } }, position: { flow: 'setup.difficulty' } },
        seed,
        (after) => {
          events.push(...after.events);
        },
      );
      return brokenOrder(events, order);
    }).flat();

  it('shows when two steps are swapped: the same test then fails', { timeout: 60_000 }, () => {
    expect(objections(procedures.protocol, procedures.protocol)).toEqual([]);
    expect(objections(swapped, procedures.protocol)).not.toEqual([]);
    expect(objections(swapped, swapped)).toEqual([]);
  });

  it('is followed by the chart whatever it is', { timeout: 60_000 }, () => {
    const reversed = procedures.protocol.toReversed();
    expect(objections(reversed, reversed)).toEqual([]);
  });

  it('takes each step once, and says so otherwise', () => {
    const open = (protocol: readonly string[]) => () => Table.open(lazyHeist, { options: { order: { protocol } } });
    expect(open(procedures.protocol.slice(1))).toThrow(/each of explosion, switches, .* exactly once/);
    expect(open([...procedures.protocol, 'drones'])).toThrow(/exactly once/);
    expect(open(procedures.protocol.map((step) => (step === 'drones' ? 'bats' : step)))).toThrow(/"bats"/);
  });
});
