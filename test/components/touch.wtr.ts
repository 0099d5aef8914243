// By touch alone: taps on the board and on the moves, at the width of a phone. Nothing needs hovering, keys or dragging.
import { expect, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../src/components/all/all.js';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import type { Session } from '../../src/components/session/session.js';
import { allGames } from '../../src/games/index.js';
import { canMove, find, game, inside, sessionOf, settled } from './show.js';
import { tap } from './tap.js';

/** Taps a lit place if one is there, else the wanted or first move; where a place offers several, the first of them. */
async function act(element: HeistGame, wanted: readonly string[], onBoard: boolean): Promise<void> {
  const floor = find(element, 'heist-floor').shadowRoot as ShadowRoot;
  const lit = onBoard ? floor.querySelector('.space.lit .hit') : null;
  const buttons = [...(find(element, 'heist-moves').shadowRoot?.querySelectorAll('.group button') ?? [])];
  const move = wanted.map((text) => buttons.find((button) => button.textContent.includes(text))).find(Boolean);
  await tap(lit ?? move ?? (buttons[0] as Element));
  await settled(element);
  const choice = floor.querySelector('.choice button');
  if (choice) {
    await tap(choice);
    await settled(element);
  }
}

/** Somebody can act, or the table goes on. */
const isOpen = ({ legal, pacing }: Session): boolean => legal.length > 0 || pacing?.isUnderway === true;

describe('by touch alone, at 360 px', () => {
  before(async () => {
    await setViewport({ width: 360, height: 740 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('a whole minute of Lazy Heist', async () => {
    const element = await game(html`<heist-game game="lazy-heist" seed="7"></heist-game>`);
    const session = sessionOf(element);
    let taps = 0;
    for (; taps < 80 && session.step.position['minute'] !== 1 && isOpen(session); taps++)
      await act(element, ['End your turn', 'Sit down', 'Stay'], taps % 7 === 0);
    expect(session.step.position['minute']).to.equal(1);
    expect(taps).to.be.greaterThan(3);
  });

  it('a whole round of How to Rob a Bank', async () => {
    const element = await game(html`<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>`);
    const session = sessionOf(element);
    for (let taps = 0; taps < 160 && session.step.position['round'] === 1 && isOpen(session); taps++)
      await act(element, [], true);
    expect(session.step.position['round'] === 2 || session.step.flow.startsWith('over')).to.be.true;
  });

  for (const { id } of allGames)
    it(`${id}: every target is at least 24 by 24 px`, async () => {
      const element = await game(html`<heist-game game=${id} seed="7"></heist-game>`);
      await settled(element);
      const targets = inside(element).filter(
        (each) =>
          each.matches('button, summary, input, .space .reach, .space .hit:not(:has(~ .reach))') &&
          !each.matches(':disabled') &&
          getComputedStyle(each).pointerEvents !== 'none',
      );
      expect(targets.length).to.be.greaterThan(20);
      const small = targets.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        const isShown = width > 0 && height > 0;
        return isShown && (width < 23.9 || height < 23.9)
          ? [
              `${each.closest('[data-space]')?.getAttribute('data-space') ?? each.className} ${each.textContent.trim()} ${width} x ${height}`,
            ]
          : [];
      });
      expect(small).to.deep.equal([]);
    });

  for (const width of [320, 360])
    it(`nothing is cut off and nothing scrolls sideways at ${width} px`, async () => {
      await setViewport({ width, height: 740 });
      for (const { id } of allGames) {
        const element = await game(html`<heist-game game=${id} seed="7"></heist-game>`);
        expect(document.documentElement.scrollWidth, id).to.be.at.most(width);
        const wide = inside(element).filter((each) => {
          const { right, left, width: own } = each.getBoundingClientRect();
          return own > 1 && !each.closest('svg, [popover], .cards, .unseen') && (right > width + 0.5 || left < -0.5);
        });
        expect(
          wide.map(({ outerHTML }) => outerHTML.slice(0, 120)),
          id,
        ).to.deep.equal([]);
        element.remove();
      }
      await setViewport({ width: 360, height: 740 });
    });
});

describe('reduced motion', () => {
  const moving = (element: HeistGame) =>
    [...(find(element, 'heist-floor').shadowRoot?.querySelectorAll('[data-piece]') ?? [])].flatMap((piece) =>
      piece.getAnimations(),
    );

  for (const [preference, travels] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const)
    it(`${preference}: pieces ${travels ? 'travel' : 'are where they belong at once'}`, async function () {
      if (travels && !(await canMove())) return this.skip();
      await emulateMedia({ reducedMotion: preference });
      const src = '/cases/lazy-heist/drone-interrupts-the-protocol.yaml';
      const element = await game(html`<heist-game src=${src}></heist-game>`);
      const session = sessionOf(element);
      let seen = 0;
      for (let step = 1; step < session.steps.length; step++) {
        element.goto(step);
        await settled(element);
        seen += moving(element).length;
      }
      expect(seen > 0).to.equal(travels);
      await emulateMedia({ reducedMotion: 'no-preference' });
    });
});
