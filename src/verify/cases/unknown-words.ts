// Words of a claim that a game does not have. What does not exist never happens and is never there: a claim about it
// would always hold, or never, and is a mistake of the case.
import type { EventPattern } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { nearest } from '../../notation/nearest.js';
import { rulingName } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import type { PlayableGame, Position, PositionReader } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { strangeNames, type StrangeName } from '../order/field-values.js';
import { listening } from './asked-rulings.js';

const didYouMean = (word: string, known: Iterable<string>): string => {
  const hint = nearest(word, known);
  return hint ? ` - did you mean "${hint}"?` : '';
};

/** A name of an event that the game does not have. */
export function unknownEvent({ game }: Table, pattern: EventPattern): string | null {
  const type = typeof pattern === 'string' ? pattern : pattern['type'];
  const known = Object.keys(game.texts.en.events);
  if (typeof type !== 'string' || known.length === 0 || known.includes(type)) return null;
  return `${game.id} has no event "${type}"${didYouMean(type, known)}`;
}

/** A detail that no event of the game has, such as `robbber`. */
export function unknownDetail({ game }: Table, pattern: EventPattern, reader: PositionReader): string | null {
  if (typeof pattern === 'string' || !reader.otherDetails) return null;
  const sentences = Object.values(game.texts.en.events).join(' ');
  const named = Array.from(sentences.matchAll(/\{([\w-]+)/g), ([, name = '']) => name);
  const known = ['type', 'rule', ...reader.otherDetails, ...named];
  const stranger = Object.keys(pattern).find((name) => !known.includes(name));
  return stranger === undefined ? null : `no event of ${game.id} has "${stranger}"${didYouMean(stranger, known)}`;
}

/** A text in the details of an event that is the name of nothing: `to: z9`, a burglar who is not there. */
export function unknownValue(table: Table, pattern: EventPattern, reader: PositionReader): string | null {
  if (typeof pattern === 'string' || !reader.otherDetails) return null;
  const { type: _, rule, ...details } = pattern;
  const { game } = table;
  const rules = () => [...(game.catalogue ?? []), ...reader.rulings].map(({ id }) => id);
  if (typeof rule === 'string' && game.catalogue && !rules().includes(rule))
    return `${game.id} has no rule "${rule}"${didYouMean(rule, rules())}`;
  const texts = textsIn(details);
  if (texts.length === 0) return null;
  const known = wordsOf(table, reader);
  const stranger = texts.find((text) => !known.has(text));
  return stranger === undefined ? null : `${game.id} has nothing called "${stranger}"${didYouMean(stranger, known)}`;
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

/** Why a claim about what somebody sees is wrong in a game without hidden cards. */
export const noSides = (game: string): string => `${game} has no sides, everybody sees the same`;

/** Names in a claim about a position that no position has: some are only there when something stands in them. */
export const unknownFields = ({ position }: Table, claimed: object, reader: PositionReader): StrangeName[] =>
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
