// Burgle Bros 2: crooks and guards by turns, everything that interrupts them, the finale and the campaign. Nothing here
// says what a move does. Interruptions nest: whoever interrupts writes on the stack where the interrupted thing goes on.
import type { Position } from '../../rules/burgle-bros-2/position.js';
import { orderOf, partAfter, type EnteringPart } from '../../rules/burgle-bros-2/procedures.js';
import { at, basePaths, framePaths, isAt } from '../../rules/burgle-bros-2/resuming.js';
import { named } from '../../rules/burgle-bros-2/turns.js';
import type { Mover } from '../../rules/burgle-bros-2/guards.js';
import { nobodyReactsIn, useIn, type WindowKind } from '../../rules/burgle-bros-2/gear/using.js';
import type { ChartConfig } from '../../table/chart.js';
import { chain, move, notes, otherwise, step, when } from '../chart/statechart.js';

const id = 'burgle-bros-2';
const to = (path: string): string => `#${id}.${path}`;
/** Play goes on where the stack says. */
const resume = to('resolve.resume');

/** A move of a player or of chance; afterwards this goes on at `path`, unless the move ends it or lays something on top. */
const does = (rule: string, path: string) => ({ guard: rule, actions: [at(path), rule], target: resume });
/** A move after which the stack itself knows where to go on. */
const settles = (rule: string) => ({ guard: rule, actions: rule, target: resume });
/** The table's own step. */
const happens = (name: string, path: string) => ({ actions: [at(path), name], target: resume });
/** Nothing to do here: on to the next state of the same frame. */
const passes = (test: string, path: string) => when(test, to(path), at(path));

/** Gear has moments; elsewhere it is refused, but only if it is prepared at all. */
const noGear = { use: move(useIn('never')) };

interface After {
  readonly target: string;
  readonly steps: readonly string[];
}
/** What follows a window inside a frame. */
const goingTo = (path: string): After => ({ target: to(path), steps: [at(path)] });

/**
 * A reaction window, the same everywhere: it opens only if somebody has prepared gear that fits and has a target, whoever
 * reacts first is first, and it closes when all pass or nothing is left to react with (B2-GEAR-3, B2-GEAR-4).
 */
const window = (path: string, kind: WindowKind, { target, steps }: After, before: readonly object[] = []) => ({
  ...notes({ by: ['team', 'B2-GEAR-4'], anybody: ['use'], window: kind, otherwise: 'B2-GEAR-4' }),
  always: [...before, when(nobodyReactsIn(kind), target, ...steps)],
  on: {
    use: does(useIn(kind), path),
    pass: { guard: 'pass', actions: ['pass', ...steps], target },
    claim: does('claim', path),
  },
});

export const chartConfig = ({ options }: Position): ChartConfig => ({
  id,
  initial: 'setup',
  ...notes({ otherwise: 'B2-TURN-6' }),
  states: {
    setup: setupStates(),
    turn: turnStates(),
    guard: guardStates(),
    resolve: resolveStates(options),
    finale: finaleStates(),
    ended: {
      always: [when('isCampaign', to('campaign')), when('isLostHeist', to('over.lost')), otherwise(to('over.won'))],
    },
    campaign: campaignStates(orderOf(options, 'campaign')),
    over: { initial: 'lost', states: { won: { type: 'final' }, lost: { type: 'final' } } },
  },
});

