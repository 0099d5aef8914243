// What a diagram need not say. Only the reader of written positions asks for it.
import { mergeData, type Given } from '../common/merge-data.js';
import type { Colour, GuardId } from './box.js';

/** Where a diagram finds what setup would have rolled for. */
export interface Diagram {
  readonly guards: Readonly<Record<GuardId, string>>;
  readonly guardRoom: string;
  /** The number of the room in which every drone stands. */
  readonly droneRoom: number;
  readonly cabins: Readonly<Record<'a' | 'b' | 'c' | 'd', number>>;
  readonly keys: Readonly<Record<Colour, string>>;
  readonly batteries: readonly string[];
  readonly switches: Readonly<Record<'3' | '6', string>>;
  readonly vending: Readonly<Record<'2' | '5', string>>;
}

const diagram: Diagram = {
  guards: { g1: '1.6', g2: '6.1' },
  guardRoom: '3.3',
  droneRoom: 6,
  cabins: { a: 160, b: 200, c: 250, d: 120 },
  keys: { red: '2.1', blue: '3.2', green: '5.1', yellow: '6.4' },
  batteries: ['1.3'],
  switches: { '3': '3.5', '6': '6.2' },
  vending: { '2': '2.3', '5': '5.2' },
};

/** The diagram table that somebody asks for. */
export const diagramOf = ({ data }: { readonly data?: { readonly diagram?: Given<Diagram> | undefined } }): Diagram =>
  mergeData<Diagram>(diagram, data?.diagram);
