// Alarms: what raises one, where the checkpoint marker goes, and where play goes on afterwards.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Space } from './board.js';
import {
  changed,
  event,
  here,
  isPrisoner,
  isRuled,
  type Pending,
  type Position,
  type RuleOrRuling,
} from './position.js';
import { placeCheckpoint } from './rolls.js';
import { isAt, type State } from './states.js';

/** LH-ALARM-3: everything is interrupted; `resume` (and `then`, or the floor inside the protocol) says how it goes on. */
export const raiseAlarm = (
  position: Position,
  at: Space,
  rule: RuleOrRuling,
  { who, ...goesOn }: Pick<Pending, 'resume' | 'then' | 'floor'> & { readonly who?: string },
): Effect<Position> =>
  effect(
    changed(position, { sneaking: false, pending: { alarmAt: at, ...goesOn } }),
    event('alarm-raised', rule, {
      at,
      ...(goesOn.floor !== undefined && { floor: goesOn.floor }),
      ...(who && { who }),
    }),
  );

/** LH-ALARM-1 (walked in), LH-SNEAK-2 (sneaked in): the burglar does not get out of it. */
const stay: MoveRule<Position> = {
  check: () => null,
  apply: (position, { by }) =>
    raiseAlarm(position, here(position), position.sneaking ? 'LH-SNEAK-2' : 'LH-ALARM-1', {
      resume: 'minute.turn.acting',
      who: by as string,
    }),
};

/** LH-ALARM-4, LH-ALARM-5 */
const moveMarker = (position: Position): Effect<Position> =>
  placeCheckpoint(position, position.pending.alarmAt as Space, 'LH-ALARM-4');

/** Back to where play was: a protocol step keeps its floor. */
function endAlarm(position: Position): Effect<Position> {
  const { floor } = position.pending;
  return effect(changed(position, { pending: floor === undefined ? {} : { floor } }));
}

const resumes =
  (path: State) =>
  ({ pending }: Position): boolean =>
    isAt(pending.resume ?? '', path);

export const alarmMoves = { stay };
export const alarmSteps = { moveMarker, endAlarm };
export const alarmTests = {
  isAlarm: ({ pending }: Position): boolean => pending.alarmAt !== undefined,
  resumesTurn: resumes('minute.turn.acting'),
  resumesDrones: resumes('minute.protocol.drones'),
  resumesActivation: resumes('minute.protocol.activation'),
  /** Ruling turn-after-capture: ends. */
  isTurnCutShort: (position: Position): boolean =>
    isPrisoner(position, position.turn) && isRuled(position, 'turn-after-capture', 'ends'),
};
