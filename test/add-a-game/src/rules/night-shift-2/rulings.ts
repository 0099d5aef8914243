// What the rulebook leaves open. The first alternative is the default. Words: see the locales.
import type { Ruling } from '../../table/rule.js';

export const rulings = [
  { id: 'NS-RULING-hiding-with-bag', kind: 'silence', alternatives: ['unseen', 'seen'] },
] as const satisfies readonly Ruling[];

export type RulingId = (typeof rulings)[number]['id'];
