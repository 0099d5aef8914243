// One rule, in the text of a page or behind its id.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistRule } from '../../../src/components/heist-rule/heist-rule.element.js';
import { find, game, inBothSchemes, inShadow, settled, sprayed, textOf } from '../show.js';

describe('heist-rule', () => {
  it('is accessible, in both schemes', async () => {
    const rule = await fixture<HeistRule>(html`<heist-rule rule="RB-WALK-1"></heist-rule>`);
    await until(() => !['', 'Loading the game …'].includes(textOf(rule)));
    await inBothSchemes(() => expect(rule).to.be.accessible());
  });

  it('shows a rule with its place in the rulebook, without a game around it', async () => {
    const rule = await fixture<HeistRule>(html`<heist-rule rule="RB-EXTRA-2"></heist-rule>`);
    await until(() => !['', 'Loading the game …'].includes(textOf(rule)));
    expect(textOf(rule))
      .to.include('RB-EXTRA-2')
      .and.to.include('before or after playing the card')
      .and.to.include('Rulebook:');
  });

  it('says so when there is no such rule', async () => {
    const rule = await fixture<HeistRule>(html`<heist-rule rule="RB-NOPE-1"></heist-rule>`);
    await until(() => !['', 'Loading the game …'].includes(textOf(rule)));
    expect(textOf(rule)).to.include('There is no rule RB-NOPE-1');
  });

  it('brief: the text opens behind the id', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    element.session?.goto(1);
    await settled(element);
    const rule = find(element, 'heist-rule');
    inShadow(rule, 'button').click();
    await until(() => Boolean(rule.shadowRoot?.querySelector('[popover] [part=text]')));
    expect(inShadow(rule, '[popover]').textContent).to.include('neighbouring room');
    await expect(rule).to.be.accessible();
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 1000 && !holds(); i++) await aTimeout(10);
}
