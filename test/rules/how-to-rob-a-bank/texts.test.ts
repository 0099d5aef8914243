// The tables of How to Rob a Bank: everything has a name, every count is right.
import { describe, expect, it } from 'vitest';
import { wholeGame } from '../../../src/machines/how-to-rob-a-bank/index.js';
import { target, tiles, usualSeats, type PrintedTile } from '../../../src/rules/how-to-rob-a-bank/data.js';
import { tokens, type Players } from '../../../src/rules/how-to-rob-a-bank/box.js';
import { diagramFloor } from '../../../src/rules/how-to-rob-a-bank/diagram-defaults.js';
import { bankDeck, robberDeck } from '../../../src/rules/how-to-rob-a-bank/decks.js';
import { languages } from '../../../src/rules/how-to-rob-a-bank/languages.js';
import { rulings } from '../../../src/rules/how-to-rob-a-bank/rulings.js';

const texts = wholeGame.texts.en;
const playerCounts: readonly Players[] = [2, 3, 4];
const tilesFor = (players: Players): [string, PrintedTile][] =>
  Object.entries(tiles).filter(([, tile]) => tile.players === 'all' || tile.players === (players === 4 ? '4' : '2-3'));

describe('the names', () => {
  it('cover every actor, tile and card', () => {
    const named = [...usualSeats(4), ...Object.keys(tiles), ...Object.keys(bankDeck), ...Object.keys(robberDeck)];
    for (const id of named) expect(texts.names[id], id).toBeTruthy();
  });

  it('cover the parents of every flow path', () => {
    for (const path of Object.keys(texts.flow)) {
      const parent = path.split('.').slice(0, -1).join('.');
      if (parent) expect(texts.flow[parent], path).toBeTruthy();
    }
  });
});

describe('the data', () => {
  it.each([
    ['bank', bankDeck],
    ['robber', robberDeck],
  ])('has 15 cards in the %s deck', (_, deck) => {
    expect(Object.values(deck).reduce((sum, count) => sum + count, 0)).toBe(15);
  });

  it('has ten tiles, nine of them in play', () => {
    expect(Object.keys(tiles)).toHaveLength(10);
    for (const players of playerCounts) expect(tilesFor(players)).toHaveLength(9);
  });

  it('has four walled tiles for every number of players', () => {
    for (const players of playerCounts) expect(tilesFor(players).filter(([, tile]) => tile.walled)).toHaveLength(4);
  });

  it.each([
    [2, 4, 2],
    [3, 4, 2],
    [4, 3, 3],
  ] as const)('has for %i players %i bag symbols and %i guards', (players, bags, guards) => {
    const inPlay = tilesFor(players).map(([, tile]) => tile);
    expect(inPlay.filter((tile) => tile.symbol === 'bag')).toHaveLength(bags);
    expect(inPlay.filter((tile) => tile.symbol === 'badge').map((tile) => tile.guard)).toEqual(
      ['g1', 'g2', 'g3'].slice(0, guards),
    );
    // As long as nobody has won, the bags not stolen yet are just enough for the symbols.
    expect(tokens.bags - (target(players) - 1)).toBe(bags);
  });

  it.each(playerCounts)(
    'has a diagram floor for %i players with each tile in play once, walls to the street',
    (players) => {
      const floor = Object.entries(diagramFloor(players)).map(([room, laid]) => {
        const [tile = '', side] = laid.split(' ');
        return { room, tile, side };
      });
      const street: Record<string, string> = { b1: 'n', a2: 'w', c2: 'e', b3: 's' };
      const inPlay = tilesFor(players);
      expect(floor.map(({ tile }) => tile).sort()).toEqual(inPlay.map(([id]) => id).sort());
      for (const [id, { walled }] of inPlay) {
        const laid = floor.find(({ tile }) => tile === id);
        expect(laid?.side, id).toBe(walled ? street[laid?.room ?? ''] : undefined);
      }
    },
  );
});

describe('the differences between the languages', () => {
  const saying = (topic: string) => languages.find((note) => note.topic === topic)?.says;

  it.each([
    [
      'the alarm in the next round',
      { nl: 'is put back', fr: 'may be put back', de: 'is put back', en: 'may be put back' },
    ],
    [
      'one extra action per turn',
      { nl: 'in the main text', fr: 'only in the quick start', de: 'in the main text', en: 'only in the quick start' },
    ],
    [
      'the car when the robbers start in a corner',
      { fr: 'at an opposite street corner', en: 'on the other side, at a street corner' },
    ],
    ['where a crawl leads, in the quick start', { fr: 'any room', de: 'another room' }],
    ['the end of the round and of the game', { nl: 'there', fr: 'missing', de: 'missing', en: 'there' }],
    [
      'the list of what a guard prevents',
      { nl: 'missing', fr: 'a sentence and a list', de: 'a bare list', en: 'missing' },
    ],
    ['lying pieces in the quick start', { nl: 'does', fr: 'may', de: 'does', en: 'may' }],
  ])('has %s', (topic, says) => {
    expect(saying(topic)).toEqual(says);
  });

  it.each([
    ['the sentence about locking', 'en', /dash/],
    ['phase 3', 'fr', /breaks off/],
    ['phase 1 continued, phase 2 and phase 3', 'nl', /missing/],
    ['phase 1 continued, phase 2 and phase 3', 'de', /missing/],
    ['tokens in the list of contents', 'nl', /missing/],
    ['the quick start on forfeited cards', 'de', /again/],
    ['how much one lock action locks', 'en', /a bag or the alarm/],
    ['how much one lock action locks', 'fr', /a bag or the alarm/],
  ])('says of %s in %s what is wrong', (topic, lang, what) => {
    expect(saying(topic)?.[lang]).toMatch(what);
  });

  it('has every topic once, settled by rulings that exist', () => {
    expect(new Set(languages.map(({ topic }) => topic)).size).toBe(languages.length);
    const known: readonly string[] = rulings.map(({ id }) => id);
    for (const { ruling } of languages) if (ruling) expect(known).toContain(ruling);
  });

  it('speak of “something” in the quick start when it comes to locking', () => {
    expect(texts.rulings['RB-RULING-lock-one']?.why).toMatch(/quick start says only “something”/);
  });
});
