// Overlays about guards: which way and why, which alarm first, which patrol cards can still come.
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { cellOf, spaceAt, type Floor, type Space } from '../../../../rules/burgle-bros/board.js';
import { patrolCells } from '../../../../rules/burgle-bros/spaces.js';
import type { Position } from '../../../../rules/burgle-bros/position.js';
import { alarmsOn, stepsByCard, stepsOf } from '../../../../rules/burgle-bros/turn-facts.js';
import type { Overlay, OverlayContext, Scene } from '../../../board/board.js';
import { nameOf, panel } from '../../../board/overlays/overlay-host.js';
import { planLabel } from '../../../board/overlays/plan-label.js';
import { phrase } from '../../../board/phrase.js';
import { routesOnPlan } from '../../../board/overlays/routes-on-plan.js';
import { drawnMark } from '../../../board/floors/floor-grid.js';
import { boxOf, sheetIn } from '../layout.js';
import { pathTo, wordsOf } from './context.js';
import { busyFloor, comingOf, isIn, planOn, positionOf } from '../position.js';

const floorIn = (scene: Scene): Floor => busyFloor(positionOf(scene), scene.flow);
const told = (way: readonly Space[]): string => way.join(' → ');

/** All shortest ways, the one that he takes, and what lies between it and the way farthest from it (BB-ROUTE-2). */
export const route: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const sheet = sheetIn(scene);
    const coming = comingOf(sheet.position, floorIn(scene), scene.flow);
    return routesOnPlan((coming?.ways ?? []).map((way) => way.map((space) => boxOf(sheet, space))));
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const position = positionOf(scene);
    const floor = floorIn(scene);
    const guard = position.guards[floor];
    const coming = comingOf(position, floor, scene.flow);
    if (!guard || !coming) {
      const text = guard?.lost ? words.lost : guard?.at ? words.noTarget : words.notPlaced;
      return panel(words.routes, html`<p>${text}</p>`);
    }
    const { ways } = coming;
    const isTie = ways.length > 1;
    return panel(
      words.routes,
      html`<ul>
        <li><b>${told(ways[0] ?? [])}</b></li>
        <li>
          ${isTie ? phrase(words.manyRoutes, { count: ways.length }) : words.oneRoute}
          <code>${isTie ? 'BB-ROUTE-2' : 'BB-ROUTE-1'}</code>
        </li>
        ${speed(context, floor)} ${turned(context, floor, ways[0] ?? [])}
      </ul>`,
    );
  },
};

/** How many steps he has, and where the number came from. */
function speed(context: OverlayContext, floor: Floor): TemplateResult {
  const words = wordsOf(context);
  const position = positionOf(context.scene);
  const readied = pathTo(context)
    .flatMap(({ events }) => events)
    .findLast(({ type, floor: on }) => type === 'guard-readied' && String(on as number) === floor);
  const { steps } = position.turn;
  if (steps !== null && readied && isIn(context.scene.flow, 'turn.guard', 'interrupt'))
    return html`<li>
      ${phrase(words.stepsLeft, { left: steps, steps: readied['steps'] as number })}. ${words.fixed}
      <code>BB-GUARD-2</code>
    </li>`;
  const die = position.guards[floor]?.die ?? 0;
  const byCard = stepsByCard(position);
  const sum = { die, alarms: alarmsOn(position, floor).length, steps: stepsOf(position, floor) };
  const text = byCard
    ? phrase(words.stepsEvent, { ...sum, event: byCard > 0 ? `+ ${byCard}` : `− ${-byCard}` })
    : phrase(words.steps, sum);
  return html`<li>${text} <code>BB-GUARD-2</code></li>`;
}

/** He has just got another target: his way before and after (BB-GUARD-5). */
function turned(context: OverlayContext, floor: Floor, after: readonly Space[]): TemplateResult | typeof nothing {
  const words = wordsOf(context);
  const [was, is] = pathTo(context).slice(-2);
  const isNew = is?.events.some(({ type, floor: on }) => type === 'target-set' && String(on as number) === floor);
  const at = positionOf(context.scene).guards[floor]?.at;
  const target = was && positionOf(was).guards[floor]?.target;
  if (!isNew || !at || !target) return nothing;
  return html`<li>${words.before}: ${told([at, target])}</li>
    <li>${words.after}: ${told([at, after.at(-1) ?? at])} <code>BB-GUARD-5</code></li>`;
}

