// Room tiles on the board: what is face-up, what may still lie face-down, counters, and rooms that are out of order.
import { effect, type GameEvent } from '../../table/event.js';
import { floors, spaces, spacesOn, type Floor, type Space } from './board.js';
import { numberOf, numbers, roomOf, type Room, type Tile } from './data.js';
import { loneTile, mixedPerFloor, mixedTiles, pairedTiles } from './box.js';
import {
  changed,
  event,
  isRuled,
  withDice,
  type Position,
  type RoomState,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';
import { isDisguised, isOut, worksAs } from './turn-facts.js';

export const roomAt = ({ rooms }: Position, space: Space): RoomState | undefined => rooms[space];
export const isFaceUp = ({ rooms }: Position, space: Space): boolean => rooms[space] !== undefined;
/** The name of a face-up room. */
export const nameAt = (position: Position, space: Space): Room | undefined => {
  const room = roomAt(position, space);
  return room && roomOf(room.tile);
};
/** The number of a face-up room; the office and the safe have none. */
export const numberAt = (position: Position, space: Space): number | null => {
  const room = roomAt(position, space);
  return room ? numberOf(room.tile) : null;
};
export const isEven = (position: Position, space: Space): boolean => (numberAt(position, space) ?? 1) % 2 === 0;
export const isOdd = (position: Position, space: Space): boolean => (numberAt(position, space) ?? 0) % 2 === 1;

export { isDisguised, isOut, worksAs };

export const roomsNamed = (position: Position, room: Room): Space[] =>
  spaces.filter((space) => nameAt(position, space) === room);
export const placeOfRoom = (position: Position, room: 'owners-office' | 'safe'): Space | undefined =>
  roomsNamed(position, room)[0];
/** Tile or token. */
export const isMonorail = (position: Position, space: Space): boolean =>
  worksAs(position, space, 'monorail') ||
  position.tokens.monorail === space ||
  isDisguised(position, 'monorail', space);
export const isEscalator = (position: Position, space: Space): boolean =>
  worksAs(position, space, 'escalator') ||
  position.tokens.escalator === space ||
  isDisguised(position, 'escalator', space);

export const withRoom = (position: Position, space: Space, change: Partial<RoomState>): Position =>
  changed(position, { rooms: { ...position.rooms, [space]: { ...(position.rooms[space] as RoomState), ...change } } });

const faceUpOn = (position: Position, floor: Floor): Tile[] =>
  spacesOn(floor).flatMap((space) => position.rooms[space]?.tile ?? []);
export const isFloorOpen = (position: Position, floor: Floor): boolean =>
  spacesOn(floor).every((space) => isFaceUp(position, space));

/**
 * Every tile that may lie face-down on a floor, with its weight: 13 of the mixed tiles, the office or the safe, one
 * monorail and one escalator. Each that can only lie here is as likely as one place among the mixed ones.
 */
export function hiddenTiles(position: Position, floor: Floor): Map<Tile, number> {
  const shown = floors.map((each) => faceUpOn(position, each)).flat();
  const shownHere = faceUpOn(position, floor);
  const left = [...mixedTiles];
  for (const tile of shown) if (left.includes(tile)) left.splice(left.indexOf(tile), 1);
  const places = mixedPerFloor - shownHere.filter((tile) => mixedTiles.includes(tile)).length;
  const found = new Map<Tile, number>();
  const add = (tile: Tile, weight: number) => found.set(tile, (found.get(tile) ?? 0) + weight);
  const share = 2 * Math.max(left.length, 1);
  if (!shownHere.includes(loneTile[floor])) add(loneTile[floor], share);
  for (const pair of Object.values(pairedTiles)) {
    if (pair.some((tile) => shownHere.includes(tile))) continue;
    const open = pair.filter((tile) => !shown.includes(tile));
    for (const tile of open) add(tile, share / open.length);
  }
  if (places > 0) for (const tile of left) add(tile, 2 * places);
  return found;
}

/** Turns a room up. The office draws in the dice that wait elsewhere (B2-OFFICE-1). */
export const revealRoom =
  (space: Space, tile: Tile, rule: RuleOrRuling): RuleStep =>
  (position) => {
    const rooms = { ...position.rooms, [space]: { tile, counters: 0, cracked: false, out: false } };
    const shown = changed(position, { rooms });
    const revealed = event('room-revealed', rule, { at: space, tile });
    if (tile !== loneTile['1']) return effect(shown, revealed);
    const waiting = Object.entries(position.dice.rooms);
    const moved: GameEvent[] = waiting.flatMap(([from, n]) =>
      Array.from({ length: n }, () => event('die-moved', 'B2-OFFICE-1', { from, to: space })),
    );
    const office = position.dice.office + moved.length;
    return effect(withDice(shown, { office, rooms: {} }), revealed, ...moved);
  };

/** Counters still in the box: they lie on rooms and on gear that was used (ruling counters-supply). */
const countersLeft = ({ rooms, crooks }: Position): number => {
  const onRooms = Object.values(rooms).map(({ counters }) => counters);
  const onGear = Object.values(crooks).flatMap(({ gear }) =>
    Object.values(gear).map(({ state, used }) => (state === 'ready' ? used : 0)),
  );
  return [...onRooms, ...onGear].reduce((left, n) => left - n, numbers.counters);
};
export const placeCounter =
  (space: Space, rule: RuleOrRuling): RuleStep =>
  (position) => {
    if (isRuled(position, 'counters-supply', 'last-counts') && countersLeft(position) <= 0) return effect(position);
    const counters = (roomAt(position, space)?.counters ?? 0) + 1;
    return effect(withRoom(position, space, { counters }), event('counter-placed', rule, { at: space, counters }));
  };
export const removeCounters =
  (space: Space, rule: RuleOrRuling): RuleStep =>
  (position) =>
    effect(withRoom(position, space, { counters: 0 }), event('counters-removed', rule, { at: space }));

/** A die from the supply: into the office, or into this room while the office is hidden (B2-CHIP-20). */
export function placeDie(position: Position, space: Space, rule: RuleOrRuling, hidden: RuleOrRuling) {
  const office = placeOfRoom(position, 'owners-office');
  const { dice } = position;
  return office
    ? effect(withDice(position, { office: dice.office + 1 }), event('die-placed', rule, { at: office }))
    : effect(
        withDice(position, { rooms: { ...dice.rooms, [space]: (dice.rooms[space] ?? 0) + 1 } }),
        event('die-placed', hidden, { at: space }),
      );
}
