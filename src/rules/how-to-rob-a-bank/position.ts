// What stands on the table, complete, and the small questions every rule asks of it.
import type { GameEvent, Json, Outcome } from '../../table/event.js';
import { memoize } from '../common/memoize.js';
import { watchedCopy } from '../../table/watched-copy.js';
import { rooms, tilesIn, type Laid, type Room, type PlacedTile, type Street } from './board.js';
import { wallsIn, type Walls, type Corner } from './areas.js';
import type { RuleId } from './catalogue.js';
import { numbers, tiles, type CardId, type PrintedTile, type TileId, seats } from './data.js';
import type { Actor, GuardId, Robber } from './box.js';
import { tileTable, type CardCounts, type GivenData } from './house-data.js';
import { deckOf } from './decks.js';
import type { Orders } from './procedures.js';
import { isRuled as isRuledBy, type Asking } from '../common/rulings.js';
import type { OwnRuling, RulingName } from './rulings.js';

export interface Options {
  readonly players: 2 | 3 | 4;
  /** Seats clockwise, the bank first; or a map that also reorders procedures. */
  readonly order: readonly Actor[] | Orders;
  readonly rulings: Readonly<Record<string, string>>;
  /** A publisher's data in the place of ours. */
  readonly data?: GivenData;
}

export type RoomOrBox = Room | 'box';
export interface Guard {
  readonly at: RoomOrBox;
  readonly out: boolean;
}
export interface RobberPiece {
  readonly at: RoomOrBox;
  readonly out: boolean;
  readonly carries: number;
}

/** The card being carried out. */
export interface Card {
  readonly id: CardId;
  /** Actions still open, spelled as on the card. */
  readonly left: readonly string[];
  /** Piece -> the room it stood in before its first walk of this card. */
  readonly from: Readonly<Record<string, Room>>;
  readonly peppered: boolean;
}

type PerActor<T> = Readonly<Partial<Record<Actor, T>>>;

export interface Position {
  readonly options: Options;
  readonly round: number;
  readonly turn: Actor;
  readonly tiles: Laid;
  readonly bags: Readonly<Record<Room, number>>;
  readonly locked: Readonly<Record<Room, number>>;
  readonly alarm: { readonly at: Room | 'edge' | 'box'; readonly locked: boolean };
  readonly guards: Readonly<Partial<Record<GuardId, Guard>>>;
  readonly robbers: Readonly<Partial<Record<Robber, RobberPiece>>>;
  readonly car: Street | 'box';
  readonly corner: Corner | null;
  readonly stolen: number;
  readonly hands: PerActor<readonly CardId[]>;
  readonly stacks: PerActor<readonly CardId[]>;
  readonly played: PerActor<readonly CardId[]>;
  readonly card: Card | null;
  readonly extra: boolean;
  /** Robbers whose one extra action of the round is gone (only with the ruling extra-per: round). */
  readonly spent: readonly Robber[];
  /** Cards played in earlier rounds (only with the ruling deck-next-round: unused-only). */
  readonly gone: PerActor<readonly CardId[]>;
  readonly outcome: Outcome | null;
}

/**
 * The position with some fields changed. `{ ...position, turn }` says the same, but the engine lays each such copy out
 * anew, and what comes in many layouts is slow to copy and to read. Copied field by field, all positions look alike.
 */
export const changed = (position: Position, change: Partial<Position>): Position =>
  watchedCopy(position, change) ?? Object.assign(copyOf(position), change);

const copyOf = (position: Position): Position => ({
  options: position.options,
  round: position.round,
  turn: position.turn,
  tiles: position.tiles,
  bags: position.bags,
  locked: position.locked,
  alarm: position.alarm,
  guards: position.guards,
  robbers: position.robbers,
  car: position.car,
  corner: position.corner,
  stolen: position.stolen,
  hands: position.hands,
  stacks: position.stacks,
  played: position.played,
  card: position.card,
  extra: position.extra,
  spent: position.spent,
  gone: position.gone,
  outcome: position.outcome,
});

/** An event of this game: its type, the rule that made it happen, its details. */
export const event = (
  type: string,
  rule: RuleId | `RB-RULING-${RulingName}`,
  details: Record<string, Json> = {},
): GameEvent => Object.assign({ type }, details, { rule });

export const isRuled: Asking<OwnRuling>['isRuled'] = isRuledBy;

