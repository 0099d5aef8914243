// Every colour, size and font of the elements. A page may set any `--heist-…` property; what stands here is the fallback.
// Light and dark follow the page's `color-scheme`.
import { css, unsafeCSS } from 'lit';

/** Each in light and in dark. */
const colours = {
  paper: '#f4f1e8,#0a2140',
  sheet: '#fdfcf7,#0e2a4f',
  raised: '#fff,#143661',
  ink: '#12304f,#e6f0fc',
  'ink-soft': '#47617c,#adc8e6',
  line: '#8fa5bb,#5b88b8',
  'line-soft': '#c9d4de,#2b5283',
  hair: '#12304f0f,#cfe3fa12',
  accent: '#0a63c2,#78c0ff',
  'on-accent': '#fff,#06203d',
  'accent-soft': '#0a63c21a,#78c0ff2b',
  alarm: '#b92a17,#ff9480',
  'alarm-soft': '#b92a1716,#ff948026',
  good: '#18704b,#78dbb0',
  gold: '#a8780a,#f5cd5c',
  'on-gold': '#12304f,#2b2003',
  'on-alarm': '#fff,#33080a',
  'actor-1': '#f2bf2b,#ffd451',
  'on-actor-1': '#2b2003,#2b2003',
  'actor-2': '#c8371f,#ff8068',
  'actor-3': '#17774f,#66d9a8',
  'on-actor-3': '#fff,#04301d',
  'actor-4': '#0a76ab,#7cc8f5',
  'on-actor-4': '#fff,#06283d',
  guard: '#174a86,#a9d4ff',
  'on-guard': '#fff,#07233f',
  'on-actor-2': '#fff,#3a0a00',
};

const sizesAndFonts = {
  font: "'Avenir Next', Avenir, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  'font-label': 'var(--font)',
  'font-mono': "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  radius: '10px',
  gap: '14px',
  leg: '420ms',
};

/** What a page may set, and what holds if it does not. */
const settable = ([name, value]: [string, string]): string => `--${name}:var(--heist-${name},${value});`;
const lightDark = ([name, both]: [string, string]): [string, string] => [name, `light-dark(${both})`];

const settings = [...Object.entries(colours).map(lightDark), ...Object.entries(sizesAndFonts)].map(settable).join('');

/** Where a reader has few colours of their own: what differs from ink on paper. */
const inReadersColours: Readonly<Record<string, string>> = {
  'line-soft': 'GrayText',
  hair: 'transparent',
  accent: 'Highlight',
  'on-accent': 'HighlightText',
  'accent-soft': 'transparent',
  'alarm-soft': 'transparent',
  'on-gold': 'CanvasText',
};

const readersColours = Object.keys(colours)
  .map((name) => {
    const plain = /^(paper|sheet|raised|on-)/.test(name) ? 'Canvas' : 'CanvasText';
    return `--${name}:${inReadersColours[name] ?? plain};`;
  })
  .join('');

export const tokens = css`
  :host {
    ${unsafeCSS(settings)}
    display: block;
    box-sizing: border-box;
    color: var(--ink);
    font: 15px/1.45 var(--font);
    font-variant-numeric: tabular-nums;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  /* What a page gives its own text (or takes from it with all: unset) ends here. Slots hold the page's own content. */
  :where(:host) > :not(slot) {
    color: var(--ink);
    cursor: auto;
    font: 15px/1.45 var(--font);
    font-variant-numeric: tabular-nums;
    hyphens: manual;
    letter-spacing: normal;
    overflow-wrap: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-break: normal;
    word-spacing: normal;
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
  /* Drawings keep the colours they are given, and those are the reader's own: otherwise the browser paints every shape
     in one colour, even one that is there only to be clicked. */
  @media (forced-colors: active) {
    :host {
      ${unsafeCSS(readersColours)}
    }
    svg:not(.icon) {
      forced-color-adjust: none;
    }
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
  /* Pages are cut between blocks; Firefox loses what lies in a grid, or in a container, that is taller than a page. */
  @media print {
    :host {
      container-type: normal !important;
    }
    .sheet {
      box-shadow: none;
      break-inside: avoid;
      overflow: visible;
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
  /* A finger has no keys. */
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
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
  /* Only what also tells something: a card, a step, a line of the log, a rule, an answer. */
  @media print {
    button:not(.card, .step, .told, .link, [part~='id'], [part~='answer']) {
      display: none !important;
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
