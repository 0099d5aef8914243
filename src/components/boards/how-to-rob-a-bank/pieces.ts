// Pieces and tokens of the bank, drawn around 0, 0.
import { nothing, svg, type SVGTemplateResult } from 'lit';

const bagPath = 'M-5-14H5L2.5-8C10-4 13 2 13 7.5 13 12.5 9 14.5 0 14.5S-13 12.5-13 7.5C-13 2-10-4-2.5-8Z';

/** What a robber carries, at its shoulder. */
export const carried = (count: number): SVGTemplateResult => svg`
  <g transform="translate(19 13)">
    <path class="bag" d=${bagPath} transform="scale(.82)" />
    ${count > 1 ? svg`<text class="count" y="8">${count}</text>` : nothing}
  </g>`;

export const bag = (locked: boolean): SVGTemplateResult =>
  locked
    ? svg`<g class="token"><path class="bag locked" d=${bagPath} /><path class="padlock" d="M-7 0H7V10H-7ZM-4 0V-3A4 4 0 0 1 4-3V0" /></g>`
    : svg`<g class="token"><path class="bag" d=${bagPath} /><circle class="coin" cy="4" r="4.5" /></g>`;

export const bell = (locked: boolean): SVGTemplateResult => svg`
  <g class="token">
    <circle class="bell-plate ${locked ? 'locked' : ''}" r="17" />
    <path class="bell" d="M-9 6V1A9 9 0 0 1 9 1V6M-12 6H12V10H-12ZM0-12V-9" />
    ${locked ? svg`<path class="padlock" d="M-7 1H7V11H-7ZM-4 1V-2A4 4 0 0 1 4-2V1" />` : nothing}
  </g>`;

/** A car seen from above, its nose to the east. */
export const car = (turn: number): SVGTemplateResult => svg`
  <g class="car" transform="rotate(${turn})">
    <path class="body" d="M-30-15C-33-15-35-12-35-8V8C-35 12-33 15-30 15H20C29 15 35 10 35 0S29-15 20-15Z" />
    <path class="glass" d="M8-12C13-6 13 6 8 12L0 10V-10ZM-26-10C-28-4-28 4-26 10L-19 8V-8Z" />
    <path class="line" d="M-19-11H-1M-19 11H-1M27-10 31-6M27 10 31 6" />
  </g>`;
