// Overlays about a burglar's turn: what it has cost, what entering means, which guard moves, keypads, safes, rooms.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { OverlayWords } from '../../../../locales/en/burgle-bros/overlays.js';
import { cellOf, floorOf, floorsOf, shifted, type Space } from '../../../../rules/burgle-bros/board.js';
import { inRowOrColumn, spacesOf } from '../../../../rules/burgle-bros/spaces.js';
import { kindOf, numberOf, numbers, type Kind } from '../../../../rules/burgle-bros/data.js';
import type { Position } from '../../../../rules/burgle-bros/position.js';
import { isBolted, isDisabled, isKeypadLocked, keypadDice } from '../../../../rules/burgle-bros/door-facts.js';
import { eventLimit, isEventDue } from '../../../../rules/burgle-bros/turn-facts.js';
import { icon } from '../../../base/icons.js';
import type { Overlay, OverlayContext } from '../../../board/board.js';
import { centre, cornerOf, room } from '../../../board/floors/floor-grid.js';
import { nameOf, panel } from '../../../board/overlays/overlay-host.js';
import { phrase } from '../../../board/phrase.js';
import { boxOf, sheetIn } from '../layout.js';
import { pathTo, wordsOf } from './context.js';
import { busyFloor, explained, kindAt, planOn, positionOf } from '../position.js';
import { roomIcons } from '../rooms.js';

const spacesOfKind = (position: Position, ...kinds: readonly Kind[]): Space[] =>
  Object.keys(position.tiles).filter((space) => kinds.includes(kindAt(position, space) as Kind));

/** The spaces whose numbers open a safe (BB-SAFE-3). */
const rowAndColumn = (position: Position, safe: Space): Space[] =>
  spacesOf(position.options.job, position.gap).filter(
    (space) =>
      floorOf(space) === floorOf(safe) &&
      inRowOrColumn(cellOf(space), cellOf(safe)) &&
      kindAt(position, space) !== 'safe',
  );

/** The numbers in sight of each safe: cracked, missing, still face down. */
export const combination: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const sheet = sheetIn(scene);
    const { position } = sheet;
    return svg`${spacesOfKind(position, 'safe').flatMap((safe) =>
      position.safes[safe]?.open
        ? []
        : rowAndColumn(position, safe).map((space) => {
            const { x, y, width, height } = boxOf(sheet, space);
            const state = position.cracked.includes(space) ? 'covered' : position.tiles[space] ? 'missing' : 'unknown';
            return svg`<rect class="in-line ${state}" x=${x + 5} y=${y + 5} width=${width - 10} height=${height - 10} rx="4" />`;
          }),
    )}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const safes = spacesOfKind(position, 'safe');
    return panel(
      words.combination,
      safes.length === 0
        ? html`<p>${words.noSafe}</p>`
        : html`<ul>
            ${safes.map((safe) => {
              const line = rowAndColumn(position, safe);
              const covered = line.filter((space) => position.cracked.includes(space));
              const open = line.filter((space) => !covered.includes(space));
              const missing = open.flatMap((space) => position.tiles[space] ?? []).map(numberOf);
              const faceDown = open.length - missing.length;
              return html`<li>
                <b>${safe}</b>: ${phrase(words.numbers, { covered: covered.length, count: line.length })}.
                ${missing.length > 0 ? `${phrase(words.missing, { numbers: missing.sort().join(', ') })}.` : nothing}
                ${faceDown > 0 ? `${phrase(words.faceDown, { count: faceDown })}.` : nothing}
                <code>BB-SAFE-3</code>
              </li>`;
            })}
          </ul>`,
    );
  },
};

/** What the turn has cost, move by move, and whether an event follows (BB-TURN-3). */
export const actions: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const { active, turn, burglars } = position;
    const path = pathTo(context);
    const start = Math.max(
      0,
      path.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-started')),
    );
    const own = path.slice(start + 1).flatMap(({ move, ...moment }, i) => {
      const cost = positionOf(moment).turn.used - positionOf(path[start + i] as typeof moment).turn.used;
      return move !== undefined && (cost > 0 || move.startsWith(`${active} `)) ? [{ move, cost }] : [];
    });
    // What an example begins with has been paid by moves that nobody sees.
    const earlier = positionOf(path[start] ?? context.scene).turn.used;
    const hasStamp = burglars[active]?.loot.includes('stamp') === true;
    const limit = eventLimit(position);
    const allowed = numbers.actions + turn.extra;
    const isEvent = isEventDue(position);
    return panel(
      words.actions,
      html`<ol class="spent">
          ${Array.from({ length: allowed }, (_, i) => html`<li class="${i < turn.used ? 'used' : ''} ${i === limit - 1 ? 'limit' : ''}">${i + 1}</li>`)}
        </ol>
        <ul>
          ${earlier > 0 ? html`<li class="bill"><span>${words.earlier}</span><b>${earlier}</b></li>` : own.length === 0 ? html`<li>${words.nothingYet}</li>` : nothing}
          ${own.map(({ move, cost }) => html`<li class="bill"><span>${context.label(move)}</span><b>${cost || words.free}</b></li>`)}
          <li class="bill sum"><span>${phrase(words.used, { used: turn.used, allowed })}</span></li>
          <li class=${isEvent ? 'warning' : ''}>
            ${isEvent ? phrase(hasStamp ? words.eventStamp : words.event, { used: turn.used, limit }) : words.noEvent}
            <code>BB-TURN-3</code>
          </li>
        </ul>`,
    );
  },
};

/** Whether a burglar has entered the space he came to last, or only got there (BB-MOVE-8). */
export const entering: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const arrivals = pathTo(context)
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'walked' || type === 'fell');
    const last = arrivals.at(-1);
    const line = (isEntry: boolean): TemplateResult =>
      html`<li class=${last && (last.type === 'walked') === isEntry ? 'now' : ''}>
        ${isEntry ? words.entered : words.notEntered} <code>${isEntry ? 'BB-MOVE-4' : 'BB-MOVE-8'}</code>
      </li>`;
    return panel(
      words.entering,
      html`${last ? html`<p><b>${nameOf(context, last['who'] as string)} → ${last['to'] as string}</b></p>` : nothing}
        <ul class="either">
          ${line(true)} ${line(false)}
        </ul>`,
    );
  },
};

/** Which guard moves after this turn, and who is seen across floors anyway (BB-GUARD-1). */
export const floors: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const sheet = sheetIn(scene);
    const { x, y } = cornerOf(sheet, busyFloor(sheet.position, scene.flow));
    return svg`<rect class="on-move" x=${x - 8} y=${y - 8} width=${sheet.size * room + 16} height=${sheet.size * room + 16} rx="6" />
      ${seen(sheet.position).map(({ from, at }) => {
        const [one, other] = [from, at].map((space) => centre(boxOf(sheet, space)));
        return one && other ? svg`<path class="sight" d="M${one.x} ${one.y}L${other.x} ${other.y}" />` : nothing;
      })}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const position = positionOf(scene);
    const busy = busyFloor(position, scene.flow);
    return panel(
      words.floors,
      html`<ul>
        ${floorsOf(position.options.job).map((floor) =>
          floor === busy
            ? html`<li>
                <b>${phrase(words.moves, { floor })}.</b> ${phrase(words.whyMoves, { floor })} <code>BB-GUARD-1</code>
              </li>`
            : html`<li>${phrase(words.waits, { floor })}.</li>`,
        )}
        ${seen(position).map(({ who, how }) => html`<li>${phrase(words[how], { name: nameOf(context, who) })}.</li>`)}
      </ul>`,
    );
  },
};

