// What a page may ask to see of How to Rob a Bank besides the position: show="areas", "corners", "stack", "extra".
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { howToRobABankStudies as de } from '../../../locales/de/how-to-rob-a-bank.studies.js';
import {
  howToRobABankStudies as en,
  type HowToRobABankStudies,
} from '../../../locales/en/how-to-rob-a-bank.studies.js';
import type { Studies, Study, Told } from '../board.js';
import { cardParts } from '../cards.js';
import { phrase } from '../phrase.js';
import { styled } from '../styled.js';
import { slip } from '../studies.js';
import { areasOf, cornerRooms, farCorners, roomSteps } from './how-to-rob-a-bank.areas.js';
import { partsOf } from './how-to-rob-a-bank.cards.js';
import { centre, corner, isRoom, roomSize } from './how-to-rob-a-bank.plan.js';
import { isPlanning, positionOf, seatsOf, tilesOf, type BankPosition } from './how-to-rob-a-bank.position.js';
import { studyStyles } from './how-to-rob-a-bank.studies.styles.js';

const wordsOf = ({ lang }: Told): HowToRobABankStudies => (lang.startsWith('de') ? de : en);
const letter = (index: number): string => String.fromCharCode(65 + index);

/** Rooms that hang together, told apart by colour and pattern and letter (RB-WALL-2). */
const areas: Study = {
  plan({ scene }): SVGTemplateResult {
    const found = areasOf(tilesOf(positionOf(scene)));
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
          return svg`<g class="area area-${i % 4}" transform="translate(${x + 5} ${y + 5})">
            <rect class="tint" width=${roomSize - 10} height=${roomSize - 10} />
            <rect fill="url(#area-${i % 4})" width=${roomSize - 10} height=${roomSize - 10} />
            <circle cx="22" cy="116" r="16" /><text x="22" y="122">${letter(i)}</text>
          </g>`;
        }),
      )}`;
  },

  slip(told): TemplateResult {
    const words = wordsOf(told);
    const found = areasOf(tilesOf(positionOf(told.scene)));
    return slip(
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
const wayIn = ({ robbers }: BankPosition): string | undefined =>
  Object.values(robbers).find(({ at }) => isRoom(at))?.at;

/** How many rooms away the corners are from where the robbers come in (RB-CAR-1). */
const corners: Study = {
  plan({ scene }): SVGTemplateResult {
    const from = wayIn(positionOf(scene));
    if (from === undefined) return svg``;
    const far = farCorners(from);
    return svg`${cornerRooms.map((room) => {
      const { x, y } = centre(room);
      return svg`<g class="far ${far.includes(room) ? 'farthest' : ''}" transform="translate(${x + 48} ${y + 44})">
        <circle r="19" /><text y="7">${roomSteps(from, room)}</text>
      </g>`;
    })}`;
  },

  slip(told): TemplateResult {
    const words = wordsOf(told);
    const from = wayIn(positionOf(told.scene));
    const text = from === undefined ? words.noWayIn : phrase(words.far, { corners: farCorners(from).join(', ') });
    return slip(words.corners, html`<p>${text} <code>RB-CAR-1</code></p>`);
  },
};

/** Everybody's five cards in the order planned, covering each other as they lie: the last on top, after the flip the first. */
const stack: Study = {
  slip(told): TemplateResult {
    const words = wordsOf(told);
    const { scene } = told;
    const position = positionOf(scene);
    const planning = isPlanning(scene) || scene.flow === 'plan.flip';
    return slip(
      words.stack,
      html`<p>${planning ? words.planning : words.flipped} <code>${planning ? 'RB-PLAN-4' : 'RB-ROB-1'}</code></p>
        ${seatsOf(position).map((seat) => {
          const played = position.played[seat] ?? [];
          const cards = [...played, ...(position.stacks[seat] ?? [])];
          return html`<div class="fan-row">
            <span>${phrase(scene.texts.names[seat] ?? seat)}</span>
            <ol class="fan ${planning ? 'planning' : 'turned'}">
              ${cards.map((id, i) => {
                const state = i < played.length ? 'played' : !planning && i === played.length ? 'top' : '';
                const isTop = planning ? i === cards.length - 1 : i === played.length;
                return html`<li class=${state} ${styled({ '--at': String(i), '--from-top': String(cards.length - i) })}>
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

/** Before, the card, after: where the one extra action may go, and where it went (RB-EXTRA-1, RB-EXTRA-2). */
const extra: Study = {
  slip(told): TemplateResult {
    const words = wordsOf(told);
    const { scene, moments, at } = told;
    const { flow } = scene;
    if (!flow.startsWith('rob.robber')) return slip(words.extra, html`<p>${words.noRobber}</p>`);
    const position = positionOf(scene);
    const now = flow.split('.')[2] ?? '';
    const spent = moments.slice(0, at + 1).findLast(({ position: p }) => !positionOf({ position: p }).extra);
    const usedAt = position.extra ? (spent?.flow.split('.')[2] ?? '') : '';
    const end = (name: 'before' | 'after') => {
      const state =
        usedAt === name ? 'used' : position.extra ? 'gone' : now === 'after' && name === 'before' ? '' : 'free';
      return html`<li class="${state} ${now === name ? 'now' : ''}">
        <b>${words[name]}</b><i class="token" aria-hidden="true"></i><span>${state ? words[state] : '–'}</span>
      </li>`;
    };
    return slip(
      words.extra,
      html`<ol class="extra-line">
          ${end('before')}
          <li class="barred ${now === 'card' ? 'now' : ''}">
            <b>${words.card}</b
            >${position.card ? html`<span class="card">${cardParts(partsOf(position.card.id, position.card.left))}</span>` : html`<i class="card"></i>`}<span
              >${words.never}</span
            >
          </li>
          ${end('after')}
        </ol>
        <p><code>RB-EXTRA-1</code> <code>RB-EXTRA-2</code></p>`,
    );
  },
};

export const studies: Studies = { styles: studyStyles, byName: { areas, corners, stack, extra } };
