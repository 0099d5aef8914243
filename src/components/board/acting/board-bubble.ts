// Something small beside a place of the board, where the eye is: the moves to choose from, or why there is none.
import { css, html, nothing, type LitElement, type TemplateResult } from 'lit';
import { briefRule } from '../../base/brief-rule.js';
import { icon, no } from '../../base/icons.js';
import type { AnswerWords } from './pace-bar.js';
import type { Refused, Session } from '../../session/session.js';
import type { Box, DrawnSpace } from '../board.js';
import type { BoardInput } from './board-input.js';
import { costText } from './move-cost.js';

/** Below a place, or above it in the lower half; to the side on which there is room. `part` is what is seen. */
function beside({ x, y, width, height }: DrawnSpace, part: Box): string {
  const [left, right] = [x, x + width].map((each) => (each - part.x) / part.width) as [number, number];
  const [top, bottom] = [y, y + height].map((each) => (each - part.y) / part.height) as [number, number];
  const isRight = left + right > 1;
  const isLow = bottom > 0.62;
  const across = Math.max(0.01, isRight ? 1 - right : left) * 100;
  const down = (isLow ? 1 - top : bottom) * 100;
  return `${isRight ? 'right' : 'left'}:${across}%;${isLow ? 'bottom' : 'top'}:${down}%`;
}

/**
 * Once a bubble is drawn, with the rule that it names: what lies over the board, as moves and lessons do on a phone, hides
 * none of it. It goes up until its end is seen.
 */
export function uncoverBubble({ updateComplete, renderRoot }: LitElement): void {
  void updateComplete.then(() =>
    requestAnimationFrame(() => {
      const bubble = renderRoot.querySelector<HTMLElement>('.choice, .refusal');
      if (bubble) uncover(bubble);
    }),
  );
}

function uncover(bubble: HTMLElement): void {
  const { left, top, bottom, width } = bubble.getBoundingClientRect();
  const isSeen = (y: number): boolean => bubble.contains(topmost(left + width / 2, y));
  const end = bottom - 3;
  let y = end;
  while (y > top && !isSeen(y)) y -= 6;
  const up = Math.min(end - y + 3, top - 4);
  if (y < end && y > top && up > 0) bubble.style.translate = `0 ${-up}px`;
}

/** The element that is seen at a point, however deep it lies in elements. */
function topmost(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const hit = root.elementFromPoint(x, y);
  return hit?.shadowRoot && hit.shadowRoot !== root ? (topmost(x, y, hit.shadowRoot) ?? hit) : hit;
}

/** The moves that are possible at a place, to choose from. `part` is what is seen of the board. */
export const choiceBubble = (
  space: DrawnSpace,
  part: Box,
  moves: readonly string[],
  { session, pointing }: BoardInput,
  words: AnswerWords,
  choose: (move: string) => void,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult =>
  html`<div
    class="choice"
    role="group"
    aria-label=${words.term('choose', space.id)}
    .style=${beside(space, part)}
    @keydown=${onKey}
  >
    ${moves.map((move) => {
      const path = pointing.icon(move);
      return html`<button type="button" @click=${() => choose(move)}>
        ${path ? icon(path) : nothing} ${session.shown.drawing.label(move, session.scene())}
        <span class="cost">${costText(move, session)}</span>
      </button>`;
    })}
  </div>`;

/** Why nothing can be done there. The board's live region says the same. */
export const refusalBubble = (space: DrawnSpace, part: Box, session: Session, words: AnswerWords): TemplateResult => {
  const { move, rule, text } = session.refused as Refused;
  return html`<div class="refusal" part="refusal" .style=${beside(space, part)}>
    ${icon(no)}
    <p>
      <strong>${rule === null ? nothing : `${session.shown.drawing.label(move, session.scene())}: `}</strong>${text}
      ${briefRule(session, rule)}
    </p>
    <button type="button" aria-label=${words.term('close')} @click=${() => session.goto(session.at)}>×</button>
  </div>`;
};

export const bubbleStyles = css`
  /* On a small board it may be taller than the room beside its place. */
  .sheet:has(.choice, .refusal) {
    overflow: visible;
  }
  .choice,
  .refusal {
    position: absolute;
    z-index: 2;
    margin-block: -10px;
    max-width: min(92%, 340px);
    background: var(--raised);
    border: 1px solid var(--accent);
    border-radius: 10px;
    box-shadow: 0 8px 26px #0004;
  }
  .choice {
    display: grid;
    gap: 6px;
    padding: 8px;
  }
  .choice .cost {
    margin-left: auto;
  }
  .choice button {
    display: flex;
    gap: 7px;
    align-items: center;
  }
  .refusal {
    display: flex;
    gap: 8px;
    align-items: start;
    padding: 9px 6px 9px 11px;
    border-color: var(--alarm);
    font-size: 14px;
  }
  .refusal p {
    margin: 0;
  }
  .refusal > svg.icon {
    margin-top: 2px;
    color: var(--alarm);
  }
  .refusal button {
    min-width: 26px;
    min-height: 26px;
    padding: 0;
    border-color: transparent;
    background: none;
    text-align: center;
  }
  .cost {
    font: 600 12px/1.3 var(--font-label);
    color: var(--ink-soft);
    white-space: nowrap;
  }
`;
