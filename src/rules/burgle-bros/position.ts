// What stands on the table, complete, and the small questions every rule asks of it.
import { effect, type Effect, type GameEvent, type Json, type Outcome } from '../../table/event.js';
import type { Cell, Wall } from '../common/grid.js';
import { watchedCopy } from '../../table/watched-copy.js';
import type { Item } from './agenda.js';
import {
  cellOf,
  floorOf,
  planOf,
  shifted,
  wallBetween,
  type Floor,
  type Plan,
  type Space,
  type GivenData,
} from './board.js';
import { areSideBySide } from './spaces.js';
import type { RuleId } from './catalogue.js';
import { jobs, kindOf, numbers, type JobId, type Kind, type Tile } from './data.js';
import type { Variant } from './box.js';
import type { HackKind } from './data.js';
import type { Orders } from './procedures.js';
import { ruling as rulingBy, type Asking } from '../common/rulings.js';
import type { OwnRuling, RulingName } from './rulings.js';
import { alarmsOn, isRuled, safesToOpen } from './turn-facts.js';

export interface Options {
  readonly job: JobId;
  readonly variants: readonly Variant[];
  readonly rulings: Readonly<Record<string, string>>;
  /** Procedures in another order than the book's. */
  readonly order?: Orders;
  readonly data?: GivenData;
}

export interface Burglar {
  readonly at: Space;
  readonly stealth: number;
  readonly character: string | null;
  readonly tools: readonly string[];
  readonly loot: readonly string[];
  /** The alarm marker that the trained juicer carries. */
  readonly marker: boolean;
}
export interface GuardPiece {
  /** Null: not on the table. */
  readonly at: Space | null;
  readonly target: Space | null;
  readonly die: number;
  readonly lost: boolean;
}
export interface PatrolDeck {
  readonly discard: readonly string[];
  readonly left: number;
  readonly top: readonly string[];
  readonly bottom: readonly string[];
}
export interface CardDeck {
  readonly discard: readonly string[];
  readonly top: readonly string[];
  readonly bottom: readonly string[];
}
export interface Turn {
  readonly used: number;
  readonly extra: number;
  readonly entered: readonly Space[];
  readonly tries: Readonly<Record<Space, number>>;
  readonly once: readonly string[];
  /** Steps that the guard has left; null while none walks. */
  readonly steps: number | null;
}
/** A card that lies beside its player for a while. */
export interface Lasting {
  readonly card: string;
  readonly owner: string;
}

export type DeckName = 'tools' | 'loot' | 'events';

export interface Position {
  readonly options: Options;
  readonly order: readonly string[];
  readonly active: string;
  readonly burglars: Readonly<Record<string, Burglar>>;
  readonly tiles: Readonly<Record<Space, Tile>>;
  readonly gap: Cell | null;
  readonly walls: Readonly<Record<Floor, readonly Wall[]>>;
  readonly guards: Readonly<Record<Floor, GuardPiece>>;
  readonly alarms: readonly Space[];
  readonly hacks: Readonly<Record<HackKind | 'laptop', number>>;
  readonly safes: Readonly<Record<Space, { readonly dice: number; readonly open: boolean }>>;
  readonly cracked: readonly Space[];
  readonly keypads: readonly Space[];
  readonly lavatory: number;
  readonly labs: readonly Space[];
  readonly entrance: Space | null;
  readonly patrol: Readonly<Record<Floor, PatrolDeck>>;
  readonly decks: Readonly<Record<DeckName, CardDeck>>;
  readonly turn: Turn;
  readonly disabled: readonly Space[];
  readonly smoke: Readonly<Record<Space, number>>;
  readonly crow: Space | null;
  readonly donuts: readonly number[];
  readonly bombs: readonly Space[];
  readonly kitty: Space | null;
  readonly ground: Readonly<Record<Space, readonly string[]>>;
  readonly effects: readonly Lasting[];
  readonly agenda: readonly Item[];
  readonly outcome: Outcome | null;
}

/** The position with some fields changed, copied field by field so that all positions look alike to the engine. */
export const changed = (position: Position, change: Partial<Position>): Position =>
  watchedCopy(position, change) ?? Object.assign(copyOf(position), change);

