// An element that can also stand alone in a page, without a game around it: it then shows a position or a step of a case.
import { html, type PropertyValues, type TemplateResult, type PropertyDeclarations } from 'lit';
import { InputError, messageOf } from '../../table/errors.js';
import { HeistPart } from './element.js';
import { parsed } from '../session/open-session.js';
import type { Session } from '../session/session.js';

export class StandaloneElement extends HeistPart {
  static override properties: PropertyDeclarations = {
    game: {},
    src: {},
    at: {},
    position: { attribute: false },
    text: { attribute: false },
    problem: { state: true },
  };

  /** The id of the game, if there is no `heist-game` around. The position is JSON or YAML in a script element inside. */
  game = '';
  /** The address of a case or position in YAML or JSON, instead of a script element inside. */
  src = '';
  /** The step of the case: a number, or `last`. */
  at = '';
  /** A position or a case as an object. */
  position: unknown = undefined;

  /** The same as YAML or JSON text. In HTML, write it into a script element inside. */
  text = '';

  protected problem = '';
  private opening: unknown;
  /** What it opened itself. */
  private alone: Session | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.session) void this.openAlone();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const names = ['game', 'src', 'at', 'position', 'text'] as const;
    if (this.hasUpdated && names.some((name) => changed.has(name))) void this.openAlone();
    // A page may say later which language it speaks; a game around this element hears it itself.
    if (this.alone === this.session)
      this.alone?.speak(this.words.lang()).catch((error: unknown) => console.error(error));
  }

  /** What cannot be shown says why; beside it stands what the page has for readers without JavaScript. */
  protected message(text: string): TemplateResult {
    return html`<div class="sheet" part="sheet"><p class="message" role="alert">${text}</p></div>
      <slot></slot>`;
  }

  private async openAlone(): Promise<void> {
    // If something else was asked for in the meantime, this is no longer wanted.
    const opening = (this.opening = {});
    try {
      await parsed();
      const { game, src, text, position } = this;
      if (!(game || src || text || position !== undefined || this.querySelector(':scope > script'))) return;
      const { openStandalone } = await import('./open-standalone.js');
      const session = await openStandalone(this, this.words.lang());
      if (opening !== this.opening) return;
      this.session = this.alone = session;
      this.problem = '';
    } catch (error) {
      const message = messageOf(error);
      this.problem = `${this.words.term('error')}\n${message}`;
      this.emit('heist-error', { message });
      if (!(error instanceof InputError)) console.error(error);
    }
  }
}
