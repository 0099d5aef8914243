// How a table of refusals is written.

export interface Refused {
  readonly where: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** A position as YAML. */
  readonly start: string;
  readonly moves: Readonly<Record<string, string>>;
}

export const all = (moves: readonly string[], rule: string): Record<string, string> =>
  Object.fromEntries(moves.map((move) => [move, rule]));

export const extras = ['yellow car e-2', 'yellow throw', 'yellow pass red', 'yellow alarm'];
