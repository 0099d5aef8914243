// The statechart on the page: where play stands, what leads where, larger and smaller, folded and unfolded.
import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import type { HeistChart } from '../../../src/components/heist-chart/heist-chart.element.js';
import type { Position } from '../../../src/table/game.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, sprayed } from '../show.js';

describe('heist-chart', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-chart></heist-chart></heist-game>`);
    await inBothSchemes(() => expect(find(element, 'heist-chart')).to.be.accessible());
  });

  it('lights the current path and follows the game', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-chart></heist-chart></heist-game>`);
    const chart = find(element, 'heist-chart');
    const now = () => inShadow(chart, '[aria-current=step]').getAttribute('data-path');
    expect(now()).to.equal('rob.robber.card');
    element.goto(2);
    await settled(element);
    expect(now()).to.equal('rob.robber.after');
    expect(inShadow(chart, '.edge.taken')).to.exist;
  });

  it('draws every state of the chart, alone and without a game around it', async () => {
    const chart = await fixture<HeistChart>(html`<heist-chart game="how-to-rob-a-bank"></heist-chart>`);
    for (let i = 0; i < 1000 && !chart.session; i++) await aTimeout(10);
    await settled(chart);
    const { game: rules, step } = sessionOf(chart);
    const outline = rules?.chart(step.table?.raw as Position).outline;
    const resting = outline?.states.filter(({ kind, on }) => kind !== 'atomic' || Object.keys(on).length > 0) ?? [];
    // The outermost state is the sheet itself; what only decides is no box.
    expect(chart.shadowRoot?.querySelectorAll('[data-path]')).to.have.length(resting.length - 1);
  });

  it('a chosen state shows its rules', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-chart></heist-chart></heist-game>`);
    const chart = find(element, 'heist-chart');
    inShadow(chart, '[data-path="rob.robber.revive"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(element);
    expect(
      [...(chart.shadowRoot?.querySelectorAll('.rules heist-rule') ?? [])].map((rule) => rule.getAttribute('rule')),
    ).to.include('RB-OUT-5');
  });

  it('zooms, folds compound states and tells where each verb leads', async () => {
    const element = await game(
      html`<heist-game game="how-to-rob-a-bank" seed="7"><heist-chart></heist-chart></heist-game>`,
    );
    const chart = find(element, 'heist-chart');
    const width = () => inShadow(chart, 'svg').getBoundingClientRect().width;
    // The chart is laid out anew once it knows how wide it is: then it fills its paper, less what is left around it.
    const paper = inShadow(chart, '.paper');
    await waitUntil(() => Math.abs(paper.clientWidth - 24 - width()) <= 3, 'the chart fills its paper', {
      timeout: 60_000,
    });
    const before = width();
    inShadow(chart, '[aria-label="Zoom in"]').click();
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

  it('leads dashed arrows where the moves of this position lead, and nowhere else', async () => {
    const element = await game(html`<heist-game game="burgle-bros" seed="7"><heist-chart></heist-chart></heist-game>`);
    const chart = find(element, 'heist-chart');
    const session = sessionOf(element);
    const table = session.tableOf();
    const ends = new Set(session.legal.map((move) => table?.play(move).flow ?? ''));
    expect(session.step.flow).to.equal('turn.actions');
    const drawn = chart.shadowRoot?.querySelectorAll('.edge.possible').length;
    expect([drawn, ends.has('turn.safe.roll')]).to.deep.equal([ends.size, false]);
  });

  it('keeps every name inside its box, in both languages', async () => {
    for (const [id, lang] of [
      ['burgle-bros-2', 'en'],
      ['lazy-heist', 'de'],
    ] as const) {
      const chart = await fixture<HeistChart>(html`<heist-chart game=${id} lang=${lang}></heist-chart>`);
      for (let i = 0; i < 1000 && !chart.session; i++) await aTimeout(10);
      for (const width of [334, 700, 1150]) {
        chart.style.width = `${width}px`;
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        await settled(chart);
        for (const box of chart.shadowRoot?.querySelectorAll('[data-path]') ?? []) {
          const right = box.querySelector('rect')?.getBoundingClientRect().right ?? 0;
          for (const line of box.querySelectorAll('text'))
            expect(line.getBoundingClientRect().right, `${line.textContent} at ${width}`).to.be.at.most(right);
        }
      }
      chart.remove();
    }
  });

  it('folds to the current path where there is little room, and opens what is touched', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-chart></heist-chart></heist-game>`);
    const chart = find(element, 'heist-chart');
    chart.style.width = '340px';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await settled(element);
    const isDrawn = (path: string) => Boolean(chart.shadowRoot?.querySelector(`[data-path="${path}"]`));
    expect([isDrawn('rob.robber.card'), isDrawn('plan'), isDrawn('plan.deal')]).to.deep.equal([true, true, false]);
    inShadow(chart, '[data-path="plan"]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(element);
    expect(isDrawn('plan.deal')).to.be.true;
  });

  for (const [width, src] of [
    [340, '/cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml'],
    [760, '/cases/lazy-heist/drone-interrupts-the-protocol.yaml'],
  ] as const)
    it(`writes the verbs on the arrows, readable and beside the states, at ${width} px`, async () => {
      const element = await game(html`<heist-game src=${src} at="last"><heist-chart></heist-chart></heist-game>`);
      const chart = find(element, 'heist-chart');
      chart.style.width = `${width}px`;
      const session = sessionOf(element);
      const boxes = (selector: string) =>
        [...(chart.shadowRoot?.querySelectorAll(selector) ?? [])].map((each) => each.getBoundingClientRect());
      let [possible, taken] = [0, 0];
      for (let step = 1; step < session.steps.length; step++) {
        element.goto(step);
        await settled(element);
        await new Promise(requestAnimationFrame);
        const labels = boxes('.label > rect');
        for (const text of chart.shadowRoot?.querySelectorAll('.label text') ?? []) {
          expect(parseFloat(getComputedStyle(text).fontSize)).to.be.at.least(11);
          const [inner, outer] = [text.getBoundingClientRect(), text.parentElement?.getBoundingClientRect()];
          expect(inner.width, text.textContent).to.be.at.most((outer?.width ?? 0) + 1);
        }
        for (const state of boxes('.state > rect, .final > rect'))
          for (const label of labels)
            expect(
              label.left < state.right &&
                state.left < label.right &&
                label.top < state.bottom &&
                state.top < label.bottom,
              `step ${step}`,
            ).to.be.false;
        possible += chart.shadowRoot?.querySelectorAll('.label.possible').length ?? 0;
        const { move = '', flow } = session.steps[step] ?? {};
        if (flow !== session.steps[step - 1]?.flow) {
          taken++;
          expect(move.split(' ')).to.include(inShadow(chart, '.label.taken text').textContent);
        }
      }
      expect(possible).to.be.greaterThan(2);
      expect(taken).to.be.greaterThan(0);
      inShadow(chart, '[data-path$=".card"], [data-path="minute.turn.ready"]').dispatchEvent(
        new MouseEvent('click', { bubbles: true }),
      );
      await settled(element);
      const titles = [...(chart.shadowRoot?.querySelectorAll('.label.possible title') ?? [])];
      expect(titles.map(({ textContent }) => textContent).join(', ')).to.match(/walk/);
      await inBothSchemes(() => expect(chart).to.be.accessible());
    });
});
