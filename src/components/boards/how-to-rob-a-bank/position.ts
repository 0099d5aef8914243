// The fields of a How to Rob a Bank position that its drawing reads. Positions come as JSON from the table.
import type { PositionJson, Scene } from '../../board/board.js';
import type { Tile } from './plan.js';

interface Figure {
  readonly at: string;
  readonly out: boolean;
}

export interface BankPosition {
  readonly options: {
    readonly players: number;
    readonly order: readonly string[] | { readonly seats: readonly string[] };
  };
  readonly round: number;
  readonly turn: string;
  readonly tiles: Readonly<Record<string, string>>;
  readonly bags: Readonly<Record<string, number>>;
  readonly locked: Readonly<Record<string, number>>;
  readonly alarm: { readonly at: string; readonly locked: boolean };
  readonly guards: Readonly<Record<string, Figure>>;
  readonly robbers: Readonly<Record<string, Figure & { readonly carries: number }>>;
  readonly car: string;
  readonly stolen: number;
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly played: Readonly<Record<string, readonly string[]>>;
  readonly card: { readonly id: string; readonly left: readonly string[] } | null;
  readonly extra: boolean;
}

export const positionOf = ({ position }: { readonly position: PositionJson }): BankPosition =>
  position as unknown as BankPosition;

export const seatsOf = ({ options: { order } }: BankPosition): readonly string[] =>
  Array.isArray(order) ? (order as readonly string[]) : (order as { seats: readonly string[] }).seats;

const colours = ['yellow', 'red', 'green'];
export const actorNumber = (robber: string): number => colours.indexOf(robber) + 1;
export const letterOf = (robber: string): string => robber.charAt(0).toUpperCase();

export const isPlanning = ({ flow }: Scene): boolean => flow.startsWith('plan.') && flow !== 'plan.flip';

export const tilesOf = ({ tiles }: BankPosition): Map<string, Tile> =>
  new Map(
    Object.entries(tiles).map(([room, text]) => {
      const [id = '', wall = null] = text.split(' ');
      return [room, { id, wall }];
    }),
  );
