// What the rulebook of Lazy Heist says, in words.
export { rules as rules } from '../../locales/en/lazy-heist/rules.js';
export { rulings as rulings } from '../../locales/en/lazy-heist/rulings.js';
export { catalogue } from '../../rules/lazy-heist/catalogue.js';
