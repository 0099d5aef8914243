// Gear that is drawn and chosen: the depots' reward for a task, and what macgyver brings.
import { without } from '../common/deck.js';
import { effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { isGear, type Gear } from './gear/data.js';
import { prepareGear } from './gear/preparing.js';
import { changed, crook, type Position } from './position.js';
import { frame, popped, withTop } from './stack.js';
import { completeTask } from './tasks.js';

/** Macgyver draws three; a depot draws two. */
const ruleOf = (position: Position) =>
  frame(position, 'depot').n === 3 ? ('B2-GEAR-macgyver' as const) : ('B2-DEPOT-4' as const);

const drawGear: MoveRule<Position> = {
  check: (position, { args: [gear] }) => (isGear(gear) && position.gearDeck.includes(gear) ? null : ruleOf(position)),
  apply: (position, { args: [gear] }) =>
    effect(
      withTop(changed(position, { gearDeck: without(position.gearDeck, [gear as Gear]) as Gear[] }), {
        drawn: [...frame(position, 'depot').drawn, gear],
      }),
    ),
};

/** One is prepared for free, the others leave the game. */
const keep: MoveRule<Position> = {
  check: (position, { args: [gear] }) =>
    frame(position, 'depot').drawn.includes(gear as Gear) ? null : ruleOf(position),
  apply: (position, { args: [gear] }) =>
    prepareGear(frame(position, 'depot').crook, gear as Gear, ruleOf(position))(popped(position)),
};

/** The task that only the team can see: a crook changed floors just in time. */
const claim: MoveRule<Position> = {
  check: (position, { args: [who = '', task] }) => {
    const depot = position.crooks[who]?.depot;
    const isOpen = depot?.card === 'depot-5' && task === '3' && !depot.done.includes(3);
    return isOpen && position.options.depots ? null : 'B2-DEPOT-3';
  },
  apply: (position, { args: [who = ''] }) => completeTask(who, crook(position, who).depot?.card ?? '', 3)(position),
};

export const depotMoves = { drawGear, keep, claim };
export const depotTests = {
  isGearDrawn: (position: Position) => {
    const { n, drawn } = frame(position, 'depot');
    return drawn.length >= n || position.gearDeck.length === 0;
  },
  isNoGearThere: (position: Position) => frame(position, 'depot').drawn.length === 0,
};
