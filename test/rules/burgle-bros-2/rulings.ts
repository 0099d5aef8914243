// For every question the rulebook leaves open: a position and a few moves after which each alternative shows.
import type { CaseStep } from '../../../src/verify/index.js';
import type { Row } from '../ruling-rows.js';

/** Two crooks and what else matters; the second is out of the way upstairs. */
const alone = (anna: string, more: string): string =>
  `{crooks: {anna: {${anna}}, bea: {at: 2.a1}}, ${more.includes('rooms') ? '' : 'rooms: {1.a1: magic-show-3}, '}${more}}`;
const far = 'guards: {1: {at: 1.d4, target: 1.a3}}';
const toTurn: CaseStep = { until: 'turn' };
const toAct: CaseStep = { until: 'turn.act' };

export const rows: Readonly<Record<string, Row>> = {
  'clockwise-tie': {
    start: alone('at: 1.a1', 'walls: [1.c2-c3, 1.d2-d3, 1.b3-c3], guards: {1: {at: 1.d3, target: 1.d1}}'),
    moves: ['anna end'],
    claims: {
      'largest-turn': { moves: ['next'], position: { guards: { 1: { at: '1.d4' } } }, flow: 'guard.step' },
      'left-hand-first-step': { moves: ['next'], position: { guards: { 1: { at: '1.c3' } } }, flow: 'guard.step' },
      'team-chooses': {
        moves: [
          {
            expect: {
              flow: 'guard.choose',
              legal: ['team route 1.d4', 'team route 1.c3'],
              illegal: { 'team route 1.d2': 'B2-RULING-clockwise-tie', 'team spare chip': 'B2-GUARD-3' },
            },
          },
          'team route 1.c3',
          'next',
        ],
        position: { guards: { 1: { at: '1.c3' } } },
      },
    },
  },
  'stress-on-entry': {
    start: alone(
      'at: 1.a1, stress: 2',
      'rooms: {1.a1: magic-show-3, 1.b1: front-desk-1}, chips: {1.b1: down}, guards: {1: {at: 1.b1, target: 1.d4}}',
    ),
    moves: ['anna walk 1.b1'],
    claims: {
      'after-chip': {
        moves: ['reveal 1.b1 crowd', toAct],
        events: ['chip-revealed', 'stress-spared', { type: 'stress-gained', rule: 'B2-DESK-1' }],
      },
      'on-entry': { moves: ['reveal 1.b1 crowd', toAct], position: { crooks: { anna: { stress: 4 } }, chipsGone: [] } },
      'after-room': { moves: ['reveal 1.b1 mole', toAct], position: { crooks: { anna: { stress: 5 } } } },
    },
  },
  'no-marker-contradiction': {
    start: alone(
      'at: 1.a1, character: juicer, gear: {bingo: ready}',
      'rooms: {1.a1: magic-show-3, 1.b1: pit-boss-6}, guards: {1: {at: 1.d4, target: null, alerted: true}}, patrol: {1: {deck: []}}',
    ),
    moves: [],
    claims: {
      'set-or-ignore': {
        moves: [{ expect: { illegal: { 'anna use bingo 1 1.d1': 'B2-ALERT-8' } } }, 'anna walk 1.b1', 'next', 'next'],
        position: { guards: { 1: { target: '1.b1' } } },
      },
      'ignore-all': { moves: ['anna walk 1.b1', 'next'], events: ['commotion-ignored'], flow: 'turn.act' },
      'always-place': { moves: ['anna use bingo 1 1.d1'], position: { guards: { 1: { target: '1.d1' } } } },
    },
  },
  'saleswoman-other-exits': {
    start: alone(
      'at: 1.b2',
      `rooms: {1.b2: revolving-door-5, 1.c3: magic-show-3}, chips: {1.b2: {chip: saleswoman, with: anna}}, ${far}`,
    ),
    moves: ['anna spin 1.c3'],
    claims: {
      stays: { position: { chips: { '1.b2': { chip: 'saleswoman', with: null } } } },
      removed: { position: { chipsGone: ['saleswoman'] } },
    },
  },
  'slots-same-room': {
    start: `{crooks: {anna: {at: 1.a1}, bea: {at: 1.b1}}, rooms: {1.a1: magic-show-3, 1.b1: slots-3}, ${far}}`,
    moves: ['anna walk 1.b1'],
    claims: { quiet: { flow: 'turn.act' }, noisy: { flow: 'resolve.entering.room-effect' } },
  },
  'splash-zone-empty': {
    start: alone('at: 1.a1', `rooms: {1.a1: magic-show-3, 1.b1: pool-1}, ${far}`),
    moves: ['anna walk 1.b1', 'draw splash-zone'],
    claims: { 'take-new-card': { flow: 'resolve.event.card' }, nothing: { flow: 'resolve.event.carry-out' } },
  },
  'drunk-direction': {
    start: alone(
      'at: 1.a1',
      `rooms: {1.a1: revolving-door-5, 1.c3: magic-show-3, 1.d4: magic-show-4}, chips: {1.b2: down, 1.c3: down}, ${far.replace('1.d4', '1.d1')}`,
    ),
    moves: [],
    claims: {
      'line-or-none': {
        moves: ['anna spin 1.b2', 'reveal 1.b2 drunk', 'next', 'reveal 1.c3 mole'],
        position: { crooks: { anna: { at: '1.c3' } } },
      },
      'jumps-never': {
        start: alone(
          'at: 1.a1',
          `rooms: {1.a1: magic-show-3, 1.d1: revolving-door-5}, chips: {1.b1: down, 1.c1: down, 1.c2: down}, ${far}`,
        ),
        moves: [
          ...['anna walk 1.b1', 'reveal 1.b1 drunk', 'next', 'reveal 1.c1 drunk', 'next'],
          ...['anna spin 1.c2', 'reveal 1.c2 drunk', 'next', 'reveal 1.c2 count-room-1'],
        ],
        position: { crooks: { anna: { at: '1.c2' } } },
      },
      'walks-only': {
        start: alone(
          'at: 1.a1',
          `rooms: {1.a1: revolving-door-5, 1.b1: magic-show-3}, chips: {1.b1: down, 1.c1: down}, ${far}`,
        ),
        moves: ['anna walk 1.b1', 'reveal 1.b1 drunk', 'next', 'reveal 1.c1 drunk', 'next', 'reveal 1.c1 count-room-1'],
        position: { crooks: { anna: { at: '1.c1' } } },
      },
    },
  },
  'drunk-after-fall': {
    start: `{crooks: {anna: {at: 2.a2}, bea: {at: 2.d4}}, rooms: {2.a2: magic-show-3}, chips: {2.b2: down, 1.b2: down}, ${far}}`,
    moves: ['anna walk 2.b2', 'reveal 2.b2 drunk', 'next', 'reveal 1.b2 drunk', 'next'],
    claims: {
      none: { position: { crooks: { anna: { at: '1.b2' } } } },
      'keep-direction': { position: { crooks: { anna: { at: '1.c2' } } } },
    },
  },
  'drunk-at-edge': {
    start: alone('at: 1.c1', `rooms: {1.c1: magic-show-3}, chips: {1.d1: down}, guards: {1: {at: 1.a4, target: 1.a1}}`),
    moves: ['anna walk 1.d1', 'reveal 1.d1 drunk', 'next'],
    claims: {
      reveal: { flow: 'resolve.entering.room' },
      'stay-hidden': { flow: 'turn.act', position: { rooms: { '1.d1': null } } },
    },
  },
  'chip-at-entrance': {
    start: '{flow: turn.enter, chips: {1.a1: down}, guards: {1: {at: 1.d4, target: 1.a3}}}',
    moves: ['anna enter 1.a1'],
    claims: { 'as-move': { flow: 'resolve.entering.chip' }, untouched: { flow: 'resolve.entering.room' } },
  },
  'target-under-guard': {
    start: alone('at: 1.a1', 'rooms: {1.a1: magic-show-3, 1.b1: lounge-3}, guards: {1: {at: 1.b1, target: 1.d4}}'),
    moves: ['anna walk 1.b1', 'next', 'draw thirsty', 'next'],
    claims: {
      'draw-again': { flow: 'resolve.draw.card' },
      wait: { flow: 'turn.act', position: { guards: { 1: { at: '1.b1', target: '1.b1' } } } },
    },
  },
  'jump-onto-target': {
    start: alone('at: 1.a1', 'rooms: {1.a1: magic-show-3, 1.b1: lounge-3}, guards: {1: {at: 1.d3, target: 1.d4}}'),
    moves: ['anna walk 1.b1', 'draw chatterbox', 'next'],
    claims: { arrives: { flow: 'resolve.draw.card' }, 'steps-only': { flow: 'turn.act' } },
  },
  'distracted-at-setup': {
    start: '{flow: setup.guard-1}',
    moves: ['draw distracted'],
    claims: {
      'discard-and-redraw': { position: { patrol: { 1: { discard: ['distracted'] } } } },
      'shuffle-back': { position: { patrol: { 1: { discard: [] } } } },
    },
  },
  'distracted-none': {
    start: alone(
      'at: 1.d1',
      'guards: {1: {at: 1.a1, target: 1.b1}}, patrol: {1: {deck: [distracted, 1.d4], top: [distracted]}}',
    ),
    moves: ['anna end', 'next', 'draw distracted', 'draw 1.d4'],
    claims: {
      'none-face-up': { events: [{ type: 'patrol-drawn', rule: 'B2-DISTRACT-2' }] },
      'none-at-all': { events: ['target-reached', 'patrol-drawn', 'target-reached', 'patrol-drawn'] },
    },
  },
  'removed-patrol-cards': {
    start: '{flow: setup.decks}',
    options: { suspicion: 7 },
    moves: ['next'],
    claims: {
      'out-unseen': { flow: 'setup.guard-1', position: { patrol: { 1: { away: 1 } } } },
      discard: {
        moves: ['draw 1.c3'],
        flow: 'setup.guard-1',
        position: { patrol: { 1: { away: 0, discard: ['1.c3'] } } },
      },
    },
  },
  'foreign-patrol-card': {
    start: alone('at: 1.d1', 'guards: {1: {at: 1.a1, target: 1.b1}}, patrol: {1: {deck: [], bottom: [2.c3, 1.a4]}}'),
    moves: ['anna end', 'next', 'draw 2.c3'],
    claims: {
      'same-place': { flow: 'guard.step', position: { guards: { 1: { target: '1.c3' } } } },
      'reveal-and-skip': { flow: 'resolve.draw.card' },
    },
  },
  'refilled-deck': {
    start: alone(
      'at: 1.a1, character: spotter, gear: {stacked-deck: ready}',
      'guards: {1: {at: 1.d4, target: null, alerted: true}}, patrol: {1: {deck: [], discard: [1.c3]}}',
    ),
    moves: ['anna use stacked-deck 1.c3'],
    claims: {
      'stays-alerted': { flow: 'turn.act', position: { guards: { 1: { alerted: true } } } },
      'calms-down': { flow: 'resolve.draw.card', position: { guards: { 1: { alerted: false } } } },
    },
  },
  'alerted-no-crook': {
    start:
      '{crooks: {anna: {at: 1.a1}, bea: {at: 1.d1}}, rooms: {1.a1: magic-show-3, 1.b1: pool-1, 2.d1: escalator-3}, guards: {1: {at: 1.d4, target: 1.a3}, 2: {at: 2.d4, target: null, alerted: true}}, patrol: {2: {deck: []}}}',
    moves: ['anna walk 1.b1', 'draw no-running', 'next', 'anna end', toTurn],
    claims: {
      stays: { position: { guards: { 2: { at: '2.d4' } } } },
      'to-escalator': { position: { guards: { 2: { at: '2.d2' } } } },
    },
  },
  'alerted-together': {
    start: alone(
      'at: 1.b1',
      'rooms: {1.b1: magic-show-3}, guards: {1: {at: 1.a1, target: 1.b1}}, patrol: {1: {deck: []}}',
    ),
    moves: ['anna end', 'next'],
    claims: {
      forfeit: { position: { crooks: { anna: { stress: 2 } } } },
      'stress-again': { position: { crooks: { anna: { stress: 4 } } } },
    },
  },
  'crowd-and-camping-guard': {
    start: alone(
      'at: 1.b1',
      'rooms: {1.b1: magic-show-3}, chips: {1.b1: crowd}, guards: {1: {at: 1.b1, target: null, alerted: true}}, patrol: {1: {deck: []}}',
    ),
    moves: ['anna end', 'next'],
    claims: {
      'no-help': { position: { crooks: { anna: { stress: 2 } } } },
      helps: { position: { crooks: { anna: { stress: 0 } }, chipsGone: ['crowd'] } },
    },
  },
  'crowd-stops-alerted': {
    start: `{crooks: {anna: {at: 1.b1}, bea: {at: 1.c1}}, rooms: {1.b1: magic-show-3, 1.c1: revolving-door-5}, chips: {1.b1: crowd}, guards: {1: {at: 1.a1, target: null, alerted: true}}, patrol: {1: {deck: []}}}`,
    moves: ['anna end', 'next'],
    claims: { stops: { flow: 'turn.act' }, 'goes-on': { flow: 'guard.step' } },
  },
  'crowd-order': {
    start: alone(
      'at: 1.a1',
      'rooms: {1.a1: magic-show-3, 1.b1: revolving-door-5}, chips: {1.b1: crowd}, tokens: {crowd: [1.b1]}, guards: {1: {at: 1.b1, target: 1.d4}}',
    ),
    moves: ['anna walk 1.b1'],
    claims: {
      'mustache-chip-token': { moves: ['next'], position: { chipsGone: ['crowd'], tokens: { crowd: ['1.b1'] } } },
      'team-chooses': {
        moves: ['team spare token', 'next'],
        position: { chipsGone: [], tokens: { crowd: [] } },
      },
    },
  },
  'meeting-before-room': {
    start: alone(
      'at: 1.b1, stress: 1',
      'rooms: {1.b1: {tile: surveillance-3, counters: 3}}, guards: {1: {at: 1.a1, target: 1.d1}}',
    ),
    moves: ['anna end', 'next'],
    claims: {
      'meeting-first': { events: [{ type: 'stress-gained', rule: 'B2-STRESS-2' }, 'counters-removed'] },
      'room-first': { events: ['counters-removed', { type: 'stress-gained', rule: 'B2-STRESS-2' }] },
    },
  },
  'reaction-points': {
    start: `{crooks: {anna: {at: 1.b1}, bea: {at: 2.a1, character: rook, gear: {earpiece: ready}}}, rooms: {1.b1: magic-show-3, 1.b2: revolving-door-5}, guards: {1: {at: 1.a1, target: 1.d1}}}`,
    moves: ['anna end', 'team pass', 'next'],
    claims: {
      closed: { flow: 'guard.window', position: { crooks: { anna: { stress: 2 } } } },
      'before-stress': {
        moves: [
          { expect: { flow: 'guard.meeting-window', position: { guards: { 1: { at: '1.b1' } } } } },
          'bea use earpiece anna 1.b2',
          'team pass',
        ],
        flow: 'guard.window',
        position: { crooks: { anna: { at: '1.b2', stress: 0 } } },
      },
    },
  },
  'explore-nothing': {
    start: alone('at: 1.a1', `rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, ${far}`),
    moves: [],
    claims: {
      refused: { illegal: { 'anna explore 1.b1': 'B2-EXPLORE-3' } },
      allowed: { moves: ['anna explore 1.b1'], flow: 'turn.act', position: { turn: { actions: 3 } } },
    },
  },
  'buffet-under-guard': {
    start: alone(
      'at: 1.a1',
      'rooms: {1.a1: magic-show-3, 1.b1: {tile: buffet-5, counters: 2}}, guards: {1: {at: 1.b1, target: 1.d4}}',
    ),
    moves: ['anna walk 1.b1', toAct],
    claims: {
      'counters-go': { position: { rooms: { '1.b1': { counters: 0 } } } },
      'counters-stay': { position: { rooms: { '1.b1': { counters: 3 } } } },
    },
  },
  'monorail-face-down': {
    start: alone('at: 1.a1', `rooms: {1.a1: monorail-1}, ${far}`),
    moves: [],
    claims: {
      'both-face-up': { illegal: { 'anna ride 2.c3': 'B2-MONO-1' } },
      reveals: { moves: ['anna ride 2.c3'], position: { rooms: { '2.c3': { tile: 'monorail-2' } } } },
    },
  },
  'leave-order': {
    start:
      '{crooks: {anna: {at: 1.b1}, bea: {at: 2.a1}}, rooms: {1.a1: front-desk-1, 1.b1: magic-show-3}, finale: {number: 3, open: true, dieOf: {anna: 5, bea: 1}}, guards: {1: {at: 1.d4, target: 1.a3}}}',
    moves: ['anna walk 1.a1', 'next', toTurn],
    claims: {
      'after-entry': { position: { crooks: { anna: { at: 'left', stress: 1 } } } },
      'at-once': { position: { crooks: { anna: { at: 'left', stress: 0 } } } },
    },
  },
  'leave-standing': {
    start:
      '{crooks: {anna: {at: 1.a1}, bea: {at: 2.a1}}, rooms: {1.a1: magic-show-3}, walls: [1.a1-b1], finale: {number: 9, open: true, smashed: {anna: 4, bea: 0}}}',
    moves: ['anna smash 1.a1-b1'],
    claims: {
      'must-enter': { position: { crooks: { anna: { at: '1.a1' } } } },
      'at-once': { position: { crooks: { anna: { at: 'left' } }, turn: { crook: 'bea' } } },
    },
  },
  'detective-in-place': {
    start: alone(
      'at: 1.a1',
      'rooms: {1.a1: magic-show-3, 1.b1: {tile: surveillance-3}}, chips: {1.b1: down}, guards: {1: {at: 1.b1, target: 1.d4}}',
    ),
    moves: ['anna explore 1.b1', 'reveal 1.b1 detective', 'next'],
    claims: {
      'no-entering': { position: { rooms: { '1.b1': { counters: 0 } } } },
      enters: { position: { rooms: { '1.b1': { counters: 1 } } } },
    },
  },
  'event-commotion-order': {
    start: alone(
      'at: 1.a1, character: juicer, gear: {crybaby: {state: ready, used: 1}}',
      'rooms: {1.a1: magic-show-3}, guards: {1: {at: 1.d4, target: 1.a3}, 2: {at: 2.d4, target: 2.a3}}',
    ),
    moves: ['anna use crybaby 1.b2'],
    claims: {
      'own-floor-first': { events: [{ type: 'commotion', at: '1.b2' }], flow: 'resolve.commotion.step' },
      'team-chooses': {
        moves: [{ expect: { flow: 'resolve.gear.choose', legal: ['team order 1', 'team order 2'] } }, 'team order 2'],
        events: [{ type: 'commotion', at: '2.b2' }],
      },
    },
  },
  'counters-supply': {
    start: `{crooks: {anna: {at: 1.a1, character: hacker, gear: {loop-footage: {state: ready, used: 1}, radio-interference: {state: ready, used: 1}}}, bea: {at: 2.b4}}, rooms: {1.a1: magic-show-3, 1.b1: {tile: buffet-5, counters: 2}, 1.d1: {tile: buffet-5, counters: 2}, 1.d2: {tile: cashier-5, counters: 5}, 2.d1: {tile: cashier-6, counters: 5}, 2.d2: {tile: surveillance-3, counters: 3}, 2.d3: {tile: surveillance-4, counters: 3}}, guards: {1: {at: 1.d4, target: 1.a3}}}`,
    moves: [],
    claims: {
      unlimited: {
        moves: ['anna walk 1.b1', 'next'],
        events: [{ type: 'counter-placed', at: '1.b1', counters: 3 }],
      },
      'last-counts': { moves: ['anna walk 1.b1', 'next'], position: { rooms: { '1.b1': { counters: 2 } } } },
    },
  },
  'good-intel-hidden': {
    start: alone('at: 1.a1, character: peterman, gear: {good-intel: ready}', far),
    moves: [],
    claims: {
      refused: { illegal: { 'anna use good-intel': 'B2-GEAR-10' } },
      'die-in-room': {
        moves: ['anna use good-intel'],
        position: { dice: { rooms: { '1.a1': 1 } }, turn: { actions: 5 } },
      },
    },
  },
  'get-cracking-limits': {
    start: `{crooks: {anna: {at: 2.b2, character: peterman, gear: {get-cracking: ready}}, bea: {at: 1.a1}}, rooms: {1.a1: owners-office, 2.b2: safe}, dice: {safe: 1}}`,
    moves: ['anna crack', 'roll 6'],
    claims: {
      refused: { illegal: { 'anna use get-cracking 1 +1': 'B2-GEAR-10' } },
      wraps: { legal: ['anna use get-cracking 1 +1'] },
    },
  },
};
