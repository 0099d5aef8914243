// The tasks of the depot cards, and who notices that one is fulfilled: after every step, whoever did it.
import { effect, type Effect, type GameEvent } from '../../table/event.js';
import type { Move } from '../../table/move.js';
import { adjacent, floorOf, floors } from './board.js';
import { linesOn } from './spaces.js';
import {
  crook,
  crooksIn,
  crooksOn,
  event,
  inTurn,
  isInside,
  names,
  silently,
  withCrook,
  type Position,
  type RuleStep,
} from './position.js';
import { isFaceUp, isFloorOpen, nameAt, roomsNamed } from './rooms.js';
import { partAfter } from './procedures.js';
import { framesOf, isFrame, pushed, topOf } from './stack.js';
import { isAt } from './states.js';

/** What has just been done: where it began, where it led, what happened. */
interface Deed {
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly GameEvent[];
  readonly move?: Move;
}
type Task = (deed: Deed) => boolean;

const happened =
  (type: string, fits: (each: GameEvent, deed: Deed) => boolean = () => true): Task =>
  (deed) =>
    deed.events.some((each) => each.type === type && fits(each, deed));
const floorIn = (space: unknown): string => String(space).slice(0, 1);

/** Dice that were rolled for this have just been carried out. */
const rolledFor =
  (purpose: string, fits: (dice: readonly number[]) => boolean = () => true): Task =>
  ({ before, after }) => {
    const top = topOf(before);
    return (
      isFrame(top, 'dice') &&
      top.for === purpose &&
      fits(top.rolled) &&
      framesOf(after, 'dice').length < framesOf(before, 'dice').length
    );
  };

/** Slots without commotion: the room did nothing, or the commotion was prevented or ignored. */
const quietSlots: Task = ({ before, after, events }) => {
  const top = topOf(after);
  if (!isFrame(top, 'entering') || nameAt(after, top.at) !== 'slots') return false;
  const isStopped = events.some(
    ({ type, at }) => at === top.at && (type === 'commotion-prevented' || type === 'commotion-ignored'),
  );
  const isPassed = before === after && isAt(top.flow, `resolve.entering.${partAfter(after.options, 'room')}`);
  return isStopped || isPassed;
};

export const tasks: Readonly<Record<string, readonly [Task, Task, Task]>> = {
  'depot-1': [
    happened('die-placed', ({ rule }) => rule === 'B2-CHIP-19' || rule === 'B2-CHIP-20'),
    ({ after }) => crooksOn(after, '2').length >= 2,
    ({ before, move }) =>
      move?.verb === 'end' &&
      Object.values(before.guards).some(({ target }) => target === crook(before, move.by ?? '').at),
  ],
  'depot-2': [
    ({ after }) => after.turn.explored >= 2 && framesOf(after, 'exploring').length === 0,
    ({ after }) => isFloorOpen(after, '1'),
    happened(
      'counter-placed',
      ({ at, counters }, { after }) => counters === 3 && typeof at === 'string' && nameAt(after, at) === 'buffet',
    ),
  ],
  'depot-3': [happened('event-drawn'), happened('stuck-at-cashier'), rolledFor('safe')],
  'depot-4': [
    ({ after }) =>
      names(after).some((name) => isInside(after, name) && crooksIn(after, crook(after, name).at).length >= 2),
    rolledFor('table-games', (dice) => dice.reduce((sum, die) => sum + die, 0) % 2 === 0),
    happened('jumped', ({ rule, from }) => rule === 'B2-ESC-1' && floorIn(from) === '2'),
  ],
  'depot-5': [
    ({ after }) => floors.some((floor) => linesOn(floor).some((line) => line.every((space) => isFaceUp(after, space)))),
    happened('jumped', ({ rule }) => rule === 'B2-DOOR-1'),
    // Only the team can see this one: it claims it.
    () => false,
  ],
  'depot-6': [
    ({ after }) =>
      names(after).some((name) => {
        const { at } = crook(after, name);
        return isInside(after, name) && adjacent(after, at).some((space) => after.guards[floorOf(at)]?.at === space);
      }),
    happened('stress-spared', ({ by }) => by === 'chip' || by === 'token'),
    ({ after }) => isFloorOpen(after, '2'),
  ],
  'depot-7': [
    happened('commotion'),
    happened('chip-revealed', ({ chip }) => chip === 'detective'),
    ({ after }) => roomsNamed(after, 'monorail').length === 2,
  ],
  'depot-8': [
    ({ after }) => after.chipsGone.length >= 4,
    quietSlots,
    happened('counters-removed', ({ rule }) => rule === 'B2-SURV-3'),
  ],
};

/** B2-DEPOT-3, B2-DEPOT-4: the owner of the card draws gear. */
export const completeTask =
  (owner: string, card: string, task: number): RuleStep =>
  (position) => {
    const depot = crook(position, owner).depot;
    const done = [...(depot?.done ?? []), task].sort((a, b) => a - b);
    return inTurn(
      withCrook(position, owner, { depot: { card, done } }),
      (now) => effect(now, event('task-completed', 'B2-DEPOT-3', { crook: owner, card, task })),
      silently((now) => (now.gearDeck.length > 0 ? pushed(now, 'depot', { crook: owner }) : now)),
    );
  };

/** Owners clockwise from the active crook, then by number. */
function fulfilled(deed: Deed): { owner: string; card: string; task: number }[] {
  const all = names(deed.after);
  const first = all.indexOf(deed.after.turn.crook);
  return [...all.slice(first), ...all.slice(0, first)].flatMap((owner) => {
    const depot = crook(deed.after, owner).depot;
    if (!depot) return [];
    return (tasks[depot.card] ?? [])
      .map((isDone, i) => ({ owner, card: depot.card, task: i + 1, isDone }))
      .filter(({ task, isDone }) => !depot.done.includes(task) && isDone(deed))
      .map(({ owner: who, card, task }) => ({ owner: who, card, task }));
  });
}

/** The same effect, after which the fulfilled tasks are noticed: their frames go on top, the first one uppermost. */
export function noticed(before: Position, made: Effect<Position>, move?: Move): Effect<Position> {
  const { position: after, events } = made;
  if (!after.options.depots || after.stack.length === 0 || after.outcome !== null) return made;
  const found = fulfilled({ before, after, events, ...(move && { move }) });
  if (found.length === 0) return made;
  const done = inTurn(after, ...found.toReversed().map(({ owner, card, task }) => completeTask(owner, card, task)));
  return effect(done.position, ...events, ...done.events.toReversed());
}
