// The words that a game's drawing needs beyond its rule texts: places, counters, moves as a button says them.

export interface BoardWords {
  /** Kind of place -> its name; `{id}` is the place. */
  readonly places: Readonly<Record<string, string>>;
  /** What is said of a thing on the board. */
  readonly things: Readonly<Record<string, string>>;
  readonly counters: Readonly<Record<string, string>>;
  /**
   * `verb`, `actor verb` or `verb word` -> the move as a button says it. `{by}` acts, `{0}`, `{1}` … are the words
   * after the verb.
   */
  readonly moves: Readonly<Record<string, string>>;
  /** What moves cost, for one and for several: `point`, `points`; `{count}` is how many. */
  readonly costs?: Readonly<Record<string, string>>;
  /** Kind of tile, or card -> what it does, in one line. */
  readonly explanations?: Readonly<Record<string, string>>;
}
