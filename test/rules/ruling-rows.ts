// How the test of rulings is told about a game: `test/rules/<game>/rulings.ts` exports `rows`.
import type { CaseStep, Expectation } from '../../src/verify/index.js';

/** A position and a few moves after which each alternative of a ruling shows. */
export interface Row {
  /** YAML of the start. */
  readonly start: string;
  readonly moves?: readonly CaseStep[];
  readonly options?: Readonly<Record<string, unknown>>;
  /** Alternative -> what holds with it and with no other. `moves` go on where the row's end; `start` takes the place of the row's. */
  readonly claims: Readonly<
    Record<string, Expectation & { readonly start?: string; readonly moves?: readonly CaseStep[] }>
  >;
}

export interface RulingRows {
  readonly rows: Readonly<Record<string, Row>>;
  /** Rulings that no case can show; a test of the game itself does. */
  readonly shownElsewhere?: readonly string[];
}
