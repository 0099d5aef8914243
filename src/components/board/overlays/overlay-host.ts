// What a page asks to see besides the position (`show` of heist-floor): which overlays, and what they have in common.
// Loaded with the first of them.
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { nearest } from '../../../notation/nearest.js';
import { saidIn } from '../../../table/rule.js';
import type { Overlays, Overlay, OverlayContext, Scene } from '../board.js';
import { phrase } from '../phrase.js';
import { partsOf } from '../../loading/games.js';
import { inLanguages } from '../../loading/languages.js';
import type { Session } from '../../session/session.js';

export interface OverlayHost {
  /** Set when `show` has a word that this game does not know. */
  readonly problem: string;
  adoptStyles(root: ShadowRoot): void;
  plan(session: Session, scene: Scene): SVGTemplateResult;
  labels(session: Session, scene: Scene): SVGTemplateResult;
  panels(session: Session, scene: Scene): TemplateResult;
}

/** The overlays of a game that `show` names, in the language of the page. */
export async function openOverlays(game: string, show: string, lang: string): Promise<OverlayHost> {
  const parts = await partsOf(game);
  const [loaded, said] = await Promise.all([
    parts.overlays?.(),
    inLanguages(parts, lang, async (spoken) => (await spoken.overlays?.())?.overlays),
  ]);
  const overlays = loaded?.overlays;
  const contextOf = (session: Session, scene: Scene): OverlayContext => ({
    scene,
    words: saidIn(said, lang) ?? {},
    moments: session.steps,
    at: session.at,
    legal: session.legal,
    label: (move) => session.shown.drawing.label(move, scene),
  });
  const known = Object.keys(overlays?.byName ?? {});
  const words = show.split(/\s+/).filter(Boolean);
  const chosen = words.flatMap((word) => (known.includes(word) ? [overlays?.byName[word] as Overlay] : []));
  const wrong = words.find((word) => !known.includes(word));
  const problem = wrong === undefined ? '' : complaint(wrong, known);
  const layer = (name: 'plan' | 'labels') => (session: Session, scene: Scene) =>
    svg`<g aria-hidden="true">${chosen.map((overlay) => overlay[name]?.(contextOf(session, scene)) ?? nothing)}</g>`;
  return {
    problem,
    adoptStyles: (root) => adoptStyles(root, overlays),
    plan: layer('plan'),
    labels: layer('labels'),
    panels: (session, scene) =>
      html`${problem ? html`<p class="message" role="alert">${problem}</p>` : nothing}
      ${chosen.map((overlay) => overlay.panel?.(contextOf(session, scene)) ?? nothing)}`,
  };
}

function complaint(word: string, known: readonly string[]): string {
  const hint = nearest(word, known);
  const has = known.length > 0 ? `Choose one of ${known.join(', ')}.` : 'This game has no overlays.';
  return `show: unknown word "${word}"${hint === undefined ? '.' : ` - did you mean "${hint}"?`} ${has}`;
}

/** Behind the styles that are there; those of another game's overlays go with the styles of its board. */
function adoptStyles(root: ShadowRoot, overlays: Overlays | undefined): void {
  const sheet = overlays?.styles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** A name as it stands alone, or at the beginning of a sentence. */
export const nameOf = ({ scene }: OverlayContext, id: string): string => phrase(scene.texts.names[id] ?? id);

export const panel = (title: string, content: unknown): TemplateResult =>
  html`<figure class="panel" part="panel">
    <figcaption class="cap">${title}</figcaption>
    ${content}
  </figure>`;

export const panelStyles = css`
  .panel {
    margin: 0;
    padding: 10px 14px 12px;
    border-top: 1px dashed var(--line);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .panel figcaption {
    margin-bottom: 6px;
  }
  .panel p,
  .panel ul,
  .panel ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .panel code {
    font: 600 12px var(--font-mono);
    color: var(--accent);
    white-space: nowrap;
  }
`;
