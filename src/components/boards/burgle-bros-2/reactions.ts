// Who may react now and with what, and the button and the key that let it pass. A board whose game has such moments brings it.
import { css, html, type TemplateResult } from 'lit';
import { isPressed } from '../../session/keyboard-shortcuts.js';
import type { Session } from '../../session/session.js';
import type { Reactions, ReactionsPanel, Scene } from '../../board/board.js';

const passKey = 'P';

/** `now` says who can react, and with what; null where nobody is asked. */
export function reactionsPanel(now: (scene: Scene, legal: readonly string[]) => Reactions | null): ReactionsPanel {
  const reactionsAt = (session: Session): Reactions | null => {
    if (session.kind === 'diagram') return null;
    const reactions = now(session.scene(), session.legal);
    return reactions && session.legal.includes(reactions.pass) ? reactions : null;
  };
  return {
    template(session) {
      const reactions = reactionsAt(session);
      if (!reactions) return null;
      const { by, pass } = reactions;
      const scene = session.scene();
      const heading = scene.words.things['reactions'] ?? '';
      return reactionsTemplate(by, heading, session.shown.drawing.label(pass, scene), () => session.play(pass, true));
    },
    onKey(event, session) {
      const pass = isPressed(event, passKey) ? reactionsAt(session)?.pass : undefined;
      if (pass === undefined) return;
      event.preventDefault();
      session.play(pass, true);
    },
  };
}

const reactionsTemplate = (by: Reactions['by'], heading: string, label: string, pass: () => void): TemplateResult =>
  html`<div class="reactions" part="reactions" role="group" aria-label=${heading}>
    <span class="cap">${heading}</span>
    <ul>
      ${by.map(({ name, cards }) => html`<li><b>${name}</b> ${cards.join(', ')}</li>`)}
    </ul>
    <button type="button" class="primary" aria-keyshortcuts=${passKey} @click=${pass}>
      ${label} <kbd aria-hidden="true">${passKey}</kbd>
    </button>
  </div>`;

export const reactionStyles = css`
  .reactions {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: center;
    padding: 8px 14px;
    border-top: 1px solid var(--accent);
    background: var(--accent-soft);
    font-size: 14px;
  }
  .reactions ul {
    flex: 1 1 180px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
