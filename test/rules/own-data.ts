// How the test of house data is told about a game: `test/rules/<game>/own-data.ts` exports `ownData` and `wrongData`.

/** Options that replace what we had to make up. */
export interface OwnData {
  readonly data: object;
  readonly [option: string]: unknown;
}

/** Data that does not fit, and how that is told. */
export type WrongData = readonly [what: string, data: object, path: string, found: RegExp, expected: RegExp];
