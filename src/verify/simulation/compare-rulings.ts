// What did the rulebook leave open, and does it matter? Each ruling is flipped and the same seeded games are played again.
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { rulingName } from '../../notation/schema-problems.js';
import type { Game, Position } from '../../table/game.js';
import type { LanguageNote, RulingTexts } from '../../table/rule.js';
import { moveText } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { listening } from '../cases/asked-rulings.js';
import { PositionEncoding, type Numbered } from '../search/position-encoding.js';
import { playerBy, type PolicyName } from './policies.js';
import { openGame, playOut, readOptions, withRuling } from './random-play.js';
import { pairedShift, wilson, type Interval } from './wilson.js';
import { now, type Work } from '../search/work.js';

export interface RulingBounds {
  readonly games?: number;
  readonly policy?: PolicyName;
  /** Lines that a player who searches tries for each decision. */
  readonly playouts?: number;
  readonly seed?: number;
  readonly seconds?: number;
  readonly options?: unknown;
  /** Rulings by name: only these are listed and measured. */
  readonly only?: readonly string[];
  /** Of the texts. */
  readonly lang?: string;
}

/** What flipping a ruling to this alternative did to the same games. */
export interface Flip {
  readonly alternative: string;
  readonly games: number;
  /** Games in which some position, choice or result differed. */
  readonly changed: Interval & { readonly games: number };
  /** Games that somebody else won. */
  readonly decided: Interval & { readonly games: number };
  /** Games that somebody else won, or that another rule ended. */
  readonly endedOtherwise: Interval & { readonly games: number };
  /** Result -> by how much its rate changed in the same games, and where the true change lies, nineteen times out of twenty. */
  readonly shifts: Readonly<Record<string, Interval>>;
  /** Result -> its rate with this alternative. */
  readonly outcomes: Readonly<Record<string, Interval>>;
}

export interface ComparedRuling {
  readonly ruling: string;
  readonly kind: string;
  readonly texts?: RulingTexts;
  readonly standing: string;
  readonly flips: readonly Flip[];
}

export interface RulingComparison {
  readonly game: string;
  readonly policy: PolicyName;
  readonly seed: number;
  readonly games: number;
  /** Result -> its rate as the rulings stand. */
  readonly outcomes: Readonly<Record<string, Interval>>;
  readonly rulings: readonly ComparedRuling[];
  /** Where the languages of the rulebook differ. */
  readonly languages: readonly LanguageNote[];
  readonly ended: 'complete' | 'time' | 'stopped';
  readonly seconds: number;
}

/** A game in short: enough to tell whether another is the same. */
interface Course {
  readonly result: string;
  /** The result and the rule that brought it. */
  readonly ending: string;
  readonly trace: string;
  /** The rulings that were asked for: whatever the others say, the game is the same. */
  readonly asked: ReadonlySet<string>;
}

