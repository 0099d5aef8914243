// What every element of the kit is: guarded definition, prefixed events, words in the reader's language.
import {
  adoptStyles,
  html,
  LitElement,
  render,
  type CSSResult,
  type PropertyValues,
  type PropertyDeclarations,
} from 'lit';
import { ui } from '../../locales/en/ui.js';
import { version } from '../../version.js';
import type { Session } from '../session/session.js';
import type { HeistEvents } from './events.js';
import { InterfaceWords, upwards } from './interface-words.js';

/** Marks an element that owns a game. The parts inside find it by this, whatever its tag and whichever copy of the kit. */
export const ownsGame = Symbol.for('heist-kit game');

interface Owner extends Node {
  readonly session?: Session | null;
}

export class HeistElement extends LitElement {
  static readonly version = version;

  /** Registers the class under a tag. A tag that is taken stays as it is; another version of ours is worth a warning. */
  static define(tag: string, registry: CustomElementRegistry = customElements): void {
    const there = registry.get(tag) as { version?: string } | undefined;
    if (!there && !canDraw()) return;
    // A class can have one tag only; a second one gets a class of its own.
    if (!there) registry.define(tag, class extends this {} as unknown as CustomElementConstructor);
    else if (there.version !== this.version)
      console.warn(
        `<${tag}> is already defined (version ${there.version ?? 'unknown'}); this page also loads ${this.version}.`,
      );
  }

  /** An element that says more than a replay does brings those words itself. */
  protected readonly words: InterfaceWords = new InterfaceWords(this, ui);

  /** What has to be there before anything is drawn: the words of a language. Null when it is. */
  protected coming(): Promise<void> | null {
    return this.words.coming();
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const coming = this.coming();
    return coming ? coming.then(() => super.scheduleUpdate()) : (super.scheduleUpdate() as undefined);
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    this.words.markLanguage(this.renderRoot);
  }

  /** Adopts styles that came later, over the element's own. */
  protected wear(styles: readonly CSSResult[]): void {
    adoptStyles(this.renderRoot as ShadowRoot, [...(this.constructor as typeof HeistElement).elementStyles, ...styles]);
  }

  /** Tells the page. Composed, so that it is heard outside; only for what a reader did, and for errors. */
  protected emit<Name extends keyof HeistEvents>(name: Name, detail: HeistEvents[Name], cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));
  }
}

let isAllowed: boolean | undefined;

/** Without a policy of trusted types lit cannot draw where a page asks for one. The first copy of the kit has it. */
function canDraw(): boolean {
  if (!('trustedTypes' in globalThis)) return true;
  if (isAllowed === undefined)
    try {
      render(html`<i></i>`, document.createElement('i'));
      isAllowed = true;
    } catch {
      isAllowed = false;
      console.warn(
        `heist-kit ${version} defines no elements. Load the kit once, or allow its policy: trusted-types lit-html heist-kit`,
      );
    }
  return isAllowed;
}

/** An element that shows part of a game: the one around it, or the one that `for` names. */
export class HeistPart extends HeistElement {
  static override properties: PropertyDeclarations = {
    for: { attribute: 'for' },
  };

  /** The id of the `heist-game` that this element belongs to, if it is not inside it. */
  for = '';

  private own: Session | null = null;
  private joined: Session | null = null;
  private leave: (() => void) | undefined;

  /** The game that is shown, once there is one. Scripts may set it; pages use `for` or put the element inside. */
  get session(): Session | null {
    return this.joined;
  }
  set session(session: Session | null) {
    this.own = session;
    this.rejoin();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A game that is filled, opened anew, defined or put on the page later says so with this event.
    document.addEventListener('heist-opened', this.rejoin, true);
    this.rejoin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('heist-opened', this.rejoin, true);
    this.leave?.();
    this.leave = undefined;
    this.joined = null;
  }

  private readonly rejoin = (): void => {
    const session = this.own ?? this.owner()?.session ?? null;
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
  };

  /** For parts that have to act on a change before they draw it. */
  protected sessionChanged(_session: Session): void {}

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('for')) this.rejoin();
  }

  /** The element that `for` names, or else the nearest one around that owns a game. */
  private owner(): Owner | null {
    if (this.for) {
      // An element that has left the page is not in a document.
      const root = this.getRootNode() as Partial<Document | ShadowRoot>;
      return root.getElementById?.(this.for) ?? null;
    }
    for (const node of upwards(this)) if (ownsGame in node) return node;
    return null;
  }
}
