// Walking onto a tile (procedure E): step by step from the turned-up tile to the tool in the laboratory.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, fall, type Enter, type Item } from './agenda.js';
import { isJammed } from './alarms.js';
import { isWatched } from './guard-arrival.js';
import { floorOf, shifted, type Space } from './board.js';
import { isCardLeft } from './cards.js';
import { numbers } from './data.js';
import { placing } from './guards.js';
import {
  actionsLeft,
  areAdjacent,
  burglar,
  changed,
  event,
  excluding,
  hasLoot,
  hasWall,
  including,
  isEntered,
  isFaceUp,
  isGuardAt,
  isOfKind,
  kindAt,
  lasts,
  lastsFor,
  pop,
  push,
  replaceHead,
  isRuled,
  spend,
  withBurglar,
  withTurn,
  type Position,
} from './position.js';
import { advances, entryStep, orderOf, type StepOf } from './procedures.js';
import { wayTo } from './reachable-spaces.js';
import { isBolted, isDisabled, isKeypadLocked, keypadDice } from './door-facts.js';

/** Somebody sets out for a space. */
export const setOut = (position: Position, walk: Omit<Enter, 'do' | 'step'>): Position =>
  push(position, { do: 'enter', ...walk, step: entryStep(orderOf(position.options, 'entry')[0] as StepOf<'entry'>) });

const entering = (position: Position): Enter => due(position, 'enter') as Enter;

/** The walk with something noted; which step is next is the chart's to say. */
const noted = (position: Position, change: Partial<Enter>): Position =>
  replaceHead(position, { ...entering(position), ...change });

/** All steps are done: whoever stands on a walkway that gives way goes on falling. */
function endEntry(position: Position): Effect<Position> {
  const { who, to, falls } = entering(position);
  return effect(falls ? replaceHead(position, fall(who, shifted(to, -1), 'walkway')) : pop(position));
}

/** BB-STOP-1: he stays where he was; that is not entering it again. */
function stayOut(
  position: Position,
  cause: string,
  rule: 'BB-KEYPAD-2' | 'BB-DEADBOLT-2' | 'BB-STOP-1',
): Effect<Position> {
  const { who, from, to } = entering(position);
  const isCounted = isRuled(position, 'failed-entry-new-floor', 'yes') && isNewFloor(position);
  const rest = pop(position);
  return effect(
    isCounted ? push(rest, placing(rest, floorOf(to))) : rest,
    event('stayed-out', rule, { who, at: from, to, cause }),
  );
}

const isNewFloor = (position: Position): boolean => {
  const { from, to } = entering(position);
  return floorOf(from) !== floorOf(to) && !isEntered(position, floorOf(to));
};

// E2, E3: what lies there.

/** Nothing is left to be turned up. Who tried a wall on the chance of a secret door stays out without one. */
function seeTile(position: Position): Effect<Position> {
  const { from, to, revealed } = entering(position);
  const isBlocked =
    revealed === true &&
    floorOf(from) === floorOf(to) &&
    hasWall(position, from, to) &&
    !isOfKind(position, to, 'secret-door');
  return isBlocked ? stayOut(position, 'wall', 'BB-STOP-1') : effect(position);
}

/** BB-WALKWAY-1 */
function testWalkway(position: Position): Effect<Position> {
  const { from, to, revealed } = entering(position);
  const isClimbingDown = Number(floorOf(from)) > Number(floorOf(to));
  const isHeld = isClimbingDown && isRuled(position, 'walkway-down-onto-walkway', 'stays');
  const falls = revealed === true && isOfKind(position, to, 'walkway') && floorOf(to) !== '1' && !isHeld;
  return effect(falls ? noted(position, { falls }) : position);
}

// E4: the gate.

function isShut(position: Position): boolean {
  const { to, who, bolt } = entering(position);
  return !bolt && isBolted(position, who, to);
}
/** Whether a price can be asked: only of the active burglar on his own walk. */
const isOwnWalk = ({ by }: Enter): boolean => by === undefined;

