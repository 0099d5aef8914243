// What can be played, and why the rest cannot.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import { find, game, inBothSchemes, inShadow, sessionOf, sprayed } from '../show.js';

describe('heist-moves', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    inShadow(find(element, 'heist-moves'), 'details').setAttribute('open', '');
    await inBothSchemes(() => expect(find(element, 'heist-moves')).to.be.accessible());
  });

  it('lists exactly the legal moves, and says of others why not', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    const moves = find(element, 'heist-moves');
    const buttons = [...(moves.shadowRoot?.querySelectorAll('button') ?? [])];
    expect(buttons).to.have.length(sessionOf(element).legal.length);
    expect(buttons.map((button) => button.textContent.trim())).to.include('Walk to b2');
    expect(inShadow(moves, 'details').textContent)
      .to.include('Set off the alarm')
      .and.to.include('before or after playing the card');
  });

  it('plays on click', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    inShadow(find(element, 'heist-moves'), 'button').click();
    expect(sessionOf(element).step.move).to.match(/^yellow walk/);
  });
});
