// Pieces, markers and tokens of Burgle Bros, drawn around 0, 0.
import { svg, type SVGTemplateResult } from 'lit';
import type { Space } from '../../../rules/burgle-bros/board.js';
import { kindOf } from '../../../rules/burgle-bros/data.js';
import type { Position } from '../../../rules/burgle-bros/position.js';
import { phrase } from '../../board/phrase.js';
import type { Badge } from '../../board/floors/floor-grid.js';
import { isWayDown } from './position.js';

export const bell: SVGTemplateResult = svg`
  <g class="token"><circle class="bell-plate" r="19" /><path class="bell" d="M-9 5V0A9 9 0 0 1 9 0V5M-12 5H12V10H-12ZM0-13V-10M-10-10-12-12M10-10 12-12" /></g>`;

/** The guard's die: where it lies is his target, what it shows is his speed. */
export const die = (value: number, isUrgent: boolean): SVGTemplateResult => svg`
  <g class="die ${isUrgent ? 'urgent' : ''}" transform="rotate(-7)"><rect x="-17" y="-17" width="34" height="34" rx="6" /><text class="die-name" y="7">${value}</text></g>`;

export const crow: SVGTemplateResult = svg`
  <path class="animal" d="M-17 8C-10 7-8 2-6-3-4-10 4-13 9-8L17-6 10-3C10 5 4 11-4 11L-8 17M2 11 4 17M7-7v.1" />`;

export const kitty: SVGTemplateResult = svg`
  <path class="animal" d="M-12 14V-2L-14-14-6-9H6L14-14 12-2V14ZM-5-1v.1M5-1v.1M-3 5 0 7 3 5M12 12C19 12 19 4 16 1" />`;

/** Cards that lie on a space. */
export const lying = (count: number): SVGTemplateResult => svg`
  <g class="lying-cards"><rect x="-13" y="-18" width="26" height="36" rx="4" transform="rotate(6)" /><rect x="-13" y="-18" width="26" height="36" rx="4" /><text class="die-name" y="7">${count}</text></g>`;

const badge = (says: string, sign: string, tone: string, count?: number): Badge => ({
  says,
  ...(count !== undefined && { count }),
  body: svg`<g class="badge ${tone}"><circle r="11" />${count === undefined ? svg`<path d=${sign} />` : svg`<text class="badge-name" y="5">${count}</text>`}</g>`,
});
const square = (says: string, count: number): Badge => ({
  says,
  count,
  body: svg`<g class="badge dice"><rect x="-11" y="-11" width="22" height="22" rx="4" /><text class="badge-name" y="5">${count}</text></g>`,
});

/** What lies on a tile and is not a piece. */
export function badges(position: Position, space: Space): Badge[] {
  const { tiles, safes, keypads, hacks, lavatory, labs, disabled, smoke, bombs, entrance } = position;
  const kind = kindOf(tiles[space] ?? '');
  const safe = safes[space];
  const hack = kind.startsWith('computer-') ? hacks[kind.slice('computer-'.length) as 'laser'] : 0;
  return [
    ...(safe?.open ? [badge('open', 'M-5 0-1 4 6-4', 'good')] : []),
    ...(safe && safe.dice > 0 ? [square('safeDice', safe.dice)] : []),
    ...(keypads.includes(space) ? [badge('open', 'M-5 0-1 4 6-4', 'good')] : []),
    ...(hack > 0 ? [badge('hacks', '', 'hack', hack)] : []),
    ...(kind === 'lavatory' ? [badge('tokens', '', 'stealth', lavatory)] : []),
    ...(smoke[space] ? [badge('smoke', '', 'stealth', smoke[space])] : []),
    ...(kind === 'laboratory' && labs.includes(space) ? [badge('emptyLab', 'M-5-5 5 5M5-5-5 5', '')] : []),
    ...(disabled.includes(space) ? [badge('disabled', 'M-5-5 5 5M5-5-5 5', 'off')] : []),
    ...(bombs.includes(space) ? [badge('bomb', 'M0 6V-6M-5-1 0-6 5-1', '')] : []),
    ...(isWayDown(position, space) ? [badge('downMarker', 'M0-6V6M-5 1 0 6 5 1', '')] : []),
    ...(entrance === space ? [badge('entrance', 'M-6 0H5M1-5 6 0 1 5', 'good')] : []),
  ];
}

export const badgeText = ({ says, count = 0 }: Badge, things: Readonly<Record<string, string>>): string =>
  phrase(things[says] ?? '', { count });
