// The fields of a Lazy Heist position that its drawing reads. Positions come as JSON from the table.
import type { PositionJson } from '../../board/board.js';

export type Shaft = 'a' | 'b' | 'c' | 'd';

export interface Burglar {
  readonly at: string;
  readonly used: number;
  readonly extra: number;
  readonly strength: number;
  readonly pose: 'standing' | 'sitting' | 'lying';
}

export interface HeistPosition {
  readonly options: { readonly seats: readonly string[]; readonly difficulty: string };
  readonly minute: number;
  readonly turn: string;
  readonly burglars: Readonly<Record<string, Burglar>>;
  readonly guards: Readonly<Record<string, string | null>>;
  readonly guardRoom: string | null;
  readonly drones: Readonly<
    Record<string, { readonly at: string; readonly lane: 'lower' | 'upper'; readonly active: boolean } | null>
  >;
  readonly lifts: Readonly<Record<Shaft, { readonly cabin: number | null; readonly floor: number }>>;
  readonly locks: Readonly<Record<string, string>>;
  readonly keys: Readonly<Record<string, string | null>>;
  readonly batteries: readonly string[];
  readonly donuts: readonly string[];
  readonly explosives: { readonly at: string; readonly lit: boolean };
  readonly ruby: { readonly at: string };
  readonly vault: { readonly wall: boolean; readonly lasers: boolean };
  readonly switches: Readonly<Record<string, { readonly at: string | null; readonly active: boolean }>>;
  readonly vending: Readonly<Record<string, { readonly at: string | null; readonly looted: boolean }>>;
  readonly checkpoint: string | null;
  readonly pending?: { readonly resume?: string; readonly floor?: number };
  readonly radio: number | null;
  readonly alert: string;
}

export const positionOf = ({ position }: { readonly position: PositionJson }): HeistPosition =>
  position as unknown as HeistPosition;

const burglars = ['anna', 'bruno', 'carla', 'dieter'];
export const burglarNumber = (id: string): number => burglars.indexOf(id) + 1;
export const isBurglar = (id: string): boolean => burglars.includes(id);
