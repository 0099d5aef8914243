// Text <-> move. A game writes its moves as patterns, as a rulebook would: `bank walk <guard> <room>`.
import type { Grammar, Misfit } from '../../table/game.js';
import { next, type Move } from '../../table/move.js';

export interface Patterns<P> {
  /** `<actor> <verb> …`: the first word is who acts. */
  readonly players: readonly string[];
  /** `<verb> …`: dice, draws, reveals. */
  readonly chance: readonly string[];
  /** Kind of word -> the words that may stand there. */
  readonly words: Readonly<Record<string, MoveWords<P>>>;
  /** Whether a line that begins like this can be legal; asked after each fixed word. Listing stops where it cannot. */
  readonly isWorthTrying?: (position: P, line: readonly string[]) => boolean;
  /** Whoever acts in this game: a move that is never theirs is still well-formed, and the rules refuse it. */
  readonly actors?: (position: P) => readonly string[];
}

/**
 * The words themselves; or those worth trying now, after the words before them in the line, and the others (a form, or all
 * there are) that the rules refuse.
 */
export type MoveWords<P> =
  | ((position: P) => readonly string[])
  | {
      readonly listed: (position: P, line: readonly string[]) => readonly string[];
      readonly others: RegExp | readonly string[] | ((position: P) => readonly string[]);
    };

/**
 * `room` stands for one word, `room…` (at the end) for one or more, `[room]` for one or none. `room:near` is a room to
 * whoever reads the pattern, and one of the words listed as `near`.
 */
interface Slot {
  readonly literal?: string;
  /** The literal as the list of words that may stand here. */
  readonly itself?: readonly string[];
  readonly kind?: string;
  readonly optional?: boolean;
  readonly repeated?: boolean;
}

interface Pattern {
  readonly text: string;
  readonly slots: readonly Slot[];
  readonly verb: string;
  /** Where the verb stands: 1 after an actor, 0 otherwise. */
  readonly verbAt: 0 | 1;
  /** Moves that are only an actor and the verb, by actor. */
  readonly bare: Map<string, readonly Move[]>;
}

export function grammar<P>({ players, chance, words, isWorthTrying, actors }: Patterns<P>): Grammar<P> {
  const patterns = [
    ...players.map((text) => pattern(text, 1)),
    ...chance.map((text) => pattern(text, 0)),
    pattern('next', 0),
  ];
  const byVerb = new Map<string, Pattern[]>();
  for (const pattern of patterns) byVerb.set(pattern.verb, [...(byVerb.get(pattern.verb) ?? []), pattern]);
  const wordsOf = (slot: Slot, position: P, line: readonly string[]): readonly string[] => {
    if (slot.itself) return slot.itself;
    const kind = words[slot.kind as string];
    return (typeof kind === 'function' ? kind(position) : kind?.listed(position, line)) ?? [];
  };
  const othersOf = (slot: Slot, position: P): RegExp | readonly string[] => {
    const kind = words[slot.kind ?? ''];
    if (typeof kind !== 'object') return [];
    return typeof kind.others === 'function' ? kind.others(position) : kind.others;
  };

  /** Adds every line that a pattern allows; those without an optional word come first, a repeated word is listed once. */
  const list = ({ slots, verbAt }: Pattern, position: P, actor: string | undefined, moves: Move[]): void => {
    const whole = slots.some(({ optional }) => optional) ? [] : moves;
    const line: string[] = [];
    const lay = (i: number): void => {
      const slot = slots[i];
      if (!slot) {
        whole.push(toMove(line, verbAt));
        return;
      }
      if (slot.optional) moves.push(toMove(line, verbAt));
      const isOne = i === 0 && verbAt === 1 && actor !== undefined;
      const known = wordsOf(slot, position, line);
      for (const word of isOne ? [actor] : known) {
        if (isOne && !known.includes(word)) return;
        line.push(word);
        if (slot.literal === undefined || (isWorthTrying?.(position, line) ?? true)) lay(i + 1);
        line.pop();
      }
    };
    lay(0);
    if (whole !== moves) moves.push(...whole);
  };

  return {
    isBrief: true,
    chanceVerbs: new Set(chance.map((text) => pattern(text, 0).verb)),

    parse(text, position) {
      if (text === 'next') return next;
      const line = text.split(' ');
      let furthest: Mismatch | undefined;
      const candidates = candidatesFor(line, byVerb) ?? [];
      const [first = ''] = line;
      const isStranger =
        actors?.(position).includes(first) === true &&
        !candidates.some(({ slots: [slot] }) => wordsOf(slot as Slot, position, []).includes(first));
      for (const candidate of candidates) {
        const known = (slot: Slot, before: readonly string[]) =>
          isStranger && slot === candidate.slots[0] ? [first] : wordsOf(slot, position, before);
        const mismatch = mismatchOf(line, candidate, known, (slot) => othersOf(slot, position));
        if (!mismatch) return toMove(line, candidate.verbAt);
        if (!furthest || mismatch.at > furthest.at) furthest = mismatch;
      }
      return {
        malformed: { path: [], found: `"${text.slice(0, 80)}"`, expected: 'a move' },
        misfit: { line, ...furthest, verbs: [...byVerb.keys()] },
      };
    },

    candidates(verb, position, actor) {
      const spoken = byVerb.get(verb) ?? [];
      const [only] = spoken;
      if (actor !== undefined && spoken.length === 1 && only?.verbAt === 1 && only.slots.length === 2) {
        const isWorth = wordsOf(only.slots[0] as Slot, position, noWords).includes(actor);
        return isWorth && (isWorthTrying?.(position, [actor, verb]) ?? true) ? bareMove(only, actor) : noMoves;
      }
      const moves: Move[] = [];
      for (const pattern of spoken) list(pattern, position, actor, moves);
      return moves;
    },
  };
}

