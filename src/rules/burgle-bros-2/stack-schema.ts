// How the frames on the stack are written, each kind with its own data. They are looked at when their defaults are filled in.
import * as v from 'valibot';
import { whole, wholeFrom } from '../../notation/schema-helpers.js';
import { eventCards, eventDecks } from './box.js';
import { allGear } from './gear/data.js';
import { floor, patrolCard, space } from './schema.js';
import type { FrameKind } from './stack.js';

const place = v.nullable(space);
const sign = v.picklist([-1, 0, 1], '-1, 0 or 1');
const steps = whole(3);
/** Whether somebody has this name is asked later. */
const text = v.string('a name');
const maybe = v.nullable(v.string('a word'));

const dataOf = {
  entering: {
    crook: text,
    at: v.string('a room'),
    dir: v.nullable(v.tuple([sign, sign])),
    by: v.picklist(['enter', 'walk', 'jump', 'slip', 'fall']),
    effect: v.boolean(),
    met: v.boolean(),
    hidden: v.optional(v.literal(true)),
  },
  exploring: { crook: text, at: v.string('a room') },
  dice: {
    for: v.picklist(['cashier', 'table-games', 'safe', 'improvised-route']),
    crook: text,
    n: wholeFrom(1, 5),
    rolled: v.array(wholeFrom(1, 6)),
    to: place,
  },
  commotion: { at: v.string('a room'), steps, placed: v.boolean() },
  walk: { floor, steps },
  draw: { floor, card: v.nullable(patrolCard) },
  event: {
    crook: text,
    deck: v.picklist(Object.keys(eventDecks)),
    card: v.nullable(v.picklist(eventCards)),
    chosen: maybe,
    drawn: maybe,
  },
  gear: { crook: text, gear: v.picklist(allGear), rolled: v.nullable(wholeFrom(1, 6)), at: v.optional(space) },
  depot: { crook: text, n: wholeFrom(2, 3), drawn: v.array(v.picklist(allGear)) },
  finale: {
    orders: v.nullable(floor),
    drawn: v.array(patrolCard),
    dots: v.strictObject({ '1': v.optional(patrolCard), '2': v.optional(patrolCard) }),
    left: whole(6),
    at: place,
  },
} as const satisfies Record<FrameKind, v.ObjectEntries>;

export const frameSchemas = Object.fromEntries(
  Object.entries(dataOf).map(([kind, data]) => [kind, v.strictObject({ flow: v.string(), ...data })]),
) as unknown as Readonly<Record<FrameKind, v.GenericSchema>>;
