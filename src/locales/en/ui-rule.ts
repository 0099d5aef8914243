// The interface in English: what only somebody who reads a rule reads.

export const ruleUi = {
  ruleSource: (source: string) => `Rulebook: ${source}`,
  ruleUnknown: (id: string) => `There is no rule ${id}.`,
  lookUp: 'More about this rule',
};