const copyOf = (position: Position): Position => ({
  options: position.options,
  order: position.order,
  active: position.active,
  burglars: position.burglars,
  tiles: position.tiles,
  gap: position.gap,
  walls: position.walls,
  guards: position.guards,
  alarms: position.alarms,
  hacks: position.hacks,
  safes: position.safes,
  cracked: position.cracked,
  keypads: position.keypads,
  lavatory: position.lavatory,
  labs: position.labs,
  entrance: position.entrance,
  patrol: position.patrol,
  decks: position.decks,
  turn: position.turn,
  disabled: position.disabled,
  smoke: position.smoke,
  crow: position.crow,
  donuts: position.donuts,
  bombs: position.bombs,
  kitty: position.kitty,
  ground: position.ground,
  effects: position.effects,
  agenda: position.agenda,
  outcome: position.outcome,
});

export type RuleOrRuling = RuleId | `BB-RULING-${RulingName}`;

/** An event of this game: its type, the rule that made it happen, its details. */
export const event = (type: string, rule: RuleOrRuling, details: Record<string, Json> = {}): GameEvent =>
  Object.assign({ type }, details, { rule });

export { isRuled };
export const ruling = rulingBy as Asking<OwnRuling>['ruling'];

/** Nothing after this is carried out. */
export const lose = (position: Position, rule: RuleId): Effect<Position> =>
  effect(changed(position, { outcome: { result: 'lost', rule }, agenda: [] }), event('game-lost', rule));

// The agenda: the last entry is due first.

/** Puts things on top; the last one named is due first. */
export const push = (position: Position, ...items: readonly Item[]): Position =>
  items.length === 0 ? position : changed(position, { agenda: [...position.agenda, ...items] });
export const pop = (position: Position): Position => changed(position, { agenda: position.agenda.slice(0, -1) });
/** The thing that is due becomes another. */
export const replaceHead = (position: Position, ...items: readonly Item[]): Position =>
  changed(position, { agenda: [...position.agenda.slice(0, -1), ...items] });

// Burglars.

export const burglar = ({ burglars }: Position, id: string): Burglar => burglars[id] as Burglar;
export function withBurglar(position: Position, id: string, change: Partial<Burglar>): Position {
  const { at, stealth, character, tools, loot, marker } = burglar(position, id);
  const piece = Object.assign({ at, stealth, character, tools, loot, marker }, change);
  return changed(position, { burglars: { ...position.burglars, [id]: piece } });
}
export const isInBuilding = (position: Position, id: string): boolean => isSpace(burglar(position, id).at);
export const isSpace = (place: string): boolean => place !== 'outside' && place !== 'roof';
/** Where the active burglar is. */
export const here = (position: Position): Space => burglar(position, position.active).at;
/** The active burglar first, then by seats. */
export const fromActive = ({ order, active }: Position): string[] => [active, ...order.filter((id) => id !== active)];
export const burglarsAt = (position: Position, space: Space): string[] =>
  fromActive(position).filter((id) => burglar(position, id).at === space);
export const isCharacter = (position: Position, id: string, character: string): boolean =>
  burglar(position, id).character === character;
/** Whoever plays this side of a character, on the roof too. */
export const playing = (position: Position, character: string): string | undefined =>
  position.order.find((id) => isCharacter(position, id, character));
export const hasLoot = (position: Position, id: string, card: string): boolean => {
  const { loot } = burglar(position, id);
  return loot.some((each) => each === card);
};

// Tiles and spaces.

export const isFaceUp = ({ tiles }: Pick<Position, 'tiles'>, space: Space): boolean => tiles[space] !== undefined;
/** The kind of a face-up tile; undefined while it lies face down. */
export function kindAt({ tiles }: Pick<Position, 'tiles'>, space: Space): Kind | undefined {
  const tile = tiles[space];
  return tile === undefined ? undefined : kindOf(tile);
}
export const isOfKind = (position: Pick<Position, 'tiles'>, space: Space, kind: Kind): boolean =>
  kindAt(position, space) === kind;
