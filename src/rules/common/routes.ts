// Shortest ways on a graph, and their ties.

export type Graph = Readonly<Record<string, readonly string[]>>;

/** Steps from every space to every other that can be reached. */
export function distancesIn(graph: Graph): (from: string, to: string) => number {
  const table = new Map<string, Map<string, number>>();
  for (const from of Object.keys(graph)) {
    const steps = new Map([[from, 0]]);
    for (const [space, reached] of steps)
      for (const other of graph[space] ?? []) if (!steps.has(other)) steps.set(other, reached + 1);
    table.set(from, steps);
  }
  return (from, to) => table.get(from)?.get(to) ?? Infinity;
}

/** Every shortest route, as the spaces stepped on; one empty route when one is there already. */
export function shortestRoutes(
  graph: Graph,
  distance: (from: string, to: string) => number,
  from: string,
  to: string,
): string[][] {
  if (from === to) return [[]];
  return (graph[from] ?? [])
    .filter((next) => distance(next, to) === distance(from, to) - 1)
    .flatMap((next) => shortestRoutes(graph, distance, next, to).map((rest) => [next, ...rest]));
}
