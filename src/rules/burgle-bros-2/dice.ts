// Dice lie on the table: what was rolled is done once nobody changes it any more. And the safe, which they crack.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Space } from './board.js';
import { areTouching, inLine } from './spaces.js';
import { makeCommotion } from './commotion.js';
import { numbers } from './data.js';
import { loseStress } from './ends.js';
import { walkTo } from './walking.js';
import { crook, event, inTurn, silently, withDice, withFinale, type Position, type RuleStep } from './position.js';
import { isFaceUp, isOut, nameAt, numberAt, placeOfRoom, roomAt, withRoom, worksAs } from './rooms.js';
import { frame, framesOf, popped, pushed, withTop, type Rolling } from './stack.js';

/** `roll 2 4`: as many dice as asked, in any order. */
const roll: MoveRule<Position> = {
  check: (position, { args }) => (args.length === frame(position, 'dice').n ? null : rollRule(frame(position, 'dice'))),
  apply: (position, { args }) => {
    const rolled = args.map(Number);
    return effect(
      withTop(position, { rolled }),
      event('dice-rolled', rollRule(frame(position, 'dice')), { dice: rolled }),
    );
  },
};
const rollRules = {
  cashier: 'B2-CASHIER-2',
  'table-games': 'B2-TABLE-1',
  safe: 'B2-SAFE-3',
  'improvised-route': 'B2-GEAR-improvised-route',
} as const;
const rollRule = ({ for: purpose }: Rolling) => rollRules[purpose];

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** The dice stand: what they were rolled for happens. */
export function carryOutDice(position: Position): Effect<Position> {
  const rolling = frame(position, 'dice');
  const done = popped(position);
  switch (rolling.for) {
    case 'cashier':
      return leaveCashier(done, rolling);
    case 'table-games':
      return playTable(done, rolling);
    case 'safe':
      return crackWith(done, rolling);
    default:
      return effect(
        pushed(done, 'gear', { crook: rolling.crook, gear: 'improvised-route', rolled: sum(rolling.rolled) }),
      );
  }
}

/** B2-CASHIER-2: lower than the counters: the crook stays. One whom gear has taken away goes nowhere. */
function leaveCashier(position: Position, { crook: who, rolled, to }: Rolling): Effect<Position> {
  const { at } = crook(position, who);
  if (nameAt(position, at) !== 'cashier' || !areTouching(at, to as Space)) return effect(position);
  const isStuck = worksAs(position, at, 'cashier') && sum(rolled) < (roomAt(position, at)?.counters ?? 0);
  return isStuck
    ? effect(position, event('stuck-at-cashier', 'B2-CASHIER-2', { crook: who }))
    : walkTo(who, to as Space)(position);
}

/** B2-TABLE-1, B2-TABLE-2: whatever has become of the crook, in the room that was entered. */
function playTable(position: Position, { crook: who, rolled }: Rolling): Effect<Position> {
  const at = framesOf(position, 'entering').at(-1)?.at;
  if (at === undefined || isOut(position, at)) return effect(position);
  return [7, 11].includes(sum(rolled)) ? loseStress(who, 1, 'B2-TABLE-1')(position) : makeCommotion(at)(position);
}

/** B2-SAFE-4, B2-SAFE-7, B2-SAFE-9 */
function crackWith(position: Position, { crook: who, rolled }: Rolling): Effect<Position> {
  const safe = placeOfRoom(position, 'safe') as Space;
  // The box holds six markers: rooms that a mirage has moved away keep theirs, and so do crooks (finale 8).
  const laid = Object.values(position.rooms).filter(({ cracked }) => cracked).length;
  const markers = numbers.crackedRooms - laid - position.finale.markersTaken;
  const hit = inLine(safe)
    .filter((space) => rolled.includes(numberAt(position, space) ?? 0) && roomAt(position, space)?.cracked === false)
    .slice(0, markers);
  return inTurn(position, ...hit.map(cover), dieGoesHome(safe), openSafe(who));
}
const cover =
  (at: Space): RuleStep =>
  (position) =>
    effect(withRoom(position, at, { cracked: true }), event('room-cracked', 'B2-SAFE-4', { at }));
const dieGoesHome =
  (safe: Space): RuleStep =>
  (position) => {
    const { dice } = position;
    const office = placeOfRoom(position, 'owners-office');
    if (office === undefined || dice.safe === 0) return effect(position);
    return effect(
      withDice(position, { safe: dice.safe - 1, office: dice.office + 1 }),
      event('die-moved', 'B2-SAFE-7', { from: safe, to: office }),
    );
  };

/** All six rooms of row and column face-up and covered. */
const isCracked = (position: Position): boolean => {
  const safe = placeOfRoom(position, 'safe');
  return (
    safe !== undefined &&
    inLine(safe).every((space) => isFaceUp(position, space) && roomAt(position, space)?.cracked === true)
  );
};
/** B2-SAFE-9: the finale begins at once; its card is known (B2-FINALE-1) or drawn now (B2-FINALE-2). */
export const openSafe =
  (who: string): RuleStep =>
  (position) => {
    if (position.finale.open || !isCracked(position)) return effect(position);
    const state = position.finale.number === null ? 'finale.draw' : 'finale.open';
    return inTurn(
      withFinale(position, { cracker: who }),
      (now) => effect(now, event('safe-cracked', 'B2-SAFE-9', { crook: who })),
      silently((now) => pushed(now, 'finale', {}, state)),
    );
  };

export const diceMoves = { roll };
export const diceSteps = { carryOutDice };
