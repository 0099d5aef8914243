// Whether two plain values are equal. Positions that come from the same one share most of their parts, which are not
// looked into.

export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => sameValue(each, b[i]));
  const [mine, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in mine) if (!sameValue(mine[key], theirs[key])) return false;
  for (const key in theirs) if (!(key in mine) && theirs[key] !== undefined && theirs[key] !== null) return false;
  return true;
}
