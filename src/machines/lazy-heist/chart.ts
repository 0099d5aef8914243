// Lazy Heist: setup, the minute with its turns, alarms that interrupt, and the protocol. Nothing here says what a move does.
import type { ChartConfig, StateConfig, StateNotes } from '../../table/chart.js';
import type { Position } from '../../rules/lazy-heist/position.js';
import { orderOf, stepRule, type ProtocolStep } from '../../rules/lazy-heist/procedures.js';
import { announcing, missing } from '../../rules/lazy-heist/protocol.js';
import { placements, placing, stillMissing } from '../../rules/lazy-heist/setup.js';
import { move, notes, otherwise, step, when } from '../chart/statechart.js';

export const chartConfig = ({ options }: Position): ChartConfig => ({
  id: 'lazy-heist',
  initial: 'setup',
  states: {
    setup: setupStates(),
    minute: minuteStates(options),
    end: {
      initial: 'lost',
      states: { won: { id: 'won', type: 'final' }, lost: { id: 'lost', type: 'final' } },
    },
  },
});

/** The parts of a minute in the order asked for; after the last one the next minute begins. An alarm breaks in. */
function minuteStates(options: Position['options']) {
  const order = orderOf(options, 'minute');
  const parts = { turn: turnStates, protocol: (after: string) => protocolStates(orderOf(options, 'protocol'), after) };
  const built = order.map((part, i) => [part, parts[part](order[i + 1] ? `#${order[i + 1]}` : '#minute')] as const);
  return {
    id: 'minute',
    initial: order[0] as string,
    states: { ...Object.fromEntries(built), alarm: alarmStates() },
  };
}

/** Each thing is placed until it lies; whatever lies already is passed over. */
function setupStates() {
  const isOfKeys = ({ state }: (typeof placements)[number]): boolean => state.startsWith('keys.');
  const firstKeys = placements.findIndex(isOfKeys);
  const place = (i: number) => {
    const { state, rule, place: placed } = placements[i] as (typeof placements)[number];
    const name = state.replace('keys.', '');
    const verb = 'dice' in placed ? 'roll' : 'reveal';
    return {
      [name]: { ...notes({ otherwise: rule }), on: { [verb]: move(placing(state), `on-${name}`) } },
      [`on-${name}`]: {
        id: `on-${name}`,
        always: [when(stillMissing(state), name), otherwise(afterPlacing(i), ...stepsAfter(state))],
      },
    };
  };
  const states = (of: readonly (typeof placements)[number][]) =>
    Object.assign({}, ...of.map((each) => place(placements.indexOf(each)))) as Record<string, StateConfig>;
  return {
    initial: 'difficulty',
    ...notes({ setup: true }),
    states: {
      difficulty: {
        ...notes({ by: ['team', 'LH-SETUP-4'], otherwise: 'LH-SETUP-4' }),
        on: { difficulty: move('chooseDifficulty', '#on-cabins') },
      },
      ...states(placements.slice(0, firstKeys)),
      keys: { initial: 'place', states: states(placements.filter(isOfKeys)) },
      ...states(placements.slice(firstKeys).filter((each) => !isOfKeys(each))),
      'on-checkpoint': {
        id: 'on-checkpoint',
        always: [when('isCheckpointRolled', 'checkpoint'), otherwise('#minute')],
      },
      checkpoint: {
        ...notes({ otherwise: 'LH-RULING-checkpoint-at-start' }),
        on: { roll: move('rollFirstCheckpoint', '#minute') },
      },
    },
  };
}
/** Keys lie face down between being placed and being turned up. */
const stepsAfter = (state: string): string[] =>
  state === 'drones' ? ['layKeysFaceDown'] : state === 'keys.reveal' ? ['keysAreShown'] : [];

const afterPlacing = (i: number): string => {
  const next = placements[i + 1]?.state.replace('keys.', '');
  return next === undefined ? '#on-checkpoint' : `#on-${next}`;
};

/** LH-TURN-5 refuses what is not a burglar's move; then LH-TURN-11 asks who moves; then come the state's own bars. */
const turnOf = (bars: Lines, stay: Lines = [['stay', 'LH-ALARM-1']]) =>
  notes({
    by: ['turn', 'LH-TURN-11'],
    refuses: [['chance', 'LH-TURN-5'], ['team', 'LH-TURN-5'], ['next', 'LH-TURN-5'], ...stay],
    bars,
  });

type Lines = NonNullable<StateNotes['bars']>;

const items = (target?: string) =>
  Object.fromEntries(['take', 'drop', 'give', 'get', 'swap', 'eat'].map((verb) => [verb, move(verb, target)]));

