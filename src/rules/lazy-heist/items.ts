// Small items: taken, dropped, exchanged and eaten for free, in one's own turn.
import { rememberLast } from '../common/memoize.js';
import { effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Space } from './board.js';
import { colours, type Colour } from './box.js';
import {
  burglar,
  changed,
  event,
  foundIn,
  hasRoom,
  isPrisoner,
  isRuled,
  ruling,
  withBurglar,
  type Position,
} from './position.js';

export const items = [...colours.map((colour) => `${colour}-key`), 'battery', 'donut'] as const;
const isLoad = (item: string): boolean => item === 'explosives' || item === 'ruby';
const colourByKey = new Map<string, Colour>(colours.map((colour) => [`${colour}-key`, colour]));
const keyColour = (item: string): Colour | undefined => colourByKey.get(item);
const listOf = (item: string): 'batteries' | 'donuts' => (item === 'battery' ? 'batteries' : 'donuts');

/** An item of this kind lies in a space, or is carried when `place` is a burglar. */
export const has = (position: Position, place: string, item: string): boolean => {
  const colour = keyColour(item);
  return colour ? position.keys[colour] === place : position[listOf(item)].includes(place);
};

/** The kinds of items that lie in a space, or that a burglar carries. */
export const itemsIn = (position: Position, place: string): string[] =>
  items.filter((item) => has(position, place, item));

/** The first fitting entry changes its place where it stands. */
function move(position: Position, item: string, from: string, to: string): Position {
  const colour = keyColour(item);
  if (colour) return changed(position, { keys: { ...position.keys, [colour]: to } });
  const list = listOf(item);
  return changed(position, { [list]: position[list].with(position[list].indexOf(from), to) });
}

/** A tile is used up: its entry goes, and the count of those out of the game grows. */
export function useUp(position: Position, item: 'battery' | 'donut', who: string): Position {
  const list = listOf(item);
  return changed(position, {
    [list]: position[list].toSpliced(position[list].indexOf(who), 1),
    used: { ...position.used, [list]: position.used[list] + 1 },
  });
}

/** Ruling prisoner-items: dropped. */
export function dropAll(position: Position, who: string, at: Space): Position {
  let dropped = position;
  for (const item of items) while (has(dropped, who, item)) dropped = move(dropped, item, who, at);
  return dropped;
}

/** Exchange needs the same place (LH-ITEM-2); with ruling cage-is-apart: in-room, through the bars as well. */
export const areTogether = (position: Position, who: string, whom: string): boolean => {
  const { at } = burglar(position, who);
  return who !== whom && (burglar(position, whom).at === at || foundIn(position, at).some((id) => id === whom));
};

/** Burglars with whom the one whose turn it is can exchange items. */
export const friendsOf = rememberLast((position: Position): string[] =>
  position.options.seats.filter((id) => areTogether(position, position.turn, id)),
);
/** What they carry. */
export const itemsOfFriends = (position: Position): string[] => {
  const friends = friendsOf(position);
  return items.filter((item) => friends.some((id) => has(position, id, item)));
};

/** Item actions are free; they count as the turn's action only with the ruling item-actions-and-sitting: both. */
function itemMove(
  type: string,
  rule: 'LH-ITEM-1' | 'LH-ITEM-2' | 'LH-ITEM-8',
  check: (position: Position, who: string, args: readonly string[]) => string | null,
  apply: (position: Position, who: string, args: readonly string[]) => Position,
  tell: (who: string, args: readonly string[]) => Record<string, string> = told,
): MoveRule<Position> {
  return {
    check(position, { by, args }) {
      if (isPrisoner(position, by as string)) return 'LH-CAPTURE-5';
      return args.some(isLoad) ? 'LH-ITEM-4' : check(position, by as string, args);
    },
    apply(position, { by, args }) {
      const who = by as string;
      const counts = isRuled(position, 'item-actions-and-sitting', 'both');
      return effect(
        changed(apply(position, who, args), { acted: position.acted || counts }),
        event(type, rule, tell(who, args)),
      );
    },
  };
}
const told = (who: string, [item = 'donut', whom, other]: readonly string[]): Record<string, string> => ({
  who,
  item,
  ...(whom && { whom }),
  ...(other && { for: other }),
});

/** LH-ITEM-1, LH-ITEM-3 */
const take = itemMove(
  'item-taken',
  'LH-ITEM-1',
  (position, who, [item = '']) =>
    !has(position, burglar(position, who).at, item) ? 'LH-ITEM-1' : hasRoom(position, who) ? null : 'LH-ITEM-3',
  (position, who, [item = '']) => move(position, item, burglar(position, who).at, who),
);

const drop = itemMove(
  'item-dropped',
  'LH-ITEM-1',
  (position, who, [item = '']) => (has(position, who, item) ? null : 'LH-ITEM-5'),
  (position, who, [item = '']) => move(position, item, who, burglar(position, who).at),
);

/** LH-ITEM-2 */
const give = itemMove(
  'item-given',
  'LH-ITEM-2',
  (position, who, [item = '', whom = '']) => {
    if (!has(position, who, item)) return 'LH-ITEM-5';
    if (!areTogether(position, who, whom)) return 'LH-ITEM-2';
    return hasRoom(position, whom) ? null : 'LH-ITEM-3';
  },
  (position, who, [item = '', whom = '']) => move(position, item, who, whom),
);

/** The other way round: what somebody else carries is handed to the burglar whose turn it is. */
const receive = itemMove(
  'item-given',
  'LH-ITEM-2',
  (position, who, [item = '', giver = '']) => {
    if (!has(position, giver, item)) return 'LH-ITEM-5';
    if (!areTogether(position, who, giver)) return 'LH-ITEM-2';
    return hasRoom(position, who) ? null : 'LH-ITEM-3';
  },
  (position, who, [item = '', giver = '']) => move(position, item, giver, who),
  (who, [item = '', giver = '']) => ({ who: giver, item, whom: who }),
);
/** Ruling receiving: give-only. A prisoner does not get that far. */
const get: MoveRule<Position> = {
  ...receive,
  check: (position, made) =>
    !isRuled(position, 'receiving', 'give-only') || isPrisoner(position, made.by as string)
      ? receive.check(position, made)
      : 'LH-RULING-receiving',
};

/** Like items are not worth swapping. */
const swap = itemMove(
  'item-swapped',
  'LH-ITEM-2',
  (position, who, [item = '', whom = '', other = '']) => {
    if (!has(position, who, item) || !has(position, whom, other)) return 'LH-ITEM-5';
    return areTogether(position, who, whom) && item !== other ? null : 'LH-ITEM-2';
  },
  (position, who, [item = '', whom = '', other = '']) => move(move(position, item, who, whom), other, whom, who),
);

/** LH-ITEM-8 */
const eat = itemMove(
  'donut-eaten',
  'LH-ITEM-8',
  (position, who) => (has(position, who, 'donut') ? null : 'LH-ITEM-5'),
  (position, who) => {
    const extra = burglar(position, who).extra + Number(ruling(position, 'donut-value', '1'));
    return withBurglar(useUp(position, 'donut', who), who, { extra });
  },
);

export const itemMoves = { take, drop, give, get, swap, eat };
