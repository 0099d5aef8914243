// What a case claims of one moment, and where the rules deny it.
import type { EventPattern, Expectation } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { nearest } from '../../notation/nearest.js';
import { inFull } from '../../notation/short-forms.js';
import type { GameEvent } from '../../table/event.js';
import type { PositionReader } from '../../table/game.js';
import { problemText } from '../../table/errors.js';
import { isIn } from '../../table/flow.js';
import { ChartGap } from '../../table/refusal.js';
import type { Table, Why } from '../../table/table.js';
import { differences, matchesEvent, missingEvent } from './match.js';
import { noSides, unknownDetail, unknownEvent, unknownFields, unknownValue, unreadable } from './unknown-words.js';

/** A part of a claim that is not true. */
export interface Denial {
  /** Where in the claim it stands. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly expected: unknown;
  readonly found: unknown;
  readonly rule?: string | null;
  /** The claim itself is wrong, whatever the rules say. */
  readonly fault?: boolean;
}

/** A piece may be written by its place alone, as in a start: in full where it stands in full. */
function asThere(claimed: unknown, there: unknown): unknown {
  if (!isMap(there)) return claimed;
  if (typeof claimed === 'string') return 'at' in there ? inFull(claimed) : claimed;
  if (!isMap(claimed)) return claimed;
  return Object.fromEntries(Object.entries(claimed).map(([name, inner]) => [name, asThere(inner, there[name])]));
}

/** What does not exist is always null: such a claim would always hold. */
const fieldsDenied = (claimed: object, table: Table, reader: PositionReader): Denial[] =>
  unknownFields(table, claimed, reader).map(({ path, known }) => {
    const found = path.at(-1);
    const hint = nearest(String(found), known);
    return {
      path: ['position', ...path],
      message: `positions of ${table.game.id} have no "${path.join('.')}"${hint ? ` - did you mean "${hint}"?` : ''}`,
      expected: known,
      found,
      fault: true,
    };
  });

/** What there is not in a claim about an event; null when all of it can be. */
const strangeIn = (pattern: EventPattern, table: Table, reader: PositionReader | undefined): string | null =>
  unknownEvent(table, pattern) ??
  (reader ? (unknownDetail(table, pattern, reader) ?? unknownValue(table, pattern, reader)) : null);

/** Null when the move is legal, else the reason. */
function reasonAgainst(table: Table, text: string): Why | null {
  try {
    return table.why(text);
  } catch (error) {
    if (error instanceof ChartGap) return { rule: null, text: error.message };
    throw error;
  }
}

/**
 * Everything of a claim that is not true of this table; `events` are those since the start. Without the reader of positions
 * nobody asks whether there can be such a claim at all.
 */
export function denials(
  claim: Expectation,
  table: Table,
  events: readonly GameEvent[],
  reader?: PositionReader,
): Denial[] {
  const found: Denial[] = [];
  const { flow, position, legal, illegal, outcome } = claim;
  if (flow !== undefined && !isIn(table.flow, flow))
    found.push({ path: ['flow'], message: 'the game is in another state', expected: flow, found: table.flow });
  for (const { path, expected, found: there } of differences(asThere(position ?? {}, table.position), table.position))
    found.push({
      path: ['position', ...path],
      message: `${path.join('.')} differs`,
      expected,
      found: there ?? null,
    });
  if (reader && position) found.push(...fieldsDenied(position, table, reader));
  const missing = missingEvent(claim.events ?? [], events);
  if (missing >= 0)
    found.push({
      path: ['events', missing],
      message:
        strangeIn(claim.events?.[missing] as EventPattern, table, reader) ??
        'an event is missing or happened in a different order',
      expected: claim.events?.[missing],
      found: events,
    });
  for (const [i, pattern] of (claim['no-events'] ?? []).entries()) {
    const happened = events.find((event) => matchesEvent(pattern, event));
    const unknown = strangeIn(pattern, table, reader);
    if (unknown) found.push({ path: ['no-events', i], message: unknown, expected: pattern, found: null, fault: true });
    if (happened)
      found.push({
        path: ['no-events', i],
        message: 'this should not have happened',
        expected: pattern,
        found: happened,
      });
  }
  for (const [i, text] of (legal ?? []).entries()) {
    const why = reasonAgainst(table, text);
    if (why)
      found.push({
        path: ['legal', i],
        message: `${text} is refused: ${why.text}`,
        expected: 'legal',
        found: why.rule ?? 'not a move',
        rule: why.rule,
      });
  }
  for (const [text, rule] of Object.entries(illegal ?? {})) {
    const why = reasonAgainst(table, text);
    const path = ['illegal', text];
    const strange = reader && why?.rule === null ? noMove(text, table, reader, path) : null;
    if (strange) found.push(strange);
    else if (!why) found.push({ path, message: `${text} is legal`, expected: rule ?? 'refused', found: 'legal' });
    else if (rule !== null && why.rule !== rule)
      found.push({
        path,
        message: `${text} is refused by another rule: ${why.text}`,
        expected: rule,
        found: why.rule ?? 'not a move',
        rule: why.rule,
      });
  }
  found.push(...chancesDenied(claim.chances ?? {}, table, reader), ...viewsDenied(claim.view ?? {}, table));
  if (outcome !== undefined && differences(outcome, table.outcome).length)
    found.push({ path: ['outcome'], message: 'the outcome differs', expected: outcome, found: table.outcome });
  return found;
}

/** What is not a move is always refused and never comes up: such a claim would always hold. */
function noMove(text: string, table: Table, reader: PositionReader, path: Denial['path']): Denial | null {
  const problem = unreadable(table.game, reader, table.raw, text);
  return problem && { path, message: problemText(problem), expected: 'a move', found: text, fault: true };
}

function chancesDenied(
  chances: NonNullable<Expectation['chances']>,
  table: Table,
  reader: PositionReader | undefined,
): Denial[] {
  if (Object.keys(chances).length === 0) return [];
  const weights = new Map(Array.from(table.chances(), ({ move, weight }) => [move, weight]));
  return Object.entries(chances).flatMap(([text, expected]) => {
    const found = weights.get(text) ?? null;
    const path = ['chances', text];
    const strange = reader && found === null ? noMove(text, table, reader, path) : null;
    if (strange) return [strange];
    return found === expected ? [] : [{ path, message: `${text} has another weight`, expected, found }];
  });
}

function viewsDenied(views: NonNullable<Expectation['view']>, table: Table): Denial[] {
  const { sides = [] } = table.game;
  return Object.entries(views).flatMap(([side, fields]): Denial[] => {
    const path = ['view', side];
    const strange = `there is no side called ${side}${sides.length > 0 ? '' : `: ${noSides(table.game.id)}`}`;
    if (!sides.includes(side)) return [{ path, message: strange, expected: sides, found: side, fault: true }];
    return differences(fields, table.view(side)).map(({ path: at, expected, found }) => ({
      path: [...path, ...at],
      message: `${side} sees something else`,
      expected,
      found: found ?? null,
    }));
  });
}
