// The states of the chart that rules and drawings speak of. A test finds each of them in the chart.
import { statesNamed } from '../common/states.js';

export const states = [
  'setup',
  'setup.guard',
  'setup.reveal',
  'turn',
  'turn.start',
  'turn.upkeep',
  'turn.actions',
  'turn.peek',
  'turn.walk',
  'turn.walk.guard',
  'turn.walk.target',
  'turn.walk.fall',
  'turn.walk.tool',
  'turn.safe',
  'turn.safe.roll',
  'turn.safe.tool',
  'turn.keep',
  'turn.exchange',
  'turn.tool',
  'turn.tool.reveal',
  'turn.tool.draw',
  'turn.tool.patrol',
  'turn.tool.look',
  'turn.event',
  'turn.event.choice',
  'turn.event.patrol',
  'turn.event.tool',
  'turn.event.reveal',
  'turn.guard',
  'turn.guard.place',
  'turn.guard.target',
  'turn.guard.draw',
  'turn.end',
  'interrupt',
  'interrupt.hack',
  'interrupt.target',
  'interrupt.stealth',
  'interrupt.order',
  'over',
  'over.won',
] as const;
export type State = (typeof states)[number];

/** Where play stands in a position that does not say: in a turn, or at the beginning if nobody is on the table yet. */
export const usualState: State = 'turn.actions';
export const firstState: State = 'setup.guard';

export const { isIn, isAt } = statesNamed<State>();
