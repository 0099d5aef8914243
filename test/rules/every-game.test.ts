// No game is forgotten.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/machines/index.js';

it.each(games.map(({ id }) => id))('%s is played at random', (id) => {
  const file = `${id}/random-games.test.ts`;
  expect(existsSync(new URL(file, import.meta.url)), `test/rules/${file} calls randomGames(...)`).toBe(true);
});
