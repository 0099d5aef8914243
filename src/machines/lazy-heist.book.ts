// What the rulebook of Lazy Heist says, in words.
export { lazyHeistRules as rules } from '../locales/en/lazy-heist.rules.js';
export { lazyHeistRulings as rulings } from '../locales/en/lazy-heist.rulings.js';
export { catalogue } from '../rules/lazy-heist/catalogue.js';
