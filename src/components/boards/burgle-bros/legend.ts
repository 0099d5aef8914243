// What the signs on the plan mean, where the sheet has a free corner, and the title block of the drawing.
import { svg, type SVGTemplateResult } from 'lit';
import { check, iconAt } from '../../base/icons.js';
import type { Box, Scene } from '../../board/board.js';
import { margin } from '../../board/floors/floor-grid.js';
import { guard } from '../../board/pieces.js';
import { bell, die } from './pieces.js';
import { signOf } from './rooms.js';

export function legend({ x, y, width, height }: Box, { words, texts }: Scene): SVGTemplateResult {
  const signs: readonly (readonly [body: SVGTemplateResult, word: string])[] = [
    [svg`<g transform="scale(.8)">${guard('1', false)}</g>`, 'signGuard'],
    [die(2, false), 'signDie'],
    [svg`<path class="coming" d="M-22 0H22" marker-end="url(#arrow)" />`, 'signRoute'],
    [bell, 'signAlarm'],
    [iconAt(signOf('laser')?.path ?? '', 0, 0, 26, 'sign alarmTile'), 'signAlarmTile'],
    [iconAt(signOf('keypad')?.path ?? '', 0, 0, 26, 'sign stop'), 'signStop'],
    [svg`<circle class="number" r="14" /><text class="number-name" y="6">4</text>`, 'signNumber'],
    [svg`<circle class="number cracked" r="14" />${iconAt(check, 0, 0, 19, 'tick')}`, 'signCracked'],
    [svg`<rect class="face-down" x="-18" y="-18" width="36" height="36" rx="4" />`, 'signFaceDown'],
  ];
  const [left, top] = [x + margin.left, y + margin.top];
  const foot = y + height - 92;
  return svg`<g class="legend">
    <text class="floor-name" x=${left} y=${top - 40}>${words.places['legend']}</text>
    ${signs.map(
      ([body, word], i) =>
        svg`<g transform="translate(${left + 26} ${top + 24 + i * 55})">${body}<text class="sign-name" x="46" y="6">${words.places[word]}</text></g>`,
    )}
    <g class="title-block">
      <path class="frame" d="M${left} ${foot}H${x + width - margin.right}V${foot + 68}H${left}ZM${left + 250} ${foot}V${foot + 68}" />
      <text class="room-id" x=${left + 18} y=${foot + 41}>${texts.title}</text>
      <text class="side-name" x=${left + 268} y=${foot + 40}>${words.places['sheet']}</text>
    </g>
  </g>`;
}
