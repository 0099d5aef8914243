// What rules and drawings both work out of a position: which rooms work, and where a guard goes.
// Facts alone: drawings may import it.
import type { Asking } from '../common/rulings.js';
import { distanceBetween, floorOf, isSpace, spacesOn, type Floor, type Space } from './board.js';
import { roomOf, type Room } from './data.js';
import type { Guard, Position } from './position.js';
import type { OwnRuling } from './rulings.js';

/** As the rules ask: a board that only shows loads nothing of theirs. */
export const isRuled: Asking<OwnRuling>['isRuled'] = ({ options }, name, answer) => options.rulings[name] === answer;

/** Alerted and without a marker: he goes for crooks. */
export const isHunting = ({ alerted, target }: Guard): boolean => alerted && target === null;

/** Whether the disguise token stands in for such a token here. */
export const isDisguised = ({ tokens: { disguise } }: Position, as: string, space: Space): boolean =>
  disguise !== null && disguise.as === as && disguise.at === space;
export const isOut = (position: Position, space: Space): boolean =>
  position.rooms[space]?.out === true || isDisguised(position, 'out', space);
/** A face-up room of this name that is not out of order. */
export function worksAs(position: Position, space: Space, room: Room): boolean {
  const tile = position.rooms[space]?.tile;
  return tile !== undefined && roomOf(tile) === room && !isOut(position, space);
}

/** The rooms that a guard without a marker goes for: the nearest crooks', or the car's (finale 2). */
export function nearestPrey(position: Position, floor: Floor): { rooms: Space[]; crooks: string[] } {
  const { guards, crooks: all, finale } = position;
  const { at } = guards[floor] as Guard;
  const { car } = finale;
  if (finale.open && finale.number === 2 && floor === '2' && car !== null) return { rooms: [car], crooks: [] };
  const far = Object.entries(all)
    .filter(([, crook]) => isSpace(crook.at) && floorOf(crook.at) === floor)
    .map(([name, crook]) => ({ name, at: crook.at, steps: distanceBetween(position, at, crook.at) }));
  const least = Math.min(...far.map(({ steps }) => steps));
  const near = far.filter(({ steps }) => steps === least && Number.isFinite(steps));
  const crooks = near.map(({ name }) => name);
  const rooms = [...new Set(near.map((crook) => crook.at))];
  if (rooms.length === 0 && isRuled(position, 'alerted-no-crook', 'to-escalator'))
    return { rooms: spacesOn(floor).filter((space) => worksAs(position, space, 'escalator')), crooks };
  return { rooms, crooks };
}

/** His marker, or the rooms of his prey; more than one while the team has not said for whom he goes. */
export function goalsOf(position: Position, floor: Floor): readonly Space[] {
  const { target } = position.guards[floor] as Guard;
  if (target !== null) return [target];
  const { rooms, crooks } = nearestPrey(position, floor);
  const { chasing } = position;
  const chosen = chasing !== null && crooks.includes(chasing) ? position.crooks[chasing] : undefined;
  return chosen ? [chosen.at] : rooms;
}
