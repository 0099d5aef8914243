// How a position may be written by hand: every field optional. Published as JSON Schema too.
import * as v from 'valibot';
import { atOr, byKey, note, oneOf, ordersOf, rulingsOption, whole, wholeFrom } from '../../notation/schema-helpers.js';
import type { Unwritable, WrittenForm } from '../common/unwritable.js';
import { floors, lifts, rooms, roomsOn, shafts } from './board.js';
import { landings } from './building.js';
import { lastField, usualSeats } from './data.js';
import { cabinLimits, colours, deck, difficulties, eventCards, guardIds, strengthMarkers, tiles } from './box.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

const kilograms = v.pipe(
  v.number('a whole number of kilograms from 1 to 1000'),
  v.integer('a whole number of kilograms from 1 to 1000'),
  v.minValue(1, 'a whole number of kilograms from 1 to 1000'),
  v.maxValue(1000, 'a whole number of kilograms from 1 to 1000'),
);
const burglarId = v.picklist(usualSeats);
const room = oneOf(rooms, 'a room, "1.1" to "6.6"');
const ground = oneOf([...rooms, ...landings], 'a room ("3.4") or a landing ("3.L")');
const lying = [...rooms, ...landings, ...lifts, 'start'];
const itemPlace = oneOf([...lying, ...usualSeats], 'a space ("3.4", "3.L", lift-a, start) or a burglar');
const tileList = v.array(itemPlace);
const radioField = wholeFrom(1, lastField - 1);

const roomNumber = v.picklist([1, 2, 3, 4, 5, 6], 'the number of a room, 1 to 6');
const colour = v.picklist(colours);
const dataSchema = v.strictObject({
  burglars: v.optional(
    byKey(
      usualSeats as readonly ['anna', 'bruno', 'carla', 'dieter'],
      v.strictObject({
        colour: v.optional(colour),
        weight: v.optional(kilograms),
        points: v.optional(v.picklist([3, 4, 5], 'action points a minute: 3, 4 or 5')),
        strength: v.optional(whole(strengthMarkers)),
      }),
    ),
  ),
  weights: v.optional(
    v.strictObject({
      loads: v.optional(v.strictObject({ explosives: v.optional(kilograms), ruby: v.optional(kilograms) })),
      cabins: v.optional(v.array(kilograms)),
    }),
  ),
  plan: v.optional(
    v.strictObject({
      accesses: v.optional(byKey(shafts as readonly ['a', 'b', 'c', 'd'], v.array(room))),
      vault: v.optional(oneOf(roomsOn('4'), 'the vault room on floor 4')),
      door: v.optional(oneOf(roomsOn('1'), 'the room on floor 1 behind the delivery door')),
    }),
  ),
  locks: v.optional(byKey(colours as readonly ['red', 'blue', 'green', 'yellow'], room)),
  strip: v.optional(v.strictObject({ normal: v.optional(v.array(radioField)), hard: v.optional(v.array(radioField)) })),
  drones: v.optional(byKey(floors as readonly ['1', '2', '3', '4', '5', '6'], v.array(roomNumber))),
  events: v.optional(byKey(Object.keys(deck), whole(eventCards))),
  diagram: v.optional(
    v.strictObject({
      guards: v.optional(byKey(guardIds as readonly ['g1', 'g2'], room)),
      guardRoom: v.optional(oneOf(roomsOn('3'), 'a room on floor 3')),
      droneRoom: v.optional(roomNumber),
      cabins: v.optional(byKey(shafts as readonly ['a', 'b', 'c', 'd'], kilograms)),
      keys: v.optional(byKey(colours as readonly ['red', 'blue', 'green', 'yellow'], room)),
      batteries: v.optional(v.array(room)),
      switches: v.optional(
        v.strictObject({
          '3': v.optional(oneOf(roomsOn('3'), 'a room on floor 3')),
          '6': v.optional(oneOf(roomsOn('6'), 'a room on floor 6')),
        }),
      ),
      vending: v.optional(
        v.strictObject({
          '2': v.optional(oneOf(roomsOn('2'), 'a room on floor 2')),
          '5': v.optional(oneOf(roomsOn('5'), 'a room on floor 5')),
        }),
      ),
    }),
  ),
});

export const optionsSchema = v.strictObject({
  difficulty: v.optional(
    note(v.picklist(difficulties), 'Which side of the helicopter strip to use (default: normal).'),
  ),
  seats: v.optional(note(v.array(burglarId), 'The four burglars, clockwise.')),
  rulings: rulingsOption,
  data: v.optional(
    note(dataSchema, 'Your own data instead of the house data: names are merged one by one, lists are replaced.'),
  ),
  order: v.optional(
    note(
      v.strictObject(ordersOf(procedures)),
      'The steps of a procedure in a different order, each once: protocol (eleven steps) or minute (turn and protocol).',
    ),
  ),
});

const droneAt = oneOf([...rooms, 'maintenance', 'charging'], 'a room of the floor, maintenance or charging');
const drone = atOr(
  droneAt,
  v.strictObject({
    at: v.optional(droneAt),
    lane: v.optional(v.picklist(['lower', 'upper'])),
    active: v.optional(v.boolean()),
  }),
  'a room of the floor ("2.3"), maintenance or charging; or {at, lane, active}',
);
const burglarAt = oneOf([...lying, 'cell', 'roof'], 'a space: "3.4", "3.L", lift-a, start, cell or roof');
const explosivesAt = oneOf([...lying, 'out'], 'a space or out');
const rubyAt = oneOf([...lying, 'aside', 'roof'], 'a space, aside or roof');
const switchAt = oneOf([...roomsOn('3'), ...roomsOn('6'), 'out'], 'a room of its floor, or out');
const vendingAt = oneOf([...roomsOn('2'), ...roomsOn('5')], 'a room of its floor');

