// Burgle Bros: the set-up, the turn with its three steps, and what interrupts. Nothing here says what a move does.
// What a move causes waits on the agenda; `settle` looks at what is due there and goes where it is dealt with.
import type { ChartConfig, StateNotes } from '../../table/chart.js';
import type { Position } from '../../rules/burgle-bros/position.js';
import { orderOf, type StepOf } from '../../rules/burgle-bros/procedures.js';
import { move, notes, otherwise, step, when } from '../chart/statechart.js';
import { asksActive, guardStates, safeStates, settle, walkStates } from './chart-procedures.js';

export const chartConfig = ({ options }: Position): ChartConfig => ({
  id: 'burgle-bros',
  initial: 'setup',
  states: {
    setup: setupStates(),
    turn: turnStates(options),
    interrupt: interruptions(),
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

function setupStates() {
  return {
    initial: 'guard',
    ...notes({ ...inTurn, setup: true }),
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
      'to-actions': { id: 'to-actions', always: [when('hasEscaped', '#end'), otherwise('actions')] },
      actions: { id: 'actions', ...asksActive('use', 'give'), on: actions },
      peek: { id: 'peek', on: { reveal: move('revealTile', settle) } },
      walk: walkStates(options),
      safe: safeStates(options),
      keep: { id: 'keep', ...notes({ by: ['keeper', 'BB-TURN-1'] }), on: { keep: move('keepCards', settle) } },
      exchange: {
        id: 'exchange',
        ...notes({ by: ['receiver', 'BB-TURN-1'] }),
        on: { accept: move('accept', settle), refuse: move('refuse', settle) },
      },
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
          choice: { id: 'choice', ...asksActive(), on: { choose: move('choose', settle) } },
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
