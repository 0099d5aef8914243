// From what a person wrote to a complete position, or every problem of it at once.
import { InputError, type Problem } from '../../table/errors.js';
import type { Opening } from '../../table/game.js';
import { found, problemsOf, readRulings } from '../../notation/reading.js';
import { nearest } from '../../notation/nearest.js';
import { usualSeats } from './data.js';
import { complete } from './defaults.js';
import type { Options, Position } from './position.js';
import { contradictions, optionProblems } from './problems.js';
import { rulings } from './rulings.js';
import { optionsSchema, positionSchema, type WrittenOptions, type WrittenPosition } from './schema.js';

/** `paths`: where the chart can stand. */
export function readPosition(written: unknown, options: unknown, paths: readonly string[]): Opening<Position> {
  stopAt([
    ...problemsOf(positionSchema, written),
    ...(options === undefined ? [] : problemsOf(optionsSchema, options, ['options'])),
  ]);
  const start = written as WrittenPosition;
  const { value: chosen, problems } = readOptions({ ...start.options, ...(options as WrittenOptions | undefined) });
  const flow = start.flow ?? 'minute.turn.ready';
  if (!paths.includes(flow)) {
    const hint = nearest(flow, paths);
    problems.push({
      path: ['flow'],
      found: found(flow),
      expected: `a state of the chart: ${paths.join(', ')}`,
      ...(hint && { hint }),
    });
  }
  stopAt(problems);
  const position = complete(start, flow, chosen);
  stopAt(contradictions(position, flow));
  return { flow, position };
}

function stopAt(problems: readonly Problem[]): void {
  const [first, ...rest] = problems;
  if (first) throw new InputError([first, ...rest]);
}

function readOptions(written: WrittenOptions): { value: Options; problems: Problem[] } {
  const { rulings: chosen, problems } = readRulings(written.rulings, rulings);
  const value = {
    difficulty: written.difficulty ?? 'normal',
    seats: written.seats ?? [...usualSeats],
    rulings: chosen,
    ...(written.order && { order: written.order }),
  } as Options;
  return { value, problems: [...problems, ...optionProblems(value)] };
}
