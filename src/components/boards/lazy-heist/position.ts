// A Lazy Heist position as its drawing takes it: JSON from the table.
import { usualSeats, type Burglar } from '../../../rules/lazy-heist/data.js';
import type { Position } from '../../../rules/lazy-heist/position.js';
import { shownDataOf } from '../../../rules/lazy-heist/shown-data.js';
import type { PositionJson } from '../../board/board.js';
import type { ActorColour } from '../../board/pieces.js';

export const positionOf = ({ position }: { readonly position: PositionJson }): Position =>
  position as unknown as Position;

export const isBurglar = (id: string): id is Burglar => (usualSeats as readonly string[]).includes(id);
export const colourOf = (burglar: Burglar, position: Position): ActorColour =>
  shownDataOf(position).burglars[burglar].colour;
