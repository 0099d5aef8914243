// For every question the rulebook leaves open: a position and a few moves after which each alternative shows.
import type { Row } from '../ruling-rows.js';

/** How many may play is asked when a position is read: see rulings.test.ts. */
export const shownElsewhere = ['solo-header'];

const open = 'walls: {1: [], 2: [], 3: []}';
const guards = 'guards: {1: {at: 1.d1, target: 1.a1}, 2: {at: 2.d4, target: 2.d1}, 3: {at: 3.d4, target: 3.d1}}';
/** Anna alone, on an open floor, with guards far away. */
const anna = (piece: string, rest = ''): string => `{${open}, ${guards}, burglars: {anna: {${piece}}}, ${rest}}`;
/** A guard who walks along the first row while Anna is elsewhere. */
const walking = (guard: string, rest = ''): string =>
  `{${open}, burglars: {anna: {at: 1.d4}}, guards: {1: {${guard}}}, turn: {used: 3}, ${rest}}`;
const allOpen = 'safes: {1.c1: {open: true}, 2.c1: {open: true}, 3.c1: {open: true}}';
const safes = '1.c1: safe, 2.c1: safe, 3.c1: safe';
const lost = 'options: {variants: [lost-visual]}';
const eight = 'discard: [a1, b1, c1, d1, a2, b2, c2, lost-visual], left: 0';

