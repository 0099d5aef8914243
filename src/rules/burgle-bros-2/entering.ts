// A crook comes into a room, or explores one: what is turned up, in which order the chart says.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { floorOf, type Space } from './board.js';
import { actOnEntering, actOnExploring } from './chip-effects.js';
import { chipAt, dropChip, hiddenChips, isChipDown, revealChip } from './chips.js';
import { type Chip, type Tile } from './data.js';
import { finaleHook, hasFinaleHook, isDieOffered, leaveDie, setDie } from './finales/entering.js';
import { asksForCover, coversIn, isMasked, meetOnEntering, meetsGuard } from './meetings.js';
import { changed, crook, inTurn, isRuled, silently, type Position } from './position.js';
import { endsInCountRoom, countRoomNoise, hasEnterEffect, isEffectDue, roomEffect } from './room-effects.js';
import { hiddenTiles, isFaceUp, revealRoom } from './rooms.js';
import { frame, isFrame, popped, topOf, type Entering } from './stack.js';
import { isAt } from './states.js';

/** Whoever is in the car ignores chips (finale 2); ruling chip-at-entrance may leave them untouched. */
function ignoresChips(position: Position, { crook: who, at, by }: Entering): boolean {
  const { car, inside } = position.finale;
  const isInCar = car === at && inside.includes(who);
  return isInCar || (by === 'enter' && isRuled(position, 'chip-at-entrance', 'untouched'));
}

const entering = (position: Position): Entering => frame(position, 'entering');
const placeOfFrame = (position: Position): Space => (topOf(position) as unknown as { at: Space }).at;
const isEntering = (position: Position): boolean => isFrame(topOf(position), 'entering');

/** `reveal <space> <chip>` */
const turnUpChip: MoveRule<Position> = {
  check: (position, { args: [space, chip] }) =>
    space === placeOfFrame(position) && hiddenChips(position, space).has(chip as Chip) ? null : 'B2-MOVE-3',
  apply: (position, { args: [space, chip] }) =>
    revealChip(space as Space, chip as Chip, isEntering(position) ? 'B2-MOVE-3' : 'B2-EXPLORE-2')(position),
};

/** `reveal <space> <tile>` */
const turnUpRoom: MoveRule<Position> = {
  check: (position, { args: [space, tile] }) =>
    space === placeOfFrame(position) && hiddenTiles(position, floorOf(space)).has(tile as Tile) ? null : 'B2-MOVE-4',
  apply: (position, { args: [space, tile] }) => {
    const rule = entering(position).by === 'enter' ? 'B2-ENTER-4' : 'B2-MOVE-4';
    return revealRoom(space as Space, tile as Tile, rule)(position);
  },
};

/** Ruling crowd-order: the team says what is used up. */
const spare: MoveRule<Position> = {
  check: (position, { args: [cover] }) => {
    const { at, crook: who } = entering(position);
    const isThere = coversIn(position, at, isMasked(position, who)).some((each) => each === cover);
    return isThere ? null : 'B2-RULING-crowd-order';
  },
  apply: (position, { args: [cover] }) => effect({ ...position, said: cover as string }),
};

/** Gear has taken the crook away from the room: nothing more happens there. */
const hasLapsed = (position: Position): boolean => {
  const top = topOf(position);
  return isFrame(top, 'entering') && crook(position, top.crook).at !== top.at;
};
function lapse(position: Position): Effect<Position> {
  const { flow, at } = entering(position);
  const isChipJustUp = isAt(flow, 'resolve.entering.chip-window');
  return inTurn(popped(position), isChipJustUp ? dropChip(at) : effect);
}

/** With the room the exploring is done. */
const turnUpExplored: MoveRule<Position> = {
  check: (position, move) => turnUpRoom.check(position, move),
  apply: (position, { args: [space, tile] }) =>
    revealRoom(space as Space, tile as Tile, 'B2-EXPLORE-2')(popped(position)),
};

export const enteringMoves = { turnUpChip, turnUpRoom, turnUpExplored, spare, setDie, leaveDie };
export const enteringSteps = {
  actOnEntering,
  actOnExploring,
  meetOnEntering,
  roomEffect,
  finaleHook,
  /** The last part: the entering is over, whatever comes of it. */
  lastFinaleHook: (position: Position) => finaleHook(position, true),
  lapse,
  countRoomNoise,
  /** The room does nothing: slots are entered without commotion, which somebody may be waiting for. */
  leaveInPeace: effect,
  endFrame: silently(popped),
  takeOffStack: silently((position: Position) => changed(position, { stack: [] })),
};
export const enteringTests = {
  hasLapsed,
  endsQuietly: (position: Position) => !endsInCountRoom(position),
  asksForCover,
  isNoDieOffered: (position: Position) => !isDieOffered(position),
  isNoChipDown: (position: Position) =>
    !isChipDown(position, entering(position).at) || ignoresChips(position, entering(position)),
  isChipIdle(position: Position): boolean {
    const { at, crook: who } = entering(position);
    const state = chipAt(position, at);
    if (!state || ignoresChips(position, entering(position))) return true;
    return state.chip === 'crowd' || state.chip === 'mole' || (state.chip === 'saleswoman' && state.with === who);
  },
  isNoGuardMet: (position: Position) => !meetsGuard(position),
  isRoomUp: (position: Position) => isFaceUp(position, entering(position).at) || entering(position).hidden === true,
  isRoomHarmless: (position: Position) => !hasEnterEffect(position),
  isNoEffectDue: (position: Position) => !isEffectDue(position),
  isNoFinaleHook: (position: Position) => !hasFinaleHook(position),
  isNoChipToExplore: (position: Position) => !isChipDown(position, placeOfFrame(position)),
  isExploredChipIdle: (position: Position) => {
    const state = chipAt(position, placeOfFrame(position));
    return !state || state.chip === 'crowd' || state.chip === 'mole';
  },
  isExploredRoomUp: (position: Position) => isFaceUp(position, placeOfFrame(position)),
};
