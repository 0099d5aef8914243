// Two alternatives at a time: where rulings meet, rules go wrong that are right by themselves. A pair is played at random,
// from the beginning and from positions in which either ruling is asked for, and watched at every move.
import { existsSync } from 'node:fs';
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { rulingName } from '../../src/notation/schema-problems.js';
import type { Game } from '../../src/table/game.js';
import { moveText, type Move } from '../../src/table/move.js';
import { draw, pick, seededRandom, type Random } from '../../src/table/random.js';
import { Table, type Setup } from '../../src/table/table.js';
import { parseText } from '../../src/verify/index.js';
import { shippedCases } from '../shipped-cases.js';
import { asCase, brokenInvariants, nextMove } from '../table/random-play.js';
import { messageOf } from '../../src/table/errors.js';

/** Ruling -> the alternative, never the default. */
export type Pair = Readonly<Record<string, string>>;

export function pairsOf({ rulings }: Game): Pair[] {
  const others = rulings.flatMap(({ id, alternatives }) =>
    alternatives.slice(1).map((alternative) => ({ name: rulingName(id), alternative })),
  );
  return others.flatMap((a, i) =>
    others
      .slice(i + 1)
      .filter((b) => b.name !== a.name)
      .map((b) => ({ [a.name]: a.alternative, [b.name]: b.alternative })),
  );
}

/** Some of the pairs, by seed: each alternative is in about as many of them as any other. */
export const someOf = (pairs: readonly Pair[], count: number, seed: number): readonly Pair[] =>
  count >= pairs.length ? pairs : draw(pairs, count, seededRandom(seed));

/** What a game may bring along besides its rulings (`<game>/pairs.ts`). */
export interface Scope {
  /** Options to go round in. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[];
  /** `ruling=alternative` -> rules that refuse nothing any more when it is played. */
  readonly lifted?: Readonly<Record<string, readonly string[]>>;
  /** Rule -> what is so, said in another way than the rules say it, whenever the rule refuses a move. */
  readonly reasons?: Readonly<Record<string, (table: Table, move: Move) => boolean>>;
  /** What is wrong with the legal moves of a position, if anything. */
  readonly wrongChoice?: (table: Table, legal: readonly Move[]) => string | null;
  /** Verbs that only announce something, and log nothing, when an alternative is played. */
  readonly quiet?: readonly string[];
}

interface Start extends Setup {
  readonly options: Readonly<Record<string, unknown>>;
  /** Rulings that are asked for in what follows. */
  readonly about: readonly string[];
}

/** Moves from a position in the middle of things: enough to see what the rulings do there. */
const shortPlay = 30;
/** Plays by the default rulings that tell which verbs log something, and which claims a diagram is not up to. */
const controls = 10;
/** More moves than any game of the kit needs. */
const longestGame = 5000;

export class Pairs {
  private readonly quick: Game;
  private readonly variants: readonly Readonly<Record<string, unknown>>[];
  private readonly starts: readonly Start[];
  private readonly texts: ReadonlyMap<string, string>;
  private readonly verbs: readonly string[];
  private readonly loud: ReadonlySet<string>;
  private readonly unheld = new Map<Start, ReadonlySet<string>>();

  private constructor(
    private readonly game: Game,
    private readonly scope: Scope,
    rows: readonly Start[],
  ) {
    this.quick = runGame(game, compiled);
    this.variants = scope.variants ?? [{}];
    this.starts = [...rows, ...startsOfCases(game)];
    this.texts = new Map(Object.entries(game.texts.en.rules));
    const { states } = game.chart(this.open({ options: this.variants[0] }).raw);
    this.verbs = [...new Set([...states.values()].flatMap(({ verbs }) => [...verbs.keys()]))].filter(
      (verb) => verb !== 'next' && !game.grammar.chanceVerbs.has(verb),
    );
    this.loud = this.loudVerbs();
  }

  static async of(game: Game): Promise<Pairs> {
    const { scope = {} } = await besides<{ scope?: Scope }>(game.id, 'pairs');
    const { rows = {} } = await besides<{ rows?: Record<string, Row> }>(game.id, 'rulings');
    return new Pairs(game, scope, startsOfRows(rows));
  }

  /** What is wrong with a pair, as cases to replay; nothing when all is well. */
  findings(pair: Pair, seed: number): string[] {
    const { variants } = this;
    const random = seededRandom(seed);
    const about = this.starts.filter((start) => start.about.some((name) => name in pair));
    const near = draw(about, 4, random);
    const begin = { options: variants[seed % variants.length] ?? {}, position: this.game.beginning, about: [] };
    return [
      ...this.play(begin, pair, random, longestGame),
      ...near.flatMap((start) => this.play(start, pair, random, shortPlay)),
    ];
  }

  private open({ options, position }: Setup): Table {
    return Table.open(this.quick, { options, position: position ?? this.game.beginning });
  }

