// How a position may be written by hand: every field optional. Published as JSON Schema too.
import * as v from 'valibot';
import { note, oneOf, ordersOf, rulingsOption, whole } from '../../notation/schema-helpers.js';
import { rooms } from './board.js';
import { lastHour } from './data.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

const room = oneOf(rooms, 'a room');

export const optionsSchema = v.strictObject({
  rulings: rulingsOption,
  order: v.optional(note(v.strictObject(ordersOf(procedures)), 'The steps of the night in another order.')),
  data: v.optional(note(v.strictObject({ guard: v.optional(room) }), 'Your own data instead of the house data.')),
});

/** Every field of a position, each once: TypeScript misses one that is forgotten here. */
const fields = {
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the game (default: turn).')),
  hour: v.optional(note(whole(lastHour), 'The hours that have passed.')),
  thief: v.optional(room),
  hidden: v.optional(v.boolean()),
  guard: v.optional(room),
  heading: v.optional(note(v.picklist(['door', 'safe']), 'The end of the corridor that the guard walks to.')),
  bag: v.optional(oneOf([...rooms, 'thief'], 'a room, or thief')),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.picklist(['won', 'lost']), rule: v.string() }))),
} satisfies Record<keyof Position | 'flow', v.GenericSchema>;

export const positionSchema = v.strictObject(fields);

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
export type WrittenPosition = v.InferOutput<typeof positionSchema>;
