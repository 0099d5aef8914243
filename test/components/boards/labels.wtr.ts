// Whatever a board says can be read: on a phone, beside a column, on a whole page.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import { allGames } from '../../../src/games/index.js';
import { find, fromHtml, game, inside, settled } from '../show.js';

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

// In Burgle Bros 2 a room shows its name once it is face up.
const faceUp: Readonly<Record<string, string>> = {
  'burgle-bros-2': '{ 1.a1: table-games-5, 1.a2: revolving-door-5, 1.a3: surveillance-3, 1.a4: owners-office }',
};

for (const { id, load } of allGames)
  it(`${id}: a name that is set closer is too long for its place; no name is stretched`, async () => {
    const { parts } = await load();
    for (const lang of Object.keys(parts.languages)) {
      const rooms = faceUp[id];
      const example = `<script type="text/yaml">{ game: ${id}, title: '', start: { rooms: ${rooms ?? ''} } }</script>`;
      const source = rooms === undefined ? `game=${id} seed="7">` : `>${example}`;
      const element = await fromHtml(`<heist-game lang=${lang} ${source}<heist-floor></heist-floor></heist-game>`);
      for (const width of [520, 690, 1140]) {
        element.style.width = `${width}px`;
        for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
        await settled(element);
        for (const text of inside(element)) {
          if (!(text instanceof SVGTextElement) || !text.hasAttribute('textLength')) continue;
          const room = text.textLength.baseVal.value;
          text.removeAttribute('textLength');
          // Fonts differ a little: one in twenty is not seen.
          const told = `${lang}, ${width} px: ${text.textContent}`;
          if (text.getBoundingClientRect().width > 0)
            expect(room / text.getComputedTextLength(), told).to.be.below(1.05);
          text.setAttribute('textLength', String(room));
        }
      }
    }
  });
