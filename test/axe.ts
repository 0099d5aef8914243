// What axe finds, in the light and in the dark, by all of its rules.
import type axe from 'axe-core';

export type Scheme = 'light' | 'dark';

/** Rules whose answer can change with the colours alone. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * A line for each violation. `change` makes the page light or dark; axe has to be loaded in the window. `inTheDark` are
 * the rules that are asked again there: all of them, if nothing else is said.
 */
export async function axeFinds(
  window: Window,
  where: Document | HTMLElement,
  change: (scheme: Scheme) => void,
  inTheDark?: string[],
): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    change(scheme);
    const { violations } = await run(where, {
      resultTypes: ['violations'],
      preload: false,
      ...(scheme === 'dark' && inTheDark && { runOnly: inTheDark }),
    });
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${scheme}: ${id} ${target.flat().join(' ')} ${failureSummary ?? ''}`);
  }
  return found;
}
