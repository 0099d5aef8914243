// A chart as a picture to send to somebody: states below each other, boxes in boxes, every arrow to their right, so that
// none crosses a name. Plain SVG that old programs can show, with its own colours, light or dark as the reader's.
import type { ChartWords } from '../locales/en/chart.js';
import { escaped } from '../notation/escaped.js';
import { capital } from '../notation/sentence.js';
import type { Outline } from '../table/chart.js';
import type { DrawnState } from './chart-tree.js';
import { lanesOf, type LaneBox, type Line } from './lanes.js';
import { pictureOf, type Picture, type Remark } from './picture.js';

const letter = 7.6;
const smallLetter = 6.8;
const titleLetter = 12.5;
const [leafHeight, heading, row, gap, inset, laneWidth, bend] = [30, 26, 17, 14, 16, 11, 6];
const titleHeight = 30;

/** Lines of different lanes have different colours, so that one can follow them. */
const hues: readonly (readonly [light: string, dark: string])[] = [
  ['#2b6cb0', '#7fb2ff'],
  ['#a04a00', '#ffb070'],
  ['#1f7a4d', '#7fdcaa'],
  ['#7a3fa8', '#d3a4ff'],
];

export interface Naming {
  readonly lang: string;
  /** The name of the game. */
  readonly game: string;
  /** The name of a state, without signs that only pages know; without a name, that of the chart stands. */
  readonly nameOf: (path: string) => string | undefined;
  readonly words: ChartWords;
}

/** What stands in a box. */
interface Writing {
  readonly title: string;
  readonly remarks: readonly { readonly kind: Remark['kind']; readonly text: string }[];
}

