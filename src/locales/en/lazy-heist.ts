import type { GameTexts } from '../../table/rule.js';
export const lazyHeist: GameTexts = { title: 'Lazy Heist', summary: '', rules: {}, rulings: {}, events: {}, flow: {}, names: {} };
