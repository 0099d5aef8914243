// What the test of pairs of rulings knows of How to Rob a Bank.
import { beside } from '../../../src/rules/how-to-rob-a-bank/areas.js';
import {
  awakeGuards,
  guard,
  robber,
  robbersIn,
  isRuled,
  type RoomOrBox,
  type Position,
} from '../../../src/rules/how-to-rob-a-bank/position.js';
import type { Move } from '../../../src/table/move.js';
import type { Table } from '../../../src/table/table.js';
import type { Scope } from '../pairs.js';

const positionOf = (table: Table): Position => table.raw as unknown as Position;

/** A reason in terms of the position, whoever gives it. */
const because =
  (holds: (position: Position, args: readonly string[], by: string) => boolean) =>
  (table: Table, { args, by }: Move): boolean =>
    holds(positionOf(table), args, by ?? '');

const isAwakeIn = (position: Position, place: RoomOrBox): boolean =>
  awakeGuards(position).some((id) => guard(position, id).at === place);
const underTheEyesOfAGuard = because((position, _, by) => isAwakeIn(position, robber(position, by).at));

export const scope: Scope = {
  variants: [{ players: 3 }, { players: 2 }, { players: 4 }],
  lifted: {
    'robber-there-and-back=yes': ['RB-WALK-8'],
    'lock-carried=yes': ['RB-LOCK-3'],
    'pass-to-unconscious=yes': ['RB-PASS-4'],
    'extra-between=yes': ['RB-EXTRA-2'],
    'alarm-per=turn': ['RB-ALARM-5'],
  },
  reasons: {
    'RB-CARD-3': because((position, [id = '']) => guard(position, id).out),
    'RB-PICK-3': underTheEyesOfAGuard,
    'RB-UNLOCK-3': underTheEyesOfAGuard,
    'RB-THROW-3': underTheEyesOfAGuard,
    'RB-PASS-3': underTheEyesOfAGuard,
    'RB-ALARM-4': underTheEyesOfAGuard,
    'RB-EXTRA-1': because(({ extra }) => extra),
    'RB-OUT-3': because((position) => awakeGuards(position).length === 0),
    // Naming a robber means what that robber carries.
    'RB-LOCK-3': because(
      (position, [id = '', what]) =>
        what !== 'bag' ||
        robbersIn(position, guard(position, id).at).some((each) => robber(position, each).carries > 0),
    ),
    'RB-RULING-lock-with-robbers': because((position, [id = '']) =>
      robbersIn(position, guard(position, id).at).some((each) => !robber(position, each).out),
    ),
    // One walk is enough: then only a way back to where it began is barred.
    'RB-WALK-5': because((position, [id = '', to]) => {
      const began = position.card?.from[id];
      return !isRuled(position, 'walk-all', 'one') || began === undefined
        ? !isRuled(position, 'walk-all', 'one') || Object.keys(position.card?.from ?? {}).length > 0
        : began === to || beside[began].has(to as never);
    }),
  },
  /** A card may not be over while something compulsory on it can still be done. */
  wrongChoice(table, legal) {
    const position = positionOf(table);
    if (!legal.some(({ verb }) => verb === 'done') || !position.card) return null;
    const duty = legal.find(({ verb }) =>
      position.card?.left.some(
        (action) =>
          action.split('/').includes(verb) &&
          !['walk', 'crawl'].includes(verb) &&
          isRuled(position, action.includes('/') ? 'or-optional' : 'optional-when-possible', 'compulsory'),
      ),
    );
    return duty ? `the card may be ended while ${duty.verb} ${duty.args.join(' ')} is compulsory` : null;
  },
};