/** `procedures`: lists of steps, whose states are numbered. */
export function toSvg(outline: Outline, naming: Naming, procedures: readonly (readonly string[])[]): string {
  const picture = pictureOf(outline, procedures);
  const writings = writingsOf(picture, naming);
  const title = naming.words.title(naming.game);
  const legend = legendOf(picture, naming.words);
  const top = inset + titleHeight + legend.length * row + gap / 2;
  const boxes = new Map<string, LaneBox>();
  const size = place(picture.root, 0, top, boxes, writings);
  const all = [...boxes.values()].filter(({ state }) => state !== picture.root);
  const lines = picture.arrows.map(({ from, to }): Line => ({
    from: boxes.get(from) as LaneBox,
    to: boxes.get(to) as LaneBox,
    title: [from, to].map((end) => writings.get(end)?.title).join(' → '),
  }));
  const isShort = ({ from, to }: Line): boolean => isNext(picture.root, from.state.path, to.state.path);
  const lanes = lanesOf(lines.filter((line) => !isShort(line)));
  const columns = Math.max(0, ...lanes.map(({ column }) => column + 1));
  const right = size.width + inset;
  const arrows = [
    ...lines.filter(isShort).map((line) => arrowSvg(line, down(line), 0)),
    ...lanes.flatMap(({ column, lines: inLane }, i) =>
      inLane.map((line) => arrowSvg(line, around(line, right + column * laneWidth), i % hues.length)),
    ),
  ];
  const wide = Math.max(
    right + columns * laneWidth + inset,
    title.length * titleLetter + 2 * inset,
    ...legend.map(({ text }) => text.length * smallLetter + 4 * inset),
  );
  const [width, height] = [Math.ceil(wide), Math.ceil(top + size.height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" lang="${escaped(naming.lang)}">
<title id="title">${escaped(title)}</title>
<style>${style}</style>
<defs>${hues.map((_, i) => `<marker id="tip-${i}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path class="tip-${i}" d="M0,0 L8,4 L0,8 z"/></marker>`).join('')}</defs>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="${inset}" y="${inset + 14}">${escaped(title)}</text>
${legend.map(({ sign, text }, i) => legendSvg(sign, text, inset + titleHeight + i * row)).join('\n')}
${all.map((box) => boxSvg(box, writings.get(box.state.path) as Writing)).join('\n')}
${arrows.join('\n')}
</svg>
`;
}

/** Colours stand here as they are: many programs that show SVG know neither variables nor light-dark(). */
const style = `
  .paper { fill: #ffffff; } .box { fill: #2b6cb0; fill-opacity: 0.07; stroke: #1d2433; stroke-width: 1; }
  .final { stroke-width: 3; } .interrupts { stroke: #b4232c; stroke-dasharray: 4 3; }
  text { font: 13px system-ui, sans-serif; fill: #1d2433; } .group { font-weight: 600; } .title { font-size: 19px; font-weight: 600; }
  .small { font-size: 11.5px; fill: #4a5568; } .interrupted { fill: #b4232c; }
  .arrow { fill: none; stroke-width: 1.4; }
${hues.map(([light], i) => `  .hue-${i} { stroke: ${light}; } .tip-${i} { fill: ${light}; }`).join('\n')}
  @media (prefers-color-scheme: dark) {
    .paper { fill: #171b23; } .box { fill: #7fb2ff; fill-opacity: 0.08; stroke: #e6e9ef; } .interrupts { stroke: #ff9a9a; }
    text { fill: #e6e9ef; } .small { fill: #b4bcc9; } .interrupted { fill: #ff9a9a; }
${hues.map(([, dark], i) => `    .hue-${i} { stroke: ${dark}; } .tip-${i} { fill: ${dark}; }`).join('\n')}
  }
`;

/** Steps are counted, unless their names carry the numbers of the book already: then what is in a step need not repeat them. */
function writingsOf({ root, numbers, remarks }: Picture, { nameOf, words }: Naming): ReadonlyMap<string, Writing> {
  const names = new Map<string, string>();
  const name = ({ children }: DrawnState, step: string): void => {
    const named = children.map((child) => ({ child, given: nameOf(child.path) ?? child.name }));
    const isCounted = !named.some(({ child, given }) => numbers.has(child.path) && /\d/.test(given));
    for (const { child, given } of named) {
      const number = isCounted ? numbers.get(child.path) : undefined;
      const short = step && given.startsWith(step) ? capital(given.slice(step.length)) : given;
      names.set(child.path, number === undefined ? short : `${number}. ${short}`);
      name(child, numbers.has(child.path) ? (/^[^:]*\d: /.exec(given)?.[0] ?? '') : step);
    }
  };
  name(root, '');
  return new Map(
    [...names].map(([path, title]) => {
      const said = remarks.get(path) ?? [];
      const namesOf = (kind: Remark['kind']): string =>
        said.flatMap((remark) => (remark.kind === kind ? (names.get(remark.to) ?? []) : [])).join(', ');
      const has = (kind: Remark['kind']): boolean => said.some((remark) => remark.kind === kind);
      const lines = [
        { kind: 'interrupted', text: words.interrupted(namesOf('interrupted')) },
        { kind: 'ends', text: words.ends(namesOf('ends')) },
        { kind: 'due', text: words.due },
      ] as const;
      return [path, { title, remarks: lines.filter(({ kind }) => has(kind)) }];
    }),
  );
}

/** Places a state, and below its heading what is in it. */
function place(
  state: DrawnState,
  x: number,
  y: number,
  boxes: Map<string, LaneBox>,
  writings: ReadonlyMap<string, Writing>,
): { width: number; height: number } {
  const { title, remarks } = writings.get(state.path) ?? { title: '', remarks: [] };
  const written =
    Math.max(title.length * letter, ...remarks.map(({ text }) => text.length * smallLetter), 28) + 2 * inset;
  const below = remarks.length * row;
  const box = (width: number, height: number) => {
    boxes.set(state.path, { state, x, y, width, height });
    return { width, height };
  };
  if (state.children.length === 0) return box(written, leafHeight + below);
  // Outer boxes are drawn before inner ones.
  box(0, 0);
  let [top, widest] = [y + (title ? heading + below + gap / 2 : 0), 0];
  for (const child of state.children) {
    const size = place(child, x + inset, top, boxes, writings);
    top += size.height + gap;
    widest = Math.max(widest, size.width);
  }
  return box(Math.max(written, widest + 2 * inset), top - gap + inset - y);
}

/** Whether a state lies just below another, in the same box. */
const isNext = ({ children }: DrawnState, from: string, to: string): boolean =>
  children.some((child, i) => (child.path === from && children[i + 1]?.path === to) || isNext(child, from, to));

function legendOf({ arrows, root }: Picture, words: ChartWords): { sign: string; text: string }[] {
  const has = (state: DrawnState, isIt: (state: DrawnState) => boolean): boolean =>
    isIt(state) || state.children.some((child) => has(child, isIt));
  const box = (kind: string) => `<rect class="box ${kind}" x="0" y="-9" width="22" height="11" rx="3"/>`;
  return [
    ...(arrows.length
      ? [{ sign: '<path class="arrow hue-0" d="M0,-4 H22" marker-end="url(#tip-0)"/>', text: words.arrow }]
      : []),
    ...(has(root, ({ notes }) => notes?.interrupts === true)
      ? [{ sign: box('interrupts'), text: words.interruption }]
      : []),
    ...(has(root, ({ kind }) => kind === 'final') ? [{ sign: box('final'), text: words.ending }] : []),
  ];
}

const legendSvg = (sign: string, text: string, y: number): string =>
  `<g class="legend" transform="translate(${inset} ${y + 8})">${sign}<text class="small" x="${2 * inset}" y="0">${escaped(text)}</text></g>`;

function boxSvg({ state, x, y, width, height }: LaneBox, { title, remarks }: Writing): string {
  const kind = state.kind === 'final' ? ' final' : state.notes?.interrupts ? ' interrupts' : '';
  const verbs = Object.keys(state.on).join(', ');
  const left = round(x + inset);
  return (
    `<g><title>${escaped(`${state.path}${verbs ? `: ${verbs}` : ''}`)}</title>` +
    `<rect class="box${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/>` +
    `<text${state.children.length > 0 ? ' class="group"' : ''} x="${left}" y="${round(y + 20)}">${escaped(title)}</text>` +
    remarks
      .map(
        ({ kind: said, text }, i) =>
          `<text class="small ${said}" x="${left}" y="${round(y + 20 + (i + 1) * row)}">${escaped(text)}</text>`,
      )
      .join('') +
    '</g>'
  );
}

const arrowSvg = ({ title }: Line, path: string, hue: number): string =>
  `<path class="arrow hue-${hue}" d="${path}" marker-end="url(#tip-${hue})"><title>${escaped(title)}</title></path>`;

/** To the box just below. */
const down = ({ from, to }: Line): string =>
  `M${round(from.x + 2 * inset)},${round(from.y + from.height)} V${round(to.y)}`;

/** Out to the right, along the lane, and back. Lines leave in the upper half of a box and arrive in the lower. */
function around({ from, to }: Line, lane: number): string {
  const [start, end] = [from.y + 10, to.y + 20];
  const turn = end > start ? bend : -bend;
  return (
    `M${round(from.x + from.width)},${round(start)} H${round(lane - bend)} q${bend},0 ${bend},${turn} ` +
    `V${round(end - turn)} q0,${turn} ${-bend},${turn} H${round(to.x + to.width)}`
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
