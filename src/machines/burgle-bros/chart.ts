// Burgle Bros: the set-up, the turn with its three steps, and what interrupts. Nothing here says what a move does.
// Whatever a move brings about waits on the agenda; `settle` looks at what is due there and goes where it is dealt with.
import type { ChartConfig, StateNotes } from '../../table/chart.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import { orderOf, type StepOf } from '../../rules/burgle-bros/procedures.js';
import { move, notes, otherwise, step, when } from '../chart/statechart.js';

export const chartConfig = ({ options }: Position): ChartConfig => ({
  id: 'burgle-bros',
  initial: 'setup',
  states: {
    // The turn stands first, so that its guard and target are found before those of the set-up.
    turn: turnStates(options),
    interrupt: interruptions(),
    setup: setupStates(),
    settle: settling(orderOf(options, 'turn')),
    over: {
      initial: 'lost',
      states: {
        won: { id: 'won', type: 'final', ...notes({ otherwise: 'BB-END-6' }) },
        lost: { id: 'lost', type: 'final', ...notes({ otherwise: 'BB-END-1' }) },
      },
    },
  },
});

/** Moves that a state does not take are refused as out of turn; tools have their own rule for that. */
const inTurn: StateNotes = { refuses: [['use', 'BB-TOOL-4']], otherwise: 'BB-TURN-1' };
const settle = '#settle';

function setupStates() {
  return {
    initial: 'guard',
    ...notes(inTurn),
    states: {
      guard: { on: { draw: move('placeFirstGuard', 'placed') } },
      placed: { always: [when('isFirstGuardDue', 'guard', 'mixFirstPatrol'), otherwise('entrance')] },
      entrance: { ...notes({ by: ['team', 'BB-TURN-1'] }), on: { enter: move('chooseEntrance', 'reveal') } },
      reveal: { on: { reveal: move('revealTile', 'revealed') } },
      revealed: { always: [when('isFirstTargetDue', 'target', 'mixFirstPatrol'), otherwise('begun')] },
      target: { on: { draw: move('aimFirstGuard', 'revealed') } },
      begun: { always: [when('isBeginnerOpen', 'first'), otherwise('#start')] },
      first: { ...notes({ by: ['team', 'BB-TURN-1'] }), on: { first: move('beginWith', '#start') } },
    },
  };
}

/** Where play goes on when something was done: the end, what is due on the agenda, or the part of the turn it is in. */
function settling(turn: readonly StepOf<'turn'>[]) {
  const after = (part: StepOf<'turn'>) => `#to-${turn[turn.indexOf(part) + 1] ?? 'end'}`;
  return {
    id: 'settle',
    always: [
      when('isLost', '#lost'),
      when('isWon', '#won'),
      when('isAlarmDue', settle, 'raiseAlarm'),
      when('isHackOpen', '#hack'),
      when('isTargetOpen', '#choose-target'),
      when('isTokenOpen', '#stealth'),
      when('isLossDue', settle, 'loseStealth'),
      when('isFirstLoserOpen', '#order'),
      when('isEntering', '#entering'),
      when('isFalling', '#falling'),
      when('isPlacingDue', '#placing'),
      when('isArriving', '#arriving'),
      when('isPatrolDue', '#patrol-due'),
      when('isSafeDue', '#cracking'),
      when('isToolOfWalkDue', '#walk-tool', 'refillTools'),
      when('isToolOfSafeDue', '#safe-tool', 'refillTools'),
      when('isToolOfTinkerDue', '#tool-draw', 'refillTools'),
      when('isToolOfEventDue', '#event-tool', 'refillTools'),
      when('isKeepDue', '#keep'),
      when('isLookDue', '#look'),
      when('isPeekDue', '#peek'),
      when('isToolPeekDue', '#tool-reveal'),
      when('isEventPeekDue', '#event-reveal'),
      when('isExchangeDue', '#exchange'),
      when('isChoiceDue', '#choice'),
      when('isEffectDue', settle, 'takeEffect'),
      when('isEventDone', after('event'), 'finishEvent'),
      when('isUpkeepDue', '#upkeep'),
      when('isThermoDue', settle, 'checkThermo'),
      when('isAcrobatDue', settle, 'checkAcrobat'),
      when('isReadyDue', '#walking', 'readyGuard'),
      when('isSpeedDue', '#speed', 'speedIsDue'),
      when('isStartOver', `#to-${turn[0]}`, 'partIsOver'),
      when('areActionsOver', settle, 'endActions'),
      when('isStepOneOver', after('actions'), 'partIsOver'),
      when('isCloseOver', after('close'), 'partIsOver'),
      when('isGuardOver', after('guard'), 'partIsOver'),
      when('hasEscaped', '#end'),
      when('isGuardWalking', '#walking'),
      otherwise('#actions'),
    ],
  };
}

