// What the site says of a game: a scene for the front page, and what is tricky about the game, one moment each.

type ByLanguage = Readonly<Record<string, string>>;

/** A game on the front page: a case that plays by itself once a reader sees it. */
export interface FrontPageScene {
  readonly text: ByLanguage;
  /** The name of a case of the game. */
  readonly case: string;
  /** The step at which it begins to play: shortly before it gets exciting. */
  readonly from: number;
  /** The step that a reader who prefers no motion sees. */
  readonly height: number;
  /** Whether the board needs the whole width of the page. */
  readonly broad?: true;
}

export interface Moment {
  readonly title: ByLanguage;
  readonly text: ByLanguage;
  /** The names of one case of the game, or of two to stand side by side. */
  readonly cases: readonly string[];
  /** What the board shows besides the position (`show` of heist-floor). */
  readonly show?: string;
  /** Where it happens on one floor of a building: only that one is shown. */
  readonly floor?: string;
}
