// The tables of Lazy Heist: everything has a name, every count is right.
import { describe, expect, it } from 'vitest';
import { wholeGame as lazyHeist } from '../../../src/machines/lazy-heist/index.js';
import { accesses, floors, lifts, roomsOn, shafts, spaces } from '../../../src/rules/lazy-heist/board.js';
import { catalogue } from '../../../src/rules/lazy-heist/catalogue.js';
import { profiles, usualSeats } from '../../../src/rules/lazy-heist/data.js';
import { cabinLimits, deck, lockedAccess } from '../../../src/rules/lazy-heist/box.js';
import { heaviestOf } from '../../../src/rules/lazy-heist/house-data.js';
import { planOf } from '../../../src/rules/lazy-heist/building.js';
import { items } from '../../../src/rules/lazy-heist/items.js';
import { procedures } from '../../../src/rules/lazy-heist/procedures.js';

const texts = lazyHeist.texts.en;
const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

describe('the rules', () => {
  it('number the protocol as its list does', () => {
    expect(catalogue.filter(({ id }) => id.startsWith('LH-PROTOCOL-'))).toHaveLength(procedures.protocol.length);
  });
});

describe('the words', () => {
  it('name burglars, guards, items, cards and the spaces that are no rooms', () => {
    const places = spaces.filter((space) => !/^\d/.test(space));
    for (const id of [...usualSeats, 'g1', 'g2', 'team', ...items, ...Object.keys(deck), ...lifts, ...places])
      expect(texts.names[id], id).toBeTruthy();
  });
});

describe('the data', () => {
  it('has seventeen strength markers, twenty cards and four different cabins', () => {
    expect(total(usualSeats.map((id) => profiles[id].strength))).toBe(17);
    expect(total(Object.values(deck))).toBe(20);
    expect(new Set(cabinLimits).size).toBe(4);
    expect(heaviestOf({ options: {} })).toBe('bruno');
  });

  it('has no room with two accesses, and shafts from left to right on every floor', () => {
    const all = Object.values(accesses).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const floor of floors) {
      const found = roomsOn(floor).flatMap((room) => planOf({ options: {} }).shaftAt(room) ?? []);
      expect(found).toEqual(shafts.filter((shaft) => found.includes(shaft)));
    }
    for (const room of Object.values(lockedAccess)) expect(all).toContain(room);
  });
});
