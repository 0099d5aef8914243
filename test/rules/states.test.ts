// Rules and drawings ask where play stands in names that are written once, as types; here they are found in the charts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/machines/chart/outline.js';
import { gameNamed, games } from '../../src/machines/index.js';
import { Table } from '../../src/table/table.js';

/** The states that a game's rules and drawings name; a game that names none needs no file for them. */
async function statesOf(game: string): Promise<readonly string[] | null> {
  const file = new URL(`../../src/rules/${game}/states.ts`, import.meta.url);
  if (!existsSync(file)) return null;
  const { states } = (await import(file.href)) as { readonly states: readonly string[] };
  return states;
}

/** Every source of a game's rules and drawings, and what it is called. */
const sourcesOf = (game: string): [string, string][] =>
  [`src/rules/${game}/`, `src/components/boards/${game}/`].flatMap((folder) => {
    const at = new URL(`../../${folder}`, import.meta.url);
    return readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && name !== 'states.ts')
      .map((name): [string, string] => [folder + name, readFileSync(new URL(name, at), 'utf8')]);
  });

/** Whether a line looks into the text of a state that goes by one of these names. */
const asksTextOf = (names: string): RegExp =>
  new RegExp(
    `\\b(${names})\\s*(===|!==)(?! undefined\\b)|\\b(${names})\\??\\.(startsWith|endsWith|includes|split|match|slice)\\(` +
      `|\\.(test|exec)\\((${names})\\)`,
  );

describe.each(games.map(({ id }) => id))('%s', (id) => {
  it('every state that rules and drawings speak of is in the chart', async () => {
    const named = await statesOf(id);
    if (named === null) return;
    const game = gameNamed(id);
    // Those in which play never rests are among them too: what is interrupted may go on there.
    const paths = new Set(outlineOf(game.chartConfig(Table.open(game).raw)).states.map(({ path }) => path));
    expect(named.filter((state) => !paths.has(state))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('nothing asks the text of the flow: a misspelt state would never be noticed', () => {
    // A move leads from one state to another; elsewhere `from` and `to` are places.
    const asking = sourcesOf(id).flatMap(([file, text]) => {
      const asks = asksTextOf(file.endsWith('invariants.ts') ? 'flow|resume|from|to' : 'flow|resume');
      return text.split('\n').flatMap((line, i) => (asks.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []));
    });
    expect(asking).toEqual([]);
    // states.ts asks in names that are typed; what it asks with takes any text.
    const untyped = sourcesOf(id).filter(([file, text]) => file.includes('/boards/') && text.includes('table/flow.js'));
    expect(untyped.map(([file]) => file)).toEqual([]);
  });
});
