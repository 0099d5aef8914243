// How a position may be written by hand: every field optional, short forms allowed. Published as JSON Schema too.
import * as v from 'valibot';
import { atOr, byKey, note, ordersOf, rulingsOption, whole } from '../../notation/schema-helpers.js';
import type { Unwritable, WrittenForm } from '../common/unwritable.js';
import { allStreets, rooms, sides } from './board.js';
import { corners } from './areas.js';
import { bagsToWinWithFour, lastRound, tiles, type TileId } from './data.js';
import { actors, guardIds, playerCounts, robberIds, tokens } from './box.js';
import { bankDeck, robberDeck } from './decks.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

const cards = [...new Set([...Object.keys(bankDeck), ...Object.keys(robberDeck)])];

const tileIds = Object.keys(tiles) as TileId[];
const tile = v.picklist(
  tileIds.flatMap((id) => [id, ...sides.map((side) => `${id} ${side}`)]),
  ({ input }) => {
    const [id = ''] = typeof input === 'string' ? input.split(' ') : [];
    return id in tiles
      ? `${id}, or with the side of its wall: ${sides.map((side) => `${id} ${side}`).join(', ')}`
      : `a tile: ${tileIds.join(', ')}`;
  },
);
const place = v.picklist([...rooms, 'box']);
const aRoom = `a room (${rooms.join(', ')})`;
const alarmAt = v.picklist([...rooms, 'edge', 'box']);
const card = v.pipe(v.string(), v.examples(cards));
const perActor = byKey(actors, v.array(card));
const bags = byKey(rooms, whole(tokens.bags));
const seatList = v.array(v.picklist(actors));
const deck = v.record(v.string(), whole(60));

export const optionsSchema = v.strictObject({
  players: v.optional(note(v.picklist(playerCounts), 'The number of players (default: 3).')),
  order: v.optional(
    note(
      v.union([
        seatList,
        v.strictObject({
          seats: v.optional(seatList),
          ...ordersOf(procedures),
        }),
      ]),
      'The seats, clockwise from the bank; or a block with seats and the steps of procedures in a different order.',
    ),
  ),
  rulings: rulingsOption,
  data: v.optional(
    note(
      v.strictObject({
        decks: v.optional(
          note(byKey(['robbers', ...actors], deck), 'How many there are of each card. A colour counts before robbers.'),
        ),
        tiles: v.optional(
          note(
            byKey(
              tileIds,
              v.strictObject({
                symbol: v.optional(v.picklist(['mask', 'alarm', 'badge', 'bag', 'none'])),
                guard: v.optional(v.picklist(guardIds)),
                walled: v.optional(v.boolean()),
              }),
            ),
            'What is printed on a tile: {symbol, guard, walled}.',
          ),
        ),
        floor: v.optional(note(byKey(rooms, tile), 'The floor of a diagram that names no tiles: all nine rooms.')),
        streets: v.optional(note(v.array(v.picklist(allStreets)), 'The ring of streets, clockwise.')),
      }),
      'Your own data instead of the house data.',
    ),
  ),
});

/**
 * Every field of a position, each once: TypeScript misses one that is forgotten here, or in `copyOf`, and one that cannot
 * hold what the position does.
 */
const fields = {
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the game (default: explore.reveal).')),
  round: v.optional(v.picklist(Array.from({ length: lastRound }, (_, i) => i + 1))),
  turn: v.optional(note(v.picklist(actors), 'Whose planning or robbing turn it is.')),
  tiles: v.optional(
    note(
      byKey(rooms, tile),
      'The tile in each room, with the side of its wall: "bag-1 n". Name all nine, or none for the default floor.',
    ),
  ),
  bags: v.optional(note(bags, 'How many unlocked bags are in each room. Rooms that you leave out have none.')),
  locked: v.optional(note(bags, 'How many locked bags are in each room. Rooms that you leave out have none.')),
  alarm: v.optional(
    note(
      atOr(
        alarmAt,
        v.strictObject({ at: v.optional(alarmAt), locked: v.optional(v.boolean()) }),
        `${aRoom}, edge or box; or {at, locked}`,
      ),
      'Room, or {at, locked}.',
    ),
  ),
  guards: v.optional(
    note(
      byKey(
        guardIds,
        atOr(
          place,
          v.strictObject({ at: v.optional(place), out: v.optional(v.boolean()) }),
          `${aRoom} or box; or {at, out}`,
        ),
      ),
      'Where each guard is: a room, or { at: room, out: true } if unconscious.',
    ),
  ),
  robbers: v.optional(
    note(
      byKey(
        robberIds,
        atOr(
          place,
          v.strictObject({
            at: v.optional(place),
            out: v.optional(v.boolean()),
            carries: v.optional(whole(tokens.bags)),
          }),
          `${aRoom} or box; or {at, out, carries}`,
        ),
      ),
      'Where each robber is: a room, or { at: room, out: true, carries: 2 }.',
    ),
  ),
  car: v.optional(v.picklist([...allStreets, 'box'])),
  corner: v.optional(v.nullable(v.picklist(corners))),
  stolen: v.optional(note(whole(bagsToWinWithFour), 'How many bags have been stolen, in all rounds together.')),
  hands: v.optional(perActor),
  stacks: v.optional(
    note(perActor, 'The planned cards, in the order planned. In the robbing phase the first one is next.'),
  ),
  played: v.optional(perActor),
  card: v.optional(
    note(
      v.nullable(
        v.strictObject({
          id: card,
          left: v.optional(v.array(v.string())),
          from: v.optional(byKey([...robberIds, ...guardIds], v.picklist(rooms))),
          peppered: v.optional(v.boolean()),
        }),
      ),
      'The card that is being carried out. Needed in rob.bank.card and rob.robber.card, and only there.',
    ),
  ),
  extra: v.optional(note(v.boolean(), 'Whether the extra action of this turn has been used.')),
  spent: v.optional(
    note(
      v.array(v.picklist(robberIds)),
      'Robbers who have used their extra action of this round (only with the ruling extra-per: round).',
    ),
  ),
  gone: v.optional(
    note(perActor, 'Cards used up in earlier rounds (only with the ruling deck-next-round: unused-only).'),
  ),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.picklist(['robbers', 'bank']), rule: v.string() }))),
} satisfies Record<keyof Position | 'flow', v.GenericSchema>;

export const positionSchema = v.strictObject(fields);

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
type Form = v.InferOutput<typeof positionSchema>;
export type WrittenPosition = WrittenForm<Form, Unwritable<Position, Form>>;
