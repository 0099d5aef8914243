// What the rulebook of How to Rob a Bank says, in words.
export { rules as rules } from '../../locales/en/how-to-rob-a-bank/rules.js';
export { rulings as rulings } from '../../locales/en/how-to-rob-a-bank/rulings.js';
export { catalogue } from '../../rules/how-to-rob-a-bank/catalogue.js';
