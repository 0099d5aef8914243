// Phase 1: the floor is laid out, closed rooms are opened, pieces and car find their places.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { rooms, type Room, type Side, type Street } from './board.js';
import { areas, farCorners, isCorner, joinedRooms, streetAcross, streetsBeside, type Corner } from './areas.js';
import type { TileId } from './data.js';
import { tileTable } from './house-data.js';
import {
  changed,
  event,
  guard,
  guardsOf,
  inRooms,
  robbersOf,
  printedIn,
  roomOf,
  roomWith,
  isRuled,
  tileIn,
  tilesOf,
  wallsOf,
  withGuard,
  withRobbers,
  type Position,
} from './position.js';

const isWalled = ({ options }: Position, tile: TileId): boolean => tileTable(options)[tile].walled;
const mask = (position: Position): Room => roomWith(position, 'mask') as Room;

/** The room whose tile is turned up next, in reading order. */
export const nextRoom = ({ tiles: laid }: Position): Room | undefined => rooms.find((room) => laid[room] === undefined);
export const tilesLeft = (position: Position): TileId[] =>
  tilesOf(position.options).filter((id) => !roomOf(position, id));

/** Whether the side belongs in a `reveal`: the shuffle decides it, or nobody does. */
function isRightSide(position: Position, tile: TileId, side: string | undefined): boolean {
  if (!isWalled(position, tile)) return side === undefined;
  if (isFacingShuffled(position)) return side !== undefined;
  return side === undefined || (isRuled(position, 'tile-facing', 'upright') && side === 'n');
}
export const isFacingShuffled = (position: Position): boolean =>
  !isRuled(position, 'tile-facing', 'bank') && !isRuled(position, 'tile-facing', 'upright');

const lay = (position: Position, room: Room, tile: TileId, side?: Side): Position =>
  changed(position, { tiles: { ...position.tiles, [room]: side ? `${tile} ${side}` : tile } });

/** RB-EXPLORE-1: the nine tiles are turned up from top left to bottom right. */
export const reveal: MoveRule<Position> = {
  check(position, { args: [room, tile, side] }) {
    if (room !== nextRoom(position)) return 'RB-EXPLORE-1';
    if (!tilesOf(position.options).includes(tile as TileId)) return 'RB-SETUP-6';
    const fits = tilesLeft(position).includes(tile as TileId) && isRightSide(position, tile as TileId, side);
    return fits ? null : 'RB-EXPLORE-1';
  },
  apply(position, { args }) {
    const [room, tile] = args as [Room, TileId];
    const upright = isRuled(position, 'tile-facing', 'upright') && isWalled(position, tile);
    const side = (upright ? 'n' : args[2]) as Side | undefined;
    return effect(
      lay(position, room, tile, side),
      event('tile-revealed', 'RB-EXPLORE-1', { room, tile, side: side ?? null }),
    );
  },
};

/** The walled tile that lies without a side yet: only while the bank chooses it (ruling tile-facing: bank). */
const unfaced = (position: Position): Room | undefined =>
  rooms.find((room) => {
    const tile = tileIn(position, room);
    return tile && isWalled(position, tile.id) && !tile.side;
  });

/** RB-RULING-tile-facing: the bank decides how the tile just laid lies. */
export const face: MoveRule<Position> = {
  check: () => null,
  apply(position, { args }) {
    const [side] = args as [Side];
    const room = unfaced(position) as Room;
    return effect(
      lay(position, room, tileIn(position, room)?.id as TileId, side),
      event('tile-faced', 'RB-RULING-tile-facing', { room, side }),
    );
  },
};

/** How much is shut in: nothing = 0. What counts is a ruling: cut-off areas, or single rooms without an open side. */
function closedCount(position: Position): number {
  const walls = wallsOf(position);
  if (!isRuled(position, 'closed-rooms', 'single-room')) return areas(walls).length - 1;
  return rooms.filter((room) => joinedRooms(walls, room).length === 0).length;
}

/** RB-WALL-2, RB-WALL-3: the bank turns a walled tile so that an opening appears. */
export const rotate: MoveRule<Position> = {
  check(position, { args }) {
    const [room, side] = args as [Room, Side];
    const tile = tileIn(position, room);
    if (!tile?.side) return 'RB-WALL-1';
    const isFree = isRuled(position, 'rotate-when', 'free');
    const before = closedCount(position);
    if (before === 0 && !isFree) return 'RB-WALL-4';
    if (tile.side === side) return 'RB-WALL-2';
    const after = closedCount(lay(position, room, tile.id, side));
    const isAllowed =
      after < before || (isFree && after === before) || (before > 0 && isRuled(position, 'rotate-lowers', 'no'));
    return isAllowed ? null : 'RB-WALL-2';
  },
  apply(position, { args }) {
    const [room, side] = args as [Room, Side];
    return effect(
      lay(position, room, tileIn(position, room)?.id as TileId, side),
      event('tile-rotated', 'RB-WALL-2', { room, side }),
    );
  },
};

