// A turn: how it begins, whether an event comes, what its end means, and who is next.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, isDue, type Item, type Part } from './agenda.js';
import { cameraAlarms, camerasWatched } from './guard-arrival.js';
import { floorOf } from './board.js';
import { endEffects, isCardLeft } from './cards.js';
import { numbers } from './data.js';
import { floorOnMove, guardTests } from './guards.js';
import { runOff } from './kitty.js';
import {
  burglar,
  changed,
  event,
  hasLoot,
  here,
  isGuardAt,
  isOfKind,
  isOnceUsed,
  isSpace,
  lasts,
  pop,
  push,
  replaceHead,
  isRuled,
  ruling,
  withBurglar,
  type Position,
  type Turn,
} from './position.js';
import { isEventDue } from './turn-facts.js';

export const freshTurn: Turn = { used: 0, extra: 0, entered: [], tries: {}, once: [], steps: null };

/** Cards that end when their owner's next turn begins, or would have begun. */
const untilNextTurn = ['gymnastics', 'time-lock', 'video-loop', 'emp'];
const endFor = (position: Position, owner: string): Position =>
  endEffects(position, (card, of) => of === owner && untilNextTurn.includes(card));

/** Goes to the next part of the turn when everything that comes up meanwhile is resolved. */
const partOver = (over: Part['over']): Part => ({ do: 'part', over });
const partIsOver = (position: Position): Effect<Position> => effect(pop(position));

// The start.

/** BB-START-5: effects end, the allowance is counted, and who is still outside appears on the entrance. */
function startTurn(position: Position): Effect<Position> {
  const who = position.active;
  const { headsUp, mirror } = numbers.extraActions;
  const extra = (lasts(position, 'heads-up') ? headsUp : 0) + (hasLoot(position, who, 'mirror') ? mirror : 0);
  const began = endEffects(endFor(position, who), (card) => card === 'heads-up');
  const { entrance } = position;
  const isNew = burglar(position, who).at === 'outside' && entrance !== null;
  const placed = isNew ? withBurglar(began, who, { at: entrance }) : began;
  const at = burglar(placed, who).at;
  const isMet = isNew && isGuardAt(placed, entrance) && !isRuled(position, 'start-on-guard', 'free');
  const once = isRuled(position, 'motion-again', 'never') && isOfKind(placed, at, 'motion') ? [`began-${at}`] : [];
  const ready = changed(placed, { turn: { ...freshTurn, extra, once } });
  const items: Item[] = [...upkeepOf(ready), ...(isMet ? [{ do: 'lose', who, by: 'entrance' } as const] : [])];
  return effect(push(ready, ...items), event('turn-started', isNew ? 'BB-START-5' : 'BB-TURN-1', { who, at }));
}

/** Animals among the loot: the chihuahua first. A kitty on the loose is not with its owner. Then the start is over. */
export function upkeepOf(position: Position): Item[] {
  const { active, kitty } = position;
  const at = here(position);
  if (!isSpace(at)) return [partOver('start')];
  return [
    partOver('start'),
    ...(hasLoot(position, active, 'persian-kitty') && kitty === null
      ? [{ do: 'upkeep', card: 'persian-kitty' } as const]
      : []),
    ...(hasLoot(position, active, 'chihuahua') ? [{ do: 'upkeep', card: 'chihuahua' } as const] : []),
  ];
}
const rollUpkeep: MoveRule<Position> = {
  check: (_, { args }) => (args.length === 1 ? null : 'BB-LOOT-1'),
  apply(position, { args: [die] }) {
    const card = due(position, 'upkeep')?.card;
    const rest = pop(position);
    const { chihuahuaBarksAt, kittyRunsUpTo } = numbers;
    if (card === 'persian-kitty') return Number(die) <= kittyRunsUpTo ? runOff(rest) : effect(rest);
    const at = here(position);
    const barks = Number(die) === chihuahuaBarksAt;
    return effect(barks ? push(rest, { do: 'alarm', at, cause: 'chihuahua', who: position.active }) : rest);
  },
};

// The end.

/** BB-THERMO-1 */
function thermoAlarm(position: Position): Item[] {
  const at = here(position);
  return isSpace(at) && isOfKind(position, at, 'thermo')
    ? [{ do: 'alarm', at, cause: 'thermo', who: position.active }]
    : [];
}
/** Ruling thermo-moment */
const thermoAt = (position: Position, moment: 'before-event' | 'after-event' | 'after-guard'): Item[] =>
  ruling(position, 'thermo-moment', 'after-event') === moment ? thermoAlarm(position) : [];

