// docs/read-a-report.md: the story's commands print what the page shows. Numbers may differ: they follow the examples.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { exit } from '../../src/cli/command.js';
import { endedTexts } from '../../src/cli/commands/explore-guided.js';
import { fateText } from '../../src/cli/commands/mutate.js';
import { endedText } from '../../src/cli/output/progress.js';
import { gradeText, verdictText } from '../../src/verify/reports/order-words.js';
import { ended, resultSchemas } from '../../src/verify/reports/results.js';
import { isLong } from '../long-run.js';
import { heist, scratch } from '../cli/world.js';

const { file, remove } = scratch();
afterAll(remove);

const page = readFileSync(new URL('../../docs/read-a-report.md', import.meta.url), 'utf8');
const [story = ''] = /### A story[^]*?(?=\n## )/.exec(page) ?? [];

/** What follows a `$ heist …`, up to the next one: each command with all that is shown of its output. */
const shown = [...story.matchAll(/```\n([^]*?)```/g)]
  .map(([, block = '']) => block)
  .join('')
  .split(/^\$ heist /m)
  .slice(1)
  .map((text) => text.split('\n').filter((line) => line.trim() !== ''))
  .map(([command = '', ...lines]) => ({ command, lines }));

/** Numbers, rooms among them, are not compared. */
const masked = (line: string): string => line.replaceAll(/\d[\d,.^]*/g, '#').trim();

it('the story has its commands and what they print', () => {
  expect(shown.map(({ command }) => command)).toHaveLength(2);
  for (const { lines } of shown) expect(lines.length).toBeGreaterThan(5);
});

describe.runIf(isLong)('the story', () => {
  it.each(shown.map(({ command, lines }) => [command, lines] as const))(
    'heist %s',
    async (command, lines) => {
      const folder = file('found/.keep', '').replace('/.keep', '');
      const { code, out } = await heist([...command.split(' '), '--save', folder]);
      // Both break examples.
      expect(code).toBe(1);
      const printed = out.split('\n').map(masked);
      for (const line of lines) expect(printed).toContain(masked(line));
    },
    300_000,
  );
});

describe('the page has every word that a report prints', () => {
  const plain = page.replaceAll(/[*_`]/g, '').replaceAll(/\s+/g, ' ').toLowerCase();
  const missing = (words: readonly string[]): string[] => words.filter((word) => !plain.includes(word.toLowerCase()));

  it('verdicts and grades of orders, fates of planted bugs, verdicts on cases', () => {
    const verdicts = [gradeText, verdictText, fateText].flatMap((words) => Object.values(words));
    // Before a grade stands what it limits: but only after …
    expect(missing(verdicts.map((word) => word.replace(/^but /, '')))).toEqual([]);
    for (const word of Object.keys(exit)) expect(page).toContain(`**${word}**`);
  });

  it('how a search ended', () => {
    const limits = { depth: 6, states: 4000, seconds: 90 };
    const words = ended.options.map((how) => endedText(how, limits));
    expect(words.length).toBeGreaterThan(4);
    expect(missing([...words, ...Object.values(endedTexts)])).toEqual([]);
  });

  it('why an edge was not taken, or a rule made nothing happen', () => {
    const phrases = ['why-not', 'varied-positions'].flatMap((name) => phrasesIn(`src/verify/search/${name}.ts`));
    expect(phrases.length).toBeGreaterThan(15);
    expect(phrases).toContain('under several other rulings or orders');
    expect(missing(phrases)).toEqual([]);
  });

  it('the short words of JSON', () => {
    const { chart: _, ...reports } = resultSchemas;
    const words = [...new Set(Object.values(reports).flatMap(wordsOf))];
    expect(words).toEqual(expect.arrayContaining(['commutes', 'broken-invariant', 'equivalent', 'silence', 'slip']));
    expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
  });
});

/** The texts of a module that are more than a word or two: what stands between the values that it puts in. */
function phrasesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const phrases: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) phrases.push(node.text);
    ts.forEachChild(node, look);
  };
  look(source);
  const trimmed = phrases.map((text) => text.replaceAll(/^[^a-z]+|[^a-z]+$/gi, ''));
  return trimmed.filter((text) => text.split(' ').length > 2);
}

/** The words that a schema lets a field choose from. */
function wordsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, options } = schema as { type?: string; options?: string[] };
  return type === 'picklist' ? (options ?? []) : Object.values(schema).flatMap(wordsOf);
}