export const robbersOf = memoize((options: Options): readonly Robber[] =>
  seats(options).filter((actor): actor is Robber => actor !== 'bank'),
);
export const guardsOf = memoize(({ players }: Options): readonly GuardId[] =>
  players === 4 ? ['g1', 'g2', 'g3'] : ['g1', 'g2'],
);
export const tilesOf = memoize(({ players }: Options): readonly TileId[] =>
  (Object.keys(tiles) as TileId[]).filter(
    (id) => tiles[id].players === 'all' || tiles[id].players === (players === 4 ? '4' : '2-3'),
  ),
);

/** Cards an actor can be dealt this round: the deck less what earlier rounds used up. */
export function drawPile(position: Position, actor: Actor): CardCounts {
  const pile = { ...deckOf(position.options, actor) };
  for (const card of position.gone[actor] ?? []) pile[card] = (pile[card] ?? 0) - 1;
  return pile;
}
export const dealt = (position: Position, actor: Actor): number =>
  Math.min(
    numbers.handSize,
    Object.values(drawPile(position, actor)).reduce((sum, count) => sum + count, 0),
  );

/** What lies in a room. */
export const tileIn = ({ tiles: laid }: Pick<Position, 'tiles'>, room: Room): PlacedTile | undefined =>
  tilesIn(laid).get(room);

export const roomOf = (position: Pick<Position, 'tiles'>, tile: TileId): Room | undefined =>
  rooms.find((room) => tileIn(position, room)?.id === tile);

/** What the tile in a room shows. */
export const printedIn = (position: Pick<Position, 'tiles' | 'options'>, room: Room): PrintedTile | undefined => {
  const tile = tileIn(position, room);
  return tile && tileTable(position.options)[tile.id];
};
/** The room of the mask, or of the alarm's tile. */
export const roomWith = (
  position: Pick<Position, 'tiles' | 'options'>,
  symbol: PrintedTile['symbol'],
): Room | undefined => rooms.find((room) => printedIn(position, room)?.symbol === symbol);

/** Where the walls are. */
export const wallsOf = ({ tiles: laid }: Pick<Position, 'tiles'>): Walls => wallsIn(laid);

export const guard = (position: Pick<Position, 'guards'>, id: string): Guard => position.guards[id as GuardId] as Guard;
export const robber = (position: Pick<Position, 'robbers'>, id: string): RobberPiece =>
  position.robbers[id as Robber] as RobberPiece;

export const awakeGuards = (position: Pick<Position, 'options' | 'guards'>): GuardId[] =>
  guardsOf(position.options).filter((id) => !guard(position, id).out);
export const isGuarded = (position: Position, room: RoomOrBox): boolean =>
  awakeGuards(position).some((id) => guard(position, id).at === room);
export const robbersIn = (position: Position, room: RoomOrBox): Robber[] =>
  robbersOf(position.options).filter((id) => robber(position, id).at === room);

export const awakeRobbersIn = (position: Position, room: RoomOrBox): Robber[] =>
  robbersIn(position, room).filter((id) => !robber(position, id).out);

export const withGuard = (position: Position, id: string, change: Partial<Guard>): Position =>
  withGuards(position, [id], change);
/** The same change for several of them. */
export function withGuards(position: Position, ids: readonly string[], change: Partial<Guard>): Position {
  const guards: Partial<Record<GuardId, Guard>> = {};
  for (const id of guardsOf(position.options)) {
    const { at, out } = guard(position, id);
    guards[id] = ids.includes(id) ? Object.assign({ at, out }, change) : guard(position, id);
  }
  return changed(position, { guards });
}

export const withRobber = (position: Position, id: string, change: Partial<RobberPiece>): Position =>
  withRobbers(position, [id], change);
export function withRobbers(position: Position, ids: readonly string[], change: Partial<RobberPiece>): Position {
  const robbers: Partial<Record<Robber, RobberPiece>> = {};
  for (const id of robbersOf(position.options)) {
    const { at, out, carries } = robber(position, id);
    robbers[id] = ids.includes(id) ? Object.assign({ at, out, carries }, change) : robber(position, id);
  }
  return changed(position, { robbers });
}

/** Adds tokens lying in a room, on their unlocked (`bags`) or locked side. */
export const withTokens = (position: Position, field: 'bags' | 'locked', room: Room, change: number): Position =>
  changed(position, { [field]: inRooms((each) => position[field][each] + (each === room ? change : 0)) });

export const noTokens = (): Record<Room, number> => inRooms(() => 0);

/** A number for each room. */
export const inRooms = (count: (room: Room) => number): Record<Room, number> => ({
  a1: count('a1'),
  b1: count('b1'),
  c1: count('c1'),
  a2: count('a2'),
  b2: count('b2'),
  c2: count('c2'),
  a3: count('a3'),
  b3: count('b3'),
  c3: count('c3'),
});
