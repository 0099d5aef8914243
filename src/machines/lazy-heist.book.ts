// What the rulebook of Lazy Heist says, in words.
export { lazyHeist as texts } from '../locales/en/lazy-heist.js';
export { catalogue } from '../rules/lazy-heist/catalogue.js';
