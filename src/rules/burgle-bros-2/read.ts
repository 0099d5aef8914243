// From what a person wrote to a complete position, or every problem of it at once.
import { readOpening } from '../../notation/read-position.js';
import { isMap } from '../../notation/is-map.js';
import type { Opening } from '../../table/game.js';
import { inFull } from '../../notation/short-forms.js';
import { finales, usualSuspicion } from './box.js';
import { complete, seatsOf } from './defaults.js';
import type { Options, Position } from './position.js';
import { contradictions, optionProblems } from './problems.js';
import { rulings } from './rulings.js';
import { enteringState, usualState } from './states.js';
import { optionsSchema, positionSchema, type WrittenOptions, type WrittenPosition } from './schema.js';

/** `paths`: where the chart can stand. */
export const readPosition = (written: unknown, options: unknown, paths: readonly string[]): Opening<Position> =>
  readOpening<Position, Options, WrittenPosition, WrittenOptions>(written, options, {
    position: positionSchema,
    options: optionsSchema,
    rulings,
    paths,
    flow: usualFlow(written),
    readOptions: (given, chosen) => readOptions(given, chosen, isMap(written) ? seatsOf(written) : []),
    optionProblems: (value) => optionProblems(value, isWritten('players', written, options)),
    complete,
    contradictions,
  });

const isWritten = (option: string, written: unknown, options: unknown): boolean =>
  [options, isMap(written) ? written['options'] : undefined].some((given) => isMap(given) && option in given);

/** A crook on turn who is outside comes in first. */
function usualFlow(written: unknown): string {
  if (!isMap(written) || !isMap(written['crooks'])) return enteringState;
  const { crooks } = written;
  const turn = isMap(written['turn']) ? written['turn']['crook'] : undefined;
  const active = inFull(crooks[typeof turn === 'string' ? turn : (Object.keys(crooks)[0] ?? '')]);
  const at = isMap(active) ? (active['at'] ?? 'outside') : 'outside';
  return at === 'outside' ? enteringState : usualState;
}

const readOptions = (
  { suspicion, players, finales: allowed, depots, order, data }: WrittenOptions,
  chosen: Record<string, string>,
  seats: readonly string[],
): Options =>
  ({
    suspicion: suspicion ?? usualSuspicion,
    players: players ?? [...seats],
    finales: allowed ?? [...finales],
    depots: depots ?? false,
    rulings: chosen,
    ...(order && { order }),
    ...(data && { data }),
  }) as Options;
