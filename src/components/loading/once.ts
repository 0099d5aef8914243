// All boards of a page share what is loaded for one of them.

/** Loads only once for the same names. What failed is tried again. */
export function once<Names extends readonly string[], T>(load: (...names: Names) => Promise<T>) {
  const loads = new Map<string, Promise<T>>();
  return (...names: Names): Promise<T> => {
    const key = names.join();
    const loading = loads.get(key) ?? load(...names);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