export function isOnPlan({ options, gap }: Pick<Position, 'options' | 'gap'>, space: Space): boolean {
  const { floors, size } = jobs[options.job];
  const [floor, cell] = [floorOf(space), cellOf(space)];
  const x = cell.charCodeAt(0) - 97;
  const y = Number(cell.slice(1)) - 1;
  return floors.includes(floor) && cell !== gap && x >= 0 && x < size && y >= 0 && y < size;
}
export const isGap = ({ options, gap }: Position, space: Space): boolean =>
  gap !== null && cellOf(space) === gap && jobs[options.job].floors.includes(floorOf(space));
/** The same place one floor up or down, if there is a floor. */
export function above(position: Position, space: Space, by: 1 | -1 = 1): Space | undefined {
  const other = shifted(space, by);
  return isOnPlan(position, other) ? other : undefined;
}
export const hasWall = ({ walls }: Pick<Position, 'walls'>, one: Space, other: Space): boolean =>
  walls[floorOf(one)]?.includes(wallBetween(cellOf(one), cellOf(other))) === true;
/** Side by side on one floor, and no wall between. */
export const areAdjacent = (position: Pick<Position, 'walls'>, one: Space, other: Space): boolean =>
  areSideBySide(one, other) && !hasWall(position, one, other);
export const planOn = ({ options, gap, walls }: Position, floor: Floor): Plan =>
  planOf(options.job, gap, walls[floor] as readonly Wall[]);
export const neighbours = (position: Position, space: Space): Space[] =>
  (planOn(position, floorOf(space)).graph[cellOf(space)] ?? []).map((cell) => `${floorOf(space)}.${cell}`);
/** Steps on foot on one floor. */
export const distance = (position: Position, from: Space, to: Space): number =>
  planOn(position, floorOf(from)).distance(cellOf(from), cellOf(to));

// Guards and what rings.

export const guardOn = ({ guards }: Position, floor: Floor): GuardPiece => guards[floor] as GuardPiece;
export function withGuard(position: Position, floor: Floor, change: Partial<GuardPiece>): Position {
  const { at, target, die, lost } = guardOn(position, floor);
  return changed(position, {
    guards: { ...position.guards, [floor]: Object.assign({ at, target, die, lost }, change) },
  });
}
export const isGuardAt = ({ guards }: Position, space: Space): boolean => guards[floorOf(space)]?.at === space;
/** A floor counts as entered once its guard came onto the table, even if he has got lost since. */
export const isEntered = (position: Position, floor: Floor): boolean => {
  const { at, lost } = guardOn(position, floor);
  return at !== null || lost;
};
export { alarmsOn };
/** BB-FAST-1, BB-SAFE-7: one faster, but never faster than the die shows. */
export function speedUp(position: Position, floor: Floor, rule: RuleId): Effect<Position> {
  const { die } = guardOn(position, floor);
  if (die >= numbers.fastestGuard) return effect(position);
  return effect(
    withGuard(position, floor, { die: die + 1 }),
    event('guard-sped-up', rule, { floor: Number(floor), die: die + 1 }),
  );
}

// The turn, and cards that last.

export const withTurn = (position: Position, change: Partial<Turn>): Position => {
  const { used, extra, entered, tries, once, steps } = position.turn;
  return changed(position, { turn: Object.assign({ used, extra, entered, tries, once, steps }, change) });
};
export const actionsLeft = ({ turn }: Position): number => numbers.actions + turn.extra - turn.used;
export const spend = (position: Position, cost: number): Position =>
  withTurn(position, { used: position.turn.used + cost });
export const isOnceUsed = ({ turn }: Position, verb: string): boolean => turn.once.includes(verb);
export const useOnce = (position: Position, verb: string): Position =>
  withTurn(position, { once: [...position.turn.once, verb] });
export const lasts = ({ effects }: Position, card: string): boolean => effects.some((each) => each.card === card);
export const lastsFor = ({ effects }: Position, card: string, owner: string): boolean =>
  effects.some((each) => each.card === card && each.owner === owner);

/** Sets of spaces are kept sorted. */
export const including = (set: readonly Space[], space: Space): readonly Space[] =>
  set.includes(space) ? set : [...set, space].sort();
export const excluding = (set: readonly Space[], space: Space): readonly Space[] =>
  set.filter((other) => other !== space);
export const areAllSafesOpen = (position: Position): boolean => {
  const open = Object.values(position.safes).filter((safe) => safe.open).length;
  return open >= safesToOpen(position);
};
