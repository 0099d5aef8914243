// Which rules belong together and which cases show them, found in the cases: written by npm run schema into
// src/rules/<game>/rule-index.ts, so that the rule look-up of a page needs no server.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/machines/index.js';
import { readCase, type Case, type LocalText } from '../../src/notation/case.js';
import { parseText } from '../../src/notation/yaml.js';
import type { Game } from '../../src/table/game.js';
import type { RuleIndex } from '../../src/table/rule-index.js';
import { checkCase } from '../../src/verify/cases/check-case.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A reader looks at a few. */
const mostRelated = 5;
const mostExamples = 2;

interface Example {
  readonly file: string;
  readonly title: LocalText;
  readonly rules: readonly string[];
  /** The rules of the events of each move. */
  readonly moves: readonly (readonly string[])[];
}

/** Game -> the file that holds its index, and what belongs into it. */
export const ruleIndexes = (): Record<string, { readonly file: string; readonly text: string }> =>
  Object.fromEntries(
    games.map((game) => [
      game.id,
      { file: `${root}src/rules/${game.id}/rule-index.ts`, text: textOf(indexOf(game, examplesOf(game))) },
    ]),
  );

export function writeRuleIndexes(): void {
  for (const { file, text } of Object.values(ruleIndexes())) writeFileSync(file, text);
}

/** An entry to a line. */
const textOf = ({ cases, rules }: RuleIndex): string =>
  [
    '// Written by npm run schema from the cases: which rules belong together, and which cases show them.',
    "import type { RuleIndex } from '../../table/rule-index.js';",
    '',
    'export const ruleIndex: RuleIndex = {',
    'cases: [',
    ...cases.map((each) => `${JSON.stringify(each)},`),
    '],',
    'rules: {',
    ...Object.entries(rules).map(([id, { see, in: shown, answer }]) => {
      const found = `see: ${JSON.stringify(see)}, in: ${JSON.stringify(shown)}`;
      return `${JSON.stringify(id)}: { ${found}${answer === undefined ? '' : `, answer: ${JSON.stringify(answer)}`} },`;
    }),
    '},',
    '};',
    '',
  ].join('\n');

function examplesOf(game: Game): Example[] {
  const folder = `${root}cases/${game.id}/`;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const example: Case = readCase(parseText(readFileSync(folder + name, 'utf8')).data);
      const { frames } = checkCase(game, example);
      return {
        file: name.replace(/\.yaml$/, ''),
        title: example.title ?? name,
        rules: example.rules ?? [],
        moves: frames.map(({ table }) => [...new Set(table.events.map(({ rule }) => rule))]),
      };
    });
}

function indexOf(game: Game, examples: readonly Example[]): RuleIndex {
  const ids = [...game.catalogue, ...game.rulings].map(({ id }) => id);
  const near = nearness(ids, examples);
  const shown = new Map(ids.map((id) => [id, showing(id, examples)]));
  const used = examples.filter((example) => [...shown.values()].some((files) => files.includes(example)));
  const rules = ids.map((id) => {
    const scores = [...(near.get(id) ?? [])].sort(
      ([one, much], [other, more]) => more - much || ids.indexOf(one) - ids.indexOf(other),
    );
    const answer = game.rulings.find((ruling) => ruling.id === id)?.alternatives[0];
    return [
      id,
      {
        see: scores.slice(0, mostRelated).map(([other]) => other),
        in: shown.get(id)?.map((each) => used.indexOf(each)),
        ...(answer !== undefined && { answer }),
      },
    ];
  });
  return {
    cases: used.map(({ file, title }) => [file, title]),
    rules: Object.fromEntries(rules) as RuleIndex['rules'],
  };
}

/** The cases that show a rule best: those that are about little else. */
const showing = (id: string, examples: readonly Example[]): Example[] =>
  examples
    .filter(({ rules }) => rules.includes(id))
    .sort((one, other) => one.rules.length - other.rules.length || one.rules.indexOf(id) - other.rules.indexOf(id))
    .slice(0, mostExamples);

/** Rules of one case or of one move belong together, the more so the fewer they are; rules of one area a little. */
function nearness(ids: readonly string[], examples: readonly Example[]): Map<string, Map<string, number>> {
  const near = new Map(ids.map((id) => [id, new Map<string, number>()]));
  const join = (rules: readonly string[], weight: number): void => {
    for (const one of rules)
      for (const other of rules)
        if (one !== other && near.has(other)) {
          const scores = near.get(one);
          scores?.set(other, (scores.get(other) ?? 0) + weight / rules.length);
        }
  };
  for (const { rules, moves } of examples) {
    join(rules, 3);
    for (const cited of moves) join(cited, 1);
  }
  const areas = [...new Set(ids.map(areaOf))].filter((area) => area !== 'RULING');
  for (const area of areas)
    join(
      ids.filter((id) => areaOf(id) === area),
      0.5,
    );
  return near;
}

const areaOf = (id: string): string => id.split('-')[1] ?? '';
