// Sets styles through the style object. Lit's styleMap writes a style attribute at first, which a strict
// Content-Security-Policy (style-src 'self') forbids.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Styled extends Directive {
  private set = new Set<string>();

  override render(_styles: Readonly<Record<string, string>>): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [styles]: [Readonly<Record<string, string>>]): unknown {
    const { style } = element as Element & ElementCSSInlineStyle;
    for (const name of this.set) if (!Object.hasOwn(styles, name)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
    this.set = new Set(Object.keys(styles));
    return noChange;
  }
}

/** On an element: `<div ${styled({ left: '10%' })}>`. Names as in a style sheet. */
export const styled = directive(Styled);