/** How many dice are rolled now. */
export function diceDue(position: Position): number {
  const { to, who } = entering(position);
  return keypadDice(position, who, to);
}
const rollKeypad: MoveRule<Position> = {
  check: (position, { args }) => (args.length === diceDue(position) ? null : 'BB-KEYPAD-1'),
  apply(position, { args }) {
    const { who, to } = entering(position);
    const dice = args.map(Number);
    const rolled = event('keypad-rolled', position.turn.tries[to] ? 'BB-KEYPAD-3' : 'BB-KEYPAD-1', {
      who,
      at: to,
      dice,
    });
    if (dice.includes(numbers.keypadOpensAt)) {
      const open = changed(position, { keypads: including(position.keypads, to) });
      return effect(open, rolled, event('keypad-opened', 'BB-KEYPAD-1', { who, at: to }));
    }
    const tries = { ...position.turn.tries, [to]: (position.turn.tries[to] ?? 0) + 1 };
    return andThen(effect(withTurn(position, { tries }), rolled), (next) => stayOut(next, 'keypad', 'BB-KEYPAD-2'));
  },
};

/** The gate as far as nobody is asked: open, or shut to who cannot pay (BB-DEADBOLT-2). */
function passGate(position: Position): Effect<Position> {
  const enter = entering(position);
  return isShut(position) && enter.by !== 'order' ? stayOut(position, 'deadbolt', 'BB-DEADBOLT-2') : effect(position);
}
const isBoltAsked = (position: Position): boolean =>
  isShut(position) && isOwnWalk(entering(position)) && actionsLeft(position) >= numbers.costs.deadbolt;

/** BB-DEADBOLT-1 */
const payBolt: MoveRule<Position> = {
  check: () => null,
  apply: (position) => effect(noted(spend(position, numbers.costs.deadbolt), { bolt: true })),
};
const stayOutside: MoveRule<Position> = {
  check: () => null,
  apply: (position) => stayOut(position, 'deadbolt', 'BB-STOP-1'),
};

// E5: the laser.

function isLaserArmed(position: Position): boolean {
  const { to, who } = entering(position);
  return (
    isOfKind(position, to, 'laser') &&
    !isGuardAt(position, to) &&
    !isDisabled(position, to) &&
    !isJammed(position, to, who) &&
    !hasLoot(position, who, 'mirror') &&
    !lasts(position, 'emp')
  );
}
const isBeforeReveal = (position: Position): boolean => isRuled(position, 'laser-order', 'before-reveal');
/** Ruling laser-order: whoever walks into the unknown says beforehand whether he would pay. */
const isPledgeOpen = (position: Position): boolean => {
  const enter = entering(position);
  const isUnknown = isOwnWalk(enter) && enter.pledged === undefined && !isFaceUp(position, enter.to);
  return isBeforeReveal(position) && isUnknown && actionsLeft(position) >= numbers.costs.laser;
};
const isLaserAsked = (position: Position): boolean => {
  const enter = entering(position);
  const isSettled = enter.paid !== undefined || enter.pledged !== undefined;
  return isLaserArmed(position) && isOwnWalk(enter) && !isSettled && actionsLeft(position) >= numbers.costs.laser;
};
/** BB-LASER-1: paid for now, or as soon as the tile turns out to be one. */
const answerLaser = (paid: boolean): MoveRule<Position> => ({
  check: () => null,
  apply(position) {
    if (isPledgeOpen(position)) return effect(noted(position, { pledged: paid }));
    return effect(noted(paid ? spend(position, numbers.costs.laser) : position, { paid }));
  },
});
function passLaser(position: Position): Effect<Position> {
  const isPledged = isLaserArmed(position) && entering(position).pledged === true;
  return effect(isPledged ? noted(spend(position, numbers.costs.laser), { paid: true }) : position);
}

// E6, E7: from one space to the other.

