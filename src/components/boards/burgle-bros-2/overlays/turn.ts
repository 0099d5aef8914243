// Overlays about a crook's turn: what entering means, what chips do, who may react, the combination, what rooms do.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Space } from '../../../../rules/burgle-bros-2/board.js';
import { inLine } from '../../../../rules/burgle-bros-2/spaces.js';
import {
  chipColours,
  numberOf,
  numbers,
  type Chip,
  chips as allChips,
  chipCounts,
} from '../../../../rules/burgle-bros-2/data.js';
import { gearCard, type Gear } from '../../../../rules/burgle-bros-2/gear/data.js';
import type { Position } from '../../../../rules/burgle-bros-2/position.js';
import { orderOf } from '../../../../rules/burgle-bros-2/procedures.js';
import { isAt, pathsOfParts } from '../../../../rules/burgle-bros-2/states.js';
import { icon } from '../../../base/icons.js';
import type { Overlay, OverlayContext } from '../../../board/board.js';
import { nameOf, panel } from '../../../board/overlays/overlay-host.js';
import { phrase } from '../../../board/phrase.js';
import { gearIcons } from '../gear-icons.js';
import { boxOf } from '../layout.js';
import { wordsOf } from './words.js';
import { chipIcons } from '../pieces.js';
import { crooksIn, explained, framesIn, isIn, isWindow, positionOf, roomAt, spacesOfRoom } from '../position.js';
import { roomIcons, signOf, signs, type Sign } from '../rooms.js';

const enteringFrame = (position: Position) => framesIn(position).findLast(({ flow }) => isIn(flow, 'resolve.entering'));

/** Chip, guard, room, effect: the parts of entering in their order, and which is under way (B2-MOVE-3 and on). */
export const entering: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const at = enteringFrame(positionOf(scene))?.at;
    if (!at) return svg``;
    const { x, y, width, height } = boxOf(at);
    return svg`<rect class="in-line" x=${x + 5} y=${y + 5} width=${width - 10} height=${height - 10} rx="4" />`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const frame = enteringFrame(position);
    const parts = orderOf(position.options, 'entering').filter((part) => part !== 'offer');
    const now = parts.findIndex((part) => frame && isAt(frame.flow, ...pathsOfParts[part]));
    const texts = { chip: words.entryChip, guard: words.entryGuard, room: words.entryRoom, leave: words.entryLeave };
    return panel(
      words.entering,
      html`<ol class="either">
        ${parts.map((each, i) => {
          const state = now < 0 ? '' : i < now ? words.done : i === now ? words.now : words.waits;
          return html`<li class=${i === now ? 'now' : ''}>
            ${texts[each]} ${state ? html`<span class="cap">${state}</span>` : nothing}
          </li>`;
        })}
      </ol>`,
    );
  },
};

/** Red hurts who enters, yellow hurts who explores, blue waits; and which chips are still out (B2-CHIP-1 to B2-CHIP-3). */
export const chips: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { chips: lying, chipsGone } = positionOf(context.scene);
    const shown = Object.values(lying).flatMap((state) => (state === 'down' ? [] : [state.chip]));
    const out = (chip: Chip) => chipCounts[chip] - [...chipsGone, ...shown].filter((each) => each === chip).length;
    const does = { red: [words.acts, words.goes], yellow: [words.goes, words.acts], blue: [words.stays, words.stays] };
    return panel(
      words.chips,
      html`<table class="chip-table">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${words.entered}</th>
            <th scope="col">${words.explored}</th>
            <th scope="col">${words.stillOut}</th>
          </tr>
        </thead>
        <tbody>
          ${allChips.map(
            (chip) =>
              html`<tr>
                <th scope="row">
                  <i class="swatch ${chipColours[chip]}"></i>${icon(chipIcons[chip])} ${nameOf(context, chip)}
                </th>
                ${does[chipColours[chip]].map((text) => html`<td class=${text === words.acts ? 'warning' : ''}>${text}</td>`)}
                <td>${out(chip)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    );
  },
};

