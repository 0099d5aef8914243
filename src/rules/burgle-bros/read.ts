// From what a person wrote to a complete position, or every problem of it at once.
import { readOpening } from '../../notation/read-position.js';
import { isMap } from '../../notation/is-map.js';
import type { Opening } from '../../table/game.js';
import { complete } from './defaults.js';
import type { Options, Position } from './position.js';
import { contradictions, optionProblems } from './problems.js';
import { rulings } from './rulings.js';
import { optionsSchema, positionSchema, type WrittenOptions, type WrittenPosition } from './schema.js';

/** `paths`: where the chart can stand. Where nobody is on the table yet, a game begins. */
export const readPosition = (written: unknown, options: unknown, paths: readonly string[]): Opening<Position> =>
  readOpening<Position, Options, WrittenPosition, WrittenOptions>(written, options, {
    position: positionSchema,
    options: optionsSchema,
    rulings,
    paths,
    flow: isMap(written) && written['burglars'] === undefined ? 'setup.guard' : 'turn.actions',
    readOptions,
    optionProblems,
    complete,
    contradictions: (_, position, flow) => contradictions(position, flow),
  });

const readOptions = ({ job, variants, order }: WrittenOptions, chosen: Record<string, string>): Options =>
  ({
    job: job ?? 'bank',
    variants: variants ?? [],
    rulings: chosen,
    ...(order && { order }),
  }) as Options;
