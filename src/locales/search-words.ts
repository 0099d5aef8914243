// The words by which a reader looks for a rule, beyond those that stand in it.

export interface SearchWords {
  /** The middle of a rule's id -> what these rules are about: `LH-GUARD-3` is about `GUARD`. */
  readonly areas: Readonly<Record<string, string>>;
  /** Words that mean the same to somebody who looks for a rule, each group in one line. */
  readonly also: readonly string[];
  /** What may stand on the board: field of the position -> the word to look for. */
  readonly things: Readonly<Record<string, string>>;
}
