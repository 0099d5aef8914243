// A still picture of what the preview shows, to be put beside the kit's files.
import type { Session } from '../../src/components/session/session.js';
import { words } from '../language.js';
import { makeButton } from '../page.js';

/** Downloads the picture that a snippet names. */
export function pictureButtonFor(preview: Element, address: string, theme: string): HTMLButtonElement {
  const name = address.replace(/^.*\//, '');
  return makeButton(words.still(name), () => void download(preview, name, theme));
}

async function download(preview: Element, name: string, theme: string): Promise<void> {
  const { session } = (preview.firstElementChild ?? {}) as { readonly session?: Session | null };
  if (!session) return;
  const { stillOf } = await import('../../src/components/still/still.js');
  const { svg } = stillOf(session, theme === 'dark' ? 'dark' : 'light', 'still');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
