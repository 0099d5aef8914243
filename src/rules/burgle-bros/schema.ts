// How a position may be written by hand: every field optional, short forms allowed. Published as JSON Schema too.
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
import { characters, hackKinds } from './data.js';
import { jobIds, loot, tileKinds, tools, variants } from './box.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

const count = whole(99);
const integer = v.pipe(v.number('a whole number'), v.integer('a whole number'));

export const space = textLike(/^[1-3]\.[a-e][1-5]$/, 'a space such as "1.b3": floor, column, row');
export const cell = textLike(/^[a-e][1-5]$/, 'a place on a floor such as b3: column, row');
const wall = textLike(/^[a-e][1-5]-[a-e][1-5]$/, 'a wall such as a1-b1: the two places it stands between');
export const floorKey = textLike(/^[1-3]$/, 'a floor, 1 to 3');
export const card = textLike(/^[a-z][a-z-]*$/, 'the name of a card');
const numbered = Object.keys(tileKinds).flatMap((kind) => [
  kind,
  ...[1, 2, 3, 4, 5, 6].map((number) => `${kind}-${number}`),
]);
const tile = oneOf([...new Set(['safe', 'plain', ...numbered])], 'a tile such as laser-2, keypad, safe or plain');
const spaces = v.array(space);
export const cards = v.array(card);

export const optionsSchema = v.strictObject({
  job: v.optional(note(v.picklist(jobIds), 'The job: bank, office or fort-knox (default: bank).')),
  variants: v.optional(note(v.array(v.picklist(variants)), 'lost-visual, own-walls')),
  rulings: rulingsOption,
  order: v.optional(
    note(v.strictObject(ordersOf(procedures)), 'Procedures in another order, each with all its steps.'),
  ),
  data: v.optional(
    note(
      v.strictObject({ patrol: v.optional(note(v.array(cell), 'The spaces on the patrol cards of every floor.')) }),
      'Your own data instead of the house data.',
    ),
  ),
});

const deck = v.strictObject({ discard: v.optional(cards), top: v.optional(cards), bottom: v.optional(cards) });
const patrolCards = v.array(v.union([cell, v.literal('lost-visual')]));

const burglarAt = v.union([space, v.picklist(['outside', 'roof'])], 'a space, outside or roof');

export const positionSchema = v.strictObject({
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the game (default: turn.actions).')),
  order: v.optional(note(v.array(name), 'The burglars, clockwise (default: in the order in which you write them).')),
  active: v.optional(note(name, 'Whose turn it is (default: the first burglar).')),
  burglars: v.optional(
    note(
      v.record(
        name,
        atOr(
          burglarAt,
          v.strictObject({
            at: v.optional(burglarAt),
            stealth: v.optional(count),
            character: v.optional(v.nullable(v.picklist(characters))),
            tools: v.optional(v.array(oneOf(tools, 'a tool'))),
            loot: v.optional(v.array(oneOf([...new Set(loot)], 'a piece of loot'))),
            marker: v.optional(note(v.boolean(), 'The alarm marker that the trained juicer carries.')),
          }),
          'a space such as "1.b3", outside or roof; or {at, stealth, character, tools, loot, marker}',
        ),
      ),
      'Where each burglar is and what the burglar has, by name.',
    ),
  ),
  tiles: v.optional(note(v.record(space, tile), 'Face-up tiles. All others lie face down.')),
  gap: v.optional(note(v.nullable(cell), 'The empty place of Fort Knox, the same on both floors.')),
  walls: v.optional(
    note(
      v.record(floorKey, v.array(wall)),
      'The walls of each floor. A floor that you leave out has its printed walls.',
    ),
  ),
  guards: v.optional(
    v.record(
      floorKey,
      atOr(
        space,
        v.strictObject({
          at: v.optional(v.nullable(space)),
          target: v.optional(v.nullable(space)),
          die: v.optional(wholeFrom(1, 6)),
          lost: v.optional(v.boolean()),
        }),
        'a space such as "1.b3"; or {at, target, die, lost}',
      ),
    ),
  ),
  alarms: v.optional(spaces),
  hacks: v.optional(
    v.strictObject(Object.fromEntries([...hackKinds, 'laptop'].map((kind) => [kind, v.optional(count)]))),
  ),
  safes: v.optional(v.record(space, v.strictObject({ dice: v.optional(count), open: v.optional(v.boolean()) }))),
  cracked: v.optional(note(spaces, 'Spaces whose number is covered.')),
  keypads: v.optional(note(spaces, 'Keypads that are open.')),
  lavatory: v.optional(note(count, 'Tokens left on the lavatory.')),
  labs: v.optional(note(spaces, 'Laboratories whose tool is gone.')),
  entrance: v.optional(v.nullable(space)),
  patrol: v.optional(
    v.record(
      floorKey,
      v.strictObject({
        discard: v.optional(patrolCards),
        left: v.optional(count),
        top: v.optional(patrolCards),
        bottom: v.optional(patrolCards),
      }),
    ),
  ),
  decks: v.optional(v.strictObject({ tools: v.optional(deck), loot: v.optional(deck), events: v.optional(deck) })),
  turn: v.optional(
    v.strictObject({
      used: v.optional(note(count, 'Actions used in this turn.')),
      extra: v.optional(note(integer, 'How many actions more than four (negative: fewer).')),
      entered: v.optional(note(spaces, 'Motion detectors entered in this turn.')),
      tries: v.optional(note(v.record(space, count), 'Failed tries at keypads in this turn.')),
      once: v.optional(note(v.array(v.string()), 'What can be done once in a turn and was done.')),
      steps: v.optional(note(v.nullable(count), 'Steps that the guard has left.')),
    }),
  ),
  disabled: v.optional(spaces),
  smoke: v.optional(v.record(space, count)),
  crow: v.optional(v.nullable(space)),
  donuts: v.optional(note(v.array(v.union([count, floorKey])), 'Floors whose guard has donuts.')),
  bombs: v.optional(note(spaces, 'Lower ends of the stairs that a thermal bomb made.')),
  kitty: v.optional(note(v.nullable(space), 'Where the kitty is while it is on the loose.')),
  ground: v.optional(note(v.record(space, cards), 'Cards that lie on a space.')),
  effects: v.optional(v.array(v.strictObject({ card, owner: name }))),
  agenda: v.optional(
    note(v.array(v.looseObject({ do: v.string() })), 'What is still to be resolved, the last one first.'),
  ),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.picklist(['won', 'lost']), rule: v.string() }))),
} satisfies Record<keyof Position | 'flow', v.GenericSchema>);

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
type Form = v.InferOutput<typeof positionSchema>;
export type WrittenPosition = WrittenForm<Form, Unwritable<Position, Form>>;
