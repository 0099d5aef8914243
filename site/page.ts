// What the scripts of all pages share: finding an element, making one, copying a text.

export const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** A new element with a text or with children: page texts never become markup. */
export function make(tag: string, content: string | readonly (Node | string)[] = '', className = ''): HTMLElement {
  const node = document.createElement(tag);
  node.append(...(typeof content === 'string' ? [content] : content));
  if (className) node.className = className;
  return node;
}

export function makeButton(label: string, onClick: () => void, className = ''): HTMLButtonElement {
  const button = make('button', label, className) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/** Copies a text and says so on the button. Where a page may not use the clipboard, `select` shows what to copy. */
export async function copy(text: string, button: HTMLButtonElement, select: () => void): Promise<void> {
  const label = (button.dataset['label'] ??= button.textContent);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    select();
    button.textContent = 'Selected: now press Ctrl+C';
  }
  setTimeout(() => (button.textContent = label), 2500);
}
