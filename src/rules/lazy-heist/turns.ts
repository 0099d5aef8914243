// Whose turn it is: sitting down, declaring a turn over, and who comes next.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { raiseAlarm } from './alarm.js';
import type { Space } from './board.js';
import {
  burglar,
  changed,
  event,
  foundIn,
  hasActiveDrone,
  here,
  isPrisoner,
  isRuled,
  withBurglar,
  type Position,
} from './position.js';
import type { ProtocolStep } from './procedures.js';

const areAllSeated = (position: Position): boolean =>
  position.options.seats.every((id) => burglar(position, id).pose !== 'standing');

/** The room in which a drone finds the burglar whose turn it is; a prisoner's only with the ruling cage-is-apart: in-room. */
function roomWithDrone(position: Position): Space | undefined {
  const at = isPrisoner(position, position.turn) ? (position.guardRoom as Space) : here(position);
  return hasActiveDrone(position, at) && foundIn(position, at).includes(position.turn) ? at : undefined;
}

/** LH-ALARM-1: whoever has stayed with a drone raises an alarm before the turn passes (ruling standing-with-drone). */
const afterAlarm = (then: 'done' | 'sit', act: (position: Position) => Effect<Position>): MoveRule<Position> => ({
  check: () => null,
  apply(position, { by }) {
    const at = !isRuled(position, 'standing-with-drone', 'once') ? roomWithDrone(position) : undefined;
    return at === undefined
      ? act(position)
      : raiseAlarm(position, at, 'LH-ALARM-1', { resume: 'minute.turn.ready', then, who: by as string });
  },
});

/** LH-TURN-7, LH-TURN-9 */
function sitDown(position: Position): Effect<Position> {
  const who = position.turn;
  const isFirst = position.options.seats.every((id) => burglar(position, id).pose !== 'lying');
  const seated = withBurglar(changed(position, { acted: false }), who, { pose: isFirst ? 'lying' : 'sitting' });
  const sat = event('sat-down', 'LH-TURN-7', { who });
  return effect(seated, ...(isFirst ? [sat, event('lay-down', 'LH-TURN-9', { who })] : [sat]));
}

const sit = afterAlarm('sit', sitDown);
/** LH-TURN-5: the turn passes. */
const done = afterAlarm('done', (position) => effect(position));

/** The alarm is over: what was said beside the drone is carried out. */
function keepWord(position: Position): Effect<Position> {
  const calm = changed(position, { pending: {} });
  return position.pending.then === 'sit' ? sitDown(calm) : effect(calm);
}

/** The next standing burglar clockwise, perhaps the same one. Somebody who sat down has said so already. */
function passTurn(position: Position): Effect<Position> {
  const { turn, options } = position;
  const at = options.seats.indexOf(turn);
  const order = [...options.seats.slice(at + 1), ...options.seats.slice(0, at + 1)];
  const next = order.find((id) => burglar(position, id).pose === 'standing') ?? turn;
  const passed = changed(position, { turn: next, acted: false, sneaking: false });
  return burglar(position, turn).pose === 'standing'
    ? effect(passed, event('turn-ended', 'LH-TURN-5', { who: turn }))
    : effect(passed);
}

/** Steps that the protocol's side in force does not have: the back begins with step 2 or 3 (ruling red-back-side). */
export const isAbsent = (position: Position, step: ProtocolStep): boolean =>
  position.alert === 'red' &&
  (step === 'explosion' || (step === 'switches' && isRuled(position, 'red-back-side', 'step-3')));

export const turnMoves = { sit, done };
export const turnSteps = { passTurn, keepWord };
export const turnTests = {
  areAllSeated,
  hasActed: ({ acted }: Position): boolean => acted,
  isLost: ({ outcome }: Position): boolean => outcome?.result === 'lost',
  isWon: ({ outcome }: Position): boolean => outcome?.result === 'won',
};
