// The scene and the moments of a game, each loaded when a page first asks for it.
import type { Moment, FrontPageScene } from './moments/moment.js';

interface GameMoments {
  readonly scene?: FrontPageScene;
  readonly moments: readonly Moment[];
}

/** A game may have none. */
export const momentsOf = (game: string): Promise<GameMoments> =>
  (import(`./moments/${game}.ts`) as Promise<GameMoments>).catch(() => ({ moments: [] }));
