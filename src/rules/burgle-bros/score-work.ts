// How much is left to do, in actions: tiles to be seen until safe and stairs are found, dice to be added and rolled. Only
// play that is not quite blind asks this; no rule does.
import type { Known } from './score-goals.js';
import type { Position } from './position.js';

/** What it takes to see a tile that is wanted: the way there, and what locks and lasers ask. */
const perTile = 2;
/** What it takes to bring two burglars to the next floor. */
const perFloor = 8;
/** Numbers in the row and column of a safe, of all the tiles that could be; and how many of them differ. */
const inLine = 6 / 15;
const usualNumbers = 4;
const faces = 6;

/** How many different numbers there are, on average, if so many are known and so many tiles more are added. */
const different = (known: number, tiles: number): number => faces - (faces - known) * (1 - 1 / faces) ** tiles;

/** Actions until the safe of a floor is open and its stairs are found. */
export function workOn({ safes }: Position, { hidden, stairs, shut, open, unseen, ready }: Known): number {
  const search = hidden.length / 2;
  const forStairs = stairs.length > 0 ? 0 : perTile * search;
  if (shut.length === 0 && open.length > 0) return forStairs;
  if (shut.length === 0)
    return perFloor + perTile * search * (1 + inLine) + forStairs / 2 + actionsToCrack(0, usualNumbers);
  const numbers = different(ready, unseen.length);
  const [low, high] = [Math.floor(numbers), Math.ceil(numbers)];
  const share = numbers - low;
  const cracking = shut.reduce((sum, safe) => {
    const dice = Math.min(mostDice, safes[safe]?.dice ?? 0);
    return sum + (1 - share) * actionsToCrack(dice, low) + share * actionsToCrack(dice, high);
  }, 0);
  return perFloor + perTile * unseen.length + forStairs / 2 + cracking;
}

/** Actions until so many different numbers have been rolled, with so many dice on the safe: more dice if that is quicker. */
export function actionsToCrack(dice: number, numbers: number): number {
  const key = 16 * dice + numbers;
  return (cracking[key] ??= Math.min(
    ...[0, 1, 2, 3, 4, 5, 6].map((more) => perDie * more + rolls(dice + more, numbers)),
  ));
}
const cracking: number[] = [];
const perDie = 2;
/** More dice than this are no help. */
const mostDice = 7;

/** How often so many dice are rolled, on average, until each of so many numbers has come up: inclusion and exclusion. */
function rolls(dice: number, numbers: number): number {
  if (numbers === 0) return 0;
  if (dice === 0) return Infinity;
  let sum = 0;
  let choices = 1;
  for (let out = 1; out <= numbers; out++) {
    choices = (choices * (numbers - out + 1)) / out;
    sum += ((out % 2 === 1 ? 1 : -1) * choices) / (1 - (1 - out / 6) ** dice);
  }
  return sum;
}
