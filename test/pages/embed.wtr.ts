// embed.html, the page for frames: one element, with all that its address says.
import { expect } from '@open-wc/testing';
import type { HeistFloor } from '../../src/components/heist-floor/heist-floor.element.js';
import { open, until } from './open.js';

describe('the page for frames', () => {
  it('shows a diagram with its floor, its marks and its arrows', async () => {
    const page = await open('/site/embed.html?element=heist-floor&game=lazy-heist&floor=2&marks=2.3&arrows=2.1%3E2.2');
    const floor = await until('the diagram', () => page.document.querySelector<HeistFloor>('heist-floor'));
    const shown = await until('its drawing', () => floor.shadowRoot?.querySelector('[data-space="2.3"]'));
    expect(shown.classList.contains('marked')).to.equal(true);
    expect(floor.shadowRoot?.querySelector('[data-space="6.1"]')).to.equal(null);
    expect(floor.shadowRoot?.querySelectorAll('.route')).to.have.length(1);
    expect(page.errors).to.deep.equal([]);
  });

  it('shows a whole game when it is asked for something else', async () => {
    const page = await open('/site/embed.html?element=script&game=lazy-heist&seed=7&onclick=x');
    const game = await until('the game', () => page.document.querySelector('heist-game'));
    expect(game.getAttributeNames().sort()).to.deep.equal(['game', 'seed']);
  });

  it('takes every attribute of the element, and no other name', async () => {
    const page = await open('/site/embed.html?game=how-to-rob-a-bank&seed=7&show=areas&no-cards&gaem=x');
    const game = await until('the game', () => page.document.querySelector('heist-game'));
    expect(game.getAttributeNames().sort()).to.deep.equal(['game', 'no-cards', 'seed', 'show']);
    const floor = await until('the board', () => game.shadowRoot?.querySelector('heist-floor')?.shadowRoot);
    await until('the overlay', () => floor.querySelector('[part=panel]'));
    expect(floor.querySelector('[part=cards]')).to.equal(null);
    expect(page.errors).to.deep.equal([]);
  });
});
