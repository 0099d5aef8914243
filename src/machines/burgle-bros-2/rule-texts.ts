// What the rulebook of Burgle Bros 2 says, in words.
export { rules } from '../../locales/en/burgle-bros-2/rules.js';
export { rulings } from '../../locales/en/burgle-bros-2/rulings.js';
export { catalogue } from '../../rules/burgle-bros-2/catalogue.js';
