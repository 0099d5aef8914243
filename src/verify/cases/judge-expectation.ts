// What a case claims of one moment, and where the rules deny it.
import type { Expectation } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { inFull } from '../../notation/short-forms.js';
import type { GameEvent } from '../../table/event.js';
import type { PositionReader } from '../../table/game.js';
import { isIn } from '../../table/flow.js';
import { ChartGap } from '../../table/refusal.js';
import type { Table, Why } from '../../table/table.js';
import { differences, matchesEvent, missingEvent } from './match.js';
import { strangeWords } from './unknown-words.js';

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

/** Whose turn it is, to a move of somebody else. */
export function nowUpTo({ actor, waitsFor, game }: Table, move: string): string {
  if (waitsFor !== 'player' || actor === undefined || move.startsWith(`${actor} `)) return '';
  return ` Now it is up to ${game.texts.en.names[actor] ?? actor}.`;
}

/** A piece may be written by its place alone, as in a start: in full where it stands in full. */
function asThere(claimed: unknown, there: unknown): unknown {
  if (!isMap(there)) return claimed;
  if (typeof claimed === 'string') return 'at' in there ? inFull(claimed) : claimed;
  if (!isMap(claimed)) return claimed;
  return Object.fromEntries(Object.entries(claimed).map(([name, inner]) => [name, asThere(inner, there[name])]));
}

/** The words of a claim that do not exist: mistakes of the case. */
export const faultsIn = (claim: Expectation, table: Table, reader: PositionReader): Denial[] =>
  strangeWords(claim, table, reader).map(({ path, word, found, expected, hint }) => ({
    path,
    message: `found ${found}${hint ? ` - did you mean "${hint}"?` : ''}`,
    expected,
    found: word,
    fault: true,
  }));

/** Claims that a word which does not exist can only make false: one that holds has none. */
const positive = new Set(['flow', 'events', 'legal', 'outcome']);

/** With the words that do not exist; what their claims say besides is not judged. */
function withFaults(denied: readonly Denial[], words: readonly Denial[]): Denial[] {
  const isDenied = (claim: unknown) => denied.some(({ path: [name] }) => name === claim);
  const faults = words.filter(({ path: [claim] }) => !positive.has(String(claim)) || isDenied(claim));
  const overlaps = (one: Denial, other: Denial) =>
    one.path.slice(0, other.path.length).every((key, i) => key === other.path[i]);
  return [
    ...faults,
    ...denied.filter((each) => !faults.some((fault) => overlaps(each, fault) || overlaps(fault, each))),
  ];
}

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
  const missing = missingEvent(claim.events ?? [], events);
  if (missing >= 0)
    found.push({
      path: ['events', missing],
      message: 'an event is missing or happened in a different order',
      expected: claim.events?.[missing],
      found: events,
    });
  for (const [i, pattern] of (claim['no-events'] ?? []).entries()) {
    const happened = events.find((event) => matchesEvent(pattern, event));
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
        message: `${text} is refused: ${why.text}${nowUpTo(table, text)}`,
        expected: 'legal',
        found: why.rule ?? 'not a move',
        rule: why.rule,
      });
  }
  for (const [text, rule] of Object.entries(illegal ?? {})) {
    const why = reasonAgainst(table, text);
    const path = ['illegal', text];
    if (!why) found.push({ path, message: `${text} is legal`, expected: rule ?? 'refused', found: 'legal' });
    else if (rule !== null && why.rule !== rule)
      found.push({
        path,
        message: `${text} is refused by another rule: ${why.text}`,
        expected: rule,
        found: why.rule ?? 'not a move',
        rule: why.rule,
      });
  }
  found.push(...chancesDenied(claim.chances ?? {}, table), ...viewsDenied(claim.view ?? {}, table));
  if (outcome !== undefined && differences(outcome, table.outcome).length)
    found.push({ path: ['outcome'], message: 'the outcome differs', expected: outcome, found: table.outcome });
  return reader ? withFaults(found, faultsIn(claim, table, reader)) : found;
}

function chancesDenied(chances: NonNullable<Expectation['chances']>, table: Table): Denial[] {
  if (Object.keys(chances).length === 0) return [];
  const weights = new Map(Array.from(table.chances(), ({ move, weight }) => [move, weight]));
  return Object.entries(chances).flatMap(([text, expected]) => {
    const found = weights.get(text) ?? null;
    const path = ['chances', text];
    return found === expected ? [] : [{ path, message: `${text} has another weight`, expected, found }];
  });
}

/** A side that is not there sees nothing. */
const viewsDenied = (views: NonNullable<Expectation['view']>, table: Table): Denial[] =>
  Object.entries(views).flatMap(([side, fields]) => {
    const seen = table.game.sides?.includes(side) ? table.view(side) : null;
    return differences(fields, seen).map(({ path, expected, found }) => ({
      path: ['view', side, ...path],
      message: `${side} sees something else`,
      expected,
      found: found ?? null,
    }));
  });
