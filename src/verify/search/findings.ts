// What a search finds that should not be, each with a line of play that leads there.
import type { Case } from '../../notation/case.js';
import { moveText, type Move } from '../../table/move.js';

export type FindingKind = 'dead-end' | 'trap' | 'broken-invariant' | 'crash';

/** Something that should not be, and a way there: a shortest one, if the search was breadth-first. */
export interface Finding {
  readonly kind: FindingKind;
  /** The invariant's name, the state of the dead end or of the trap, the error. */
  readonly name: string;
  readonly message: string;
  readonly flow: string;
  /** How often it was met. */
  readonly times: number;
  readonly case: Case;
}

/** What was found, and where: the number of a position, and the move from there if it was that which went wrong. */
export interface Found {
  readonly kind: FindingKind;
  readonly name: string;
  readonly message: string;
  readonly flow: string;
  readonly index: number;
  readonly last?: Move;
}

const titles: Readonly<Record<FindingKind, string>> = {
  'dead-end': 'Dead end',
  trap: 'Trap',
  'broken-invariant': 'Broken',
  crash: 'Crash',
};

/** The first of each kind and name is kept: in a breadth-first search it has the shortest way. The others are counted. */
export class Findings {
  private readonly found = new Map<string, { readonly first: Found; times: number }>();

  note(found: Found): void {
    const key = `${found.kind} ${found.name}`;
    const known = this.found.get(key);
    if (known) known.times++;
    else this.found.set(key, { first: found, times: 1 });
  }

  /** `wayTo` tells how a position was reached: a written start, and moves. */
  list(game: string, wayTo: (index: number) => { readonly start: Case; readonly moves: readonly string[] }): Finding[] {
    return [...this.found.values()].map(({ first, times }) => {
      const { kind, name, message, flow, index, last } = first;
      const { start, moves } = wayTo(index);
      return { kind, name, message, flow, times, case: caseOf(game, first, start, [...moves, ...textOf(last)]) };
    });
  }
}

const textOf = (move: Move | undefined): string[] => (move ? [moveText(move)] : []);

/** A finding as a case: the line of play, and what is wrong at its end. */
export function caseOf(
  game: string,
  { kind, name, message, flow }: Pick<Found, 'kind' | 'name' | 'message' | 'flow'>,
  start: Case,
  moves: readonly string[],
): Case {
  return {
    game,
    title: `${titles[kind]}: ${name}`,
    ...(start.options && { options: start.options }),
    ...(start.start && { start: start.start }),
    moves: [...moves, { say: message }],
    ...(kind !== 'crash' && { expect: { flow } }),
  };
}
