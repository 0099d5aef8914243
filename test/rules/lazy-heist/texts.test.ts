// The tables and the words of Lazy Heist fit together: every rule, ruling, event and state has a text, every count is right.
import { describe, expect, it } from 'vitest';
import { wholeGame as lazyHeist } from '../../../src/machines/lazy-heist/index.js';
import { accesses, floors, lifts, roomsOn, shafts, spaces } from '../../../src/rules/lazy-heist/board.js';
import { catalogue } from '../../../src/rules/lazy-heist/catalogue.js';
import { profiles, usualSeats } from '../../../src/rules/lazy-heist/data.js';
import { cabinLimits, deck, lockedAccess } from '../../../src/rules/lazy-heist/numbers.js';
import { heaviestOf } from '../../../src/rules/lazy-heist/house-data.js';
import { planOf } from '../../../src/rules/lazy-heist/building.js';
import { items } from '../../../src/rules/lazy-heist/items.js';
import type { Position } from '../../../src/rules/lazy-heist/position.js';
import { procedures } from '../../../src/rules/lazy-heist/procedures.js';
import { rulings } from '../../../src/rules/lazy-heist/rulings.js';

const texts = lazyHeist.texts.en;
const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

describe('the rules', () => {
  const ids: readonly string[] = catalogue.map((rule) => rule.id);

  it('have unique ids of the form LH-AREA-n, numbered from 1 within each area', () => {
    const last = new Map<string, number>();
    for (const id of ids) {
      const [, area = '', n] = /^LH-([A-Z]+)-(\d+)$/.exec(id) ?? [];
      expect(area, id).not.toBe('');
      expect(Number(n), id).toBe((last.get(area) ?? 0) + 1);
      last.set(area, Number(n));
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have a text each, and no text is without a rule', () => {
    expect(Object.keys(texts.rules).sort()).toEqual([...ids].sort());
    for (const [id, text] of Object.entries(texts.rules)) expect(text, id).toMatch(/^[A-Z].*\.$/);
  });

  it('name only known rules in their reasons for not being cited', () => {
    for (const rule of catalogue) {
      const reason = 'notCheckable' in rule ? rule.notCheckable : '';
      for (const [id] of reason.matchAll(/LH-[A-Z]+-\d+/g)) expect(ids).toContain(id);
    }
  });

  it('number the protocol as its list does', () => {
    expect(ids.filter((id) => id.startsWith('LH-PROTOCOL-'))).toHaveLength(procedures.protocol.length);
  });
});

describe('the rulings', () => {
  it('have a text each, and no text is without a ruling', () => {
    expect(Object.keys(texts.rulings)).toEqual(rulings.map((ruling) => ruling.id));
  });

  it.each(rulings)('$id explains each of its alternatives', ({ id, alternatives }) => {
    const text = texts.rulings[id];
    expect(Object.keys(text?.alternatives ?? {})).toEqual([...alternatives]);
    expect(text?.question).toMatch(/^[A-Z].*\?$/);
    expect(text?.why).toMatch(/^[A-Z].*\.$/);
    for (const meaning of Object.values(text?.alternatives ?? {})) expect(meaning).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the words', () => {
  const { paths } = lazyHeist.chart({ options: {} } as Position);

  it('name every state of the chart, and only those', () => {
    expect(Object.keys(texts.flow).sort()).toEqual([...paths].sort());
  });

  it('name burglars, guards, items, cards and the spaces that are no rooms', () => {
    const places = spaces.filter((space) => !/^\d/.test(space));
    for (const id of [...usualSeats, 'g1', 'g2', 'team', ...items, ...Object.keys(deck), ...lifts, ...places])
      expect(texts.names[id], id).toBeTruthy();
  });

  it('have a sentence for every event', () => {
    for (const [type, text] of Object.entries(texts.events)) {
      expect(type).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(text, type).toMatch(/\.$/);
    }
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
