// Lazy Heist in English.
import type { GameTexts } from '../../table/rule.js';
import { rules } from './lazy-heist/rules.js';
import { rulings } from './lazy-heist/rulings.js';
import { words } from './lazy-heist/words.js';

export const lazyHeist: GameTexts = { ...words, rules: rules, rulings: rulings };
