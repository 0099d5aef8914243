// Night Shift 2: the thief's turn, then the steps of the night. Nothing here says what a move does.
import { nightOrder, type NightStep } from '../../rules/night-shift-2/procedures.js';
import type { Position } from '../../rules/night-shift-2/position.js';
import type { ChartConfig, StateConfig } from '../../table/chart.js';
import { move, notes, otherwise, step, when } from '../chart/statechart.js';

export const chartConfig = ({ options }: Position): ChartConfig => ({
  id: 'night-shift-2',
  initial: 'turn',
  states: {
    turn: {
      id: 'turn',
      ...notes({ by: ['thief', 'NS-TURN-1'], otherwise: 'NS-TURN-1' }),
      on: {
        walk: move('walk', '#night'),
        hide: move('hide', '#night'),
        take: move('take', '#night'),
        leave: move('leave', '#won'),
      },
    },
    night: nightStates(nightOrder(options)),
    end: {
      initial: 'lost',
      states: { won: { id: 'won', type: 'final' }, lost: { id: 'lost', type: 'final' } },
    },
  },
});

/** What each step looks like; `after` is where the night goes on. The first one waits for the die, the others may end the game. */
const steps: Readonly<Record<NightStep, (after: string) => Record<string, StateConfig>>> = {
  walk: (after) => ({ walk: { on: { roll: move('guardWalks', after) } } }),
  look: (after) => ({
    look: { on: { next: step('guardLooks', 'looked') } },
    looked: { always: [when('isLost', '#lost'), otherwise(after)] },
  }),
  clock: (after) => ({
    clock: { on: { next: step('clockStrikes', 'struck') } },
    struck: { always: [when('isLost', '#lost'), otherwise(after)] },
  }),
};

/** The steps in the order asked for; after the last one it is the thief's turn. */
const nightStates = (order: readonly NightStep[]): StateConfig => ({
  id: 'night',
  initial: order[0] as string,
  ...notes({ otherwise: 'NS-TURN-1' }),
  states: Object.assign({}, ...order.map((name, i) => steps[name](order[i + 1] ?? '#turn'))) as Record<
    string,
    StateConfig
  >,
});
