// How to Rob a Bank: the three phases of a round, and what comes after what. Nothing here says what a move does.
import type { ChartConfig, StateConfig, StateNotes } from '../../table/chart.js';
import type { Position } from '../../rules/how-to-rob-a-bank/position.js';
import { orderOf } from '../../rules/how-to-rob-a-bank/procedures.js';
import { chain, move, notes, otherwise, step, when } from '../chart/statechart.js';

export const chartConfig = ({ options }: Position): ChartConfig => {
  const placing = orderOf(options, 'placing');
  const roundEnd = orderOf(options, 'round-end');

  return {
    id: 'how-to-rob-a-bank',
    initial: 'explore',
    ...notes({ otherwise: 'RB-ROUND-2' }),
    states: {
      explore: {
        id: 'explore',
        initial: 'reveal',
        states: {
          reveal: { on: { reveal: move('reveal', 'laid') } },
          laid: {
            always: [
              when('isTileUnfaced', 'face'),
              when('areTilesLeft', 'reveal'),
              when('isBankTurningTiles', 'open'),
              otherwise(placing[0] as string),
            ],
          },
          face: { ...notes({ by: ['bank', 'RB-ROUND-2'] }), on: { face: move('face', 'laid') } },
          open: {
            ...notes({ by: ['bank', 'RB-ROUND-2'] }),
            on: { rotate: move('rotate', 'laid'), done: move('stopRotating', placing[0]) },
          },
          ...chain(
            placing,
            { bags: 'placeBags', guards: 'placeGuards', alarm: 'placeAlarm', robbers: 'placeRobbers' },
            'placed',
            floorIsOpen,
          ),
          placed: { always: [when('isCornerOpen', 'corner'), otherwise('street')] },
          corner: {
            ...notes({ by: ['corner-chooser', 'RB-ROUND-2'], ...floorIsOpen }),
            on: { corner: move('chooseCorner', 'street') },
          },
          street: { ...notes({ by: ['team', 'RB-ROUND-2'], ...floorIsOpen }), on: { park: move('park', '#plan') } },
        },
      },

      plan: {
        id: 'plan',
        initial: 'deal',
        ...notes({
          refuses: [
            ['explore', 'RB-ROUND-2'],
            ['rob', 'RB-PLAN-5'],
            ['next', 'RB-PLAN-4'],
          ],
        }),
        states: {
          deal: { ...notes({ refuses: [['plan', 'RB-PLAN-1']] }), on: { deal: move('deal', 'dealt') } },
          dealt: { always: [when('areHandsMissing', 'deal'), otherwise('bank', 'bankPlans')] },
          bank: {
            ...notes({ by: ['bank', 'RB-PLAN-3'], refuses: [['deal', 'RB-PLAN-1']] }),
            on: { plan: move('plan', 'robbers') },
          },
          robbers: { always: [when('isOrderFree', 'who'), otherwise('robber', 'firstRobberPlans')] },
          who: {
            ...notes({ by: ['team', 'RB-PLAN-3'], otherwise: 'RB-PLAN-3' }),
            on: { first: move('goFirst', 'robber') },
          },
          robber: {
            ...notes({ by: ['turn', 'RB-PLAN-3'], refuses: [['deal', 'RB-PLAN-1']] }),
            on: { plan: move('plan', 'covered') },
          },
          covered: {
            always: [
              when('areRobbersLeftToPlan', 'robber', 'nextRobberPlans'),
              when('areStacksFull', 'flip'),
              otherwise('bank', 'bankPlans'),
            ],
          },
          flip: { ...notes({ otherwise: 'RB-PLAN-4' }), on: { next: step('flipStacks', '#rob') } },
        },
      },

      rob: {
        id: 'rob',
        initial: 'turn',
        ...notes({
          refuses: [
            ['explore', 'RB-ROUND-2'],
            ['plan', 'RB-ROUND-2'],
            ['next', 'RB-ROB-3'],
          ],
        }),
        states: {
          turn: { always: [when('isBanksTurn', 'bank'), when('isRobberToBeChosen', 'who'), otherwise('robber')] },
          who: {
            ...notes({ by: ['team', 'RB-ROB-3'], otherwise: 'RB-ROB-3' }),
            on: { first: move('goFirst', 'robber') },
          },

          bank: {
            initial: 'start',
            ...notes({ by: ['turn', 'RB-ROB-3'], otherwise: 'RB-ROB-2' }),
            states: {
              start: { always: [when('areAllGuardsOut', 'revive'), otherwise('choose')] },
              choose: { on: { play: move('play', 'card'), forfeit: move('forfeit', '#end-turn') } },
              revive: { ...notes({ otherwise: 'RB-OUT-3' }), on: { next: step('reviveAllGuards', '#end-turn') } },
              card: {
                ...notes({ refuses: [['card', 'RB-CARD-5']] }),
                always: [when('isCardSpent', '#end-turn')],
                on: {
                  walk: move('guardWalk'),
                  tackle: move('tackle'),
                  lock: move('lock'),
                  done: move('bankDone'),
                  forfeit: move('forfeit', '#end-turn'),
                },
              },
            },
          },

          robber: robberTurn(orderOf(options, 'robber-turn')),

          'end-turn': { id: 'end-turn', always: [otherwise('ended', 'endTurn')] },
          ended: {
            always: [
              when('areCardsLeft', 'turn', 'passTurn'),
              when('isCleanupSkipped', '#bank-wins', 'endRound', 'bankWins'),
              otherwise('#round-end', 'endRound'),
            ],
          },
        },
      },

      'round-end': {
        id: 'round-end',
        initial: roundEnd[0] as string,
        states: roundEndStates(roundEnd),
      },

      over: {
        states: {
          robbers: { id: 'robbers-win', type: 'final', ...notes({ otherwise: 'RB-END-1' }) },
          bank: { id: 'bank-wins', type: 'final', ...notes({ otherwise: 'RB-END-3' }) },
        },
        initial: 'bank',
      },
    },
  };
};

