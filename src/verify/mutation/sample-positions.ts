// Positions of real play in which a mutant is compared with the game, and the states of the chart that each of their
// moves passes through: a mistake in one state can only show where play reaches it.
import { compiledWith, type Watcher } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Game, Position } from '../../table/game.js';
import type { Move } from '../../table/move.js';
import type { Table } from '../../table/table.js';
import { checkCase, openCase, type Frame } from '../cases/check-case.js';
import type { NamedCase } from '../cases/coverage.js';
import { canonical, PositionEncoding, type Numbered } from '../search/position-encoding.js';
import { openGame, playOut, policies } from '../simulation/random-play.js';
import { SeenEffects } from './effect-mutants.js';

/** States that play passed through. */
export class PassedStates {
  private readonly answers = new Map<string, boolean>();
  constructor(private readonly states: readonly string[]) {}

  /** Whether it leads through a state; a line into a compound state may lead to anything in it. */
  passes(state: string): boolean {
    let passes = this.answers.get(state);
    if (passes === undefined) {
      passes = this.states.some((each) => isWithin(each, state) || isWithin(state, each));
      this.answers.set(state, passes);
    }
    return passes;
  }
}
const isWithin = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);

/** A move of a position, what the game makes of it, and the way it takes through the chart. */
interface Deed {
  readonly move: Move;
  readonly done: string;
  readonly trail: PassedStates;
}

export interface SamplePosition {
  readonly table: Table;
  /** Worked out when first asked for, once for all mutants. */
  readonly deeds: readonly Deed[];
}

/** Moves of one position that are looked at: a deal of cards has thousands. */
export const mostMoves = 40;

/** The game, with a note of the states that play passes through. */
export class WatchedGame {
  readonly game: Game;
  private readonly keys = new PositionEncoding();
  private readonly trails = new Map<string, PassedStates>();
  private passed = new Set<string>();
  /** What rules do in the cases. */
  readonly effects = new SeenEffects();
  private watchedCase: string | undefined;

  constructor(plain: Game) {
    const watcher: Watcher<Position> = {
      edge: ({ target }) => {
        if (target !== undefined) this.passed.add(target);
      },
      action: (action, before, effect) => {
        if (this.watchedCase !== undefined) this.effects.note(action, before, effect, this.watchedCase);
      },
    };
    this.game = runGame(plain, compiledWith(watcher));
  }

  /** The states that a piece of play passes through. It says itself in which it rested. */
  trailOf(play: () => Iterable<string>): PassedStates {
    this.passed = new Set();
    for (const flow of play()) this.passed.add(flow);
    const states = [...this.passed].sort();
    const key = states.join(' ');
    let trail = this.trails.get(key);
    if (!trail) this.trails.set(key, (trail = new PassedStates(states)));
    return trail;
  }

  /** Plays a case and notes what rules do in it. */
  effectsIn<T>(name: string, play: () => T): T {
    this.watchedCase = name;
    try {
      return play();
    } finally {
      this.watchedCase = undefined;
    }
  }

  /** Positions of cases, each with all its moves. */
  ofFrames(frames: readonly Frame[]): SamplePosition[] {
    return frames.map(({ table }) => this.place(table));
  }

  /** What a move made of a position, as a text to be compared. */
  deed(table: Table, move: Move, from: Numbered<Position>): string {
    const { flow, raw, events } = table.after(move);
    return `${this.keys.number(flow, raw, from).key} ${canonical(events as never)}`;
  }

  numbered({ flow, raw }: Table): Numbered<Position> {
    return this.keys.number(flow, raw);
  }

  /** Positions of real play, each once: from the cases, from a few moves after their starts, and from whole games. */
  collect(cases: readonly NamedCase[], games: number, seed: number, most: number): SamplePosition[] {
    const found = new Map<string, Table>();
    const note = (table: Table) => found.set(this.numbered(table).key, table);
    for (const { example } of cases) for (const { table } of checkCase(this.game, example).frames) note(table);
    const share = Math.max(1, Math.round((most - found.size) / 2 / Math.max(1, cases.length)));
    for (const [i, { example }] of cases.entries()) this.noteSome(openCase(this.game, example), seed + i, share, note);
    for (let i = 0; i < games && found.size < most; i++)
      this.noteSome(openGame(this.game), seed + i, most, note, i % 2 ? policies.greedy : policies.random);
    return [...found.values()].slice(0, most).map((table) => this.place(table));
  }

  /** `explore` reports where play breaks; here it only ends. */
  private noteSome(start: Table, seed: number, most: number, note: (table: Table) => void, policy = policies.random) {
    let steps = 0;
    quietly(() => {
      for (const { table } of playOut(start, seed, policy)) {
        note(table);
        if (++steps > most) break;
      }
    });
  }

  private place(table: Table): SamplePosition {
    let deeds: readonly Deed[] | undefined;
    const look = (): readonly Deed[] => {
      const from = this.numbered(table);
      return firstMoves(table).map((move) => {
        let done = '';
        const trail = this.trailOf(() => {
          done = this.deed(table, move, from);
          return [table.flow];
        });
        return { move, done, trail };
      });
    };
    return {
      table,
      get deeds() {
        return (deeds ??= look());
      },
    };
  }
}

export function firstMoves(table: Table): Move[] {
  const moves: Move[] = [];
  for (const move of table.moves()) if (moves.push(move) >= mostMoves) break;
  return moves;
}

/** What a mutant does may crash: then it does nothing. */
export function quietly<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
