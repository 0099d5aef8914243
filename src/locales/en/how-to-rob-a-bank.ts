// How to Rob a Bank in English.
import type { GameTexts } from '../../table/rule.js';
import { rules } from './how-to-rob-a-bank/rules.js';
import { rulings } from './how-to-rob-a-bank/rulings.js';
import { words } from './how-to-rob-a-bank/words.js';

export const howToRobABank: GameTexts = {
  ...words,
  rules: rules,
  rulings: rulings,
};
