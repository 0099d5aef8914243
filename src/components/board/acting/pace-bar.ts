// Below the board while the table plays by itself: which step this is, and how the reader goes on.
import { css, html, nothing, type TemplateResult } from 'lit';
import { flowName } from '../../../notation/sentence.js';
import * as bar from '../../base/icons.bar.js';
import { icon } from '../../base/icons.js';
import type { InterfaceWords } from '../../base/interface-words.js';
import type { ui } from '../../../locales/en/ui.js';
import type { answersUi } from '../../../locales/en/ui-answers.js';
import type { playUi } from '../../../locales/en/ui-play.js';
import { goOnKey } from '../../session/keyboard-shortcuts.js';
import type { Pacing } from '../../session/pacing.js';
import type { Session } from '../../session/session.js';

/** What a board says to somebody who plays on it. */
export type AnswerWords = InterfaceWords<typeof ui & typeof playUi & typeof answersUi>;

export function paceBar(session: Session, words: AnswerWords): TemplateResult | typeof nothing {
  const { pacing, step, texts } = session;
  if (!pacing?.isUnderway) return nothing;
  const around = step.flow.slice(0, step.flow.lastIndexOf('.'));
  const [procedure, name] = [flowName(around.split('.').slice(0, 2).join('.'), texts), flowName(step.flow, texts)];
  return html`<div class="pace" part="pace" role="group" aria-label=${words.term('automatic')}>
    <p><span class="cap">${procedure === name ? words.term('automatic') : procedure}</span> <b>${name}</b></p>
    <button type="button" class="primary" aria-keyshortcuts=${goOnKey} @click=${() => pacing.goOn()}>
      ${words.term('goOn')} <kbd aria-hidden="true">${goOnKey}</kbd>
    </button>
    <button type="button" class="run" @click=${() => pacing.toggle()}>
      ${icon(pacing.runs ? bar.pause : bar.play)} ${words.term(pacing.runs ? 'pause' : 'letRun')}
    </button>
    <button
      type="button"
      class="skip"
      aria-label=${words.term('skip')}
      title=${words.term('skip')}
      @click=${() => skip(session, pacing)}
    >
      ${icon(bar.last)}
    </button>
  </div>`;
}

/** All steps until somebody has to decide, or to read. */
function skip(session: Session, pacing: Pacing): void {
  pacing.hold();
  const { at, steps } = session;
  const end = steps.findIndex((step, i) => i > at && !(pacing.isAutomatic(step) && step.say === undefined));
  session.goto(end < 0 ? steps.length - 1 : end, true);
}

export const paceStyles = css`
  .pace {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 8px;
    align-items: center;
    padding: 8px 14px;
    border-top: 1px solid var(--accent);
    background: var(--accent-soft);
    font-size: 14px;
  }
  .pace p {
    flex: 1 1 190px;
    display: grid;
    margin: 0;
  }
  .pace button {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  .pace .skip {
    justify-content: center;
    padding: 5px;
  }
`;
