// What may be together with what: the claims are as strict as the rulebook, and only the two rulings loosen them.
import { expect, it } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import { invariants } from '../../../src/rules/lazy-heist/invariants.js';
import type { Position } from '../../../src/rules/lazy-heist/position.js';
import type { GameEvent } from '../../../src/table/event.js';
import { Table } from '../../../src/table/table.js';

const game = runGame(gameNamed('lazy-heist'), compiled);
const at = (position: object, rulings: object = {}): Position =>
  Table.open(game, { position, options: { rulings } }).raw as unknown as Position;
const flow = 'minute.turn.ready';
const broken = (rule: string, position: Position, state: string, events: GameEvent[] = [], before?: Position) =>
  invariants
    .filter(({ rules }) => rules.includes(rule))
    .map((claim) => claim.broken(position, state, events, before && { flow, position: before }))
    .filter((text) => text !== null);

const open = { vault: { wall: false, lasers: false }, explosives: { at: 'out' }, alert: 'red' };
const beside = { ...open, ruby: { at: '4.4' }, drones: { '4': { at: '4.4', active: true } } };
const apart = { ...open, ruby: { at: '4.4' }, drones: { '4': { at: '4.5', active: true } } };
const laid = { type: 'ruby-placed', rule: 'LH-BLAST-3', at: '4.4' };

it('an active drone is beside the ruby only if the ruby was laid there, and as long as both stay', () => {
  expect(broken('LH-END-3', at(beside), flow, [laid], at(apart))).toEqual([]);
  expect(broken('LH-END-3', at(beside), flow, [], at(beside))).toEqual([]);
  expect(broken('LH-END-3', at(beside), flow, [], at(apart))).toEqual(['a drone and a load on floor 4']);
  const lost = { 'ruby-laid-beside-drone': 'lost' };
  expect(broken('LH-END-3', at(beside, lost), flow, [laid], at(apart, lost))).not.toEqual([]);
});

it('an active drone is beside the explosives only if it may wake up there', () => {
  const sleeping = { explosives: { at: '2.3' }, drones: { '2': { at: '2.3', active: false } } };
  const awake = { explosives: { at: '2.3' }, drones: { '2': { at: '2.3', active: true } } };
  const woke = { type: 'drone-activated', rule: 'LH-PROTOCOL-6', floor: 2, at: '2.3' };
  const harmless = { 'inactive-drone-and-load': 'harmless' };
  expect(broken('LH-END-3', at(awake), flow, [woke], at(sleeping))).not.toEqual([]);
  expect(broken('LH-END-3', at(awake, harmless), flow, [woke], at(sleeping, harmless))).toEqual([]);
  // It did not wake up: it flew in.
  expect(broken('LH-END-3', at(awake, harmless), flow, [], at(sleeping, harmless))).not.toEqual([]);
});

it('nobody sneaks any more when the game is over', () => {
  const sneaking = { ...at({}), sneaking: true };
  expect(broken('LH-SNEAK-2', sneaking, 'minute.turn.confronted')).toEqual([]);
  expect(broken('LH-SNEAK-2', sneaking, 'end.lost')).toEqual(['sneaking in end.lost']);
});
