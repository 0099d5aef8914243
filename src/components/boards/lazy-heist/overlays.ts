// What a page may ask to see of Lazy Heist besides the position: show="distances", "order", "timetable", "ledger", "scale".
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { OverlayWords } from '../../../locales/en/lazy-heist/overlays.js';
import { floors, shafts } from '../../../rules/lazy-heist/board.js';
import { guardDistance, guardRoutes, guardSpaces } from '../../../rules/lazy-heist/guard-routes.js';
import { usualSeats } from '../../../rules/lazy-heist/data.js';
import { dataOf } from '../../../rules/lazy-heist/house-data.js';
import { planOf } from '../../../rules/lazy-heist/building.js';
import type { Drone } from '../../../rules/lazy-heist/position.js';
import { orderOf } from '../../../rules/lazy-heist/procedures.js';
import { isIn } from '../../../rules/lazy-heist/states.js';
import type { Point, Overlays, Overlay, OverlayContext } from '../../board/board.js';
import { routeTemplate } from '../../board/arrows.js';
import { entry } from '../../board/entry.js';
import { phrase } from '../../board/phrase.js';
import { actorClass } from '../../board/pieces.js';
import { panel } from '../../board/overlays/overlay-host.js';
import { planLabel } from '../../board/overlays/plan-label.js';
import { boxOf } from './plan.js';
import { colourOf, isBurglar, positionOf } from './position.js';
import { overlayStyles } from './overlays.styles.js';

const wordsOf = ({ words }: OverlayContext): OverlayWords => words as OverlayWords;
/** A name as it stands within a sentence. */
const nameInside = ({ scene }: OverlayContext, id: string): string => scene.texts.names[id] ?? id;

/** How far every room is from the checkpoint, which ways the guards could take, who goes first and why. */
const distances: Overlay = {
  plan({ scene }): SVGTemplateResult {
    const { checkpoint, guards } = positionOf(scene);
    if (checkpoint === null) return svg``;
    const routes = Object.values(guards).flatMap((at) =>
      at === null ? [] : guardRoutes(at, checkpoint).map((route) => [at, ...route].map(footOf)),
    );
    return svg`${guardSpaces.map((space) => {
      const box = boxOf(space);
      const far = guardDistance(space, checkpoint);
      if (!box || far === Infinity) return nothing;
      const near = Math.max(0, 9 - far);
      return svg`<rect class="near" fill-opacity=${near * 0.035} x=${box.x + 2} y=${box.y + 2} width=${box.width - 4} height=${box.height - 4} />`;
    })}
    ${routes.map(([from, ...rest]) => {
      const to = rest.at(-1);
      return from && to ? routeTemplate({ piece: '', from, via: rest.slice(0, -1), to }) : nothing;
    })}`;
  },

  labels({ scene }): SVGTemplateResult {
    const { checkpoint } = positionOf(scene);
    return svg`${guardSpaces.map((space) => {
      const box = boxOf(space);
      const far = guardDistance(space, checkpoint ?? '');
      return box && far !== Infinity ? planLabel({ x: box.x + 18, y: box.y + 49 }, far) : nothing;
    })}`;
  },

  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { checkpoint, guards } = positionOf(context.scene);
    const walked = context.moments[context.at]?.events.filter(({ type }) => type === 'guard-moved') ?? [];
    const why = walked.flatMap(({ guard, away, rule }) => {
      const guardName = nameInside(context, guard as string);
      const text = Array.isArray(away)
        ? phrase(words.manyRoutes, { count: away.length, guard: guardName })
        : phrase(words.oneRoute);
      return [html`<li>${phrase(guardName)}: ${text} <code>${rule}</code></li>`];
    });
    const far = Object.entries(guards).map(([id, at]) => [id, guardDistance(at ?? '', checkpoint ?? '')] as const);
    const [[, one], [, two]] = far as [(typeof far)[0], (typeof far)[0]];
    const nearer = far.toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? '';
    return panel(
      words.distances,
      checkpoint === null
        ? html`<p>${words.noCheckpoint} <code>LH-GUARD-8</code></p>
            <ul>
              ${why}
            </ul>`
        : html`<ul>
            ${far.map(([id, n]) => html`<li><b>${phrase(words.steps, { guard: nameInside(context, id), steps: n === Infinity ? '–' : n })}</b></li>`)}
            <li>
              ${one === two ? words.tie : phrase(words.first, { guard: nameInside(context, nearer) })}
              <code>${one === two ? 'LH-GUARD-4' : 'LH-GUARD-3'}</code>
            </li>
            ${why}
          </ul>`,
    );
  },
};

