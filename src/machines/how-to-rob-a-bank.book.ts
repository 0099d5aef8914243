// What the rulebook of How to Rob a Bank says, in words.
export { howToRobABank as texts } from '../locales/en/how-to-rob-a-bank.js';
export { catalogue } from '../rules/how-to-rob-a-bank/catalogue.js';
