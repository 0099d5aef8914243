// Positions as short exact keys. A position differs from the one before in a field or two, so every distinct value of a
// field is kept once and numbered, and a position is its list of numbers: a few dozen bytes, nothing lost, and it can be
// turned back. (Model checkers call this collapse compression.)
import type { Json } from '../table/event.js';
import type { Opening, Position } from '../table/game.js';

/** A position with the numbers of its fields: what the next one is compared with. */
export interface Numbered<P> extends Opening<P> {
  readonly key: string;
  readonly numbers: readonly number[];
}

interface Field {
  readonly name: string;
  readonly numbers: Map<unknown, number>;
  readonly values: unknown[];
}

export class Keys<P extends Position> {
  /** The flow comes first; the fields of the position follow as they are met. Number 0 is "not there". */
  private readonly fields: Field[] = [newField('flow')];
  private readonly indexOf = new Map<string, number>([['flow', 0]]);

  /** `from` is the position that a move led away from: what it shares with this one is not looked at again. */
  number(flow: string, position: P, from?: Numbered<P>): Numbered<P> {
    const numbers: number[] = new Array<number>(this.fields.length).fill(0);
    numbers[0] = this.numberOf(this.fields[0] as Field, flow);
    for (const name in position) {
      const index = this.fieldAt(name);
      const value = position[name];
      numbers[index] =
        from && from.position[name] === value
          ? (from.numbers[index] as number)
          : this.numberOf(this.fields[index] as Field, value);
    }
    for (let i = 0; i < numbers.length; i++) numbers[i] ??= 0;
    return { flow, position, numbers, key: pack(numbers) };
  }

  /** The position behind a key. */
  read(key: string): Numbered<P> {
    const numbers = unpack(key);
    const [flow, ...values] = numbers.map((number, i) => this.fields[i]?.values[number]);
    const position: Record<string, unknown> = {};
    for (const [i, value] of values.entries())
      if (numbers[i + 1] !== 0) position[(this.fields[i + 1] as Field).name] = value;
    return { flow: flow as string, position: position as unknown as P, numbers, key };
  }

  private fieldAt(name: string): number {
    let index = this.indexOf.get(name);
    if (index === undefined) {
      index = this.fields.push(newField(name)) - 1;
      this.indexOf.set(name, index);
    }
    return index;
  }

  private numberOf({ numbers, values }: Field, value: unknown): number {
    // A text and a map that is written the same way must not meet: maps and lists begin with a sign no text begins with.
    const known = typeof value === 'object' && value !== null ? `\u0000${canonical(value as Json)}` : value;
    let number = numbers.get(known);
    if (number === undefined) {
      number = values.push(value) - 1;
      numbers.set(known, number);
    }
    return number;
  }
}

const newField = (name: string): Field => ({ name, numbers: new Map(), values: [undefined] });

/** JSON in which the order of keys says nothing. */
export function canonical(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const map = value as Readonly<Record<string, Json>>;
  return `{${Object.keys(map)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(map[key])}`)
    .join()}}`;
}

/** Numbers as a text of one-byte characters: seven bits each, the eighth says that more follow. */
function pack(numbers: readonly number[]): string {
  const codes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest > 127) {
      codes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    codes.push(rest);
  }
  // Fields that only later positions have are not there: the same position always has the same key.
  while (codes.length > 1 && codes[codes.length - 1] === 0) codes.pop();
  return String.fromCharCode(...codes);
}

function unpack(key: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    number |= (code & 127) << shift;
    if (code & 128) shift += 7;
    else {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}
