// Every rule of a catalogue is cited by an event or a refusal of a case, or says why it cannot be; never both. And every
// type of event happens somewhere.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { games } from '../../src/machines/index.js';
import type { Table } from '../../src/table/table.js';
import { checkCase, parseText, plainSteps, readCase, type CaseStep } from '../../src/verify/index.js';
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
  const folder = new URL(`../../cases/${game.id}/`, import.meta.url);
  // The other tests of cases run xstate.
  const quick = runGame(game, compiled);
  for (const file of readdirSync(folder)) {
    const example = readCase(parseText(readFileSync(new URL(file, folder), 'utf8')).data);
    const { holds, frames } = checkCase(quick, example);
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