interface Sight {
  readonly who: string;
  readonly from: Space;
  readonly at: Space;
  readonly how: 'seenFoyer' | 'seenAtrium' | 'seenCamera';
}

/** Whom a guard would see without standing on the same space. */
function seen(position: Position): Sight[] {
  const guards = Object.values(position.guards).flatMap(({ at }) => at ?? []);
  return position.order.flatMap((who) => {
    const at = position.burglars[who]?.at ?? 'outside';
    const kind = kindAt(position, at);
    return guards.flatMap((from): Sight[] => {
      const isNextDoor = planOn(position, floorOf(at)).graph[cellOf(at)]?.includes(cellOf(from)) === true;
      if (kind === 'foyer' && floorOf(from) === floorOf(at) && isNextDoor) return [{ who, from, at, how: 'seenFoyer' }];
      const isAboveOrBelow = from === shifted(at, 1) || from === shifted(at, -1);
      if (kind === 'atrium' && isAboveOrBelow) return [{ who, from, at, how: 'seenAtrium' }];
      const isWatched = kind === 'camera' && from !== at && kindAt(position, from) === 'camera';
      return isWatched ? [{ who, from, at, how: 'seenCamera' }] : [];
    });
  });
}

/** How many dice the next try at a keypad gets, and what a deadbolt costs (BB-KEYPAD-1, BB-DEADBOLT-1). */
export const keypads: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const { active, turn } = position;
    const nextTurn = { ...position, turn: { ...turn, tries: {} } };
    const locked = spacesOfKind(position, 'keypad').filter((at) => isKeypadLocked(position, active, at));
    const deadbolts = spacesOfKind(position, 'deadbolt');
    if (locked.length + deadbolts.length === 0) return panel(words.keypads, html`<p>${words.noKeypad}</p>`);
    return panel(
      words.keypads,
      html`<ul>
        ${locked.map((at) => {
          const [count, fresh] = [keypadDice(position, active, at), keypadDice(nextTurn, active, at)];
          return html`<li>
            <b>${phrase(words.dice, { at, count })}.</b>
            ${count > fresh ? phrase(words.diceReset, { count: fresh }) : nothing}
            <code>BB-KEYPAD-1</code>
          </li>`;
        })}
        ${deadbolts.map(
          (at) => html`<li>${phrase(deadboltWords(position, at, words), { at })} <code>BB-DEADBOLT-1</code></li>`,
        )}
      </ul>`,
    );
  },
};

const deadboltWords = (position: Position, at: Space, words: OverlayWords): string =>
  isBolted(position, position.active, at)
    ? words.deadboltPaid
    : isDisabled(position, at)
      ? words.deadboltOff
      : words.deadboltFree;

/** Every kind of room that lies face up: its icon, its name, what it does. */
export const rooms: Overlay = {
  panel(context: OverlayContext): TemplateResult {
    const { scene } = context;
    const kinds = [...new Set(Object.values(positionOf(scene).tiles).map(kindOf))].filter((kind) => kind !== 'plain');
    return panel(
      wordsOf(context).rooms,
      html`<dl class="room-list">
        ${kinds.sort().map(
          (kind) =>
            html`<div>
              <dt>${icon(roomIcons[kind])} ${nameOf(context, kind)}</dt>
              <dd>${explained(scene, kind)}</dd>
            </div>`,
        )}
      </dl>`,
    );
  },
};