function setupStates() {
  const mixing = (rule: string, next: string, done = 'mix') => ({
    ...notes({ otherwise: rule }),
    on: { next: step(done, next) },
  });
  const repeated = (rule: string, verb: string, by: string | null, name: string, isDone: string, next: string) => ({
    ...notes({ ...(by && { by: [by, 'B2-TURN-6'] as const }), otherwise: rule }),
    always: [when(isDone, next)],
    on: { [verb]: move(name) },
  });
  return {
    initial: 'rooms',
    states: {
      rooms: mixing('B2-SETUP-3', 'walls'),
      walls: repeated('B2-SETUP-4', 'wall', 'team', 'layWall', 'areWallsLaid', 'chips'),
      chips: mixing('B2-SETUP-7', 'decks'),
      decks: mixing('B2-SETUP-9', 'removed'),
      removed: repeated('B2-RULING-removed-patrol-cards', 'draw', null, 'thinOut', 'isThinnedOut', 'guard-1'),
      'guard-1': repeated('B2-SETUP-11', 'draw', null, 'drawFirstGuard', 'hasFirstGuard', 'guard-2'),
      'guard-2': repeated('B2-SETUP-12', 'draw', null, 'drawSecondGuard', 'hasSecondGuard', 'targets'),
      targets: repeated('B2-SETUP-13', 'draw', null, 'drawTargets', 'areTargetsSet', 'crooks'),
      crooks: repeated('B2-SETUP-14', 'take', 'taker', 'takeCharacter', 'areCrooksTaken', 'depots'),
      depots: repeated('B2-DEPOT-2', 'draw', null, 'drawDepot', 'areDepotsDealt', 'events'),
      events: mixing('B2-SETUP-16', 'finale'),
      finale: mixing('B2-SETUP-18', 'entrances', 'layFinale'),
      entrances: {
        ...notes({ by: ['team', 'B2-ENTER-1'], otherwise: 'B2-ENTER-1' }),
        on: { entrances: move('chooseEntrances', 'first') },
      },
      first: {
        ...notes({ by: ['team', 'B2-ENTER-2'], otherwise: 'B2-ENTER-2' }),
        on: { first: move('goFirst', to('turn')) },
      },
    },
  };
}

/** Verb -> its rule, for what costs actions. */
const actions = {
  walk: 'walk',
  explore: 'explore',
  prepare: 'prepare',
  'send-die': 'sendDie',
  crack: 'crack',
  clear: 'clear',
  spin: 'spin',
  ride: 'ride',
  through: 'through',
  mole: 'mole',
  back: 'back',
  board: 'board',
  drive: 'drive',
  steak: 'steak',
  throw: 'throwBall',
  'clear-swat': 'clearSwat',
  smash: 'smash',
};

/** A crook's turn. Gear may be used by anybody, at any time of it. */
function turnStates() {
  const acting = notes({ by: ['turn', 'B2-TURN-6'], anybody: ['use', 'claim'] });
  return {
    initial: 'begin',
    on: noGear,
    states: {
      begin: { always: [when('isOutside', 'enter'), otherwise('act')] },
      enter: {
        ...acting,
        on: {
          enter: does('enter', 'turn.act'),
          use: does(useIn('enter'), 'turn.enter'),
          claim: does('claim', 'turn.enter'),
        },
      },
      act: {
        ...acting,
        on: {
          ...Object.fromEntries(Object.entries(actions).map(([verb, rule]) => [verb, does(rule, 'turn.act')])),
          end: does('endTurn', 'turn.ending'),
          use: does(useIn('act'), 'turn.act'),
          claim: does('claim', 'turn.act'),
        },
      },
      ending: {
        ...notes({ otherwise: 'B2-COUNT-2' }),
        always: [when('endsQuietly', 'over')],
        on: { next: happens('countRoomNoise', 'turn.over') },
      },
      over: { always: [otherwise('after', 'fillQueue')] },
      after: {
        always: [when('isTigerHungry', resume, at('guard.window'), 'letTigerCome'), otherwise(to('guard'))],
      },
    },
  };
}

/** The guard turns in the queue, step by step; then the next crook. */
function guardStates() {
  return {
    initial: 'window',
    on: noGear,
    ...notes({ otherwise: 'B2-GUARD-2' }),
    states: {
      ...walkStates('guard', 'turn', 'window', [
        when('areGuardsDone', to('turn'), 'passTurn'),
        when('isGuardTurnOver', 'done'),
      ]),
      done: { always: [otherwise('window', 'endGuardTurn')] },
    },
  };
}

