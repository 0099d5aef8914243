// What a reader means by pointing at the corridor.
import { rooms } from '../../../rules/night-shift-2/board.js';
import { isIn } from '../../../rules/night-shift-2/states.js';
import { actionIcon, actions } from '../../base/icons.actions.js';
import { forward, last } from '../../base/icons.bar.js';
import type { BoardPointing } from '../../board/board.js';
import { positionOf } from './drawing.js';

const isRoom = (word: unknown): word is string => rooms.some((room) => room === word);
const icons: Readonly<Record<string, string | undefined>> = {
  hide: actions['crawl'],
  take: actions['pick'],
  leave: last,
};

export const pointing: BoardPointing = {
  spacesOf: ({ from, to, at }) => [from, to, at].filter(isRoom),
  /** A walk lights up where it leads, everything else where the thief is. */
  target: (move, scene) =>
    move.startsWith('thief ') ? (move.split(' ').find(isRoom) ?? positionOf(scene).thief) : null,
  meant: (room) => [`thief walk ${room}`],
  wishes: ({ flow }) => (isIn(flow, 'turn') ? ['thief hide', 'thief take', 'thief leave'] : []),
  icon(move) {
    if (move === 'next') return forward;
    const [, verb = ''] = move.split(' ');
    return icons[verb] ?? actionIcon(verb);
  },
};
