// From what a person wrote to a complete position, or every problem of it at once.
import type { Opening } from '../../table/game.js';
import { readOpening } from '../../notation/read-position.js';
import { usualSeats } from './data.js';
import { complete } from './defaults.js';
import type { Options, Position } from './position.js';
import { contradictions, optionProblems } from './problems.js';
import { rulings } from './rulings.js';
import { optionsSchema, positionSchema, type WrittenOptions, type WrittenPosition } from './schema.js';
import { usualState } from './states.js';

/** `paths`: where the chart can stand. */
export const readPosition = (written: unknown, options: unknown, paths: readonly string[]): Opening<Position> =>
  readOpening<Position, Options, WrittenPosition, WrittenOptions>(written, options, {
    position: positionSchema,
    options: optionsSchema,
    rulings,
    paths,
    flow: usualState,
    readOptions,
    optionProblems,
    complete,
    contradictions,
  });

function readOptions({ players = 3, order, data }: WrittenOptions, chosen: Record<string, string>): Options {
  const seated = order ?? [...usualSeats(players)];
  return {
    players,
    order: 'length' in seated ? seated : { seats: usualSeats(players), ...seated },
    rulings: chosen,
    ...(data && { data }),
  } as Options;
}
