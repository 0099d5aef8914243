// A game in parts. A page that shows a replay needs less than a page that plays, which needs less than the verifier: each
// part loads when it is first asked for.
import type { BoardWords } from '../locales/board-words.js';
import type { BoardDrawing, BoardPointing, GoalState, Overlays, Scene, Signs } from '../components/board/board.js';
import type { DataWords } from '../locales/data-words.js';
import type { SearchWords } from '../locales/search-words.js';
import type { PlayableGame, PositionReader, VerifierNeeds } from '../table/game.js';
import type { RuleIndex } from '../table/rule-index.js';
import type { ByLanguage, GameWords, Rule, RuleTexts } from '../table/rule.js';

type Load<T> = () => Promise<T>;

/** What a game says in one language. */
export interface LanguageParts {
  readonly words: Load<{ readonly words: GameWords }>;
  readonly rules: Load<Pick<RuleTexts, 'rules'>>;
  readonly rulings: Load<Pick<RuleTexts, 'rulings'>>;
  readonly board: Load<{ readonly board: BoardWords }>;
  /** What to reach, in words. A language may have none. */
  readonly goals?: Load<{ readonly goals: Readonly<Record<string, string>> }>;
  /** What the pieces and signs mean, in words. A language may have none. */
  readonly signs?: Load<{ readonly signs: Readonly<Record<string, string>> }>;
  /** Other words by which its rules are looked for. A language may have none. */
  readonly search?: Load<{ readonly search: SearchWords }>;
  /** Where its data came from. What the game itself lists is English. */
  readonly data?: Load<{ readonly data: DataWords }>;
}

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
  readonly catalogue: Load<{ readonly catalogue: readonly Rule[] }>;
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
  readonly languages: ByLanguage<LanguageParts>;
}
