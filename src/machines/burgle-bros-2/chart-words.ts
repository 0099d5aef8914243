// The words in which the chart of Burgle Bros 2 is written: what a move leads to, where things go on, reaction windows, and
// the steps of a guard.
import type { Mover } from '../../rules/burgle-bros-2/guards.js';
import { nobodyReactsIn, useIn, type WindowKind } from '../../rules/burgle-bros-2/gear/using.js';
import { at } from '../../rules/burgle-bros-2/resuming.js';
import { named } from '../../rules/burgle-bros-2/turns.js';
import { move, notes, otherwise, when } from '../chart/statechart.js';

export const id = 'burgle-bros-2';
export const to = (path: string): string => `#${id}.${path}`;
/** Play goes on where the stack says. */
export const resume = to('resolve.resume');

/** A move of a player or of chance; afterwards this goes on at `path`, unless the move ends it or lays something on top. */
export const does = (rule: string, path: string) => ({ guard: rule, actions: [at(path), rule], target: resume });
/** A move after which the stack itself knows where to go on. */
export const settles = (rule: string) => ({ guard: rule, actions: rule, target: resume });
/** The table's own step. */
export const happens = (name: string, path: string) => ({ actions: [at(path), name], target: resume });
/** Nothing to do here: on to the next state of the same frame. */
export const passes = (test: string, path: string) => when(test, to(path), at(path));

/** Gear has moments; elsewhere it is refused, but only if it is prepared at all. */
export const noGear = { use: move(useIn('never')) };
/** What players say at another moment than theirs; gear has rules of its own for that. */
export const notNow = [['players', 'B2-TURN-6']] as const;

export interface After {
  readonly target: string;
  readonly steps: readonly string[];
}
/** What follows a window inside a frame. */
export const goingTo = (path: string): After => ({ target: to(path), steps: [at(path)] });

/**
 * A reaction window, the same everywhere: it opens only if somebody has prepared gear that fits and has a target, whoever
 * reacts first is first, and it closes when all pass or nothing is left to react with (B2-GEAR-3, B2-GEAR-4).
 */
export const window = (path: string, kind: WindowKind, { target, steps }: After, before: readonly object[] = []) => ({
  ...notes({ by: ['team', 'B2-GEAR-4'], anybody: ['use'], window: kind, otherwise: 'B2-GEAR-4' }),
  always: [...before, when(nobodyReactsIn(kind), target, ...steps)],
  on: {
    use: does(useIn(kind), path),
    pass: { guard: 'pass', actions: ['pass', ...steps], target },
    claim: does('claim', path),
  },
});

/**
 * One step after the other: first whoever wants to reacts, then the team says what the rules leave to it, then the guard
 * steps. `first` names the window before a step; `ends` says when there is none any more.
 */
export function walkStates(path: string, mover: Mover, first: string, ends: readonly object[]) {
  // Between guard turns nothing is on the stack; a frame says in which state it is.
  const mark = (state: string) => (mover === 'turn' ? [] : [at(`${path}.${state}`)]);
  const onTo = (state: string): After => ({ target: to(`${path}.${state}`), steps: mark(state) });
  const passesTo = (test: string, state: string, ...steps: string[]) =>
    when(named(test, mover), to(`${path}.${state}`), ...mark(state), ...steps);
  const says = (rule: string) => ({
    guard: named(rule, mover),
    actions: [named(rule, mover), ...mark('step')],
    target: 'step',
  });
  return {
    [first]: window(`${path}.${first}`, 'any', onTo('chase'), ends),
    chase: {
      ...notes({ by: ['team', 'B2-ALERT-3'], anybody: ['use'], otherwise: 'B2-ALERT-3' }),
      always: [passesTo('isChaseSettled', 'choose', named('settleChase', mover))],
      on: {
        chase: {
          guard: named('chase', mover),
          actions: [named('chase', mover), ...mark('choose')],
          target: 'choose',
        },
      },
    },
    choose: {
      ...notes({ by: ['team', 'B2-GUARD-3'], anybody: ['use'], otherwise: 'B2-GUARD-3' }),
      always: [passesTo('isStepSettled', 'step')],
      on: { route: says('route'), spare: says('spareAhead') },
    },
    step: { on: { next: otherwise('stepping') } },
    stepping: {
      always: [
        when(named('isMeetingOpen', mover), 'meeting-window', ...mark('meeting-window'), named('guardEnters', mover)),
        otherwise(resume, at(`${path}.${first}`), named('guardStep', mover)),
      ],
    },
    'meeting-window': window(`${path}.meeting-window`, 'any', {
      target: resume,
      steps: [at(`${path}.${first}`), named('guardMeets', mover)],
    }),
  };
}
