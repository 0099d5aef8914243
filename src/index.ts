// The public face of the kit: open a table, play, ask why.
import { gameNamed } from './machines/index.js';
import type { Game } from './table/game.js';
import { Table, type Setup } from './table/table.js';

export { games, gameNamed } from './machines/index.js';
export { flowName, nameOf, sentence } from './notation/sentence.js';
export { Table, type FullPosition, type Setup, type WaitsFor, type Why } from './table/table.js';
export { InputError, pathText, problemText, type Problem } from './table/errors.js';
export { Refusal } from './table/refusal.js';
export type { GameEvent, Json, Outcome } from './table/event.js';
export type { Game, Position } from './table/game.js';
export { moveText, type Chance, type Move } from './table/move.js';
export { seededRandom, type Random } from './table/random.js';
export type { DataPart, GameTexts, Provenance, Rule, Ruling, RulingTexts } from './table/rule.js';

/** Opens a table of a game, named or given. Rejects a bad setup with every problem at once (InputError). */
export function openTable({ game, ...setup }: Setup & { readonly game: string | Game }): Table {
  return Table.open(typeof game === 'object' ? game : gameNamed(game), setup);
}