function pattern(text: string, verbAt: 0 | 1): Pattern {
  const slots = text.split(' ').map((word): Slot => {
    const [, open, shown, kind = shown, dots] = /^([<[])([a-z0-9]+)(?::([a-z]+))?[>\]](…?)$/.exec(word) ?? [];
    return kind === undefined
      ? { literal: word, itself: [word] }
      : { kind, optional: open === '[', repeated: dots === '…' };
  });
  return { text: text.replaceAll(/:[a-z]+/g, ''), slots, verbAt, verb: slots[verbAt]?.literal ?? '', bare: new Map() };
}

const toMove = (line: readonly string[], verbAt: 0 | 1): Move => {
  const args = line.length > verbAt + 1 ? line.slice(verbAt + 1) : noWords;
  return verbAt === 1 ? { by: line[0] as string, verb: line[1] as string, args } : { verb: line[0] as string, args };
};
const noWords: readonly string[] = [];
const noMoves: readonly Move[] = [];

/** A move without further words is the same in every position: it is made once. */
function bareMove({ verb, bare }: Pattern, by: string): readonly Move[] {
  let moves = bare.get(by);
  if (!moves) bare.set(by, (moves = [{ by, verb, args: noWords }]));
  return moves;
}

function candidatesFor(line: readonly string[], byVerb: ReadonlyMap<string, readonly Pattern[]>) {
  const spoken = byVerb.get(line[1] ?? '')?.filter(({ verbAt }) => verbAt === 1);
  return spoken?.length ? spoken : byVerb.get(line[0] ?? '')?.filter(({ verbAt }) => verbAt === 0);
}

type Mismatch = Required<Pick<Misfit, 'pattern' | 'at' | 'known'>>;

/** Where a line leaves a pattern, or null if it fits. */
function mismatchOf(
  line: readonly string[],
  pattern: Pattern,
  wordsOf: (slot: Slot, before: readonly string[]) => readonly string[],
  othersOf: (slot: Slot) => RegExp | readonly string[],
): Mismatch | null {
  const { slots } = pattern;
  for (let i = 0; i < Math.max(line.length, slots.length); i++) {
    const last = slots[slots.length - 1] as Slot;
    const slot = slots[i] ?? (last.repeated ? last : undefined);
    const word = line[i];
    if (word === undefined && slot?.optional) continue;
    const known = slot ? wordsOf(slot, slot.literal === undefined ? line.slice(0, i) : noWords) : noWords;
    if (word !== undefined && known.includes(word)) continue;
    const others = slot ? othersOf(slot) : noWords;
    const isOther = word !== undefined && (others instanceof RegExp ? others.test(word) : others.includes(word));
    if (!isOther)
      return { pattern, at: i, known: [...new Set([...known, ...(others instanceof RegExp ? [] : others)])] };
  }
  return null;
}
