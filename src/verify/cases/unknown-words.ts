// Words that a game does not have. What does not exist never happens and is never there: a claim about it would always
// hold, or never, and is a mistake of the case.
import type { EventPattern, Expectation } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { nearest } from '../../notation/nearest.js';
import { found, rulingName } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import type { PlayableGame, Position, PositionReader } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { strangeNames, valuesAt } from '../order/field-values.js';
import { listening } from './asked-rulings.js';

type Path = Problem['path'];

/** A word that says nothing, as it is written. */
export interface StrangeWord extends Problem {
  readonly word: unknown;
}

/** The word, if it is none of those that could stand there. */
export function unknown(word: unknown, what: string, known: readonly string[], path: Path): StrangeWord[] {
  if (typeof word === 'string' && known.includes(word)) return [];
  const hint = nearest(String(word), known);
  const listed = known.length > 0 && known.length <= 40 ? `: ${known.join(', ')}` : '';
  return [
    {
      path,
      word,
      found: `the unknown ${what} ${found(word)}`,
      expected: `a known ${what}${listed}`,
      ...(hint && { hint }),
    },
  ];
}

/** Every word of a claim that the game does not have, at the table where the claim is made. */
export function strangeWords(claim: Expectation, table: Table, reader: PositionReader, path: Path = []): StrangeWord[] {
  const { flow, position, events = [], legal = [], illegal = {}, chances = {}, view = {}, outcome } = claim;
  const never = claim['no-events'] ?? [];
  const move = (text: string, at: Path) => strangeMove(text, table, reader, [...path, ...at]);
  const rule = (id: string | null | undefined, at: Path) => strangeRule(id, table, reader, [...path, ...at]);
  return [
    ...(flow === undefined
      ? []
      : unknown(flow, 'state of the chart', table.game.chart(table.position).paths, [...path, 'flow'])),
    ...unknownFields(table, position ?? {}, reader).flatMap(({ path: at, known }) =>
      unknown(at.at(-1), 'field', known, [...path, 'position', ...at]),
    ),
    ...events.flatMap((pattern, i) => strangeInEvent(pattern, table, reader, [...path, 'events', i])),
    ...never.flatMap((pattern, i) => strangeInEvent(pattern, table, reader, [...path, 'no-events', i])),
    ...legal.flatMap((text, i) => move(text, ['legal', i])),
    ...Object.entries(illegal).flatMap(([text, id]) => [
      ...move(text, ['illegal', text]),
      ...rule(id, ['illegal', text]),
    ]),
    ...Object.keys(chances).flatMap((text) => move(text, ['chances', text])),
    ...Object.keys(view).flatMap((side) => strangeSide(side, table, [...path, 'view', side])),
    ...strangeResult(outcome?.result, reader, [...path, 'outcome', 'result']),
    ...rule(outcome?.rule, ['outcome', 'rule']),
  ];
}

function strangeMove(text: string, { game, raw }: Table, reader: PositionReader, path: Path): StrangeWord[] {
  const problem = unreadable(game, reader, raw, text);
  return problem ? [{ ...problem, word: text, path }] : [];
}

/** A case may show a rule or a ruling. A page that has not loaded the catalogue knows of no rule. */
function strangeRule(id: unknown, { game }: Table, { rulings }: PositionReader, path: Path): StrangeWord[] {
  if (typeof id !== 'string' || !game.catalogue) return [];
  const ids = [...game.catalogue, ...rulings].map((each) => each.id);
  return unknown(id, 'rule', ids, path);
}

function strangeSide(side: string, { game: { id, sides = [] } }: Table, path: Path): StrangeWord[] {
  if (sides.length > 0) return unknown(side, 'side', sides, path);
  const expected = `no view: ${id} has no sides, everybody sees the same`;
  return [{ path, word: side, found: `the unknown side "${side}"`, expected }];
}

function strangeResult(result: string | undefined, { schema }: PositionReader, path: Path): StrangeWord[] {
  const known = valuesAt(schema.position, ['outcome', 'result'])?.map(String);
  return result === undefined || !known ? [] : unknown(result, 'result', known, path);
}

