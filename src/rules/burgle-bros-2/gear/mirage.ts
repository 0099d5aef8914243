// Two rooms change places with everything that lies and stands on them.
import type { Floor, Space } from '../board.js';
import { changed, type Guard, type Position } from '../position.js';

export function roomsSwapped(position: Position, one: Space, other: Space): Position {
  const swap = (space: Space): Space => (space === one ? other : space === other ? one : space);
  const maybe = <T extends Space | null>(space: T): T => (space === null ? space : (swap(space) as T));
  const list = (spaces: readonly Space[]): Space[] => spaces.map(swap);
  const map = <T>(things: Readonly<Record<Space, T>>): Record<Space, T> =>
    Object.fromEntries(Object.entries(things).map(([space, thing]) => [swap(space), thing]));
  const { tokens, finale, guards, dice } = position;
  return changed(position, {
    rooms: map(position.rooms),
    chips: map(position.chips),
    dice: { ...dice, rooms: map(dice.rooms) },
    entrances: list(position.entrances),
    guards: Object.fromEntries(
      (Object.entries(guards) as [Floor, Guard][]).map(([floor, guard]) => [
        floor,
        { ...guard, at: swap(guard.at), target: maybe(guard.target) },
      ]),
    ),
    tokens: {
      ...tokens,
      crow: list(tokens.crow),
      crowd: list(tokens.crowd),
      swat: list(tokens.swat),
      monorail: maybe(tokens.monorail),
      escalator: maybe(tokens.escalator),
      disguise: tokens.disguise && { ...tokens.disguise, at: swap(tokens.disguise.at) },
    },
    // The football of finale 7 stays where it was thrown.
    finale: {
      ...finale,
      car: maybe(finale.car),
      tiger: maybe(finale.tiger),
      steaksOn: list(finale.steaksOn),
      baited: list(finale.baited),
      shown: list(finale.shown),
    },
  });
}
