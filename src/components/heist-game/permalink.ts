// A game that stands in the address of its page: `#id=…` follows what the reader does, and opens it again. Every element
// writes only its own part of the address, and the first with a name keeps it.
import { css, html, type ReactiveController, type TemplateResult } from 'lit';
import type { HeistGame } from './heist-game.element.js';
import type { SessionOptions } from '../session/open-game.js';
import { codeIn, codeOf, opened, withCode } from './sharing.js';
import type { Session, Step } from '../session/session.js';
import type { InterfaceWords } from '../base/interface-words.js';
import type { ui } from '../../locales/en/ui.js';
import { shareUi } from '../../locales/en/ui-share.js';
import { messageOf } from '../../table/errors.js';

export const shareStyles = css`
  .share {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: var(--gap);
  }
  .share output {
    font-size: 13px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  @media print {
    .share {
      display: none;
    }
  }
`;

/** What a link opens: null when it only names a step. */
type Linked = Awaited<ReturnType<typeof opened>>;

/** Milliseconds without a further step after which the address changes: browsers refuse too many changes. */
const pause = 400;

export class Permalink implements ReactiveController {
  private written = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private said = '';
  private readonly words: InterfaceWords<typeof ui & typeof shareUi>;

  constructor(
    private readonly host: HeistGame,
    words: InterfaceWords,
    private readonly reopen: () => void,
  ) {
    this.words = words.with(shareUi);
    host.addController(this);
  }

  get key(): string {
    return this.host.id || 'heist';
  }

  /** What the address holds for this element. */
  private get code(): string | null {
    if (!this.isFirst()) return null;
    return (this.written = codeIn(location.hash, this.key) ?? '') || null;
  }

  /** What the address holds; undefined when it holds nothing. A link that cannot be read is reported. */
  async opened(game: string, settings: SessionOptions, tell: (problem: string) => void): Promise<Linked | undefined> {
    const { code } = this;
    try {
      return code === null ? undefined : await opened(code, game, settings);
    } catch (error) {
      tell(messageOf(error));
      return undefined;
    }
  }

  hostConnected(): void {
    addEventListener('hashchange', this.onHash);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.onHash);
    clearTimeout(this.timer);
  }

  /** The reader has made a step. */
  follow(session: Session, first: readonly Step[]): void {
    clearTimeout(this.timer);
    if (!this.isFirst()) return;
    this.timer = setTimeout(() => {
      void codeOf(session, first).then((code) => {
        if (!this.host.isConnected) return;
        this.written = code;
        history.replaceState(history.state, '', `#${withCode(location.hash, this.key, code)}`);
      });
    }, pause);
  }

  /** For the reader: the link and the file. */
  tools(): TemplateResult {
    const { words } = this;
    return html`<div class="share" part="share">
      <button type="button" @click=${() => void this.copy()}>${words.term('copyLink')}</button>
      <button type="button" @click=${() => void this.save()}>${words.term('getFile')}</button>
      <output>${this.said}</output>
    </div>`;
  }

  private async copy(): Promise<void> {
    const { url = '' } = (await this.host.share()) ?? {};
    try {
      await navigator.clipboard.writeText(url);
      this.said = this.words.term('linkCopied');
    } catch {
      // A frame may not use the clipboard: then the link stands there to be copied by hand.
      this.said = url;
    }
    this.host.requestUpdate();
  }

  private async save(): Promise<void> {
    const shared = await this.host.share();
    if (!shared) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([shared.text], { type: 'text/yaml' }));
    link.download = `${shared.case.game}.yaml`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  private readonly onHash = (): void => {
    const code = codeIn(location.hash, this.key);
    if (this.isFirst() && code !== null && code !== this.written) this.reopen();
  };

  /** Two elements with one name would fight for the address: the second leaves it alone. */
  private isFirst(): boolean {
    const { host, key } = this;
    const named = [...document.querySelectorAll<HTMLElement>('[permalink]')].filter(
      ({ id }) => (id || 'heist') === key,
    );
    if (named.length < 2 || named[0] === host) return true;
    console.warn(
      `<${host.localName} permalink>: another element is called "${key}" already. Give each an id of its own.`,
    );
    return false;
  }
}