/** Its type, the names of its details, and the texts in them: `to: z9`, a burglar who is not there. */
export function strangeInEvent(
  pattern: EventPattern,
  table: Table,
  reader: PositionReader,
  path: Path = [],
): StrangeWord[] {
  const { texts } = table.game;
  const types = Object.keys(texts.en.events);
  const isKind = (type: unknown, at: Path) =>
    types.length === 0 || type === undefined ? [] : unknown(type, 'event', types, at);
  if (typeof pattern === 'string') return isKind(pattern, path);
  const { type, rule, ...details } = pattern;
  const strange = [...isKind(type, [...path, 'type']), ...strangeRule(rule, table, reader, [...path, 'rule'])];
  if (!reader.otherDetails) return strange;
  const sentences = Object.values(texts.en.events).join(' ');
  const named = Array.from(sentences.matchAll(/\{([\w-]+)/g), ([, name = '']) => name);
  const names = [...new Set(['type', 'rule', ...reader.otherDetails, ...named])];
  const things = Object.values(details).flatMap(textsIn).length > 0 ? [...wordsOf(table, reader)] : [];
  return [
    ...strange,
    ...Object.entries(details).flatMap(([name, value]) => [
      ...unknown(name, 'detail', names, [...path, name]),
      ...textsIn(value).flatMap((text) => unknown(text, 'name', things, [...path, name])),
    ]),
  ];
}

/** What is wrong with a line that is not a move, here or under another ruling; null when it is one, legal or not. */
export function unreadable<P extends Position>(
  { grammar }: Pick<PlayableGame<P>, 'grammar'>,
  { rulings }: Pick<PositionReader, 'rulings'>,
  position: P,
  text: string,
): Problem | null {
  const here = UnderRulings.of(position);
  const read = grammar.parse(text, here.heard as P);
  if (!('malformed' in read)) return null;
  const isMoveElsewhere = rulings.some(
    ({ id, alternatives }) =>
      here.asked.has(rulingName(id)) &&
      alternatives.some((answer) => !('malformed' in grammar.parse(text, here.under(rulingName(id), answer) as P))),
  );
  return isMoveElsewhere ? null : read.malformed;
}

/** A position that notes which rulings its words depend on, and the same under other rulings. */
class UnderRulings {
  readonly asked = new Set<string>();
  readonly heard: Position;
  private readonly others = new Map<string, Position>();

  private constructor(private readonly position: Position) {
    this.heard = this.ruled(listening(position.options.rulings, this.asked));
  }

  under(ruling: string, answer: string): Position {
    const key = `${ruling} ${answer}`;
    const known = this.others.get(key) ?? this.ruled({ ...this.position.options.rulings, [ruling]: answer });
    this.others.set(key, known);
    return known;
  }

  private ruled(rulings: Position['options']['rulings']): Position {
    return { ...this.position, options: { ...this.position.options, rulings } };
  }

  private static readonly known = new WeakMap<Position, UnderRulings>();
  /** Made once for all lines of a claim: what a game works out from a position is remembered with it. */
  static of(position: Position): UnderRulings {
    const known = UnderRulings.known.get(position) ?? new UnderRulings(position);
    UnderRulings.known.set(position, known);
    return known;
  }
}

/** Names in a claim about a position that no position has: some are only there when something stands in them. */
const unknownFields = ({ position }: Table, claimed: object, reader: PositionReader) =>
  strangeNames(reader.schema.position, claimed, position).filter(
    ({ path }) => !reader.otherFields?.includes(String(path.at(-1))),
  );

/** Everything that has a name in this game, or at this table. Rather too much: no true claim may be refused. */
function wordsOf({ game, position }: Table, reader: PositionReader): ReadonlySet<string> {
  let own = wordsOfGames.get(reader.schema);
  if (!own) {
    const { otherValues = [], spaces, rulings, schema } = reader;
    own = [
      ...otherValues,
      // A card may name a space without its floor.
      ...spaces.flatMap((space) => [space, ...space.split('.')]),
      ...wordsIn(schema.position),
      ...Object.keys(game.texts.en.names),
      ...rulings.flatMap(({ alternatives }) => alternatives),
    ];
    wordsOfGames.set(reader.schema, own);
  }
  return new Set([...own, ...textsIn(position), ...namesIn(position)]);
}
const wordsOfGames = new WeakMap<object, readonly string[]>();

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const namesIn = (value: unknown): string[] => [
  ...(isMap(value) ? Object.keys(value) : []),
  ...(typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : []),
];

/** The words that a schema lists, and the names of its fields. */
function wordsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema === 'string') return [schema];
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  if (Array.isArray(schema)) return schema.flatMap((each) => wordsIn(each, seen));
  const { entries = {}, wrapped, key, value, item, options, literal } = schema as Readonly<Record<string, unknown>>;
  const parts = [
    wrapped,
    key,
    value,
    item,
    options,
    literal,
    Object.keys(entries as object),
    Object.values(entries as object),
  ];
  return parts.flatMap((part) => wordsIn(part, seen));
}
