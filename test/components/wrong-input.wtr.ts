// Whatever a page gives that cannot be shown: a readable message in the element, heist-error, and a page left alone.
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/components/all/all.js';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { inside, page, settled } from './show.js';

const yaml = (text: string): string => `<script type="text/yaml">\n${text}\n</script>`;

/** A walk back and forth, and at the seventh move one that no rule allows. */
const refusedAtSeven = `game: how-to-rob-a-bank
start:
  flow: rob.bank.choose
  guards: {g1: a1}
  stacks: {bank: [walk+walk, walk+walk], yellow: [walk], red: [walk]}
  robbers: {yellow: c3, red: c3}
moves: [bank play, bank walk g1 b1, bank walk g1 c1, yellow play, yellow walk b3, yellow done, red walk a1]`;

const cases: readonly [what: string, markup: string, message: RegExp][] = [
  ['bad JSON', '<heist-game><script type="application/json">{"game": </script></heist-game>', /valid YAML or JSON/],
  ['an unknown game', '<heist-game game="how-to-rob-a-banc"></heist-game>', /banc".*did you mean "how-to-rob-a-bank"/s],
  ['nothing to show', '<heist-game></heist-game>', /game: found nothing/],
  [
    'a quiz without a case',
    '<heist-quiz game="lazy-heist"></heist-quiz>',
    /src: found nothing, expected the address of a case/,
  ],
  ['an empty src', '<heist-case src=""></heist-case>', /game: found nothing/],
  ['a src that answers 404', '<heist-game src="/cases/nowhere.yaml"></heist-game>', /nowhere\.yaml.*404/],
  ['a src that is no address', '<heist-quiz src="http://[nowhere"></heist-quiz>', /\[nowhere/],
  [
    'a src on a server that is not there',
    '<heist-game src="http://127.0.0.1:9/x.yaml"></heist-game>',
    /could not be loaded/,
  ],
  ['a src that is a page', '<heist-game src="/test/pages/strict.html"></heist-game>', /found/],
  ['a field that no case has', `<heist-game>${yaml('{game: lazy-heist, begin: {}}')}</heist-game>`, /begin/],
  ['an impossible position', `<heist-game game="how-to-rob-a-bank">${yaml('start: {car: b2}')}</heist-game>`, /car/],
  ['options that are no JSON', '<heist-game game="lazy-heist" options="{players"></heist-game>', /options/],
  ['options that no game has', `<heist-game game="lazy-heist" options='{"dice": 3}'></heist-game>`, /dice/],
  ...['abc', '7abc', '1.5', 'Infinity', '1e400', '12345678901234567890'].map((seed): [string, string, RegExp] => [
    `the seed ${seed}`,
    `<heist-game game="lazy-heist" seed="${seed}"></heist-game>`,
    new RegExp(`seed: found "${seed}", expected a whole number`),
  ]),
  ...['heist-case', 'heist-quiz', 'heist-lesson'].map((tag): [string, string, RegExp] => [
    `a seed that is no number in a ${tag}`,
    `<${tag} src="/cases/lazy-heist/first-minutes.yaml" seed="abc"></${tag}>`,
    /seed: found "abc", expected a whole number/,
  ]),
  ...['heist-game', 'heist-case', 'heist-floor'].map((tag): [string, string, RegExp] => [
    `a step that a ${tag} does not have`,
    `<${tag} src="/cases/how-to-rob-a-bank/the-stack-turns-over.yaml" at="999"></${tag}>`,
    /at: found "999", expected a step from 0 to \d+, or last/,
  ]),
  [
    'a pace that there is not',
    '<heist-game game="lazy-heist" seed="7" pace="fast"></heist-game>',
    /pace: found "fast", expected step-by-step or at-once/,
  ],
  [
    'a move that is refused as the seventh',
    `<heist-game>${yaml(refusedAtSeven)}</heist-game>`,
    /moves\[6\].*red walk a1/s,
  ],
  ['the same in a case', `<heist-case>${yaml(refusedAtSeven)}</heist-case>`, /moves\[6\].*red walk a1/s],
  ['the same in a quiz', `<heist-quiz>${yaml(refusedAtSeven)}</heist-quiz>`, /moves\[6\].*red walk a1/s],
  ['a diagram of an unknown game', '<heist-floor game="chess"></heist-floor>', /chess/],
  ['a diagram that is no JSON', `<heist-floor game="lazy-heist">${yaml('{a: [')}</heist-floor>`, /\S/],
  [
    'a diagram of an impossible position',
    `<heist-floor game="lazy-heist">${yaml('minute: 99')}</heist-floor>`,
    /minute/,
  ],
  [
    'a chart of an unknown game',
    '<heist-chart game="lazy-heis"></heist-chart>',
    /lazy-heis".*did you mean "lazy-heist"/s,
  ],
  ['an order of an unknown game', '<heist-order game="lazy"></heist-order>', /lazy/],
  [
    'an order from an impossible position',
    `<heist-order game="lazy-heist">${yaml('minute: 99')}</heist-order>`,
    /minute/,
  ],
  ['a rule that there is not', '<heist-rule rule="RB-NOPE-1"></heist-rule>', /There is no rule RB-NOPE-1/],
  ['no rule', '<heist-rule></heist-rule>', /rule: found nothing, expected the id of a rule/],
  ['a rule of no game', '<heist-rule rule="nonsense"></heist-rule>', /There is no rule nonsense/],
];

describe('wrong input', () => {
  let uncaught: string[] = [];
  const note = (event: Event) => {
    uncaught.push(event instanceof ErrorEvent ? event.message : String((event as PromiseRejectionEvent).reason));
    event.preventDefault();
  };
  beforeEach(() => {
    uncaught = [];
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
  });
  afterEach(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });

  for (const [what, markup, message] of cases)
    it(`${what}: a message, heist-error, the rest of the page as it was`, async () => {
      const heard: string[] = [];
      const box = document.createElement('div');
      box.addEventListener('heist-error', (event) =>
        heard.push((event as CustomEvent<{ message: string }>).detail.message),
      );
      document.body.append(box);
      try {
        box.innerHTML = `<p>Before</p>${markup}<p>After</p>`;
        for (let i = 0; i < 900 && heard.length === 0; i++) await aTimeout(20);
        await settled(box);
        expect(heard).to.have.length(1);
        expect(heard[0]).to.match(message);
        const element = box.children[1] as HTMLElement;
        const seen = inside(element)
          .filter((each) => each.matches('[role=alert], .verdict, .unknown') && each.getClientRects().length > 0)
          .map(({ textContent }) => textContent)
          .join(' ');
        expect(seen).to.match(message);
        expect(seen).not.to.match(/undefined|\[object|at \w+ \(/);
        expect([...box.querySelectorAll('p')].map(({ textContent }) => textContent)).to.deep.equal(['Before', 'After']);
        expect(uncaught).to.deep.equal([]);
        await expect(element).to.be.accessible();
      } finally {
        box.remove();
      }
    });

  it('a case that is refused as the seventh move shows the six before it', async () => {
    const element = page(`<heist-game>${yaml(refusedAtSeven)}</heist-game>`).firstElementChild as HeistGame;
    for (let i = 0; i < 1000 && !element.session; i++) await aTimeout(20);
    await settled(element);
    expect(element.session?.steps.at(-1)?.move).to.equal('yellow done');
    expect(inside(element).some(({ localName }) => localName === 'heist-floor')).to.be.true;
  });

  for (const wish of ['at="999"', 'pace="fast"'])
    it(`a lesson is shown all the same with ${wish}, and nothing says that it is not`, async () => {
      const element = page(`<heist-lesson src="/cases/how-to-rob-a-bank/first-minutes.yaml" ${wish}></heist-lesson>`)
        .firstElementChild as HeistGame;
      for (let i = 0; i < 1000 && !element.session; i++) await aTimeout(20);
      await settled(element);
      const said = element.shadowRoot?.querySelector('[role=alert]')?.textContent;
      expect(said).to.match(/^(at|pace): found "\w+", expected /);
      expect(said).not.to.contain('could not be shown');
      expect(inside(element).some((each) => each.matches('.piece'))).to.be.true;
    });

  it('what was wrong can be put right', async () => {
    const element = page('<heist-game game="nothing"></heist-game>').firstElementChild as HeistGame;
    for (let i = 0; i < 1000 && !element.shadowRoot?.querySelector('[role=alert]'); i++) await aTimeout(20);
    element.setAttribute('game', 'lazy-heist');
    for (let i = 0; i < 1000 && !element.session; i++) await aTimeout(20);
    await settled(element);
    expect(element.shadowRoot?.querySelector('[role=alert]')).to.equal(null);
    expect(element.session?.shown.id).to.equal('lazy-heist');
  });

  it('markup in say, ask, title, options and positions is text', async () => {
    const hurt = '<img src=x onerror="window.hurt = true"><script>window.hurt = true</script>';
    const example = {
      game: 'how-to-rob-a-bank',
      title: hurt,
      start: { flow: 'rob.bank.choose', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
      moves: [{ say: { en: hurt } }, { ask: { prompt: hurt, answer: 'bank play' } }, 'bank play'],
    };
    for (const tag of ['heist-game', 'heist-case', 'heist-quiz']) {
      const element = document.createElement(tag) as HeistGame;
      Object.assign(element, { case: example });
      page('').append(element);
      for (let i = 0; i < 1000 && !element.shadowRoot?.textContent.includes(hurt); i++) await aTimeout(20);
      element.goto(0);
      await settled(element);
      expect(inside(element).filter((each) => each.matches('img, script'))).to.deep.equal([]);
      expect(element.shadowRoot?.textContent).to.contain(hurt);
    }
    const wrong = page('<heist-game></heist-game>').firstElementChild as HeistGame;
    wrong.setAttribute('game', hurt);
    // The message shows it in quotation marks.
    const shown = JSON.stringify(hurt);
    for (let i = 0; i < 1000 && !wrong.shadowRoot?.textContent.includes(shown); i++) await aTimeout(20);
    expect(wrong.shadowRoot?.textContent).to.contain(shown);
    expect(inside(wrong).filter((each) => each.matches('img, script'))).to.deep.equal([]);
    expect('hurt' in window).to.be.false;
  });
});
