// The procedures inside a turn: coming onto a tile, opening a safe, a guard's move. Each step leads back to `settle`, which
// looks at what is due.
import type { Position } from '../../rules/burgle-bros/position.js';
import { advance, orderOf, type StepOf } from '../../rules/burgle-bros/procedures.js';
import { move, notes, otherwise, step, when } from '../chart/statechart.js';

export const settle = '#settle';

/** The burglar whose turn it is decides; these verbs have rules of their own for others. */
export const asksActive = (...anybody: readonly string[]) => notes({ by: ['turn', 'BB-TURN-1'], anybody });

/** The step after this one in the order asked for; none after the last. */
const nextIn = <S>(order: readonly S[], step: S): S | undefined => order[order.indexOf(step) + 1];

/** Coming onto a tile, by walking or by falling. */
export function walkStates(options: Position['options']) {
  return {
    initial: 'reveal',
    states: {
      entering: {
        id: 'entering',
        always: [
          when('isEntryDone', settle, 'endEntry'),
          when('isPledgeOpen', 'laser'),
          ...orderOf(options, 'entry').map((name) => when(`is-at-${name}`, entryTargets[name])),
        ],
      },
      ...entrySteps(orderOf(options, 'entry')),
      guard: { id: 'floor-guard', on: { draw: move('drawCard', settle) } },
      target: { id: 'floor-target', on: { draw: move('drawCard', settle) } },
      placing: {
        id: 'placing',
        always: [
          when('isPlaceDone', settle, 'endPlacing'),
          when('isPlaceDrawn', 'drawn'),
          when('isOwnTurn', '#placing-in-turn'),
          when('isPlaceCardDue', 'guard', 'mixPatrol'),
          otherwise('target', 'mixPatrol'),
        ],
      },
      drawn: {
        always: [
          when('isPlaceCardDue', settle, advance('new-floor', nextIn(orderOf(options, 'new-floor'), 'guard'))),
          otherwise(settle, advance('new-floor', nextIn(orderOf(options, 'new-floor'), 'target'))),
        ],
      },
      falling: {
        id: 'falling',
        always: [
          when('isAtLanding', settle, 'land'),
          when('isLandingHidden', 'fall'),
          when('isAtLookingAround', settle, 'lookAround'),
          when('isAtFloorBelow', settle, 'openFloorBelow'),
          otherwise(settle, 'meetGuardThere'),
        ],
      },
      fall: { on: { reveal: move('revealTile', settle) } },
      tool: { id: 'walk-tool', on: { draw: move('drawTool', settle) } },
    },
  };
}

/** Where each step of the entry begins: in the state that bears its name, or in the fork before it. */
const entryTargets: Readonly<Record<StepOf<'entry'>, string>> = {
  reveal: 'hidden',
  walkway: 'walkway',
  gate: 'gate',
  laser: 'beam',
  leave: 'leave',
  arrive: 'arrive',
  floor: 'floor',
  guards: 'guards',
  alarm: 'alarm',
  laboratory: 'laboratory',
};
function entrySteps(order: readonly StepOf<'entry'>[]) {
  const toNext = (name: StepOf<'entry'>) => advance('entry', nextIn(order, name));
  /** A step that happens by itself. */
  const plain = (name: StepOf<'entry'>, effect: string) => ({ always: [otherwise(settle, toNext(name), effect)] });
  /** Whoever breaks through a walkway passes over this step. */
  const onFoot = (name: StepOf<'entry'>) => when('isGivingWay', settle, toNext(name));
  return {
    hidden: { always: [when('isTileHidden', 'reveal'), otherwise(settle, toNext('reveal'), 'seeTile')] },
    reveal: { on: { reveal: move('revealTile', settle) } },
    walkway: plain('walkway', 'testWalkway'),
    gate: {
      always: [
        onFoot('gate'),
        when('isKeypadLocked', 'keypad'),
        when('isBoltAsked', 'deadbolt'),
        otherwise(settle, toNext('gate'), 'passGate'),
      ],
    },
    deadbolt: { ...asksActive(), on: { pay: move('payBolt', settle), stay: move('stayOutside', settle) } },
    keypad: { on: { roll: move('rollKeypad', settle) } },
    beam: {
      always: [onFoot('laser'), when('isLaserAsked', 'laser'), otherwise(settle, toNext('laser'), 'passLaser')],
    },
    laser: { ...asksActive(), on: { pay: move('payLaser', settle), risk: move('riskLaser', settle) } },
    leave: plain('leave', 'leaveSpace'),
    arrive: plain('arrive', 'arrive'),
    floor: plain('floor', 'openFloor'),
    guards: plain('guards', 'meetGuards'),
    alarm: { always: [onFoot('alarm'), otherwise(settle, toNext('alarm'), 'triggerTile')] },
    laboratory: { always: [onFoot('laboratory'), otherwise(settle, toNext('laboratory'), 'searchLaboratory')] },
  };
}

