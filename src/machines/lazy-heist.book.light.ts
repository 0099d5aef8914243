// Stands in for lazy-heist.book.ts in what a page loads first: the words that play needs. The others load when somebody asks for
// a rule.
import { lazyHeistWords } from '../locales/en/lazy-heist.words.js';
import type { GameTexts, Rule } from '../table/rule.js';

export const texts: GameTexts = { ...lazyHeistWords, rules: {}, rulings: {} };
export const catalogue: readonly Rule[] = [];
