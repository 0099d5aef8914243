// Whose turn it is: sitting down, declaring a turn over, and who comes next.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { raiseAlarm } from './alarm.js';
import type { Burglar } from './data.js';
import { burglar, changed, event, hasActiveDrone, here, ruling, withBurglar, type Position } from './position.js';
import { orderOf, type ProtocolStep } from './procedures.js';

const areAllSeated = (position: Position): boolean =>
  position.options.seats.every((id) => burglar(position, id).pose !== 'standing');

/** Ruling standing-with-drone: every-turn. The alarm comes first, then the turn passes. */
function leaveDrone(position: Position): Effect<Position> {
  const at = here(position);
  if (!hasActiveDrone(position, at) || ruling(position, 'standing-with-drone') === 'once') return effect(position);
  const resume = areAllSeated(position) ? (`minute.protocol.${firstStep(position)}` as const) : 'minute.turn.ready';
  return raiseAlarm(position, at, 'LH-RULING-standing-with-drone', { resume, who: position.turn });
}

/** LH-TURN-7, LH-TURN-9 */
const sit: MoveRule<Position> = {
  check: () => null,
  apply(position, { by }) {
    const who = by as Burglar;
    const isFirst = position.options.seats.every((id) => burglar(position, id).pose !== 'lying');
    const seated = withBurglar(changed(position, { acted: false }), who, { pose: isFirst ? 'lying' : 'sitting' });
    const sat = event('sat-down', 'LH-TURN-7', { who });
    const lay = event('lay-down', 'LH-TURN-9', { who });
    return andThen(effect(seated, ...(isFirst ? [sat, lay] : [sat])), leaveDrone);
  },
};

/** LH-TURN-5 */
const done: MoveRule<Position> = {
  check: () => null,
  apply: (position) => leaveDrone(changed(position, { acted: false })),
};

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
  (step === 'explosion' || (step === 'switches' && ruling(position, 'red-back-side') === 'step-3'));

const firstStep = (position: Position): ProtocolStep =>
  orderOf(position.options, 'protocol').find((step) => !isAbsent(position, step)) as ProtocolStep;

export const turnMoves = { sit, done };
export const turnSteps = { passTurn };
export const turnTests = {
  areAllSeated,
  hasActed: ({ acted }: Position): boolean => acted,
  isLost: ({ outcome }: Position): boolean => outcome?.result === 'lost',
  isWon: ({ outcome }: Position): boolean => outcome?.result === 'won',
};
