// What a page may ask to see of How to Rob a Bank besides the position: show="areas", "corners", "stack", "extra".
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { OverlayWords } from '../../../locales/en/how-to-rob-a-bank/overlays.js';
import { isRoom, tilesIn, type Room } from '../../../rules/how-to-rob-a-bank/board.js';
import {
  areas as areasOf,
  distance,
  farCorners,
  wallsIn,
  corners as cornerRooms,
} from '../../../rules/how-to-rob-a-bank/areas.js';
import type { Position } from '../../../rules/how-to-rob-a-bank/position.js';
import { orderOf, procedures } from '../../../rules/how-to-rob-a-bank/procedures.js';
import { seats } from '../../../rules/how-to-rob-a-bank/data.js';
import { isIn } from '../../../rules/how-to-rob-a-bank/states.js';
import type { Overlays, Overlay, OverlayContext } from '../../board/board.js';
import { cardParts } from '../../board/cards.js';
import { phrase } from '../../board/phrase.js';
import { panel } from '../../board/overlays/overlay-host.js';
import { planLabel } from '../../board/overlays/plan-label.js';
import { partsOf } from './cards.js';
import { centre, corner, roomSize } from './plan.js';
import { positionOf } from './position.js';
import { overlayStyles } from './overlays.styles.js';

const wordsOf = ({ words }: OverlayContext): OverlayWords => words as OverlayWords;
const letter = (index: number): string => String.fromCharCode(65 + index);

const areasIn = ({ tiles }: Position): Room[][] =>
  areasOf(wallsIn(tiles), [...tilesIn(tiles).keys()]).map((area) => [...area]);

/** Connected rooms, told apart by colour, pattern and letter (RB-WALL-2). */
const areas: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const found = areasIn(positionOf(scene));
    if (found.length < 2) return svg``;
    return svg`
      <defs>
        ${['M0 6H12', 'M6 0V12M0 6H12', 'M0 0 12 12', 'M3 3h1M9 9h1'].map(
          (line, i) =>
            svg`<pattern id="area-${i}" class="area-${i}" width="12" height="12" patternUnits="userSpaceOnUse"><path d=${line} /></pattern>`,
        )}
      </defs>
      ${found.map((area, i) =>
        area.map((room) => {
          const { x, y } = corner(room);
          return svg`<g class="area-${i % 4}" transform="translate(${x + 5} ${y + 5})">
            <rect class="tint" width=${roomSize - 10} height=${roomSize - 10} />
            <rect fill="url(#area-${i % 4})" width=${roomSize - 10} height=${roomSize - 10} />
          </g>`;
        }),
      )}`;
  },

  labels({ scene }): SVGTemplateResult {
    const found = areasIn(positionOf(scene));
    if (found.length < 2) return svg``;
    return svg`${found.map((area, i) =>
      area.map((room) => {
        const { x, y } = corner(room);
        return planLabel({ x: x + 20, y: y + 50 }, letter(i), `area area-${i % 4}`);
      }),
    )}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const found = areasIn(positionOf(context.scene));
    return panel(
      words.areas,
      html`<p>
          ${found.length > 1 ? html`${phrase(words.closed, { count: found.length })} <code>RB-WALL-2</code>` : words.open}
        </p>
        <ul>
          ${found.map((area, i) => html`<li>${phrase(words.area, { letter: letter(i), rooms: area.toSorted().join(', ') })}</li>`)}
        </ul>`,
    );
  },
};

/** Where the robbers came in; nothing before that. */
const wayIn = ({ robbers }: Position): Room | undefined =>
  Object.values(robbers)
    .map(({ at }) => at)
    .find(isRoom);

/** How many rooms away the corners are from where the robbers come in (RB-CAR-1). */
const corners: Overlay = {
  labels({ scene }): SVGTemplateResult {
    const from = wayIn(positionOf(scene));
    if (from === undefined) return svg``;
    const far = farCorners(from);
    return svg`${cornerRooms.map((room) => {
      const { x, y } = centre(room);
      return planLabel({ x: x + 5, y: y + 47 }, distance(from, room), far.includes(room) ? 'farthest' : '');
    })}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const from = wayIn(positionOf(context.scene));
    const text = from === undefined ? words.noWayIn : phrase(words.far, { corners: farCorners(from).join(', ') });
    return panel(words.corners, html`<p>${text} <code>RB-CAR-1</code></p>`);
  },
};

