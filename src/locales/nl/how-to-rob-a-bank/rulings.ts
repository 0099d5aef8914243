// Vragen die de spelregels openlaten, staan er in het Engels.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {};
