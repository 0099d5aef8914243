// Nothing in the box is left out: the list names a case for each thing, and the case holds and is about it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { characters } from '../../../src/rules/burgle-bros/data.js';
import { events, loot, tileKinds, tools } from '../../../src/rules/burgle-bros/box.js';
import { wholeGame as burgleBros } from '../../../src/machines/burgle-bros/index.js';
import { checkCase, parseText, type Case } from '../../../src/verify/index.js';
import { characterCases, eventCases, lootCases, tileCases, toolCases } from './exercised.js';

const lists: readonly [what: string, all: readonly string[], cases: Readonly<Record<string, string>>][] = [
  ['tiles', [...Object.keys(tileKinds), 'safe'], tileCases],
  ['tools', tools, toolCases],
  ['loot', [...new Set(loot)], lootCases],
  ['events', events, eventCases],
  ['characters', characters, characterCases],
];

describe.each(lists)('%s', (_, all, cases) => {
  it('are all in the list', () => {
    expect(Object.keys(cases).sort()).toEqual([...all].sort());
  });

  it.each(Object.entries(cases))('%s: %s', (thing, name) => {
    const text = readFileSync(
      fileURLToPath(new URL(`../../../cases/burgle-bros/${name}.yaml`, import.meta.url)),
      'utf8',
    );
    expect(text).toContain(thing);
    expect(checkCase(burgleBros, parseText(text).data as Case).failures).toEqual([]);
  });
});
