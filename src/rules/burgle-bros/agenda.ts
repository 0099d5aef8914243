// What is in the middle of happening: a stack of things still to be resolved, the last one first. While something waits
// for a decision, for chance or for its turn, it lies here; the chart looks at the last entry to know what comes next.
import type { Floor, Space } from './board.js';

/** Steps keep their place in the book's order, wherever another order puts them. The chart says which one is next. */
export type EntryStep = 'E2' | 'E3' | 'E4' | 'E5' | 'E6' | 'E7' | 'E8' | 'E9' | 'E10' | 'E11' | 'done';
export type FallStep = 'F1' | 'F2' | 'F3' | 'F4';
export type ArrivalStep = 'G2' | 'G3' | 'G4' | 'G5' | 'G6' | 'done';
export type SafeStep = 'S1' | 'S2' | 'S3' | 'S4' | 'S5' | 'S6' | 'done';

/** How a burglar comes in when it is not by his own paid walk. */
export type EntryBy = 'slip' | 'climb' | 'order' | 'gut';

/** A burglar is about to enter a space (procedure E). */
export interface Enter {
  readonly do: 'enter';
  readonly who: string;
  readonly from: Space;
  readonly to: Space;
  readonly step: EntryStep;
  readonly by?: EntryBy;
  /** The tile was turned up by this walk. */
  readonly revealed?: boolean;
  /** The walkway under him gives way. */
  readonly falls?: boolean;
  /** The laser was paid for, or was not. */
  readonly paid?: boolean;
  /** Whether it would be paid for was said before the tile was known (ruling laser-order). */
  readonly pledged?: boolean;
  /** The deadbolt was paid for. */
  readonly bolt?: boolean;
  /** The guard of the floor came onto the table by this walk. */
  readonly fresh?: boolean;
}
/** A burglar is put on a space without entering it (procedure F). */
export interface Fall {
  readonly do: 'fall';
  readonly who: string;
  readonly to: Space;
  readonly step: FallStep;
  readonly cause: string;
  /** Known as soon as he has left it. */
  readonly from?: Space;
  readonly revealed?: boolean;
  readonly fresh?: boolean;
}
/** An alarm is about to be raised (procedure A). */
export interface Alarm {
  readonly do: 'alarm';
  readonly at: Space;
  readonly cause: string;
  readonly who?: string;
}
/** The players may spend a hack marker on an alarm. */
export interface Hack {
  readonly do: 'hack';
  readonly at: Space;
  readonly cause: string;
  readonly who?: string;
}
/** Several alarms are equally near: for a guard, or for the kitty. */
export interface Target {
  readonly do: 'target';
  readonly floor: Floor;
  readonly among: readonly Space[];
  readonly of?: 'kitty';
}
/** A burglar loses a stealth (procedure L). */
export interface Lose {
  readonly do: 'lose';
  readonly who: string;
  readonly by: string;
}
/** Several burglars lose at once, and the team says who first (ruling stealth-order). */
export interface Losers {
  readonly do: 'losers';
  readonly among: readonly string[];
  readonly by: string;
}
/** A guard comes onto the table: on a floor that was never entered, or in his own turn after he was lost from sight. */
export interface PlaceGuard {
  readonly do: 'place';
  readonly floor: Floor;
  readonly step: 'guard' | 'target' | 'done';
  /** The card of this step is on the table. */
  readonly drawn?: boolean;
}
/** A guard: what his arrival on a space brings (G2 to G6), or how far his turn has come. */
export interface Guard {
  readonly do: 'guard';
  readonly floor: Floor;
  /** `turn`: this floor's guard moves now, not the one of the active burglar's floor. `ready`: `speed`, without a pause. */
  readonly step: ArrivalStep | 'turn' | 'speed' | 'ready';
  /** He was put there: no new target is due. */
  readonly placed?: boolean;
}
/** A patrol card gives a guard a new target outside his own turn. */
export interface NewTarget {
  readonly do: 'patrol';
  readonly floor: Floor;
}
/** A safe is rolled at (procedure S). */
export interface Safe {
  readonly do: 'safe';
  readonly at: Space;
  readonly step: SafeStep;
  readonly rolled?: readonly number[];
  /** Rolled at from another floor: what is found stays there. */
  readonly far?: boolean;
  /** Its loot is drawn. */
  readonly looted?: boolean;
}
/** Somebody gains a tool, perhaps of a laboratory. `at`: it stays on this space. */
export interface Gain {
  readonly do: 'gain';
  readonly who: string;
  readonly by: 'walk' | 'safe' | 'tinker' | 'event';
  readonly drawn: readonly string[];
  readonly at?: Space;
  readonly lab?: Space;
}
/** Somebody chooses what to keep, or in which order cards go back. */
export interface Keep {
  readonly do: 'keep';
  readonly who: string;
  readonly deck: 'tools' | 'events' | 'patrol';
  readonly cards: readonly string[];
  readonly by?: Look['by'];
  readonly floor?: Floor;
  /** What the tool is for: it goes where it would have gone at once. */
  readonly gain?: Omit<Gain, 'do' | 'drawn'>;
}
/** Cards on top of a deck are looked at. */
export interface Look {
  readonly do: 'look';
  readonly deck: 'events' | 'patrol';
  readonly count: number;
  readonly by: 'foresee' | 'crystal-ball';
  readonly floor?: Floor;
}
/** A face-down tile is turned up without anybody entering it. */
export interface Peek {
  readonly do: 'peek';
  readonly at: Space;
  readonly by: 'peek' | 'tool' | 'event' | 'entrance';
}
/** A card is offered. */
export interface Exchange {
  readonly do: 'exchange';
  readonly from: string;
  readonly to: string;
  readonly card: string;
}
/** An event card takes effect. */
export interface EventEffect {
  readonly do: 'event';
  readonly card: string;
  readonly step: 'choose' | 'effect' | 'done';
  readonly choice?: string;
}
/** A die for loot at the start of a turn. */
export interface Upkeep {
  readonly do: 'upkeep';
  readonly card: 'chihuahua' | 'persian-kitty';
}
/** A part of the turn is over as soon as everything above is resolved. */
export interface Part {
  readonly do: 'part';
  /** `actions`: nothing more is done; `step-one`: and what that brings is settled, too. */
  readonly over: 'start' | 'actions' | 'step-one' | 'close' | 'guard';
}
/** The checks at the end of a turn. */
export interface Close {
  readonly do: 'close';
  readonly step: 'thermo' | 'acrobat';
}

