// Pieces that several games share, drawn around 0, 0. Actors differ by shape and colour and letter.
import { nothing, svg, type SVGTemplateResult } from 'lit';

/** Shape and colour of the first, second … actor. */
const actorShapes = [
  'M0-23A23 23 0 1 1-.01-23Z',
  'M-15-21H15A6 6 0 0 1 21-15V15A6 6 0 0 1 15 21H-15A6 6 0 0 1-21 15V-15A6 6 0 0 1-15-21Z',
  'M0-28 27 0 0 28-27 0Z',
  'M0-27 25 19H-25Z',
] as const;

export const bagPath =
  'M-5-14H5L2.500-8C10-4 13 2 13 7.500 13 12.500 9 14.500 0 14.500S-13 12.500-13 7.500C-13 2-10-4-2.500-8Z';

/** A burglar: number 1 to 4, the letter that tells it apart, lying when unconscious, with what it carries. */
export const actor = (number: number, letter: string, lying: boolean, carries: number): SVGTemplateResult => svg`
  <g class="actor actor-${number} ${lying ? 'lying' : ''}">
    <g transform=${lying ? 'rotate(-90) scale(.9)' : 'rotate(0)'}>
      <path class="body" d=${actorShapes[number - 1] ?? actorShapes[0]} />
      <path class="domino" d="M-15-9.500C-10-13-4-12 0-9.500 4-12 10-13 15-9.500 15-3.500 11-1.500 8-1.500 4.500-1.500 2.500-4 0-6-2.500-4-4.500-1.500-8-1.500-11-1.500-15-3.500-15-9.500Z" />
      <circle class="eye" cx="-7.500" cy="-6.800" r="2" /><circle class="eye" cx="7.500" cy="-6.800" r="2" />
      <text class="letter" y="15">${letter}</text>
    </g>
    ${lying ? svg`<text class="asleep" x="15" y="-15">z<tspan dx="1" dy="-6">z</tspan></text>` : nothing}
    ${carries > 0 ? carried(carries) : nothing}
  </g>`;

const carried = (count: number): SVGTemplateResult => svg`
  <g transform="translate(19 13)">
    <path class="bag" d=${bagPath} transform="scale(.82)" />
    ${count > 1 ? svg`<text class="count" y="8">${count}</text>` : nothing}
  </g>`;

export const guard = (number: string, lying: boolean): SVGTemplateResult => svg`
  <g class="guard ${lying ? 'lying' : ''}">
    <g transform=${lying ? 'rotate(-90) scale(.9)' : 'rotate(0)'}>
      <path class="body" d="M0-26 20-18V2C20 14 11 21 0 26-11 21-20 14-20 2V-18Z" />
      <path class="rim" d="M0-20 15-14V2C15 10.500 8.500 16 0 20-8.500 16-15 10.500-15 2V-14Z" />
      <text class="letter" y="7">${number}</text>
    </g>
    ${lying ? svg`<text class="asleep" x="15" y="-15">z<tspan dx="1" dy="-6">z</tspan></text>` : nothing}
  </g>`;

export const bag = (locked: boolean): SVGTemplateResult =>
  locked
    ? svg`<g class="token"><path class="bag locked" d=${bagPath} /><path class="padlock" d="M-7 0H7V10H-7ZM-4 0V-3A4 4 0 0 1 4-3V0" /></g>`
    : svg`<g class="token"><path class="bag" d=${bagPath} /><circle class="coin" cy="4" r="4.500" /></g>`;

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
