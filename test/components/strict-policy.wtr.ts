// A page that allows nothing but its own scripts and style sheets, and no markup from strings.
import { aTimeout, expect } from '@open-wc/testing';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { find, inShadow, settled } from './show.js';

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
    while (games.some((game) => !game.session)) await aTimeout(20);
    for (const game of games) await settled(game);
    const [first] = games as [HeistGame];
    first.goto(2);
    await settled(first);
    inShadow(find(first, 'heist-log'), 'button').click();
    await settled(first);
    expect(problems).to.deep.equal([]);
    frame.remove();
  });
});
