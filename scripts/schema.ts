// npm run schema: writes schema/*.json from the games and the notation, so that an editor completes and checks cases. They
// know every word of a game: states, rules, rulings, events, spaces. It also writes the index of the rule look-up
// (rule-index.ts) and the tables of the docs (schema/docs.ts).
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { games } from '../src/machines/index.js';
import { caseSchema, expectSchema, stepSchema } from '../src/notation/case.js';
import { rulingName } from '../src/notation/schema-problems.js';
import type { Game } from '../src/table/game.js';
import { Table } from '../src/table/table.js';
import { entrySchema, printedSchemas } from '../src/cli/output/results.js';
import { resultSchemas } from '../src/verify/reports/results.js';
import { writeRuleIndexes } from './schema/rule-index.js';

/** A JSON Schema, or a part of one. */
export interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  $defs?: Record<string, Schema>;
}

const draft = 'http://json-schema.org/draft-07/schema#';

/** File name -> schema: one for a case of any game, two for each game, one for the JSON of each command. */
export function schemas(): Record<string, Schema> {
  return {
    'case.json': anyCase(games),
    ...Object.fromEntries(
      games.flatMap((game) => [
        [`${game.id}.position.json`, positionOf(game)],
        [`${game.id}.case.json`, caseOf(game)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...resultSchemas, ...printedSchemas }).map(([command, schema]) => [
        `${command}.result.json`,
        resultOf(command, schema),
      ]),
    ),
  };
}

function resultOf(command: string, schema: GenericSchema): Schema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    definitions: { step: stepSchema, expect: expectSchema, entry: entrySchema },
    errorMode: 'ignore',
  }) as Schema;
  return {
    $schema: draft,
    $id: `${command}.result.json`,
    title: titles[command] ?? `heist ${command} --json`,
    ...converted,
  };
}

const titles: Readonly<Record<string, string>> = {
  count: 'heist explore --count --json',
  play: 'heist play --json, one line',
};

function anyCase(all: readonly Game[]): Schema {
  return {
    $schema: draft,
    $id: 'case.json',
    title: 'A heist-kit case',
    description: 'An executable rulebook example. Which other fields are allowed depends on the game.',
    type: 'object',
    properties: {
      game: {
        description: 'The game.',
        oneOf: all.map(({ id, texts }) => ({ const: id, title: texts.en.title, description: texts.en.summary })),
      },
    },
    required: ['game'],
    allOf: all.map(({ id }) => ({
      if: { properties: { game: { const: id } }, required: ['game'] },
      then: { $ref: `${id}.case.json` },
    })),
  };
}

function positionOf(game: Game): Schema {
  const { $schema: _, ...schema } = converted(game.schema.position);
  const { properties = {} } = schema;
  if (properties['flow']) properties['flow'] = described(properties['flow'], { enum: wordsOf(game).paths });
  if (properties['options']) properties['options'] = optionsOf(game);
  return {
    $schema: draft,
    $id: `${game.id}.position.json`,
    title: `A position of ${game.texts.en.title}`,
    description: 'What is on the table. Every field has a default, so write only what matters.',
    ...schema,
  };
}

function optionsOf(game: Game): Schema {
  const { $schema: _, ...schema } = converted(game.schema.options);
  const { properties = {} } = schema;
  if (properties['rulings']) properties['rulings'] = described(properties['rulings'], rulingsOf(game));
  return { description: 'Players, variants and rulings.', ...schema };
}

/** Each ruling by its name and by its full id, with its alternatives. */
function rulingsOf(game: Game): Schema {
  const entries = game.rulings.flatMap(({ id, alternatives }) => {
    const { question = '', alternatives: meanings = {} } = game.texts.en.rulings[id] ?? {};
    const ruling = {
      description: question,
      default: alternatives[0],
      anyOf: alternatives.flatMap((name) =>
        asWritten(name).map((value) => ({ const: value, description: meanings[name] ?? '' })),
      ),
    };
    return [rulingName(id), id].map((key) => [key, ruling]);
  });
  return {
    type: 'object',
    properties: Object.fromEntries(entries) as Record<string, Schema>,
    additionalProperties: false,
  };
}

/** In YAML `2` and `true` are not texts, but they still name alternatives. */
const asWritten = (name: string): unknown[] =>
  /^\d+$/.test(name) ? [name, Number(name)] : name === 'true' || name === 'false' ? [name, name === 'true'] : [name];