/**
 * One step after the other: first whoever wants to reacts, then the team says what the rules leave to it, then the guard
 * steps. `first` names the window before a step; `ends` says when there is none any more.
 */
function walkStates(path: string, mover: Mover, first: string, ends: readonly object[]) {
  // Between guard turns nothing is on the stack; a frame says in which state it is.
  const mark = (state: string) => (mover === 'turn' ? [] : [at(`${path}.${state}`)]);
  const onTo = (state: string): After => ({ target: to(`${path}.${state}`), steps: mark(state) });
  const passesTo = (test: string, state: string) => when(named(test, mover), to(`${path}.${state}`), ...mark(state));
  const says = (rule: string) => ({
    guard: named(rule, mover),
    actions: [named(rule, mover), ...mark('step')],
    target: 'step',
  });
  return {
    [first]: window(`${path}.${first}`, 'any', onTo('chase'), ends),
    chase: {
      ...notes({ by: ['team', 'B2-ALERT-3'], otherwise: 'B2-ALERT-3' }),
      always: [passesTo('isChaseSettled', 'choose')],
      on: {
        chase: {
          guard: named('chase', mover),
          actions: [named('chase', mover), ...mark('choose')],
          target: 'choose',
        },
      },
    },
    choose: {
      ...notes({ by: ['team', 'B2-GUARD-3'], otherwise: 'B2-GUARD-3' }),
      always: [passesTo('isStepSettled', 'step')],
      on: { route: says('route'), spare: says('spareAhead') },
    },
    step: { on: { next: otherwise('stepping') } },
    stepping: {
      always: [
        when(named('isMeetingOpen', mover), 'meeting-window', ...mark('meeting-window'), named('guardEnters', mover)),
        otherwise(resume, at(`${path}.${first}`), named('guardStep', mover)),
      ],
    },
    'meeting-window': window(`${path}.meeting-window`, 'any', {
      target: resume,
      steps: [at(`${path}.${first}`), named('guardMeets', mover)],
    }),
  };
}

