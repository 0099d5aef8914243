// How to Rob a Bank in English.
import type { GameTexts } from '../../table/rule.js';
import { howToRobABankRules } from './how-to-rob-a-bank.rules.js';
import { howToRobABankRulings } from './how-to-rob-a-bank.rulings.js';
import { howToRobABankWords } from './how-to-rob-a-bank.words.js';

export const howToRobABank: GameTexts = {
  ...howToRobABankWords,
  rules: howToRobABankRules,
  rulings: howToRobABankRulings,
};
