// What a person may leave out, and every problem of what they wrote, at once.
import { describe, expect, it } from 'vitest';
import { wholeGame as lazyHeist } from '../../../src/machines/lazy-heist/index.js';
import type { Position } from '../../../src/rules/lazy-heist/position.js';
import { InputError } from '../../../src/table/errors.js';
import { Table } from '../../../src/table/table.js';
import { parseText } from '../../../src/verify/index.js';

const open = (yaml: string, options: unknown = {}): Table<Position> =>
  Table.open(lazyHeist, { options, position: parseText(yaml).data });

function problems(yaml: string, options: unknown = {}): Record<string, string> {
  try {
    open(yaml, options);
  } catch (error) {
    if (error instanceof InputError)
      return Object.fromEntries(error.problems.map(({ path, expected }) => [path.join('.'), expected]));
    throw error;
  }
  return {};
}

describe('defaults', () => {
  it('show a table just after setup', () => {
    expect(open('{}').position).toMatchObject({
      options: { difficulty: 'normal', seats: ['anna', 'bruno', 'carla', 'dieter'], rulings: {} },
      flow: 'minute.turn.ready',
      minute: 0,
      turn: 'bruno',
      acted: false,
      burglars: { bruno: { at: 'start', used: 0, extra: 0, strength: 6, pose: 'standing' }, anna: { strength: 3 } },
      guards: { g1: '1.6', g2: '6.1' },
      guardRoom: '3.3',
      drones: { '1': { at: '1.6', lane: 'lower', active: true }, '6': { at: '6.6' } },
      lifts: {
        a: { cabin: 160, floor: 4 },
        b: { cabin: 200, floor: 5 },
        c: { cabin: 250, floor: 6 },
        d: { cabin: 120, floor: 6 },
      },
      locks: { red: '1.5', blue: '4.1', green: '6.3', yellow: '4.6' },
      keys: { red: '2.1', blue: '3.2', green: '5.1', yellow: '6.4' },
      batteries: ['1.3'],
      donuts: [],
      used: { batteries: 0, donuts: 0 },
      explosives: { at: 'start', lit: false },
      ruby: { at: 'aside' },
      vault: { wall: true, lasers: true },
      switches: { '3': { at: '3.5', active: false }, '6': { at: '6.2', active: false } },
      vending: { '2': { at: '2.3', looted: false }, '5': { at: '5.2', looted: false } },
      checkpoint: null,
      radio: null,
      alert: 'green',
      events: { donut: 4, 'second-wind': 2, 'coffee-break': 1 },
      sneaking: false,
      pending: {},
      outcome: null,
    });
  });

  it('leave open in setup what setup places', () => {
    expect(open('{flow: setup.difficulty}').position).toMatchObject({
      guardRoom: null,
      guards: { g1: null, g2: null },
      drones: { '1': null, '6': null },
      keys: { red: null, yellow: null },
      lifts: { a: { cabin: null, floor: 4 }, d: { cabin: null, floor: 6 } },
      vending: { '2': { at: null }, '5': { at: null } },
      switches: { '3': { at: null }, '6': { at: null } },
      batteries: [],
      explosives: { at: 'start' },
    });
  });

  it('enter a compound state at its beginning and work out what is pending', () => {
    const stands = (yaml: string) => {
      const { flow, position } = open(yaml);
      return { flow, pending: position.pending, acted: position.acted };
    };
    const alarm = '{flow: minute.alarm, turn: anna, burglars: {anna: {at: "2.4"}}}';
    expect(stands(alarm)).toEqual({
      flow: 'minute.alarm.marker',
      pending: { alarmAt: '2.4', resume: 'minute.turn.acting' },
      acted: true,
    });
    expect(stands('{flow: minute.protocol.guards.first, checkpoint: "1.4"}').pending).toEqual({
      first: 'g1',
      path: ['1.5', '1.4'],
    });
    expect(stands('{flow: minute.protocol.guards.second, checkpoint: "1.3"}').pending).toEqual({
      first: 'g1',
      path: ['6.L', '5.L', '4.L'],
    });
    expect(stands('{flow: minute.protocol.stations}')).toMatchObject({
      flow: 'minute.protocol.stations.floor',
      pending: { floor: 0 },
    });
    expect(stands('{flow: minute.protocol.checkpoint, checkpoint: "1.4"}').flow).toBe(
      'minute.protocol.checkpoint.kept',
    );
    expect(stands('{flow: minute.protocol.helicopter}').flow).toBe('minute.protocol.helicopter.advance');
    expect(stands('{flow: minute.protocol}').flow).toBe('minute.protocol.explosion');
    expect(stands('{flow: minute.protocol, alert: red}').flow).toBe('minute.protocol.switches');
  });

  it('know that somebody beside a guard came by sneaking', () => {
    const beside = '{flow: minute.turn.confronted, turn: anna, burglars: {anna: {at: "1.6"}}}';
    expect(open(beside).position).toMatchObject({ sneaking: true, acted: true });
  });

  it('bring a written position into normal form', () => {
    expect(
      open('{drones: {"2": {at: charging, lane: upper}}, donuts: ["1.1"], used: {donuts: 1}}').position,
    ).toMatchObject({
      drones: { '2': { at: 'charging', lane: 'lower', active: false } },
      events: { donut: 2 },
    });
  });
});

