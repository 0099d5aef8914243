// How long choices are folded.
import { expect, it } from 'vitest';
import { groupedMoves, sharedWords, type MoveItem } from '../../../src/components/heist-moves/move-groups.js';

const label = (move: string) => move.replace(/^\w+ /, '');
/** A fold as [its name, how many moves it has]. */
const brief = (items: readonly MoveItem[]) =>
  items.map((item) => (typeof item === 'string' ? item : [item.name, item.count]));
const rooms = (count: number) => Array.from({ length: count }, (_, i) => `r${i}`);

it('a short choice lies open, moves with the same verb together', () => {
  expect(groupedMoves(['anna walk a1', 'anna end', 'anna walk a2'], label)).toEqual([
    'anna walk a1',
    'anna walk a2',
    'anna end',
  ]);
});

it('a long choice is one fold, named by what its labels share', () => {
  const moves = [...rooms(9).map((room) => `anna walk ${room}`), 'anna end'];
  expect(brief(groupedMoves(moves, label))).toEqual([['walk …', 9], 'anna end']);
});

it('is folded by the word that divides it, and again inside', () => {
  const shift = rooms(9).flatMap((from) => rooms(9).map((to) => `anna use door ${from} ${to}`));
  const lure = rooms(9).map((room) => `bea use whistle ${room}`);
  const [door, whistle, ...others] = groupedMoves([...shift, ...lure, 'bea use rope'], label);
  expect(brief([door as MoveItem, whistle as MoveItem, ...others])).toEqual([
    ['use door …', 81],
    ['use whistle …', 9],
    'bea use rope',
  ]);
  expect(brief((door as Exclude<MoveItem, string>).items)).toEqual(rooms(9).map((from) => [`use door ${from} …`, 9]));
});

it('names what stands before and after what differs', () => {
  expect(sharedWords(['Wand bei a1 aufstellen', 'Wand bei b1 aufstellen'])).toBe('Wand bei … aufstellen');
  expect(sharedWords(['Use the rope', 'Use the rope to a1'])).toBe('Use the rope …');
  expect(sharedWords(['Sit', 'Wait'])).toBe('Sit …');
});
