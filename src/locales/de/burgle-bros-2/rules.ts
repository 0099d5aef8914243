// Die Regeln von Burgle Bros 2 auf Deutsch.
import { pieceRules } from './rules-pieces.js';
import { playRules } from './rules-play.js';

export const rules: Readonly<Record<string, string>> = { ...playRules, ...pieceRules };