/** Verb -> its rule, for what a burglar does on the spot. */
const onTheSpot = {
  escape: 'escape',
  lift: 'moveLift',
  unlock: 'unlock',
  rest: 'rest',
  loot: 'loot',
  radio: 'radio',
  free: 'free',
  switch: 'turnSwitch',
  ignite: 'ignite',
  wait: 'wait',
};
const onTheSpotMoves = (target: string, suffix = '') =>
  Object.fromEntries(Object.entries(onTheSpot).map(([verb, rule]) => [verb, move(`${rule}${suffix}`, target)]));

const paidActions = {
  walk: move('walk', 'entered'),
  climb: move('climb', 'entered'),
  carry: move('carry', 'entered'),
  sneak: move('sneak', 'entered'),
  'knock-out': move('knockOut', 'event'),
  ...onTheSpotMoves('acted'),
};

const ends = [when('isLost', '#lost'), when('isWon', '#won')];

/** A burglar's turn; `after` is where the minute goes on when everybody sits. */
function turnStates(after: string) {
  return {
    id: 'turn',
    initial: 'ready',
    states: {
      ready: {
        ...turnOf([['done', 'LH-TURN-5']]),
        on: { sit: move('sit', 'passing'), ...paidActions, ...items('handled') },
      },
      acting: { ...turnOf([['sit', 'LH-TURN-8']]), on: { done: move('done', 'passing'), ...paidActions, ...items() } },
      confronted: {
        ...turnOf(
          [
            ['sit', 'LH-TURN-8'],
            ['done', 'LH-ALARM-1'],
          ],
          [],
        ),
        on: {
          stay: move('stay', '#alarm'),
          walk: move('walkAway', 'entered'),
          climb: move('climbAway', 'entered'),
          sneak: move('sneakAway', 'entered'),
          carry: move('carryAway', 'entered'),
          'knock-out': move('knockOut', 'event'),
          ...onTheSpotMoves('pressed', 'Meanwhile'),
          ...items(),
        },
      },
      entered: {
        always: [...ends, when('isTurnCutShort', 'passing'), when('isConfronted', 'confronted'), otherwise('acting')],
      },
      acted: { id: 'acted', always: [...ends, when('isAlarm', '#alarm'), otherwise('acting')] },
      pressed: { always: [...ends, when('isAlarm', '#alarm'), otherwise('confronted')] },
      handled: { always: [when('hasActed', 'acting'), otherwise('ready')] },
      event: {
        initial: 'start',
        ...notes({ otherwise: 'LH-KNOCK-4' }),
        states: {
          start: { always: [when('isDeckEmpty', '#after-event'), otherwise('draw')] },
          draw: { on: { draw: move('draw', 'drawn') } },
          drawn: {
            always: [
              when('isAlarm', '#alarm'),
              when('isFalseAlarm', 'roll', 'layCardAside'),
              when('isCoffeeBreak', 'choose', 'layCardAside'),
              otherwise('#after-event'),
            ],
          },
          roll: { on: { roll: move('rollFalseAlarm', '#after-event') } },
          choose: { ...notes({ by: ['team', 'LH-KNOCK-4'] }), on: { send: move('sendGuard', '#after-event') } },
        },
      },
      'after-event': {
        id: 'after-event',
        always: [
          ...ends,
          when('isTurnCutShort', 'passing'),
          when('isGuardStillThere', 'confronted', 'faceGuard'),
          otherwise('acting', 'beAtEase'),
        ],
      },
      passing: {
        id: 'passing',
        always: [when('isAlarm', '#alarm'), when('areAllSeated', after), otherwise('ready', 'passTurn')],
      },
    },
  };
}

/** Both guards walk to the checkpoint, nearer first (LH-GUARD-3); `after` is where play goes on. */
const guardWalk = (after: string, rule: 'LH-ALARM-3' | 'LH-PROTOCOL-4') => ({
  start: {
    // In another order of the steps there may be no marker to walk to.
    always: [
      when('isCheckpointGone', after),
      when('areGuardsEquallyNear', 'order'),
      otherwise('ordered', 'nearerGoesFirst'),
    ],
  },
  order: {
    ...notes({ by: ['team', rule], refuses: [['team', 'LH-GUARD-4']], otherwise: rule }),
    on: { first: move('goFirst', 'ordered') },
  },
  ordered: { always: [when('isFirstRouteOpen', 'route', 'askFirstRoute'), otherwise('first', 'firstSetsOff')] },
  first: { ...notes({ otherwise: rule }), on: { next: step('firstWalks', 'first-walked') } },
  'first-walked': {
    always: [
      when('isLost', '#lost'),
      when('isStillWalking', 'first'),
      when('isCheckpointGone', after, 'secondStays'),
      when('isSecondRouteOpen', 'route', 'askSecondRoute'),
      otherwise('second', 'secondSetsOff'),
    ],
  },
  route: {
    ...notes({ by: ['team', rule], refuses: [['team', 'LH-GUARD-5']], otherwise: rule }),
    on: { route: move('chooseRoute', 'chosen') },
  },
  chosen: {
    always: [when('isFirstTheWalker', 'first', 'routeIsSettled'), otherwise('second', 'routeIsSettled')],
  },
  second: { ...notes({ otherwise: rule }), on: { next: step('secondWalks', 'second-walked') } },
  'second-walked': {
    always: [when('isLost', '#lost'), when('isStillWalking', 'second'), otherwise(after)],
  },
});