  private play(start: Start, pair: Pair, random: Random, most: number): string[] {
    const rulings = { ...(start.options['rulings'] as object | undefined), ...pair };
    const setup = { options: { ...start.options, rulings }, position: start.position };
    let table: Table;
    try {
      table = this.open(setup);
    } catch {
      // A position that one of the alternatives does not know.
      return [];
    }
    const given = this.outOfReach(start);
    const moves: string[] = [];
    const finding = (what: string) => [`${what}\n${asCase(this.game, setup, moves)}`];
    while (table.waitsFor !== 'nobody' && moves.length < most) {
      const wrong = this.wrongReason(table, random);
      if (wrong) return finding(wrong);
      const before = table;
      const odd = before.waitsFor === 'player' && this.scope.wrongChoice?.(before, [...before.moves()]);
      if (odd) return finding(odd);
      let move: Move;
      try {
        move = nextMove(before, random);
        moves.push(moveText(move));
        table = before.after(move);
      } catch (error) {
        return given.has(nameIn(messageOf(error))) ? [] : finding(messageOf(error));
      }
      const broken = brokenInvariants(table, before).filter((each) => !given.has(nameIn(each)));
      if (broken.length) return finding(broken.join('\n'));
      if (before.waitsFor === 'player' && this.isIdle(before, table, move.verb))
        return finding(`${moveText(move)} is legal and does nothing`);
    }
    return table.waitsFor !== 'nobody' && most === longestGame ? finding(`no end after ${most} moves`) : [];
  }

  /** Claims about real play that do not hold in what follows from a diagram, whatever the rulings. */
  private outOfReach(start: Start): ReadonlySet<string> {
    const known = this.unheld.get(start);
    if (known) return known;
    const broken = new Set<string>();
    for (let seed = 1; seed <= controls && start.position !== this.game.beginning; seed++) {
      const random = seededRandom(seed);
      let table = this.open(start);
      for (const each of brokenInvariants(table)) broken.add(nameIn(each));
      for (let i = 0; i < shortPlay && table.waitsFor !== 'nobody'; i++) {
        const before = table;
        try {
          table = before.after(nextMove(before, random));
        } catch (error) {
          // A diagram may lack the cards to play on.
          broken.add(nameIn(messageOf(error)));
          break;
        }
        for (const each of brokenInvariants(table, before)) broken.add(nameIn(each));
      }
    }
    this.unheld.set(start, broken);
    return broken;
  }

  /** Nothing changed; or nothing was logged by a verb that otherwise always logs something: it only cost something. */
  private isIdle(before: Table, after: Table, verb: string): boolean {
    if (after.events.some(({ type }) => type !== 'turn-ended')) return false;
    return this.loud.has(verb) || JSON.stringify(before.position) === JSON.stringify(after.position);
  }

  /** Verbs that by the default rulings always log something besides the end of the turn. */
  private loudVerbs(): Set<string> {
    const loud = new Set<string>();
    const quiet = new Set<string>(this.scope.quiet);
    for (let seed = 1; seed <= controls; seed++) {
      const random = seededRandom(seed);
      let table = this.open({ options: this.variants[seed % this.variants.length] });
      for (let i = 0; i < longestGame && table.waitsFor !== 'nobody'; i++) {
        const move = nextMove(table, random);
        table = table.after(move);
        (table.events.every(({ type }) => type === 'turn-ended') ? quiet : loud).add(move.verb);
      }
    }
    for (const verb of quiet) loud.delete(verb);
    return loud;
  }

  /** What is wrong with the reason why some move is refused here. */
  private wrongReason(table: Table, random: Random): string | null {
    const { game, raw, actor } = table;
    const candidates = [...game.grammar.candidates(pick(this.verbs, random), raw, random.below(4) ? actor : undefined)];
    if (candidates.length === 0) return null;
    const move = pick(candidates, random);
    const why = table.why(move);
    if (why === null) return null;
    const refusal = `${moveText(move)} in ${table.flow} is refused by ${String(why.rule)}: ${why.text}`;
    if (why.rule === null || !/^\p{Lu}.*\.$/su.test(why.text) || /^(Yes|No)[,.:]/.test(why.text)) return refusal;
    if (this.scope.reasons?.[why.rule]?.(table, move) === false) return `${refusal} (that is not so)`;
    if (this.texts.get(why.rule) === why.text) {
      const lifts = Object.entries(raw.options.rulings).some(([name, alternative]) =>
        this.scope.lifted?.[`${name}=${alternative}`]?.includes(why.rule as string),
      );
      return lifts ? `${refusal} (a ruling lifts that rule)` : null;
    }
    const ruling = game.rulings?.find(({ id }) => id === why.rule);
    const played = raw.options.rulings[rulingName(why.rule)];
    return ruling && played !== undefined && played !== ruling.alternatives[0] ? null : refusal;
  }
}

const nameIn = (broken: string): string => broken.split(':')[0] as string;

/** Where the cases of a game begin. */
function startsOfCases({ id }: Game): Start[] {
  return shippedCases(id).map(({ example: { options, start, rules = [] } }) => {
    const about = rules.filter((rule) => rule.includes('-RULING-')).map(rulingName);
    return { options: options ?? {}, position: start ?? {}, about };
  });
}

interface Row {
  readonly start: string;
  readonly players?: number;
}

/** Where the test of each single ruling begins. */
const startsOfRows = (rows: Readonly<Record<string, Row>>): Start[] =>
  Object.entries(rows).map(([name, { start, players }]) => ({
    options: players ? { players } : {},
    position: parseText(start).data,
    about: [name],
  }));

/** What lies beside a game's tests, if it does. */
const besides = async <T extends object>(game: string, file: string): Promise<T | Record<string, never>> =>
  existsSync(new URL(`./${game}/${file}.ts`, import.meta.url)) ? ((await import(`./${game}/${file}.ts`)) as T) : {};
