// Events become sentences in the game's words.
import { describe, expect, it } from 'vitest';
import { flowName, sentence, spokenText } from '../../src/notation/sentence.js';
import { gameNamed } from '../../src/machines/index.js';

const texts = {
  events: {
    walked: '{piece} walks from {from} to {to}.',
    revealed: '{room} shows {tile}[, wall to the {side}][ ({by} looks)].',
    revived: 'Back on their feet: {guards}.',
    counted: 'Bags: {count}.',
  },
  names: { yellow: 'the yellow robber', g1: 'guard 1', g2: 'guard {2}', n: 'north', mask: 'the mask' },
  flow: { rob: 'Rob the bank', 'rob.bank': "The bank's turn" },
};

describe('a sentence', () => {
  it.each([
    [
      'replaces ids by names and begins with a capital letter',
      { type: 'walked', piece: 'yellow', from: 'a1', to: 'b1' },
      'The yellow robber walks from a1 to b1.',
    ],
    [
      'keeps a part in brackets when its detail is there',
      { type: 'revealed', room: 'a1', tile: 'mask', side: 'n' },
      'A1 shows the mask, wall to the north.',
    ],
    [
      'drops a part in brackets when its detail is null or missing',
      { type: 'revealed', room: 'a1', tile: 'mask', side: null },
      'A1 shows the mask.',
    ],
    [
      'joins lists with commas and does not read names as templates',
      { type: 'revived', guards: ['g1', 'g2'] },
      'Back on their feet: guard 1, guard {2}.',
    ],
    ['shows zero', { type: 'counted', count: 0 }, 'Bags: 0.'],
    ['marks a detail that is missing outside brackets', { type: 'counted' }, 'Bags: –.'],
    [
      'tells an event without a template by its details',
      { type: 'drone-moved', by: 'g1' },
      'Drone moved (by guard 1).',
    ],
    ['tells an event without a template and details', { type: 'drone-moved' }, 'Drone moved.'],
  ])('%s', (_, event, expected) => {
    expect(sentence({ rule: 'X-1', ...event }, texts)).toBe(expected);
  });

  it('is not fooled by names that every object has', () => {
    expect(sentence({ type: 'walked', rule: 'X-1', piece: 'constructor', from: 'a1', to: 'b1' }, texts)).toBe(
      'Constructor walks from a1 to b1.',
    );
  });
});

describe("an author's text", () => {
  const both = { de: 'Ein Gang', en: 'A walk' };
  it.each([
    ["is in the reader's language", both, 'de', { text: 'Ein Gang' }],
    ['is in that language whatever the country', both, 'de-AT', { text: 'Ein Gang' }],
    ['is English where there is no other, and says so', both, 'fr', { text: 'A walk', lang: 'en' }],
    ['is whatever there is without English', { nl: 'Lopen' }, 'fr', { text: 'Lopen', lang: 'nl' }],
    ['does not say its language where it is plain', 'A walk', 'de', { text: 'A walk' }],
    ['is empty where there is none', {}, 'de', { text: '' }],
  ])('%s', (_, text, lang, expected) => {
    expect(spokenText(text, lang)).toEqual(expected);
  });
});

describe('the name of a flow path', () => {
  it.each([
    ['rob.bank', "The bank's turn"],
    ['rob.bank.card.walk', "The bank's turn"],
    ['rob.robber', 'Rob the bank'],
    ['elsewhere.far', 'elsewhere.far'],
  ])('%s is %s', (path, name) => {
    expect(flowName(path, texts)).toBe(name);
  });

  it('exists for every state of How to Rob a Bank', () => {
    const game = gameNamed('how-to-rob-a-bank');
    const { paths } = game.chart(game.read({}, {}).position);
    for (const path of paths) expect(flowName(path, game.texts.en), path).not.toBe(path);
  });
});
