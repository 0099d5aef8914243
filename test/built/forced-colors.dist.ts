// A reader's own few colours (Windows contrast themes): boards are looked at pixel by pixel, as nothing else tells
// whether a shape that is only there to be clicked covers everything.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGames } from '../../src/games/index.js';
import { World, seen } from './browser.js';

/** Positions with as many kinds of pieces as possible, for games whose first position has few. */
const positions: Readonly<Record<string, object>> = {
  'how-to-rob-a-bank': { flow: 'rob.bank.choose' },
};
const isPiece = '.piece, .bubble, .bell-plate';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

describe.each(allGames.map(({ id }) => id))('%s in forced colours', (game) => {
  it.each(['light', 'dark'])('%s: nothing is painted over the board, and every piece stands out', async (scheme) => {
    const position = JSON.stringify(positions[game] ?? {});
    const { page } = await world.visit(
      `/forced-${game}-${scheme}.html`,
      `<script type="module" src="/cdn/heist-kit.js"></script>
      <heist-floor game="${game}" no-cards><script type="application/json">${position}</script></heist-floor>`,
    );
    await page.setViewport({ width: 900, height: 1400 });
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
    await seen(page, 'heist-floor', '.piece');

    // Shapes that only take clicks: with and without them the picture is the same.
    const painted = await page.screenshot({ encoding: 'base64' });
    const clickable = await page.evaluate(() => {
      const hits = [
        ...(document.querySelector('heist-floor')?.shadowRoot?.querySelectorAll<SVGElement>('.hit, .reach') ?? []),
      ];
      for (const { style } of hits) style.visibility = 'hidden';
      return hits.length;
    });
    expect(clickable).toBeGreaterThan(8);
    expect((await page.screenshot({ encoding: 'base64' })) === painted).toBe(true);

    const boxes = await boxesOf(page, isPiece);
    expect(boxes.length).toBeGreaterThan(2);
    const shares = await coloursIn(page, painted, [...(await boxesOf(page, '.board')), ...boxes]);
    const [board, ...pieces] = shares;
    // The ground is the reader's Canvas; the rest of the board is drawn on it.
    const canvas = scheme === 'light' ? '15,15,15' : '0,0,0';
    expect(Object.keys(board?.colours ?? {})[0]).toBe(canvas);
    expect(board?.colours[canvas]).toBeGreaterThan(0.4);
    expect(board?.colours[canvas]).toBeLessThan(0.96);
    for (const { name, contrast } of pieces)
      expect({ name, isClear: contrast >= 4.5 }).toEqual({ name, isClear: true });
    await page.close();
  });
});

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.evaluate((wanted: string) => {
    const all = [...(document.querySelector('heist-floor')?.shadowRoot?.querySelectorAll(wanted) ?? [])];
    return all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { name: each.getAttribute('data-piece') ?? each.getAttribute('class') ?? '', x, y, width, height };
    });
  }, selector);

/** The colours in each part of a picture (in sixteenths), the most frequent first, and the contrast of the first two. */
const coloursIn = (
  page: Page,
  png: string,
  boxes: readonly Box[],
): Promise<{ name: string; colours: Record<string, number>; contrast: number }[]> =>
  page.evaluate(
    async (data: string, parts: readonly Box[]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const light = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = colour.split(',').map((part) => ((Number(part) * 17) / 255) ** 2.2);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return parts.map(({ name, x, y, width, height }) => {
        const pixels = context.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data;
        const counts = new Map<string, number>();
        for (let at = 0; at < pixels.length; at += 4) {
          const colour = [0, 1, 2].map((i) => (pixels[at + i] ?? 0) >> 4).join();
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const sorted = [...counts].sort(([, a], [, b]) => b - a);
        const shares = Object.fromEntries(sorted.slice(0, 6).map(([colour, n]) => [colour, (n * 4) / pixels.length]));
        const first = light(sorted[0]?.[0] ?? '');
        // What takes less than a fiftieth is a smoothed edge.
        const others = sorted.slice(1).filter(([, n]) => (n * 4) / pixels.length > 0.02);
        const contrasts = others.map(([colour]) => {
          const second = light(colour);
          return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
        });
        return { name, colours: shares, contrast: Math.max(1, ...contrasts) };
      });
    },
    png,
    boxes,
  );
