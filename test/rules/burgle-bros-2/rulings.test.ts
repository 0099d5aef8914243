// Random games under every alternative of every ruling end and keep the invariants.
import { it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { rulingName } from '../../../src/notation/schema-problems.js';
import { rulings } from '../../../src/rules/burgle-bros-2/rulings.js';
import { brokenInvariants, playAtRandom } from '../../table/random-play.js';

const others = rulings.flatMap(({ id, alternatives: [, ...others] }) =>
  others.map((other): [ruling: string, alternative: string] => [rulingName(id), other]),
);

it.each(others)('%s: %s', { timeout: 60_000 }, (ruling, alternative) => {
  const setup = { options: { rulings: { [ruling]: alternative } }, position: { flow: 'setup' } };
  for (let seed = 1; seed <= 2; seed++)
    playAtRandom(burgleBros2, setup, seed, (after, before) => {
      const broken = brokenInvariants(after, before);
      if (broken.length) throw new Error(broken.join('\n'));
    });
});
