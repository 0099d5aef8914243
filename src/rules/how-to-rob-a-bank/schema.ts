// How a position may be written by hand: every field optional, short forms allowed. Published as JSON Schema too.
import * as v from 'valibot';
import { atOr } from '../common/schema.js';
import { corners, rooms, sides, widestRing } from './board.js';
import { bankDeck, lastRound, robberDeck, tiles, tokens } from './data.js';
import { procedures } from './procedures.js';

const robberIds = ['yellow', 'red', 'green'] as const;
const actors = ['bank', ...robberIds] as const;
const guardIds = ['g1', 'g2', 'g3'] as const;
const cards = [...new Set([...Object.keys(bankDeck), ...Object.keys(robberDeck)])];

const note = <S extends v.GenericSchema>(schema: S, text: string) => v.pipe(schema, v.description(text));
const whole = (most: number) =>
  v.pipe(
    v.number(),
    v.integer(`a whole number from 0 to ${most}`),
    v.minValue(0, `a whole number from 0 to ${most}`),
    v.maxValue(most, `a whole number from 0 to ${most}`),
  );
const byKey = <const K extends readonly string[], S extends v.GenericSchema>(keys: K, schema: S) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, v.optional(schema)])) as Record<
      K[number],
      v.OptionalSchema<S, undefined>
    >,
  );

const tileIds = Object.keys(tiles);
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
  players: v.optional(note(v.picklist([2, 3, 4]), 'How many play. Default 3.')),
  order: v.optional(
    note(
      v.union([
        seatList,
        v.strictObject({
          seats: v.optional(seatList),
          placing: v.optional(v.array(v.picklist(procedures.placing))),
          'round-end': v.optional(v.array(v.picklist(procedures['round-end']))),
          'robber-turn': v.optional(v.array(v.picklist(procedures['robber-turn']))),
        }),
      ]),
      'Seats clockwise, beginning with the bank; or a map of seats and procedures in another order.',
    ),
  ),
  rulings: v.optional(
    note(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), 'Ruling -> the alternative to play by.'),
  ),
  data: v.optional(
    note(
      v.strictObject({
        decks: v.optional(
          note(byKey(['robbers', ...actors], deck), 'Card -> how many of it. A colour counts before robbers.'),
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
        streets: v.optional(note(v.array(v.picklist(widestRing)), 'The ring of streets, clockwise.')),
      }),
      'Your own data in place of house data.',
    ),
  ),
});

export const positionSchema = v.strictObject({
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
      'Guard -> room, or {at, out}.',
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
      'Robber -> room, or {at, out, carries}.',
    ),
  ),
  car: v.optional(v.picklist([...widestRing, 'box'])),
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
});

export type WrittenOptions = v.InferOutput<typeof optionsSchema>;
export type WrittenPosition = v.InferOutput<typeof positionSchema>;
