// Every rule of the catalogue is cited by an event or a refusal of a case, or says why it cannot be; never both. And every
// type of event happens somewhere.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { catalogue } from '../../../src/rules/burgle-bros-2/catalogue.js';
import { checkCase, parseText, plainSteps, readCase, type CaseStep } from '../../../src/verify/index.js';
import { playAtRandom } from '../../table/random-play.js';

const folder = new URL('../../../cases/burgle-bros-2/', import.meta.url);

/** Rules that the `illegal` lines of a case name. */
const refusals = (steps: readonly CaseStep[]): string[] =>
  plainSteps(steps).flatMap((step) => {
    if (typeof step === 'string') return [];
    if ('line' in step) return refusals(step.line);
    return 'expect' in step ? Object.values(step.expect.illegal ?? {}).flatMap((rule) => rule ?? []) : [];
  });

it('every rule is cited, or marked as not checkable, and not both', { timeout: 120_000 }, () => {
  const rules = new Set<string>();
  const types = new Set<string>();
  for (const file of readdirSync(folder)) {
    const example = readCase(parseText(readFileSync(new URL(file, folder), 'utf8')).data);
    const { holds, frames } = checkCase(burgleBros2, example);
    expect(holds, file).toBe(true);
    for (const { table } of frames)
      for (const { rule, type } of table.events) {
        rules.add(rule);
        types.add(type);
      }
    for (const rule of refusals([...(example.moves ?? []), { expect: example.expect ?? {} }])) rules.add(rule);
  }
  for (let seed = 1; seed <= 10; seed++)
    playAtRandom(burgleBros2, { position: { flow: 'setup' } }, seed, ({ events }) => {
      for (const { rule } of events) rules.add(rule);
    });
  const isMarked = (rule: (typeof catalogue)[number]) => 'notCheckable' in rule;
  expect(catalogue.filter((rule) => !isMarked(rule) && !rules.has(rule.id)).map(({ id }) => id)).toEqual([]);
  expect(catalogue.filter((rule) => isMarked(rule) && rules.has(rule.id)).map(({ id }) => id)).toEqual([]);
  const known: readonly string[] = [...catalogue.map(({ id }) => id), ...burgleBros2.rulings.map(({ id }) => id)];
  expect([...rules].filter((rule) => !known.includes(rule))).toEqual([]);
  expect([...types].sort()).toEqual(Object.keys(burgleBros2.texts.en.events).sort());
});
