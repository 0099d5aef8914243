// Every value that may stand in a field of a position, as the game's schema says; null where they cannot be listed.
import { is, type GenericSchema } from 'valibot';
import { isMap } from '../../notation/is-map.js';

/** As much of a valibot schema as is looked at here. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly item?: Schema;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const plainTypes = ['picklist', 'string', 'number', 'boolean', 'literal'];
const isPlain = ({ type, options = [] }: Schema): boolean =>
  plainTypes.includes(type) || (type === 'union' && (options as readonly Schema[]).every(isPlain));

/** More values than are worth trying one by one. */
const mostValues = 100;

/** The values at a path; null when there is no end of them, or the schema does not say. */
export function valuesAt(schema: unknown, path: readonly string[]): readonly unknown[] | null {
  const { type, wrapped, options, entries, value } = schema as Schema;
  if (wrapped) {
    const inner = valuesAt(wrapped, path);
    return inner && path.length === 0 && type.startsWith('null') ? [...inner, null] : inner;
  }
  if (type === 'union' || type === 'variant') {
    // A map may be written in short, as one of its fields: nothing is inside that form.
    const parts = ((options ?? []) as readonly Schema[])
      .filter((option) => path.length === 0 || !isPlain(option))
      .map((option) => valuesAt(option, path));
    const known = parts.filter((part) => part !== null);
    return known.length === 0 || known.length < parts.length ? null : known.flat();
  }
  const [name, ...others] = path;
  if (name !== undefined) {
    // The name of a space has a dot in it: the second part of it is not one of the fields inside.
    const isSpace = type === 'record' && others[0] !== undefined && value?.entries && !(others[0] in value.entries);
    const rest = isSpace ? others.slice(1) : others;
    const inner = entries?.[name] ?? (type === 'record' ? value : undefined);
    // A name that no position has stands for nothing.
    return inner ? valuesAt(inner, rest) : entries ? [undefined] : null;
  }
  if (type === 'picklist') return limited(withoutNumbers(options ?? []));
  if (type === 'boolean') return [false, true];
  if (type === 'literal') return [(schema as Schema).literal];
  return type === 'number' ? limited(wholeNumbers(schema as Schema)) : null;
}

/** Whether nothing may stand in the place of the map or the list at a path. */
export const isNullable = (schema: unknown, path: readonly string[]): boolean =>
  schemasAt(schema as Schema, path).some(({ type }) => type.startsWith('null'));

/** The names that a map at a path may have; null when they cannot be listed. */
export function namesAt(schema: unknown, path: readonly string[]): readonly string[] | null {
  const maps = schemasAt(schema as Schema, path).filter(({ entries, type }) => entries || type === 'record');
  if (maps.length === 0 || maps.some(({ entries }) => !entries)) return null;
  return [...new Set(maps.flatMap(({ entries = {} }) => Object.keys(entries)))];
}

/** A name in what is written of a position, even in part, that cannot stand where it does. */
export interface StrangeName {
  readonly path: readonly (string | number)[];
  /** Names that could stand there, as far as they can be listed. */
  readonly known: readonly string[];
}

/** The strange names in a part of a position; `there` is a whole one, which has a field or two that nobody writes. */
export const strangeNames = (schema: unknown, written: unknown, there: unknown): StrangeName[] =>
  isNamedIn(written, there) ? [] : strangeIn(schemasAt(schema as Schema, []), written, there, []);

/** Whether every name in what is written stands in the whole, too: then the schema need not be asked. */
const isNamedIn = (written: unknown, there: unknown): boolean =>
  typeof written !== 'object' ||
  written === null ||
  (typeof there === 'object' &&
    there !== null &&
    Object.entries(written).every(
      ([name, inner]) => name in there && isNamedIn(inner, (there as Record<string, unknown>)[name]),
    ));

