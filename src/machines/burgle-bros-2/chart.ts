// Burgle Bros 2: crooks and guards by turns, everything that interrupts them, the finale and the campaign. Nothing here
// says what a move does. Interruptions nest: whoever interrupts writes on the stack where the interrupted thing goes on.
import { useIn } from '../../rules/burgle-bros-2/gear/using.js';
import type { Position } from '../../rules/burgle-bros-2/position.js';
import { orderOf } from '../../rules/burgle-bros-2/procedures.js';
import { at } from '../../rules/burgle-bros-2/resuming.js';
import type { ChartConfig } from '../../table/chart.js';
import { chain, move, notes, otherwise, step, when } from '../chart/statechart.js';
import { resolveStates } from './chart-interruptions.js';
import { does, happens, id, noGear, notNow, passes, resume, settles, to, walkStates } from './chart-words.js';

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
    ...notes({ ...(by && { by: [by, 'B2-TURN-6'] as const, anybody: ['use'] }), otherwise: rule }),
    always: [when(isDone, next)],
    on: { [verb]: move(name) },
  });
  return {
    initial: 'rooms',
    ...notes({ refuses: notNow, setup: true }),
    on: noGear,
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
        ...notes({ by: ['team', 'B2-ENTER-1'], anybody: ['use'], otherwise: 'B2-ENTER-1' }),
        on: { entrances: move('chooseEntrances', 'first') },
      },
      first: {
        ...notes({ by: ['team', 'B2-ENTER-2'], anybody: ['use'], otherwise: 'B2-ENTER-2' }),
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
    ...notes({ refuses: notNow }),
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
        always: [
          when('isTigerHungry', resume, at('guard.window'), 'letTigerCome'),
          otherwise(to('guard'), 'startGuardTurn'),
        ],
      },
    },
  };
}

/** The guard turns in the queue, step by step; then the next crook. */
function guardStates() {
  return {
    initial: 'window',
    on: noGear,
    ...notes({ refuses: notNow, otherwise: 'B2-GUARD-2' }),
    states: {
      ...walkStates('guard', 'turn', 'window', [
        when('areGuardsDone', to('turn'), 'passTurn'),
        when('isGuardTurnOver', 'done'),
      ]),
      done: { always: [otherwise('window', 'endGuardTurn')] },
    },
  };
}

/** The safe is open: the finale's card and its preparation, as far as it needs them. The tiger comes after turns. */
function finaleStates() {
  const asksTeam = notes({ by: ['team', 'B2-FINALE-3'], anybody: ['use'] });
  return {
    initial: 'open',
    on: noGear,
    ...notes({ interrupts: true, refuses: notNow, otherwise: 'B2-FINALE-3' }),
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
