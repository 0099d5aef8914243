// Refusals where the eye is, what moves cost, and a phone that shows the board and the moves together.
import { expect, html, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { allGames } from '../../../src/games/index.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, textOf } from '../show.js';
import { tap } from '../tap.js';

const lazy = () => game(html`<heist-game game="lazy-heist" seed="7"></heist-game>`);

describe('a refusal on the board', () => {
  it('appears at the place that was clicked, and is spoken', async () => {
    const element = await lazy();
    const floor = find(element, 'heist-floor');
    const cell = inShadow(floor, '[data-space="1.4"]');
    await tap(inShadow(floor, '[data-space="1.4"] .hit'));
    await waitUntil(() => floor.shadowRoot?.querySelector('.refusal'), 'the reason comes with what the rulebook says', {
      timeout: 60_000,
    });
    const bubble = inShadow(floor, '.refusal');
    expect(bubble.textContent).to.include('neighbouring space');
    const [there, here] = [bubble.getBoundingClientRect(), cell.getBoundingClientRect()];
    expect(there.left).to.be.lessThan(here.right);
    expect(there.right).to.be.greaterThan(here.left);
    expect(Math.min(Math.abs(there.bottom - here.top), Math.abs(there.top - here.bottom))).to.be.lessThan(24);
    expect(inShadow(floor, '[part=reason]').textContent).to.include('neighbouring space');
    expect(find(floor, 'heist-rule').rule).to.equal(sessionOf(element).refused?.rule);
    await inBothSchemes(() => expect(floor).to.be.accessible());
  });

  it('goes with Escape, with its button and with the next move', async () => {
    const element = await lazy();
    const floor = find(element, 'heist-floor');
    const isShown = (): boolean => Boolean(floor.shadowRoot?.querySelector('.refusal'));
    const ask = async (): Promise<void> => {
      inShadow(floor, '[data-space="1.4"]').focus();
      await sendKeys({ press: '?' });
      await waitUntil(isShown, 'the reason comes with what the rulebook says', { timeout: 60_000 });
    };
    await ask();
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect(isShown()).to.be.false;
    await ask();
    inShadow(floor, '.refusal button').click();
    await settled(element);
    expect(isShown()).to.be.false;
    await ask();
    await tap(inShadow(floor, '[data-space="1.1"] .hit'));
    await settled(element);
    expect(isShown()).to.be.false;
  });
});

describe('what a move costs', () => {
  it('stands on the button, on the choice at a place, and is read with the place', async () => {
    const element = await lazy();
    const buttons = textOf(find(element, 'heist-moves'));
    expect(buttons).to.match(/Walk to 1\.1\s*1 point/);
    expect(buttons).not.to.match(/Sit down\s*\d/);
    const floor = find(element, 'heist-floor');
    await tap(inShadow(floor, '[data-space="1.1"] .hit'));
    await settled(element);
    expect(inShadow(floor, '.choice').textContent).to.match(/Walk to 1\.1\s*1 point/);
  });

  for (const [src, at, move, cost] of [
    ['/cases/burgle-bros/first-minutes.yaml', '2', 'Peek at', '1 action'],
    ['/cases/burgle-bros-2/first-minutes.yaml', '4', 'Explore', '1 action'],
    ['/cases/how-to-rob-a-bank/first-minutes.yaml', '3', 'car', 'extra action'],
  ] as const)
    it(`is told in ${src.split('/')[2] ?? ''}`, async () => {
      localStorage.clear();
      const element = await game(html`<heist-lesson src=${src}></heist-lesson>`);
      element.goto(Number(at) - 1);
      while (!sessionOf(element).step.task) element.redo();
      await settled(element);
      const text = textOf(find(element, 'heist-moves'));
      expect(text).to.include(move);
      expect(text.toLowerCase()).to.include(cost);
      localStorage.clear();
    });
});

describe('on a phone', () => {
  before(() => setViewport({ width: 360, height: 740 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const { id } of allGames)
    it(`the board and what can be done are on the screen together in ${id}`, async () => {
      const element = await game(html`<heist-game game=${id} seed="7"></heist-game>`);
      const floor = find(element, 'heist-floor');
      floor.scrollIntoView({ block: 'start' });
      await settled(element);
      const moves = find(element, 'heist-moves').getBoundingClientRect();
      const board = inShadow(floor, '.board').getBoundingClientRect();
      expect(moves.bottom).to.be.at.most(innerHeight + 1);
      expect(moves.height).to.be.greaterThan(60);
      // Most of the board is seen above the moves.
      expect(Math.min(board.bottom, moves.top) - Math.max(board.top, 0)).to.be.greaterThan(board.height * 0.6);
    });

  it('what can be done does not cover a board that is only half on the screen', async () => {
    const element = await game(html`<heist-game style="margin-top: 400px" game="burgle-bros" seed="7"></heist-game>`);
    scrollTo(0, 0);
    await settled(element);
    expect(find(element, 'heist-floor').getBoundingClientRect().top).to.be.lessThan(innerHeight);
    expect(find(element, 'heist-moves').getBoundingClientRect().top).to.be.at.least(innerHeight);
  });
});
