// What happens next?
import { expect, html, oneEvent, waitUntil } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistQuiz } from '../../../src/components/heist-quiz/heist-quiz.element.js';
import { find, game, inBothSchemes, inShadow, sessionOf, sprayed } from '../show.js';

const declined = '/cases/how-to-rob-a-bank/a-walk-cannot-be-declined.yaml';

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

  it('a question for yes or no has these answers, and both are explained by the rule', async () => {
    const element = await game<HeistQuiz>(html`<heist-quiz src="/cases/lazy-heist/sit-or-wait.yaml"></heist-quiz>`);
    const answers = () => [...(element.shadowRoot?.querySelectorAll<HTMLButtonElement>('li button') ?? [])];
    expect(answers().map(({ textContent }) => textContent.trim())).to.deep.equal(['Yes', 'No']);
    for (const [answer, verdict] of [
      ['Yes', 'Not quite.'],
      ['No', 'Correct!'],
    ] as const) {
      answers()
        .find(({ textContent }) => textContent.includes(answer))
        ?.click();
      await element.updateComplete;
      expect(inShadow(element, '.verdict').textContent).to.contain(verdict);
      const rule = inShadow(element, '.verdict heist-rule');
      await waitUntil(() => rule.shadowRoot?.querySelector('[part=text]'), 'the text of the rule', { timeout: 60_000 });
      expect(rule.shadowRoot?.textContent).to.contain('LH-TURN-8').and.to.contain('only at the start of your turn');
    }
  });

  it('a question about where offers places, and says what another one would bring', async () => {
    const element = await game<HeistQuiz>(html`<heist-quiz src=${sprayed}></heist-quiz>`);
    const floor = find(element, 'heist-floor');
    const other = sessionOf(element).legal[0] ?? '';
    const { detail } = await new Promise<CustomEvent<{ right: boolean; rule: string | null }>>((done) => {
      element.addEventListener('heist-answer', (event) => done(event as CustomEvent<{ right: boolean; rule: string }>));
      sessionOf(floor).play(other, true);
    });
    expect(detail.rule).to.match(/^RB-/);
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

  it('shows the title, which may say the answer, once every question is answered', async () => {
    const example = {
      game: 'how-to-rob-a-bank',
      title: 'Yellow turns up a card, and the guard walks on',
      start: { flow: 'rob.robber.before', turn: 'yellow', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
      moves: [{ ask: { prompt: 'What now?', answer: 'yellow play' } }, 'yellow play'],
    };
    const element = await game<HeistQuiz>(html`<heist-quiz .case=${example}></heist-quiz>`);
    expect(inShadow(element, 'h2').textContent).to.equal('How to Rob a Bank');
    sessionOf(element).play('yellow play', true);
    await element.updateComplete;
    expect(inShadow(element, 'h2').textContent).to.equal(example.title);
  });
});
