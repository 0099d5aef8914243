// Whether all that a position can hold can be written, as far as types tell: types only, so that pages do not grow.

/** The type of what is written. An error names the fields of a position that have no place in it. */
export type WrittenForm<Form, _Unwritable extends never> = Form;

/**
 * The fields of a complete value that have no place in its written form, by their paths; never if all have one. Short forms
 * and defaults are the form's own. Where the form names the words and numbers that are allowed, the complete value may be
 * of a wider type.
 */
export type Unwritable<Full, Form, Path extends string = ''> = unknown extends Form
  ? never
  : Full extends readonly (infer Item)[]
    ? InList<Item, Extract<Form, readonly unknown[]>, Path>
    : Full extends object
      ? InMap<Full, Exclude<Form, Leaf | readonly unknown[]>, Path>
      : Full extends Form
        ? never
        : Extract<Form, Full> extends never
          ? Path
          : never;

type Leaf = string | number | boolean | null | undefined;

type InList<Item, Lists extends readonly unknown[], Path extends string> = [Lists] extends [never]
  ? Path
  : Unwritable<Item, Lists[number], Path>;

type InMap<Full, Maps, Path extends string> = [Maps] extends [never]
  ? Path
  : {
      [K in keyof Full & (string | number)]: K extends KeyIn<Maps> | (string extends K ? K : never)
        ? Unwritable<Exclude<Full[K], undefined>, ValueIn<Maps, K>, `${Path}/${K}`>
        : `${Path}/${K}`;
    }[keyof Full & (string | number)];

type KeyIn<Maps> = Maps extends unknown ? keyof Maps : never;
/** Under any name, if any is allowed in the complete value. */
type ValueIn<Maps, K> = Maps extends unknown
  ? K extends keyof Maps
    ? Maps[K]
    : string extends K
      ? Maps[keyof Maps]
      : never
  : never;
