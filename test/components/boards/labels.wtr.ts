// Whatever a board says can be read: on a phone, beside a column, on a whole page.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import { allGames } from '../../../src/games/index.js';
import { find, game, settled } from '../show.js';

for (const { id } of allGames)
  it(`${id}: no label of the board is smaller than 11 px, at any width`, async () => {
    const element = await game(html`<heist-game game=${id} seed="7"><heist-floor></heist-floor></heist-game>`);
    const floor = find(element, 'heist-floor');
    for (const width of [330, 440, 520, 570, 630, 690, 738, 800, 1140]) {
      element.style.width = `${width}px`;
      // Floors that become tabs are drawn in the next frames.
      for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
      await settled(element);
      const small = [...(floor.shadowRoot?.querySelectorAll<SVGTextElement>('.board text') ?? [])].filter((text) => {
        const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        return text.getBoundingClientRect().width > 0 && size < 10.9;
      });
      const told = small.map((text) => `${text.getAttribute('class') ?? ''} ${text.textContent}`);
      expect([...new Set(told)], `at ${width} px`).to.deep.equal([]);
    }
  });
