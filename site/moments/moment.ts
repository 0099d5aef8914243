// What is tricky about a game: one moment each, with what helps to see it.

export interface Moment {
  readonly title: string;
  readonly text: string;
  /** The names of one case of the game, or of two to stand side by side. */
  readonly cases: readonly string[];
  /** What the board shows besides the position (`show` of heist-floor). */
  readonly show?: string;
}

/** The moments of a game; a game may have none. */
export const momentsOf = async (game: string): Promise<readonly Moment[]> => {
  const found = (await import(`./${game}.ts`).catch(() => ({ moments: [] }))) as { moments: readonly Moment[] };
  return found.moments;
};
