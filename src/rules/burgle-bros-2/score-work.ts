// How much is left to do in a heist, in actions: rooms to be seen, dice to be found, sent up and rolled, then the finale.
// Only play that is not quite blind asks this; no rule does.
import { spaces, spacesOn, type Floor } from './board.js';
import { inLine } from './spaces.js';
import { chipAt } from './chips.js';
import { numbers } from './data.js';
import { supply, type Position } from './position.js';
import { isFaceUp, numberAt, placeOfRoom, roomAt } from './rooms.js';
import { finaleProgress } from './score-goals.js';

/** What it takes to see a room that is wanted, the way there included. */
const perRoom = 1.6;
/** How many different numbers a safe asks for as long as nobody has seen them, and a room of them. */
const usualNumbers = 4;
const differing = 0.7;
/** What a finale takes. */
const finaleWork = 40;
/** Bringing somebody to the office and somebody to the safe. */
const placing = 10;

/** Actions until the heist is done. */
export function workLeft(position: Position): number {
  if (position.finale.open) return finaleWork * (1 - finaleProgress(position) / 2);
  const safe = placeOfRoom(position, 'safe');
  const wanted = safe ? inLine(safe) : [];
  const unseen = wanted.filter((space) => !isFaceUp(position, space)).length;
  const ready = new Set(
    wanted
      .filter((space) => isFaceUp(position, space) && !roomAt(position, space)?.cracked)
      .map((space) => numberAt(position, space)),
  );
  const open = safe ? Math.min(6, ready.size + differing * unseen) : usualNumbers;
  const search = safe ? perRoom * unseen : perRoom * (hiddenOn(position, '2') / 2 + usualNumbers / 2);
  const forOffice = placeOfRoom(position, 'owners-office') ? 0 : (perRoom * hiddenOn(position, '1')) / 2;
  const moles = spaces.filter((space) => chipAt(position, space)?.chip === 'mole').length;
  const dice = numbers.safeDice - supply(position) + moleCounts * Math.min(moles, supply(position));
  return finaleWork + search + forOffice + placing + cracking(open, dice) - 2 * position.dice.safe;
}

const hiddenOn = (position: Position, floor: Floor): number =>
  spacesOn(floor).filter((space) => !isFaceUp(position, space)).length;

/**
 * Actions until so many numbers have been rolled with so many dice. Of so many numbers, each next one takes six dice
 * divided by how many are open; and who sends all dice up and rolls them, one fewer each time, has rolled four dice with
 * as many actions as would be sixteen divided by how many dice there are.
 */
function cracking(open: number, dice: number): number {
  let rolls = 0;
  for (let left = open; left > 0; left--) rolls += (6 * Math.min(1, left)) / Math.max(1, left);
  return (rolls * perDie) / Math.max(dice, fewestDice);
}
/** A mole who is seen is nearly a die. */
const moleCounts = 0.8;
const perDie = 4;
/** Until the first die is found, finding it counts as much as this says. */
const fewestDice = 0.7;
