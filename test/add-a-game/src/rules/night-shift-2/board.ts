// The corridor: five rooms in a row, from the door to the safe.

export const rooms = ['door', 'hall', 'office', 'archive', 'safe'] as const;
export type Room = (typeof rooms)[number];
/** Every space, for marks and arrows. */
export const spaces: readonly Room[] = rooms;

export const areNeighbours = (one: Room, other: Room): boolean =>
  Math.abs(rooms.indexOf(one) - rooms.indexOf(other)) === 1;

export type Heading = 'door' | 'safe';

/** One step along the corridor; whoever stands at its end turns round first. */
export function stepOn(at: Room, heading: Heading): { at: Room; heading: Heading } {
  const turned = at === heading ? (heading === 'door' ? 'safe' : 'door') : heading;
  const next = rooms.indexOf(at) + (turned === 'safe' ? 1 : -1);
  return { at: rooms[next] as Room, heading: turned };
}
