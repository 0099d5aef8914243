// Forward and back, by buttons, by keys and by itself.
import { aTimeout, expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, sprayed } from '../show.js';

describe('heist-replay', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-replay></heist-replay></heist-game>`);
    await inBothSchemes(() => expect(find(element, 'heist-replay')).to.be.accessible());
  });

  it('steps by buttons and keys, says what each step did', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-replay></heist-replay></heist-game>`);
    const replay = find(element, 'heist-replay');
    const at = () => sessionOf(element).at;
    inShadow(replay, '[aria-label="Next step"]').click();
    expect(at()).to.equal(1);
    await settled(element);
    expect(inShadow(replay, '.caption').textContent).to.include('walks from b1 to b2');
    inShadow(replay, '[aria-label="Play"]').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(at()).to.equal(2);
    await sendKeys({ press: 'End' });
    expect(at()).to.equal(6);
    await sendKeys({ press: 'ArrowLeft' });
    expect(at()).to.equal(5);
    await sendKeys({ press: 'Home' });
    expect(at()).to.equal(0);
  });

  it('tells at the start what is said before the first move, and marks it', async () => {
    const told = {
      game: 'how-to-rob-a-bank',
      start: { flow: 'rob.bank.choose', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
      moves: [{ say: 'The bank begins.', mark: { spaces: ['a2'] } }, 'bank play'],
    };
    const element = await game(
      html`<heist-game .case=${told}><heist-floor></heist-floor><heist-replay></heist-replay></heist-game>`,
    );
    expect(inShadow(find(element, 'heist-replay'), '.caption').textContent).to.include('The bank begins.');
    expect(inShadow(find(element, 'heist-floor'), '.space.marked')).to.exist;
    expect(sessionOf(element).steps).to.have.length(2);
  });

  it('says once what comes next when nothing has happened, and who acts', async () => {
    const element = await game(html`<heist-game game="lazy-heist" seed="7"><heist-replay></heist-replay></heist-game>`);
    const caption = () =>
      [...inShadow(find(element, 'heist-replay'), '.caption').children].map(({ textContent }) => textContent.trim());
    for (const move of ['bruno wait', 'bruno done']) expect(element.play(move)).to.be.true;
    await settled(element);
    expect(caption()).to.deep.equal(['Carla to act', 'Sit down or act']);
  });

  it('plays by itself, and stops when it leaves the page', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-replay></heist-replay></heist-game>`);
    const replay = find(element, 'heist-replay');
    replay.play();
    while (sessionOf(element).at === 0) await aTimeout(20);
    expect(sessionOf(element).at).to.equal(1);
    expect(replay.playing).to.be.true;
    element.remove();
    expect(replay.playing).to.be.false;
  });
});
