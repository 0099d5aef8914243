// Several equal dice: nobody cares which die shows what, so a roll is a multiset.
import type { Chance } from '../../table/move.js';

const faces = [1, 2, 3, 4, 5, 6] as const;
const known: Chance[][] = [];

/** Every roll of so many dice, faces rising, weighted by the ways it can come about. */
export function rollsOf(count: number): readonly Chance[] {
  return (known[count] ??= risingFaces(count, 1).map((roll) => ({
    move: ['roll', ...roll].join(' '),
    weight: ways(roll),
  })));
}

const risingFaces = (count: number, least: number): number[][] =>
  count === 0
    ? [[]]
    : faces
        .filter((face) => face >= least)
        .flatMap((face) => risingFaces(count - 1, face).map((rest) => [face, ...rest]));

function ways(roll: readonly number[]): number {
  const repeats = faces.map((face) => factorial(roll.filter((other) => other === face).length));
  return Math.round(factorial(roll.length) / repeats.reduce((product, each) => product * each, 1));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