export type Item =
  | Enter
  | Fall
  | Alarm
  | Hack
  | Target
  | Lose
  | Losers
  | PlaceGuard
  | Guard
  | NewTarget
  | Safe
  | Gain
  | Keep
  | Look
  | Peek
  | Exchange
  | EventEffect
  | Upkeep
  | Part
  | Close;
export type Doing = Item['do'];
export type ItemOf<D extends Doing> = Extract<Item, { do: D }>;

interface WithAgenda {
  readonly agenda: readonly Item[];
}

/** What is due now. */
export const head = ({ agenda }: WithAgenda): Item | undefined => agenda[agenda.length - 1];

/** What is due now, if it is of this kind. */
export function due<D extends Doing>(position: WithAgenda, what: D): ItemOf<D> | undefined {
  const item = head(position);
  return item?.do === what ? (item as ItemOf<D>) : undefined;
}

export const isDue = (position: WithAgenda, what: Doing): boolean => head(position)?.do === what;

/** Whether something of this kind is under way, however much has come in between. */
export const isUnderWay = ({ agenda }: WithAgenda, what: Doing): boolean => agenda.some((item) => item.do === what);

/** Somebody is about to be put on a space. */
export const fall = (who: string, to: Space, cause: string): Fall => ({ do: 'fall', who, to, step: 'F1', cause });
