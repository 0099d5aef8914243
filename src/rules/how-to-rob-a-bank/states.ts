// The states of the chart that rules and drawings speak of. A test finds each of them in the chart.
import { statesNamed } from '../common/states.js';

export const states = [
  'explore',
  'explore.reveal',
  'explore.face',
  'explore.open',
  'explore.bags',
  'explore.guards',
  'explore.alarm',
  'explore.robbers',
  'explore.corner',
  'explore.street',
  'plan',
  'plan.deal',
  'plan.bank',
  'plan.robber',
  'plan.who',
  'plan.flip',
  'rob',
  'rob.bank',
  'rob.bank.revive',
  'rob.bank.card',
  'rob.who',
  'rob.robber',
  'rob.robber.revive',
  'rob.robber.before',
  'rob.robber.card',
  'rob.robber.after',
  'round-end',
  'round-end.clear',
  'round-end.drop',
  'round-end.repeat',
  'over',
  'over.robbers',
  'over.bank',
] as const;
export type State = (typeof states)[number];

/** Where play stands in a position that does not say. */
export const usualState: State = 'explore.reveal';

export const { isIn, isAt } = statesNamed<State>();
