// The guard's turn: how he comes onto the table, how far he goes, and what each step of his brings (procedures G and D).
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, isDue, isUnderWay, type Guard, type PlaceGuard } from './agenda.js';
import { aimAtAlarms } from './alarms.js';
import { arrivalSteps, comeTo, pastNewTarget } from './guard-arrival.js';
import { floorOf, floorsOf, spaceAt, type Floor, type Space } from './board.js';
import { numbers } from './data.js';
import { drawablePatrol, drawPatrol, loseSight, lostVisual, mixIfEmpty } from './patrol.js';
import {
  alarmsOn,
  changed,
  event,
  guardOn,
  here,
  isEntered,
  isSpace,
  lasts,
  playing,
  pop,
  push,
  replaceHead,
  isRuled,
  withGuard,
  withTurn,
  type Position,
} from './position.js';
import { advances, orderOf } from './procedures.js';
import { isTied, reasonFor, stepsToward, stepToward } from './routes.js';
import { stepsOf } from './turn-facts.js';

/** The floor whose guard moves: where the active burglar is, or the next one of a shift change. */
export function floorOnMove(position: Position): Floor | undefined {
  const turn = position.agenda.findLast((item): item is Guard => item.do === 'guard');
  if (turn) return turn.floor;
  const at = here(position);
  return isSpace(at) ? floorOf(at) : undefined;
}
const floorNow = (position: Position): Floor => floorOnMove(position) as Floor;

// Who moves.

/** BB-GUARD-1; after a shift change the guards of all other entered floors, the lowest first. */
function guardsSetOut(position: Position): Effect<Position> {
  if (!lasts(position, 'shift-change')) return effect(position);
  const own = floorOnMove(position);
  const others = floorsOf(position.options.job).filter((floor) => floor !== own && isEntered(position, floor));
  return effect(push(position, ...others.toReversed().map((floor): Guard => ({ do: 'guard', floor, step: 'turn' }))));
}

/** The next guard of a shift change has his turn. */
const nextGuard = (position: Position): Effect<Position> =>
  effect(withTurn(position.agenda.length > 0 ? pop(position) : position, { steps: null }));

// Coming onto the table.

/** BB-LOST-3: before he moves, a guard off the table needs a place and a target. */
function comeBack(position: Position): Effect<Position> {
  const floor = floorNow(position);
  const isFixed = isRuled(position, 'lost-speed', 'before-draws');
  const asked = push(position, { do: 'guard', floor, step: 'speed' }, placing(position, floor));
  return effect(isFixed ? withTurn(asked, { steps: stepsOf(asked, floor) }) : asked);
}
/** BB-FLOOR-1: what has to be drawn for a guard who is not on the table. */
export const placing = ({ options }: Position, floor: Floor): PlaceGuard => ({
  do: 'place',
  floor,
  step: orderOf(options, 'new-floor')[0] as PlaceGuard['step'],
});
/** The card of this step is on the table; which one comes next is the chart's to say. */
const placingDrawn = (position: Position): Position =>
  replaceHead(position, { ...(due(position, 'place') as PlaceGuard), drawn: true });
/** Whether he comes onto the table in his own turn. */
const isOwnTurn = ({ agenda }: Position): boolean => {
  const below = agenda[agenda.length - 2];
  return below?.do === 'guard' && below.step === 'speed';
};

/** The floor of the guard that a card is drawn for. */
const drawnFor = (position: Position): Floor =>
  (due(position, 'place') ?? due(position, 'guard') ?? due(position, 'patrol'))?.floor as Floor;

/** Every state that waits for a patrol card first looks whether the pile is empty. */
const mixPatrol = (position: Position): Effect<Position> => mixIfEmpty(position, drawnFor(position));

/** D: a patrol card. Cards of the gap and of the guard's own space are followed by another. */
const drawCard: MoveRule<Position> = {
  check(position, { args: [deck, floor, card] }) {
    const isDeck = deck === 'patrol' && floor === drawnFor(position);
    return isDeck && drawablePatrol(position, floor).includes(card as string) ? null : 'BB-GUARD-5';
  },
  apply(position, { args: [, , card] }) {
    const floor = drawnFor(position);
    const drawn = drawPatrol(position, floor, card as string);
    if (card === lostVisual) return andThen(drawn, (next) => lostSightOf(next, floor));
    if (card === position.gap) return drawn;
    const to = spaceAt(floor, card as string);
    if (due(position, 'place')?.step === 'guard') return andThen(drawn, (next) => placeGuard(next, floor, to));
    const isHere = guardOn(position, floor).at === to;
    if (isHere && !isRuled(position, 'target-is-here', 'wait')) return drawn;
    return andThen(drawn, (next) => setTarget(next, floor, to));
  },
};

