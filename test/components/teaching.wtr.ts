// Case, quiz, order, chart: the elements that explain.
import type { Position } from '../../src/table/game.js';
import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/components/all/all.js';
import type { HeistCase } from '../../src/components/heist-case/heist-case.element.js';
import type { HeistChart } from '../../src/components/heist-chart/heist-chart.element.js';
import type { HeistOrder } from '../../src/components/heist-order/heist-order.element.js';
import type { HeistQuiz } from '../../src/components/heist-quiz/heist-quiz.element.js';
import { find, game, inBothSchemes, inShadow, page, sessionOf, settled, sprayed } from './show.js';

const declined = '/cases/how-to-rob-a-bank/a-walk-cannot-be-declined.yaml';

describe('heist-case', () => {
  it('is accessible, in both schemes, also when it fails', async () => {
    const element = await game<HeistCase>(html`<heist-case .case=${broken}></heist-case>`);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('says that a case holds', async () => {
    const element = await game<HeistCase>(html`<heist-case src=${sprayed}></heist-case>`);
    expect(inShadow(element, '.verdict').textContent.trim()).to.equal('Checked: it holds');
  });

  it('says where a case fails: expected and found', async () => {
    const element = await game<HeistCase>(html`<heist-case .case=${broken}></heist-case>`);
    const verdict = inShadow(element, '.verdict').textContent.replaceAll(/\s+/g, ' ');
    expect(verdict).to.include('fails at move 2').and.to.include('expected b3').and.to.include('found b1');
  });

  const broken = {
    game: 'how-to-rob-a-bank',
    start: { flow: 'rob.robber.before', turn: 'yellow', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
    moves: ['yellow play', { expect: { position: { robbers: { yellow: { at: 'b3' } } } } }],
    expect: { flow: 'rob.robber.card', position: { round: 1 } },
  };
  broken.start = { ...broken.start, ...{ robbers: { yellow: 'b1', red: 'a1' } } };
});

describe('heist-quiz', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game<HeistQuiz>(html`<heist-quiz src=${declined}></heist-quiz>`);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('asks before a step; a wrong answer names the rule, the right one moves on', async () => {
    const element = await game<HeistQuiz>(html`<heist-quiz src=${declined}></heist-quiz>`);
    const answers = () => [...(element.shadowRoot?.querySelectorAll<HTMLButtonElement>('li button') ?? [])];
    expect(answers().length).to.be.greaterThan(1);
    const wrong = answers().find((button) => button.textContent.includes('Done'));
    setTimeout(() => wrong?.click());
    const first = (await oneEvent(element, 'heist-answer')) as CustomEvent<{ right: boolean; rule: string }>;
    expect(first.detail.right).to.be.false;
    expect(first.detail.rule).to.equal('RB-WALK-3');
    const at = sessionOf(element).at;
    setTimeout(() =>
      answers()
        .find((button) => button.textContent.includes('tackles'))
        ?.click(),
    );
    const second = (await oneEvent(element, 'heist-answer')) as CustomEvent<{ right: boolean }>;
    expect(second.detail.right).to.be.true;
    expect(sessionOf(element).at).to.equal(at + 1);
  });

  it('takes an answer on the board', async () => {
    const element = await game<HeistQuiz>(html`<heist-quiz src=${sprayed}></heist-quiz>`);
    const floor = find(element, 'heist-floor');
    setTimeout(() => inShadow(floor, '[data-space=b2]').dispatchEvent(new MouseEvent('click', { bubbles: true })));
    const { detail } = (await oneEvent(element, 'heist-answer')) as CustomEvent<{ right: boolean }>;
    expect(detail.right).to.be.true;
  });

  it('asks what its author asks', async () => {
    const example = {
      game: 'how-to-rob-a-bank',
      start: { flow: 'rob.robber.before', turn: 'yellow', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
      moves: [{ ask: { prompt: 'What now?', answer: 'yellow play' } }, 'yellow play'],
    };
    const element = await game<HeistQuiz>(html`<heist-quiz .case=${example}></heist-quiz>`);
    expect(inShadow(element, 'h3').textContent).to.equal('What now?');
  });
});

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
    for (let i = 0; i < 200 && !element.session; i++) await aTimeout(10);
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
    expect(inShadow(element, '[role=alert]').textContent).to.include('placing, round-end');
  });
});

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
    for (let i = 0; i < 200 && !chart.session; i++) await aTimeout(10);
    await settled(chart);
    const { game: rules, step } = sessionOf(chart);
    const outline = rules?.chart(step.table?.raw as Position).outline;
    const drawn = chart.shadowRoot?.querySelectorAll('[data-path], .junction');
    expect(drawn).to.have.length((outline?.states.length ?? 0) - 1);
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
});
