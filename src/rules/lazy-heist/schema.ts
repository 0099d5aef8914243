// How a position may be written by hand: every field optional. Published as JSON Schema too.
import * as v from 'valibot';
import { byKey, note, oneOf, ordersOf, rulingsOption, whole } from '../../notation/schema-helpers.js';
import { accesses, floors, landings, lifts, rooms, roomsOn, shafts } from './board.js';
import { cabinLimits, colours, deck, difficulties, guardIds, lastField, tiles, usualSeats } from './data.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

const burglarId = v.picklist(usualSeats);
const room = oneOf(rooms, 'a room, "1.1" to "6.6"');
const ground = oneOf([...rooms, ...landings], 'a room ("3.4") or a landing ("3.L")');
const lying = [...rooms, ...landings, ...lifts, 'start'];
const itemPlace = oneOf([...lying, ...usualSeats], 'a space ("3.4", "3.L", lift-a, start) or a burglar');
const tileList = v.array(itemPlace);

export const optionsSchema = v.strictObject({
  difficulty: v.optional(
    note(v.picklist(difficulties), 'Which side of the helicopter strip to use (default: normal).'),
  ),
  seats: v.optional(note(v.array(burglarId), 'The four burglars, clockwise.')),
  rulings: rulingsOption,
  order: v.optional(
    note(
      v.strictObject(ordersOf(procedures)),
      'The steps of a procedure in a different order, each once: protocol (eleven steps) or minute (turn and protocol).',
    ),
  ),
});

const drone = v.strictObject({
  at: v.optional(oneOf([...rooms, 'maintenance', 'charging'], 'a room of the floor, maintenance or charging')),
  lane: v.optional(v.picklist(['lower', 'upper'])),
  active: v.optional(v.boolean()),
});

/** Every field of a position, each once: TypeScript misses one that is forgotten here, or in `copyOf`. */
const fields = {
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the game (default: minute.turn.ready).')),
  minute: v.optional(note(whole(lastField), 'The field of the helicopter marker: the minutes that have passed.')),
  turn: v.optional(burglarId),
  acted: v.optional(note(v.boolean(), 'Whether an action that costs points was taken in this turn.')),
  burglars: v.optional(
    byKey(
      usualSeats,
      v.strictObject({
        at: v.optional(oneOf([...lying, 'cell', 'roof'], 'a space: "3.4", "3.L", lift-a, start, cell or roof')),
        used: v.optional(note(whole(20), 'Action points used in this minute.')),
        extra: v.optional(note(whole(20), 'Action points from donuts in this minute.')),
        strength: v.optional(whole(6)),
        pose: v.optional(v.picklist(['standing', 'sitting', 'lying'])),
      }),
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
          cabin: v.optional(v.nullable(v.picklist(cabinLimits))),
          floor: v.optional(whole(6)),
        }),
      ),
      'For each shaft, the weight limit of its cabin in kilograms and its floor.',
    ),
  ),
  locks: v.optional(
    byKey(colours, oneOf([...Object.values(accesses).flat(), 'out'], 'the room of a lift access, or out')),
  ),
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
    v.strictObject({ at: v.optional(oneOf([...lying, 'out'], 'a space or out')), lit: v.optional(v.boolean()) }),
  ),
  ruby: v.optional(v.strictObject({ at: v.optional(oneOf([...lying, 'aside', 'roof'], 'a space, aside or roof')) })),
  vault: v.optional(v.strictObject({ wall: v.optional(v.boolean()), lasers: v.optional(v.boolean()) })),
  switches: v.optional(
    byKey(
      ['3', '6'],
      v.strictObject({
        at: v.optional(v.nullable(oneOf([...roomsOn('3'), ...roomsOn('6'), 'out'], 'a room of its floor, or out'))),
        active: v.optional(v.boolean()),
      }),
    ),
  ),
  vending: v.optional(
    byKey(
      ['2', '5'],
      v.strictObject({
        at: v.optional(v.nullable(oneOf([...roomsOn('2'), ...roomsOn('5')], 'a room of its floor'))),
        looted: v.optional(v.boolean()),
      }),
    ),
  ),
  checkpoint: v.optional(note(v.nullable(ground), 'Where the checkpoint marker is, or null if it is not on the plan.')),
  radio: v.optional(note(v.nullable(whole(lastField)), 'The radio field that the radio marker covers, or null.')),
  alert: v.optional(v.picklist(['green', 'red'])),
  events: v.optional(note(byKey(Object.keys(deck), whole(4)), 'How many of each event card are still in the deck.')),
  sneaking: v.optional(note(v.boolean(), 'Whether the confronted burglar sneaked in.')),
  pending: v.optional(
    note(
      v.strictObject({
        placed: v.optional(v.array(room)),
        alarmAt: v.optional(ground),
        resume: v.optional(v.string()),
        then: v.optional(v.picklist(['done', 'sit'])),
        floor: v.optional(whole(6)),
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
export type WrittenPosition = v.InferOutput<typeof positionSchema>;
