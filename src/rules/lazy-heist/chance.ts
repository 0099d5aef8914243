// Dice, cards and faces: what can come up, by the rule that waits for it.
import type { ChanceRule, MoveRule } from '../../table/game.js';
import type { Chance } from '../../table/move.js';
import { chanceRule } from '../common/chance-rule.js';
import { ruleFunctions } from './moves.js';
import type { Position } from './position.js';
import type { Roll } from './rolls.js';
import { cabinsLeft, coloursLeft, nextKey, nextShaft, placing } from './setup.js';

const faces = ['1', '2', '3', '4', '5', '6'];
const equally = (moves: readonly string[]): Chance[] => moves.map((move) => ({ move, weight: 1 }));
const red = equally(faces.map((face) => `roll ${face}`));
const blueAndRed = equally(faces.flatMap((floor) => faces.map((room) => `roll ${floor} ${room}`)));

const rule = chanceRule<Position>;
const rolls = { 1: rule(() => red), 2: rule(() => blueAndRed) };

export const chanceRules: Readonly<Record<string, ChanceRule<Position>>> = {
  [placing('cabins')]: rule((position) =>
    equally(cabinsLeft(position).map((limit) => `reveal lift-${nextShaft(position)} ${limit}`)),
  ),
  [placing('keys.reveal')]: rule((position) =>
    equally(coloursLeft(position).map((colour) => `reveal ${nextKey(position)} ${colour}`)),
  ),
  draw: rule(({ events }) =>
    Object.entries(events)
      .filter(([, weight]) => weight > 0)
      .map(([card, weight]) => ({ move: `draw ${card}`, weight })),
  ),
  ...Object.fromEntries(
    Object.entries<MoveRule<Position> | Roll>(ruleFunctions.moves).flatMap(([name, judge]) =>
      'dice' in judge ? [[name, rolls[judge.dice]]] : [],
    ),
  ),
};
