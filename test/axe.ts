// What axe finds, in the light and in the dark, by all of its rules.
import type axe from 'axe-core';

export type Scheme = 'light' | 'dark';

/** A line for each violation. `change` makes the page light or dark; axe has to be loaded in the window. */
export async function axeFinds(
  window: Window,
  where: Document | HTMLElement,
  change: (scheme: Scheme) => void,
): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    change(scheme);
    const { violations } = await run(where, { resultTypes: ['violations'], preload: false });
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${scheme}: ${id} ${target.flat().join(' ')} ${failureSummary ?? ''}`);
  }
  return found;
}
