// Where the reader left a lesson: kept by its address, for as long as the lesson has the same steps.
import type { Session } from '../session/session.js';

const keyOf = (src: string): string => `heist-kit:lesson:${new URL(src, document.baseURI).href}`;

/** The step to begin with: 0 for a new reader, for one who has finished, and where nothing can be kept. */
export function savedStep(src: string, { steps }: Session): number {
  try {
    const [at = 0, of] = (src && localStorage.getItem(keyOf(src))?.split('/').map(Number)) || [];
    return of === steps.length && at < of - 1 ? at : 0;
  } catch {
    return 0;
  }
}

/** Keeps where the reader is; null forgets it. */
export function saveStep(src: string, session: Session | null): void {
  if (!src) return;
  try {
    if (session) localStorage.setItem(keyOf(src), `${session.at}/${session.steps.length}`);
    else localStorage.removeItem(keyOf(src));
  } catch {
    // A page without storage begins anew.
  }
}
