// How much is left to do in a heist, in actions: rooms to be seen, dice to be found, sent up and rolled, then the finale.
// Ways are counted elsewhere (score-goals.ts). Only simulated players ask this; no rule does.
import { spaces, spacesOn, type Space } from './board.js';
import { inLine } from './spaces.js';
import { chipAt, hiddenChips, isChipDown } from './chips.js';
import { numbers } from './data.js';
import { supply, type Position } from './position.js';
import { isFaceUp, numberAt, placeOfRoom, roomAt } from './rooms.js';
import { finaleWork } from './score-finale.js';
import { hiddenAmong, isLiftKnown } from './score-ways.js';

/**
 * What it takes to see one more room, with the way to the next one. Once a room is seen, the way to the next one counts
 * (score-goals.ts): if this were less, nobody would look at a room behind which it is far.
 */
const perRoom = 3;
/** How many of the rooms that the safe asks for are still to be seen when it is found. */
const usuallyUnseen = 3;
/** What a finale takes. */
const usualFinale = 26;
/** What it is worth to have seen a room of floor 1 as long as nobody knows the way up. */
const forLift = 0.4;
const faces = 6;

/** Actions until the heist is done, ways left out. */
export function workLeft(position: Position): number {
  if (position.finale.open) return finaleWork(position);
  const safe = placeOfRoom(position, 'safe');
  const [below, above] = [hiddenOn(position, '1'), hiddenOn(position, '2')];
  const unseen = safe ? unseenFor(position, safe).length : above / 2 + (usuallyUnseen * above) / 15;
  const forOffice = placeOfRoom(position, 'owners-office') ? 0 : below / 2;
  const forWay = isLiftKnown(position) ? 0 : forLift * below;
  return usualFinale + perRoom * (unseen + forOffice) + forWay + diceWork(position).actions;
}

const hiddenOn = (position: Position, floor: '1' | '2'): number => hiddenAmong(position, spacesOn(floor)).length;

/** Rooms whose numbers the safe asks for and nobody knows yet. */
export const unseenFor = (position: Position, safe: Space): Space[] => hiddenAmong(position, inLine(safe));

/** How many different numbers have still to be rolled, on average. */
function openNumbers(position: Position): number {
  const safe = placeOfRoom(position, 'safe');
  if (safe === undefined) return different(0, faces);
  const open = inLine(safe).filter((space) => isFaceUp(position, space) && !roomAt(position, space)?.cracked);
  return different(new Set(open.map((space) => numberAt(position, space))).size, unseenFor(position, safe).length);
}
/** If so many are known and so many rooms more are added. */
const different = (known: number, rooms: number): number => faces - (faces - known) * (1 - 1 / faces) ** rooms;

export const molesShown = (position: Position): Space[] =>
  Object.keys(position.chips).filter((space) => chipAt(position, space)?.chip === 'mole');
export const chipsDown = (position: Position): Space[] => spaces.filter((space) => isChipDown(position, space));

/** The number of dice with which everything takes least, and the actions until the safe is open. */
export function diceWork(position: Position): { readonly dice: number; readonly actions: number } {
  const have = numbers.safeDice - supply(position);
  const shown = Math.min(molesShown(position).length, supply(position));
  const down = chipsDown(position).length;
  const hidden = down > 0 ? (hiddenChips(position).get('mole') ?? 0) : 0;
  const rolls = rollsFor(openNumbers(position));
  let least = { dice: have, actions: have > 0 ? cracking(position, rolls, have) : withoutDice };
  let found = 0;
  for (let dice = have + 1; dice <= numbers.safeDice; dice++) {
    const searched = dice - have - shown;
    if (searched > hidden) break;
    found += perMole + (searched > 0 ? (perChip * (down + 1)) / (hidden + 1) : 0);
    const actions = found + cracking(position, rolls, dice);
    if (actions < least.actions) least = { dice, actions };
  }
  return least;
}
/** A team that has no die and finds none any more never opens the safe. */
const withoutDice = 99;
/** To make a mole a die; to turn up one more chip, ways included. */
const perMole = 2.5;
const perChip = 1.4;

/** Dice that have to be rolled until so many numbers have come: of so many open ones, the next one takes six divided by them. */
function rollsFor(open: number): number {
  let rolls = 0;
  for (let left = open; left > 0; left--) rolls += (faces * Math.min(1, left)) / Math.max(1, left);
  return rolls;
}

/** Actions to roll so often with so many dice: all are sent up, then rolled, one fewer each time. */
function cracking({ dice: { safe } }: Position, rolls: number, dice: number): number {
  let [up, left, actions] = [safe, rolls, 0];
  while (left > 0) {
    actions += dice - up;
    for (up = dice; up > 0 && left > 0; up--) {
      actions += Math.min(1, left / up);
      left -= up;
    }
  }
  return actions;
}