/** Where a walker's feet are: routes run along the floors, not through the furniture. */
function footOf(space: string): Point {
  const { x, y, width, height } = boxOf(space) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height - 32 };
}

/** A step that goes from floor to floor, where an alarm has stopped it, and where it goes on (LH-PROTOCOL-5, LH-ALARM-6). */
const order: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { pending } = positionOf(context.scene);
    const { flow } = context.scene;
    const isAlarm = isIn(flow, 'minute.alarm');
    const isUnderWay = isAlarm || isIn(flow, 'minute.protocol.drones', 'minute.protocol.activation');
    const at = (isUnderWay ? pending.floor : undefined) ?? 0;
    const stateOf = (floor: number) =>
      floor < at || (floor === at && !isAlarm)
        ? 'done'
        : floor === at
          ? 'raised'
          : floor === at + 1
            ? 'resumes'
            : 'waits';
    return panel(
      words.order,
      html`<ol class="floors">
        ${floors.map((floor) => {
          const state = stateOf(Number(floor));
          const text = state === 'resumes' && !isAlarm ? words.waits : words[state];
          return html`<li class=${state}><b>${floor}</b><span>${text}</span></li>
            ${state === 'raised' ? html`<li class="between"><span>${words.alarm}</span></li>` : nothing}`;
        })}
      </ol>`,
    );
  },
};

const lanes = ['maintenance', 'charging', 'asleep', 'awake', 'flies'] as const;
type Lane = (typeof lanes)[number];

/** Where a drone was at every moment, as bars on lanes; one that was knocked out, if there is one. */
const timetable: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const history = context.moments.map((moment) => ({ time: timeOf(moment), drones: positionOf(moment).drones }));
    const floor = Object.keys(history[0]?.drones ?? {}).find((each) =>
      history.some(({ drones }) => ['maintenance', 'charging'].includes(entry(drones, each)?.at ?? '')),
    );
    if (floor === undefined) return panel(words.noTimetable, html`<p>${words.noDrone}</p>`);
    const first = Math.floor(history[0]?.time ?? 0);
    const minutes = Math.floor(history.at(-1)?.time ?? 0) - first + 1;
    const across = (time: number): string => `${((time - first) / minutes) * 100}%`;
    const flights = context.moments
      .filter(({ events }) => events.some(({ type, floor: on }) => type === 'drone-moved' && on === Number(floor)))
      .map((moment): Bar => ({ lane: 'flies', from: timeOf(moment), to: timeOf(moment) + 0.1 }));
    const bars = [
      ...barsOf(history.map(({ time, drones }) => ({ time, lane: laneOf(entry(drones, floor)) }))),
      ...flights,
    ];
    const now = timeOf(context.moments[context.at] ?? { position: context.scene.position, flow: context.scene.flow });
    return panel(
      phrase(words.timetable, { floor }),
      html`<div class="chart">
        <div class="lane head">
          <span></span
          ><span class="track"
            >${Array.from({ length: minutes }, (_, i) => html`<i .style=${`left:${across(first + i)}`}>${phrase(words.minute, { minute: first + i })}</i>`)}</span
          >
        </div>
        ${lanes.map(
          (lane) =>
            html`<div class="lane">
              <span>${words[lane]}</span
              ><span class="track" .style=${`--minutes:${minutes}`}
                >${bars
                  .filter((bar) => bar.lane === lane)
                  .map(
                    (bar) =>
                      html`<b
                        class=${bar.from > now ? 'later' : lane}
                        .style=${`left:${across(bar.from)};right:calc(100% - ${across(bar.to)})`}
                      ></b>`,
                  )}<em .style=${`left:${across(now)}`}></em
              ></span>
            </div>`,
        )}
      </div>`,
    );
  },
};

/** A minute is half turns, half protocol; the steps follow each other as they do at this table. */
function timeOf({ position, flow }: Pick<OverlayContext['moments'][number], 'position' | 'flow'>): number {
  const { minute, pending, options } = positionOf({ position });
  const where = isIn(flow, 'minute.alarm') ? (pending.resume ?? '') : flow;
  const steps = orderOf(options, 'protocol');
  const at = steps.findIndex((step) => isIn(where, `minute.protocol.${step}`));
  return minute + (at < 0 ? 0.2 : 0.5 + at / (2 * steps.length));
}

const laneOf = (drone: Drone | null | undefined): Lane =>
  drone?.at === 'maintenance' || drone?.at === 'charging' ? drone.at : drone?.active ? 'awake' : 'asleep';

interface Bar {
  readonly lane: Lane;
  readonly from: number;
  to: number;
}

function barsOf(history: readonly { time: number; lane: Lane }[]): Bar[] {
  const bars: Bar[] = [];
  for (const { time, lane } of history) {
    const last = bars.at(-1);
    if (last) last.to = time;
    if (last?.lane !== lane) bars.push({ lane, from: time, to: time + 0.04 });
  }
  return bars;
}

