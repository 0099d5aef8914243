// A page that allows nothing but its own scripts and style sheets, and no markup from strings.
import { aTimeout, expect } from '@open-wc/testing';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { find, inShadow } from './show.js';

interface StrictWindow extends Window {
  readonly problems: readonly string[];
}

describe('under a strict Content-Security-Policy with trusted types', () => {
  it('every element works, and nothing is reported', async () => {
    const frame = document.createElement('iframe');
    frame.src = '/test/pages/strict.html';
    frame.width = '900';
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
    const { problems, document: page } = frame.contentWindow as unknown as StrictWindow;
    const games = [...page.querySelectorAll<HeistGame>('heist-case, heist-quiz, heist-game')];
    expect(games).to.have.length(4);
    for (let i = 0; i < 1000 && games.some((game) => !game.session); i++) await aTimeout(20);
    await aTimeout(100);
    const [first] = games as [HeistGame];
    first.goto(2);
    await aTimeout(100);
    inShadow(find(first, 'heist-log'), 'button').click();
    await aTimeout(50);
    expect(problems).to.deep.equal([]);
    frame.remove();
  });
});
