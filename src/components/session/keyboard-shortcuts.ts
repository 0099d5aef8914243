// Keys that work wherever in a game they are pressed, except where somebody writes.

/** Goes on with what the table does by itself. */
export const goOnKey = 'N';

/** Whether an event is this key, alone, and nobody has taken it yet. */
export function isPressed(event: KeyboardEvent, wanted: string): boolean {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || key.toUpperCase() !== wanted || ctrlKey || metaKey || altKey) return false;
  const [target] = event.composedPath();
  return !(target instanceof Element && target.matches('input:not([type=range]), textarea, select, [contenteditable]'));
}