function strangeIn(
  forms: readonly Schema[],
  written: unknown,
  there: unknown,
  path: StrangeName['path'],
): StrangeName[] {
  if (Array.isArray(written)) {
    const items = forms.flatMap(({ item }) => (item ? schemasAt(item, []) : []));
    return written.flatMap((each, i) =>
      strangeIn(items, each, Array.isArray(there) ? there[i] : undefined, [...path, i]),
    );
  }
  const maps = forms.filter(({ entries, type }) => entries ?? type === 'record');
  if (!isMap(written) || maps.length === 0) return [];
  const others = isMap(there) ? there : {};
  const isKnown = (name: string) =>
    name in others ||
    maps.some(({ type, entries, key }) =>
      // What a loose map has besides is judged elsewhere.
      entries ? name in entries || type === 'loose_object' : !key || is(key as unknown as GenericSchema, name),
    );
  return Object.entries(written).flatMap(([name, inner]) => {
    const at = [...path, name];
    if (isKnown(name))
      return strangeIn(
        maps.flatMap((map) => schemasAt(map, [name])),
        inner,
        others[name],
        at,
      );
    const known = maps.flatMap(({ entries = {} }) => Object.keys(entries));
    return [{ path: at, known: [...new Set([...known, ...Object.keys(others)])] }];
  });
}

/** A path without the names that are somebody's or some place's own: what rules do with them is alike. */
export const kindOfPath = (schema: unknown, path: readonly string[]): string =>
  placesAt(schema as Schema, path)[0]?.kind ?? path.join('.');

/** Of these values those that may stand at a path; and whether nothing may stand there. */
export function allowedAt(schema: unknown, path: readonly string[], values: readonly unknown[]): readonly unknown[] {
  const places = placesAt(schema as Schema, path);
  const allowed = values.filter((value) => places.some((place) => is(place.schema as unknown as GenericSchema, value)));
  return places.some(({ kind }) => kind.endsWith('*')) ? [...allowed, undefined] : allowed;
}

/** Of these values those that may stand in the list at a path. */
export const allowedIn = (schema: unknown, path: readonly string[], values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) =>
    schemasAt(schema as Schema, path).some(({ item }) => item && is(item as unknown as GenericSchema, value)),
  );

const schemasAt = (schema: Schema, path: readonly string[]): Schema[] =>
  placesAt(schema, path).map((place) => place.schema);

interface PlacedSchema {
  readonly schema: Schema;
  /** The way there, with a star for each name in a record. */
  readonly kind: string;
}

/** Every schema that speaks of what is at a path: those that wrap others, too. */
function placesAt(schema: Schema, path: readonly string[], kind = ''): PlacedSchema[] {
  const { type, wrapped, options, entries, key, value } = schema;
  const around = path.length === 0 ? [{ schema, kind }] : [];
  if (wrapped) return [...around, ...placesAt(wrapped, path, kind)];
  if (type === 'union' || type === 'variant')
    return [...around, ...((options ?? []) as readonly Schema[]).flatMap((option) => placesAt(option, path, kind))];
  const [name, ...rest] = path;
  if (name === undefined) return around;
  const inner = entries?.[name];
  if (inner) return placesAt(inner, rest, `${kind}.${/^\d+$/.test(name) ? '#' : name}`);
  if (type !== 'record' || !value) return [];
  // The name of a space has a dot in it; what follows anybody else's name is a field of his.
  const isWhole = !key || is(key as unknown as GenericSchema, name);
  return placesAt(value, isWhole ? rest : rest.slice(1), `${kind}.*`);
}

const limited = (values: readonly unknown[] | null): readonly unknown[] | null =>
  values && values.length <= mostValues ? values : null;

/** A space such as 3.4 may be written as a number; it is read as a text. */
const withoutNumbers = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value) => typeof value !== 'number' || !values.includes(String(value)));

type Pipe = NonNullable<Schema['pipe']>;

/** A pipe may begin with another one. The outermost comes last, as it is the narrowest. */
const allOf = (pipe: Pipe): Pipe =>
  pipe.flatMap((each, i) => (i === 0 && 'pipe' in each ? allOf((each as Schema).pipe ?? []) : [each]));

function wholeNumbers({ pipe = [] }: Schema): readonly number[] | null {
  const bound = (type: string) => allOf(pipe).find((each) => each.type === type)?.requirement;
  const [least, most] = [bound('min_value'), bound('max_value')];
  if (typeof least !== 'number' || typeof most !== 'number' || most - least >= mostValues) return null;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}