/** The floor to tell of: where an alarm rings, if it does not on the floor in play. */
const ringing = (scene: Scene): Floor => {
  const position = positionOf(scene);
  const here = floorIn(scene);
  return alarmsOn(position, here).length > 0 ? here : (position.alarms[0]?.charAt(0) ?? here);
};
const away = (position: Position, floor: Floor, space: Space): number =>
  planOn(position, floor).distance(cellOf(position.guards[floor]?.at ?? ''), cellOf(space));

/** How far each alarm is from the guard, and which he goes for (BB-ALARM-5, BB-ALARM-6). */
export const alarms: Overlay = {
  labels({ scene }): SVGTemplateResult {
    const sheet = sheetIn(scene);
    const floor = ringing(scene);
    return svg`${alarmsOn(sheet.position, floor).map((space) => {
      const { x, y } = boxOf(sheet, space);
      const steps = away(sheet.position, floor, space);
      const isTarget = sheet.position.guards[floor]?.target === space;
      return steps === Infinity ? nothing : planLabel({ x: x + 21, y: y + 109 }, steps, isTarget ? 'nearest' : '');
    })}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const position = positionOf(scene);
    const floor = ringing(scene);
    const far = alarmsOn(position, floor)
      .map((at) => ({ at, steps: away(position, floor, at) }))
      .sort((one, other) => one.steps - other.steps);
    if (far.length === 0) return panel(words.alarms, html`<p>${words.noAlarms}</p>`);
    const isOpen = isIn(scene.flow, 'interrupt.target');
    const target = position.guards[floor]?.target;
    return panel(
      words.alarms,
      html`<ul>
        ${far.map(({ at, steps }) => html`<li>${phrase(words.alarmDistance, { at, steps: steps === Infinity ? '–' : steps })}</li>`)}
        ${
          isOpen
            ? html`<li>
                <b>${phrase(words.tie, { name: nameOf(context, position.active) })}</b> <code>BB-ALARM-6</code>
              </li>`
            : target
              ? html`<li><b>${phrase(words.nearest, { at: target })}</b> <code>BB-ALARM-5</code></li>`
              : nothing
        }
        <li>${words.noPatrol} <code>BB-ALARM-7</code></li>
      </ul>`,
    );
  },
};

/** Which cards of each patrol deck have been drawn since it was shuffled, and which can still come. */
export const patrol: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const sheet = sheetIn(scene);
    const { floors, position } = sheet;
    return svg`${floors.flatMap((floor) =>
      (position.patrol[floor]?.discard ?? []).flatMap((cell) => {
        if (!patrolCells(position.options).includes(cell)) return [];
        return [drawnMark(boxOf(sheet, spaceAt(floor, cell)))];
      }),
    )}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { scene } = context;
    const { options, patrol: decks, gap } = positionOf(scene);
    const cells = patrolCells(options);
    const size = patrolCells(options).length + (options.variants.includes('lost-visual') ? 1 : 0);
    return panel(
      words.cards,
      html`<div class="decks">
        ${Object.entries(decks).map(
          ([floor, { left, discard }]) =>
            html`<section>
              <b>${phrase(scene.words.places['floor'] ?? '', { floor })}</b>
              <ol class="deck size-${Math.sqrt(cells.length)}">
                ${cells.map((cell) => (cell === gap ? html`<li class="hole" aria-hidden="true"></li>` : discard.includes(cell) ? html`<li class="gone"><s>${cell}</s></li>` : html`<li>${cell}</li>`))}
              </ol>
              <span>${phrase(words.left, { count: left, aside: size - left - discard.length })}</span>
            </section>`,
        )}
      </div>`,
    );
  },
};
