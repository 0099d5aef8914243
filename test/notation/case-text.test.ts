// Cases are written as a person writes them, and read again as they were.
import { describe, expect, it } from 'vitest';
import { games } from '../../src/machines/index.js';
import { caseText, fileName } from '../../src/notation/case-text.js';
import { parseText } from '../../src/notation/yaml.js';
import { shippedCases } from '../shipped-cases.js';

describe('a case as text', () => {
  it.each(games.map(({ id }) => id))('%s: every case of the package comes back', (id) => {
    for (const { name, example } of shippedCases(id)) {
      expect(parseText(caseText(example)).data, name).toEqual(example);
    }
  });

  it('what is short stands in one line, what is long in several', () => {
    const start = Object.fromEntries('abcdefghij'.split('').map((key) => [key, { at: '3.4', note: 'a: b' }]));
    expect(caseText({ game: 'g', options: {}, start, moves: ['next', { say: 'Yes, no' }], expect: { flow: 'x.y' } }))
      .toBe(`game: g
options: {}
start:
${'abcdefghij'
  .split('')
  .map((key) => `  ${key}: { at: "3.4", note: "a: b" }\n`)
  .join('')}moves:
  - next
  - { say: "Yes, no" }
expect: { flow: x.y }
`);
  });

  it.each([
    'yes',
    'No',
    'null',
    '~',
    '',
    ' x',
    'x ',
    '1.5',
    '1e3',
    '- a',
    'a #b',
    "it's",
    'ä',
    '0x1F',
    'a\nb',
    '&a',
    '*a',
  ])('a text stays a text: %j', (text) => {
    const example = { game: 'g', start: { [text]: text, list: [text, { [text]: [] }] } };
    expect(parseText(caseText(example)).data).toEqual(example);
  });

  it('a title becomes the name of a file', () => {
    expect(fileName('Of two, one!')).toBe('of-two-one.yaml');
  });
});
