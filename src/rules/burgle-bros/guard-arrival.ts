// What a guard brings wherever he comes, by a step or by being put there (G2 to G6): he switches an alarm off, meets
// burglars, sees some, looks at the cameras, and needs a new target when he has reached his own.
import { effect, type Effect } from '../../table/event.js';
import { due, isDue, type Guard, type Item } from './agenda.js';
import { aimAtAlarms, switchOff } from './alarms.js';
import { shifted, type Floor, type Space } from './board.js';
import {
  alarmsOn,
  areAdjacent,
  burglar,
  event,
  fromActive,
  guardOn,
  isGuardAt,
  isOfKind,
  isOnceUsed,
  pop,
  push,
  replaceHead,
  isRuled,
  useOnce,
  type Position,
} from './position.js';
import { advances, arrivalStep, orderOf, type StepOf } from './procedures.js';
import { losses, lossesAt } from './stealth.js';

/** A guard has come to a space. One who was put there needs no new target. */
export function comeTo(position: Position, floor: Floor, { placed = false } = {}): Position {
  const step = arrivalStep(orderOf(position.options, 'arrival')[0] as StepOf<'arrival'>);
  return push(position, { do: 'guard', floor, step, ...(placed && { placed }) });
}

const arriving = (position: Position): Guard => due(position, 'guard') as Guard;

/** He lacks a target before he sets out, and gets one: he has not come to any space. */
const isAimedOnly = ({ agenda }: Position): boolean => {
  const below = agenda[agenda.length - 2];
  return below?.do === 'guard' && below.step === 'ready';
};
const goneOn = (position: Position, step: StepOf<'arrival'> | undefined): Position =>
  replaceHead(position, {
    ...arriving(position),
    step: step && !isAimedOnly(position) ? arrivalStep(step) : 'done',
  });
/** A card has given a guard a new target. In another order of the arrival something may still come after that. */
export function pastNewTarget(position: Position): Position {
  if (!isDue(position, 'guard')) return pop(position);
  const order = orderOf(position.options, 'arrival');
  const gone = goneOn(position, order[order.indexOf('new-target') + 1]);
  return arriving(gone).step === 'done' ? pop(gone) : gone;
}
const placeOf = (position: Position): Space => guardOn(position, arriving(position).floor).at as Space;

/** BB-ALARM-3 */
function switchAlarmOff(position: Position): Effect<Position> {
  const at = placeOf(position);
  return position.alarms.includes(at) ? switchOff(position, at, 'BB-ALARM-3') : effect(position);
}

/** BB-STEALTH-2 */
const meetBurglars = (position: Position): Effect<Position> => effect(lossesAt(position, placeOf(position), 'guard'));

/** BB-FOYER-1, BB-ATRIUM-2: burglars on a foyer next to him, or on an atrium above or below. */
function seeBurglars(position: Position): Effect<Position> {
  const at = placeOf(position);
  const seen = (by: 'foyer' | 'atrium', isInSight: (space: Space) => boolean) =>
    fromActive(position).filter((id) => {
      const { at: space } = burglar(position, id);
      return isOfKind(position, space, by) && isInSight(space) && !isOnceUsed(position, `seen-${id}`);
    });
  const inFoyer = seen('foyer', (space) => areAdjacent(position, at, space));
  const inAtrium = seen('atrium', (space) => space === shifted(at, 1) || space === shifted(at, -1));
  // Ruling foyer-moments: seen once in a movement.
  const isOnce = isRuled(position, 'foyer-moments', 'once-per-movement') && position.turn.steps !== null;
  const noted = isOnce ? inFoyer.reduce((known, id) => useOnce(known, `seen-${id}`), position) : position;
  return effect(push(noted, ...losses(position, inAtrium, 'atrium'), ...losses(position, inFoyer, 'foyer')));
}

/** BB-CAMERA-1: alarms for burglars on other cameras, while a guard is on one. */
export function cameraAlarms(position: Position, from: Space): Item[] {
  return fromActive(position)
    .map((who) => ({ who, at: burglar(position, who).at }))
    .filter(({ at }) => at !== from && isOfKind(position, at, 'camera'))
    .map(({ who, at }): Item => ({ do: 'alarm', at, cause: 'camera', who }))
    .reverse();
}

function lookAtCameras(position: Position): Effect<Position> {
  const at = placeOf(position);
  const isStanding = isRuled(position, 'camera-moments', 'continuously');
  const from = isStanding ? camerasWatched(position) : isOfKind(position, at, 'camera') ? [at] : [];
  return effect(push(position, ...from.flatMap((space) => cameraAlarms(position, space))));
}

/** Cameras on which a guard stands. */
export const camerasWatched = (position: Position): Space[] =>
  Object.values(position.guards).flatMap(({ at }) => (at !== null && isOfKind(position, at, 'camera') ? [at] : []));

/** Whether a guard stands on another camera than this one. */
export const isWatched = (position: Position, space: Space): boolean =>
  camerasWatched(position).some((at) => at !== space);

/** G6: the target is reached, or there is none. An alarm goes before a card; without one a card is drawn. */
const isTargetReached = (position: Position): boolean => {
  const { at, target } = guardOn(position, arriving(position).floor);
  return target === null || target === at;
};
const isArrivalAt = (step: StepOf<'arrival'>) => (position: Position) =>
  due(position, 'guard')?.step === arrivalStep(step);
const isCardDue = (position: Position): boolean =>
  isArrivalAt('new-target')(position) &&
  isTargetReached(position) &&
  alarmsOn(position, arriving(position).floor).length === 0;

function findTarget(position: Position): Effect<Position> {
  const { floor } = arriving(position);
  const isEveryStep = isRuled(position, 'nearest-when', 'every-step');
  return isTargetReached(position) || isEveryStep ? aimAtAlarms(position, floor) : effect(position);
}

/** Ruling camera-face-up: a camera that turns out to lie under a guard shows the others at once. */
export const unveiledCamera = (position: Position, space: Space): Item[] =>
  isRuled(position, 'camera-face-up', 'no') && isGuardAt(position, space) && isOfKind(position, space, 'camera')
    ? cameraAlarms(position, space)
    : [];

/** BB-EVENT-1: a guard jumps to a space and does there what he does wherever he comes. */
export function jumpTo(position: Position, floor: Floor, from: Space, to: Space): Effect<Position> {
  return effect(comeTo(position, floor), event('guard-moved', 'BB-EVENT-1', { floor: Number(floor), from, to }));
}

export const arrivalSteps = {
  switchAlarmOff,
  meetBurglars,
  seeBurglars,
  lookAtCameras,
  findTarget,
  endArrival: (position: Position): Effect<Position> => effect(pop(position)),
  ...advances('arrival', (step) => (position: Position) => effect(goneOn(position, step))),
};
export const arrivalTests = {
  isArriving: (position: Position): boolean => /^(G\d|done)$/.test(due(position, 'guard')?.step ?? ''),
  isArrivalDone: (position: Position): boolean => due(position, 'guard')?.step === 'done',
  wasPlaced: (position: Position): boolean => due(position, 'guard')?.placed === true,
  isCardDue,
  'is-at-alarm-off': isArrivalAt('alarm-off'),
  'is-at-meeting': isArrivalAt('meeting'),
  'is-at-sight': isArrivalAt('sight'),
  'is-at-cameras': isArrivalAt('cameras'),
  'is-at-new-target': isArrivalAt('new-target'),
};
