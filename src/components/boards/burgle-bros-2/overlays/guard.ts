// Overlays about guards: which way and why, what a commotion does to him, which cards can still come, whose turn it is.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  cells,
  distanceBetween,
  floorOf,
  floors as allFloors,
  isSpace,
  type Floor,
  type Space,
} from '../../../../rules/burgle-bros-2/board.js';
import { numbers } from '../../../../rules/burgle-bros-2/data.js';
import type { Guard } from '../../../../rules/burgle-bros-2/position.js';
import { isIn } from '../../../../rules/burgle-bros-2/states.js';
import { goalsOf, nearestPrey } from '../../../../rules/burgle-bros-2/turn-facts.js';
import type { Overlay, OverlayContext, Scene } from '../../../board/board.js';
import { cornerOf, room, drawnMark } from '../../../board/floors/floor-grid.js';
import { nameOf, panel } from '../../../board/overlays/overlay-host.js';
import { phrase } from '../../../board/phrase.js';
import { routesOnPlan } from '../../../board/overlays/routes-on-plan.js';
import { wordOf } from '../../../board/entry.js';
import { boxOf, sheet } from '../layout.js';
import { listOf, wordsOf } from './words.js';
import { cardsLeft } from '../plan.js';
import { busyFloor, comingOf, crooksIn, guardsIn, positionOf, topFrame, type Coming } from '../position.js';

const floorIn = (scene: Scene): Floor => {
  const position = positionOf(scene);
  const busy = busyFloor(position, scene.flow);
  return position.guards[busy] ? busy : (guardsIn(position)[0]?.[0] ?? busy);
};
const told = (way: readonly Space[]): string => way.join(' → ');

/** All shortest ways, the one that he takes, and what lies between it and the way farthest from it (B2-GUARD-3). */
export const route: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const [coming] = comingOf(positionOf(scene), floorIn(scene));
    return routesOnPlan((coming?.ways ?? []).map((way) => way.map(boxOf)));
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const floor = floorIn(context.scene);
    const guard = position.guards[floor];
    const comings = comingOf(position, floor);
    return panel(
      words.routes,
      html`<ul>
        ${guard ? hunt(context, floor, guard) : html`<li>${words.noTarget}</li>`}
        ${comings.map((coming) => wayLines(context, coming))}
      </ul>`,
    );
  },
};

function wayLines(context: OverlayContext, { ways, steps }: Coming): TemplateResult {
  const words = wordsOf(context);
  const [way = []] = ways;
  const reached = way.slice(1, steps + 1);
  const met = crooksIn(positionOf(context.scene)).flatMap(([name, { at }]) => (reached.includes(at) ? [name] : []));
  return html`<li><b>${told(way)}</b></li>
    <li>
      ${ways.length > 1 ? phrase(words.manyRoutes, { count: ways.length }) : words.oneRoute}
      <code>${ways.length > 1 ? 'B2-GUARD-3' : 'B2-GUARD-2'}</code>
    </li>
    <li>${phrase(words.stepsNow, { steps })}</li>
    ${met.map((name) => html`<li class="warning">${phrase(words.passes, { name: nameOf(context, name) })} <code>B2-GUARD-8</code></li>`)}`;
}

/** What an alerted guard is about. */
function hunt(context: OverlayContext, floor: Floor, { at, target, alerted }: Guard): TemplateResult | typeof nothing {
  const words = wordsOf(context);
  const position = positionOf(context.scene);
  if (!alerted) return target === null ? html`<li>${words.noTarget}</li>` : nothing;
  if (target !== null) return html`<li>${words.lured} <code>B2-ALERT-6</code></li>`;
  const { crooks } = nearestPrey(position, floor);
  const goals = goalsOf(position, floor);
  const [goal] = goals;
  if (goal === undefined) return html`<li>${words.huntsNobody} <code>B2-ALERT-2</code></li>`;
  if (crooks.length === 0) return html`<li>${phrase(words.huntsPlace, { at: goal })} <code>B2-ALERT-2</code></li>`;
  const steps = distanceBetween(position, at, goal);
  if (steps === 0) return html`<li class="warning">${words.camps} <code>B2-ALERT-5</code></li>`;
  const prey = crooks.filter((name) => goals.includes(position.crooks[name]?.at ?? ''));
  return goals.length > 1
    ? html`<li>${phrase(words.tie, { names: listOf(context, prey) })} <code>B2-ALERT-3</code></li>`
    : html`<li>${phrase(words.hunts, { name: listOf(context, prey), steps })} <code>B2-ALERT-2</code></li>`;
}

