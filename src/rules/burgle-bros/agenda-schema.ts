// How the entries of an agenda are written, each kind with its own fields.
import * as v from 'valibot';
import { pieceName as name, wholeFrom } from '../../notation/schema-helpers.js';
import type { Doing } from './agenda.js';
import { numbers, hackKinds } from './data.js';
import { events } from './box.js';
import { card, cards, cell, floorKey, space } from './schema.js';

const mark = v.optional(v.boolean());
const maybeSpace = v.optional(space);
const looks = v.picklist(['foresee', 'crystal-ball']);
const gains = { who: name, by: v.picklist(['walk', 'safe', 'tinker', 'event']), at: maybeSpace, lab: maybeSpace };
const die = wholeFrom(1, 6);

const dataOf = {
  enter: {
    who: name,
    from: space,
    to: space,
    step: v.picklist(['E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'done']),
    by: v.optional(v.picklist(['slip', 'climb', 'order', 'gut'])),
    revealed: mark,
    falls: mark,
    paid: mark,
    pledged: mark,
    bolt: mark,
    fresh: mark,
  },
  fall: {
    who: name,
    to: space,
    step: v.picklist(['F1', 'F2', 'F3', 'F4']),
    cause: v.string(),
    from: maybeSpace,
    revealed: mark,
    fresh: mark,
  },
  alarm: { at: space, cause: v.string(), who: v.optional(name) },
  hack: { at: space, cause: v.picklist(hackKinds), who: v.optional(name) },
  target: { floor: floorKey, among: v.array(space), of: v.optional(v.literal('kitty')) },
  lose: { who: name, by: v.string() },
  losers: { among: v.array(name), by: v.string() },
  place: { floor: floorKey, step: v.picklist(['guard', 'target', 'done']), drawn: mark },
  guard: {
    floor: floorKey,
    step: v.picklist(['G2', 'G3', 'G4', 'G5', 'G6', 'done', 'turn', 'speed', 'ready']),
    placed: mark,
  },
  patrol: { floor: floorKey },
  safe: {
    at: space,
    step: v.picklist(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'done']),
    rolled: v.optional(v.array(die)),
    far: mark,
    looted: mark,
  },
  gain: { ...gains, drawn: cards },
  keep: {
    who: name,
    deck: v.picklist(['tools', 'events', 'patrol']),
    cards: v.array(v.union([card, cell])),
    by: v.optional(looks),
    floor: v.optional(floorKey),
    gain: v.optional(v.strictObject(gains)),
  },
  look: {
    deck: v.picklist(['events', 'patrol']),
    count: wholeFrom(1, numbers.crystalBall),
    by: looks,
    floor: v.optional(floorKey),
  },
  peek: { at: space, by: v.picklist(['peek', 'tool', 'event', 'entrance']) },
  exchange: { from: name, to: name, card },
  event: { card: v.picklist(events), step: v.picklist(['choose', 'effect', 'done']), choice: v.optional(v.string()) },
  upkeep: { card: v.picklist(['chihuahua', 'persian-kitty']) },
  part: { over: v.picklist(['start', 'actions', 'step-one', 'close', 'guard']) },
  close: { step: v.picklist(['thermo', 'acrobat']) },
} as const satisfies Record<Doing, v.ObjectEntries>;

export const itemSchemas = Object.fromEntries(
  Object.entries(dataOf).map(([kind, data]) => [kind, v.strictObject({ do: v.string(), ...data })]),
) as unknown as Readonly<Record<string, v.GenericSchema>>;
