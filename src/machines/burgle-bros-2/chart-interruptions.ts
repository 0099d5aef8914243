// What comes between: each interruption is a frame on the stack with states of its own, and below it stands where play goes on.
import type { Position } from '../../rules/burgle-bros-2/position.js';
import { orderOf, partAfter, type EnteringPart } from '../../rules/burgle-bros-2/procedures.js';
import { at, isAt } from '../../rules/burgle-bros-2/resuming.js';
import { basePaths, framePaths } from '../../rules/burgle-bros-2/states.js';
import { notes, otherwise, when } from '../chart/statechart.js';
import {
  does,
  goingTo,
  happens,
  noGear,
  notNow,
  passes,
  resume,
  settles,
  to,
  walkStates,
  window,
} from './chart-words.js';

/** Every kind of frame, and the fork that leads to whatever is on top. */
export function resolveStates(options: Position['options']) {
  const interrupting = notes({ interrupts: true });
  const walkOver = [when('isWalkOver', resume, 'endWalk')];
  return {
    initial: 'resume',
    ...notes({ interrupts: true, refuses: notNow }),
    on: noGear,
    states: {
      resume: {
        always: [
          when('isOver', to('ended')),
          when('isWon', to('ended'), 'winFinale'),
          when('hasLapsed', 'again', 'lapse'),
          when('isStandingInExit', 'again', 'leaveStanding'),
          ...framePaths.map((path) => when(isAt(path), to(path))),
          ...basePaths.map((path) => when(isAt(path), to(path), 'takeOffStack')),
        ],
      },
      again: { always: [otherwise('resume')] },
      entering: {
        initial: orderOf(options, 'entering')[0] ?? 'over',
        ...interrupting,
        states: enteringStates(options),
      },
      exploring: {
        initial: 'chip',
        ...interrupting,
        states: {
          chip: {
            ...notes({ otherwise: 'B2-MOVE-3' }),
            always: [passes('isNoChipToExplore', 'resolve.exploring.room')],
            on: { reveal: does('turnUpChip', 'resolve.exploring.chip-window') },
          },
          'chip-window': window('resolve.exploring.chip-window', 'chip', goingTo('resolve.exploring.chip-effect')),
          'chip-effect': {
            always: [passes('isExploredChipIdle', 'resolve.exploring.room')],
            on: { next: happens('actOnExploring', 'resolve.exploring.room') },
          },
          room: {
            ...notes({ otherwise: 'B2-MOVE-4' }),
            always: [when('isExploredRoomUp', resume, 'endFrame')],
            on: { reveal: settles('turnUpExplored') },
          },
        },
      },
      dice: {
        initial: 'roll',
        ...interrupting,
        states: {
          roll: { on: { roll: does('roll', 'resolve.dice.window') } },
          window: window('resolve.dice.window', 'dice', { target: resume, steps: ['carryOutDice'] }),
        },
      },
      commotion: {
        initial: 'window',
        ...interrupting,
        states: {
          window: window('resolve.commotion.window', 'commotion', {
            target: resume,
            steps: [at('resolve.commotion.chase'), 'breakOut'],
          }),
          ...walkStates('resolve.commotion', 'commotion', 'step-window', walkOver),
        },
      },
      walk: {
        initial: 'chase',
        ...interrupting,
        states: walkStates('resolve.walk', 'walk', 'step-window', walkOver),
      },
      draw: {
        initial: 'card',
        ...interrupting,
        states: {
          card: {
            ...notes({ otherwise: 'B2-GUARD-6' }),
            always: [passes('isTargetToChoose', 'resolve.draw.choose'), passes('isCardDrawn', 'resolve.draw.window')],
            on: { draw: settles('drawPatrol') },
          },
          choose: {
            ...notes({ by: ['turn', 'B2-TURN-6'], anybody: ['use'], otherwise: 'B2-DISTRACT-1' }),
            on: { target: does('chooseTarget', 'resolve.draw.window') },
          },
          window: window('resolve.draw.window', 'any', { target: resume, steps: ['settleTarget'] }),
        },
      },
      event: {
        initial: 'draw',
        ...interrupting,
        ...notes({ interrupts: true, otherwise: 'B2-EVENT-1' }),
        states: {
          draw: { on: { draw: does('drawEventCard', 'resolve.event.window') } },
          window: window('resolve.event.window', 'any', goingTo('resolve.event.choose')),
          choose: {
            ...notes({ by: ['frame', 'B2-TURN-6'], anybody: ['use', 'order'] }),
            always: [passes('isNothingToChoose', 'resolve.event.card')],
            on: {
              choose: does('choose', 'resolve.event.card'),
              order: does('orderEvent', 'resolve.event.card'),
            },
          },
          card: {
            always: [passes('isNoFurtherCard', 'resolve.event.carry-out')],
            on: { draw: settles('drawFurther') },
          },
          'carry-out': { on: { next: { actions: ['carryOutEvent'], target: resume } } },
        },
      },
      gear: {
        initial: 'choose',
        ...interrupting,
        states: {
          choose: {
            ...notes({ by: ['frame', 'B2-TURN-6'], anybody: ['use', 'order'], otherwise: 'B2-GEAR-10' }),
            always: [when('isNoRouteOpen', resume, 'endFrame')],
            on: { choose: settles('chooseRoute'), order: settles('orderCommotions') },
          },
        },
      },
      depot: {
        initial: 'draw',
        ...notes({ interrupts: true, otherwise: 'B2-DEPOT-4' }),
        states: {
          draw: { always: [passes('isGearDrawn', 'resolve.depot.keep')], on: { draw: settles('drawGear') } },
          keep: {
            ...notes({ by: ['frame', 'B2-TURN-6'], anybody: ['use'] }),
            always: [when('isNoGearThere', resume, 'endFrame')],
            on: { keep: settles('keep') },
          },
        },
      },
    },
  };
}

