// The rules of Burgle Bros 2, in the order of the book. The words are in the locales, under the same ids.
// Cards and room tiles have rules of their own, named after them: the book does not print them.
import type { Rule } from '../../table/rule.js';
import { chipRules, depotRules, gearRules, roomRules } from './catalogue-pieces.js';
import { campaignRules, safeRules, setupRules, turnRules } from './catalogue-play.js';

/** The questions that the book leaves open stand beside its rules. */
export { rulings } from './rulings.js';

export const catalogue = [
  ...setupRules,
  ...turnRules,
  ...gearRules,
  ...safeRules,
  ...campaignRules,
  ...chipRules,
  ...roomRules,
  ...depotRules,
] as const satisfies readonly Rule[];

export type RuleId = (typeof catalogue)[number]['id'];
