// How the kit says no to a move that a rule forbids.

/** A well-formed move that a rule forbids here. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly move: string,
    readonly rule: string,
    readonly reason: string,
  ) {
    super(`${move}: refused by ${rule}. ${reason}`);
  }
}

/** A chart that names no rule for a refusal: a mistake in the game, not in what was written or played. */
export class ChartGap extends Error {}