export const rows: Readonly<Record<string, Row>> = {
  'clockwise-tie': {
    // On the way round the walls both first steps are as short; they part for one corner only.
    start:
      '{burglars: {anna: {at: 1.b2}}, walls: {1: [a2-b2, a4-b4, b2-b3, b2-c2, b4-c4, c2-c3, c3-d3, d2-d3]}, guards: {1: {at: 1.d2, target: 1.d4}}, turn: {used: 3}}',
    moves: ['anna end', 'next', 'next'],
    claims: {
      'max-clockwise-area': { moves: ['next'], position: { guards: { 1: { at: '1.c2' } } } },
      'left-at-first-fork': { moves: ['next'], position: { guards: { 1: { at: '1.d1' } } } },
      'players-choose': {
        moves: [
          { expect: { flow: 'turn.guard.route', illegal: { 'team route 1.a1': 'BB-ROUTE-2' } } },
          'team route 1.d1',
        ],
        position: { guards: { 1: { at: '1.d1' } } },
      },
    },
  },
  'thermo-moment': {
    start: `{${open}, burglars: {anna: {at: 1.a4}}, tiles: {1.a4: thermo-1}, guards: {1: {at: 1.d1, target: 1.d2}}, turn: {used: 3}}`,
    moves: ['anna end'],
    claims: {
      'after-event': {
        moves: [{ expect: { position: { alarms: [] } } }, 'next'],
        flow: 'turn.guard.speed',
        position: { alarms: ['1.a4'] },
      },
      'before-event': { flow: 'turn.close', position: { alarms: ['1.a4'] } },
      'after-guard': {
        moves: ['next', 'next', 'next', 'draw patrol 1 d4', 'next'],
        flow: 'turn.end',
        events: ['guard-readied', 'guard-moved', 'guard-moved', 'alarm-raised'],
      },
    },
  },
  'hopeless-attempt': {
    start: anna('at: 1.b3', 'tiles: {1.c3: deadbolt-1}, turn: {used: 2}'),
    moves: [],
    claims: {
      allowed: { legal: ['anna walk 1.c3'] },
      refused: { illegal: { 'anna walk 1.c3': 'BB-DEADBOLT-2' } },
    },
  },
  'laser-order': {
    start: anna('at: 1.b3'),
    moves: ['anna walk 1.c3'],
    claims: {
      'after-reveal': { flow: 'turn.walk.reveal' },
      'before-reveal': {
        moves: [{ expect: { flow: 'turn.walk.laser' } }, 'anna pay', 'reveal 1.c3 laser-1'],
        flow: 'turn.actions',
        position: { alarms: [], turn: { used: 2 }, burglars: { anna: { at: '1.c3' } } },
      },
    },
  },
  'motion-then-entry': {
    start: `{${open}, burglars: {anna: {at: 1.b3}}, tiles: {1.b3: motion-1, 1.c3: fingerprint-4}, guards: {1: {at: 1.a1, target: 1.d1}}, turn: {entered: [1.b3]}}`,
    moves: ['anna walk 1.c3'],
    claims: {
      'leaving-first': {
        events: [
          { type: 'alarm-raised', at: '1.b3' },
          { type: 'alarm-raised', at: '1.c3' },
        ],
      },
      'entry-first': {
        events: [
          { type: 'alarm-raised', at: '1.c3' },
          { type: 'alarm-raised', at: '1.b3' },
        ],
      },
    },
  },
  'motion-again': {
    start: anna('at: 1.c3', 'flow: turn.start, tiles: {1.c3: motion-1, 1.c4: plain}'),
    moves: ['next', 'anna walk 1.c4', 'anna walk 1.c3', 'anna walk 1.c4'],
    claims: { 'second-time': { position: { alarms: ['1.c3'] } }, never: { position: { alarms: [] } } },
  },
  'second-alarm-same-tile': {
    start: `{${open}, burglars: {anna: {at: 1.a4}}, tiles: {1.b4: fingerprint-4}, alarms: [1.b4, 1.b1], guards: {1: {at: 1.b2, target: 1.b4}}}`,
    moves: ['anna walk 1.b4'],
    claims: {
      nothing: { position: { guards: { 1: { target: '1.b4' } } } },
      'new-target': { position: { guards: { 1: { target: '1.b1' } } } },
    },
  },
  'nearest-when': {
    start: walking('at: 1.a1, target: 1.d1', 'alarms: [1.b3, 1.d1]'),
    moves: ['anna end', { until: 'turn.guard.step' }, 'next'],
    claims: { 'raised-or-reached': { flow: 'turn.guard.step' }, 'every-step': { flow: 'interrupt.target' } },
  },
  'tie-chooser': {
    start: `{${open}, burglars: {anna: {at: 1.d3}}, tiles: {1.d2: fingerprint-4}, alarms: [1.b4], guards: {1: {at: 1.b2, target: 1.b4}}}`,
    moves: ['anna walk 1.d2'],
    claims: { 'active-player': { legal: ['anna target 1.d2'] }, team: { legal: ['team target 1.d2'] } },
  },
  'hack-decider': {
    start: anna('at: 1.b3', 'tiles: {1.c3: fingerprint-4, 1.a1: computer-fingerprint-4}, hacks: {fingerprint: 1}'),
    moves: ['anna walk 1.c3'],
    claims: { team: { legal: ['team hack fingerprint'] }, burglar: { legal: ['anna hack fingerprint', 'anna allow'] } },
  },
  'target-is-here': {
    start: walking('at: 1.a1, target: 1.b1'),
    moves: ['anna end', 'draw patrol 1 b1'],
    claims: {
      'draw-again': { flow: 'turn.guard.draw' },
      wait: { flow: 'turn.end', position: { guards: { 1: { at: '1.b1', target: '1.b1' } } } },
    },
  },
  'reshuffle-mid-move': {
    start: walking('at: 1.a1, target: 1.b1', 'patrol: {1: {discard: [a1, b1, c1, d1, a2, b2, c2], left: 0}}'),
    moves: ['anna end', 'draw patrol 1 b4', { until: 'turn.end' }],
    claims: {
      'steps-unchanged': { position: { guards: { 1: { at: '1.b2' } } } },
      'one-step-more': { position: { guards: { 1: { at: '1.b3' } } } },
    },
  },
  'reshuffle-when': {
    start: walking('at: 1.a1, target: 1.b1', 'patrol: {1: {discard: [a1, b1, c1, d1, a2, b2], left: 1}}'),
    moves: ['anna end', 'draw patrol 1 b4'],
    claims: {
      'when-needed': { position: { patrol: { 1: { left: 0 } } } },
      'at-once': { position: { patrol: { 1: { left: 7, discard: [] } } } },
    },
  },
  'start-on-guard': {
    start: `{${open}, flow: turn.start, burglars: {anna: {at: outside}}, entrance: 1.a1, tiles: {1.a1: plain}, guards: {1: {at: 1.a1, target: 1.d1}}}`,
    moves: ['next'],
    claims: {
      'stealth-lost': { position: { burglars: { anna: { stealth: 2 } } } },
      free: { position: { burglars: { anna: { stealth: 3 } } } },
    },
  },
  'guard-placed-on-burglar': {
    start: `{${open}, burglars: {anna: {at: 1.a1}}, tiles: {1.a1: stairs-4, 2.a1: plain}, guards: {1: {at: 1.d1, target: 1.d2}}}`,
    moves: ['anna walk 2.a1', 'draw patrol 2 a1', 'draw patrol 2 d4'],
    claims: {
      once: { position: { burglars: { anna: { stealth: 2 } } } },
      twice: { position: { burglars: { anna: { stealth: 1 } } } },
    },
  },
  'failed-entry-new-floor': {
    start: `{${open}, burglars: {anna: {at: 1.a1}}, tiles: {1.a1: stairs-4, 2.a1: keypad-4}, guards: {1: {at: 1.d1, target: 1.d2}}}`,
    moves: ['anna walk 2.a1', 'roll 5'],
    claims: { no: { flow: 'turn.actions' }, yes: { flow: 'turn.walk.guard' } },
  },
  'foyer-moments': {
    start: `{${open}, burglars: {anna: {at: 1.b2}}, tiles: {1.b2: foyer-1}, guards: {1: {at: 1.a1, target: 1.c2, die: 3}}, turn: {used: 3}}`,
    moves: ['anna end', { until: 'turn.guard.draw' }],
    claims: {
      'every-step': { position: { burglars: { anna: { stealth: 1 } } } },
      'once-per-movement': { position: { burglars: { anna: { stealth: 2 } } } },
    },
  },
  'sight-per-guard': {
    start: `{${open}, burglars: {anna: {at: 2.a2}}, tiles: {2.b2: atrium-3}, guards: {1: {at: 1.b2, target: 1.d1}, 2: {at: 2.d4, target: 2.d1}, 3: {at: 3.b2, target: 3.d1}}}`,
    moves: ['anna walk 2.b2'],
    claims: {
      'each-guard': { position: { burglars: { anna: { stealth: 1 } } } },
      once: { position: { burglars: { anna: { stealth: 2 } } } },
    },
  },
  'camera-moments': {
    start: `{${open}, burglars: {anna: {at: 1.d4}}, tiles: {1.d4: camera-2, 1.b1: camera-1}, guards: {1: {at: 1.b1, target: 1.a1}}, turn: {used: 3}}`,
    moves: ['anna end', 'next'],
    claims: { 'on-arrival': { position: { alarms: [] } }, continuously: { position: { alarms: ['1.d4'] } } },
  },
  'camera-face-up': {
    start: `{${open}, burglars: {anna: {at: 1.c1}}, tiles: {1.c1: camera-2}, guards: {1: {at: 1.b1, target: 1.a1}}}`,
    moves: ['anna peek 1.b1', 'reveal 1.b1 camera-1'],
    claims: { yes: { position: { alarms: [] } }, no: { position: { alarms: ['1.c1'] } } },
  },
  'fall-onto-face-down': {
    start: anna('at: 2.b2'),
    moves: ['anna walk 2.c2', 'reveal 2.c2 walkway-2'],
    claims: { reveal: { flow: 'turn.walk.fall' }, 'stays-face-down': { flow: 'turn.actions' } },
  },
  'double-fall': {
    start: anna('at: 3.b2'),
    moves: ['anna walk 3.c2', 'reveal 3.c2 walkway-1', 'reveal 2.c2 walkway-2'],
    claims: {
      'no-further-fall': { flow: 'turn.actions', position: { burglars: { anna: { at: '2.c2' } } } },
      'falls-on': { flow: 'turn.walk.fall', position: { burglars: { anna: { at: '1.c2' } } } },
    },
  },
  'walkway-down-onto-walkway': {
    start: anna('at: 3.c2', 'tiles: {3.c2: walkway-1}'),
    moves: ['anna walk 2.c2', 'reveal 2.c2 walkway-2'],
    claims: {
      falls: { flow: 'turn.walk.fall' },
      stays: { flow: 'turn.actions', position: { burglars: { anna: { at: '2.c2' } } } },
    },
  },
  'walkway-new-floor': {
    start: `{${open}, burglars: {anna: {at: 1.a1}}, tiles: {1.a1: stairs-4}, guards: {1: {at: 1.d1, target: 1.d2}}}`,
    moves: ['anna walk 2.a1', 'reveal 2.a1 walkway-2'],
    claims: {
      entered: { flow: 'turn.walk.guard' },
      'not-entered': { flow: 'turn.actions', position: { burglars: { anna: { at: '1.a1' } } } },
    },
  },
  'walkway-guard': {
    start: `{${open}, burglars: {anna: {at: 2.b2}}, tiles: {1.c2: plain}, guards: {1: {at: 1.d4, target: 1.d1}, 2: {at: 2.c2, target: 2.d1}}}`,
    moves: ['anna walk 2.c2', 'reveal 2.c2 walkway-2'],
    claims: {
      'stealth-lost': { position: { burglars: { anna: { stealth: 2 } } } },
      'only-fall': { position: { burglars: { anna: { stealth: 3 } } } },
    },
  },
  'fall-into-view': {
    start: `{${open}, burglars: {anna: {at: 2.b2}}, tiles: {1.c2: foyer-1}, guards: {1: {at: 1.c3, target: 1.d1}, 2: {at: 2.d4, target: 2.d1}}}`,
    moves: ['anna walk 2.c2', 'reveal 2.c2 walkway-2'],
    claims: {
      'not-seen': { position: { burglars: { anna: { stealth: 3 } } } },
      seen: { position: { burglars: { anna: { stealth: 2 } } } },
    },
  },
  'lab-by-fall': {
    start: anna('at: 2.b2', 'tiles: {1.c2: laboratory-3}'),
    moves: ['anna walk 2.c2', 'reveal 2.c2 walkway-2'],
    claims: { 'no-tool': { flow: 'turn.actions' }, tool: { flow: 'turn.walk.tool' } },
  },
  'keypad-scope': {
    start: anna('at: 1.b3', 'tiles: {1.c3: keypad-4, 1.b4: keypad-5}, turn: {used: 1, tries: {1.c3: 1}}'),
    moves: ['anna walk 1.b4'],
    claims: { 'per-tile': { legal: ['roll 6'] }, 'per-turn': { legal: ['roll 1 6'] } },
  },
  'keypad-occupied': {
    start: `{${open}, burglars: {anna: {at: 1.b3}, ben: {at: 1.c3}}, tiles: {1.c3: keypad-4}, ${guards}}`,
    moves: ['anna walk 1.c3'],
    claims: { locked: { flow: 'turn.walk.keypad' }, open: { position: { burglars: { anna: { at: '1.c3' } } } } },
  },
  'add-die-cost': {
    start: anna('at: 1.b3', 'tiles: {1.b3: safe}'),
    moves: ['anna add-die'],
    claims: { '2': { position: { turn: { used: 2 } } }, '1': { position: { turn: { used: 1 } } } },
  },
  'all-safes': {
    start:
      '{options: {job: office}, burglars: {anna: {at: 2.b2}}, tiles: {2.b2: stairs-5, 1.c1: safe, 2.c1: safe}, safes: {1.c1: {open: true}, 2.c1: {open: true}}}',
    moves: [],
    claims: {
      'all-in-building': { legal: ['anna walk roof'] },
      three: { illegal: { 'anna walk roof': 'BB-MOVE-7' } },
    },
  },
  'knox-third-safe': {
    start:
      '{options: {job: fort-knox}, burglars: {anna: {at: 2.b2}}, tiles: {2.b2: stairs-5, 1.c1: safe, 2.c1: safe}, safes: {1.c1: {open: true}, 2.c1: {open: true}}}',
    moves: [],
    claims: {
      'in-the-mix': { illegal: { 'anna walk roof': 'BB-MOVE-7' } },
      'two-safes': { legal: ['anna walk roof'] },
    },
  },
  'knox-combination': {
    start:
      '{options: {job: fort-knox}, burglars: {anna: {at: 1.a3}}, tiles: {1.a3: safe, 1.b3: keypad-6}, safes: {1.a3: {dice: 1}}, cracked: [1.a1, 1.a2, 1.a4, 1.a5, 1.d3, "1.e3"]}',
    moves: ['anna crack', 'roll 1'],
    claims: { 'all-numbered': { flow: 'turn.actions' }, 'six-or-eight': { flow: 'turn.safe.tool' } },
  },
  'knox-gap-card': {
    start: '{options: {job: fort-knox}, flow: setup.guard, burglars: {anna: {}, ben: {}}}',
    moves: [],
    claims: { 'draw-another': { legal: ['draw patrol 1 c3'] }, removed: { illegal: { 'draw patrol 1 c3': null } } },
  },
  'knox-second-safe': {
    start:
      '{options: {job: fort-knox}, burglars: {anna: {at: 1.a1}}, tiles: {1.a1: safe, "1.e1": safe, 1.c1: motion-3}, safes: {1.a1: {dice: 1}}, cracked: [1.b1, 1.d1, 1.a2, 1.a3, 1.a4, 1.a5, "1.e2", "1.e3", "1.e4", "1.e5"]}',
    moves: ['anna crack', 'roll 3', 'draw tool crowbar', 'draw loot tiara'],
    claims: { opens: { flow: 'turn.safe.tool' }, 'only-when-rolled': { flow: 'turn.actions' } },
  },
  'knox-set-aside': {
    start: '{options: {job: fort-knox}, flow: setup.guard, burglars: {anna: {}, ben: {}}}',
    moves: [],
    claims: {
      same: { position: { patrol: { 1: { left: 19 } } } },
      scaled: { position: { patrol: { 1: { left: 16 } } } },
    },
  },
  'silent-alarm-unvisited': {
    start:
      '{burglars: {anna: {at: 2.a1}}, tiles: {2.a1: safe, 2.d1: stairs-4}, safes: {2.a1: {dice: 1}}, cracked: [2.a2, 2.a3, 2.a4, 2.b1, 2.c1], guards: {2: {at: 2.d4, target: 2.d2}}}',
    moves: ['anna crack', 'roll 4', 'draw tool crowbar', 'draw loot tiara'],
    claims: {
      rises: { position: { guards: { 1: { die: 3 } } } },
      unchanged: { position: { guards: { 1: { die: 2 } } } },
    },
  },
  'lost-at-placement': {
    start: `{${lost}, ${open}, burglars: {anna: {at: 1.a1}}, tiles: {1.a1: stairs-4, 2.a1: plain}, guards: {1: {at: 1.d1, target: 1.d2}}}`,
    moves: ['anna walk 2.a1', 'draw patrol 2 lost-visual'],
    claims: { 'off-the-table': { flow: 'turn.actions' }, 'draw-again': { flow: 'turn.walk.guard' } },
  },
  'lost-with-alarm': {
    start: `{${lost}, ${open}, burglars: {anna: {at: 1.a4}}, alarms: [1.a1], guards: {1: {lost: true}}, turn: {used: 3}}`,
    moves: ['anna end', 'draw patrol 1 d4', 'draw patrol 1 d1'],
    claims: {
      alarm: { position: { guards: { 1: { target: '1.a1' } } } },
      card: { position: { guards: { 1: { target: '1.d1' } } } },
    },
  },
  'lost-card-after': {
    start: walking('at: 1.a1, target: 1.b1', `${lost}, patrol: {1: {${eight}}}`),
    moves: ['anna end', 'draw patrol 1 b4'],
    claims: {
      discard: { position: { patrol: { 1: { discard: ['b4'] } } } },
      'out-of-the-game': { position: { patrol: { 1: { discard: ['lost-visual', 'b4'] } } } },
    },
  },
  'lost-speed': {
    start: walking('lost: true', `${lost}, patrol: {1: {${eight}}}`),
    moves: ['anna end', 'draw patrol 1 b4', 'draw patrol 1 b1', 'next'],
    claims: {
      'after-draws': { events: [{ type: 'guard-readied', steps: 3 }] },
      'before-draws': { events: [{ type: 'guard-readied', steps: 2 }] },
    },
  },
  'exchange-when': {
    start: '{burglars: {anna: {at: 1.a1}, ben: {at: 1.d4, tools: [crowbar]}, cleo: {at: 1.d4}}}',
    moves: [],
    claims: {
      'own-turn': { illegal: { 'ben give cleo crowbar': 'BB-TURN-1' } },
      'any-time': { legal: ['ben give cleo crowbar'] },
    },
  },
  'used-actions': {
    start: anna('at: 1.b3', 'turn: {used: 3, extra: 1}'),
    moves: ['anna end'],
    claims: { used: { flow: 'turn.close' }, unused: { flow: 'turn.event.draw' } },
  },
  'peek-face-up': {
    start: anna('at: 1.b3', 'tiles: {1.c3: plain}'),
    moves: [],
    claims: {
      refused: { illegal: { 'anna peek 1.c3': 'BB-PEEK-1' } },
      allowed: { moves: ['anna peek 1.c3'], flow: 'turn.actions', position: { turn: { used: 1 } } },
    },
  },
  'secret-face-down': {
    start: '{burglars: {anna: {at: 1.b2}}, guards: {1: {at: 1.d4, target: 1.c4}}}',
    moves: [],
    claims: {
      refused: { illegal: { 'anna walk 1.b3': 'BB-MOVE-2' } },
      allowed: {
        moves: ['anna walk 1.b3', 'reveal 1.b3 foyer-1'],
        position: { burglars: { anna: { at: '1.b2' } } },
        events: ['stayed-out'],
      },
    },
  },
  'stealth-order': {
    start: `{${open}, burglars: {anna: {at: 1.b1}, ben: {at: 1.b1}}, guards: {1: {at: 1.a1, target: 1.d1}}, turn: {used: 3}}`,
    moves: ['anna end', { until: 'turn.guard.step' }, 'next'],
    claims: {
      'active-then-seats': { flow: 'turn.guard.step' },
      team: {
        moves: ['team first ben'],
        flow: 'turn.guard.step',
        events: [
          { type: 'stealth-lost', who: 'ben' },
          { type: 'stealth-lost', who: 'anna' },
        ],
      },
    },
  },
  'loot-check': {
    start: `{burglars: {anna: {at: 3.b2}, ben: {at: 3.b1}}, tiles: {3.b2: stairs-6, ${safes}}, ${allOpen}, ground: {1.a1: [tiara]}}`,
    moves: ['anna walk roof'],
    claims: { 'last-escape': { outcome: null }, 'each-escape': { outcome: { result: 'lost', rule: 'BB-LOOT-3' } } },
  },
  'deck-empty': {
    start: anna(
      'at: 1.b3',
      'tiles: {1.c3: laboratory-3}, decks: {tools: {discard: [blueprints, crowbar, crystal-ball, donuts, dynamite, emp, invisible-suit, makeup-kit, rollerskates, smoke-bomb, stethoscope, thermal-bomb, virus]}}',
    ),
    moves: ['anna walk 1.c3'],
    claims: { reshuffle: { flow: 'turn.walk.tool' }, 'no-card': { flow: 'turn.actions' } },
  },
  'goblet-zero': {
    start:
      '{burglars: {anna: {at: 2.a1, stealth: 0}}, tiles: {2.a1: safe, 2.d1: stairs-4}, safes: {2.a1: {dice: 1}}, cracked: [2.a2, 2.a3, 2.a4, 2.b1, 2.c1], guards: {2: {at: 2.d4, target: 2.d2}}}',
    moves: ['anna crack', 'roll 4', 'draw tool crowbar', 'draw loot cursed-goblet'],
    claims: { captured: { flow: 'over.lost' }, 'no-loss': { flow: 'turn.actions' } },
  },
  'peterman-bare': {
    start: anna('at: 1.b3, character: peterman', 'tiles: {1.b3: safe}'),
    moves: [],
    claims: {
      refused: { illegal: { 'anna crack': 'BB-SAFE-2' } },
      'one-die': { moves: ['anna crack'], legal: ['roll 6'] },
    },
  },
  'roof-by-card': {
    start: `{burglars: {anna: {at: 3.a2, character: acrobat-trained}}, tiles: {${safes}}, ${allOpen}, bombs: [3.a2]}`,
    moves: [],
    claims: {
      'thermal-bomb': { legal: ['anna walk roof'], illegal: { 'anna climb up': 'BB-CHAR-1' } },
      all: { moves: ['anna climb up'], outcome: { result: 'won', rule: 'BB-END-6' } },
      none: { illegal: { 'anna walk roof': 'BB-END-2' } },
    },
  },
  'motion-left-by-card': {
    start: anna('at: 2.b2', 'tiles: {2.b2: motion-1, 1.b2: plain}, turn: {used: 2, entered: [2.b2]}'),
    moves: ['anna end', 'draw event lost-grip'],
    claims: { 'no-alarm': { position: { alarms: [] } }, alarm: { position: { alarms: ['2.b2'] } } },
  },
  gymnastics: {
    start: `{${open}, ${guards}, burglars: {anna: {at: 2.b2}, ben: {at: 1.a1}}, tiles: {2.b2: walkway-1}, effects: [{card: gymnastics, owner: ben}]}`,
    moves: [],
    claims: {
      'floor-above': { legal: ['anna walk 3.b2'] },
      'floor-below': { illegal: { 'anna walk 3.b2': 'BB-WALKWAY-3' } },
    },
  },
  'kitty-goal': {
    start: anna('at: 1.b3, loot: [persian-kitty]', 'flow: turn.start, tiles: {1.d3: laser-1}'),
    moves: ['next', 'roll 1'],
    claims: { 'alarm-marker': { position: { kitty: null } }, 'alarm-tile': { position: { kitty: '1.c3' } } },
  },
  'gold-bar-solo': {
    start:
      '{burglars: {anna: {at: 2.a1}}, tiles: {2.a1: safe, 2.d1: stairs-4}, safes: {2.a1: {dice: 1}}, cracked: [2.a2, 2.a3, 2.a4, 2.b1, 2.c1], guards: {2: {at: 2.d4, target: 2.d2}}}',
    moves: ['anna crack', 'roll 4', 'draw tool crowbar', 'draw loot gold-bar'],
    claims: {
      'leaves-the-game': { illegal: { 'anna take gold-bar': 'BB-LOOT-5' } },
      'carries-both': {
        moves: ['anna take gold-bar'],
        position: { burglars: { anna: { loot: ['gold-bar', 'gold-bar'] } } },
      },
    },
  },
  'emp-target': {
    start: `{${open}, burglars: {anna: {at: 1.d4, tools: [emp]}}, alarms: [1.b1], guards: {1: {at: 1.a1, target: 1.b1}}}`,
    moves: ['anna use emp'],
    claims: { stays: { flow: 'turn.actions' }, draw: { flow: 'turn.tool.patrol' } },
  },
  'start-player': {
    start:
      '{flow: setup.target, burglars: {anna: {}, ben: {}}, entrance: 1.a1, tiles: {1.a1: plain}, guards: {1: {at: 1.c3}}}',
    moves: ['draw patrol 1 d4'],
    claims: {
      'first-of-order': { flow: 'turn.start' },
      team: { moves: ['team first ben'], flow: 'turn.start', position: { active: 'ben' } },
    },
  },
  'walkway-down-edition': {
    start: anna('at: 2.b2', 'tiles: {2.b2: walkway-1, 1.b2: fingerprint-4}'),
    moves: ['anna walk 1.b2'],
    claims: { entering: { position: { alarms: ['1.b2'] } }, 'not-entering': { position: { alarms: [] } } },
  },
  'fall-on-guard-edition': {
    start: `{${open}, burglars: {anna: {at: 2.b2}}, tiles: {1.c2: plain}, guards: {1: {at: 1.c2, target: 1.d1}, 2: {at: 2.d4, target: 2.d1}}}`,
    moves: ['anna walk 2.c2', 'reveal 2.c2 walkway-2'],
    claims: {
      'stealth-lost': { position: { burglars: { anna: { stealth: 2 } } } },
      'no-loss': { position: { burglars: { anna: { stealth: 3 } } } },
    },
  },
  'dice-per-safe': {
    start: anna('at: 1.b3', 'tiles: {1.b3: safe}, safes: {1.b3: {dice: 6}}'),
    moves: [],
    claims: {
      none: { legal: ['anna add-die'] },
      '6': { illegal: { 'anna add-die': 'BB-RULING-dice-per-safe' } },
    },
  },
  'card-guard-moves': {
    start: `{${open}, burglars: {anna: {at: 1.d4}}, alarms: [1.a4], guards: {1: {at: 1.a1, target: 1.a4}}, turn: {used: 2}}`,
    moves: ['anna end', 'draw event crash'],
    claims: {
      'no-effect': { position: { guards: { 1: { target: '1.a4' } } } },
      'as-printed': { position: { guards: { 1: { target: '1.d4' } } } },
    },
  },
  'office-stairs-number': {
    start:
      '{options: {job: office}, burglars: {anna: {at: 1.a1}}, tiles: {1.a1: safe, 1.b1: stairs-4}, safes: {1.a1: {dice: 1}}, cracked: [1.c1, 1.d1, 1.a2, 1.a3, 1.a4], guards: {1: {at: 1.d4, target: 1.d3}}}',
    moves: ['anna crack', 'roll 1'],
    claims: { yes: { flow: 'turn.actions' }, no: { flow: 'turn.safe.tool' } },
  },
};
