// Which positions have been met, and how each was reached first.
import { moveText, type Move } from '../../table/move.js';

/** Keys, numbered as they come. A key is new if its number is what `size` was before. */
export interface Seen {
  readonly size: number;
  number(key: string): number;
}

/** Whole keys. Several maps, because one Map of JavaScript ends at 16.7 million entries. */
export class ExactSeen implements Seen {
  private readonly maps = Array.from({ length: 16 }, () => new Map<string, number>());
  size = 0;

  number(key: string): number {
    const map = this.maps[(hashOf(key, 0) >>> 8) & 15] as Map<string, number>;
    const known = map.get(key);
    if (known !== undefined) return known;
    map.set(key, this.size);
    return this.size++;
  }
}

/** 64 bits of each key: smaller, but two positions can be taken for one. Open addressing over typed arrays. */
export class HashedSeen implements Seen {
  /** High bits, low bits and the number of each key; two zeros in front mark an empty slot. */
  private slots = new Uint32Array(3 * 1024);
  size = 0;

  number(key: string): number {
    if (this.size * 2 > this.slots.length / 3) this.grow();
    const number = this.place(hashOf(key, 0) || 1, hashOf(key, 0x9e3779b9), this.size);
    if (number === this.size) this.size++;
    return number;
  }

  /** The chance that two of the positions met so far share their 64 bits. */
  get collisionChance(): number {
    return 1 - Math.exp(-(this.size * (this.size - 1)) / 2 ** 65);
  }

  /** The number of a key, which is `fresh` if it was not there. */
  private place(high: number, low: number, fresh: number): number {
    const count = this.slots.length / 3;
    for (let at = low & (count - 1); ; at = (at + 1) & (count - 1)) {
      const slot = 3 * at;
      if (this.slots[slot] === 0) {
        this.slots.set([high, low, fresh], slot);
        return fresh;
      }
      if (this.slots[slot] === high && this.slots[slot + 1] === low) return this.slots[slot + 2] as number;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 3)
      if (old[i] !== 0) this.place(old[i] as number, old[i + 1] as number, old[i + 2] as number);
  }
}

/** FNV-1a with a final mix. */
function hashOf(key: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** For each position the one it was reached from, and the move: the way back to the start. */
export class ShortestWays {
  private parents = new Int32Array(1024);
  private moves = new Int32Array(1024);
  private starts = new Int32Array(1024);
  private readonly texts: string[] = [];
  private readonly numberOf = new Map<string, number>();
  size = 0;

  /** A start has no parent. */
  add(parent = -1, move?: Move): number {
    if (this.size === this.parents.length) {
      this.parents = grown(this.parents);
      this.moves = grown(this.moves);
      this.starts = grown(this.starts);
    }
    this.parents[this.size] = parent;
    this.moves[this.size] = move ? this.moveNumber(moveText(move)) : -1;
    this.starts[this.size] = parent < 0 ? this.size : (this.starts[parent] as number);
    return this.size++;
  }

  /** The position that led here first; -1 for a start. */
  parentOf(index: number): number {
    return this.parents[index] as number;
  }

  /** The start from which a position was reached first. */
  startOf(index: number): number {
    return this.starts[index] as number;
  }

  /** The index of the start, and the moves from there. */
  back(index: number): { start: number; moves: string[] } {
    const moves: string[] = [];
    let at = index;
    for (let parent = this.parents[at] as number; parent >= 0; parent = this.parents[at] as number) {
      moves.push(this.texts[this.moves[at] as number] as string);
      at = parent;
    }
    return { start: at, moves: moves.reverse() };
  }

  private moveNumber(text: string): number {
    let number = this.numberOf.get(text);
    if (number === undefined) {
      number = this.texts.push(text) - 1;
      this.numberOf.set(text, number);
    }
    return number;
  }
}

export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
