// What the pieces and symbols of a game mean. Loaded when somebody opens it.
import { css, html, svg, type CSSResult, type TemplateResult } from 'lit';
import { saidIn } from '../../table/rule.js';
import { pieceStyles } from '../board/pieces.styles.js';
import { planStyles } from '../board/plan.styles.js';
import { partsOf } from '../loading/games.js';
import { inLanguages } from '../loading/languages.js';
import type { ShownGame } from '../loading/load-board.js';

/** Null for a game that explains none. */
export async function loadLegend({ id }: ShownGame, lang: string): Promise<TemplateResult | null> {
  const parts = await partsOf(id);
  const [board, said] = await Promise.all([
    parts.signs?.(),
    inLanguages(parts, lang, async ({ signs }) => (await signs?.())?.signs),
  ]);
  const words = saidIn(said, lang);
  if (!board || !words) return null;
  return html`<ul class="signs">
    ${board.signs.map(
      ([sign, body]) =>
        html`<li>
          <svg class="board" viewBox="-32 -32 64 64" aria-hidden="true">${svg`${body}`}</svg>
          <span>${words[sign] ?? sign}</span>
        </li>`,
    )}
  </ul>`;
}

/** Pieces look as they do on the board. */
export const legendStyles = ({ drawing }: ShownGame): CSSResult[] => [
  signStyles,
  planStyles,
  pieceStyles,
  drawing.styles,
];

const signStyles = css`
  .signs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
    gap: 4px 14px;
    padding: 6px 0 2px;
  }
  .signs li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: 10px;
    align-items: center;
  }
  .signs svg {
    overflow: visible;
    width: 44px;
    height: 44px;
  }
`;
