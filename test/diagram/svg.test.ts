// heist chart --format svg: a picture that can be sent to a colleague as it is.
import { describe, expect, it } from 'vitest';
import { diagram } from '../../src/diagram/index.js';
import { games } from '../../src/index.js';
import { gameNamed } from '../../src/machines/index.js';
import type { Game } from '../../src/table/game.js';
import { Table } from '../../src/table/table.js';
import { isWellFormed } from '../well-formed.js';
import { heist } from '../cli/world.js';
import { toy } from '../verify/toy.js';

interface Written {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
interface Box {
  readonly path: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
  readonly written: readonly Written[];
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const writtenIn = (svg: string): Written[] =>
  [...svg.matchAll(/<text(?: class="([^"]*)")? x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(
    ([, kind = '', x, y, text = '']) => ({ kind, x: Number(x), y: Number(y), text: unescaped(text) }),
  );

const boxesIn = (svg: string): Box[] =>
  [
    ...svg.matchAll(
      /<g><title>([^<:]+)[^<]*<\/title><rect class="([^"]*)" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" rx="8"\/>(.*)<\/g>/g,
    ),
  ].map(([, path = '', kind = '', x, y, width, height, inside = '']) => ({
    path,
    kind,
    x: Number(x),
    y: Number(y),
    right: Number(x) + Number(width),
    bottom: Number(y) + Number(height),
    written: writtenIn(inside),
  }));

const arrowsIn = (svg: string) =>
  [...svg.matchAll(/<path class="arrow hue-\d" d="([^"]+)" marker-end="[^"]+"><title>([^<]*)</g)].map(
    ([, path = '', title = '']) => ({ corners: cornersOf(path), title: unescaped(title) }),
  );

/** The title above everything. */
const titleIn = (svg: string): Written => writtenIn(svg).find(({ kind }) => kind === 'title') as Written;

const titleOf = ({ written }: Box): string => written[0]?.text ?? '';
/** The box around; those that stand in the picture itself have none. */
const around = ({ path }: Box): string => path.split('.').slice(0, -1).join('.');

const pictures = games.flatMap((game) =>
  Object.keys(game.texts).map((lang) => [game.id, lang, diagram(game, 'svg', undefined, lang)] as const),
);

