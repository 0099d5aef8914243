// Where unknown tags are stripped a div stands for an element, with all of its attributes and with no others.
import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import { upgradeEmbeds } from '../../../src/components/all/embed.js';
import { elements } from '../../../src/components/loading/elements.js';
import type { HeistFloor } from '../../../src/components/heist-floor/heist-floor.element.js';
import type { HeistGame } from '../../../src/components/heist-game/heist-game.element.js';
import { find, page, sessionOf, settled } from '../show.js';

describe('div.heist-embed', () => {
  it('becomes a game, from its attributes or from its text', async () => {
    const box = page(`<div class="heist-embed" data-game="how-to-rob-a-bank" data-seed="3">Fallback</div>
      <div class="heist-embed">game: how-to-rob-a-bank\nstart: {flow: rob.bank.choose}</div>`);
    upgradeEmbeds(box);
    const [first, second] = [...box.querySelectorAll('heist-game')] as [HeistGame, HeistGame];
    await Promise.all([oneEvent(first, 'heist-opened'), oneEvent(second, 'heist-opened')]);
    expect(sessionOf(first).kind).to.equal('play');
    expect(sessionOf(second).step.flow).to.equal('rob.bank.choose');
  });

  it('gives a diagram its floor, its marks and its arrows', async () => {
    const box = page(
      '<div class="heist-embed" data-element="heist-floor" data-game="lazy-heist" data-floor="2" data-marks="2.3" data-arrows="2.1&gt;2.2"></div>',
    );
    upgradeEmbeds(box);
    const floor = box.querySelector('heist-floor') as HeistFloor;
    while (!floor.session) await new Promise((done) => setTimeout(done, 10));
    await settled(floor);
    expect(floor.shadowRoot?.querySelector('[data-space="6.1"]')).to.equal(null);
    expect(floor.shadowRoot?.querySelector('[data-space="2.3"]')?.classList.contains('marked')).to.equal(true);
    expect(floor.shadowRoot?.querySelectorAll('.route')).to.have.length(1);
  });

  it('gives every element all of its own attributes', () => {
    for (const tag of ['heist-game', ...Object.keys(elements)]) {
      const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
      const box = page(`<div class="heist-embed" data-element="${tag}"></div>`);
      const [place] = box.children as unknown as [HTMLElement];
      for (const name of observedAttributes) place.setAttribute(`data-${name}`, '1');
      upgradeEmbeds(box);
      expect(observedAttributes.length).to.be.greaterThan(0);
      expect(place.firstElementChild?.localName).to.equal(tag);
      expect(place.firstElementChild?.getAttributeNames()).to.include.members(observedAttributes);
    }
  });

  it('gives no element a handler, a style or a class, and makes nothing else of it', () => {
    const box = page(
      '<div class="heist-embed" data-element="script" data-game="lazy-heist" data-onclick="x" data-style="y" data-class="z" data-lang="de"></div>',
    );
    upgradeEmbeds(box);
    expect(box.querySelector('script')).to.equal(null);
    expect(box.querySelector('heist-game')?.getAttributeNames().sort()).to.deep.equal(['game', 'lang']);
  });

  it('shows overlays and hides cards in a whole game, too', async () => {
    const box = page(
      '<div class="heist-embed" data-game="how-to-rob-a-bank" data-seed="3" data-show="areas" data-no-cards></div>',
    );
    upgradeEmbeds(box);
    const element = box.querySelector('heist-game') as HeistGame;
    await oneEvent(element, 'heist-opened');
    await settled(element);
    const floor = find(element, 'heist-floor');
    for (let i = 0; i < 1000 && !floor.shadowRoot?.querySelector('[part=panel]'); i++) await aTimeout(20);
    expect(floor.shadowRoot?.querySelector('[part=panel]')).to.not.equal(null);
    expect(floor.shadowRoot?.querySelector('[part=cards]')).to.equal(null);
  });

  it('warns about names that the element does not have', () => {
    const said: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => void said.push(text);
    const box = page(
      '<div class="heist-embed" data-element="heist-flor" data-gaem="lazy-heist" data-theme="dark" data-lang="de"></div>',
    );
    upgradeEmbeds(box);
    console.warn = warn;
    expect(said).to.have.length(2);
    expect(said[0]).to.equal('heist-kit: there is no element "heist-flor" to embed; this shows a heist-game.');
    expect(said[1]).to.match(
      /^heist-kit: heist-game has no "gaem"\. It has: at, .*game, .*seed, show, src, .*and theme\.$/,
    );
  });

  for (const tag of ['heist-game', 'heist-case', 'heist-floor'])
    it(`keeps the author's text beside the error when ${tag} cannot load its case`, async () => {
      const box = page(
        `<div class="heist-embed" data-element="${tag}" data-src="/nowhere.yaml"><p>A bag is passed on.</p></div>`,
      );
      upgradeEmbeds(box);
      const element = box.querySelector(tag) as HTMLElement;
      await oneEvent(element, 'heist-error');
      await settled(element);
      expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).to.contain('/nowhere.yaml');
      expect(box.querySelector('p')?.getBoundingClientRect().height).to.be.greaterThan(5);
    });
});
