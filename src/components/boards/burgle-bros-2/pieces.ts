// Chips, tokens and markers of Burgle Bros 2, drawn around 0, 0.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { chipColours, type Chip } from '../../../rules/burgle-bros-2/data.js';
import { actions } from '../../base/icons.actions.js';
import { iconAt } from '../../base/icons.js';
import { guard } from '../../board/pieces.js';
import type { Badge } from '../../board/floors/floor-grid.js';
import { cardIcons } from './gear-icons.js';
import { roomIcons } from './rooms.js';

export const chipIcons: Readonly<Record<Chip, string>> = {
  drunk: 'M6 3h12l-6 8zM12 11v9M8 20h8M9 6h6',
  saleswoman: 'M4 8h16l-1 13H5zM8 8a4 4 0 0 1 8 0M9 12v1M15 12v1',
  'prima-donna': 'M12 3l2.5 6 6.5.5-5 4.2 1.7 6.3-5.7-3.5L6.3 20 8 13.7 3 9.5 9.5 9z',
  detective: 'M10 4a6 6 0 1 0 .01 0M14.5 14.5 21 21',
  crowd:
    'M12 5a2.5 2.5 0 1 0 .01 0M5.5 7a2 2 0 1 0 .01 0M18.5 7a2 2 0 1 0 .01 0M8 20c0-6 1-8 4-8s4 2 4 8M2.5 18c0-4 1-5 3-5M21.5 18c0-4-1-5-3-5',
  mole: 'M4 20c0-9 3-15 8-15s8 6 8 15zM9 11v.01M15 11v.01M12 13v2M9 17h6',
};

/** A chip of the casino: its rim tells the colour, by notches too; face down it only shows that one lies there. */
export const chip = (kind: Chip | null): SVGTemplateResult =>
  kind === null
    ? svg`<g class="chip down"><circle class="disc" r="18" /><circle class="rim-line" r="14.5" /><path class="back" d="M0-8 8 0 0 8-8 0Z" /></g>`
    : svg`<g class="chip ${chipColours[kind]}"><circle class="disc" r="20" /><circle class="rim-line" r="17" />
        <circle class="face" r="13.5" />${iconAt(chipIcons[kind], 0, 0, 19, 'chip-icon')}</g>`;

/** Where a guard is going; on a temporary visit he hunts on afterwards. */
export const target = (floor: string, isTemporary: boolean): SVGTemplateResult => svg`
  <g class="target ${isTemporary ? 'temporary' : ''}"><circle class="plate" r="19" /><circle class="ring-line" r="12" />
    <path class="cross" d="M0-19V-12M0 12V19M-19 0H-12M12 0H19" /><text class="target-name" y="7">${floor}</text></g>`;

/** A guard; an alerted one wears the colour of alarm and a sign, one who skips his turn rests. */
export const guardPiece = (floor: string, isAlerted: boolean, isSkipping: boolean): SVGTemplateResult => svg`
  <g class=${isAlerted ? 'alerted' : ''}>${guard(floor, isSkipping)}
    ${isAlerted ? svg`<circle class="warn" cx="17" cy="-20" r="9" /><path class="warn-sign" d="M17-25V-19M17-16V-15.9" />` : nothing}</g>`;

const plate = (path: string, tone = ''): SVGTemplateResult =>
  svg`<g class="token-plate ${tone}"><rect x="-17" y="-17" width="34" height="34" rx="9" />${iconAt(path, 0, 0, 25, 'token-icon')}</g>`;

/** Tokens and pieces of gear and finales. */
export const tokens = {
  crow: plate(cardIcons.bird),
  crowdToken: plate(chipIcons.crowd, 'blue'),
  swat: plate('M12 2.5l8 3v6c0 5-3.5 8-8 10-4.5-2-8-5-8-10v-6zM8 9l8 6M16 9l-8 6', 'danger'),
  car: plate(actions['car'] ?? '', 'gold'),
  tiger: plate(
    'M4 8 3 3l5 2h8l5-2-1 5v6c0 4-4 7-8 7s-8-3-8-7zM9 11v.01M15 11v.01M12 14v2M8 5l1 3M16 5l-1 3M12 5v3',
    'danger',
  ),
  steak: plate('M4 13c0-6 6-9 11-8s6 6 3 8-4 2-6 5-8 1-8-5zM14 9a1.5 1.5 0 1 0 .01 0', 'gold'),
  ball: plate('M4 20c-2-8 5-17 16-16 1 11-8 18-16 16zM9 15l6-6M9.5 11.5l3 3M12 9l3 3', 'gold'),
} as const;
export type TokenName = keyof typeof tokens;

const round = (says: string, path: string, tone = ''): Badge => ({
  says,
  body: svg`<g class="badge ${tone}"><circle r="12" />${iconAt(path, 0, 0, 17, 'badge-icon')}</g>`,
});
const counted = (says: string, count: number, tone: string): Badge => ({
  says,
  count,
  body: svg`<g class="badge ${tone}">${tone === 'dice' ? svg`<rect x="-12" y="-12" width="24" height="24" rx="5" />` : svg`<circle r="12" />`}
    <text class="badge-name" y="5">${count}</text></g>`,
});

export const badge = {
  counters: (count: number): Badge => counted('counters', count, 'counter'),
  dice: (count: number): Badge => counted('dice', count, 'dice'),
  out: round('out', 'M5 5l14 14M19 5 5 19', 'off'),
  entrance: round('entrance', 'M3 12h13M11 6l6 6-6 6', 'good'),
  monorail: round('monorailToken', roomIcons.monorail),
  escalator: round('escalatorToken', roomIcons.escalator),
  disguise: round('disguise', 'M5 4h14v8a7 7 0 0 1-14 0zM9 9v.01M15 9v.01', 'off'),
} as const;
