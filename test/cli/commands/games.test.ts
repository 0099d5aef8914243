// heist games: what is here, and what of it is ours.
import { expect, it } from 'vitest';
import { games } from '../../../src/machines/index.js';
import { heist, heistJson } from '../world.js';

it('lists every game with options, rulings, data, procedures and the number of rules', async () => {
  const { code, out } = await heist(['games']);
  expect(code).toBe(0);
  for (const game of games) {
    expect(out).toContain(`${game.texts.en.title}  ${game.id}`);
    expect(out).toContain(`${game.catalogue.length} with the prefix ${game.prefix}-`);
    for (const option of Object.keys(game.options)) expect(out).toContain(`  ${option} `);
    for (const procedure of Object.keys(game.procedures)) expect(out).toContain(`  ${procedure} `);
  }
  expect(out).toMatch(/alarm-per +round \| turn\. How often/);
  expect(out).toMatch(/house data: our own, because the rulebook shows it only in pictures\n {4}streets/);
});

it('gives the same as JSON, with the default and the meaning of each alternative', async () => {
  const { games: listed } = (await heistJson(['games', '--json'])) as {
    games: { id: string; rulings: { name: string }[] }[];
  };
  expect(listed.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  const bank = listed.find(({ id }) => id === 'how-to-rob-a-bank');
  expect(bank?.rulings.find(({ name }) => name === 'alarm-per')).toMatchObject({
    id: 'RB-RULING-alarm-per',
    default: 'round',
    alternatives: [{ name: 'round' }, { name: 'turn' }],
  });
  expect(bank).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ provenance: 'house' })]) as unknown,
  });
});