/** Who may use which gear now, and the one thing that closes the window (B2-GEAR-3, B2-GEAR-4). */
export const windows: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene, legal } = context;
    const isOpen = isWindow(scene.flow) || isIn(scene.flow, 'turn.act', 'turn.enter');
    const ready = crooksIn(positionOf(scene)).map(([name, { gear }]) => ({
      name,
      cards: Object.entries(gear).flatMap(([card, { state, used }]) =>
        state === 'ready' ? [{ card: card as Gear, left: gearCard(card as Gear).uses - used }] : [],
      ),
    }));
    const canUse = (name: string, card: Gear) => legal.some((move) => `${move} `.startsWith(`${name} use ${card} `));
    const text = isWindow(scene.flow) ? words.open : isOpen ? words.openTurn : words.shut;
    return panel(
      words.windows,
      html`<p>${text} <code>${isOpen ? 'B2-GEAR-4' : 'B2-GEAR-3'}</code></p>
        <ul class="ready">
          ${ready.flatMap(({ name, cards }) =>
            cards.map(
              ({ card, left }) =>
                html`<li class=${isOpen && canUse(name, card) ? 'now' : ''}>
                  ${icon(gearIcons[card])} <b>${nameOf(context, name)}: ${nameOf(context, card)}</b>
                  ${phrase(words.usesLeft, { count: left })} ${explained(scene, card)}
                </li>`,
            ),
          )}
        </ul>`,
    );
  },
};

/** The six rooms in line with the safe: cracked, missing, still face-down (B2-SAFE-4). */
export const combination: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const position = positionOf(scene);
    return svg`${lineOfSafe(position).map((space) => {
      const { x, y, width, height } = boxOf(space);
      const state = position.rooms[space]?.cracked ? 'covered' : position.rooms[space] ? 'missing' : 'unknown';
      return svg`<rect class="in-line ${state}" x=${x + 5} y=${y + 5} width=${width - 10} height=${height - 10} rx="4" />`;
    })}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const line = lineOfSafe(position);
    const missing = line.flatMap((space) => {
      const laid = position.rooms[space];
      return laid && !laid.cracked ? [numberOf(laid.tile) ?? 0] : [];
    });
    const hidden = line.filter((space) => !position.rooms[space]).length;
    const counts = [...new Set(missing)]
      .sort()
      .map((number) => ({ number, count: missing.filter((each) => each === number).length }));
    if (line.length === 0) return panel(words.combination, html`<p>${words.noSafe}</p>`);
    return panel(
      words.combination,
      html`<ul>
        <li>
          ${phrase(words.covered, { count: numbers.crackedRooms - missing.length - hidden })} <code>B2-SAFE-4</code>
        </li>
        ${counts.map(({ number, count }) => html`<li>${phrase(words.oneDie, { number, count })}</li>`)}
        ${hidden > 0 ? html`<li>${phrase(words.hidden, { count: hidden })}</li>` : nothing}
        <li>${words.dieHome}</li>
      </ul>`,
    );
  },
};
const lineOfSafe = (position: Position): Space[] => spacesOfRoom(position, 'safe').flatMap(inLine);

/** What the signs mean, and every kind of room that lies face-up: its icon, its name, what it does. */
export const rooms: Overlay = {
  panel(context: OverlayContext): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const position = positionOf(scene);
    const kinds = [...new Set(Object.keys(position.rooms).flatMap((space) => roomAt(position, space) ?? []))];
    const meanings = Object.entries(signs) as [Sign, string][];
    return panel(
      words.rooms,
      html`<ul class="signs">
          ${meanings.map(([sign, path]) => html`<li>${icon(path)} ${scene.words.counters[sign]}</li>`)}
        </ul>
        <dl class="room-list">
          ${kinds.sort().map(
            (kind) =>
              html`<div>
                <dt>
                  ${icon(roomIcons[kind])} ${nameOf(context, kind)}
                  ${signOf(kind) ? icon(signs[signOf(kind) ?? 'action']) : nothing}
                </dt>
                <dd>${explained(scene, kind)}</dd>
              </div>`,
          )}
        </dl>`,
    );
  },
};