/** The bank leaves the tiles as they lie: only under rulings that let it turn them freely or not at all (RB-WALL-3). */
export const stopRotating: MoveRule<Position> = {
  check(position) {
    if (isRuled(position, 'rotate-must', 'may') || closedCount(position) === 0) return null;
    return isRuled(position, 'rotate-when', 'free') ? 'RB-WALL-3' : 'RB-ROUND-2';
  },
  apply: (position) => effect(position),
};

/** RB-EXPLORE-2 */
export function placeBags(position: Position): Effect<Position> {
  const bags = inRooms((room) => (printedIn(position, room)?.symbol === 'bag' ? 1 : 0));
  const count = Object.values(bags).reduce((sum, n) => sum + n, 0);
  return effect(changed(position, { bags }), event('bags-placed', 'RB-EXPLORE-2', { count }));
}

/** RB-EXPLORE-3: a standing guard on each badge. Guards that stayed from the last round (a ruling) keep their places. */
export function placeGuards(position: Position): Effect<Position> {
  let placed = position;
  for (const id of guardsOf(position.options)) {
    const room = rooms.find((place) => printedIn(position, place)?.guard === id);
    if (room && guard(position, id).at === 'box') placed = withGuard(placed, id, { at: room, out: false });
  }
  return effect(placed, event('guards-placed', 'RB-EXPLORE-3'));
}

/** RB-EXPLORE-4 */
export function placeAlarm(position: Position): Effect<Position> {
  const at = roomWith(position, 'alarm') as Room;
  return effect(changed(position, { alarm: { at, locked: false } }), event('alarm-placed', 'RB-EXPLORE-4', { at }));
}

/** RB-EXPLORE-5: all robbers on the mask. A corner start leaves only one corner for the car (RB-CAR-2). */
export function placeRobbers(position: Position): Effect<Position> {
  const at = mask(position);
  const placed = withRobbers(position, robbersOf(position.options), { at, out: false, carries: 0 });
  return effect(changed(placed, { corner: forcedCorner(at) }), event('robbers-placed', 'RB-EXPLORE-5', { at }));
}
export const forcedCorner = (start: Room): Corner | null => (isCorner(start) ? (farCorners(start)[0] as Corner) : null);

/** RB-CAR-3, RB-CAR-4: where the start leaves a choice, somebody picks the corner. */
export const chooseCorner: MoveRule<Position> = {
  check: (position, { args: [corner] }) =>
    farCorners(mask(position)).includes(corner as Corner) ? null : startRule(position),
  apply(position, { args: [corner] }) {
    return effect(
      changed(position, { corner: corner as Corner }),
      event('corner-chosen', startRule(position), { corner: corner as string }),
    );
  },
};

/** RB-CAR-1: the robbers choose between the two streets at the corner. */
export const park: MoveRule<Position> = {
  check: (position, { args: [street] }) =>
    parkingStreets(position).includes(street as Street) ? null : startRule(position),
  apply(position, { args: [street] }) {
    return effect(
      changed(position, { car: street as Street }),
      event('car-parked', startRule(position), { at: street as string }),
    );
  },
};

function parkingStreets(position: Position): Street[] {
  if (startsStraightAcross(position)) return [streetAcross(mask(position)) as Street];
  return position.corner ? streetsBeside(position.corner) : [];
}

/** The rule that speaks of this start: in a corner, in the centre, on an edge. */
function startRule(position: Position) {
  const start = mask(position);
  return isCorner(start) ? 'RB-CAR-2' : start === 'b2' ? 'RB-CAR-3' : 'RB-CAR-4';
}

const isEdgeStart = (position: Position): boolean => startRule(position) === 'RB-CAR-4';
const startsStraightAcross = (position: Position): boolean =>
  isEdgeStart(position) && isRuled(position, 'car-edge-start', 'straight-opposite');

/** What the chart asks while exploring. */
export const exploreTests = {
  isTileUnfaced: (position: Position): boolean => unfaced(position) !== undefined,
  areTilesLeft: (position: Position): boolean => nextRoom(position) !== undefined,
  /** Whether the bank still has to, or may, turn tiles. */
  isBankTurningTiles: (position: Position): boolean =>
    closedCount(position) > 0 || isRuled(position, 'rotate-when', 'free'),
  isCornerOpen: (position: Position): boolean => position.corner === null && !startsStraightAcross(position),
};

/** Who picks the corner (ruling car-corner-chooser). */
export const cornerChooser = (position: Position): string =>
  !isRuled(position, 'car-corner-chooser', 'robbers') ? 'bank' : 'team';