/** One step now, and his whole turn later; or nothing, if he is there already (B2-COMM-1 to B2-COMM-4). */
export const commotion: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { moments, at, scene } = context;
    const events = moments[at]?.events ?? [];
    const top = topFrame(positionOf(scene));
    const isDue = top !== undefined && isIn(top.flow, 'resolve.commotion');
    const place = isDue ? (top.at ?? '') : wordOf(events.find(({ type }) => type.startsWith('commotion'))?.['at']);
    const isIgnored = events.some(({ type }) => type === 'commotion-ignored');
    const done = events.some(({ type }) => type === 'commotion');
    const steps = isDue ? (top.steps ?? 1) : events.filter(({ type }) => type === 'guard-moved').length;
    return panel(
      words.commotion,
      html`<ol class="either">
        ${
          isIgnored
            ? html`<li class="now">${phrase(words.ignored, { at: place })} <code>B2-COMM-4</code></li>`
            : html`<li class=${done ? 'now' : ''}>
                  ${isSpace(place) ? phrase(words.markerMoves, { at: place }) : words.markerMovesThere}
                  <code>B2-COMM-1</code>
                </li>
                <li class=${isDue || done ? 'now' : ''}>
                  ${phrase(words.oneStep, { steps: steps || 1 })} <code>B2-COMM-2</code>
                </li>
                <li>${phrase(words.fullTurn, { steps: numbers.guardSteps })} <code>B2-COMM-3</code></li>`
        }
      </ol>`,
    );
  },
};

/** Which cards of each deck have been drawn, and which can still come. */
export const patrol: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const { patrol: decks } = positionOf(scene);
    return svg`${allFloors.flatMap((floor) =>
      decks[floor].discard.filter(isSpace).map((space) => drawnMark(boxOf(space))),
    )}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const { patrol: decks, guards } = positionOf(scene);
    return panel(
      words.deck,
      html`<div class="decks">
        ${allFloors.map((floor) => {
          const left = cardsLeft(decks[floor]);
          const discards = decks[floor].discard;
          const others = discards.filter((card) => !isSpace(card)).length;
          return html`<section>
            <b>${phrase(scene.words.places['floor'] ?? '', { floor })}</b>
            <ol class="deck">
              ${cells.map((cell) => (discards.includes(`${floor}.${cell}`) ? html`<li class="gone"><s>${cell}</s></li>` : html`<li>${cell}</li>`))}
            </ol>
            <span
              >${phrase(words.cardsLeft, { count: left })}${others > 0 ? `; ${phrase(words.distracted, { count: others })}` : nothing}</span
            >
            ${guards[floor]?.alerted ? html`<span class="warning">${words.alerted} <code>B2-ALERT-1</code></span>` : left === 0 ? html`<span>${words.lastCard}</span>` : nothing}
          </section>`;
        })}
      </div>`,
    );
  },
};

/** Only the guard of the floor on which the turn ends has a turn (B2-GUARD-1). */
export const floors: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const { x, y } = cornerOf(sheet, busyFloor(positionOf(scene), scene.flow));
    const whole = sheet.size * room;
    return svg`<rect class="on-move" x=${x - 9} y=${y - 9} width=${whole + 18} height=${whole + 18} rx="6" />`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const { queue, turn } = position;
    const at = position.crooks[turn.crook]?.at ?? '';
    const walking: number[] =
      queue.length > 0 ? queue.map(({ floor }) => floor) : isSpace(at) ? [Number(floorOf(at))] : [];
    return panel(
      words.whoseFloor,
      html`<ul>
        ${allFloors.map((floor) => {
          const isWalking = walking.includes(Number(floor));
          const text = isWalking ? words.walks : words.rests;
          return html`<li>
            ${phrase(text, { floor, name: nameOf(context, turn.crook), steps: queue.find((each) => each.floor === Number(floor))?.steps ?? numbers.guardSteps })}
            ${isWalking ? html`<code>B2-GUARD-1</code>` : nothing}
          </li>`;
        })}
      </ul>`,
    );
  },
};
