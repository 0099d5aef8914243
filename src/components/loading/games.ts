// The games that a page can show: those that its file brings, else all games of the kit.
import type { GameParts, ListedGame } from '../../games/parts.js';

const brought = new Map<string, ListedGame>();

/** For a file that holds games itself: they are used as they are, and nothing is loaded for them. */
export function bringGame(game: ListedGame): void {
  brought.set(game.id, game);
}

/** Rejects with an InputError that names the known games. */
export async function partsOf(id: string): Promise<GameParts> {
  const known = brought.has(id) ? [...brought.values()] : await knownGames();
  const game = known.find((each) => each.id === id);
  if (game) return (await game.load()).parts;
  const { unknownGame } = await import('../../notation/nearest.js');
  throw unknownGame(
    id,
    known.map((each) => each.id),
  );
}

/** The game of a rule: `RB-WALK-1` is of How to Rob a Bank. Undefined when no game has such rules. */
export const gameOfRule = async (rule: string): Promise<ListedGame | undefined> =>
  (await knownGames()).find(({ prefix }) => rule.startsWith(`${prefix}-`));

/** A file with one game may stand alone, without the kit beside it. */
async function knownGames(): Promise<readonly ListedGame[]> {
  const { allGames } = await import('../../games/index.js').catch(() => ({ allGames: [] }));
  return [...brought.values(), ...allGames.filter(({ id }) => !brought.has(id))];
}
