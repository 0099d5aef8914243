// Rules and drawings ask where play stands in names that are written once, as types; here they are found in the charts.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../../src/machines/index.js';
import { states as bankStates } from '../../src/rules/how-to-rob-a-bank/states.js';
import { states as heistStates } from '../../src/rules/lazy-heist/states.js';
import { Table } from '../../src/table/table.js';

const named: Readonly<Record<string, readonly string[]>> = {
  'how-to-rob-a-bank': bankStates,
  'lazy-heist': heistStates,
};

/** Every source of a game's rules and drawings, and what it is called. */
const sourcesOf = (game: string): [string, string][] =>
  [`src/rules/${game}/`, `src/components/boards/${game}/`].flatMap((folder) => {
    const at = new URL(`../../${folder}`, import.meta.url);
    return readdirSync(at)
      .filter((name) => name !== 'states.ts')
      .map((name): [string, string] => [folder + name, readFileSync(new URL(name, at), 'utf8')]);
  });

describe.each(games.map(({ id }) => id))('%s', (id) => {
  it('every state that rules and drawings speak of is in the chart', () => {
    const game = gameNamed(id);
    const { paths } = game.chart(Table.open(game).raw);
    expect(named[id]?.filter((state) => !paths.includes(state))).toEqual([]);
    expect(named[id]?.length).toBeGreaterThan(0);
  });

  it('nothing asks the text of the flow: a misspelt state would never be noticed', () => {
    const asks =
      /\bflow\s*(===|!==)|\bflow\??\.(startsWith|endsWith|includes|split|match|slice)\(|\.(test|exec)\(flow\)/;
    const asking = sourcesOf(id).flatMap(([file, text]) =>
      text.split('\n').flatMap((line, i) => (asks.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(asking).toEqual([]);
  });
});