/** What has been paid in this minute, move by move. */
const ledger: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const { minute } = positionOf(context.scene);
    const rows = context.moments.slice(1, context.at + 1).flatMap((moment, i) => {
      const [was, is] = [positionOf(context.moments[i] as typeof moment), positionOf(moment)];
      const who = usualSeats.find((id) => is.burglars[id].used > was.burglars[id].used);
      const isAlarm = moment.events.some(({ type }) => type === 'alarm-raised');
      if (is.minute !== minute || moment.move === undefined || (who === undefined && !isAlarm)) return [];
      const [before, after] = who ? [was.burglars[who], is.burglars[who]] : [];
      return [
        {
          move: context.label(moment.move),
          points: (after?.used ?? 0) - (before?.used ?? 0),
          strength: (before?.strength ?? 0) - (after?.strength ?? 0),
          isAlarm,
        },
      ];
    });
    const sum = (key: 'points' | 'strength') => rows.reduce((total, row) => total + row[key], 0);
    if (rows.length === 0) return panel(words.ledger, html`<p>${words.nothingYet}</p>`);
    return panel(
      words.ledger,
      html`<table>
        <thead>
          <tr>
            <td></td>
            <th scope="col">${words.points}</th>
            <th scope="col">${words.strength}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ move, points, strength, isAlarm }) =>
              html`<tr class=${isAlarm ? 'alarm' : ''}>
                <th scope="row">${move}</th>
                <td>${points || '–'}</td>
                <td>${strength || '–'}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${words.sum}</th>
            <td>${sum('points')}</td>
            <td>${sum('strength')}</td>
          </tr>
        </tfoot>
      </table>`,
    );
  },
};

/** A pair of scales for every cabin that somebody is in or beside: what is in it, and who would still fit. */
const scale: Overlay = {
  panel(context): TemplateResult {
    const words = wordsOf(context);
    const position = positionOf(context.scene);
    const { lifts, burglars, explosives, ruby } = position;
    const { burglars: profiles, weights } = dataOf(position);
    const weightOf = (id: string): number => (isBurglar(id) ? profiles[id].weight : (entry(weights.loads, id) ?? 0));
    const whereabouts: Readonly<Record<string, string>> = {
      ...Object.fromEntries(Object.entries(burglars).map(([id, { at }]) => [id, at])),
      explosives: explosives.at,
      ruby: ruby.at,
    };
    const at = (space: string): string[] => Object.keys(whereabouts).filter((id) => whereabouts[id] === space);
    const all = shafts.flatMap((shaft) => {
      const { cabin: limit, floor } = lifts[shaft];
      const beside = at(planOf(position).accessOn(shaft, floor) ?? '');
      return limit === null ? [] : [{ shaft, limit, inside: at(`lift-${shaft}`), beside }];
    });
    const busy = all.filter(({ inside, beside }) => inside.length + beside.length > 0);
    return panel(
      words.scale,
      (busy.length ? busy : all).map(({ shaft, limit, inside, beside }) => {
        const weight = inside.reduce((sum, id) => sum + weightOf(id), 0);
        const load = beside.find((id) => !isBurglar(id));
        const people = beside.filter(isBurglar);
        const tries = people.flatMap((id) => [[id], ...(load ? [[id, load]] : [])]);
        return html`<div class="cabin-scale">
          <b>${phrase(words.cabin, { cabin: shaft.toUpperCase() })}</b>
          <span class="beam-scale"
            >${inside.map(
              (id) =>
                html`<i
                  class="weight ${isBurglar(id) ? actorClass(colourOf(id, position)) : 'load'}"
                  .style=${`flex:0 1 ${(weightOf(id) / limit) * 100}%`}
                  >${phrase(nameInside(context, id))} ${weightOf(id)}</i
                >`,
            )}</span
          >
          <b>${phrase(words.kilos, { kilos: weight, limit })}</b>
          <ul>
            ${tries.map((ids) => {
              const kilos = ids.reduce((sum, id) => sum + weightOf(id), 0);
              const [who = '', what] = ids.map((id) => nameInside(context, id));
              const name = what === undefined ? who : phrase(words.with, { name: who, load: what });
              const fits = weight + kilos <= limit;
              return html`<li class=${fits ? 'fits' : 'heavy'}>
                ${phrase(fits ? words.fits : words.heavy, { name, kilos })}
              </li>`;
            })}
          </ul>
        </div>`;
      }),
    );
  },
};

export const overlays: Overlays = { styles: overlayStyles, byName: { distances, order, timetable, ledger, scale } };
