// A Burgle Bros 2 position as its drawing takes it: JSON from the table, and small questions that only a drawing asks.
import {
  floorNumbered,
  floorOf,
  floors,
  isSpace,
  routesBetween,
  tieBreaks,
  type Floor,
  type FloorNumber,
  type Space,
} from '../../../rules/burgle-bros-2/board.js';
import { numbers, roomOf, type Room } from '../../../rules/burgle-bros-2/data.js';
import type { Crook, Guard, Position } from '../../../rules/burgle-bros-2/position.js';
import { isAt, isIn, windows } from '../../../rules/burgle-bros-2/states.js';
import { goalsOf, isHunting } from '../../../rules/burgle-bros-2/turn-facts.js';

export { isIn } from '../../../rules/burgle-bros-2/states.js';
import type { PositionJson, Scene } from '../../board/board.js';
import { seatColour, type ActorColour } from '../../board/pieces.js';

export const positionOf = ({ position }: { readonly position: PositionJson }): Position =>
  position as unknown as Position;

/** Somebody may react with gear (B2-GEAR-4). */
export const isWindow = (flow: string): boolean => isAt(flow, ...windows);

export const colourOf = ({ crooks }: Position, name: string): ActorColour =>
  seatColour(Object.keys(crooks).indexOf(name));

export const crooksIn = ({ crooks }: Position): [string, Crook][] => Object.entries(crooks);
export const guardsIn = ({ guards }: Position): [Floor, Guard][] =>
  floors.flatMap((floor) => (guards[floor] ? [[floor, guards[floor]]] : []));
export const roomAt = ({ rooms }: Position, space: Space): Room | undefined => {
  const tile = rooms[space]?.tile;
  return tile === undefined ? undefined : roomOf(tile);
};
export const spacesOfRoom = (position: Position, room: Room): Space[] =>
  Object.keys(position.rooms).filter((space) => roomAt(position, space) === room);

/** Safe dice that lie in a room. */
export function diceAt(position: Position, space: Space): number {
  const { office, safe, rooms } = position.dice;
  const room = roomAt(position, space);
  return (room === 'owners-office' ? office : room === 'safe' ? safe : 0) + (rooms[space] ?? 0);
}

/** What lies on the stack, with the details that some frames have. */
interface AnyFrame {
  readonly flow: string;
  readonly crook?: string;
  readonly at?: Space | null;
  readonly floor?: FloorNumber;
  readonly steps?: number;
  readonly card?: string | null;
  readonly gear?: string;
  readonly rolled?: readonly number[] | number | null;
}
export const framesIn = ({ stack }: Position): readonly AnyFrame[] => stack;
export const topFrame = (position: Position): AnyFrame | undefined => framesIn(position).at(-1);

/** The floor where something happens: of what is under way, of the guard who walks, or of the crook on turn. */
export function busyFloor(position: Position, flow: string): Floor {
  const top = topFrame(position);
  if (isSpace(top?.at)) return floorOf(top.at);
  if (top?.floor) return floorNumbered(top.floor);
  const [guardTurn] = position.queue;
  if (isIn(flow, 'guard') && guardTurn) return floorNumbered(guardTurn.floor);
  if (isIn(flow, 'setup.guard-2')) return '2';
  const at = position.crooks[position.turn.crook]?.at ?? 'outside';
  return isSpace(at) ? floorOf(at) : at === 'left' ? '2' : '1';
}

export interface Coming {
  readonly floor: Floor;
  /** Every shortest way with its first room, where the guard stands; the one he takes is the first. */
  readonly ways: readonly (readonly Space[])[];
  /** How far he gets: steps left while he walks, else those of his next turn. */
  readonly steps: number;
  readonly isHunting: boolean;
}

/** The ways that a guard is about to take (B2-GUARD-2, B2-GUARD-3); more than one while the team has to choose his prey. */
export function comingOf(position: Position, floor: Floor): Coming[] {
  const guard = position.guards[floor];
  if (!guard) return [];
  const { at, target, alerted } = guard;
  const goals = target === null && !alerted ? [] : goalsOf(position, floor);
  return goals.flatMap((goal) => {
    const all = routesBetween(position, at, goal);
    const asked = position.options.rulings['clockwise-tie'] ?? 'largest-turn';
    const { settle } = tieBreaks[asked as keyof typeof tieBreaks];
    // Where the team would choose, the clockwise way stands for all.
    const [chosen] = tieBreaks['largest-turn'].settle(settle(all, at), at);
    const ways = [chosen, ...all.filter((way) => way !== chosen)].flatMap((way) => (way ? [[at, ...way]] : []));
    return ways.length > 0 && at !== goal
      ? [{ floor, ways, steps: stepsOf(position, floor), isHunting: isHunting(guard) }]
      : [];
  });
}

function stepsOf(position: Position, floor: Floor): number {
  const top = topFrame(position);
  const isWalk = top !== undefined && isIn(top.flow, 'resolve.commotion', 'resolve.walk');
  if (isWalk && (top.floor === Number(floor) || (isSpace(top.at) && floorOf(top.at) === floor))) return top.steps ?? 0;
  const entry = position.queue.find((each) => each.floor === Number(floor));
  return entry === position.queue[0] && entry ? position.steps : (entry?.steps ?? numbers.guardSteps);
}

/** Entrances are known once the team has chosen them. */
export const entrancesIn = ({ entrances }: Position, flow: string): readonly Space[] =>
  isIn(flow, 'setup') && !isAt(flow, 'setup.first') ? [] : entrances;

/** What a room, chip or card does, in the reader's language. */
export const explained = ({ words }: Scene, id: string): string | undefined => words.explanations?.[id];
