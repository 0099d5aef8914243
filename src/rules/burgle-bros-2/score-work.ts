// How much is left to do in a heist, in actions: rooms to be seen, dice to be found, sent up and rolled, then the finale.
// Only play that is not quite blind asks this; no rule does.
import { spacesOn } from './board.js';
import { inLine } from './spaces.js';
import { numbers } from './data.js';
import { supply, type Position } from './position.js';
import { isFaceUp, numberAt, placeOfRoom, roomAt } from './rooms.js';
import { finaleWork } from './score-finale.js';
import { chipsDown, molesShown } from './score-goals.js';
import { hiddenAmong, isLiftKnown } from './score-ways.js';

/** What it takes to see a room that is wanted, the way there included. */
const perRoom = 1.6;
/** How many of the rooms that the safe asks for are still to be seen when it is found. */
const usuallyUnseen = 3;
/** What a finale takes. */
const usualFinale = 30;
/** What it is worth to have seen a room of floor 1 as long as nobody knows the way up, and a chip as long as dice are missing. */
const forLift = 0.4;
const perChip = 0.3;

/** Actions until the heist is done. */
export function workLeft(position: Position): number {
  if (position.finale.open) return finaleWork(position);
  const safe = placeOfRoom(position, 'safe');
  const wanted = safe ? inLine(safe) : [];
  const known = wanted.filter((space) => isFaceUp(position, space));
  const ready = new Set(known.filter((space) => !roomAt(position, space)?.cracked).map((at) => numberAt(position, at)));
  const [below, above] = [hiddenOn(position, '1'), hiddenOn(position, '2')];
  const unseen = safe ? wanted.length - known.length : (usuallyUnseen * above) / 15;
  const search = perRoom * (safe ? unseen : unseen + above / 2);
  const forOffice = placeOfRoom(position, 'owners-office') ? 0 : (perRoom * below) / 2;
  const forWay = isLiftKnown(position) ? 0 : forLift * below;
  const open = safe ? different(ready.size, unseen) : different(0, wantedNumbers);
  return usualFinale + search + forOffice + forWay + diceWork(position, open);
}
const wantedNumbers = 6;
const faces = 6;

/** How many different numbers there are, on average, if so many are known and so many rooms more are added. */
const different = (known: number, rooms: number): number => faces - (faces - known) * (1 - 1 / faces) ** rooms;

const hiddenOn = (position: Position, floor: '1' | '2'): number => hiddenAmong(position, spacesOn(floor)).length;

/** Actions to find dice, to send them up and to roll them until so many numbers have come. */
function diceWork(position: Position, open: number): number {
  const moles = molesShown(position).length;
  const dice = numbers.safeDice - supply(position) + moleCounts * Math.min(moles, supply(position));
  const missing = Math.max(0, fewDice - dice);
  const forChips = dice < numbers.safeDice - 1 ? perChip * chipsDown(position) : 0;
  return perMole * missing + forChips + cracking(open, Math.max(fewDice, dice)) - sentCounts * position.dice.safe;
}
/** A mole who is seen is nearly a die. */
const moleCounts = 0.7;
/** What has been sent up need not be sent any more. */
const sentCounts = 1.2;
/** So many dice are found in any case; each takes so many actions. */
const fewDice = 3;
const perMole = 6;

/**
 * Actions until so many numbers have been rolled with so many dice. Of so many numbers, each next one takes six dice
 * divided by how many are open; and who sends all dice up and rolls them, one fewer each time, has rolled four dice with
 * as many actions as would be sixteen divided by how many dice there are.
 */
function cracking(open: number, dice: number): number {
  let rolls = 0;
  for (let left = open; left > 0; left--) rolls += (faces * Math.min(1, left)) / Math.max(1, left);
  return (rolls * perDie) / (dice + 1);
}
const perDie = 4;