/** What comes between: frames on the stack, each with its own states. */
function resolveStates(options: Position['options']) {
  const interrupting = notes({ interrupts: true });
  const walkOver = [when('isWalkOver', resume, 'endWalk')];
  return {
    initial: 'resume',
    ...interrupting,
    on: noGear,
    states: {
      resume: {
        always: [
          when('isOver', to('ended')),
          when('isWon', to('ended'), 'winFinale'),
          when('hasLapsed', 'again', 'lapse'),
          when('isStandingInExit', 'again', 'leaveStanding'),
          ...framePaths.map((path) => when(isAt(path), to(path))),
          ...basePaths.map((path) => when(isAt(path), to(path), 'takeOffStack')),
        ],
      },
      again: { always: [otherwise('resume')] },
      entering: {
        initial: orderOf(options, 'entering')[0] ?? 'over',
        ...interrupting,
        states: enteringStates(options),
      },
      exploring: {
        initial: 'chip',
        ...interrupting,
        states: {
          chip: {
            ...notes({ otherwise: 'B2-MOVE-3' }),
            always: [passes('isNoChipToExplore', 'resolve.exploring.room')],
            on: { reveal: does('turnUpChip', 'resolve.exploring.chip-window') },
          },
          'chip-window': window('resolve.exploring.chip-window', 'chip', goingTo('resolve.exploring.chip-effect')),
          'chip-effect': {
            always: [passes('isExploredChipIdle', 'resolve.exploring.room')],
            on: { next: happens('actOnExploring', 'resolve.exploring.room') },
          },
          room: {
            ...notes({ otherwise: 'B2-MOVE-4' }),
            always: [when('isExploredRoomUp', resume, 'endFrame')],
            on: { reveal: settles('turnUpExplored') },
          },
        },
      },
      dice: {
        initial: 'roll',
        ...interrupting,
        states: {
          roll: { on: { roll: does('roll', 'resolve.dice.window') } },
          window: window('resolve.dice.window', 'dice', { target: resume, steps: ['carryOutDice'] }),
        },
      },
      commotion: {
        initial: 'window',
        ...interrupting,
        states: {
          window: window('resolve.commotion.window', 'commotion', {
            target: resume,
            steps: [at('resolve.commotion.chase'), 'breakOut'],
          }),
          ...walkStates('resolve.commotion', 'commotion', 'step-window', walkOver),
        },
      },
      walk: {
        initial: 'chase',
        ...interrupting,
        states: walkStates('resolve.walk', 'walk', 'step-window', walkOver),
      },
      draw: {
        initial: 'card',
        ...interrupting,
        states: {
          card: {
            ...notes({ otherwise: 'B2-GUARD-6' }),
            always: [passes('isTargetToChoose', 'resolve.draw.choose'), passes('isCardDrawn', 'resolve.draw.window')],
            on: { draw: settles('drawPatrol') },
          },
          choose: {
            ...notes({ by: ['turn', 'B2-DISTRACT-1'], otherwise: 'B2-DISTRACT-1' }),
            on: { target: does('chooseTarget', 'resolve.draw.window') },
          },
          window: window('resolve.draw.window', 'any', { target: resume, steps: ['settleTarget'] }),
        },
      },
      event: {
        initial: 'draw',
        ...interrupting,
        ...notes({ interrupts: true, otherwise: 'B2-EVENT-1' }),
        states: {
          draw: { on: { draw: does('drawEventCard', 'resolve.event.window') } },
          window: window('resolve.event.window', 'any', goingTo('resolve.event.choose')),
          choose: {
            ...notes({ by: ['frame', 'B2-EVENT-1'], anybody: ['order'] }),
            always: [passes('isNothingToChoose', 'resolve.event.card')],
            on: {
              choose: does('choose', 'resolve.event.card'),
              order: does('orderEvent', 'resolve.event.card'),
            },
          },
          card: {
            always: [passes('isNoFurtherCard', 'resolve.event.carry-out')],
            on: { draw: settles('drawFurther') },
          },
          'carry-out': { on: { next: { actions: ['carryOutEvent'], target: resume } } },
        },
      },
      gear: {
        initial: 'choose',
        ...interrupting,
        states: {
          choose: {
            ...notes({ by: ['frame', 'B2-GEAR-10'], anybody: ['order'], otherwise: 'B2-GEAR-10' }),
            always: [when('isNoRouteOpen', resume, 'endFrame')],
            on: { choose: settles('chooseRoute'), order: settles('orderCommotions') },
          },
        },
      },
      depot: {
        initial: 'draw',
        ...notes({ interrupts: true, otherwise: 'B2-DEPOT-4' }),
        states: {
          draw: { always: [passes('isGearDrawn', 'resolve.depot.keep')], on: { draw: settles('drawGear') } },
          keep: {
            ...notes({ by: ['frame', 'B2-DEPOT-4'] }),
            always: [when('isNoGearThere', resume, 'endFrame')],
            on: { keep: settles('keep') },
          },
        },
      },
    },
  };
}