/** He is put on a space, and does there what he does wherever he comes. */
function placeGuard(position: Position, floor: Floor, at: Space): Effect<Position> {
  const placed = withGuard(position, floor, { at, lost: false });
  return effect(
    comeTo(placingDrawn(placed), floor, { placed: true }),
    event('guard-placed', guardOn(position, floor).lost ? 'BB-LOST-3' : 'BB-FLOOR-1', { floor: Number(floor), at }),
  );
}

/** BB-GUARD-5; an alarm that rings on the floor of a guard just placed goes before the card (ruling lost-with-alarm). */
function setTarget(position: Position, floor: Floor, to: Space): Effect<Position> {
  const place = due(position, 'place');
  const goesByCard = isOwnTurn(position) && isRuled(position, 'lost-with-alarm', 'card');
  const rest = place ? placingDrawn(position) : afterTarget(position, floor, to);
  if (place && !goesByCard && alarmsOn(position, floor).length > 0) return aimAtAlarms(rest, floor);
  return effect(
    withGuard(rest, floor, { target: to }),
    event('target-set', place ? 'BB-FLOOR-1' : 'BB-GUARD-5', { floor: Number(floor), to, cause: 'patrol' }),
  );
}

/** The card is read. Before the steps are fixed, play goes back to fixing them; a guard who has to wait does not move. */
function afterTarget(position: Position, floor: Floor, to: Space): Position {
  const isMoving = isDue(position, 'guard') && !isUnderWay(position, 'event');
  const rest = pastNewTarget(position);
  if (!isMoving) return rest;
  if (guardOn(position, floor).at === to) return withTurn(withoutReady(rest), { steps: 0 });
  const ready = due(rest, 'guard');
  return ready?.step === 'ready' ? replaceHead(rest, { ...ready, step: 'speed' }) : rest;
}
const withoutReady = (position: Position): Position => {
  const step = due(position, 'guard')?.step;
  return step === 'ready' || step === 'speed' ? pop(position) : position;
};

/** BB-LOST-2: outside his own movement play goes on without him, and without a card for his target. */
function lostSightOf(position: Position, floor: Floor): Effect<Position> {
  if (isDue(position, 'place') && isRuled(position, 'lost-at-placement', 'draw-again')) return effect(position);
  const isMoving = isOwnTurn(position) || (isDue(position, 'guard') && !isUnderWay(position, 'event'));
  const rest = withoutCards(pop(position), floor);
  return loseSight(isMoving ? withTurn(withoutReady(rest), { steps: 0 }) : rest, floor);
}
/** A brown-out draws a card for each alarm; what is left of them is not for a guard who is off the table. */
const withoutCards = (position: Position, floor: Floor): Position =>
  changed(position, { agenda: position.agenda.filter((item) => item.do !== 'patrol' || item.floor !== floor) });

// Speed.

const hasDonuts = (position: Position): boolean => position.donuts.includes(Number(floorNow(position)));
/** The trained raven's crow keeps a guard who sets off from its space, unless an alarm rings on the floor. */
const isHeldByCrow = (position: Position, floor: Floor): boolean =>
  position.crow !== null &&
  guardOn(position, floor).at === position.crow &&
  alarmsOn(position, floor).length === 0 &&
  playing(position, 'raven-trained') !== undefined;

const isGuardHeld = (position: Position): boolean => hasDonuts(position) || isHeldByCrow(position, floorNow(position));

/** He loses the whole movement, and what kept him is used up. */
function holdGuard(position: Position): Effect<Position> {
  const floor = floorNow(position);
  const isDonuts = hasDonuts(position);
  const rest = isDonuts
    ? changed(position, {
        donuts: position.donuts.filter((each) => each !== Number(floor)),
        decks: {
          ...position.decks,
          tools: { ...position.decks.tools, discard: [...position.decks.tools.discard, 'donuts'] },
        },
      })
    : changed(position, { crow: null });
  return effect(
    rest,
    event('guard-skipped', isDonuts ? 'BB-TOOL-4' : 'BB-CHAR-1', {
      floor: Number(floor),
      cause: isDonuts ? 'donuts' : 'crow',
    }),
  );
}

/** He stands on his target already, or has none. */
const needsTarget = (position: Position, floor: Floor): boolean => {
  const { at, target } = guardOn(position, floor);
  return at !== null && (target === null || target === at);
};
const askForTarget = (position: Position): Effect<Position> => {
  const floor = floorNow(position);
  return effect(push(position, { do: 'guard', floor, step: 'ready' }, { do: 'guard', floor, step: 'G6' }));
};

/** The steps are fixed now, whatever happens on the way (BB-GUARD-2, BB-ALARM-4). */
function readyGuard(position: Position): Effect<Position> {
  const floor = floorNow(position);
  const steps = position.turn.steps ?? stepsOf(position, floor);
  const { die } = guardOn(position, floor);
  return effect(
    withTurn(withoutReady(position), { steps }),
    event('guard-readied', 'BB-GUARD-2', {
      floor: Number(floor),
      steps,
      die,
      alarms: alarmsOn(position, floor).length,
    }),
  );
}

