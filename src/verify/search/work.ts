// Long work in slices: it can be watched, and stopped between two slices with what it has found so far.

/** How far the work is. `of` is missing where nobody knows how much there is. */
export interface Progress {
  readonly what: string;
  readonly done: number;
  readonly of?: number;
}

/** Yields how far it is; given `true`, it stops looking and returns what it has. */
export type Work<T> = Generator<Progress, T, boolean | undefined>;

/** Does the work in one go. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

export interface Attendance {
  /** Hears how far the work is, at most ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /** The work stops early when this is aborted. */
  readonly signal?: AbortSignal;
}

/** Does the work bit by bit, so that a page, a key press or a worker's messages get their turn in between. */
export async function attend<T>(work: Work<T>, { onProgress, signal }: Attendance = {}): Promise<T> {
  let slice = work.next();
  let last = now();
  while (!slice.done) {
    if (now() - last > 100) {
      onProgress?.(slice.value);
      await new Promise((resolve) => setTimeout(resolve));
      last = now();
    }
    slice = work.next(signal?.aborted === true);
  }
  return slice.value;
}

export const now = (): number => performance.now();

/** Hands a piece of work's progress on under another name. */
export function* part<T>(what: string, work: Work<T>): Work<T> {
  let slice = work.next();
  while (!slice.done) slice = work.next(yield { ...slice.value, what });
  return slice.value;
}