/** Everybody's five cards in the order planned, covering each other as they lie: the last on top, after the flip the first. */
const stack: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const position = positionOf(scene);
    const planning = isIn(scene.flow, 'plan');
    return panel(
      words.stack,
      html`<p>${planning ? words.planning : words.flipped} <code>${planning ? 'RB-PLAN-4' : 'RB-ROB-1'}</code></p>
        ${seats(position.options).map((seat) => {
          const played = position.played[seat] ?? [];
          const cards = [...played, ...(position.stacks[seat] ?? [])];
          return html`<div class="fan-row">
            <span>${phrase(scene.texts.names[seat] ?? seat)}</span>
            <ol class="fan ${planning ? 'planning' : 'turned'}">
              ${cards.map((id, i) => {
                const state = i < played.length ? 'played' : !planning && i === played.length ? 'top' : '';
                const isTop = planning ? i === cards.length - 1 : i === played.length;
                return html`<li class=${state} .style=${`--at:${i};--from-top:${cards.length - i}`}>
                  <span class="card" role="img" aria-label="${i + 1}: ${scene.texts.names[id] ?? id}"
                    >${cardParts(partsOf(id))}</span
                  >
                  <b>${i + 1}</b>${isTop && !planning ? html`<em>${words.next}</em>` : nothing}
                </li>`;
              })}
            </ol>
          </div>`;
        })}`,
    );
  },
};

type RobberPart = (typeof procedures)['robber-turn'][number];

/** The part of a robber's turn in which play stands. */
const partOf = (flow: string): RobberPart | undefined =>
  procedures['robber-turn'].find((part) => isIn(flow, `rob.robber.${part}`));

/** Before, the card, after, in the order of this table: where the one extra action may go, and where it went (RB-EXTRA-1, RB-EXTRA-2). */
const extra: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene, moments, at } = context;
    if (!isIn(scene.flow, 'rob.robber')) return panel(words.extra, html`<p>${words.noRobber}</p>`);
    const position = positionOf(scene);
    const now = partOf(scene.flow);
    const spent = moments.slice(0, at + 1).findLast(({ position: p }) => !positionOf({ position: p }).extra);
    const usedAt = position.extra ? partOf(spent?.flow ?? '') : undefined;
    const parts = orderOf(position.options, 'robber-turn');
    const isOver = (part: RobberPart) => now !== undefined && parts.indexOf(part) < parts.indexOf(now);
    const window = (name: Exclude<RobberPart, 'card'>) => {
      const state = usedAt === name ? 'used' : position.extra ? 'gone' : isOver(name) ? '' : 'free';
      return html`<li class="${state} ${now === name ? 'now' : ''}">
        <b>${words[name]}</b><i class="token" aria-hidden="true"></i><span>${state ? words[state] : '–'}</span>
      </li>`;
    };
    const card = html`<li class="barred ${now === 'card' ? 'now' : ''}">
      <b>${words.card}</b
      >${position.card ? html`<span class="card">${cardParts(partsOf(position.card.id, position.card.left))}</span>` : html`<i class="card"></i>`}<span
        >${words.never}</span
      >
    </li>`;
    return panel(
      words.extra,
      html`<ol class="extra-line">
          ${parts.map((part) => (part === 'card' ? card : window(part)))}
        </ol>
        <p><code>RB-EXTRA-1</code> <code>RB-EXTRA-2</code></p>`,
    );
  },
};

export const overlays: Overlays = { styles: overlayStyles, byName: { areas, corners, stack, extra } };
