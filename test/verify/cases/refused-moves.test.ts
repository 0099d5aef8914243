// What a report says of a move that the rules refuse.
import { expect, it } from 'vitest';
import { gameNamed } from '../../../src/machines/index.js';
import { checkCase } from '../../../src/verify/cases/check-case.js';

it.each([
  ['lazy-heist', { flow: 'minute.turn.ready', turn: 'anna' }, 'bruno sit', 'Anna'],
  [
    'how-to-rob-a-bank',
    { flow: 'rob.robber.card', turn: 'red', card: { id: 'walk' } },
    'yellow done',
    'the red robber',
  ],
  ['burgle-bros', { flow: 'turn.actions', burglars: { anna: '1.a1', ben: '1.a1' } }, 'ben pass', 'Anna'],
  ['burgle-bros-2', { flow: 'turn.act', crooks: { anna: '1.a1', bea: '1.a1' } }, 'bea end', 'Anna'],
])('of %s: to whoever is not asked, it says whose turn it is', (game, start, move, who) => {
  const message = (claims: object): string | undefined =>
    checkCase(gameNamed(game), { game, start, ...claims }).failures[0]?.message;
  const says = new RegExp(`^${move} is refused: .+\\. Now it is up to ${who}\\.$`);
  expect(message({ moves: [move] })).toMatch(says);
  expect(message({ expect: { legal: [move] } })).toMatch(says);
});
