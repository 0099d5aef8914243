// Positions that differ a little from a known one, in what its moves ask: another answer to an open question, or another
// value in a field that they read.
import { rulingName } from '../../notation/schema-problems.js';
import { InputError } from '../../table/errors.js';
import type { Game, Position, RunningGame } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import { pick, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { writtenOut } from '../cases/shrink-position.js';
import { changedAt } from '../order/change-at.js';
import { namesAndValuesIn } from '../order/candidate-values.js';
import { allowedAt, valuesAt } from '../order/field-values.js';
import { ReadFields, valueAt } from '../order/watched-fields.js';
import { withRuling } from '../simulation/random-play.js';

/** What some moves ask of a position. */
export interface Asked {
  /** Names of open questions. */
  readonly rulings: readonly string[];
  /** Paths of fields. */
  readonly fields: readonly string[];
}

export function askedBy(table: Table, moves: readonly Move[]): Asked {
  const rulings = new Set<string>();
  const { options } = table.raw;
  const get = (answers: Readonly<Record<string, string>>, name: string | symbol): unknown => {
    if (typeof name === 'string') rulings.add(name);
    return Reflect.get(answers, name);
  };
  const fields = new ReadFields({
    ...table.raw,
    options: { ...options, rulings: new Proxy(options.rulings, { get }) },
  });
  try {
    const watched = Table.at(table.game, table.flow, fields.watched());
    rulings.clear();
    // A move is meant for the state in which it is legal.
    if (watched.flow === table.flow) for (const move of moves) watched.after(move);
  } catch (error) {
    // A list that is watched knows less than a plain one.
    if (!(error instanceof TypeError)) throw error;
  }
  const isOpen = (name: string) => alternativesOf(table.game, name).length > 1;
  return { rulings: [...rulings].filter(isOpen).sort(), fields: [...fields.paths].sort() };
}

/** The same table with each other answer to these questions. */
export function* otherAnswers(table: Table, names: readonly string[]): Iterable<Table> {
  const { game, raw, flow } = table;
  for (const name of names)
    for (const alternative of alternativesOf(game, name)) {
      if (answerIn(game, raw.options, name) === alternative) continue;
      const options = withRuling(raw.options, name, alternative) as Position['options'];
      yield Table.at(game, flow, { ...raw, options });
    }
}

type WithRulings = Pick<RunningGame, 'rulings'>;

const alternativesOf = ({ rulings = [] }: WithRulings, name: string): readonly string[] =>
  rulings.find(({ id }) => rulingName(id) === name)?.alternatives ?? [];

const answerIn = (game: WithRulings, { rulings }: Position['options'], name: string): string | undefined =>
  rulings[name] ?? alternativesOf(game, name)[0];

/** What is not as in the usual game, in words. */
export function circumstances(
  game: Pick<Game, 'rulings'>,
  usual: Position['options'],
  options: Position['options'],
): string[] {
  const answers = game.rulings
    .map(({ id }) => rulingName(id))
    .filter((name) => answerIn(game, options, name) !== answerIn(game, usual, name))
    .map((name) => `under the ruling ${name} = ${answerIn(game, options, name) as string}`);
  const isUsualOrder = JSON.stringify(options.order) === JSON.stringify(usual.order);
  return isUsualOrder ? answers : [...answers, 'when the steps come in another order'];
}

/** What the schema lists for a field; of numbers without an end and the like, what stands anywhere in another position and fits. */
function valuesFor({ schema: { position } }: Game, path: string, { raw: { options: _, ...fields } }: Table) {
  const parts = path.split('.');
  return valuesAt(position, parts) ?? allowedAt(position, parts, namesAndValuesIn(fields));
}

/** A readable position in which one to three of the fields that were asked for have another value; null when it is none. */
export function variedPosition(game: Game, table: Table, asked: Asked, other: Table, random: Random): Table | null {
  let written = writtenOut(table);
  for (let changes = 1 + random.below(3); changes > 0; changes--) {
    const path = pick(asked.fields, random);
    const values = valuesFor(game, path, other).filter((value) => value !== undefined);
    // Rules compare what stands in one place with what stands in another: values that really stood there fit best.
    const value = values.length > 0 && random.below(2) ? pick(values, random) : valueAt(other.raw, path);
    if (value !== undefined) written = changedAt(written, path.split('.'), value);
  }
  const name = asked.rulings.length > 0 && random.below(2) ? pick(asked.rulings, random) : undefined;
  const { options } = table.raw;
  const answered = name === undefined ? options : withRuling(options, name, pick(alternativesOf(game, name), random));
  try {
    return Table.open(game, { options: answered, position: written });
  } catch (error) {
    if (error instanceof InputError || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}
