// Tables of the docs with rows for each game: its data that can be replaced, and its overlays.
import { allParts } from '../../src/games/all-parts.js';
import { games } from '../../src/machines/index.js';
import { table } from '../build/written-part.mjs';
import { schemas } from '../schema.js';
import { kindOf } from './position-reference.js';

/** The parts of `options.data`, as the schema has them, by the names that data-parts.ts gives them. */
export function dataTable(): string {
  const all = schemas();
  const rows = games.flatMap(({ id, data }) => {
    const { options } = all[`${id}.position.json`]?.properties ?? {};
    const parts = Object.entries(options?.properties?.['data']?.properties ?? {});
    return rowsOf(
      id,
      parts.map(([part, schema]) => {
        const names = data.flatMap(({ name, option }) => (option === `data.${part}` ? name : []));
        if (names.length === 0)
          throw new Error(`src/rules/${id}/data-parts.ts does not say what options.data.${part} replaces`);
        return [part, names.join(', '), kindOf(schema)];
      }),
    );
  });
  return table([['game', 'part', 'what it replaces', 'value'], ...rows]);
}

/** The overlays of each game, with what they show, in the order of the words. */
export async function overlayTable(): Promise<string> {
  const rows: string[][] = [];
  for (const { id, overlays } of await allParts()) {
    if (!overlays) continue;
    const file = `src/locales/en/${id}/overlays.ts`;
    const words = new URL(`../../${file}`, import.meta.url).href;
    const { shows } = (await import(words)) as { shows: Readonly<Record<string, string>> };
    const drawn = Object.keys((await overlays()).overlays.byName);
    const odd = [...drawn.filter((name) => !(name in shows)), ...Object.keys(shows).filter((n) => !drawn.includes(n))];
    if (odd.length > 0) throw new Error(`${file}: "shows" must say what each overlay shows; not so: ${odd.join()}`);
    rows.push(...rowsOf(id, Object.entries(shows)));
  }
  return table([['game', '`show`', 'what it shows'], ...rows]);
}

/** The game stands before the first of its rows; what a row is about is code. */
const rowsOf = (id: string, rows: readonly (readonly string[])[]): string[][] =>
  rows.map(([name = '', ...cells], i) => [i === 0 ? `\`${id}\`` : '', `\`${name}\``, ...cells]);
