// A chart is built once for each order of procedures that is asked for.

/** Remembers what was built for each order. */
export function perOrder<P extends { readonly options: object }, T>(
  ordersOf: (position: P) => unknown,
  build: (position: P) => T,
): (position: P) => T {
  const byOptions = new WeakMap<object, T>();
  const byOrder = new Map<string, T>();
  return (position) => {
    let built = byOptions.get(position.options);
    if (!built) {
      const key = JSON.stringify(ordersOf(position));
      built = byOrder.get(key) ?? build(position);
      byOrder.set(key, built);
      byOptions.set(position.options, built);
    }
    return built;
  };
}
