// The spaces of each job as lists, and which of them lie near each other. A page that only shows a board does without.
// Facts alone: drawings may import it.
import { areBeside, cellsOf, placeOf, type Cell } from '../common/grid.js';
import { cellOf, floorOf, floorsOf, spaceAt, type Floor, type GivenData, type Space } from './board.js';
import { jobs, type JobId } from './data.js';

export const topFloor = (job: JobId): Floor => jobs[job].floors.at(-1) as Floor;

/** The cells of a floor with the gap, which is left out of play. */
export const allCells = (job: JobId): Cell[] => cellsOf({ size: jobs[job].size });
/** The spaces on the patrol cards of a floor: each once, or as a publisher says. */
export const patrolCells = ({ job, data }: { job: JobId; data?: GivenData }): readonly Cell[] =>
  data?.patrol ?? allCells(job);
export const cellsWithout = (job: JobId, gap: Cell | null): Cell[] => cellsOf({ size: jobs[job].size, gap });
const spacesByGap = new Map<string, readonly Space[]>();
/** Asked for at every move: each list is made once. */
export function spacesOf(job: JobId, gap: Cell | null): readonly Space[] {
  const key = `${job} ${gap}`;
  const made = spacesByGap.get(key);
  if (made) return made;
  const spaces = floorsOf(job).flatMap((floor) => cellsWithout(job, gap).map((cell) => spaceAt(floor, cell)));
  spacesByGap.set(key, spaces);
  return spaces;
}

/** Whether two spaces of one floor share a side. */
export const areSideBySide = (one: Space, other: Space): boolean =>
  floorOf(one) === floorOf(other) && areBeside(cellOf(one), cellOf(other));

/** Whether a space lies at the edge of the building. */
export const isOuter = (job: JobId, space: Space): boolean =>
  placeOf(cellOf(space)).some((place) => place === 0 || place === jobs[job].size - 1);

export const inRowOrColumn = (one: Cell, other: Cell): boolean => {
  const [x1, y1] = placeOf(one);
  const [x2, y2] = placeOf(other);
  return one !== other && (x1 === x2 || y1 === y2);
};
