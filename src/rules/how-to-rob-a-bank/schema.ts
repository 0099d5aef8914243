// How a position may be written by hand: every field optional, short forms allowed. Published as JSON Schema too.
import * as v from 'valibot';
import { byKey, note, ordersOf, rulingsOption, whole } from '../../notation/schema-helpers.js';
import { corners, rooms, sides, streets } from './board.js';
import {
  actors,
  bankDeck,
  guardIds,
  lastRound,
  playerCounts,
  robberDeck,
  robberIds,
  tiles,
  tokens,
  type TileId,
} from './data.js';
import type { Position } from './position.js';
import { procedures } from './procedures.js';

const cards = [...new Set([...Object.keys(bankDeck), ...Object.keys(robberDeck)])];

const tile = v.picklist(
  Object.entries(tiles).flatMap(([id, { walled }]) => (walled ? [id, ...sides.map((side) => `${id} ${side}`)] : [id])),
  ({ input }) => {
    const [id = ''] = typeof input === 'string' ? input.split(' ') : [];
    if (!(id in tiles)) return `a tile: ${Object.keys(tiles).join(', ')}`;
    return tiles[id as TileId].walled
      ? `${id} with the side of its wall: ${sides.map((side) => `${id} ${side}`).join(', ')}`
      : `${id} without a side: this tile has no wall`;
  },
);
const place = v.picklist([...rooms, 'box']);
const card = v.pipe(v.string(), v.examples(cards));
const perActor = byKey(actors, v.array(card));
const bags = byKey(rooms, whole(tokens.bags));
const seatList = v.array(v.picklist(actors));
const deck = v.record(v.string(), whole(60));

export const optionsSchema = v.strictObject({
  players: v.optional(note(v.picklist(playerCounts), 'How many play. Default 3.')),
  order: v.optional(
    note(
      v.union([
        seatList,
        v.strictObject({
          seats: v.optional(seatList),
          ...ordersOf(procedures),
        }),
      ]),
      'Seats clockwise, beginning with the bank; or a map of seats and procedures in another order.',
    ),
  ),
  rulings: rulingsOption,
  data: v.optional(
    note(
      v.strictObject({ decks: v.strictObject({ bank: v.optional(deck), robbers: v.optional(deck) }) }),
      'Decks in place of the house decks: card -> how many.',
    ),
  ),
});

/** Every field of a position, each once: TypeScript misses one that is forgotten here, or in `copyOf`. */
const fields = {
  options: v.optional(optionsSchema),
  flow: v.optional(note(v.string(), 'The state of the chart that the diagram stands in. Default explore.reveal.')),
  round: v.optional(v.picklist(Array.from({ length: lastRound }, (_, i) => i + 1))),
  turn: v.optional(note(v.picklist(actors), 'Whose planning or robbing turn it is.')),
  tiles: v.optional(
    note(
      byKey(rooms, tile),
      'Room -> tile, with the side of its wall: "bag-1 n". All nine, or none for the diagram floor.',
    ),
  ),
  bags: v.optional(note(bags, 'Room -> unlocked bags lying there. Rooms not named hold none.')),
  locked: v.optional(note(bags, 'Room -> locked bags lying there. Rooms not named hold none.')),
  alarm: v.optional(
    v.strictObject({ at: v.optional(v.picklist([...rooms, 'edge', 'box'])), locked: v.optional(v.boolean()) }),
  ),
  guards: v.optional(
    note(
      byKey(guardIds, v.union([place, v.strictObject({ at: v.optional(place), out: v.optional(v.boolean()) })])),
      'Guard -> room, or {at, out}.',
    ),
  ),
  robbers: v.optional(
    note(
      byKey(
        robberIds,
        v.union([
          place,
          v.strictObject({
            at: v.optional(place),
            out: v.optional(v.boolean()),
            carries: v.optional(whole(tokens.bags)),
          }),
        ]),
      ),
      'Robber -> room, or {at, out, carries}.',
    ),
  ),
  car: v.optional(v.picklist([...streets, 'box'])),
  corner: v.optional(v.nullable(v.picklist(corners))),
  stolen: v.optional(note(whole(5), 'Bags in the car, all rounds together.')),
  hands: v.optional(perActor),
  stacks: v.optional(note(perActor, 'Planned cards in planned order. While robbing, the first is next.')),
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
      'The card being carried out; given exactly in rob.bank.card and rob.robber.card.',
    ),
  ),
  extra: v.optional(note(v.boolean(), "The turn's extra action has been used.")),
  spent: v.optional(
    note(v.array(v.picklist(robberIds)), 'Robbers whose extra action of the round is gone (ruling extra-per: round).'),
  ),
  gone: v.optional(note(perActor, 'Cards used up in earlier rounds (ruling deck-next-round: unused-only).')),
  outcome: v.optional(v.nullable(v.strictObject({ result: v.picklist(['robbers', 'bank']), rule: v.string() }))),
} satisfies Record<keyof Position | 'flow', v.GenericSchema>;

export const positionSchema = v.strictObject(fields);

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
export type WrittenPosition = v.InferOutput<typeof positionSchema>;
