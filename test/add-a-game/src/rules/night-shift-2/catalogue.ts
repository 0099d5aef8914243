// The rules of Night Shift 2, in the order of the book. The words are in the locales, under the same ids.
import type { Rule } from '../../table/rule.js';

/** The questions that the book leaves open stand beside its rules. */
export { rulings } from './rulings.js';

export const catalogue = [
  {
    id: 'NS-SETUP-1',
    kind: 'setup',
    source: 'Set-up',
    notCheckable: 'it only says where a game begins',
  },
  { id: 'NS-TURN-1', kind: 'turn', source: 'The turn' },
  { id: 'NS-WALK-1', kind: 'movement', source: 'Walk' },
  { id: 'NS-WALK-2', kind: 'movement', source: 'Walk' },
  { id: 'NS-HIDE-1', kind: 'turn', source: 'Hide' },
  { id: 'NS-HIDE-2', kind: 'turn', source: 'Hide' },
  { id: 'NS-TAKE-1', kind: 'item', source: 'Take' },
  { id: 'NS-NIGHT-1', kind: 'guard', source: 'The night, step 1' },
  { id: 'NS-NIGHT-2', kind: 'guard', source: 'The night, step 2' },
  { id: 'NS-NIGHT-3', kind: 'turn', source: 'The night, step 3' },
  { id: 'NS-END-1', kind: 'end', source: 'The end' },
  { id: 'NS-END-2', kind: 'end', source: 'The end' },
  { id: 'NS-END-3', kind: 'end', source: 'The end' },
] as const satisfies readonly Rule[];

export type RuleId = (typeof catalogue)[number]['id'];
