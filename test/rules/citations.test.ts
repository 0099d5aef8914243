// Every rule of a catalogue is cited by an event or a refusal of a case, or says why it cannot be; never both. And every
// type of event happens somewhere.
import { expect, it } from 'vitest';
import { games } from '../../src/machines/index.js';
import type { Table } from '../../src/table/table.js';
import { plainSteps, type CaseStep } from '../../src/verify/index.js';
import { playedCases } from '../shipped-cases.js';
import { playAtRandom } from '../table/random-play.js';

const randomGames = 30;

/** Rules that the `illegal` lines of a case name. */
const refusals = (steps: readonly CaseStep[]): string[] =>
  plainSteps(steps).flatMap((step) => {
    if (typeof step === 'string') return [];
    if ('line' in step) return refusals(step.line);
    return 'expect' in step ? Object.values(step.expect.illegal ?? {}).flatMap((rule) => rule ?? []) : [];
  });

it.each(games)('$id: every rule is cited, or marked as not checkable, and not both', { timeout: 120_000 }, (game) => {
  const cited = new Set<string>();
  const types = new Set<string>();
  const note = ({ events }: Table): void => {
    for (const { rule, type } of events) {
      cited.add(rule);
      types.add(type);
    }
  };
  for (const { file, example, holds, frames } of playedCases(game)) {
    expect(holds, file).toBe(true);
    for (const { table } of frames) note(table);
    for (const rule of refusals([...(example.moves ?? []), { expect: example.expect ?? {} }])) cited.add(rule);
  }
  for (let seed = 1; seed <= randomGames; seed++) playAtRandom(game, { position: game.beginning }, seed, note);

  const { catalogue, rulings, texts } = game;
  const ids = ({ notCheckable }: { readonly notCheckable: boolean }): string[] =>
    catalogue.filter((rule) => (rule.notCheckable !== undefined) === notCheckable).map(({ id }) => id);
  expect(ids({ notCheckable: false }).filter((id) => !cited.has(id))).toEqual([]);
  expect(ids({ notCheckable: true }).filter((id) => cited.has(id))).toEqual([]);
  const known = [...catalogue, ...rulings].map(({ id }) => id);
  expect([...cited].filter((id) => !known.includes(id))).toEqual([]);
  expect([...types].sort()).toEqual(Object.keys(texts.en.events).sort());
});