describe.each(pictures)('%s in the language %s', (id, lang, svg) => {
  const game = gameNamed(id);
  const boxes = boxesIn(svg);
  const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).slice(1).map(Number);

  it('is well-formed, and as large in every program', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toContain(`width="${width}" height="${height}"`);
  });

  it('has a title, a legend of the signs in it, and colours of its own, light and dark, that old programs know', () => {
    const { title } = game.texts[lang] ?? game.texts.en;
    expect(svg).toContain(`lang="${lang}"`);
    expect(/<title id="title">([^<]+)</.exec(svg)?.[1]).toContain(title);
    expect(titleIn(svg).text).toContain(title);
    const legend = svg.split('\n').filter((line) => line.startsWith('<g class="legend"'));
    expect(legend.join('').includes('box interrupts')).toBe(boxes.some(({ kind }) => kind.includes('interrupts')));
    expect(legend.join('')).toContain('box final');
    expect(legend.join('')).toContain('class="arrow');
    for (const line of legend) expect(/<text[^>]*>([^<]{15,})</.test(line)).toBe(true);
    expect(svg).toContain(`<rect class="paper" width="${width}" height="${height}"/>`);
    expect(svg).toMatch(/@media \(prefers-color-scheme: dark\) \{\n\s+\.paper/);
    expect(svg).not.toMatch(/var\(|light-dark|context-stroke|url\((?!#tip-\d)/);
  });

  it('draws the states in which play rests, and none through which it only passes', () => {
    const { outline } = game.chart(Table.open(game).raw);
    const rests = outline.states.filter(
      ({ kind, on }) => kind === 'final' || (kind === 'atomic' && Object.keys(on).length > 0),
    );
    const groups = new Set(boxes.map(around));
    expect(
      boxes
        .map(({ path }) => path)
        .filter((path) => !groups.has(path))
        .sort(),
    ).toEqual(rests.map(({ path }) => path).sort());
  });

  it('has a name for every box', () => {
    const { flow } = game.texts[lang] ?? game.texts.en;
    // Soft hyphens are for pages: other programs show them.
    const plain = (name = ''): string =>
      name
        .toLowerCase()
        .replaceAll('\u00ad', '')
        .replace(/^[^:]*\d: |^\d+\. /, '');
    expect(svg).not.toContain('\u00ad');
    for (const box of boxes) expect(plain(titleOf(box))).toBe(plain(flow[box.path]));
  });

  it('cuts nothing off, and no two things lie on each other', () => {
    for (const box of boxes) {
      const holder = boxes.find(({ path }) => path === around(box)) ?? { x: 0, y: 0, right: width, bottom: height };
      expect([box.path, box.x > holder.x, box.right < holder.right]).toEqual([box.path, true, true]);
      expect([box.path, box.y > holder.y, box.bottom < holder.bottom]).toEqual([box.path, true, true]);
      // Letters of an average width, as measured in a wide font.
      for (const { kind, x, y, text } of box.written) {
        expect([text, x + text.length * (kind.includes('small') ? 6.2 : 7) < box.right]).toEqual([text, true]);
        expect([text, y < box.bottom]).toEqual([text, true]);
      }
      const inside = boxes.filter((other) => around(other) === box.path);
      for (const { y } of inside) for (const line of box.written) expect(line.y).toBeLessThan(y);
    }
    for (const [i, box] of boxes.entries()) {
      const below = boxes.slice(i + 1).find((other) => around(other) === around(box));
      expect(box.bottom).toBeLessThan(below?.y ?? Infinity);
    }
    for (const { corners } of arrowsIn(svg))
      for (const [x, y] of corners) expect([x > 0, x < width, y > 0, y < height]).not.toContain(false);
    const legend = [...svg.matchAll(/<g class="legend" transform="translate\(\S+ (\S+)\)/g)].map(([, y]) => Number(y));
    const rows = [titleIn(svg).y, ...legend, boxes[0]?.y ?? 0];
    for (const [i, y] of rows.slice(1).entries()) expect(y).toBeGreaterThan((rows[i] as number) + 10);
  });

  it('no arrow crosses a name', () => {
    const names = writtenIn(svg).map(({ text, x, y }) => ({
      text,
      left: x,
      right: x + text.length * 6.5,
      top: y - 11,
      bottom: y + 3,
    }));
    const lines = arrowsIn(svg).map(({ corners }) => corners);
    expect(lines.length).toBeGreaterThan(3);
    const crossed = lines.flatMap((corners) =>
      names.filter(({ left, right, top, bottom }) =>
        corners.some(([x, y], i) => {
          const [toX, toY] = corners[i + 1] ?? [x, y];
          const isBeside = Math.max(x, toX) < left || Math.min(x, toX) > right;
          return !isBeside && Math.max(y, toY) > top && Math.min(y, toY) < bottom;
        }),
      ),
    );
    expect(crossed.map(({ text }) => text)).toEqual([]);
  });

  it('arrows have the names of their ends; where play is interrupted or ends is said in words', () => {
    const titles = new Set(boxes.map(titleOf));
    const [ends, interruptions] = ['final', 'interrupts'].map((kind) =>
      boxes.filter((box) => box.kind.includes(kind)).map(titleOf),
    ) as [string[], string[]];
    for (const { title } of arrowsIn(svg)) {
      const [from = '', to = ''] = title.split(' → ');
      expect([titles.has(from), titles.has(to)]).toEqual([true, true]);
      expect([...ends, ...interruptions]).not.toContain(to);
    }
    const said = boxes.flatMap(({ written }) => written.filter(({ kind }) => kind.includes('small')));
    for (const end of ends) expect(said.some(({ text }) => text.includes(end))).toBe(true);
    const outermost = boxes.filter(
      ({ path, kind }) =>
        kind.includes('interrupts') &&
        !boxes.some((other) => other.kind.includes('interrupts') && path.startsWith(`${other.path}.`)),
    );
    for (const box of outermost)
      expect(said.some(({ kind, text }) => kind.includes('interrupted') && text.includes(titleOf(box)))).toBe(true);
  });
});

describe('the protocol of Lazy Heist', () => {
  const lazy = gameNamed('lazy-heist');
  const steps = (svg: string): Box[] => boxesIn(svg).filter((box) => around(box) === 'minute.protocol');
  const svg = diagram(lazy, 'svg');

  it('is a numbered list: one step below the other, with an arrow from each to the next', () => {
    const list = steps(svg);
    expect(list.map((box) => Number(/^Step (\d+): /.exec(titleOf(box))?.[1]))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(new Set(list.map(({ x }) => x)).size).toBe(1);
    const titles = arrowsIn(svg).map(({ title }) => title);
    for (const [i, box] of list.slice(1).entries())
      expect(titles).toContain(`${titleOf(list[i] as Box)} → ${titleOf(box)}`);
    // A step that is skipped has no arrow of its own.
    expect(titles.filter((title) => /^Step \d+: \S+.* → Step/.test(title))).toHaveLength(list.length - 1);
  });

  it('says which steps can be interrupted, and by what; those that can end the game say so', () => {
    const saying = (kind: string): (string | undefined)[][] =>
      boxesIn(svg).flatMap((box) =>
        box.written.filter((line) => line.kind.includes(kind)).map(({ text }) => [titleOf(box), text]),
      );
    const protocol = ([step]: (string | undefined)[]): boolean => step?.startsWith('Step ') === true;
    expect(saying('interrupted').filter(protocol)).toEqual([
      ['Step 5: drones fly on', 'can be interrupted by: Alarm'],
      ['Step 6: drones wake up', 'can be interrupted by: Alarm'],
    ]);
    expect(
      saying('ends')
        .filter(protocol)
        .map(([step]) => step),
    ).toEqual(['Step 1: explosion', 'Step 5: drones fly on', 'Step 6: drones wake up', 'Step 7: drone stations']);
    expect(
      boxesIn(svg)
        .filter(({ kind }) => kind.includes('interrupts'))
        .map(titleOf),
    ).toEqual(['Alarm']);
    expect(svg).toContain('>An interruption. Afterwards play goes on where it was.<');
  });

  it('keeps the numbers of the book in another order', () => {
    const { protocol = [] } = lazy.procedures;
    const other = diagram(lazy, 'svg', { order: { protocol: [...protocol].reverse() } });
    expect(steps(other).map(titleOf)).toEqual(steps(svg).map(titleOf).reverse());
    expect(other).not.toMatch(/>\d+\. Step/);
  });
});

it('steps stand where the chart has them: a list that is not followed step by step has no numbers', () => {
  const titles = (id: string, path: string): string[] =>
    boxesIn(diagram(gameNamed(id), 'svg'))
      .filter((box) => around(box) === path)
      .map(titleOf);
  expect(titles('how-to-rob-a-bank', 'explore')).toEqual([
    'Lay the room tiles',
    'The bank chooses which way the tile lies',
    'The bank opens up closed rooms',
    '1. Lay out the money bags',
    '2. Place the guards',
    '3. Place the alarm',
    '4. Place the robbers',
    'Choose a corner for the car',
    'The robbers park the car',
  ]);
  expect(titles('burgle-bros-2', 'resolve.entering').slice(0, 5).join()).toMatch(/^1\. .*,2\. .*,3\. .*,4\. .*,5\. /);
  expect(titles('burgle-bros', 'setup').filter((title) => /^\d/.test(title))).toEqual([]);
});

it('a long title has its place, however narrow the chart is', () => {
  const small = toy() as unknown as Game;
  const title = 'A game with a title that is much longer than the names of its few states';
  const svg = diagram({ ...small, texts: { en: { ...small.texts.en, title } } }, 'svg');
  expect(titleIn(svg).text.length * 12).toBeLessThan(Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]));
});

it('--lang is the language of the whole picture, or says which there are', async () => {
  const { code, out } = await heist(['chart', 'lazy-heist', '--format', 'svg', '--lang', 'de']);
  expect(code).toBe(0);
  expect(out).toContain('>kann unterbrochen werden durch: Alarmphase<');
  const wrong = await heist(['chart', 'lazy-heist', '--format', 'svg', '--lang', 'nl']);
  expect([wrong.code, wrong.out]).toEqual([2, '']);
  expect(wrong.err).toContain('--lang must be one of en, de for lazy-heist; got nl');
});

/** Where a path of straight lines and small bends turns. */
function cornersOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHVq])([^MHVq]*)/g)].map(([, letter, text = '']) => {
    const numbers = text.trim().split(/[ ,]/).map(Number);
    if (letter === 'M') [x = 0, y = 0] = numbers;
    else if (letter === 'H') [x = 0] = numbers;
    else if (letter === 'V') [y = 0] = numbers;
    else [x, y] = [x + (numbers[2] ?? 0), y + (numbers[3] ?? 0)];
    return [x, y];
  });
}
