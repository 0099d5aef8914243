// Is every rule shown? Rule x (case, event, refusal, invariant). A rule counts as shown only when, in a case that holds,
// it changed something or refused something: being mentioned is not enough.
import { compiledWith, type Watcher } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Case, CaseStep, Expectation } from '../../notation/case.js';
import { plainSteps } from '../../notation/lesson.js';
import type { Game, Position } from '../../table/game.js';
import { checkCase, type Frame } from './check-case.js';
import { canonical } from '../search/position-encoding.js';
import type { Work } from '../search/work.js';

/** A case and what to call it. */
export interface NamedCase {
  readonly name: string;
  readonly example: Case;
}

export interface RuleCoverage {
  readonly rule: string;
  readonly kind: string;
  /** Cases that say they show it. */
  readonly cases: readonly string[];
  /** Cases in which it made something happen that changed the position. */
  readonly events: readonly string[];
  /** Cases in which it refuses a move, or what the dice said. */
  readonly refusals: readonly string[];
  readonly invariants: readonly string[];
  readonly shown: boolean;
  /** Why no case can show it. */
  readonly notCheckable?: string;
}

/** A piece of the box and the cases that show it at work. */
export interface PieceCoverage {
  readonly piece: string;
  readonly cases: readonly string[];
}

export interface Coverage {
  readonly game: string;
  /** Cases that were looked at. */
  readonly cases: number;
  /** Cases that do not hold show nothing. */
  readonly failing: readonly string[];
  readonly rules: readonly RuleCoverage[];
  /** In a game that names its pieces. */
  readonly pieces?: readonly PieceCoverage[];
  /** Named by a case or an event, but not in the catalogue. */
  readonly unknown: readonly string[];
  readonly shown: number;
  readonly checkable: number;
  readonly percent: number;
  readonly ended: 'complete' | 'stopped';
}

export function* coverage(plain: Game, cases: readonly NamedCase[]): Work<Coverage> {
  const changed = new Map<string, Set<string>>();
  const refused = new Map<string, Set<string>>();
  const claimed = new Map<string, Set<string>>();
  const note = (map: Map<string, Set<string>>, rule: string, name: string) =>
    map.set(rule, (map.get(rule) ?? new Set()).add(name));
  const used = new Map<string, Set<string>>();
  const failing: string[] = [];
  let looked = 0;
  let ended: Coverage['ended'] = 'complete';
  for (const { name, example } of cases) {
    const happened = new Set<string>();
    const watcher: Watcher<Position> = {
      action(_action, before, effect) {
        if (effect.events.length && differs(before, effect.position))
          for (const { rule } of effect.events) happened.add(rule);
      },
    };
    const game = runGame(plain, compiledWith(watcher));
    const { holds, frames } = checkCase(game, example);
    if (!holds) failing.push(name);
    else {
      for (const rule of happened) note(changed, rule, name);
      for (const rule of [...refusedIn(example), ...rolledAgain(frames)]) note(refused, rule, name);
      for (const rule of example.rules ?? []) note(claimed, rule, name);
      const events = frames.flatMap(({ table }) => table.events);
      for (const event of events) for (const piece of plain.pieces?.shownBy(event) ?? []) note(used, piece, name);
    }
    if (yield { what: 'cases', done: ++looked, of: cases.length }) {
      ended = 'stopped';
      break;
    }
  }
  const rules = plain.catalogue.map(({ id, kind, notCheckable }): RuleCoverage => {
    const [events, refusals] = [[...(changed.get(id) ?? [])], [...(refused.get(id) ?? [])]];
    return {
      rule: id,
      kind,
      cases: [...(claimed.get(id) ?? [])],
      events,
      refusals,
      invariants: plain.invariants.filter((claim) => claim.rules.includes(id)).map(({ name }) => name),
      shown: events.length + refusals.length > 0,
      ...(notCheckable !== undefined && { notCheckable }),
    };
  });
  const known = new Set([...plain.catalogue, ...plain.rulings].map(({ id }) => id));
  const counted = rules.filter(({ notCheckable }) => notCheckable === undefined);
  const shown = counted.filter((rule) => rule.shown).length;
  return {
    game: plain.id,
    cases: looked,
    failing,
    rules,
    ...(plain.pieces && { pieces: plain.pieces.all.map((piece) => ({ piece, cases: [...(used.get(piece) ?? [])] })) }),
    unknown: [...new Set([...changed.keys(), ...refused.keys(), ...claimed.keys()])].filter((id) => !known.has(id)),
    shown,
    checkable: counted.length,
    percent: counted.length ? (100 * shown) / counted.length : 100,
    ended,
  };
}

const differs = (before: Position, after: Position): boolean =>
  before !== after && canonical(before as never) !== canonical(after as never);

/** The rules that refuse what chance said: nothing has changed, and chance is asked again. */
const rolledAgain = (frames: readonly Frame[]): string[] =>
  frames.flatMap(({ table, move }, i) => {
    const before = frames[i - 1]?.table;
    const isAgain =
      move !== undefined &&
      before?.waitsFor === 'chance' &&
      before.flow === table.flow &&
      !differs(before.raw, table.raw);
    return isAgain ? table.events.map(({ rule }) => rule) : [];
  });

/** The rules that a case names as refusing a move. The case holds, so they do. */
function refusedIn({ moves = [], expect }: Case): string[] {
  const inClaim = ({ illegal }: Expectation) => Object.values(illegal ?? {}).filter((rule) => rule !== null);
  const inSteps = (steps: readonly CaseStep[]): string[] =>
    plainSteps(steps).flatMap((step) => {
      if (typeof step === 'string') return [];
      if ('expect' in step) return inClaim(step.expect);
      return 'line' in step ? inSteps(step.line) : [];
    });
  return [...inSteps(moves), ...(expect ? inClaim(expect) : [])];
}
