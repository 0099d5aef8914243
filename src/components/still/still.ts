// A step as a picture: the drawing of the live board as the text of an SVG, for print and for pages without JavaScript.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { escaped } from '../../notation/escaped.js';
import { flowName, inLanguage, sentence, spokenText } from '../../notation/sentence.js';
import { arrowTemplate, definitions, flashTemplate, routeTemplate } from '../board/arrows.js';
import type { Session } from '../session/session.js';
import { Sheet, under, type SheetLine } from './still-sheet.js';
import { plainStyles, themeColour, type Theme } from './still-styles.js';

export interface Still {
  readonly svg: string;
  /** What the picture shows, in words. */
  readonly title: string;
  readonly caption: string;
  /** The caption sentence by sentence, each with its rule. */
  readonly lines: readonly SheetLine[];
}

/**
 * Drawn at the step where the session stands. `name` keeps several pictures on one page apart. Title and caption stand in
 * the picture, unless the page has them beside it.
 */
export function stillOf(session: Session, theme: Theme, name: string, hasWords = true): Still {
  const { step, texts, lang } = session;
  const { drawing } = session.shown;
  const scene = session.scene();
  const board = drawing.draw(scene);
  const byId = new Map(board.spaces.map((space) => [space.id, space]));
  const marks = (step.mark?.spaces ?? []).flatMap((id) => byId.get(id) ?? []);
  const drawn = markup(svg`${definitions}${board.ground}
    ${drawing.travels(step.events, scene).map(routeTemplate)}
    ${drawing.flashes(step.events, scene).map(flashTemplate)}
    ${(step.mark?.arrows ?? []).map(([from, to]) => arrowTemplate(byId.get(from), byId.get(to)))}
    ${board.pieces.map(({ x, y, body }) => svg`<g class="piece" transform="translate(${x} ${y})">${body}</g>`)}
    ${marks.map(
      ({ x, y, width, height }) =>
        svg`<g class="marked"><rect class="ring" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 8} rx="8" /></g>`,
    )}`);

  const moment = [drawing.title(scene), flowName(step.flow, texts)].join(' · ');
  const heading = spokenText(session.title ?? texts.title, lang);
  const title = `${heading.text} · ${moment}`;
  const lines: readonly SheetLine[] = [
    ...(step.say === undefined ? [] : [{ text: inLanguage(step.say, lang) }]),
    ...step.events.map((event) => ({ text: sentence(event, texts), rule: event.rule })),
  ];
  const caption = lines.map(({ text }) => text).join(' ') || flowName(step.flow, texts);
  const cards = drawing.cards(scene);
  const seen = [
    ...board.spaces.map(({ says }) => says),
    ...drawing.counters(scene).map(({ label, value }) => `${label}: ${value}`),
    ...cards.map(
      (row) =>
        `${row.name}: ${row.groups.flatMap((group) => [group.label, ...group.cards.map(({ says }) => says)]).join(', ')}`,
    ),
  ].join('. ');
  const { width, height: boardHeight } = drawing.layout(scene);
  const sheet = new Sheet(width, theme);
  const { height, markup: whole } = [
    ...(hasWords ? [sheet.heading(heading, moment)] : []),
    sheet.counters(drawing.counters(scene)),
    { height: boardHeight, markup: drawn },
    sheet.cards(cards),
    ...(hasWords ? [sheet.caption(lines)] : []),
  ].reduce(under, { height: 0, markup: '' });
  const tall = Math.ceil(height);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}" id="${name}" role="img" aria-labelledby="${name}-title ${name}-seen" lang="${escaped(lang)}">
<title id="${name}-title">${escaped(title)}</title>
<desc id="${name}-seen">${escaped(`${caption} ${seen}.`)}</desc>
<style>
${plainStyles(drawing, width, drawn, `#${name}`, theme)}
</style>
<rect width="${width}" height="${tall}" fill="${themeColour('--sheet', theme)}"/>
${whole}
</svg>
`;
  // Names of arrow heads and hatchings count for a whole page.
  const own = text.replace(/(id="|url\(#)(arrow-urgent|arrow|hatch)\b/g, `$1${name}-$2`);
  return { svg: own, title, caption, lines };
}

/** A template as text. Boards are drawn with plain values only: no listeners, no properties, no directives. */
function markup(value: unknown): string {
  if (value === nothing || value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(markup).join('');
  if (typeof value !== 'object') return escaped(String(value as string | number));
  const { strings, values } = value as SVGTemplateResult;
  let text = '';
  strings.forEach((part, i) => {
    text += part;
    if (i === strings.length - 1) return;
    const attribute = /\s([^\s"'<>/=]+)=$/.exec(text);
    if (!attribute) text += markup(values[i]);
    else if (/^[@.?]/.test(attribute[1] ?? '')) throw new Error(`a still cannot have ${attribute[1] ?? ''}`);
    else if (values[i] === nothing) text = text.slice(0, attribute.index);
    else text += `"${markup(values[i])}"`;
  });
  return text.replace(/\s+/g, ' ');
}
