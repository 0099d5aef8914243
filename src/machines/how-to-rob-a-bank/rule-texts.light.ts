// Stands in for how-to-rob-a-bank.book.ts in what a page loads first. What the rulebook says loads when somebody asks for a rule.
import type { GameTexts, Rule } from '../../table/rule.js';

export const rules: GameTexts['rules'] = {};
export const rulings: GameTexts['rulings'] = {};
export const catalogue: readonly Rule[] = [];
