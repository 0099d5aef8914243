// The order of a procedure's steps under these options.
import type { PlayableGame, Position } from '../../table/game.js';

/** The one asked for, one that a ruling brings about, else the book's. */
export function orderInForce(game: PlayableGame, options: Position['options'], name: string): readonly string[] {
  if (game.orderOf) return game.orderOf(options, name);
  const { order } = options as { order?: Readonly<Record<string, unknown>> };
  const asked = order?.[name];
  return Array.isArray(asked) ? (asked as string[]) : (game.procedures[name] ?? []);
}