function interruptions() {
  return {
    initial: 'hack',
    ...notes({ ...inTurn, interrupts: true }),
    states: {
      hack: {
        id: 'hack',
        ...notes({ by: ['hack-decider', 'BB-TURN-1'] }),
        on: { hack: move('spendMarker', settle), allow: move('letRing', settle) },
      },
      target: {
        id: 'choose-target',
        ...notes({ by: ['tie-chooser', 'BB-TURN-1'] }),
        on: { target: move('chooseTarget', settle) },
      },
      stealth: {
        id: 'stealth',
        ...notes({ by: ['loser', 'BB-TURN-1'] }),
        on: { spend: move('spendStealth', settle) },
      },
      order: { id: 'order', ...notes({ by: ['team', 'BB-TURN-1'] }), on: { first: move('loseFirst', settle) } },
    },
  };
}

/** A turn: its parts in the order asked for, and the states that its moves pass through. */
function turnStates(options: Position['options']) {
  const order = orderOf(options, 'turn');
  const after = (part: StepOf<'turn'>) => `#to-${order[order.indexOf(part) + 1] ?? 'end'}`;
  return {
    initial: 'start',
    ...notes(inTurn),
    states: {
      start: { id: 'start', on: { next: step('startTurn', settle) } },
      upkeep: { id: 'upkeep', on: { roll: move('rollUpkeep', settle) } },
      'to-actions': { id: 'to-actions', always: [otherwise('actions')] },
      actions: { id: 'actions', on: actions },
      peek: { id: 'peek', on: { reveal: move('revealTile', settle) } },
      walk: walkStates(options),
      safe: safeStates(options),
      keep: { id: 'keep', on: { keep: move('keepCards', settle) } },
      exchange: { id: 'exchange', on: { accept: move('accept', settle), refuse: move('refuse', settle) } },
      tool: {
        initial: 'reveal',
        states: {
          reveal: { id: 'tool-reveal', on: { reveal: move('revealTile', settle) } },
          draw: { id: 'tool-draw', on: { draw: move('drawTool', settle) } },
          patrol: { id: 'tool-patrol', on: { draw: move('drawCard', settle) } },
          look: { id: 'look', on: { look: move('lookAtTop', settle) } },
        },
      },
      'to-event': {
        id: 'to-event',
        always: [
          when('hasEscaped', '#end'),
          when('isEventDue', '#draw-event', 'refillEvents'),
          otherwise(after('event')),
        ],
      },
      event: {
        initial: 'draw',
        states: {
          draw: { id: 'draw-event', on: { draw: move('drawEvent', settle) } },
          choice: { id: 'choice', on: { choose: move('choose', settle) } },
          patrol: { id: 'event-patrol', on: { draw: move('drawCard', settle) } },
          tool: { id: 'event-tool', on: { draw: move('drawTool', settle) } },
          reveal: { id: 'event-reveal', on: { reveal: move('revealTile', settle) } },
        },
      },
      'to-close': { id: 'to-close', always: [when('hasEscaped', '#end'), otherwise('close')] },
      close: { on: { next: step('closeTurn', settle) } },
      'to-guard': { id: 'to-guard', always: [when('hasEscaped', '#end'), otherwise('#guard-start', 'guardsSetOut')] },
      guard: guardStates(options),
      'to-end': { id: 'to-end', always: [otherwise('end')] },
      end: { id: 'end', on: { next: step('passTurn', 'start') } },
    },
  };
}

/** Step 1. Free actions and paid ones come in any order until the player has enough. */
const actions = {
  peek: move('peek', settle),
  walk: move('walk', settle),
  hack: move('hack', settle),
  'add-die': move('addDie', settle),
  crack: move('crack', settle),
  give: move('give', settle),
  use: move('use', settle),
  take: move('take', settle),
  slip: move('slip', settle),
  climb: move('climb', settle),
  laptop: move('laptop', settle),
  xray: move('xray', settle),
  enhance: move('enhance', settle),
  crybaby: move('crybaby', settle),
  'take-alarm': move('takeAlarm', settle),
  'drop-alarm': move('dropAlarm', settle),
  crow: move('sendCrow', settle),
  tinker: move('tinker', settle),
  order: move('order', settle),
  swap: move('swap', settle),
  foresee: move('foresee', settle),
  end: move('end', settle),
};

