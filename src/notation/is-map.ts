// What YAML calls a map and JSON an object: neither a list nor nothing.

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
