// Answers that authors wrote: one of them is right, and each is explained by a rule that exists, in both languages.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../../src/machines/index.js';
import { readCase, type Question } from '../../../src/notation/case.js';
import { parseText } from '../../../src/notation/yaml.js';

const files = readdirSync('cases', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml') && readFileSync(`cases/${file}`, 'utf8').includes('choices:'))
  .sort();
const questions = files.flatMap((file): [string, string, Question][] => {
  const example = readCase(parseText(readFileSync(`cases/${file}`, 'utf8')).data);
  return (example.moves ?? []).flatMap((step) =>
    typeof step === 'object' && 'ask' in step && step.ask?.choices ? [[file, example.game, step.ask]] : [],
  );
});

describe('answers to choose from', () => {
  it('are in cases of every game', () => expect(new Set(questions.map(([, game]) => game)).size).toBe(4));

  it.each(questions)('%s', (_, id, { choices = [] }) => {
    const game = gameNamed(id);
    expect(choices.filter(({ right }) => right)).toHaveLength(1);
    for (const { text, rule = '' } of choices) {
      expect(Object.keys(text)).toEqual(['en', 'de']);
      expect(game.texts.en.rules[rule] ?? game.texts.en.rulings[rule], rule).toBeDefined();
    }
  });
});
