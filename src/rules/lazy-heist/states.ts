// The states of the chart that rules and drawings speak of. A test finds each of them in the chart.
import { statesNamed } from '../common/states.js';
import type { ProtocolStep } from './procedures.js';

export const states = [
  'setup',
  'setup.difficulty',
  'setup.cabins',
  'setup.guard-room',
  'setup.vending-2',
  'setup.vending-5',
  'setup.battery',
  'setup.switch-3',
  'setup.switch-6',
  'setup.drones',
  'setup.keys',
  'setup.keys.place',
  'setup.keys.reveal',
  'setup.guards',
  'minute.turn',
  'minute.turn.ready',
  'minute.turn.acting',
  'minute.turn.confronted',
  'minute.turn.event',
  'minute.turn.event.draw',
  'minute.alarm',
  'minute.alarm.marker',
  'minute.alarm.order',
  'minute.alarm.route',
  'minute.alarm.first',
  'minute.alarm.second',
  'minute.protocol',
  'minute.protocol.checkpoint.kept',
  'minute.protocol.guards.order',
  'minute.protocol.guards.route',
  'minute.protocol.guards.first',
  'minute.protocol.guards.second',
  'minute.protocol.stations.roll',
  'end',
  'end.won',
  'end.lost',
] as const;
/** The steps of the protocol are states, too: the chart builds them from the list in procedures.ts. */
export type State = (typeof states)[number] | `minute.protocol.${ProtocolStep}`;
/** The names of states inside another one, from there on. */
export type Inside<Around extends State> = State extends infer S
  ? S extends `${Around}.${infer Inner}`
    ? Inner
    : never
  : never;

/** Where play stands in a position that does not say. */
export const usualState: State = 'minute.turn.ready';

export const { isIn, isAt } = statesNamed<State>();
