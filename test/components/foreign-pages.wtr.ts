// Pages are not made for us: their text styles stay outside, one that runs from right to left changes neither boards nor
// figures, and a column may be very narrow.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../src/components/all/all.js';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { allGames } from '../../src/games/index.js';
import { find, game, inShadow, inside, page, settled, sprayed } from './show.js';

/** What text may inherit. Lengths that follow from the width are none of it. */
const inherited = [
  'color',
  'cursor',
  'direction',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'hyphens',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'text-align',
  'text-indent',
  'text-shadow',
  'text-transform',
  'white-space',
  'word-break',
  'word-spacing',
];

const nosy =
  'letter-spacing: 5px; word-spacing: 9px; text-transform: uppercase; white-space: pre; text-align: right; text-indent: 3em;' +
  'cursor: wait; font: italic small-caps 900 40px/3 cursive; color: red; text-shadow: 2px 2px red; word-break: break-all;' +
  'hyphens: auto; overflow-wrap: anywhere; direction: rtl';

/** The text styles of everything inside, in order. */
const stylesIn = (element: Element): string[] =>
  inside(element)
    .filter((each) => each.localName !== 'slot' && !each.closest('defs, style'))
    .map((each) => {
      const style = getComputedStyle(each);
      return `${each.localName}.${each.getAttribute('class') ?? ''} ${inherited.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    });

describe('a page with text styles of its own', () => {
  const shown = async (style: string, at = ''): Promise<string[]> => {
    // So wide that the board has its full size beside the other parts, too.
    const box = await fixture(html`<div style="width: 1400px"><div style=${style}></div></div>`);
    const element = document.createElement('heist-game');
    element.setAttribute('style', at);
    Object.assign(element, { game: 'how-to-rob-a-bank', seed: 7 });
    box.firstElementChild?.append(element);
    // The list of goals is loaded last.
    while (!inside(element).some((each) => each.matches('[part=goals]'))) await aTimeout(10);
    await settled(element);
    const found = stylesIn(element);
    box.remove();
    return found;
  };

  it('keeps them to itself', async () => {
    const plain = await shown('');
    expect(plain.length).to.be.greaterThan(100);
    const differs = (found: readonly string[]): string[] =>
      found.flatMap((line, i) => line.split('; ').filter((each, j) => each !== plain[i]?.split('; ')[j])).slice(0, 3);
    expect(differs(await shown(nosy))).to.deep.equal([]);
    expect(differs(await shown('all: unset'))).to.deep.equal([]);
    expect(differs(await shown('', nosy))).to.deep.equal([]);
    expect(differs(await shown('', 'all: unset; display: block'))).to.deep.equal([]);
  });

  it('still sets the text that it has put inside itself', async () => {
    const box = page(
      '<div style="letter-spacing: 5px"><heist-game src="nowhere.yaml"><p>A picture</p></heist-game></div>',
    );
    await aTimeout(100);
    expect(getComputedStyle(box.querySelector('p') as Element).letterSpacing).to.equal('5px');
  });
});

describe('a page that runs from right to left', () => {
  before(() => {
    document.documentElement.dir = 'rtl';
    document.documentElement.lang = 'he';
  });
  after(() => {
    document.documentElement.dir = '';
    document.documentElement.lang = 'en';
  });

  for (const { id } of allGames)
    it(`has the board, counters and words of ${id} as in any other`, async () => {
      const element = await game(html`<heist-game game=${id} seed="7"></heist-game>`);
      const board = inShadow(find(element, 'heist-floor'), '.board');
      expect(getComputedStyle(board).direction).to.equal('ltr');
      const names = [...board.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
      const { left, right } = board.getBoundingClientRect();
      expect(names.filter((name) => name.left < left - 1 || name.right > right + 1)).to.have.length(0);
      // `0 / 30`: the number stands before the limit.
      const [value, limit] = [
        inShadow(find(element, 'heist-tracker'), 'dd:has(.of) b').firstChild as Text,
        inShadow(find(element, 'heist-tracker'), 'dd .of').firstChild as Text,
      ].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      }) as [DOMRect, DOMRect];
      expect(value.right).to.be.lessThan(limit.left + 1);
    });
});

describe('the language of the inside', () => {
  const langs = (element: Element): string[] => [
    ...new Set(
      inside(element).flatMap((each) =>
        each.getRootNode() instanceof ShadowRoot && each.parentNode instanceof ShadowRoot && each.localName !== 'slot'
          ? [(each as HTMLElement).lang]
          : [],
      ),
    ),
  ];

  it('is the one that is shown, not the one that the page wanted', async () => {
    for (const [wanted, spoken] of [
      ['de-AT', 'de'],
      ['it', 'en'],
      ['', 'en'],
    ]) {
      const element = await game(html`<heist-game game="how-to-rob-a-bank" seed="7" lang=${wanted}></heist-game>`);
      expect(langs(element)).to.deep.equal([spoken]);
    }
  });

  it('follows the page', async () => {
    const element = await game(html`<heist-game game="how-to-rob-a-bank" seed="7" lang="fr"></heist-game>`);
    element.lang = 'de';
    for (let i = 0; i < 1000 && langs(element).join() !== 'de'; i++) await aTimeout(20);
    expect(langs(element)).to.deep.equal(['de']);
  });
});

describe('a column of 240 pixels', () => {
  /** Everything that is seen, each piece of text by itself, and what cuts it off: the element, or the drawing around it. */
  const cut = (element: Element): string[] => {
    const outer = element.getBoundingClientRect();
    return inside(element).flatMap((each) => {
      if (each.closest('.unseen, .paper, defs, [popover]')) return [];
      const around = each.localName === 'svg' ? null : each.closest('svg');
      const isCutting = around && getComputedStyle(around).overflowX !== 'visible';
      const frame = isCutting ? around.getBoundingClientRect() : outer;
      // Of a building one floor may be shown; the others lie wholly outside.
      const isIn = ({ left, right, width }: DOMRect): boolean =>
        width === 0 ||
        (left > frame.left - 1 && right < frame.right + 1) ||
        (frame !== outer && (right < frame.left || left > frame.right));
      const texts = [...each.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const rects = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      const boxes = each.closest('svg') && each.localName !== 'svg' ? [] : [each.getBoundingClientRect()];
      return [...rects, ...boxes].every(isIn)
        ? []
        : [`${each.localName}.${each.getAttribute('class') ?? ''}: ${each.textContent.trim().slice(0, 40)}`];
    });
  };

  for (const { id } of allGames)
    for (const lang of ['en', 'de'])
      it(`has room for ${id} in ${lang}`, async () => {
        const box = page(
          `<div style="width: 240px"><heist-game game="${id}" seed="7" lang="${lang}"></heist-game></div>`,
        );
        const element = box.querySelector('heist-game') as HeistGame;
        while (!element.session) await aTimeout(20);
        await settled(element);
        expect(cut(element)).to.deep.equal([]);
      });

  it('has room for every other element', async () => {
    const box = page(`<div style="width: 240px">
      <heist-case src="${sprayed}"></heist-case><heist-quiz src="${sprayed}"></heist-quiz>
      <heist-lesson src="/cases/lazy-heist/first-minutes.yaml"></heist-lesson>
      <heist-guide game="lazy-heist"></heist-guide><heist-rules game="lazy-heist"></heist-rules>
      <heist-order game="lazy-heist" procedure="protocol"></heist-order><heist-chart game="lazy-heist"></heist-chart>
      <heist-rule rule="RB-WALK-1"></heist-rule></div>`);
    for (const each of box.firstElementChild?.children ?? []) {
      while (!inside(each).some((part) => part.matches('[part]'))) await aTimeout(20);
      await settled(each as HTMLElement);
      expect(cut(each), each.localName).to.deep.equal([]);
    }
  });
});