/** Motion detectors watch only the active burglar in his own turn. */
const isWatchedByMotion = (position: Position): boolean => {
  const { who, by } = entering(position);
  return who === position.active && by !== 'order';
};
/** Ruling motion-again: a tile he stood on when his turn began never rings for him. */
const isForgiven = (position: Position, space: Space): boolean =>
  isRuled(position, 'motion-again', 'never') && position.turn.once.includes(`began-${space}`);

/** BB-MOTION-1 */
function leaveSpace(position: Position): Effect<Position> {
  const { from, who } = entering(position);
  if (!isWatchedByMotion(position)) return effect(position);
  const once = position.turn.once.filter((verb) => verb !== 'slip');
  const entered = excluding(position.turn.entered, from);
  const left = withTurn(position, { once, entered });
  const isCrossed = position.turn.entered.includes(from) && isOfKind(position, from, 'motion');
  if (!isCrossed || isForgiven(position, from)) return effect(left);
  const alarm: Item = { do: 'alarm', at: from, cause: 'motion', who };
  // Ruling motion-then-entry: the other way round, the alarm waits below the rest of the walk.
  const isLater = isRuled(position, 'motion-then-entry', 'entry-first');
  return effect(
    isLater
      ? changed(left, { agenda: [...left.agenda.slice(0, -1), alarm, ...left.agenda.slice(-1)] })
      : push(left, alarm),
  );
}

function arrive(position: Position): Effect<Position> {
  const { who, from, to, by, bolt, paid } = entering(position);
  const isCounted = isWatchedByMotion(position) && isOfKind(position, to, 'motion');
  const entered = isCounted ? including(position.turn.entered, to) : position.turn.entered;
  const once = by === 'slip' ? [...position.turn.once, 'slip'] : position.turn.once;
  const isByOwnFeet = by === undefined || by === 'order' || by === 'gut';
  const way = isByOwnFeet ? wayTo(position, who, to).rule : 'BB-CHAR-1';
  const rule = bolt ? 'BB-DEADBOLT-1' : paid && isOfKind(position, to, 'laser') ? 'BB-LASER-1' : way;
  return effect(
    withTurn(withBurglar(position, who, { at: to }), { entered, once }),
    event('walked', rule, { who, from, to, ...(by && { cause: by }) }),
  );
}

// E8 to E11: what the space brings.

/** BB-FLOOR-1 */
function openFloor(position: Position): Effect<Position> {
  const { to, falls } = entering(position);
  const isIgnored = falls === true && isRuled(position, 'walkway-new-floor', 'not-entered');
  if (!isNewFloor(position) || isIgnored) return effect(position);
  return effect(push(noted(position, { fresh: true }), placing(position, floorOf(to))));
}

/** Guards that see a burglar on his space, by what shows him: BB-FOYER-1, BB-ATRIUM-2, the tiara. */
export function sightings(position: Position, who: string, at: Space, isFresh: boolean): string[] {
  const guards = Object.entries(position.guards).flatMap(([floor, guard]) =>
    guard.at === null || (isFresh && floor === floorOf(at)) ? [] : [guard.at],
  );
  const beside = guards.filter((guard) => areAdjacent(position, guard, at));
  const isFoyer = isOfKind(position, at, 'foyer');
  const open = isFoyer || hasLoot(position, who, 'tiara') ? beside.map(() => (isFoyer ? 'foyer' : 'tiara')) : [];
  const across = isOfKind(position, at, 'atrium')
    ? guards.filter((guard) => guard === shifted(at, 1) || guard === shifted(at, -1)).map(() => 'atrium')
    : [];
  const seen = [...open, ...across];
  return isRuled(position, 'sight-per-guard', 'once') ? seen.slice(0, 1) : seen;
}

