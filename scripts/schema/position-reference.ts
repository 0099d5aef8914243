// The fields of a position of every game, as a part of docs/write-a-case.md.
import { games } from '../../src/machines/index.js';
import { table } from '../build/written-part.mjs';
import { schemas, type Schema } from '../schema.js';

export function positionReference(): string {
  const all = schemas();
  return games
    .map(({ id, texts }) => {
      const rows = Object.entries(all[`${id}.position.json`]?.properties ?? {}).map(([name, schema]) => [
        `\`${name}\``,
        kindOf(schema),
        meaningOf(schema),
      ]);
      return `### ${texts.en.title}\n\n${table([['field', 'value', 'meaning'], ...rows])}`;
    })
    .join('\n\n');
}

const meaningOf = (schema: Schema): string =>
  (typeof schema['description'] === 'string' ? schema['description'] : '').replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What may be written, in short. */
export function kindOf(schema: Schema): string {
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
