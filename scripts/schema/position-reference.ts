// The fields of a position of every game, as a part of docs/write-a-case.md: written by npm run schema from the schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/machines/index.js';
import { schemas, type Schema } from '../schema.js';

const file = fileURLToPath(new URL('../../docs/write-a-case.md', import.meta.url));
const [from, to] = ['<!-- positions: written by npm run schema -->', '<!-- end of positions -->'];

/** The page with its reference as it should be. */
export function withReference(page: string): string {
  const start = page.indexOf(from) + from.length;
  const end = page.indexOf(to);
  if (start < from.length || end < 0) throw new Error(`docs/write-a-case.md needs ${from} and ${to}`);
  return `${page.slice(0, start)}\n\n${reference()}\n\n${page.slice(end)}`;
}

export function writeReference(): void {
  writeFileSync(file, withReference(readFileSync(file, 'utf8')));
}

function reference(): string {
  const all = schemas();
  return games
    .map(({ id, texts }) => {
      const rows = Object.entries(all[`${id}.position.json`]?.properties ?? {}).map(
        ([name, schema]) => `| \`${name}\` | ${kindOf(schema)} | ${meaningOf(schema)} |`,
      );
      return [`### ${texts.en.title}`, '', '| field | value | meaning |', '| --- | --- | --- |', ...rows].join('\n');
    })
    .join('\n\n');
}

const meaningOf = (schema: Schema): string =>
  (typeof schema['description'] === 'string' ? schema['description'] : '').replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What may be written, in short. */
function kindOf(schema: Schema): string {
  const words = schema['enum'] as readonly unknown[] | undefined;
  if (words) return words.length <= 6 ? words.map((word) => `\`${String(word)}\``).join(', ') : 'one of its words';
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].filter(Boolean).join(' or ');
  if (schema['const'] !== undefined) return `\`${JSON.stringify(schema['const'])}\``;
  const type = schema['type'];
  if (type === 'object') return schema.properties ? `block: ${fieldsOf(schema.properties)}` : 'block with names';
  if (type === 'array') return 'list';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return 'text';
  return type === 'boolean' ? '`true` or `false`' : type === 'null' ? '`null`' : '';
}

function fieldsOf(properties: Readonly<Record<string, Schema>>): string {
  const names = Object.keys(properties);
  return `${names
    .slice(0, 8)
    .map((name) => `\`${name}\``)
    .join(', ')}${names.length > 8 ? ', …' : ''}`;
}