// Walking.

/** G1 to a space: BB-GUARD-3, and BB-ROUTE-2 where several ways are equally short. */
function walkTo(position: Position, to: Space): Effect<Position> {
  const floor = floorNow(position);
  const { at, target } = guardOn(position, floor);
  const [from, goal] = [at as Space, target as Space];
  const isSlowed = position.crow === to && playing(position, 'raven') !== undefined;
  const left = Math.max(0, (position.turn.steps as number) - 1 - (isSlowed ? numbers.crowSteps : 0));
  const moved = withTurn(withGuard(position, floor, { at: to }), { steps: left });
  return effect(
    comeTo(moved, floor),
    event('guard-moved', isTied(position, from, goal) ? 'BB-ROUTE-2' : 'BB-GUARD-3', {
      floor: Number(floor),
      from,
      to,
      steps: left,
      ...reasonFor(position, from, goal, to),
      ...(isSlowed && { cause: 'crow' }),
    }),
  );
}

/** One step. A guard whose target a diagram's walls cut off stays where he is. */
function walkOn(position: Position): Effect<Position> {
  const { at, target } = guardOn(position, floorNow(position));
  const to = at === null || target === null ? undefined : stepToward(position, at, target);
  return to === undefined ? effect(withTurn(position, { steps: 0 })) : walkTo(position, to);
}

/** Ruling clockwise-tie: the players choose among equally short ways, step by step. */
export const openSteps = (position: Position): Space[] => {
  const floor = floorOnMove(position);
  if (floor === undefined) return [];
  const { at, target } = guardOn(position, floor);
  return at === null || target === null ? [] : stepsToward(position, at, target);
};
const chooseStep: MoveRule<Position> = {
  check: (position, { args: [space] }) => (openSteps(position).includes(space as Space) ? null : 'BB-ROUTE-2'),
  apply: (position, { args: [space] }) => walkTo(position, space as Space),
};

/** Outside the table's turn order, for event cards: he goes one space and does there what he does wherever he comes. */
export function stepByCard(position: Position, floor: Floor, goal: Space): Effect<Position> {
  const from = guardOn(position, floor).at as Space;
  const to = stepToward(position, from, goal);
  if (to === undefined) return effect(position);
  return effect(
    comeTo(withGuard(position, floor, { at: to }), floor),
    event('guard-moved', 'BB-EVENT-1', { floor: Number(floor), from, to, ...reasonFor(position, from, goal, to) }),
  );
}

export const guardMoves = { drawCard, chooseStep };
export const guardSteps = {
  ...arrivalSteps,
  guardsSetOut,
  nextGuard,
  comeBack,
  mixPatrol,
  holdGuard,
  askForTarget,
  readyGuard,
  walkOn,
  endPlacing: (position: Position): Effect<Position> => effect(pop(position)),
  ...advances('new-floor', (step) => (position: Position) => {
    const { floor } = due(position, 'place') as PlaceGuard;
    return effect(replaceHead(position, { do: 'place', floor, step: step ?? 'done' }));
  }),
  /** The place in the guard's turn that the agenda kept is reached. */
  speedIsDue: (position: Position): Effect<Position> => effect(withoutReady(position)),
};
export const guardTests = {
  isNobodyOnMove: (position: Position): boolean =>
    floorOnMove(position) === undefined || (lasts(position, 'shift-change') && !isUnderWay(position, 'guard')),
  isGuardOff: (position: Position): boolean => guardOn(position, floorNow(position)).at === null,
  isGuardHeld,
  isTargetMissing: (position: Position): boolean => needsTarget(position, floorNow(position)),
  isSpeedDue: (position: Position): boolean => due(position, 'guard')?.step === 'speed',
  isReadyDue: (position: Position): boolean => due(position, 'guard')?.step === 'ready',
  isGuardWalking: ({ turn }: Position): boolean => turn.steps !== null,
  isWalkOver: ({ turn }: Position): boolean => turn.steps === 0,
  isWayOpen: (position: Position): boolean => openSteps(position).length > 1,
  isAnotherGuardDue: (position: Position): boolean => position.agenda.filter((item) => item.do === 'guard').length > 1,
  isPlacingDue: (position: Position): boolean => isDue(position, 'place'),
  isPlaceCardDue: (position: Position): boolean => due(position, 'place')?.step === 'guard',
  isPlaceDrawn: (position: Position): boolean => due(position, 'place')?.drawn === true,
  isPlaceDone: (position: Position): boolean => due(position, 'place')?.step === 'done',
  isOwnTurn,
  isPatrolDue: (position: Position): boolean => isDue(position, 'patrol'),
};
