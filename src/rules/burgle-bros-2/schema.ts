// How a position may be written by hand: every field optional. Published as JSON Schema too.
import * as v from 'valibot';
import {
  atOr,
  note,
  oneOf,
  ordersOf,
  pieceName as name,
  rulingsOption,
  textLike,
  whole,
  wholeFrom,
} from '../../notation/schema-helpers.js';
import type { Unwritable, WrittenForm } from '../common/unwritable.js';
import { spaces } from './board.js';
import { edges } from './spaces.js';
import { depotCards, distracted, eventDecks, finales, lastHeist, loot, mostSuspicion, rewards, tiles } from './box.js';
import { chips, tasksPerCard } from './data.js';
import { allGear, characters } from './gear/data.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

export const space = textLike(/^[12]\.[a-d][1-4]$/, 'a room, 1.a1 to 2.d4');
const cell = textLike(/^[a-d][1-4]$/, 'a place on a floor, a1 to d4');
const wall = oneOf(edges, 'an edge between two rooms, such as 1.a1-b1');
export const floor = v.picklist([1, 2], '1 or 2');
const gear = oneOf(allGear, 'a gear card');
/** As the key of a map: JSON Schema knows patterns there, no lists. */
const gearKey = textLike(new RegExp(`^(${allGear.join('|')})$`), 'a gear card');
export const patrolCard = oneOf([...spaces, distracted], 'a patrol card (its red room) or distracted');
const count = whole(99);
const byFloor = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject({ '1': v.optional(schema), '2': v.optional(schema) });
const byName = <S extends v.GenericSchema>(schema: S) => v.record(name, schema);
const bySpace = <S extends v.GenericSchema>(schema: S) => v.record(space, schema);

export const optionsSchema = v.strictObject({
  suspicion: v.optional(
    note(wholeFrom(1, mostSuspicion), 'How suspicious the casino is, outside a campaign (default: 6).'),
  ),
  players: v.optional(
    note(v.array(name), 'Two to four names, clockwise, for the setup (default: the crooks, or anna and bea).'),
  ),
  finales: v.optional(note(v.array(v.picklist(finales)), 'Finales that may be drawn at random (default: all nine).')),
  depots: v.optional(note(v.boolean(), 'The variant in which gear comes from tasks (default: false).')),
  rulings: rulingsOption,
  order: v.optional(
    note(v.strictObject(ordersOf(procedures)), 'Procedures in another order: {entering, campaign}, each part once.'),
  ),
  data: v.optional(
    note(
      v.strictObject({
        dots: v.optional(
          note(
            byFloor(v.record(cell, v.array(cell))),
            'The rooms with a dot, by floor and by the red room of the patrol card.',
          ),
        ),
        rewards: v.optional(note(v.array(v.picklist(rewards)), 'The reward cards of heist 1 to 9.')),
        loot: v.optional(note(v.array(v.picklist(loot)), 'The loot of heist 1 to 9.')),
      }),
      'Your own data instead of the house data.',
    ),
  ),
});

const gearStates = ['under', 'ready', 'flipped', 'gone'] as const;
const gearState = v.union([
  v.picklist(gearStates),
  v.strictObject({ state: v.optional(v.picklist(gearStates)), used: v.optional(whole(3)) }),
]);
const crookAt = oneOf([...spaces, 'outside', 'left'], 'a room, outside or left');
const crook = atOr(
  crookAt,
  v.strictObject({
    at: v.optional(crookAt),
    stress: v.optional(count),
    character: v.optional(v.nullable(v.picklist(characters))),
    gear: v.optional(note(v.record(gearKey, gearState), 'Laid over the three cards of the character.')),
    extra: v.optional(count),
    event: v.optional(v.nullable(v.picklist(['dubious-meeting']))),
    depot: v.optional(
      v.nullable(
        v.strictObject({ card: v.picklist(depotCards), done: v.optional(v.array(wholeFrom(1, tasksPerCard))) }),
      ),
    ),
  }),
  'a room such as 1.a1, outside or left; or {at, stress, character, gear, extra, event, depot}',
);
const tile = oneOf(tiles, 'a room tile, such as slots-3');
const room = v.union([
  tile,
  v.strictObject({
    tile,
    counters: v.optional(whole(5)),
    cracked: v.optional(v.boolean()),
    out: v.optional(v.boolean()),
  }),
]);
const chip = v.union([
  v.picklist(['down', ...chips]),
  v.strictObject({ chip: v.picklist(chips), with: v.optional(v.nullable(name)) }),
]);
const guard = atOr(
  space,
  v.strictObject({
    at: space,
    target: v.optional(v.nullable(space)),
    alerted: v.optional(v.boolean()),
    skip: v.optional(v.boolean()),
  }),
  'a room such as 1.a1; or {at, target, alerted, skip}',
);
const deck = v.strictObject({
  deck: v.optional(v.array(patrolCard)),
  away: v.optional(count),
  top: v.optional(v.array(patrolCard)),
  bottom: v.optional(v.array(v.union([patrolCard, v.strictObject({ pool: floor, n: wholeFrom(1, 40) })]))),
  discard: v.optional(v.array(patrolCard)),
});
const pile = (cards: readonly string[]) =>
  v.strictObject({ deck: v.optional(v.array(v.picklist(cards))), discard: v.optional(v.array(v.picklist(cards))) });
