// Shortest ways on a graph, and their ties.

export type Graph = Readonly<Record<string, readonly string[]>>;

/** Steps from every space to every other that can be reached, worked out when a space is first asked about. */
export function distancesIn(graph: Graph): (from: string, to: string) => number {
  const table = new Map<string, Map<string, number>>();
  const stepsFrom = (from: string): Map<string, number> => {
    const steps = new Map(Object.hasOwn(graph, from) ? [[from, 0]] : []);
    for (const [space, reached] of steps)
      for (const other of graph[space] ?? []) if (!steps.has(other)) steps.set(other, reached + 1);
    table.set(from, steps);
    return steps;
  };
  return (from, to) => (table.get(from) ?? stepsFrom(from)).get(to) ?? Infinity;
}

export type Routes = readonly (readonly string[])[];

/**
 * Every shortest route, as the spaces stepped on; one empty route when one is there already. A board does not change, so
 * each is worked out once.
 */
export function shortestRoutesIn(
  graph: Graph,
  distance: (from: string, to: string) => number,
): (from: string, to: string) => Routes {
  const known = new Map<string, Map<string, Routes>>();
  const find = (from: string, to: string): Routes =>
    from === to
      ? [[]]
      : (graph[from] ?? [])
          .filter((next) => distance(next, to) === distance(from, to) - 1)
          .flatMap((next) => routes(next, to).map((rest) => [next, ...rest]));
  const routes = (from: string, to: string): Routes => {
    let away = known.get(from);
    if (!away) known.set(from, (away = new Map<string, Routes>()));
    let found = away.get(to);
    if (!found) away.set(to, (found = find(from, to)));
    return found;
  };
  return routes;
}

/** How a tie between equally short routes is settled. Routes that it leaves side by side are for the players to choose from. */
export interface TieBreak {
  readonly name: string;
  /** The routes that stay. `from` is where they all begin; they do not contain it. */
  readonly settle: (routes: Routes, from: string) => Routes;
  /** What it goes by, for an explanation: a number for each route, the greatest is taken. */
  readonly measure?: (route: readonly string[], from: string) => number;
}

/** Takes the routes that measure most. */
export const greatest = (name: string, measure: (route: readonly string[], from: string) => number): TieBreak => ({
  name,
  measure,
  settle(routes, from) {
    if (routes.length < 2) return routes;
    const most = Math.max(...routes.map((route) => measure(route, from)));
    return routes.filter((route) => measure(route, from) === most);
  },
});

/** Leaves every tie to the players. */
export const playersChoose: TieBreak = { name: 'players-choose', settle: (routes) => routes };
