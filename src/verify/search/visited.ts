// Which positions have been met, and how each was reached first.
import { moveText, type Move } from '../../table/move.js';

/** A set of keys. `add` says whether the key is new. */
export interface Seen {
  readonly size: number;
  add(key: string): boolean;
}

/** Whole keys. Several sets, because one Set of JavaScript ends at 16.7 million entries. */
export class ExactSeen implements Seen {
  private readonly sets = Array.from({ length: 16 }, () => new Set<string>());
  size = 0;

  add(key: string): boolean {
    const set = this.sets[(hashOf(key, 0) >>> 8) & 15] as Set<string>;
    if (set.has(key)) return false;
    set.add(key);
    this.size++;
    return true;
  }
}

/** 64 bits of each key: smaller, but two positions can be taken for one. Open addressing over typed arrays. */
export class HashedSeen implements Seen {
  private slots = new Uint32Array(2 * 1024);
  size = 0;

  add(key: string): boolean {
    if (this.size * 4 > this.slots.length) this.grow();
    // Two zeros mark an empty slot.
    return this.place(hashOf(key, 0) || 1, hashOf(key, 0x9e3779b9));
  }

  /** The chance that two of the positions met so far share their 64 bits. */
  get collisionChance(): number {
    return 1 - Math.exp(-(this.size * (this.size - 1)) / 2 ** 65);
  }

  private place(high: number, low: number): boolean {
    const mask = this.slots.length / 2 - 1;
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const found = this.slots[2 * at];
      if (found === 0) {
        this.slots[2 * at] = high;
        this.slots[2 * at + 1] = low;
        this.size++;
        return true;
      }
      if (found === high && this.slots[2 * at + 1] === low) return false;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(old.length * 2);
    this.size = 0;
    for (let i = 0; i < old.length; i += 2) if (old[i] !== 0) this.place(old[i] as number, old[i + 1] as number);
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
  private readonly texts: string[] = [];
  private readonly numberOf = new Map<string, number>();
  size = 0;

  /** A start has no parent. */
  add(parent = -1, move?: Move): number {
    if (this.size === this.parents.length) {
      this.parents = grown(this.parents);
      this.moves = grown(this.moves);
    }
    this.parents[this.size] = parent;
    this.moves[this.size] = move ? this.moveNumber(moveText(move)) : -1;
    return this.size++;
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

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
