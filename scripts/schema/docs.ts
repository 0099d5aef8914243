// The parts of the docs that npm run schema writes: the fields of positions, the data that can be replaced, and the overlays
// of every game.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPart } from '../build/written-part.mjs';
import { dataTable, overlayTable } from './game-tables.js';
import { positionReference } from './position-reference.js';

/** Page -> its text as it should be. */
export async function writtenDocs(): Promise<Record<string, string>> {
  const parts: [page: string, name: string, text: string][] = [
    ['docs/write-a-case.md', 'positions', positionReference()],
    ['docs/concepts.md', 'data', dataTable()],
    ['docs/embed-on-a-page.md', 'overlays', await overlayTable()],
  ];
  return Object.fromEntries(
    parts.map(([page, name, text]) => [
      page,
      withPart(readFileSync(inProject(page), 'utf8'), name, 'npm run schema', text),
    ]),
  );
}

export async function writeDocs(): Promise<void> {
  for (const [page, text] of Object.entries(await writtenDocs())) writeFileSync(inProject(page), text);
}

const inProject = (page: string): string => fileURLToPath(new URL(`../../${page}`, import.meta.url));
