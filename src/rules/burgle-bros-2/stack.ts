// Interruptions lie on a stack: where play goes on at the bottom, then each thing that came between, the one under way on
// top. The chart writes in which state each of them goes on; the rules only lay frames on it.
import type { Direction, Floor, FloorNumber, Space } from './board.js';
import type { EventCard, EventDeck, PatrolCard } from './box.js';
import type { Gear } from './gear/data.js';
import { changed, type Position } from './position.js';
import { orderOf } from './procedures.js';
import { pathsOfFrames, type FrameKind, type State } from './states.js';

export type { FrameKind } from './states.js';

interface At {
  /** The state in which it goes on. */
  readonly flow: string;
}
export interface Entering extends At {
  readonly crook: string;
  readonly at: Space;
  readonly dir: Direction | null;
  readonly by: 'enter' | 'walk' | 'jump' | 'slip' | 'fall';
  /** False: no enter effect of the room. */
  readonly effect: boolean;
  /** The guard has slid into the room: that was the meeting (finale 5). */
  readonly met: boolean;
  /** Ruling drunk-at-edge: the room stays as it is. */
  readonly hidden?: true;
}
export interface Exploring extends At {
  readonly crook: string;
  readonly at: Space;
}
export interface Rolling extends At {
  readonly for: 'cashier' | 'table-games' | 'safe' | 'improvised-route';
  readonly crook: string;
  readonly n: number;
  readonly rolled: readonly number[];
  /** The room that is walked to from a cashier. */
  readonly to: Space | null;
}
export interface Commotion extends At {
  readonly at: Space;
  readonly steps: number;
  /** The marker is already here. */
  readonly placed: boolean;
}
export interface Walk extends At {
  readonly floor: FloorNumber;
  readonly steps: number;
}
export interface Draw extends At {
  readonly floor: FloorNumber;
  readonly card: PatrolCard | null;
}
export interface EventFrame extends At {
  readonly crook: string;
  readonly deck: EventDeck;
  readonly card: EventCard | null;
  readonly chosen: string | null;
  readonly drawn: string | null;
}
export interface GearFrame extends At {
  /** Who used it. */
  readonly crook: string;
  readonly gear: Gear;
  readonly rolled: number | null;
  /** Ruling event-commotion-order: the room that crybaby named. */
  readonly at?: Space;
}
export interface DepotFrame extends At {
  readonly crook: string;
  readonly n: number;
  readonly drawn: readonly Gear[];
}
export interface FinaleFrame extends At {
  /** Under which deck the fake orders go. */
  readonly orders: FloorNumber | null;
  readonly drawn: readonly PatrolCard[];
  /** Finale 1: floor -> the card with the dots. */
  readonly dots: Readonly<Partial<Record<Floor, PatrolCard>>>;
  /** Finale 1: chips still to be removed. */
  readonly left: number;
  readonly at: Space | null;
}
export interface Frames {
  readonly entering: Entering;
  readonly exploring: Exploring;
  readonly dice: Rolling;
  readonly commotion: Commotion;
  readonly walk: Walk;
  readonly draw: Draw;
  readonly event: EventFrame;
  readonly gear: GearFrame;
  readonly depot: DepotFrame;
  readonly finale: FinaleFrame;
}
/** A frame, or at the bottom where play goes on. */
export type StackFrame = At | Frames[FrameKind];

/** What each kind of frame holds unless something else is said. */
export const frameDefaults: { readonly [K in FrameKind]: Omit<Frames[K], 'flow'> } = {
  entering: { crook: '', at: '', dir: null, by: 'walk', effect: true, met: false },
  exploring: { crook: '', at: '' },
  dice: { for: 'safe', crook: '', n: 1, rolled: [], to: null },
  commotion: { at: '', steps: 1, placed: false },
  walk: { floor: 1, steps: 0 },
  draw: { floor: 1, card: null },
  event: { crook: '', deck: 'pool', card: null, chosen: null, drawn: null },
  gear: { crook: '', gear: 'improvised-route', rolled: null },
  depot: { crook: '', n: 2, drawn: [] },
  finale: { orders: null, drawn: [], dots: {}, left: 0, at: null },
};

/** Where each kind of frame begins; entering begins with its first part. */
const frameStarts: { readonly [K in FrameKind]: State } = {
  entering: 'resolve.entering.chip',
  exploring: 'resolve.exploring.chip',
  dice: 'resolve.dice.roll',
  commotion: 'resolve.commotion.window',
  walk: 'resolve.walk.chase',
  draw: 'resolve.draw.card',
  event: 'resolve.event.draw',
  gear: 'resolve.gear.choose',
  depot: 'resolve.depot.draw',
  finale: 'finale.open',
};

const startOf = ({ options }: Position, kind: FrameKind): string =>
  kind === 'entering' ? `resolve.entering.${orderOf(options, 'entering')[0]}` : frameStarts[kind];

const kinds: ReadonlyMap<string, FrameKind> = new Map(
  (Object.keys(pathsOfFrames) as FrameKind[]).flatMap((kind) =>
    pathsOfFrames[kind].map((path): [string, FrameKind] => [path, kind]),
  ),
);
export const kindOf = ({ flow }: At): FrameKind | undefined => kinds.get(flow);
export const isFrame = <K extends FrameKind>(frame: StackFrame | undefined, kind: K): frame is Frames[K] =>
  frame !== undefined && kindOf(frame) === kind;

export const topOf = ({ stack }: Position): StackFrame | undefined => stack.at(-1);
/** The frame under way, which the caller knows to be of this kind. */
export const frame = <K extends FrameKind>(position: Position, kind: K): Frames[K] => {
  const top = topOf(position);
  if (!isFrame(top, kind)) throw new Error(`the frame under way is ${top?.flow ?? 'none'}, not ${kind}`);
  return top;
};
/** The frames of a kind, the lowest first. */
export const framesOf = <K extends FrameKind>({ stack }: Pick<Position, 'stack'>, kind: K): Frames[K][] =>
  stack.filter((each): each is Frames[K] => isFrame(each, kind));

export const pushed = <K extends FrameKind>(
  position: Position,
  kind: K,
  data: Partial<Frames[K]>,
  flow: string = startOf(position, kind),
): Position =>
  changed(position, { stack: [...position.stack, { flow, ...frameDefaults[kind], ...data } as StackFrame] });
export const withTop = (position: Position, change: object): Position =>
  changed(position, { stack: [...position.stack.slice(0, -1), { ...(topOf(position) as StackFrame), ...change }] });
export const popped = (position: Position): Position => changed(position, { stack: position.stack.slice(0, -1) });

/** Whatever is under way goes on in this state: the frame on top, or play itself if nothing interrupts it yet. */
export const goingOnAt = (position: Position, flow: string): Position =>
  position.stack.length === 0 ? changed(position, { stack: [{ flow }] }) : withTop(position, { flow });
/** Once everything on the stack is done, play goes on in this state instead. */
export const playGoesOnAt = (position: Position, flow: string): Position =>
  changed(position, { stack: [{ flow }, ...position.stack.slice(1)] });
