// For every question the rulebook leaves open: a position and a few moves after which each alternative shows.
import type { Row } from '../ruling-rows.js';

const seated = 'bruno: {pose: lying}, carla: {pose: sitting}, dieter: {pose: sitting}';
const inProtocol = 'anna: {pose: lying}, bruno: {pose: sitting}, carla: {pose: sitting}, dieter: {pose: sitting}';
/** Guards on their way to a checkpoint. */
const tied = (g1: string, g2: string, checkpoint: string): string =>
  `{flow: minute.protocol.guards, burglars: {${inProtocol}}, guards: {g1: "${g1}", g2: "${g2}"}, checkpoint: "${checkpoint}"}`;
const onLanding = 'at: "6.R"';

export const rows: Readonly<Record<string, Row>> = {
  'tie-of-routes': {
    start: tied('2.2', '6.5', '1.5'),
    moves: [],
    claims: {
      'end-space': { flow: 'minute.protocol.guards.first', position: { pending: { path: ['2.1', '2.L', '1.L'] } } },
      'first-step': {
        start: tied('2.2', '5.4', '1.5'),
        flow: 'minute.protocol.guards.first',
        position: { pending: { path: ['2.3', '2.4', '2.5'] } },
      },
      players: { start: tied('3.3', '1.2', '5.4'), flow: 'minute.protocol.guards.route' },
    },
  },
  'tie-of-routes-second': {
    start: tied('5.L', '3.3', '5.4'),
    moves: ['next', 'next', 'next'],
    claims: {
      'same-rule': { flow: 'minute.protocol.guards.second', position: { pending: { path: ['3.4', '3.5', '3.6'] } } },
      players: { flow: 'minute.protocol.guards.route', position: { pending: { first: 'g1', walker: 'g2' } } },
    },
  },
  'guard-already-there': {
    start: `{flow: minute.protocol.guards, burglars: {${inProtocol}}, guards: {g1: "1.6", g2: "6.2"}, checkpoint: "1.6"}`,
    moves: ['next'],
    claims: {
      arrived: { flow: 'minute.protocol.drones', position: { checkpoint: null } },
      ignored: { flow: 'minute.protocol.guards.second', position: { checkpoint: '1.6' } },
    },
  },
  'put-on-checkpoint': {
    start: '{turn: bruno, burglars: {bruno: {at: "5.1"}}, guards: {g1: "1.6", g2: "5.2"}, checkpoint: "3.3"}',
    moves: ['bruno walk 5.2'],
    claims: {
      'not-reached': { position: { checkpoint: '3.3', guards: { g2: '3.3' } } },
      reached: { position: { checkpoint: null }, events: [{ type: 'checkpoint-removed', at: '3.3' }] },
    },
  },
  'capture-at-checkpoint': {
    start: `{flow: minute.protocol.guards, burglars: {${inProtocol.replace('anna: {', 'anna: {at: "1.5", ')}}, guards: {g1: "1.6", g2: "6.1"}, checkpoint: "1.5"}`,
    moves: ['next'],
    claims: {
      both: { flow: 'minute.protocol.drones', position: { checkpoint: null, burglars: { anna: { at: 'cell' } } } },
      'capture-only': { flow: 'minute.protocol.guards.second', position: { checkpoint: '1.5' } },
    },
  },
  'second-guard-reaches': {
    start: `{flow: minute.protocol.guards, burglars: {${inProtocol.replace('anna: {', 'anna: {at: "1.4", ')}}, guards: {g1: "1.5", g2: "1.1"}, checkpoint: "1.3"}`,
    moves: ['team first g1', 'next', 'next', 'next'],
    claims: {
      removed: { position: { checkpoint: null, guards: { g2: '1.3' } } },
      stays: { position: { checkpoint: '1.3', guards: { g2: '1.3' } } },
    },
  },
  'walked-into-guard': {
    start: '{turn: bruno, burglars: {bruno: {at: "5.1"}}, guards: {g1: "1.6", g2: "5.2"}}',
    moves: ['bruno walk 5.2'],
    claims: {
      escort: { position: { guards: { g2: '3.3' } } },
      'guard-stays': { position: { guards: { g2: '5.2' }, burglars: { bruno: { at: 'cell' } } } },
    },
  },
  'sharing-with-guard': {
    start: '{turn: anna, burglars: {anna: {at: "3.3"}}, drones: {"3": {at: "3.3"}}}',
    moves: ['anna knock-out', 'draw coffee-break', 'team send g1'],
    claims: {
      caught: { position: { burglars: { anna: { at: 'cell' } } } },
      ignored: { flow: 'minute.turn.acting', position: { burglars: { anna: { at: '3.3' } } } },
    },
  },
  'at-once': {
    start: '{turn: anna, burglars: {anna: {at: "2.2", strength: 1}}, drones: {"2": {at: "2.3"}}}',
    moves: ['anna walk 2.3'],
    claims: {
      'next-action': { illegal: { 'anna loot': 'LH-MOVE-5' } },
      'before-turn-end': {
        moves: ['anna loot'],
        flow: 'minute.turn.confronted',
        illegal: { 'anna done': 'LH-ALARM-1', 'anna walk 2.4': 'LH-MOVE-5' },
      },
    },
  },
  'standing-with-drone': {
    start: '{flow: minute.turn.acting, turn: anna, burglars: {anna: {at: "2.3"}}, drones: {"2": {at: "2.3"}}}',
    moves: ['anna done'],
    claims: {
      'every-turn': {
        moves: [
          {
            expect: {
              flow: 'minute.alarm.marker',
              position: { pending: { resume: 'minute.turn.ready', then: 'done' }, turn: 'anna' },
            },
          },
          { until: 'minute.turn' },
        ],
        flow: 'minute.turn.ready',
        position: { turn: 'bruno' },
        events: ['alarm-raised', 'turn-ended'],
      },
      once: { flow: 'minute.turn.ready', position: { turn: 'bruno' } },
    },
  },
  'knock-out-sleeping': {
    start: '{turn: anna, burglars: {anna: {at: "2.3"}}, drones: {"2": {at: "2.3", active: false}}}',
    moves: [],
    claims: {
      refused: { illegal: { 'anna knock-out': 'LH-KNOCK-1' } },
      allowed: { moves: ['anna knock-out'], flow: 'minute.turn.event.draw' },
    },
  },
  'freed-beside-drone': {
    start: '{turn: anna, burglars: {anna: {at: "3.3"}, bruno: {at: cell}}, drones: {"3": {at: "3.3"}}}',
    moves: ['anna free bruno'],
    claims: { quiet: { flow: 'minute.turn.acting' }, meeting: { flow: 'minute.alarm.marker' } },
  },
  'knock-out-beside-guard': {
    start: '{turn: anna, burglars: {anna: {at: "2.2"}}, drones: {"2": {at: "2.3"}}, guards: {g1: "2.3"}}',
    moves: ['anna sneak 2.3', 'anna knock-out', 'draw all-quiet'],
    claims: {
      'still-confronted': { flow: 'minute.turn.confronted', position: { sneaking: true } },
      safe: { flow: 'minute.turn.acting', position: { sneaking: false } },
    },
  },
  'station-stages': {
    start: `{flow: minute.protocol.stations, burglars: {${inProtocol}}, drones: {"2": {at: maintenance}}}`,
    moves: ['next'],
    claims: {
      'one-per-minute': { flow: 'minute.protocol.vending' },
      'both-at-once': { flow: 'minute.protocol.stations.roll' },
    },
  },
  'drone-turn': {
    start: `{flow: minute.protocol.drones, burglars: {${inProtocol}}, drones: {"1": {at: "1.1"}}}`,
    moves: ['next'],
    claims: {
      'next-room': { position: { drones: { '1': { at: '1.2', lane: 'upper' } } } },
      'same-room': { position: { drones: { '1': { at: '1.1', lane: 'upper' } } } },
    },
  },
  'inactive-drone-and-load': {
    start: `{flow: minute.protocol.stations, burglars: {${inProtocol}}, drones: {"1": {at: charging}}, explosives: {at: "1.2"}, checkpoint: "1.6"}`,
    moves: ['roll 2'],
    claims: {
      'lost-when-placed': { outcome: { result: 'lost', rule: 'LH-END-3' } },
      'lost-when-activated': {
        moves: [
          { expect: { outcome: null } },
          { until: 'minute.turn' },
          ...['anna', 'bruno', 'carla', 'dieter'].map((who) => `${who} sit`),
          { until: 'minute.protocol.activation' },
          'next',
        ],
        outcome: { result: 'lost', rule: 'LH-END-3' },
      },
      harmless: {
        moves: [
          { until: 'minute.turn' },
          ...['anna', 'bruno', 'carla', 'dieter'].map((who) => `${who} sit`),
          { until: 'minute.protocol.activation' },
          'next',
        ],
        outcome: null,
        position: { drones: { '1': { active: true } } },
      },
    },
  },
  'ruby-laid-beside-drone': {
    start:
      '{turn: anna, alert: red, burglars: {anna: {at: "6.2"}}, switches: {"3": {active: true}}, drones: {"4": {at: "4.4"}}}',
    moves: ['anna switch'],
    claims: { harmless: { outcome: null }, lost: { outcome: { result: 'lost', rule: 'LH-END-3' } } },
  },
  'cage-is-apart': {
    start: '{turn: anna, burglars: {anna: {at: "3.3"}, bruno: {at: cell}}, batteries: [anna]}',
    moves: [],
    claims: {
      apart: { illegal: { 'anna give battery bruno': 'LH-ITEM-2' } },
      'in-room': { legal: ['anna give battery bruno'] },
    },
  },
  'prisoner-turn': {
    start: '{turn: anna, burglars: {anna: {at: cell}}}',
    moves: [],
    claims: { 'rest-or-sit': { illegal: { 'anna wait': 'LH-CAPTURE-5' } }, 'may-wait': { legal: ['anna wait'] } },
  },
  'prisoner-items': {
    start: '{turn: bruno, burglars: {bruno: {at: "5.1"}}, guards: {g2: "5.2"}, batteries: [bruno], keys: {red: bruno}}',
    moves: ['bruno walk 5.2'],
    claims: {
      kept: { position: { batteries: ['bruno'], keys: { red: 'bruno' } } },
      dropped: { position: { batteries: ['5.2'], keys: { red: '5.2' } } },
    },
  },
  'turn-after-capture': {
    start: '{turn: bruno, burglars: {bruno: {at: "5.1"}}, guards: {g2: "5.2"}}',
    moves: ['bruno walk 5.2'],
    claims: {
      'goes-on': { flow: 'minute.turn.acting', position: { turn: 'bruno' } },
      ends: { flow: 'minute.turn.ready', position: { turn: 'carla' } },
    },
  },
  'load-when-carrier-caught': {
    start: '{turn: bruno, burglars: {bruno: {at: "5.1"}}, guards: {g2: "5.2"}, explosives: {at: "5.1"}}',
    moves: ['bruno carry 5.2'],
    claims: {
      'in-entered-room': { position: { explosives: { at: '5.2' }, burglars: { bruno: { at: 'cell' } } } },
      'left-behind': { position: { explosives: { at: '5.1' }, burglars: { bruno: { at: 'cell' } } } },
    },
  },
  'sneak-with-load': {
    start: '{turn: carla, burglars: {carla: {at: "5.1"}}, guards: {g2: "5.2"}, explosives: {at: "5.1"}}',
    moves: ['carla carry 5.2'],
    claims: {
      refused: { position: { burglars: { carla: { at: 'cell', used: 1 } } } },
      allowed: {
        moves: [
          { expect: { flow: 'minute.turn.confronted', position: { burglars: { carla: { used: 2, strength: 3 } } } } },
          'carla carry 5.3',
        ],
        flow: 'minute.turn.acting',
        position: { explosives: { at: '5.3' } },
      },
    },
  },
  'sneak-upstairs': {
    start: '{turn: carla, burglars: {carla: {at: "2.L"}}, guards: {g2: "3.L"}}',
    moves: ['carla sneak 3.L'],
    claims: {
      'one-strength': { position: { burglars: { carla: { strength: 3 } } } },
      none: { position: { burglars: { carla: { strength: 4 } } } },
    },
  },
  'carry-moves-burglar': {
    start: '{turn: carla, burglars: {carla: {at: "1.1"}}, explosives: {at: "1.1"}}',
    moves: ['carla carry 1.2'],
    claims: {
      yes: { position: { burglars: { carla: { at: '1.2' } }, explosives: { at: '1.2' } } },
      'load-only': { position: { burglars: { carla: { at: '1.1' } }, explosives: { at: '1.2' } } },
    },
  },
  'lock-both-ways': {
    start: '{turn: carla, burglars: {carla: {at: lift-a}}}',
    moves: [],
    claims: {
      closed: { illegal: { 'carla walk 4.1': 'LH-MOVE-7' } },
      'leaving-allowed': { legal: ['carla walk 4.1'] },
    },
  },
  'shaft-reroll': {
    start: '{flow: setup.vending-2}',
    moves: ['roll 2'],
    claims: {
      all: { flow: 'setup.vending-2', events: ['rerolled'] },
      'guard-room-only': { flow: 'setup.vending-5', position: { vending: { '2': { at: '2.2' } } } },
    },
  },
  'ruby-after-lasers': {
    start: `{turn: anna, alert: red, burglars: {anna: {at: "6.2"}, ${seated}}, switches: {"3": {active: true}}, checkpoint: "1.6"}`,
    moves: ['anna switch'],
    claims: {
      'at-once': { position: { ruby: { at: '4.4' } } },
      'next-protocol': {
        moves: [{ expect: { position: { ruby: { at: 'aside' } } } }, 'anna done', 'anna sit'],
        position: { ruby: { at: '4.4' } },
      },
    },
  },
  'ignited-elsewhere': {
    start: '{turn: carla, burglars: {carla: {at: "4.4"}}, explosives: {at: "4.4", lit: true}}',
    moves: ['carla carry 4.3'],
    claims: {
      'stays-lit': { position: { explosives: { lit: true } } },
      'goes-out': { position: { explosives: { lit: false } } },
    },
  },
  'red-back-side': {
    start: `{turn: anna, alert: red, burglars: {${seated}}, checkpoint: "1.6"}`,
    moves: ['anna sit'],
    claims: {
      'step-2': { flow: 'minute.protocol.switches' },
      'step-3': { flow: 'minute.protocol.checkpoint' },
    },
  },
  'next-radio-field': {
    start: '{turn: anna, minute: 3, radio: 6, batteries: [anna], used: {batteries: 1}}',
    moves: [],
    claims: {
      'ahead-of-helicopter': { illegal: { 'anna radio': 'LH-RADIO-3' } },
      'ahead-of-marker': { moves: ['anna radio'], position: { radio: 12 } },
    },
  },
  'radio-optional': {
    start: '{turn: anna, batteries: [anna]}',
    moves: [],
    claims: {
      always: { illegal: { 'anna radio keep': 'LH-RADIO-3' } },
      may: { moves: ['anna radio keep'], position: { radio: null, batteries: [] } },
    },
  },
  'countdown-end': {
    start: `{flow: minute.protocol.helicopter, minute: 28, burglars: {${inProtocol}}}`,
    moves: ['next'],
    claims: { 'field-30': { outcome: null }, 'field-29': { outcome: { result: 'lost', rule: 'LH-END-2' } } },
  },
  'donut-value': {
    start: '{turn: anna, donuts: [anna]}',
    moves: ['anna eat'],
    claims: Object.fromEntries(
      [1, 2, 3].map((extra) => [String(extra), { position: { burglars: { anna: { extra } } } }]),
    ),
  },
  'seated-at-roof': {
    start: `{turn: anna, ruby: {at: "6.R"}, burglars: {anna: {${onLanding}}, bruno: {${onLanding}, pose: lying}, carla: {${onLanding}}, dieter: {${onLanding}}}}`,
    moves: [],
    claims: { allowed: { legal: ['anna escape'] }, refused: { illegal: { 'anna escape': 'LH-CARRY-5' } } },
  },
  'roof-alone': {
    start: '{turn: anna, burglars: {anna: {at: "6.R"}}}',
    moves: [],
    claims: {
      refused: { illegal: { 'anna climb roof': 'LH-CARRY-5' } },
      allowed: { moves: ['anna climb roof'], position: { burglars: { anna: { at: 'roof', strength: 2 } } } },
    },
  },
  'item-actions-and-sitting': {
    start: '{turn: anna, batteries: [anna]}',
    moves: ['anna drop battery'],
    claims: {
      neither: { flow: 'minute.turn.ready', legal: ['anna sit'] },
      both: { flow: 'minute.turn.acting', illegal: { 'anna sit': 'LH-TURN-8' }, legal: ['anna done'] },
    },
  },
  receiving: {
    start: '{turn: anna, burglars: {anna: {at: "2.3"}, bruno: {at: "2.3"}}, batteries: [bruno]}',
    moves: [],
    claims: {
      allowed: { moves: ['anna get battery bruno'], position: { batteries: ['anna'] } },
      'give-only': { illegal: { 'anna get battery bruno': 'LH-RULING-receiving' } },
    },
  },
  'useless-actions': {
    start: '{turn: anna, burglars: {anna: {at: "2.3"}}, batteries: [anna], minute: 25, radio: 24}',
    moves: [],
    claims: {
      refused: { illegal: { 'anna rest': 'LH-REST-2', 'anna loot': 'LH-LOOT-2', 'anna radio': 'LH-RADIO-3' } },
      allowed: { legal: ['anna rest', 'anna loot', 'anna radio'] },
    },
  },
  'checkpoint-at-start': {
    start: '{flow: setup.guards}',
    moves: ['roll 1 6', 'roll 6 1'],
    claims: {
      off: { flow: 'minute.turn.ready', position: { checkpoint: null } },
      dice: { moves: ['roll 4 2'], flow: 'minute.turn.ready', position: { checkpoint: '4.2' } },
    },
  },
  'first-sitter-caught': {
    start: `{flow: minute.protocol.new-minute, burglars: {${inProtocol.replace('anna: {', 'anna: {at: cell, ')}}}`,
    moves: ['next'],
    claims: { yes: { position: { turn: 'anna' } }, 'next-free': { position: { turn: 'bruno' } } },
  },
};
