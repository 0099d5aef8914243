// A Lazy Heist position as its drawing takes it: JSON from the table.
import { profiles, usualSeats, type Burglar } from '../../../rules/lazy-heist/data.js';
import type { Position } from '../../../rules/lazy-heist/position.js';
import type { PositionJson } from '../../board/board.js';
import type { ActorColour } from '../../board/pieces.js';

export const positionOf = ({ position }: { readonly position: PositionJson }): Position =>
  position as unknown as Position;

export const isBurglar = (id: string): id is Burglar => (usualSeats as readonly string[]).includes(id);
export const colourOf = (burglar: Burglar): ActorColour => profiles[burglar].colour;
