// What is printed on a card, what is spent of it, and how many of its walks can still be made.
import { type Room } from './board.js';
import { areJoined, beside, isDiagonal, joinedRooms, type Walls } from './areas.js';
import type { RuleId } from './catalogue.js';
import type { CardId } from './data.js';
import { changed, type Card, type Position } from './position.js';

/** `walk+pepper/pick` -> `['walk', 'pepper/pick']`. */
export const actionsOf = (card: CardId): string[] => card.split('+');

export const offers = (action: string, verb: string): boolean => action.split('/').includes(verb);

/** The open action a verb would spend: a plain one before an or-action that offers it too (RB-CARD-6). */
export const spentBy = ({ left }: Card, verb: string): number =>
  left.includes(verb) ? left.indexOf(verb) : left.findIndex((action) => offers(action, verb));

export const isOpen = ({ card }: Position, verb: string): boolean => card !== null && spentBy(card, verb) >= 0;

/** RB-CARD-5: the position with one action of the card spent. */
export function spend(position: Position, verb: string, change: Partial<Card> = {}): Position {
  const card = position.card as Card;
  return changed(position, { card: { ...card, left: card.left.toSpliced(spentBy(card, verb), 1), ...change } });
}

export const openWalks = ({ left }: Card): number => left.filter((action) => action === 'walk').length;

/** Pieces that may walk, and where each that has walked came from. */
export interface Walkers {
  readonly at: Readonly<Record<string, Room>>;
  readonly from: Readonly<Record<string, Room>>;
}

export const afterWalk = ({ at, from }: Walkers, piece: string, to: Room): Walkers => ({
  at: { ...at, [piece]: to },
  from: piece in from ? from : { ...from, [piece]: at[piece] as Room },
});

/** Every piece that walked is away from where it began. */
export const endElsewhere = ({ at, from }: Walkers): boolean =>
  Object.entries(from).every(([piece, room]) => at[piece] !== room);

/** The greatest number of walks, at most `walks`, after which every moved piece ends elsewhere; -1 when there is none. */
export function possibleWalks(walls: Walls, { at, from }: Walkers, walks: number): number {
  // Asked for every step that anybody considers: tried and taken back in place.
  const pieces = Object.keys(at).map((piece) => ({ at: at[piece] as Room, from: from[piece] }));
  const search = (left: number): number => {
    let most = pieces.every((piece) => piece.at !== piece.from) ? 0 : -1;
    if (left === 0) return most;
    for (const piece of pieces) {
      const { at: here, from: began } = piece;
      piece.from = began ?? here;
      for (const to of joinedRooms(walls, here)) {
        piece.at = to;
        const further = search(left - 1);
        if (further >= 0 && further + 1 > most) most = further + 1;
        if (most === left) break;
      }
      piece.at = here;
      piece.from = began;
      if (most === left) break;
    }
    return most;
  };
  return search(walks);
}

/** RB-WALK-2 and the rule for a room too far: what keeps a piece from stepping from one room to another. */
export function stepForbidden(walls: Walls, from: Room, to: Room, tooFar: RuleId): RuleId | null {
  if (!beside[from].has(to)) return isDiagonal(from, to) ? 'RB-WALK-2' : tooFar;
  return areJoined(walls, from, to) ? null : 'RB-WALK-2';
}
