// What is tricky about a game: one moment each, with what helps to see it.

export interface Moment {
  /** By language. */
  readonly title: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
  /** The names of one case of the game, or of two to stand side by side. */
  readonly cases: readonly string[];
  /** What the board shows besides the position (`show` of heist-floor). */
  readonly show?: string;
  /** Where it happens on one floor of a building: only that one is shown. */
  readonly floor?: string;
}
