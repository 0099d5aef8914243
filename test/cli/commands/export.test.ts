// heist export: a step as a picture.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { isWellFormed } from '../../well-formed.js';
import { goodCase, heist, scratch } from '../world.js';

const { file, remove } = scratch();
afterAll(remove);

const walk = file(
  'walk.yaml',
  goodCase
    .replace('title: A walk', 'title: A <b>walk</b> & more')
    .replace('moves:', 'moves:\n  - mark: {spaces: [c2], arrows: [[b2, c2]]}'),
);
const lazy = file('lazy.yaml', 'game: lazy-heist\ntitle: The start\n');

describe('heist export', () => {
  it('draws the last step as SVG with a title and a description, without script, variables or foreign markup', async () => {
    const { code, out, err } = await heist(['export', walk]);
    expect([code, err]).toEqual([0, '']);
    expect(isWellFormed(out)).toBe(true);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 654 \d+"/);
    expect(out).toContain('A &lt;b&gt;walk&lt;/b&gt; &amp; more');
    expect(out).toMatch(/<desc[^>]*>The red robber walks from b2 to c2\. /);
    expect(out).toContain('class="route');
    expect(out).not.toMatch(/<script|light-dark|color-mix|var\(--(?!fill|on)/);
    // It has a size of its own, and nothing of a live board that waits until it is seen or touched.
    expect(out).toMatch(/^#heist-\w+\{display: block; max-width: 100%; height: auto;/m);
    expect(out).not.toMatch(/content-visibility|user-select|touch-action|[{;] ?width: 100%/);
  });

  it('has its title in the language of the picture; one in another language says which', async () => {
    const spoken = file('spoken.yaml', goodCase.replace('title: A walk', 'title: { en: A walk, de: Ein Gang }'));
    const german = await heist(['export', spoken, '--lang', 'de']);
    expect(german.out).toMatch(/<title[^>]*>Ein Gang · /);
    expect(german.out).not.toContain('A walk');
    const french = await heist(['export', spoken, '--lang', 'fr']);
    expect(french.out).toMatch(/<g lang="en"><text[^>]*>A walk</);
  });

  it('draws any step, with its marks and arrows', async () => {
    const marked = await heist(['export', walk, '--step', '0']);
    const walked = await heist(['export', walk, '--step', '1']);
    expect(walked.out).not.toContain('class="marked"');
    expect(marked.out).toContain('class="marked"');
    expect(marked.out).toMatch(/marker-end="url\(#heist-\w+-arrow\)"/);
  });

  it('tells the whole moment: title, counters, cards, what happened and by which rule', async () => {
    const { out } = await heist(['export', 'cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml']);
    const texts = [...out.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    expect(texts).toContain('Yellow sprays the guard');
    expect(texts).toContain('Round 1 / 3');
    expect(texts).toContain('The red robber');
    expect(texts).toMatch(/RB-[A-Z]+-\d/);
    expect(out.match(/<g><title>/g)?.length).toBeGreaterThan(2);
    const lazyHeist = await heist(['export', lazy, '--step', '0']);
    expect(lazyHeist.out).toContain('Minute 0 / 30');
    // As narrow as a phone, the letters that were added are still 11 px tall.
    for (const still of [out, lazyHeist.out]) {
      const width = Number(/viewBox="0 0 (\d+)/.exec(still)?.[1]);
      const sizes = [...still.matchAll(/style="font:\d+ ([\d.]+)px/g)].map(([, size]) => (Number(size) / width) * 360);
      expect(sizes.length).toBeGreaterThan(2);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  });

  it('follows the theme', async () => {
    const [light, dark] = [await heist(['export', walk]), await heist(['export', walk, '--theme', 'dark'])];
    expect(light.out).toContain('fill="#fdfcf7"');
    expect(dark.out).toContain('fill="#0e2a4f"');
  });

  it('has a name of its own, so that a page can show one step in every theme and language, with and without words', async () => {
    const figure = file('beside.html', '');
    const pictures = [
      (await heist(['export', walk, '--html', figure])).out,
      readFileSync(figure, 'utf8'),
      (await heist(['export', walk, '--theme', 'dark'])).out,
      (await heist(['export', walk, '--lang', 'de'])).out,
      (await heist(['export', walk, '--step', '0'])).out,
      (await heist(['export', lazy, '--step', '0'])).out,
    ];
    const names = pictures.map((picture) => /<svg [^>]*? id="(heist-\w+)"/.exec(picture)?.[1]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(pictures.length);
    expect((await heist(['export', walk])).out).toBe(pictures[0]);
  });

  it('draws the building of another game', async () => {
    const { code, out } = await heist(['export', lazy, '--svg']);
    expect(code).toBe(0);
    expect(isWellFormed(out)).toBe(true);
  });

  it('--html is a figure in words, in the language asked for', async () => {
    const page = file('figure.html', '');
    const printed = await heist(['export', walk, '--html', page, '--lang', 'de']);
    const out = readFileSync(page, 'utf8');
    expect(isWellFormed(out)).toBe(true);
    expect(out).toMatch(/^<figure class="heist-still" lang="de">\n<svg /);
    expect(out).toMatch(/<figcaption><strong>.*<\/strong> .*\. <code>RB-WALK-6<\/code><\/figcaption>\n<\/figure>\n$/);
    // What the page says beside the picture does not stand in it once more.
    expect(out).not.toContain('RB-WALK-6</text>');
    expect(printed.out).toContain('RB-WALK-6</text>');
  });

  it.each([
    [['--step', '9'], '--step must be a step of this case, from 0 to 1'],
    [['--step', 'x'], '--step must be a step of this case'],
    [['--svg', '--json'], 'choose only one of --svg and --json'],
    [['--theme', 'pink'], '--theme must be one of light, dark; got pink'],
    [['--lang', 'xx'], '--lang must be one of en, de'],
  ])('%j is a wrong use', async (flags, message) => {
    const { code, out, err } = await heist(['export', walk, ...flags]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('draws nothing of a case that does not hold', async () => {
    const { code, out } = await heist(['export', file('wrong.yaml', goodCase.replace('red walk c2', 'red walk c3'))]);
    expect([code, out]).toEqual([2, '']);
  });
});
