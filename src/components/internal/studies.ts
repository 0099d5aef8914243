// What a page asks to see besides the position (`show` of heist-floor): which studies, and what they have in common.
// Loaded with the first of them.
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { nearest } from '../../notation/nearest.js';
import type { Studies, Study, Told } from './board.js';
import { loaders } from './loaders.js';
import type { Session } from './session.js';

export interface Desk {
  /** Set when `show` has a word that this game does not know. */
  readonly problem: string;
  dress(root: ShadowRoot): void;
  plan(session: Session): SVGTemplateResult;
  slips(session: Session): TemplateResult;
}

/** The studies of a game that `show` names. */
export async function openDesk(game: string, show: string): Promise<Desk> {
  const studies = await loaders[game]?.studies?.();
  const known = Object.keys(studies?.byName ?? {});
  const words = show.split(/\s+/).filter(Boolean);
  const chosen = words.flatMap((word) => (known.includes(word) ? [studies?.byName[word] as Study] : []));
  const wrong = words.find((word) => !known.includes(word));
  const problem = wrong === undefined ? '' : complaint(wrong, known);
  return {
    problem,
    dress: (root) => dress(root, studies),
    plan: (session) => svg`<g aria-hidden="true">${chosen.map(({ plan }) => plan?.(toldBy(session)) ?? nothing)}</g>`,
    slips: (session) =>
      html`${problem ? html`<p class="message" role="alert">${problem}</p>` : nothing}
      ${chosen.map((study) => study.slip?.(toldBy(session)) ?? nothing)}`,
  };
}

function complaint(word: string, known: readonly string[]): string {
  const hint = nearest(word, known);
  const has = known.length > 0 ? `This game has ${known.join(', ')}.` : 'This game has nothing to show besides.';
  return `show: unknown word "${word}"${hint === undefined ? '.' : ` - did you mean "${hint}"?`} ${has}`;
}

/** Behind the styles that are there; those of another game's studies go when the board changes its clothes. */
function dress(root: ShadowRoot, studies: Studies | undefined): void {
  const sheet = studies?.styles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

const toldBy = (session: Session): Told => ({
  scene: session.scene(),
  lang: session.lang,
  moments: session.steps,
  at: session.at,
  label: (move) => session.shown.drawing.label(move, session.scene()),
});

export const slip = (title: string, content: unknown): TemplateResult =>
  html`<figure class="slip" part="slip">
    <figcaption class="cap">${title}</figcaption>
    ${content}
  </figure>`;

export const slipStyles = css`
  .slip {
    margin: 0;
    padding: 10px 14px 12px;
    border-top: 1px dashed var(--line);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .slip figcaption {
    margin-bottom: 6px;
  }
  .slip p,
  .slip ul,
  .slip ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .slip code {
    font: 600 12px var(--font-mono);
    color: var(--accent);
    white-space: nowrap;
  }
`;
