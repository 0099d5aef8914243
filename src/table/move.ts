// A move: what somebody does, as an object. Its text form belongs to the notation.

/** `bank walk g1 b2` is `{ by: 'bank', verb: 'walk', args: ['g1', 'b2'] }`; chance and `next` have no actor. */
export interface Move {
  readonly by?: string;
  readonly verb: string;
  readonly args: readonly string[];
}

/** The table's own automatic step. */
export const next: Move = { verb: 'next', args: [] };

export const moveText = ({ by, verb, args }: Move): string => [...(by ? [by] : []), verb, ...args].join(' ');

/** The move of an outcome: chance has no actor. */
export const chanceMove = (text: string): Move => {
  const [verb, ...args] = text.split(' ');
  return { verb: verb as string, args };
};

/** One outcome of a die, a draw or a shuffle. Weights are relative within one state. */
export interface Chance {
  readonly move: string;
  readonly weight: number;
}