/** The parts of coming into a room, in the order asked for. */
function enteringStates(options: Position['options']) {
  const path = (state: string) => `resolve.entering.${state}`;
  const parts: Readonly<Record<EnteringPart, (next: string) => Record<string, object>>> = {
    chip: (next) => ({
      chip: {
        ...notes({ otherwise: 'B2-MOVE-3' }),
        always: [passes('isNoChipDown', path('chip-effect'))],
        on: { reveal: does('turnUpChip', path('chip-window')) },
      },
      'chip-window': window(path('chip-window'), 'chip', goingTo(path('chip-effect'))),
      'chip-effect': {
        always: [passes('isChipIdle', next)],
        on: { next: happens('actOnEntering', next) },
      },
    }),
    guard: (next) => ({
      guard: {
        always: [passes('isNoGuardMet', next), passes('asksForCover', path('choose'))],
        on: { next: happens('meetOnEntering', next) },
      },
      choose: {
        ...notes({ by: ['team', 'B2-RULING-crowd-order'], anybody: ['use'], otherwise: 'B2-RULING-crowd-order' }),
        on: { spare: does('spare', path('guard')) },
      },
    }),
    room: (next) => ({
      room: {
        ...notes({ otherwise: 'B2-MOVE-4' }),
        always: [passes('isRoomUp', path('room-effect'))],
        on: { reveal: does('turnUpRoom', path('room-window')) },
      },
      'room-window': window(path('room-window'), 'any', goingTo(path('room-effect')), [
        passes('isRoomHarmless', path('room-effect')),
      ]),
      'room-effect': {
        always: [when('isNoEffectDue', resume, at(next), 'leaveInPeace')],
        on: { next: happens('roomEffect', next) },
      },
    }),
    offer: (next) => ({
      offer: {
        ...notes({ by: ['frame', 'B2-TURN-6'], anybody: ['use'], otherwise: 'B2-F3' }),
        always: [passes('isNoDieOffered', next)],
        on: { 'set-die': does('setDie', next), 'leave-die': does('leaveDie', next) },
      },
    }),
    leave: (next) => ({
      leave: {
        ...notes({ otherwise: 'B2-LEAVE-1' }),
        always: [passes('isNoFinaleHook', next)],
        on: {
          next: next === path('over') ? { actions: ['lastFinaleHook'], target: resume } : happens('finaleHook', next),
        },
      },
    }),
  };
  const states = orderOf(options, 'entering').map((part) => parts[part](path(partAfter(options, part))));
  return {
    ...(Object.assign({}, ...states) as Record<string, object>),
    over: { always: [otherwise(resume, 'endFrame')] },
  };
}
