// Die Regeln von Burgle Bros 2 auf Deutsch.
import { pieceRules } from './rules-pieces.js';
import { playRules } from './rules-play.js';

export const summary =
  'Zwei bis vier Ganoven rauben ein Casino mit zwei Stockwerken aus. Sie finden Insider, schicken Würfel in den ' +
  'Tresorraum, knacken den Tresor und bringen ein Finale hinter sich. Nach jedem Zug geht ein Wachmann drei Schritte, und ' +
  'sechs Stress bei einem einzigen Ganoven bedeuten die Niederlage.';

export const rules: Readonly<Record<string, string>> = { ...playRules, ...pieceRules };
