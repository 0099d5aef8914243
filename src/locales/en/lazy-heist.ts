// Lazy Heist in English.
import type { GameTexts } from '../../table/rule.js';
import { lazyHeistRules } from './lazy-heist.rules.js';
import { lazyHeistRulings } from './lazy-heist.rulings.js';
import { lazyHeistWords } from './lazy-heist.words.js';

export const lazyHeist: GameTexts = { ...lazyHeistWords, rules: lazyHeistRules, rulings: lazyHeistRulings };
