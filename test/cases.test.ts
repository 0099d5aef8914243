// Every case of the kit holds, and has a title in English and German.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../src/index.js';
import { judgeCase, parseText, readCase } from '../src/verify/index.js';

for (const { id } of games)
  describe(id, () => {
    const folder = new URL(`../cases/${id}/`, import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
      it(file.replace('.yaml', '').replaceAll('-', ' '), () => {
        const example = readCase(parseText(readFileSync(new URL(file, folder), 'utf8')).data);
        expect(judgeCase(gameNamed(example.game), example).failures).toEqual([]);
        expect(Object.keys(example.title ?? {}).slice(0, 2)).toEqual(['en', 'de']);
      });
  });
