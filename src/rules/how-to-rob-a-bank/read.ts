// From what a person wrote to a complete position, or every problem of it at once.
import { InputError, type Problem } from '../../table/errors.js';
import type { Opening } from '../../table/game.js';
import { found, problemsOf, readRulings } from '../../notation/reading.js';
import { nearest } from '../../notation/nearest.js';
import { seats as usualSeats } from './data.js';
import { complete } from './defaults.js';
import type { Options, Position } from './position.js';
import { contradictions, optionProblems } from './problems.js';
import { rulings } from './rulings.js';
import { optionsSchema, positionSchema, type WrittenOptions, type WrittenPosition } from './schema.js';

/** `paths`: where the chart can stand. */
export function readPosition(written: unknown, options: unknown, paths: readonly string[]): Opening<Position> {
  if (!isMap(written)) stopAt([{ path: [], found: found(written), expected: 'a map: field -> what stands there' }]);
  const shape = problemsOf(positionSchema, written);
  // A field that cannot be read says nothing; the others are judged all the same, so that every problem shows at once.
  const unread = new Set(shape.map(({ path: [field] }) => field));
  const start = Object.fromEntries(
    Object.entries(written as object).filter(([field]) => !unread.has(field)),
  ) as WrittenPosition;
  const ofOptions = options === undefined ? [] : problemsOf(optionsSchema, options, ['options']);
  if (ofOptions.length || unread.has('options')) stopAt([...shape, ...ofOptions]);
  const { value: chosen, problems } = readOptions({ ...start.options, ...(options as WrittenOptions | undefined) });
  const flow = start.flow ?? 'explore.reveal';
  if (!paths.includes(flow)) problems.push(unknownFlow(flow, paths));
  stopAt(problems.length ? [...shape, ...problems] : []);
  const position = complete(start, flow, chosen);
  const contrary = unread.has('flow') ? [] : contradictions(start, position, flow);
  stopAt([...shape, ...contrary.filter(({ path: [field] }) => !unread.has(field))]);
  return { flow, position };
}

const isMap = (written: unknown): boolean => typeof written === 'object' && written !== null && !Array.isArray(written);

function unknownFlow(flow: string, paths: readonly string[]): Problem {
  const hint = nearest(flow, paths);
  return {
    path: ['flow'],
    found: found(flow),
    expected: `a state of the chart: ${paths.join(', ')}`,
    ...(hint && { hint }),
  };
}

function stopAt(problems: readonly Problem[]): void {
  const [first, ...rest] = problems;
  if (first) throw new InputError([first, ...rest]);
}

function readOptions(written: WrittenOptions): { value: Options; problems: Problem[] } {
  const { rulings: chosen, problems } = readRulings(written.rulings, rulings);
  const players = written.players ?? 3;
  const order = written.order ?? [...usualSeats(players)];
  const value = {
    players,
    order: 'length' in order ? order : { seats: usualSeats(players), ...order },
    rulings: chosen,
    ...(written.data && { data: written.data }),
  } as Options;
  return { value, problems: [...problems, ...optionProblems(value)] };
}