export function* compareRulings(plain: Game, bounds: RulingBounds = {}): Work<RulingComparison> {
  const { games = 100, policy = 'random', seed = 1, seconds = Infinity, lang = 'en', only } = bounds;
  const began = now();
  const game = runGame(plain, compiled);
  const options = readOptions(game, bounds.options);
  const asked = plain.rulings.filter(({ id }) => only?.includes(rulingName(id)) ?? true);
  const flips = asked.flatMap(({ id, alternatives }) => {
    const standing = options.rulings[rulingName(id)] ?? alternatives[0];
    return alternatives.filter((each) => each !== standing).map((alternative) => ({ id, alternative }));
  });
  let ended: RulingComparison['ended'] = 'complete';
  const total = games * (flips.length + 1);
  const courses = new Courses(game, options, policy, bounds.playouts);
  const base: Course[] = [];
  for (let i = 0; i < games; i++) {
    base.push(courses.of(options, seed + i));
    if (yield { what: 'default answers', done: i + 1, of: total }) {
      ended = 'stopped';
      break;
    }
  }
  const measured = new Map<string, Flip[]>();
  for (const [n, { id, alternative }] of flips.entries()) {
    const flipped = readOptions(game, withRuling(options, rulingName(id), alternative));
    const played: Course[] = [];
    for (let i = 0; i < base.length && ended === 'complete'; i++) {
      const course = base[i] as Course;
      played.push(course.asked.has(rulingName(id)) ? courses.of(flipped, seed + i) : course);
      if (now() - began > seconds * 1000) ended = 'time';
      else if (yield { what: `${rulingName(id)}: ${alternative}`, done: games * (n + 1) + i + 1, of: total })
        ended = 'stopped';
    }
    measured.set(id, [...(measured.get(id) ?? []), flipOf(alternative, base, played)]);
  }
  return {
    game: plain.id,
    policy,
    seed,
    games: base.length,
    outcomes: ratesOf(base),
    rulings: asked.map(({ id, kind, alternatives }) => {
      const texts = (plain.texts[lang] ?? plain.texts.en).rulings[id];
      return {
        ruling: id,
        kind,
        ...(texts && { texts }),
        standing: options.rulings[rulingName(id)] ?? alternatives[0],
        flips: measured.get(id) ?? [],
      };
    }),
    languages: plain.languages ?? [],
    ended,
    seconds: (now() - began) / 1000,
  };
}

/** Moves and positions of one game, options apart. Which moves are legal shows in which one is drawn. */
class Courses {
  private readonly keys = new PositionEncoding();

  constructor(
    private readonly game: Game,
    private readonly standing: Position['options'],
    private readonly policy: PolicyName,
    private readonly playouts: number | undefined,
  ) {}

  of(options: Position['options'], seed: number): Course {
    const asked = new Set<string>();
    const { flow, raw } = openGame(this.game, options);
    const heard = { ...raw, options: { ...raw.options, rulings: listening(raw.options.rulings, asked) } };
    let hash = 5381;
    let last: Table | undefined;
    let before: Numbered<Position> | undefined;
    for (const { table, move } of playOut(
      Table.at(this.game, flow, heard),
      seed,
      playerBy(this.policy, this.playouts),
    )) {
      before = this.keys.number(table.flow, { ...table.raw, options: this.standing }, before);
      const text = `${move ? moveText(move) : ''} ${before.key}`;
      for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) | 0;
      last = table;
    }
    const { result, rule } = last?.outcome ?? { result: 'unfinished', rule: last?.flow ?? '' };
    return { result, ending: `${result} ${rule}`, trace: String(hash), asked };
  }
}

function flipOf(alternative: string, base: readonly Course[], courses: readonly Course[]): Flip {
  const count = (differs: (a: Course, b: Course) => boolean) => {
    const hits = courses.filter((course, i) => differs(course, base[i] as Course)).length;
    return { games: hits, ...wilson(hits, courses.length) };
  };
  return {
    alternative,
    games: courses.length,
    changed: count((a, b) => a.trace !== b.trace),
    decided: count((a, b) => a.result !== b.result),
    endedOtherwise: count((a, b) => a.ending !== b.ending),
    shifts: shiftsOf(base, courses),
    outcomes: ratesOf(courses),
  };
}

/** The same games with both answers: only those that changed sides say anything about the difference. */
function shiftsOf(base: readonly Course[], courses: readonly Course[]): Record<string, Interval> {
  const results = [...new Set([...base, ...courses].map(({ result }) => result))].sort();
  return Object.fromEntries(
    results.map((result) => {
      const gained = courses.filter((course, i) => course.result === result && base[i]?.result !== result).length;
      const lost = courses.filter((course, i) => course.result !== result && base[i]?.result === result).length;
      return [result, pairedShift(gained, lost, courses.length)];
    }),
  );
}

function ratesOf(courses: readonly Course[]): Record<string, Interval> {
  const results = [...new Set(courses.map(({ result }) => result))].sort();
  return Object.fromEntries(
    results.map((result) => [result, wilson(courses.filter((each) => each.result === result).length, courses.length)]),
  );
}
