// A finger on the page.
import { waitUntil } from '@open-wc/testing';

/**
 * What a finger does: pointer events of type touch in the middle of the target, then the click that follows a tap. It
 * touches what is drawn: a board that has just come into sight has first to be, and a busy browser takes its time.
 */
export async function tap(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const meant = target.closest('[data-space]') ?? target;
  const isReached = () => meant.contains(topmost(...middleOf(target)));
  await waitUntil(isReached, `a finger reaches ${target.outerHTML.slice(0, 90)}`, { timeout: 60_000 });
  const [clientX, clientY] = middleOf(target);
  const touched = topmost(clientX, clientY) as Element;
  const how = {
    bubbles: true,
    composed: true,
    cancelable: true,
    clientX,
    clientY,
    pointerType: 'touch',
    isPrimary: true,
  };
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave'])
    touched.dispatchEvent(new PointerEvent(type, how));
  touched.dispatchEvent(new PointerEvent('click', how));
}

function middleOf(target: Element): [x: number, y: number] {
  const { left, top, width, height } = target.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The element at a point, through shadow roots. */
function topmost(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}
