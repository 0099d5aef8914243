// The rules of Burgle Bros 2 in English.
import { pieceRules } from './rules-pieces.js';
import { playRules } from './rules-play.js';

export const rules: Readonly<Record<string, string>> = { ...playRules, ...pieceRules };