/** Step 1 is over: the invisible suit was worn only there. */
function endActions(position: Position): Effect<Position> {
  const over = endEffects(position, (card) => card === 'invisible-suit');
  return effect(replaceHead(over, partOver('step-one'), ...thermoAt(position, 'before-event')));
}

const closeTurn = (position: Position): Effect<Position> =>
  effect(push(position, partOver('close'), { do: 'close', step: 'thermo' }));

function checkThermo(position: Position): Effect<Position> {
  const next = replaceHead(position, { do: 'close', step: 'acrobat' });
  // Ruling camera-moments: a standing look at the cameras.
  const isStanding = isRuled(position, 'camera-moments', 'continuously');
  const watched = isStanding ? camerasWatched(position).flatMap((at) => cameraAlarms(position, at)) : [];
  return effect(push(next, ...watched, ...thermoAt(position, 'after-event')));
}

/** The acrobat who slipped onto a guard should be gone before that guard moves. */
function checkAcrobat(position: Position): Effect<Position> {
  const who = position.active;
  const at = here(position);
  const next = pop(position);
  const isCaught =
    isOnceUsed(position, 'slip') &&
    isSpace(at) &&
    isGuardAt(position, at) &&
    floorOnMove(position) === floorOf(at) &&
    !lasts(position, 'shift-change') &&
    !guardTests.isGuardHeld(position);
  return effect(isCaught ? push(next, { do: 'lose', who, by: 'acrobat' }) : next);
}

/** All guards have moved: cards about this movement are over. */
function guardsHaveMoved(position: Position): Effect<Position> {
  const cards = ['daydreaming', 'espresso', 'shift-change'];
  const over = endEffects(changed(position, { agenda: [partOver('guard')] }), (card) => cards.includes(card));
  return effect(push(over, ...thermoAt(position, 'after-guard')));
}

/** BB-TURN-1: the next burglar in seat order who is not on the roof; effects of seats passed over end, too. */
function passTurn(position: Position): Effect<Position> {
  const { order, active } = position;
  const ended = event('turn-ended', 'BB-TURN-1', { who: active });
  const at = order.indexOf(active);
  const seats = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  const isOut = (id: string) => burglar(position, id).at === 'roof';
  const inPlay = seats.filter((id) => !isOut(id));
  const isSkipping = lasts(position, 'jump-the-gun');
  const skipped = isSkipping ? inPlay[0] : undefined;
  const next = (isSkipping ? (inPlay[1] ?? inPlay[0]) : inPlay[0]) as string;
  const passed = seats.slice(0, isSkipping && next === skipped ? seats.length : seats.indexOf(next));
  const over = passed.reduce(
    endFor,
    endEffects(position, (card) => card === 'jump-the-gun'),
  );
  const events = skipped === undefined ? [ended] : [ended, event('turn-skipped', 'BB-EVENT-1', { who: skipped })];
  return effect(changed(over, { active: next, turn: freshTurn, agenda: [] }), ...events);
}

export const turnMoves = { rollUpkeep };
export const turnSteps = {
  startTurn,
  endActions,
  closeTurn,
  checkThermo,
  checkAcrobat,
  guardsHaveMoved,
  passTurn,
  partIsOver,
};
const isOver = (part: Part['over']) => (position: Position) => due(position, 'part')?.over === part;
export const turnTests = {
  isUpkeepDue: (position: Position): boolean => isDue(position, 'upkeep'),
  isEventDue: (position: Position): boolean => isCardLeft(position, 'events') && isEventDue(position),
  isThermoDue: (position: Position): boolean => due(position, 'close')?.step === 'thermo',
  isAcrobatDue: (position: Position): boolean => due(position, 'close')?.step === 'acrobat',
  isStartOver: isOver('start'),
  areActionsOver: isOver('actions'),
  isStepOneOver: isOver('step-one'),
  isCloseOver: isOver('close'),
  isGuardOver: isOver('guard'),
};
export const endTests = {
  isLost: ({ outcome }: Position): boolean => outcome?.result === 'lost',
  isWon: ({ outcome }: Position): boolean => outcome?.result === 'won',
};
