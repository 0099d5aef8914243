// Positions as short exact keys. A position differs from the one before in a field or two, so every distinct value is
// kept once and numbered, and a map is the list of its values' numbers: a few dozen bytes for a whole position, nothing
// lost, and it can be turned back. (Model checkers call this collapse compression.)
import type { Json } from '../../table/event.js';
import type { Opening, Position } from '../../table/game.js';

/** A position with the numbers of its fields: what the next one is compared with. */
export interface Numbered<P> extends Opening<P> {
  readonly key: string;
  readonly numbers: readonly number[];
}

export class PositionEncoding<P extends Position> {
  private readonly flows = new Dictionary();
  private readonly positions = new Dictionary();

  /** `from` is the position that a move led away from: what it shares with this one is not looked at again. */
  number(flow: string, position: P, from?: Numbered<P>): Numbered<P> {
    const numbers = this.positions.numbersOf(
      position as unknown as Fields,
      from && { fields: from.position as unknown as Fields, numbers: from.numbers },
    );
    return { flow, position, numbers, key: pack([this.flows.number(flow), ...numbers]) };
  }

  /** The position behind a key. */
  read(key: string): Numbered<P> {
    const [flow, ...numbers] = unpack(key);
    return {
      flow: this.flows.value(flow as number) as string,
      position: this.positions.fieldsOf(numbers) as unknown as P,
      numbers,
      key,
    };
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Maps that are kept as they are, before they are rebuilt each time: rules remember things about options and floors. */
const mapsKept = 256;
/** Maps that are kept after they were rebuilt: positions that are opened one after the other have most of them in common. */
const mapsAtHand = 512;

/** The values that stand in one place of a position, numbered from 1. Number 0 is "not there". */
class Dictionary {
  private readonly numbers = new Map<unknown, number>();
  private readonly values: unknown[] = [undefined];
  /** For maps: the places in them, in the order in which they were met. */
  private readonly places: { readonly name: string; readonly dictionary: Dictionary }[] = [];
  private readonly placeOf = new Map<string, number>();
  private readonly atHand: { readonly number: number; readonly fields: Fields }[] = [];

  number(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.known(value, value);
    // Signs that no text begins with keep lists, maps and texts apart.
    if (Array.isArray(value)) return this.known(`\u0000${canonical(value as Json)}`, value);
    const packed = pack(this.numbersOf(value as Fields));
    return this.known(`\u0001${packed}`, this.values.length <= mapsKept ? value : new Packed(packed));
  }

  value(number: number): unknown {
    const value = this.values[number];
    if (!(value instanceof Packed)) return value;
    const known = this.atHand[number % mapsAtHand];
    if (known?.number === number) return known.fields;
    const fields = this.fieldsOf(unpack(value.text));
    this.atHand[number % mapsAtHand] = { number, fields };
    return fields;
  }

  numbersOf(fields: Fields, from?: { readonly fields: Fields; readonly numbers: readonly number[] }): number[] {
    const numbers: number[] = [];
    let i = 0;
    for (const name in fields) {
      const value = fields[name];
      // Fields mostly come in the order in which they were met first.
      const at = this.places[i++]?.name === name ? i - 1 : this.placeAt(name);
      while (numbers.length <= at) numbers.push(0);
      numbers[at] =
        from && from.fields[name] === value
          ? (from.numbers[at] as number)
          : (this.places[at] as (typeof this.places)[number]).dictionary.number(value);
    }
    return numbers;
  }

  fieldsOf(numbers: readonly number[]): Fields {
    const fields: Record<string, unknown> = {};
    for (const [i, number] of numbers.entries())
      if (number !== 0) {
        const { name, dictionary } = this.places[i] as (typeof this.places)[number];
        fields[name] = dictionary.value(number);
      }
    return fields;
  }

  private known(key: unknown, value: unknown): number {
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }

  private placeAt(name: string): number {
    let at = this.placeOf.get(name);
    if (at === undefined) {
      at = this.places.push({ name, dictionary: new Dictionary() }) - 1;
      this.placeOf.set(name, at);
    }
    return at;
  }
}

/** A map as the numbers of its values. */
class Packed {
  constructor(readonly text: string) {}
}

/** JSON in which the order of keys says nothing. */
export function canonical(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'object') ? `[${value.map(canonical).join()}]` : JSON.stringify(value);
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
  // Places that only later maps have are not there: the same map always has the same key.
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
