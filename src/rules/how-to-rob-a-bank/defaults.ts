// What a diagram leaves out: short forms written out, defaults filled in, as far as the flow has placed things.
import { inFull } from '../../notation/short-forms.js';
import { bareTable } from './bare-table.js';
import type { Room } from './board.js';
import { actionsOf } from './cards.js';
import type { CardId } from './data.js';
import type { GuardId, Robber } from './box.js';
import { forcedCorner, placeAlarm, placeBags, placeGuards, placeRobbers } from './explore.js';
import { floorOf } from './diagram-defaults.js';
import {
  guardsOf,
  robbersOf,
  roomWith,
  type Card,
  type Guard,
  type Options,
  type RoomOrBox,
  type Position,
  type RobberPiece,
} from './position.js';
import { orderOf, procedures } from './procedures.js';
import { seats } from './data.js';
import type { WrittenPosition } from './schema.js';
import { isAt, isIn } from './states.js';

/** What is on the floor by the time the chart stands in `flow`. */
function placedBefore(options: Options, flow: string): ReadonlySet<string> {
  const all = orderOf(options, 'placing');
  if (isIn(flow, 'round-end.drop', 'round-end.repeat')) return new Set();
  if (!isIn(flow, 'explore') || isIn(flow, 'explore.corner', 'explore.street')) return new Set(all);
  const now = procedures.placing.find((step) => isIn(flow, `explore.${step}`));
  return new Set(now ? all.slice(0, all.indexOf(now)) : []);
}

/** States in which the floor is not (or not wholly) laid out. */
export const isBare = (flow: string): boolean =>
  isAt(flow, 'explore', 'explore.reveal', 'explore.face', 'round-end.drop', 'round-end.repeat');

export function complete(start: WrittenPosition, flow: string, options: Options): Position {
  const tiles = (start.tiles ?? (isBare(flow) ? {} : floorOf(options))) as Position['tiles'];
  const bare = bareTable(options);
  const set = setUp({ ...bare, tiles }, placedBefore(options, flow));
  const perActor = (lists: WrittenPosition['hands']): Position['hands'] =>
    Object.fromEntries(seats(options).map((actor) => [actor, (lists?.[actor] ?? []) as CardId[]]));
  const mask = roomWith(set, 'mask');
  const forced = isIn(flow, 'explore.street') && mask ? forcedCorner(mask) : null;
  const isRobbersTurn = isIn(flow, 'plan.robber', 'rob.robber');
  return {
    options,
    round: start.round ?? bare.round,
    turn: start.turn ?? (isRobbersTurn ? (robbersOf(options)[0] as Robber) : bare.turn),
    tiles,
    bags: start.bags ? ({ ...bare.bags, ...start.bags } as Record<Room, number>) : set.bags,
    locked: { ...bare.locked, ...start.locked } as Record<Room, number>,
    alarm: { ...set.alarm, ...inFull(start.alarm) } as Position['alarm'],
    guards: writtenOut(guardsOf(options), set.guards as Record<GuardId, Guard>, start.guards),
    robbers: writtenOut(robbersOf(options), set.robbers as Record<Robber, RobberPiece>, start.robbers),
    car: start.car ?? (isIn(flow, 'explore', 'round-end.drop', 'round-end.repeat') ? bare.car : 'e-3'),
    corner: start.corner === undefined ? forced : start.corner,
    stolen: start.stolen ?? bare.stolen,
    hands: perActor(start.hands),
    stacks: perActor(start.stacks),
    played: perActor(start.played),
    card: start.card ? completeCard(start.card) : bare.card,
    extra: start.extra ?? bare.extra,
    spent: start.spent ?? bare.spent,
    gone: (start.gone ?? bare.gone) as Position['gone'],
    outcome: start.outcome ?? endedIn(flow),
  };
}

const completeCard = (card: NonNullable<WrittenPosition['card']>): Card => ({
  id: card.id as CardId,
  left: card.left ?? actionsOf(card.id as CardId),
  from: (card.from ?? {}) as Record<string, Room>,
  peppered: card.peppered ?? false,
});

const endedIn = (flow: string): Position['outcome'] =>
  isIn(flow, 'over.robbers')
    ? { result: 'robbers', rule: 'RB-END-1' }
    : isIn(flow, 'over')
      ? { result: 'bank', rule: 'RB-END-3' }
      : null;

/** The set-up of the tiles, as far as it has been carried out. */
function setUp(table: Position, placed: ReadonlySet<string>): Position {
  const has = (tile: 'alarm' | 'mask') => roomWith(table, tile) !== undefined;
  let set = table;
  if (placed.has('bags')) set = placeBags(set).position;
  if (placed.has('guards')) set = placeGuards(set).position;
  if (placed.has('alarm') && has('alarm')) set = placeAlarm(set).position;
  if (placed.has('robbers') && has('mask')) set = placeRobbers(set).position;
  return set;
}

/** `g1: a2` is short for `g1: {at: a2}`; what is not written keeps its default. */
function writtenOut<K extends string, T extends { readonly at: RoomOrBox }>(
  ids: readonly K[],
  defaults: Readonly<Record<K, T>>,
  written: Readonly<Record<string, unknown>> | undefined,
): Record<K, T> {
  return Object.fromEntries(
    ids.map((id) => {
      const given = written?.[id];
      return [id, { ...defaults[id], ...(inFull(given) as object | undefined) }];
    }),
  ) as unknown as Record<K, T>;
}