/** BB-STEALTH-1 */
function meetGuards(position: Position): Effect<Position> {
  const { who, to, by, fresh, falls } = entering(position);
  if (lastsFor(position, 'invisible-suit', who)) return effect(position);
  const isFresh = fresh === true && !isRuled(position, 'guard-placed-on-burglar', 'twice');
  const isSpared = by === 'slip' || (falls === true && isRuled(position, 'walkway-guard', 'only-fall'));
  const isMet = isGuardAt(position, to) && !isFresh && !isSpared;
  const causes = [...(isMet ? ['guard-there'] : []), ...sightings(position, who, to, isFresh)];
  return effect(push(position, ...causes.reverse().map((cause): Item => ({ do: 'lose', who, by: cause }))));
}

/** A loose kitty is not carried. */
const carriesSomething = (position: Position, who: string): boolean => {
  const { tools, loot } = burglar(position, who);
  const carried = position.kitty === null ? loot : loot.filter((card) => card !== 'persian-kitty');
  return tools.length + carried.length > 0;
};

/** Whether the tile's own instruction raises an alarm under who has just come in. */
function isSetOff(position: Position): boolean {
  const { who, to, by, paid } = entering(position);
  switch (kindAt(position, to)) {
    case 'fingerprint':
      return true;
    case 'laser':
      return by !== 'order' && paid !== true;
    case 'detector':
      return carriesSomething(position, who);
    case 'camera':
      return isWatched(position, to);
    case 'thermo':
      return hasLoot(position, who, 'isotope');
    default:
      return false;
  }
}
function triggerTile(position: Position): Effect<Position> {
  const { who, to } = entering(position);
  const alarm: Item = { do: 'alarm', at: to, cause: kindAt(position, to) as string, who };
  return effect(isSetOff(position) ? push(position, alarm) : position);
}

/** BB-LABORATORY-1 */
function searchLaboratory(position: Position): Effect<Position> {
  const { who, to } = entering(position);
  return effect(searched(position, who, to));
}
/** The first one in a laboratory gains its tool. */
export function searched(position: Position, who: string, at: Space): Position {
  if (!isOfKind(position, at, 'laboratory') || position.labs.includes(at)) return position;
  if (isCardLeft(position, 'tools')) return push(position, { do: 'gain', who, by: 'walk', drawn: [], lab: at });
  return changed(position, { labs: including(position.labs, at) });
}

const isAt = (step: StepOf<'entry'>) => (position: Position) => due(position, 'enter')?.step === entryStep(step);

export const entryMoves = {
  rollKeypad,
  payBolt,
  stayOutside,
  payLaser: answerLaser(true),
  riskLaser: answerLaser(false),
};
export const entrySteps = {
  seeTile,
  testWalkway,
  passGate,
  passLaser,
  leaveSpace,
  arrive,
  openFloor,
  meetGuards,
  triggerTile,
  searchLaboratory,
  endEntry,
  ...advances(
    'entry',
    (step) => (position: Position) => effect(noted(position, { step: step ? entryStep(step) : 'done' })),
  ),
};
export const entryTests = {
  isEntering: (position: Position): boolean => due(position, 'enter') !== undefined,
  isEntryDone: (position: Position): boolean => due(position, 'enter')?.step === 'done',
  isGivingWay: (position: Position): boolean => due(position, 'enter')?.falls === true,
  isPledgeOpen,
  isTileHidden: (position: Position): boolean => !isFaceUp(position, entering(position).to),
  isKeypadLocked(position: Position): boolean {
    const { to, who } = entering(position);
    return isKeypadLocked(position, who, to);
  },
  isBoltAsked,
  isLaserAsked,
  'is-at-reveal': isAt('reveal'),
  'is-at-walkway': isAt('walkway'),
  'is-at-gate': isAt('gate'),
  'is-at-laser': isAt('laser'),
  'is-at-leave': isAt('leave'),
  'is-at-arrive': isAt('arrive'),
  'is-at-floor': isAt('floor'),
  'is-at-guards': isAt('guards'),
  'is-at-alarm': isAt('alarm'),
  'is-at-laboratory': isAt('laboratory'),
};