function caseOf(game: Game): Schema {
  const definitions = { step: stepSchema, expect: expectSchema };
  const schema = toJsonSchema(caseSchema, { definitions }) as Schema;
  const { $defs = {}, properties = {}, $schema: _, ...rest } = schema;
  const words = wordsOf(game);
  const rules = { type: 'array', items: { enum: words.rules } };
  return {
    $schema: draft,
    $id: `${game.id}.case.json`,
    title: `A case of ${game.texts.en.title}`,
    description: 'An executable rulebook example.',
    ...rest,
    properties: {
      ...properties,
      game: described(properties['game'], { const: game.id }),
      rules: described(properties['rules'], rules),
      options: { $ref: `${game.id}.position.json#/properties/options` },
      start: { description: 'The position from which the case starts.', $ref: `${game.id}.position.json` },
      moves: { description: 'The moves, with comments and checks between them.', ...properties['moves'] },
      expect: { description: 'What must be true at the end.', ...properties['expect'] },
    },
    $defs: {
      step: stepOf($defs['step'] as Schema, words),
      expect: expectationOf($defs['expect'] as Schema, words, game),
      event: eventOf(words),
    },
  };
}

interface Words {
  readonly paths: readonly string[];
  readonly rules: readonly string[];
  readonly events: readonly string[];
  readonly spaces: readonly string[];
}

const wordsOf = (game: Game): Words => ({
  paths: game.chart(Table.open(game).position).paths,
  rules: [...game.catalogue, ...game.rulings].map(({ id }) => id),
  events: Object.keys(game.texts.en.events),
  spaces: game.spaces,
});

function stepOf({ anyOf = [] }: Schema, { paths, spaces }: Words): Schema {
  const space = { enum: spaces };
  const spacesOf: Record<string, Schema> = {
    spaces: { type: 'array', items: space },
    arrows: { type: 'array', items: { type: 'array', items: [space, space], minItems: 2, maxItems: 2 } },
  };
  return {
    description: 'A move, or a block with one name such as until or expect. Only say, mark and ask may share a block.',
    anyOf: anyOf.map(({ properties, ...step }) => {
      const { until, mark } = properties ?? {};
      return {
        ...step,
        ...(properties && {
          properties: {
            ...properties,
            ...(until && { until: described(until, { enum: paths }) }),
            ...(mark && { mark: { ...mark, properties: spacesOf } }),
          },
        }),
      };
    }),
  };
}

function expectationOf({ properties = {}, ...rest }: Schema, { paths, rules }: Words, game: Game): Schema {
  const events = { type: 'array', items: { $ref: '#/$defs/event' } };
  const fields = Object.keys(converted(game.schema.position).properties ?? {});
  return {
    ...rest,
    properties: {
      ...properties,
      flow: described(properties['flow'], { enum: paths }),
      position: described(properties['position'], {
        type: 'object',
        properties: Object.fromEntries(fields.map((field) => [field, {}])),
      }),
      events: described(properties['events'], events),
      'no-events': described(properties['no-events'], events),
      illegal: described(properties['illegal'], { type: 'object', additionalProperties: { enum: [...rules, null] } }),
      outcome: {
        description: 'How the game ended, or null if it is still going on.',
        type: ['object', 'null'],
        properties: { result: { type: 'string' }, rule: { enum: rules } },
        additionalProperties: false,
      },
    },
  };
}

const eventOf = ({ events }: Words): Schema => ({
  description: 'The type of an event, or a block with its type and details.',
  anyOf: [{ enum: events }, { type: 'object', properties: { type: { enum: events } } }],
});

/** What a schema says, with the words it was described by before. */
const described = (before: Schema | undefined, now: Schema): Schema => ({
  ...(before?.['description'] !== undefined && { description: before['description'] }),
  ...now,
});

const converted = (schema: unknown): Schema => toJsonSchema(schema as GenericSchema) as Schema;

function write(): void {
  const folder = fileURLToPath(new URL('../schema/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const all = Object.entries(schemas());
  for (const name of readdirSync(folder)) if (!all.some(([file]) => file === name)) rmSync(`${folder}${name}`);
  for (const [name, schema] of all) writeFileSync(`${folder}${name}`, schemaText(schema));
  writeRuleIndexes();
  // They ask for the schemas themselves.
  void import('./schema/docs.js').then(({ writeDocs }) => writeDocs());
  console.log(`schema/: ${all.map(([name]) => name).join(', ')}`);
}

export const schemaText = (schema: Schema): string => `${JSON.stringify(schema, null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) write();