const spaceOrNull = v.nullable(space);

const finale = v.strictObject({
  number: v.optional(v.nullable(v.picklist(finales))),
  open: v.optional(v.boolean()),
  cracker: v.optional(v.nullable(name)),
  taken: v.optional(byName(count)),
  shown: v.optional(v.array(space)),
  car: v.optional(spaceOrNull),
  inside: v.optional(v.array(name)),
  dieOf: v.optional(byName(wholeFrom(1, 6))),
  fingerprint: v.optional(byName(wholeFrom(1, 4))),
  boots: v.optional(v.nullable(name)),
  reached: v.optional(v.boolean()),
  tiger: v.optional(spaceOrNull),
  steaks: v.optional(byName(count)),
  steaksOn: v.optional(v.array(space)),
  baited: v.optional(v.array(space)),
  eaten: v.optional(count),
  ball: v.optional(spaceOrNull),
  markersTaken: v.optional(count),
  smashed: v.optional(byName(count)),
});

const result = v.picklist(['won', 'lost']);
export const campaignSchema = v.strictObject({
  heist: v.optional(note(wholeFrom(1, lastHeist + 1), 'The heist that is being played, 1 to 9.')),
  suspicion: v.optional(wholeFrom(1, mostSuspicion)),
  loot: v.optional(v.array(v.picklist(loot))),
  rewards: v.optional(v.array(v.picklist(rewards))),
  diary: v.optional(
    v.array(
      v.strictObject({
        heist: wholeFrom(1, lastHeist),
        result,
        names: v.array(name),
        suspicion: wholeFrom(1, mostSuspicion),
      }),
    ),
  ),
});

/** Frames are looked at one by one when the stack is read. */
const frame = v.looseObject({ flow: v.string() });

export const positionSchema = v.strictObject({
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the game (default: turn.act, or turn.enter for a crook outside).')),
  stack: v.optional(note(v.array(frame), 'What was interrupted, and the frame under way on top.')),
  crooks: v.optional(note(byName(crook), 'The crooks by name, clockwise.')),
  turn: v.optional(
    v.strictObject({
      crook: v.optional(name),
      actions: v.optional(count),
      prepared: v.optional(v.boolean()),
      explored: v.optional(count),
      flags: v.optional(
        v.array(v.picklist(['mustache', 'ducts', 'no-running', 'mind-tricks-1', 'mind-tricks-2', 'left'])),
      ),
    }),
  ),
  walls: v.optional(v.array(wall)),
  rooms: v.optional(note(bySpace(room), 'Face-up rooms; all others are face down.')),
  chips: v.optional(
    note(bySpace(chip), 'Chips on the board: down for a face-down chip, or the name of a face-up one.'),
  ),
  chipsGone: v.optional(v.array(v.picklist(chips))),
  guards: v.optional(
    note(
      byFloor(v.nullable(guard)),
      'A floor that is left out has no guard. A guard stands on his target unless you say otherwise.',
    ),
  ),
  patrol: v.optional(byFloor(deck)),
  dice: v.optional(
    v.strictObject({ office: v.optional(count), safe: v.optional(count), rooms: v.optional(bySpace(count)) }),
  ),
  events: v.optional(
    v.strictObject({ pool: v.optional(pile(eventDecks.pool)), lounge: v.optional(pile(eventDecks.lounge)) }),
  ),
  tokens: v.optional(
    v.strictObject({
      crow: v.optional(v.array(space)),
      crowd: v.optional(v.array(space)),
      monorail: v.optional(spaceOrNull),
      escalator: v.optional(spaceOrNull),
      disguise: v.optional(
        v.nullable(v.strictObject({ as: v.picklist(['crow', 'crowd', 'monorail', 'escalator', 'out']), at: space })),
      ),
      allIn: v.optional(v.nullable(name)),
      swat: v.optional(v.array(space)),
    }),
  ),
  gearDeck: v.optional(v.array(gear)),
  entrances: v.optional(v.array(space)),
  queue: v.optional(v.array(v.strictObject({ floor, steps: whole(3) }))),
  steps: v.optional(whole(3)),
  chasing: v.optional(v.nullable(name)),
  finale: v.optional(finale),
  campaign: v.optional(v.nullable(campaignSchema)),
  quiet: v.optional(v.boolean()),
  outcome: v.optional(v.nullable(v.strictObject({ result, rule: v.string() }))),
  said: v.optional(v.string()),
} satisfies Record<keyof Position | 'flow', v.GenericSchema>);

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
type Form = v.InferOutput<typeof positionSchema>;
export type WrittenPosition = WrittenForm<Form, Unwritable<Position, Form>>;
