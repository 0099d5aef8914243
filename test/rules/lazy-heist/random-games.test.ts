// A thousand seeded games: they end, every invariant holds after every move, the protocol keeps its order, they replay.
import { describe, expect, it } from 'vitest';
import { lazyHeist } from '../../../src/machines/lazy-heist/game.js';
import type { Position } from '../../../src/rules/lazy-heist/position.js';
import { procedures, type ProtocolStep } from '../../../src/rules/lazy-heist/procedures.js';
import type { GameEvent } from '../../../src/table/event.js';
import { Table, type Setup } from '../../../src/table/table.js';
import { asCase, brokenInvariants, playAtRandom, replay } from '../../table/random-play.js';
import { brokenOrder } from './order.js';

const games = 1000;
const fromSetup = (difficulty: string): Setup => ({ options: { difficulty }, position: { flow: 'setup.difficulty' } });

/** Plays a game, checks it move by move and as a whole, plays it again from its record; says how it ended. */
function playAndProve(setup: Setup, seed: number): string | undefined {
  const events: GameEvent[] = [];
  const played = playAtRandom(lazyHeist, setup, seed, (after, before) => {
    events.push(...after.events);
    const broken = brokenInvariants(after, before);
    if (broken.length) throw new Error(broken.join('\n'));
  });
  const transcript = asCase(lazyHeist, setup, played.moves);
  expect(brokenOrder(events, procedures.protocol, isRed(played.opened)), transcript).toEqual([]);
  const again = replay(played);
  // Deep equality is slow; a text that differs is told apart by it.
  if (JSON.stringify(again.position) !== JSON.stringify(played.end.position))
    expect(again.position, transcript).toEqual(played.end.position);
  return played.end.outcome?.rule;
}

const isRed = ({ position }: Table): boolean => (position as unknown as Position).alert === 'red';

describe('random games', () => {
  it(
    `${games} from setup end, keep every invariant and the order of the protocol, and replay to the same position`,
    { timeout: 600_000 },
    () => {
      for (let seed = 1; seed <= games; seed++) playAndProve(fromSetup(seed % 2 ? 'normal' : 'hard'), seed);
    },
  );

  it('end in many ways, and are won from the landing under the roof', { timeout: 60_000 }, () => {
    const at = '6.R';
    const burglars = { anna: { at }, bruno: { at }, carla: { at }, dieter: { at } };
    const position = { burglars, ruby: { at }, radio: 6, minute: 3 };
    const ends = new Set(Array.from({ length: 60 }, (_, seed) => playAndProve({ position }, seed)));
    for (let seed = 1; seed <= 60; seed++) ends.add(playAndProve({ position: { minute: 27, radio: 24 } }, seed));
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