/** The parts of coming into a room, in the order asked for. */
function enteringStates(options: Position['options']) {
  const path = (state: string) => `resolve.entering.${state}`;
  const parts: Readonly<Record<EnteringPart, (next: string) => Record<string, object>>> = {
    chip: (next) => ({
      chip: {
        ...notes({ otherwise: 'B2-MOVE-3' }),
        always: [passes('isNoChipDown', path('chip-effect'))],
        on: { reveal: does('turnUpChip', path('chip-window')) },
      },
      'chip-window': window(path('chip-window'), 'chip', goingTo(path('chip-effect'))),
      'chip-effect': {
        always: [passes('isChipIdle', next)],
        on: { next: happens('actOnEntering', next) },
      },
    }),
    guard: (next) => ({
      guard: {
        always: [passes('isNoGuardMet', next), passes('asksForCover', path('choose'))],
        on: { next: happens('meetOnEntering', next) },
      },
      choose: {
        ...notes({ by: ['team', 'B2-RULING-crowd-order'], otherwise: 'B2-RULING-crowd-order' }),
        on: { spare: does('spare', path('guard')) },
      },
    }),
    room: (next) => ({
      room: {
        ...notes({ otherwise: 'B2-MOVE-4' }),
        always: [passes('isRoomUp', path('room-effect'))],
        on: { reveal: does('turnUpRoom', path('room-window')) },
      },
      'room-window': window(path('room-window'), 'any', goingTo(path('room-effect')), [
        passes('isRoomHarmless', path('room-effect')),
      ]),
      'room-effect': {
        always: [when('isNoEffectDue', resume, at(next), 'leaveInPeace')],
        on: { next: happens('roomEffect', next) },
      },
    }),
    offer: (next) => ({
      offer: {
        ...notes({ by: ['frame', 'B2-F3'], otherwise: 'B2-F3' }),
        always: [passes('isNoDieOffered', next)],
        on: { 'set-die': does('setDie', next), 'leave-die': does('leaveDie', next) },
      },
    }),
    leave: (next) => ({
      leave: {
        ...notes({ otherwise: 'B2-LEAVE-1' }),
        always: [passes('isNoFinaleHook', next)],
        on: {
          next: next === path('over') ? { actions: ['lastFinaleHook'], target: resume } : happens('finaleHook', next),
        },
      },
    }),
  };
  const states = orderOf(options, 'entering').map((part) => parts[part](path(partAfter(options, part))));
  return {
    ...(Object.assign({}, ...states) as Record<string, object>),
    over: { always: [otherwise(resume, 'endFrame')] },
  };
}

/** The safe is open: the finale's card and its preparation, as far as it needs them. The tiger comes after turns. */
function finaleStates() {
  const asksTeam = notes({ by: ['team', 'B2-FINALE-3'] });
  return {
    initial: 'open',
    on: noGear,
    ...notes({ interrupts: true, otherwise: 'B2-FINALE-3' }),
    states: {
      open: { on: { next: happens('openFinale', 'finale.orders') } },
      draw: { ...notes({ otherwise: 'B2-FINALE-2' }), on: { draw: does('drawFinale', 'finale.orders') } },
      orders: {
        ...asksTeam,
        always: [passes('areNoOrdersDue', 'finale.cards')],
        on: { orders: does('orderUnder', 'finale.cards') },
      },
      cards: {
        always: [passes('isNoPreparationCard', 'finale.prepare')],
        on: { draw: settles('drawPreparation') },
      },
      prepare: { on: { next: happens('prepareFinale', 'finale.choose') } },
      choose: {
        ...asksTeam,
        always: [passes('isDiscardNamed', 'finale.chip'), when('isNothingToSettle', resume, 'endFrame')],
        on: {
          put: settles('putElsewhere'),
          discard: settles('discard'),
          tiger: settles('placeTiger'),
          steak: settles('chooseSteak'),
        },
      },
      chip: { on: { reveal: does('turnUpDiscard', 'finale.choose') } },
      tiger: { ...notes({ otherwise: 'B2-F6' }), on: { next: { actions: ['tigerEats'], target: resume } } },
    },
  };
}

/** After a heist of a campaign; loot only for the winners. */
function campaignStates(order: readonly string[]) {
  const states = chain(order, { diary: 'writeDiary', loot: 'keepLoot', reward: 'takeReward' }, 'closed', {
    otherwise: 'B2-CAMPAIGN-4',
  });
  const afterLoot = order[order.indexOf('loot') + 1] ?? 'closed';
  return {
    initial: order[0] ?? 'closed',
    states: {
      ...states,
      loot: { ...states['loot'], always: [when('isLostHeist', afterLoot)] },
      closed: { always: [when('isLostHeist', to('over.lost')), otherwise(to('over.won'))] },
    },
  };
}
