// Elements may not import rules, so overlays of a board repeat a little of them: who can walk where, how much things weigh.
// Both must say the same.
import { describe, expect, it } from 'vitest';
import { areasOf, cornerRooms, farCorners, roomSteps } from '../../../src/components/boards/how-to-rob-a-bank/areas.js';
import { rooms } from '../../../src/components/boards/how-to-rob-a-bank/plan.js';
import { burglarLimits, lastMinute, radioFields } from '../../../src/components/boards/lazy-heist/plan.js';
import { routesTo, stepsTo, walkable } from '../../../src/components/boards/lazy-heist/routes.js';
import { overlays as heistStudies, weights } from '../../../src/components/boards/lazy-heist/overlays.js';
import { overlays as bankStudies } from '../../../src/components/boards/how-to-rob-a-bank/overlays.js';
import { openOverlays } from '../../../src/components/board/overlay-host.js';
import * as bank from '../../../src/rules/how-to-rob-a-bank/board.js';
import { guardDistance, guardRoutes } from '../../../src/rules/lazy-heist/board.js';
import * as data from '../../../src/rules/lazy-heist/data.js';

describe('Lazy Heist', () => {
  it('guards are as far from each other as the rules say', () => {
    for (const to of walkable) {
      const steps = stepsTo(to);
      for (const from of walkable) expect(steps.get(from), `${from} to ${to}`).toBe(guardDistance(from, to));
    }
  });

  it('routes are those of the rules', () => {
    for (const [from, to] of [
      ['3.3', '5.4'],
      ['1.2', '5.4'],
      ['6.R', '1.L'],
      ['2.2', '2.2'],
    ] as const)
      expect(routesTo(to, from).toSorted(), `${from} to ${to}`).toEqual(guardRoutes(from, to).toSorted());
  });

  it('nobody walks to a cabin or to the delivery door', () => {
    expect([stepsTo('lift-a').size, stepsTo('start').size]).toEqual([0, 0]);
  });

  it('people and loads weigh and can what the rules say; so does the strip', () => {
    const profiles = Object.entries(data.profiles);
    expect(weights).toEqual({
      ...Object.fromEntries(profiles.map(([id, { weight }]) => [id, weight])),
      ...data.loadWeight,
    });
    expect(burglarLimits).toEqual(
      Object.fromEntries(profiles.map(([id, { points, strength }]) => [id, [points, strength]])),
    );
    expect([radioFields, lastMinute]).toEqual([data.radioFields, data.lastField]);
  });
});

describe('How to Rob a Bank', () => {
  it('areas are those of the rules, whichever way four walls face', () => {
    const walled = ['a1', 'b2', 'c2', 'b3'] as const;
    for (let code = 0; code < 256; code++) {
      const walls = Object.fromEntries(
        walled.map((room, i) => [room, bank.sides[(code >> (2 * i)) & 3]]),
      ) as bank.Walls;
      const tiles = new Map(
        rooms.map((room) => [room, { id: 'plain', wall: walls[room as bank.Room] ?? null }] as const),
      );
      const sorted = (areas: readonly Iterable<string>[]) => areas.map((area) => [...area].sort());
      expect(sorted(areasOf(tiles)), JSON.stringify(walls)).toEqual(sorted(bank.areas(walls)));
    }
  });

  it('corners are as far away as the rules say', () => {
    for (const room of bank.rooms) {
      expect(farCorners(room)).toEqual(bank.farCorners(room));
      for (const corner of bank.corners) expect(roomSteps(room, corner)).toBe(bank.distance(room, corner));
    }
    expect(cornerRooms).toEqual(bank.corners);
  });
});

describe('what `show` asks for', () => {
  it.each([
    ['how-to-rob-a-bank', bankStudies],
    ['lazy-heist', heistStudies],
  ])('is known by name: %s', async (game, { byName }) => {
    for (const name of Object.keys(byName)) expect((await openOverlays(game, name)).problem).toBe('');
  });

  it('is context when it is unknown, with the nearest word and all that there are', async () => {
    expect((await openOverlays('how-to-rob-a-bank', 'areas stakc')).problem).toBe(
      'show: unknown word "stakc" - did you mean "stack"? This game has areas, corners, stack, extra.',
    );
  });
});
