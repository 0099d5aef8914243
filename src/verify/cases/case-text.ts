// A case as the YAML text that a person would write.
import { stringify } from 'yaml';
import type { Case } from '../../notation/case.js';

/** Keys in the order in which a case is read. */
export function caseText({ game, title, rules, options, start, moves, expect }: Case): string {
  const ordered = { game, title, rules, options, start, moves, expect };
  return stringify(ordered, { lineWidth: 120, aliasDuplicateObjects: false });
}

/** A title as the name of a file. */
export const fileName = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)}.yaml`;