/** Rolling at a safe, and the four things that happen when it opens. */
export function safeStates(options: Position['options']) {
  const order = orderOf(options, 'open-safe');
  const toNext = (name: StepOf<'open-safe'>) => advance('open-safe', nextIn(order, name));
  return {
    initial: 'roll',
    states: {
      cracking: {
        id: 'cracking',
        always: [
          when('isRollDue', 'roll'),
          when('isRolled', 'rolled'),
          when('isSafeDone', settle, 'shutTheDoor'),
          ...order.map((name) => when(`is-at-${name}`, safeTargets[name])),
        ],
      },
      roll: { on: { roll: move('rollSafe', settle) } },
      rolled: { always: [when('canAdjust', 'adjust'), otherwise('covering')] },
      adjust: {
        ...asksActive('use'),
        on: { use: move('adjustRoll', 'covering'), pass: move('keepRoll', 'covering') },
      },
      covering: { always: [otherwise(settle, 'coverNumbers')] },
      finding: { always: [otherwise(settle, toNext('tool'), 'findTool')] },
      tool: { id: 'safe-tool', on: { draw: move('drawTool', settle) } },
      'to-loot': { always: [when('isLootDue', 'loot', 'refillLoot'), otherwise(settle, toNext('loot'))] },
      loot: { on: { draw: move('drawLoot', settle) } },
      'silent-alarm': { always: [otherwise(settle, toNext('silent-alarm'), 'soundSilentAlarm')] },
      dice: { always: [otherwise(settle, toNext('dice'), 'takeDiceAway')] },
    },
  };
}
const safeTargets: Readonly<Record<StepOf<'open-safe'>, string>> = {
  tool: 'finding',
  loot: 'to-loot',
  'silent-alarm': 'silent-alarm',
  dice: 'dice',
};

/** Step 3: the guard comes onto the table if he is off it, his steps are fixed, and he walks them one by one. */
export function guardStates(options: Position['options']) {
  const order = orderOf(options, 'arrival');
  const toNext = (name: StepOf<'arrival'>) => advance('arrival', nextIn(order, name));
  return {
    initial: 'start',
    states: {
      start: {
        id: 'guard-start',
        always: [
          when('isNobodyOnMove', settle, 'guardsHaveMoved'),
          when('isGuardOff', settle, 'comeBack'),
          otherwise('speed'),
        ],
      },
      placing: {
        id: 'placing-in-turn',
        always: [when('isPlaceCardDue', 'place', 'mixPatrol'), otherwise('target', 'mixPatrol')],
      },
      place: { on: { draw: move('drawCard', settle) } },
      target: { on: { draw: move('drawCard', settle) } },
      speed: { id: 'speed', on: { next: { target: 'setting-off' } } },
      'setting-off': {
        always: [
          when('isGuardHeld', 'moved', 'holdGuard'),
          when('isTargetMissing', settle, 'askForTarget'),
          otherwise('walking', 'readyGuard'),
        ],
      },
      walking: {
        id: 'walking',
        always: [when('isWalkOver', 'moved'), when('isWayOpen', 'route'), otherwise('step')],
      },
      step: { on: { next: step('walkOn', settle) } },
      route: { ...notes({ by: ['team', 'BB-TURN-1'] }), on: { route: move('chooseStep', settle) } },
      arriving: {
        id: 'arriving',
        initial: 'start',
        states: {
          start: {
            always: [when('isArrivalDone', settle, 'endArrival'), ...order.map((name) => when(`is-at-${name}`, name))],
          },
          'alarm-off': { always: [otherwise(settle, toNext('alarm-off'), 'switchAlarmOff')] },
          meeting: { always: [otherwise(settle, toNext('meeting'), 'meetBurglars')] },
          sight: { always: [otherwise(settle, toNext('sight'), 'seeBurglars')] },
          cameras: { always: [otherwise(settle, toNext('cameras'), 'lookAtCameras')] },
          'new-target': {
            always: [
              when('wasPlaced', settle, toNext('new-target')),
              when('isCardDue', '#patrol-due'),
              otherwise(settle, toNext('new-target'), 'findTarget'),
            ],
          },
        },
      },
      'patrol-due': {
        id: 'patrol-due',
        always: [
          when('isEventUnderWay', '#event-patrol', 'mixPatrol'),
          when('isPatrolDue', '#tool-patrol', 'mixPatrol'),
          otherwise('draw', 'mixPatrol'),
        ],
      },
      draw: { on: { draw: move('drawCard', settle) } },
      moved: {
        always: [when('isAnotherGuardDue', 'start', 'nextGuard'), otherwise(settle, 'guardsHaveMoved')],
      },
    },
  };
}
