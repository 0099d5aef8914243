// What a game says in one language, in parts: each loads when it is first asked for.
import type { GameWords, RuleTexts } from '../table/rule.js';
import type { BoardWords } from './board-words.js';
import type { DataWords } from './data-words.js';
import type { SearchWords } from './search-words.js';

type Load<T> = () => Promise<T>;

export interface LanguageParts {
  readonly words: Load<{ readonly words: GameWords }>;
  readonly rules: Load<Pick<RuleTexts, 'summary' | 'rules'>>;
  readonly rulings: Load<Pick<RuleTexts, 'rulings'>>;
  readonly board: Load<{ readonly board: BoardWords }>;
  /** What to reach, in words. A language may have none. */
  readonly goals?: Load<{ readonly goals: Readonly<Record<string, string>> }>;
  /** What the pieces and signs mean, in words. A language may have none. */
  readonly signs?: Load<{ readonly signs: Readonly<Record<string, string>> }>;
  /** The words of its overlays. A language may have none. */
  readonly overlays?: Load<{ readonly overlays: Readonly<Record<string, string>> }>;
  /** Other words by which its rules are looked for. A language may have none. */
  readonly search?: Load<{ readonly search: SearchWords }>;
  /** Where its data came from. What the game itself lists is English. */
  readonly data?: Load<{ readonly data: DataWords }>;
}
