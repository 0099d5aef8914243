// Derived facts are worked out once for each object they derive from. Positions are never changed in place, so this is safe.

/** Remembers what a function made of an object, for as long as the object lives. */
export function memoize<K extends object, T>(derive: (from: K) => T): (from: K) => T {
  const known = new WeakMap<K, { value: T }>();
  return (from) => {
    let entry = known.get(from);
    if (!entry) known.set(from, (entry = { value: derive(from) }));
    return entry.value;
  };
}

/** Remembers only the last object: for what is asked several times of one position, and then never again. */
export function rememberLast<K extends object, T>(derive: (from: K) => T): (from: K) => T {
  let last: { readonly from: K; readonly value: T } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, value: derive(from) };
    return last.value;
  };
}
