// Where guards can walk, for the overlay of distances. The rules have a graph of their own (LH-GUARD-1, LH-GUARD-2), which
// elements may not import; a test compares both.
const columns = ['L', '1', '2', '3', '4', '5', '6', 'R'];

/** Rooms and landings, floor by floor. */
export const walkable: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((floor) =>
  columns.map((column) => `${floor}.${column}`),
);

function neighbours(space: string): string[] {
  const [floor = '', column = ''] = space.split('.');
  const i = columns.indexOf(column);
  const level = [columns[i - 1], columns[i + 1]].map((each) => `${floor}.${each ?? ''}`);
  const stairs = /[LR]/.test(column) ? [`${Number(floor) + 1}.${column}`, `${Number(floor) - 1}.${column}`] : [];
  return [...level, ...stairs].filter((each) => walkable.includes(each));
}

/** Steps from every space to one; empty when no guard can walk there (a cabin, the delivery door). */
export function stepsTo(target: string): ReadonlyMap<string, number> {
  const steps = new Map<string, number>(walkable.includes(target) ? [[target, 0]] : []);
  for (const [space, far] of steps)
    for (const next of neighbours(space)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
}

/** Every shortest route, without where it begins. */
export function routesTo(target: string, from: string): string[][] {
  const steps = stepsTo(target);
  const far = steps.get(from);
  if (far === undefined) return [];
  if (far === 0) return [[]];
  return neighbours(from)
    .filter((next) => steps.get(next) === far - 1)
    .flatMap((next) => routesTo(target, next).map((rest) => [next, ...rest]));
}
