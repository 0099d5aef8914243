// Every rule of the catalogue is cited by an event or a refusal somewhere, or says why it cannot be; never both.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wholeGame as howToRobABank } from '../../../src/machines/how-to-rob-a-bank/index.js';
import { readCase } from '../../../src/notation/case.js';
import { parseText } from '../../../src/notation/yaml.js';
import { catalogue } from '../../../src/rules/how-to-rob-a-bank/catalogue.js';
import { Table } from '../../../src/table/table.js';
import { checkCase } from '../../../src/verify/cases/check-case.js';
import { playAtRandom } from '../../table/random-play.js';
import { refusals } from './refusals.js';
import { rows } from './rulings.js';

const cases = new URL('../../../cases/how-to-rob-a-bank/', import.meta.url);

/** Rules named by events and refusals: in the cases, in random games, in the tables of refusals and rulings. */
function cited(): Set<string> {
  const rules = new Set<string>();
  const citeEvents = ({ events }: Table) => events.forEach(({ rule }) => rules.add(rule));
  for (const file of readdirSync(cases).filter((name) => name.endsWith('.yaml'))) {
    const example = readCase(parseText(readFileSync(new URL(file, cases), 'utf8')).data);
    checkCase(howToRobABank, example).frames.forEach(({ table }) => citeEvents(table));
  }
  for (let seed = 1; seed <= 200; seed++)
    playAtRandom(howToRobABank, { options: { players: 2 + (seed % 3) } }, seed, citeEvents);
  for (const { start, options, moves } of refusals) {
    const table = Table.open(howToRobABank, { options, position: parseText(start).data });
    for (const move of Object.keys(moves)) rules.add(table.why(move)?.rule ?? '');
  }
  for (const [name, { players, start, claims }] of Object.entries(rows))
    for (const [alternative, { moves = [], expect: claim }] of Object.entries(claims)) {
      let table = Table.open(howToRobABank, {
        options: { players: players ?? 3, rulings: { [name]: alternative } },
        position: parseText(start).data,
      });
      for (const move of moves) {
        while (table.why(move) !== null) table = table.play('next');
        table = table.play(move);
        citeEvents(table);
      }
      for (const move of Object.keys(claim.illegal ?? {})) rules.add(table.why(move)?.rule ?? '');
    }
  return rules;
}

it('every rule is cited, or marked as not checkable, and not both', { timeout: 120_000 }, () => {
  const rules = cited();
  const isMarked = (rule: (typeof catalogue)[number]) => 'notCheckable' in rule;
  expect(catalogue.filter((rule) => !isMarked(rule) && !rules.has(rule.id)).map(({ id }) => id)).toEqual([]);
  expect(catalogue.filter((rule) => isMarked(rule) && rules.has(rule.id)).map(({ id }) => id)).toEqual([]);
  const known: readonly string[] = [...catalogue.map(({ id }) => id), ...howToRobABank.rulings.map(({ id }) => id), ''];
  expect([...rules].filter((rule) => !known.includes(rule))).toEqual([]);
});
