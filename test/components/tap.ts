// A finger on the page.

/** What a finger does: pointer events of type touch in the middle of the target, then the click that follows a tap. */
export function tap(target: Element): void {
  target.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const under = topmost(clientX, clientY);
  if (!under || !(target.contains(under) || under.contains(target)))
    throw new Error(
      `a finger on ${target.outerHTML.slice(0, 90)} touches ${under?.outerHTML.slice(0, 90) ?? 'nothing'}`,
    );
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
    under.dispatchEvent(new PointerEvent(type, how));
  under.dispatchEvent(new PointerEvent('click', how));
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