/**
 * Every field of a position, each once: TypeScript misses one that is forgotten here, or in `copyOf`, and one that cannot
 * hold what the position does.
 */
const fields = {
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the game (default: minute.turn.ready).')),
  minute: v.optional(note(whole(lastField), 'The field of the helicopter marker: the minutes that have passed.')),
  turn: v.optional(burglarId),
  acted: v.optional(note(v.boolean(), 'Whether an action that costs points was taken in this turn.')),
  burglars: v.optional(
    byKey(
      usualSeats,
      atOr(
        burglarAt,
        v.strictObject({
          at: v.optional(burglarAt),
          used: v.optional(note(whole(20), 'Action points used in this minute.')),
          extra: v.optional(note(whole(20), 'Action points from donuts in this minute.')),
          strength: v.optional(whole(strengthMarkers)),
          pose: v.optional(v.picklist(['standing', 'sitting', 'lying'])),
        }),
        'a space ("3.4", "3.L", lift-a, start, cell or roof); or {at, used, extra, strength, pose}',
      ),
    ),
  ),
  guards: v.optional(byKey(guardIds, v.nullable(ground))),
  guardRoom: v.optional(v.nullable(oneOf(roomsOn('3'), 'a room on floor 3'))),
  drones: v.optional(byKey(floors, v.nullable(drone))),
  lifts: v.optional(
    note(
      byKey(
        shafts,
        v.strictObject({
          cabin: v.optional(v.nullable(v.pipe(kilograms, v.examples([...cabinLimits])))),
          floor: v.optional(whole(floors.length)),
        }),
      ),
      'For each shaft, the weight limit of its cabin in kilograms and its floor.',
    ),
  ),
  locks: v.optional(byKey(colours, oneOf([...rooms, 'out'], 'the room of a lift access, or out'))),
  keys: v.optional(byKey(colours, v.nullable(oneOf([...lying, ...usualSeats, 'out'], 'a space, a burglar or out')))),
  batteries: v.optional(note(tileList, 'Where each battery in play is, oldest first: a space or a burglar.')),
  donuts: v.optional(note(tileList, 'Where each donut in play is: a space or a burglar.')),
  used: v.optional(
    note(
      v.strictObject({ batteries: v.optional(whole(tiles.batteries)), donuts: v.optional(whole(tiles.donuts)) }),
      'How many tiles are out of the game.',
    ),
  ),
  explosives: v.optional(
    atOr(
      explosivesAt,
      v.strictObject({ at: v.optional(explosivesAt), lit: v.optional(v.boolean()) }),
      'a space or out; or {at, lit}',
    ),
  ),
  ruby: v.optional(atOr(rubyAt, v.strictObject({ at: v.optional(rubyAt) }), 'a space, aside or roof; or {at}')),
  vault: v.optional(v.strictObject({ wall: v.optional(v.boolean()), lasers: v.optional(v.boolean()) })),
  switches: v.optional(
    byKey(
      ['3', '6'],
      atOr(
        switchAt,
        v.strictObject({ at: v.optional(v.nullable(switchAt)), active: v.optional(v.boolean()) }),
        'a room of its floor, or out; or {at, active}',
      ),
    ),
  ),
  vending: v.optional(
    byKey(
      ['2', '5'],
      atOr(
        vendingAt,
        v.strictObject({ at: v.optional(v.nullable(vendingAt)), looted: v.optional(v.boolean()) }),
        'a room of its floor; or {at, looted}',
      ),
    ),
  ),
  checkpoint: v.optional(note(v.nullable(ground), 'Where the checkpoint marker is, or null if it is not on the plan.')),
  radio: v.optional(note(v.nullable(whole(lastField)), 'The radio field that the radio marker covers, or null.')),
  alert: v.optional(v.picklist(['green', 'red'])),
  events: v.optional(
    note(byKey(Object.keys(deck), whole(eventCards)), 'How many of each event card are still in the deck.'),
  ),
  sneaking: v.optional(note(v.boolean(), 'Whether the confronted burglar sneaked in.')),
  pending: v.optional(
    note(
      v.strictObject({
        placed: v.optional(v.array(room)),
        alarmAt: v.optional(ground),
        resume: v.optional(v.string()),
        then: v.optional(v.picklist(['done', 'sit'])),
        floor: v.optional(whole(floors.length)),
        first: v.optional(v.picklist(guardIds)),
        walker: v.optional(v.picklist(guardIds)),
        path: v.optional(v.array(ground)),
      }),
      'What is still being carried out. Which fields are allowed depends on the flow.',
    ),
  ),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.picklist(['won', 'lost']), rule: v.string() }))),
} satisfies Record<keyof Position | 'flow', v.GenericSchema>;

export const positionSchema = v.strictObject(fields);

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
type Form = v.InferOutput<typeof positionSchema>;
/** A drawn card is gone again when the move is over: nobody can write it. */
export type WrittenPosition = WrittenForm<Form, Exclude<Unwritable<Position, Form>, '/pending/card'>>;
