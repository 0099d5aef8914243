// What happened, in words, and where.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistRule } from '../../../src/components/heist-rule/heist-rule.element.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, sprayed, textOf } from '../show.js';

const interrupted = '/cases/lazy-heist/drone-interrupts-the-protocol.yaml';

describe('heist-log', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    element.goto(4);
    await settled(element);
    await inBothSchemes(() => expect(find(element, 'heist-log')).to.be.accessible());
  });

  it('tells every event so far with its rule; what the case says of its start has not happened', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    const log = find(element, 'heist-log');
    element.goto(6);
    await settled(element);
    const told = sessionOf(element).steps.flatMap(({ events }) => events);
    const rules = [...(log.shadowRoot?.querySelectorAll<HeistRule>('heist-rule') ?? [])].map(({ rule }) => rule);
    expect(rules).to.deep.equal(told.map(({ rule }) => rule));
    expect(textOf(log)).not.to.include('Not possible here');
  });

  it('tells what the case says is refused on the way', async () => {
    const src = '/cases/how-to-rob-a-bank/an-extra-after-the-card-ends-the-turn.yaml';
    const element = await game(html`<heist-game src=${src}><heist-log></heist-log></heist-game>`);
    element.goto(2);
    await settled(element);
    const log = find(element, 'heist-log');
    expect(textOf(log)).to.include('Not possible here: ');
    expect(inShadow(log, '.refused heist-rule')).to.have.property('rule', 'RB-EXTRA-2');
  });

  it('goes to a line that is clicked', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    element.goto(6);
    await settled(element);
    inShadow(find(element, 'heist-log'), 'button.told').click();
    expect(sessionOf(element).at).to.equal(1);
  });

  it('a line that is hovered or focused is marked on the board; a click goes there', async () => {
    const element = await game(html`<heist-game src=${interrupted}></heist-game>`);
    const session = sessionOf(element);
    const at = session.steps.findIndex(({ events }) => events.some(({ type }) => type === 'alarm-raised'));
    element.goto(session.steps.length - 1);
    await settled(element);
    const floor = find(element, 'heist-floor');
    const marked = () =>
      [...(floor.shadowRoot?.querySelectorAll<SVGElement>('.space.marked:has(.ring)') ?? [])].map(
        ({ dataset }) => dataset['space'],
      );
    const buttons = [...(find(element, 'heist-log').shadowRoot?.querySelectorAll<HTMLElement>('button.told') ?? [])];
    const line = buttons.find(({ textContent }) => textContent.includes('Alarm in'));
    const before = marked();
    line?.parentElement?.dispatchEvent(new PointerEvent('pointerenter'));
    await settled(element);
    const where = session.steps[at]?.events.find(({ type }) => type === 'alarm-raised')?.['at'];
    expect(marked()).to.include(where);
    line?.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
    await settled(element);
    expect(marked()).to.deep.equal(before);
    line?.focus();
    await settled(element);
    expect(marked()).to.include(where);
    line?.click();
    expect(session.at).to.equal(at);
  });
});
