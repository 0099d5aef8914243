// Pieces at the same place do not hide each other: each gets a spot of its own there.
import type { SVGTemplateResult } from 'lit';
import type { Piece, Point } from './board.js';

export interface StandingPiece {
  readonly id: string;
  readonly at: string;
  readonly body: SVGTemplateResult;
}

/** A spot for the piece with this index among so many at a place, and what it looks like there; null where none is seen. */
type Spot<S> = (piece: S, index: number, count: number) => (Point & { readonly body?: SVGTemplateResult }) | null;

export const spreadPieces = <S extends StandingPiece>(standing: readonly S[], spotOf: Spot<S>): Piece[] =>
  standing.flatMap((piece) => {
    const here = standing.filter(({ at }) => at === piece.at);
    const spot = spotOf(piece, here.indexOf(piece), here.length);
    return spot ? [{ id: piece.id, body: piece.body, ...spot }] : [];
  });
