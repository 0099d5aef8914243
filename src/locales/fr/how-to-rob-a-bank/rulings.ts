// Les questions que le livret laisse ouvertes sont posées en anglais.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {};
