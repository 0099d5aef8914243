// Stands in for how-to-rob-a-bank.book.ts in what a page loads first: the words that play needs. The others load when somebody asks for
// a rule.
import { howToRobABankWords } from '../locales/en/how-to-rob-a-bank.words.js';
import type { GameTexts, Rule } from '../table/rule.js';

export const texts: GameTexts = { ...howToRobABankWords, rules: {}, rulings: {} };
export const catalogue: readonly Rule[] = [];
