// Every colour, size and font of the elements. A page may set any `--heist-…` property; what stands here is the fallback.
// Light and dark follow the page's `color-scheme`.
import { css } from 'lit';

export const tokens = css`
  :host {
    --paper: var(--heist-paper, light-dark(#f4f1e8, #0a2140));
    --sheet: var(--heist-sheet, light-dark(#fdfcf7, #0e2a4f));
    --raised: var(--heist-raised, light-dark(#ffffff, #143661));
    --ink: var(--heist-ink, light-dark(#12304f, #e6f0fc));
    --ink-soft: var(--heist-ink-soft, light-dark(#47617c, #adc8e6));
    --line: var(--heist-line, light-dark(#8fa5bb, #5b88b8));
    --line-soft: var(--heist-line-soft, light-dark(#c9d4de, #2b5283));
    --hair: var(--heist-hair, light-dark(#12304f0f, #cfe3fa12));
    --accent: var(--heist-accent, light-dark(#0a63c2, #78c0ff));
    --on-accent: var(--heist-on-accent, light-dark(#ffffff, #06203d));
    --accent-soft: var(--heist-accent-soft, light-dark(#0a63c21a, #78c0ff2b));
    --alarm: var(--heist-alarm, light-dark(#b92a17, #ff9480));
    --alarm-soft: var(--heist-alarm-soft, light-dark(#b92a1716, #ff948026));
    --good: var(--heist-good, light-dark(#18704b, #78dbb0));
    --gold: var(--heist-gold, light-dark(#a8780a, #f5cd5c));
    --actor-1: var(--heist-actor-1, light-dark(#f2bf2b, #ffd451));
    --on-actor-1: var(--heist-on-actor-1, light-dark(#2b2003, #2b2003));
    --actor-2: var(--heist-actor-2, light-dark(#c8371f, #ff8068));
    --actor-3: var(--heist-actor-3, light-dark(#17774f, #66d9a8));
    --on-actor-3: var(--heist-on-actor-3, light-dark(#ffffff, #04301d));
    --actor-4: var(--heist-actor-4, light-dark(#0a76ab, #7cc8f5));
    --on-actor-4: var(--heist-on-actor-4, light-dark(#ffffff, #06283d));
    --guard: var(--heist-guard, light-dark(#174a86, #a9d4ff));
    --on-guard: var(--heist-on-guard, light-dark(#ffffff, #07233f));
    --on-actor-2: var(--heist-on-actor-2, light-dark(#ffffff, #3a0a00));
    --font: var(--heist-font, 'Avenir Next', Avenir, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif);
    --font-label: var(--heist-font-label, var(--font));
    --font-mono: var(--heist-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace);
    --radius: var(--heist-radius, 10px);
    --gap: var(--heist-gap, 14px);
    --leg: var(--heist-leg, 420ms);

    display: block;
    box-sizing: border-box;
    color: var(--ink);
    font: 15px/1.45 var(--font);
    font-variant-numeric: tabular-nums;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
`;

/** A sheet of the drawing set: a framed panel with a heading strip. */
export const sheet = css`
  .sheet {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    overflow: clip;
    box-shadow:
      0 1px 0 light-dark(#ffffff, #ffffff10) inset,
      0 1px 2px light-dark(#12304f14, #0005),
      0 8px 24px -16px light-dark(#12304f40, #000a);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    justify-content: space-between;
    align-items: baseline;
    padding: 9px 14px 8px;
    border-bottom: 1px solid var(--line);
  }
  .head h2,
  .head h3 {
    margin: 0;
    font: 650 14px/1.3 var(--font-label);
    letter-spacing: 0.01em;
  }
  .cap {
    font: 600 11px/1.3 var(--font-label);
    letter-spacing: 0.09em;
    text-transform: uppercase;
    color: var(--ink-soft);
  }
  .message {
    margin: 0;
    padding: 10px 14px;
    border-left: 3px solid var(--alarm);
    background: var(--alarm-soft);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @media print {
    .sheet {
      box-shadow: none;
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .sheet {
      border-color: CanvasText;
    }
  }
`;

export const controls = css`
  button {
    font: inherit;
    font-size: 14px;
    min-height: 34px;
    min-width: 34px;
    padding: 5px 12px;
    border-radius: 7px;
    border: 1px solid var(--line);
    background: var(--raised);
    color: var(--ink);
    cursor: pointer;
    text-align: start;
    transition:
      border-color 120ms,
      background-color 120ms;
  }
  button:hover:not([aria-disabled='true'], :disabled) {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 9%, var(--raised));
  }
  button:active:not([aria-disabled='true'], :disabled) {
    background: color-mix(in srgb, var(--accent) 18%, var(--raised));
  }
  button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--accent) 86%, var(--ink));
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  button[aria-disabled='true'] {
    color: var(--ink-soft);
    border-style: dashed;
    background: transparent;
    cursor: help;
  }
  kbd {
    padding: 0 5px;
    border: 1px solid currentColor;
    border-radius: 4px;
    font: 600 12px/1.4 var(--font-mono);
  }
  :focus-visible {
    outline: 2.5px solid var(--accent);
    outline-offset: 2px;
  }
  svg.icon {
    width: 1.25em;
    height: 1.25em;
    vertical-align: -0.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
    flex: none;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
`;

/** Read by assistive technology, not seen. */
export const hidden = css`
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
`;
