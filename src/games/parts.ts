// A game in parts. A page that shows a replay needs less than a page that plays, which needs less than the verifier: each
// part loads when it is first asked for.
import type { BoardDrawing, BoardPointing, GoalState, Overlays, Scene, Signs } from '../components/board/board.js';
import type { LanguageParts } from '../locales/language-parts.js';
import type { PlayableGame, PositionReader, VerifierNeeds } from '../table/game.js';
import type { RuleIndex } from '../table/rule-index.js';
import type { ByLanguage, Rule, Ruling } from '../table/rule.js';

export type { LanguageParts };

type Load<T> = () => Promise<T>;

/** A game in the list: a page loads the parts of those that it shows. */
export interface ListedGame {
  readonly id: string;
  /** First part of the ids of its rules. */
  readonly prefix: string;
  readonly load: Load<{ readonly parts: GameParts }>;
}

export interface GameParts {
  // What playing takes.
  readonly game: Load<{ readonly game: PlayableGame }>;
  readonly positionReader: Load<{ readonly positionReader: PositionReader }>;
  readonly catalogue: Load<{ readonly catalogue: readonly Rule[]; readonly rulings: readonly Ruling[] }>;
  readonly verifierNeeds: Load<{ readonly verifierNeeds: VerifierNeeds }>;
  // What showing takes.
  readonly drawing: Load<{ readonly drawing: BoardDrawing }>;
  readonly pointing: Load<{ readonly pointing: BoardPointing }>;
  /** What a page may ask to see besides the position (`show` of heist-floor). A game may have none. */
  readonly overlays?: Load<{ readonly overlays: Overlays }>;
  /** For somebody who sees the game for the first time: what to reach, as far as it is. A game may have none. */
  readonly goals?: Load<{ readonly goals: (scene: Scene) => readonly GoalState[] }>;
  /** Pieces and signs, to be explained. A game may have none. */
  readonly signs?: Load<{ readonly signs: Signs }>;
  /** Which rules belong together, and which cases show them. A game may have none. */
  readonly ruleIndex?: Load<{ readonly ruleIndex: RuleIndex }>;
  /** What it says, by language. */
  readonly languages: ByLanguage<Load<{ readonly parts: LanguageParts }>>;
}
