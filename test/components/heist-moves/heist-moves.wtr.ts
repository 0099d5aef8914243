// What can be played, and why the rest cannot.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, sprayed } from '../show.js';

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

  it('brief, on a phone: whole buttons, each in one line and none beside the screen', async () => {
    const element = await game(
      html`<heist-game game="lazy-heist" seed="7"><heist-moves brief></heist-moves></heist-game>`,
    );
    element.style.width = '330px';
    await settled(element);
    const buttons = [...(find(element, 'heist-moves').shadowRoot?.querySelectorAll('.group button') ?? [])];
    expect(buttons).to.have.length(sessionOf(element).legal.length).and.length.above(3);
    for (const button of buttons) {
      expect(button.scrollWidth, button.textContent).to.be.at.most(button.clientWidth);
      expect(button.clientHeight, button.textContent).to.be.below(40);
      expect(button.getBoundingClientRect().right).to.be.at.most(element.getBoundingClientRect().right);
    }
  });

  it('folds a long choice; keys open it, and it stays open while the choice goes on', async () => {
    const element = await game(
      html`<heist-game game="burgle-bros-2" seed="7" by-hand><heist-moves></heist-moves></heist-game>`,
    );
    const moves = find(element, 'heist-moves');
    const fold = () => inShadow(moves, '.fold') as HTMLDetailsElement;
    const summary = inShadow(moves, '.fold summary');
    expect(summary.textContent.replace(/\s+/g, ' ').trim()).to.equal('Place a wall at … 48');
    expect(fold().open).to.equal(false);
    summary.focus();
    await sendKeys({ press: 'Enter' });
    expect(fold().open).to.equal(true);
    await inBothSchemes(() => expect(moves).to.be.accessible());
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(sessionOf(element).step.move).to.match(/^team wall /);
    expect(fold().open).to.equal(true);
    const buttons = moves.shadowRoot?.querySelectorAll('.fold button') ?? [];
    expect(buttons).to.have.length(sessionOf(element).legal.length);
  });

  it('plays on click', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    inShadow(find(element, 'heist-moves'), 'button').click();
    expect(sessionOf(element).step.move).to.match(/^yellow walk/);
  });
});
