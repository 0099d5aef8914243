// Ids come from moves, events and pages, as text: what stands in a map of a position under one of them, if anything does.

export const entry = <T>(map: Readonly<Partial<Record<string, T>>>, key: string): T | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;