/** Coming onto a tile, by walking or by falling. */
function walkStates(options: Position['options']) {
  return {
    initial: 'reveal',
    states: {
      entering: {
        id: 'entering',
        always: [
          when('isPledgeOpen', 'laser'),
          ...orderOf(options, 'entry').map((name) => when(`is-at-${name}`, entryTargets[name])),
        ],
      },
      ...entrySteps,
      guard: { id: 'floor-guard', on: { draw: move('drawCard', settle) } },
      target: { id: 'floor-target', on: { draw: move('drawCard', settle) } },
      placing: {
        id: 'placing',
        always: [
          when('isOwnTurn', '#placing-in-turn'),
          when('isPlaceCardDue', 'guard', 'mixPatrol'),
          otherwise('target', 'mixPatrol'),
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
const entrySteps = {
  hidden: { always: [when('isTileHidden', 'reveal'), otherwise(settle, 'seeTile')] },
  reveal: { on: { reveal: move('revealTile', settle) } },
  walkway: { always: [otherwise(settle, 'testWalkway')] },
  gate: {
    always: [when('isKeypadLocked', 'keypad'), when('isBoltAsked', 'deadbolt'), otherwise(settle, 'passGate')],
  },
  deadbolt: { on: { pay: move('payBolt', settle), stay: move('stayOutside', settle) } },
  keypad: { on: { roll: move('rollKeypad', settle) } },
  beam: { always: [when('isLaserAsked', 'laser'), otherwise(settle, 'passLaser')] },
  laser: { on: { pay: move('payLaser', settle), risk: move('riskLaser', settle) } },
  leave: { always: [otherwise(settle, 'leaveSpace')] },
  arrive: { always: [otherwise(settle, 'arrive')] },
  floor: { always: [otherwise(settle, 'openFloor')] },
  guards: { always: [otherwise(settle, 'meetGuards')] },
  alarm: { always: [otherwise(settle, 'triggerTile')] },
  laboratory: { always: [otherwise(settle, 'searchLaboratory')] },
};

/** Rolling at a safe, and the four things that happen when it opens. */
function safeStates(options: Position['options']) {
  return {
    initial: 'roll',
    states: {
      cracking: {
        id: 'cracking',
        always: [
          when('isRollDue', 'roll'),
          when('isRolled', 'rolled'),
          ...orderOf(options, 'open-safe').map((name) => when(`is-at-${name}`, safeTargets[name])),
        ],
      },
      roll: { on: { roll: move('rollSafe', settle) } },
      rolled: { always: [when('canAdjust', 'adjust'), otherwise('covering')] },
      adjust: { on: { use: move('adjustRoll', 'covering'), pass: move('keepRoll', 'covering') } },
      covering: { always: [otherwise(settle, 'coverNumbers')] },
      finding: { always: [otherwise(settle, 'findTool')] },
      tool: { id: 'safe-tool', on: { draw: move('drawTool', settle) } },
      'to-loot': { always: [when('isLootLeft', 'loot', 'refillLoot'), otherwise(settle, 'skipLoot')] },
      loot: { on: { draw: move('drawLoot', settle) } },
      'silent-alarm': { always: [otherwise(settle, 'soundSilentAlarm')] },
      dice: { always: [otherwise(settle, 'takeDiceAway')] },
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
function guardStates(options: Position['options']) {
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
          when('isGuardHeld', 'walking', 'holdGuard'),
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
          start: { always: orderOf(options, 'arrival').map((name) => when(`is-at-${name}`, name)) },
          'alarm-off': { always: [otherwise(settle, 'switchAlarmOff')] },
          meeting: { always: [otherwise(settle, 'meetBurglars')] },
          sight: { always: [otherwise(settle, 'seeBurglars')] },
          cameras: { always: [otherwise(settle, 'lookAtCameras')] },
          'new-target': { always: [when('isCardDue', '#patrol-due'), otherwise(settle, 'findTarget')] },
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
