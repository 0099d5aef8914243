// The statechart on the page: larger and smaller, folded and unfolded, by buttons and keys.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/all/all.js';
import { find, game, inBothSchemes, inShadow, settled } from './show.js';

describe('heist-chart', () => {
  it('zooms, folds compound states and tells where each verb leads', async () => {
    const element = await game(
      html`<heist-game game="how-to-rob-a-bank" seed="7"><heist-chart></heist-chart></heist-game>`,
    );
    const chart = find(element, 'heist-chart');
    const width = () => inShadow(chart, 'svg').getBoundingClientRect().width;
    const before = width();
    inShadow(chart, '[aria-label="Larger"]').click();
    await settled(element);
    expect(width()).to.be.closeTo(before * 1.5, 1);
    inShadow(chart, '[data-path="rob.robber"]').focus();
    await sendKeys({ press: '-' });
    await settled(element);
    expect(width()).to.be.closeTo(before, 1);
    await sendKeys({ press: 'c' });
    await settled(element);
    expect(inShadow(chart, '[data-path="rob.robber"]').getAttribute('aria-expanded')).to.equal('false');
    expect(chart.shadowRoot?.querySelector('[data-path="rob.robber.card"]')).to.equal(null);
    await sendKeys({ press: 'c' });
    await settled(element);
    inShadow(chart, '[data-path="rob.robber.card"]').focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(inShadow(chart, '.edges').textContent).to.match(/walk.*→.*\S/s);
    await inBothSchemes(() => expect(chart).to.be.accessible());
  });
});
