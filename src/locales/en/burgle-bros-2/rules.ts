// The rules of Burgle Bros 2 in English.
import { pieceRules } from './rules-pieces.js';
import { playRules } from './rules-play.js';

export const summary =
  'Two to four crooks rob a casino with two floors. They find moles, send dice to the safe, crack it and play out a ' +
  'finale. After every turn a guard walks three steps, and six stress on any one crook loses the game.';

export const rules: Readonly<Record<string, string>> = { ...playRules, ...pieceRules };
