// What every element of the kit is: guarded definition, prefixed events, words in the reader's language.
import { LocalizeController, registerTranslation } from '@shoelace-style/localize';
import { ContextConsumer, createContext } from '@lit/context';
import { LitElement, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { ui as de } from '../../locales/de/ui.js';
import { ui as en, type UiWords } from '../../locales/en/ui.js';
import type { Session } from './session.js';

registerTranslation(en, de);

export const sessionContext = createContext<Session | null>(Symbol.for('heist-kit session'));

export const version = '0.1.0';

/** Interface strings. Unlike the library's own, `lang` of any element around counts, also across shadow roots. */
class Localize extends LocalizeController<UiWords> {
  override lang(): string {
    let node: Node | null | undefined = this.host;
    while (node) {
      if (node instanceof HTMLElement && node.lang) return node.lang.toLowerCase();
      node = node.parentNode ?? (node as Partial<ShadowRoot>).host;
    }
    return 'en';
  }
}

export class HeistElement extends LitElement {
  static readonly version = version;

  /** Registers the class under a tag. A tag that is taken stays as it is; another version of ours is worth a warning. */
  static define(tag: string, registry: CustomElementRegistry = customElements): void {
    const there = registry.get(tag) as { version?: string } | undefined;
    // A class can have one tag only; a second one gets a class of its own.
    if (!there) registry.define(tag, class extends this {} as unknown as CustomElementConstructor);
    else if (there.version !== this.version)
      console.warn(
        `<${tag}> is already defined (version ${there.version ?? 'unknown'}); this page also loads ${this.version}.`,
      );
  }

  protected readonly words = new Localize(this);

  /** Tells the page. Composed, so that it is heard outside; only for what a reader did, and for errors. */
  protected emit(name: `heist-${string}`, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
  }
}

/** An element that shows part of a game: the one around it, or the one that `for` names. */
export class HeistPart extends HeistElement {
  /** Id of the `heist-game` this part belongs to, when it does not stand inside it. */
  @property({ attribute: 'for' }) for = '';

  private readonly around = new ContextConsumer(this, {
    context: sessionContext,
    subscribe: true,
    callback: () => this.rejoin(),
  });
  private own: Session | null = null;
  private joined: Session | null = null;
  private leave: (() => void) | undefined;

  /** The game shown, once there is one. Settable from script; a page writes `for` or puts the part inside. */
  get session(): Session | null {
    return this.joined;
  }
  set session(session: Session | null) {
    this.own = session;
    this.rejoin();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.rejoin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
    this.leave = undefined;
    this.joined = null;
  }

  /** Asks again; called by a game around that was defined after this part. */
  askAgain(): void {
    this.around.hostConnected();
    this.rejoin();
  }

  private rejoin(): void {
    const session = this.own ?? this.named() ?? this.around.value ?? null;
    if (session === this.joined && this.leave) return;
    this.leave?.();
    this.leave = undefined;
    this.joined = session;
    if (session && this.isConnected)
      this.leave = session.subscribe(() => {
        this.sessionChanged(session);
        this.requestUpdate();
      });
    this.requestUpdate();
  }

  /** For parts that have to act on a change before they draw it. */
  protected sessionChanged(_session: Session): void {}

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('for')) this.rejoin();
  }

  private named(): Session | null {
    if (!this.for) return null;
    const root = this.getRootNode() as Document | ShadowRoot;
    const game = root.getElementById(this.for) as (HTMLElement & { session?: Session | null }) | null;
    if (!game) return null;
    // The game may be filled later, or be opened anew: it says so with this event.
    game.removeEventListener('heist-opened', this.onOpened);
    game.addEventListener('heist-opened', this.onOpened);
    return game.session ?? null;
  }
  private readonly onOpened = (): void => this.rejoin();
}