/** LH-ALARM-3: an interruption. It ends where `pending.resume` says; inside the protocol at the next floor. */
function alarmStates() {
  return {
    id: 'alarm',
    initial: 'marker',
    ...notes({ interrupts: true }),
    states: {
      marker: { ...notes({ otherwise: 'LH-ALARM-3' }), on: { next: step('moveMarker', 'start') } },
      ...guardWalk('over', 'LH-ALARM-3'),
      over: {
        always: [
          when('resumesDrones', '#drones-on', 'endAlarm'),
          when('resumesActivation', '#activation-on', 'endAlarm'),
          when('resumesTurn', 'in-turn', 'endAlarm'),
          otherwise('#passing', 'keepWord'),
        ],
      },
      'in-turn': { always: [when('isTurnCutShort', '#passing'), otherwise('#acted')] },
    },
  };
}

/** What each step looks like; `after` is where the protocol goes on. */
const stepStates: Readonly<Record<ProtocolStep, (after: string) => Record<string, StateConfig>>> = {
  explosion: (after) => ({
    explosion: { on: { next: step('explode', 'exploded') } },
    exploded: { always: [when('isLost', '#lost'), otherwise(after)] },
  }),
  switches: (after) => ({ switches: { on: { next: step('resetSwitches', after) } } }),
  checkpoint: (after) => ({
    checkpoint: {
      initial: 'start',
      states: {
        start: { always: [when('isCheckpointOnPlan', 'kept'), otherwise('roll')] },
        kept: { on: { next: step('keepCheckpoint', after) } },
        roll: { on: { roll: move('rollCheckpoint', after) } },
      },
    },
  }),
  guards: (after) => ({ guards: { initial: 'start', states: guardWalk(after, 'LH-PROTOCOL-4') } }),
  drones: (after) => ({
    drones: { on: { next: step('moveDrone', 'drones-on') } },
    'drones-on': {
      id: 'drones-on',
      always: [
        when('isLost', '#lost'),
        when('isAlarm', '#alarm'),
        when('isDroneLeftToMove', 'drones'),
        otherwise(after),
      ],
    },
  }),
  activation: (after) => ({
    activation: { on: { next: step('wakeDrone', 'activation-on') } },
    'activation-on': {
      id: 'activation-on',
      always: [
        when('isLost', '#lost'),
        when('isAlarm', '#alarm'),
        when('isDroneLeftToWake', 'activation'),
        otherwise(after),
      ],
    },
  }),
  stations: (after) => ({
    stations: {
      initial: 'start',
      states: {
        start: { always: [when('isDroneCharged', 'roll'), otherwise('floor')] },
        floor: { on: { next: step('chargeDrone', 'on') } },
        roll: { on: { roll: move('rollDroneBack', 'on') } },
        on: { always: [when('isLost', '#lost'), when('isStationLeft', 'start'), otherwise(after)] },
      },
    },
  }),
  vending: (after) => ({ vending: { on: { next: step('refillVending', after) } } }),
  markers: (after) => ({ markers: { on: { next: step('resetMarkers', after) } } }),
  helicopter: (after) => ({
    helicopter: {
      initial: 'advance',
      states: {
        advance: { on: { next: step('advanceHelicopter', 'advanced') } },
        advanced: { always: [when('isLost', '#lost'), when('isBatteryDue', 'battery'), otherwise(after)] },
        battery: { on: { roll: move('rollBattery', after) } },
      },
    },
  }),
  'new-minute': (after) => ({ 'new-minute': { on: { next: step('startMinute', after) } } }),
};

/** The steps in the order asked for, each announced as it is entered; a step that the side in force lacks is passed over. */
function protocolStates(order: readonly ProtocolStep[], afterwards: string) {
  const states = order.map((name, i) => {
    const after = `#to-${order[i + 1] ?? 'end'}`;
    const [own, ...forks] = Object.entries(stepStates[name](after)) as [[string, object], ...[string, object][]];
    return {
      [`to-${name}`]: {
        id: `to-${name}`,
        always: [when(missing(name), after), otherwise(name, announcing(name))],
      },
      [own[0]]: { ...notes({ otherwise: stepRule(name) }), ...own[1] },
      ...Object.fromEntries(forks),
    };
  });
  return {
    id: 'protocol',
    initial: 'begin',
    states: {
      begin: { always: [otherwise('begun', 'layWaitingRuby')] },
      begun: { always: [when('isLost', '#lost'), otherwise(`#to-${order[0]}`)] },
      ...(Object.assign({}, ...states) as Record<string, StateConfig>),
      'to-end': { id: 'to-end', always: [otherwise(afterwards)] },
    },
  };
}
