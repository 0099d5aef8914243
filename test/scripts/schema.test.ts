// The published JSON Schemas are those of the games, and every case fits them.
import { readFileSync, readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { schemaText, schemas } from '../../scripts/schema.js';
import { games } from '../../src/machines/index.js';
import { parseText } from '../../src/notation/yaml.js';

const folder = new URL('../../schema/', import.meta.url);
const cases = new URL('../../cases/', import.meta.url);
const all = schemas();

const ajv = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true });
for (const schema of Object.values(all)) ajv.addSchema(schema);
const fits = (data: unknown) => ajv.validate('case.json', data);

describe('schema/', () => {
  it('holds what npm run schema writes, and nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(all).sort());
    for (const [name, schema] of Object.entries(all))
      expect(readFileSync(new URL(name, folder), 'utf8'), `${name}: run npm run schema`).toBe(schemaText(schema));
  });

  it.each(games.map(({ id }) => id))('fits every case of %s', (id) => {
    const names = readdirSync(new URL(`${id}/`, cases)).filter((name) => name.endsWith('.yaml'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      fits(parseText(readFileSync(new URL(`${id}/${name}`, cases), 'utf8')).data);
      expect(ajv.errors ?? [], name).toEqual([]);
    }
  });

  const bank = { game: 'how-to-rob-a-bank' };
  it.each([
    ['a game that does not exist', { game: 'monopoly' }],
    ['no game', {}],
    ['an unknown field', { ...bank, tilte: 'x' }],
    ['an unknown rule', { ...bank, rules: ['RB-NO-1'] }],
    ['an unknown ruling', { ...bank, options: { rulings: { 'alarm-for': 'round' } } }],
    ['an unknown alternative', { ...bank, options: { rulings: { 'alarm-per': 'game' } } }],
    ['an unknown state', { ...bank, start: { flow: 'rob.ghost' } }],
    ['an unknown field of the position', { ...bank, start: { rooms: {} } }],
    ['an unknown state to play on to', { ...bank, moves: [{ until: 'rob.ghost' }] }],
    ['an unknown event', { ...bank, expect: { events: ['flown'] } }],
    [
      'an unknown event in a map, in a side line',
      { ...bank, moves: [{ line: [{ expect: { events: [{ type: 'flown' }] } }] }] },
    ],
    ['a mark on no space', { ...bank, moves: [{ mark: { spaces: ['z9'] } }] }],
    ['an arrow with one end', { ...bank, moves: [{ mark: { arrows: [['a1']] } }] }],
    ['two keys in one step', { ...bank, moves: [{ say: 'x', until: 'rob' }] }],
  ])('refuses %s', (_, data) => {
    expect(fits(data)).toBe(false);
  });

  it.each([
    ['a ruling by its full id', { ...bank, options: { rulings: { 'RB-RULING-alarm-per': 'turn' } } }],
    [
      'everything that may stand between moves',
      {
        ...bank,
        moves: [
          'next',
          { until: 'rob.bank' },
          { say: { en: 'a', de: 'b' } },
          { mark: { spaces: ['a1'], arrows: [['a1', 'n-a']] } },
          { ask: { prompt: 'Who?', answer: { type: 'walked' } } },
          { line: ['next', { line: [] }] },
          { expect: { outcome: null, illegal: { 'red throw': null } } },
        ],
      },
    ],
  ])('accepts %s', (_, data) => {
    fits(data);
    expect(ajv.errors ?? []).toEqual([]);
  });
});