describe('diagrams of what play does not reach', () => {
  it('a loud crash before the door calls nobody', () => {
    const drawn = open('{flow: minute.turn.event.draw, turn: anna}').play('draw loud-crash');
    expect([drawn.flow, drawn.events.map(({ type }) => type)]).toEqual(['minute.turn.acting', ['event-drawn']]);
  });
});

describe('problems', () => {
  it('of form and of sense, in position, options and rulings, are told all at once', () => {
    expect(
      Object.keys(problems('{minute: 77, radio: 7, burglars: {anna: {strength: 5}}, lifts: {a: {floor: 5}}}')),
    ).toEqual(['minute', 'burglars.anna.strength', 'radio', 'lifts.a.floor']);
    const options = { difficulty: 'easy', rulings: { 'tie-of-route': 'players', 'donut-value': 9 } };
    expect(Object.keys(problems('{minute: 77, flow: minute.trun}', options))).toEqual([
      'minute',
      'options.difficulty',
      'options.rulings.tie-of-route',
      'options.rulings.donut-value',
      'flow',
    ]);
  });

  it('of form are told all at once', () => {
    const found = problems(
      '{turn: hanna, minute: 31, guards: {g1: "7.1"}, burglars: {ana: {}}, pending: {flor: 1}, lift: {}}',
    );
    expect(Object.keys(found).sort()).toEqual(['burglars.ana', 'guards.g1', 'lift', 'minute', 'pending.flor', 'turn']);
  });

  it.each([
    ['burglars.anna.strength', '{burglars: {anna: {strength: 4}}}'],
    ['burglars.anna.used', '{burglars: {anna: {used: 6}}}'],
    ['burglars.anna', '{batteries: [anna, anna], keys: {red: anna}}'],
    ['burglars', '{burglars: {anna: {pose: lying}, carla: {pose: lying}}}'],
    ['turn', '{turn: anna, burglars: {anna: {pose: sitting}}}'],
    ['keys.red', '{keys: {red: anna}, locks: {red: out}}'],
    ['batteries', '{batteries: ["1.1", "1.1"], used: {batteries: 5}}'],
    ['lifts.d.cabin', '{lifts: {c: {cabin: 120}, d: {cabin: 120}}}'],
    ['lifts.c.floor', '{lifts: {c: {floor: 2}}}'],
    ['lifts.a.cabin', '{burglars: {anna: {at: lift-a}, bruno: {at: lift-a}}}'],
    ['drones.2.at', '{drones: {"2": {at: "3.1"}}}'],
    ['burglars.anna.at', '{flow: minute.turn.confronted, turn: anna, burglars: {anna: {at: lift-a}}}'],
    ['drones', '{flow: minute.protocol.stations.roll, drones: {"2": {at: maintenance}, "3": {at: charging}}}'],
    ['checkpoint', '{flow: minute.protocol.guards.route, guards: {g1: "2.2"}, checkpoint: "2.2"}'],
    [
      'events',
      '{flow: minute.turn.event.draw, events: {donut: 0, second-wind: 0, cramp: 0, short-circuit: 0, false-alarm: 0, loud-crash: 0, quick-repair: 0, power-cut: 0, coffee-break: 0, all-quiet: 0}}',
    ],
    ['alert', '{vault: {wall: true}, alert: red, explosives: {at: start}}'],
    ['ruby.at', '{ruby: {at: "4.4"}, vault: {lasers: true}, switches: {"3": {at: "3.5"}, "6": {at: "6.2"}}}'],
    ['radio', '{radio: 7}'],
    ['pending.floor', '{pending: {floor: 2}}'],
    ['checkpoint', '{flow: minute.protocol.guards.first}'],
    ['outcome', '{outcome: {result: lost, rule: LH-END-1}}'],
    ['burglars', '{burglars: {anna: {at: cell}, bruno: {at: cell}, carla: {at: cell}, dieter: {at: cell}}}'],
    ['flow', '{flow: minute.turn.redy}'],
  ])('of sense are found at %s', (path, yaml) => {
    expect(Object.keys(problems(yaml))).toContain(path);
  });

  it.each([
    ['options.seats', { seats: ['anna', 'anna', 'bruno', 'carla'] }],
    ['options.rulings.donut-valu', { rulings: { 'donut-valu': 2 } }],
    ['options.rulings.donut-value', { rulings: { 'donut-value': 4 } }],
    ['options.difficulty', { difficulty: 'easy' }],
  ])('of options are found at %s', (path, options) => {
    expect(Object.keys(problems('{}', options))).toEqual([path]);
  });
});

describe('a guard on his way', () => {
  it('says by which routes he could go, which one he took, and why', () => {
    const start = '{flow: minute.protocol.guards, guards: {g1: "3.3", g2: "1.2"}, checkpoint: "5.4"}';
    const [first] = open(start).play('next').events;
    expect(first).toMatchObject({
      type: 'guard-moved',
      guard: 'g1',
      to: '3.4',
      rule: 'LH-GUARD-5',
      chosen: 1,
      away: [4, 8],
    });
    expect(first?.['routes']).toEqual([
      ['3.2', '3.1', '3.L', '4.L', '5.L', '5.1', '5.2', '5.3', '5.4'],
      ['3.4', '3.5', '3.6', '3.R', '4.R', '5.R', '5.6', '5.5', '5.4'],
    ]);
    const [second] = open(start).play('next').play('next').events;
    expect(second).toMatchObject({ rule: 'LH-GUARD-1', chosen: 0 });
  });
});
