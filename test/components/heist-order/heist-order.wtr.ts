// The steps of a procedure in another order.
import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistOrder } from '../../../src/components/heist-order/heist-order.element.js';
import { inBothSchemes, inShadow, page, settled } from '../show.js';

describe('heist-order', () => {
  const position = {
    flow: 'round-end.clear',
    robbers: { yellow: { at: 'a1', carries: 2 }, red: 'b1' },
    bags: { b2: 1 },
  };
  const order = async (procedure: string, start: object = position): Promise<HeistOrder> => {
    const box = page(
      `<heist-order game="how-to-rob-a-bank" procedure="${procedure}"><script type="application/json">${JSON.stringify(start)}</script></heist-order>`,
    );
    const element = box.firstElementChild as HeistOrder;
    const isDrawn = () => element.shadowRoot?.querySelector('.name, [role=alert]');
    for (let i = 0; i < 1000 && !isDrawn(); i++) await aTimeout(10);
    await settled(element);
    return element;
  };

  it('is accessible, in both schemes', async () => {
    const element = await order('round-end');
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('moves a step by its buttons, keeps the focus, runs both orders', async () => {
    const element = await order('round-end');
    const names = () => [...(element.shadowRoot?.querySelectorAll('.name') ?? [])].map((name) => name.textContent);
    expect(names()).to.deep.equal(['Clear the board', 'Carried bags are lost', 'Start the next round']);
    setTimeout(() => inShadow(element, '[aria-label="Move Carried bags are lost up"]').click());
    const { detail } = (await oneEvent(element, 'heist-reorder')) as CustomEvent<{ order: string[]; differs: boolean }>;
    expect(detail.order).to.deep.equal(['drop', 'clear', 'repeat']);
    expect(detail.differs).to.be.false;
    expect(names()[0]).to.equal('Carried bags are lost');
    expect(element.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal('Move Carried bags are lost down');
    expect(element.shadowRoot?.querySelectorAll('.runs > div')).to.have.length(2);
  });

  it('moving a step searches; one position alone never shows a green verdict', async () => {
    const element = await order('round-end');
    setTimeout(() => inShadow(element, '[aria-label="Move Carried bags are lost up"]').click());
    const verdict = oneEvent(element, 'heist-verdict');
    await oneEvent(element, 'heist-reorder');
    // The runs of this position are the same; that is said, but not as a verdict.
    expect(element.shadowRoot?.querySelector('.same')).to.equal(null);
    const { detail } = (await verdict) as CustomEvent<{ verdict: string; proved: boolean; tried: { met: number } }>;
    expect(detail.tried.met).to.be.greaterThan(1);
    await settled(element);
    const said = inShadow(element, '[part=verdict]');
    expect(said.classList.contains('same')).to.equal(detail.verdict === 'commutes' && detail.proved);
    expect(said.textContent).to.match(/No difference found in \d+ positions|Proved|matters/);
  });

  it('a page with a worker gets the question, and progress is shown', async () => {
    const element = await order('round-end');
    const asked: unknown[] = [];
    element.search = (question, { onProgress }) => {
      asked.push(question);
      onProgress?.({ what: 'x', done: 7 });
      return new Promise(() => undefined);
    };
    inShadow(element, '[data-step="drop"] .up').click();
    await settled(element);
    expect(asked).to.have.length(1);
    expect((asked[0] as { other: string[] }).other).to.deep.equal(['drop', 'clear', 'repeat']);
    expect(inShadow(element, '[part=verdict]').textContent).to.include('7 tried');
  });

  it('starts from the order in force; what was found under other options is forgotten', async () => {
    const own = { 'round-end': ['drop', 'clear', 'repeat'] };
    const example = { game: 'how-to-rob-a-bank', options: { order: own }, start: position };
    const element = await order('round-end', example);
    const steps = () =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-step]') ?? [])].map(
        ({ dataset }) => dataset['step'],
      );
    expect(steps()).to.deep.equal(own['round-end']);
    expect(inShadow(element, '.runs h4').textContent).to.equal('Order of this example');
    let asked = 0;
    element.search = () => {
      asked++;
      return Promise.resolve({ verdict: 'commutes', grade: 'same', proved: true, tried: { met: 9 } } as never);
    };
    inShadow(element, '[data-step="drop"] .down').click();
    await oneEvent(element, 'heist-verdict');
    await settled(element);
    expect(inShadow(element, '[part=verdict]').textContent).to.include('Proved');
    // Back in the order in force there is nothing to ask.
    inShadow(element, '[data-step="drop"] .up').click();
    await settled(element);
    expect([asked, element.shadowRoot?.querySelector('[part=verdict]')]).to.deep.equal([1, null]);
    inShadow(element, '[data-step="drop"] .down').click();
    await oneEvent(element, 'heist-verdict');
    element.position = { ...example, options: {} };
    const shown = () => element.shadowRoot?.querySelector('.runs h4')?.textContent;
    for (let i = 0; i < 1000 && shown() !== 'Rulebook order'; i++) await aTimeout(10);
    await settled(element);
    expect(shown()).to.equal('Rulebook order');
    expect(steps()).to.deep.equal(['clear', 'drop', 'repeat']);
    expect(element.shadowRoot?.querySelector('[part=verdict]')).to.equal(null);
  });

  it('runs parts in which somebody chooses with the same choices in both orders', async () => {
    const element = await order('robber-turn', {
      flow: 'rob.robber',
      stacks: { yellow: ['walk'], red: ['walk'] },
    });
    const runs = () =>
      [...(element.shadowRoot?.querySelectorAll('.runs > div') ?? [])].map((run) =>
        run.textContent.replace(/\s+/g, ' '),
      );
    expect(runs()[0]).to.include('walks from a1 to b1');
    expect(runs()[1]?.replace('Your order', '')).to.equal(runs()[0]?.replace('Rulebook order', ''));
    inShadow(element, '[data-step="card"] .up').click();
    await settled(element);
    expect(runs()[1]).to.include('walks from a1 to b1');
    expect(inShadow(element, '.choices').textContent).to.include('the same in both runs');
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('says so when there is no such procedure', async () => {
    const element = await order('nothing');
    // A game that is told apart by its procedures has to be loaded first.
    for (let i = 0; i < 1000 && !element.shadowRoot?.querySelector('[role=alert]'); i++) await aTimeout(10);
    expect(inShadow(element, '[role=alert]').textContent).to.include('placing, round-end');
  });
});
