// From which positions can the game still end? A trap is a position in which moves remain, but none of them leads to an
// end any more, however play goes on: somebody can only take and drop the same thing for ever. It is claimed only where
// everything that can be reached was tried; elsewhere the answer is "unknown".
import { grown } from './visited.js';

/** How many positions can still come to an end, cannot, or may lead to one beyond what was searched. */
export interface Endings {
  readonly reached: number;
  readonly trapped: number;
  readonly unknown: number;
}

/** Moves between the positions of a search, by their numbers. Positions are opened in the order of their numbers. */
export class Successors {
  private to = new Int32Array(1024);
  private size = 0;
  /** Where the moves of each opened position begin. */
  private first = new Int32Array(1024);
  private opened = 0;
  /** Positions after which nothing has to be looked for: the game is over, nobody can move, or play breaks. */
  private readonly ends = new Set<number>();
  /** Positions of which some moves were left out. */
  private readonly cut = new Set<number>();

  /** The moves that are added from now on are those of the next position. */
  open(): void {
    if (this.opened + 1 >= this.first.length) this.first = grown(this.first);
    this.first[this.opened++] = this.size;
    this.first[this.opened] = this.size;
  }

  add(target: number): void {
    if (this.size === this.to.length) this.to = grown(this.to);
    this.to[this.size++] = target;
    this.first[this.opened] = this.size;
  }

  end(index: number): void {
    this.ends.add(index);
  }

  leaveOut(index: number): void {
    this.cut.add(index);
  }

  /** For each of so many positions whether it is a trap, and how many are of each kind. */
  endings(positions: number): { readonly isTrap: (index: number) => boolean; readonly counts: Endings } {
    const before = this.predecessors(positions);
    const canEnd = reaching(this.ends, positions, before);
    const unopened = Array.from({ length: positions - this.opened }, (_, i) => this.opened + i);
    const canLeave = reaching([...unopened, ...this.cut], positions, before);
    const counts = { reached: 0, trapped: 0, unknown: 0 };
    for (let i = 0; i < positions; i++) counts[canEnd[i] ? 'reached' : canLeave[i] ? 'unknown' : 'trapped']++;
    return { counts, isTrap: (index) => !canEnd[index] && !canLeave[index] };
  }

  /** How many positions can be reached from one. */
  sizeBelow(index: number): number {
    const seen = new Set([index]);
    for (const at of seen)
      for (let i = this.first[at] as number; i < (this.first[at + 1] as number); i++) seen.add(this.to[i] as number);
    return seen.size;
  }

  /** The same moves, by where they lead. */
  private predecessors(positions: number): Predecessors {
    const first = new Int32Array(positions + 1);
    for (let i = 0; i < this.size; i++) add(first, (this.to[i] as number) + 1, 1);
    for (let i = 0; i < positions; i++) add(first, i + 1, first[i] as number);
    const from = new Int32Array(this.size);
    const free = first.slice();
    for (let at = 0; at < this.opened; at++)
      for (let i = this.first[at] as number; i < (this.first[at + 1] as number); i++)
        from[add(free, this.to[i] as number, 1) - 1] = at;
    return { first, from };
  }
}

/** Adds to a place of a list; returns what stands there now. */
const add = (list: Int32Array, at: number, more: number): number => (list[at] = (list[at] as number) + more);

interface Predecessors {
  readonly first: Int32Array;
  readonly from: Int32Array;
}

/** Marks the goals and every position from which one of them can be reached. */
function reaching(goals: Iterable<number>, positions: number, { first, from }: Predecessors): Uint8Array {
  const marked = new Uint8Array(positions);
  const queue: number[] = [];
  const mark = (index: number) => {
    if (marked[index]) return;
    marked[index] = 1;
    queue.push(index);
  };
  for (const goal of goals) mark(goal);
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (let i = first[at] as number; i < (first[at + 1] as number); i++) mark(from[i] as number);
  return marked;
}