/** RB-WALL-4: once nothing is shut in, no tile is turned any more. */
const floorIsOpen: StateNotes = { refuses: [['rotate', 'RB-WALL-4']] };

/** Steps 1 to 3. After round three nothing is repeated (ruling round-3-cleanup: do leads here even then). */
function roundEndStates(order: readonly string[]) {
  const states = chain(order, {}, '#explore');
  return { ...states, repeat: { always: [when('isLastRound', '#bank-wins', 'bankWins')], ...states['repeat'] } };
}

/** A robber's turn, its parts in the order asked for. */
function robberTurn(parts: readonly string[]) {
  /** Where the turn goes on. A window that does not lead to the card is passed over once the extra action is used. */
  const toPart = (i: number): string => {
    const part = parts[i];
    if (part === undefined) return '#end-turn';
    return part === 'card' || parts[i + 1] === 'card' ? part : `to-${part}`;
  };
  const states = parts.map((part, i) => {
    const after = toPart(i + 1);
    return part === 'card' ? robberCard(after) : extraWindow(part, after, parts.indexOf('card') < i);
  });
  const begin =
    parts[0] === 'card'
      ? [when('isCardLeft', 'card', 'turnCard'), otherwise('#end-turn')]
      : [when('isCardTurnedAtOnce', 'card', 'turnCard'), otherwise(toPart(0))];
  return {
    initial: 'start',
    ...notes({ by: ['turn', 'RB-ROB-3'], otherwise: 'RB-ROB-2' }),
    states: {
      start: { always: [when('isRobberOut', 'revive'), ...begin] },
      revive: {
        ...notes({ refuses: [['extra', 'RB-OUT-5']], otherwise: 'RB-OUT-4' }),
        on: { next: step('reviveRobber', '#end-turn') },
      },
      ...(Object.assign({}, ...states) as Record<string, StateConfig>),
    },
  };
}

const enoughStolen = when('isEnoughStolen', '#robbers-win', 'robbersWin');

/** RB-EXTRA-2: a moment for the extra action. Before the card it ends with turning the card up, else with `done`. */
function extraWindow(part: string, after: string, isCardOver: boolean): Record<string, StateConfig> {
  if (after === 'card') return { [part]: { always: [enoughStolen], on: { ...extras(), play: move('play', 'card') } } };
  return {
    [`to-${part}`]: { always: [when('isExtraUsed', after), otherwise(part)] },
    [part]: {
      ...(isCardOver && notes({ refuses: [['card', 'RB-CARD-5']] })),
      on: { ...extras(`${part}-used`), done: move('skipExtra', after) },
    },
    [`${part}-used`]: { always: [enoughStolen, otherwise(after)] },
  };
}

const robberCard = (after: string) => ({
  card: {
    ...notes({ refuses: [['card', 'RB-CARD-5']] }),
    always: [enoughStolen, when('isCardSpent', after, 'putCardAway')],
    on: {
      ...extras(),
      walk: move('robberWalk'),
      crawl: move('crawl'),
      pick: move('pick'),
      unlock: move('unlock'),
      pepper: move('pepper'),
      done: move('robberDone'),
    },
  },
});

/** The extra actions: wherever a robber may take one, before or after the card (RB-EXTRA-2). */
const extras = (target?: string) => ({
  car: move('drive', target),
  throw: move('throwBag', target),
  pass: move('pass', target),
  alarm: move('soundAlarm', target),
});
