// A Burgle Bros position as its drawing takes it: JSON from the table, and small questions that only a drawing asks.
import {
  cellOf,
  floorOf,
  floorsOf,
  planOf,
  shifted,
  spaceAt,
  tieBreaks,
  type Floor,
  type Space,
} from '../../../rules/burgle-bros/board.js';
import { kindOf, type Kind } from '../../../rules/burgle-bros/data.js';
import type { GuardPiece, Position } from '../../../rules/burgle-bros/position.js';
import { isIn } from '../../../rules/burgle-bros/states.js';
import { stepsOf } from '../../../rules/burgle-bros/turn-facts.js';
import type { PositionJson, Scene } from '../../board/board.js';
import { seatColour, type ActorColour } from '../../board/pieces.js';

export { isIn } from '../../../rules/burgle-bros/states.js';

export const positionOf = ({ position }: { readonly position: PositionJson }): Position =>
  position as unknown as Position;

export const colourOf = ({ order }: Position, burglar: string): ActorColour => seatColour(order.indexOf(burglar));

export const isPlace = (at: string): boolean => at !== 'outside' && at !== 'roof';
export const kindAt = ({ tiles }: Position, space: Space): Kind | undefined => {
  const tile = tiles[space];
  return tile === undefined ? undefined : kindOf(tile);
};
export const guardsIn = ({ guards }: Position): [Floor, GuardPiece][] => Object.entries(guards);
export const planOn = ({ options, gap, walls }: Position, floor: Floor) => planOf(options.job, gap, walls[floor] ?? []);

/** The floor whose guard walks or that the active burglar is on. */
export function busyFloor(position: Position, flow: string): Floor {
  const { agenda, burglars, active, options } = position;
  const floors = floorsOf(options.job);
  const guard = agenda.findLast((item) => item.do === 'guard' || item.do === 'place' || item.do === 'target');
  if (guard && !isIn(flow, 'turn.actions')) return guard.floor;
  const at = burglars[active]?.at ?? 'outside';
  return isPlace(at) ? floorOf(at) : ((at === 'roof' ? floors.at(-1) : floors[0]) ?? '1');
}

export interface Coming {
  readonly floor: Floor;
  /** Every shortest way with its first space, where the guard stands; the one he takes is the first. */
  readonly ways: readonly (readonly Space[])[];
  /** How far he gets: steps left while he walks, else what he would get now. */
  readonly steps: number;
  readonly toAlarm: boolean;
}

/** The way that a guard is about to take (BB-ROUTE-1, BB-ROUTE-2); null without guard or target. */
export function comingOf(position: Position, floor: Floor, flow: string): Coming | null {
  const { at, target } = position.guards[floor] ?? { at: null, target: null };
  if (at === null || target === null || at === target) return null;
  const all = planOn(position, floor).routes(cellOf(at), cellOf(target));
  const chosen = settled(position, all, cellOf(at));
  const ways = [chosen, ...all.filter((way) => way !== chosen)].flatMap((way) =>
    way ? [[at, ...way.map((cell) => spaceAt(floor, cell))]] : [],
  );
  const { steps } = position.turn;
  const isWalking = steps !== null && busyFloor(position, flow) === floor;
  return {
    floor,
    ways,
    steps: isWalking ? steps : stepsOf(position, floor),
    toAlarm: position.alarms.includes(target),
  };
}

type Ways = readonly (readonly string[])[];
/** Where the players would choose, the clockwise way stands for all. */
function settled({ options }: Position, ways: Ways, from: string): readonly string[] | undefined {
  const clockwise = tieBreaks['max-clockwise-area'];
  const asked = tieBreaks[options.rulings['clockwise-tie'] ?? ''] ?? clockwise;
  return clockwise?.settle(asked?.settle(ways, from) ?? ways, from)[0];
}

/** What a space does in the reader's language: the explanation of its tile. */
export const explained = ({ words }: Scene, id: string): string | undefined => words.explanations?.[id];

/** Right above stairs that are face up lies the marker of the way down. */
export const isWayDown = ({ tiles, bombs }: Position, space: Space): boolean => {
  if (floorOf(space) === '1') return false;
  const below = shifted(space, -1);
  return kindOf(tiles[below] ?? '') === 'stairs' || bombs.includes(below);
};
