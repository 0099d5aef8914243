// From what a person wrote to a complete position, or every problem of it at once.
import { readOpening } from '../../notation/read-position.js';
import type { Opening } from '../../table/game.js';
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
    readOptions: ({ order, data }, chosen) =>
      ({ rulings: chosen, ...(order && { order }), ...(data && { data }) }) as Options,
    optionProblems,
    complete,
    contradictions: (_, position, flow) => contradictions(position, flow),
  });
