// A page that speaks German, and one that does not pay for it.
import { aTimeout, expect, html } from '@open-wc/testing';
import '../../src/components/all/all.js';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import type { HeistRule } from '../../src/components/heist-rule/heist-rule.element.js';
import { find, fromHtml, game, page, sessionOf, settled, sprayed, textOf } from './show.js';

// More modules than a browser remembers by itself.
performance.setResourceTimingBufferSize(5000);

const germanFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes('/locales/de/'));

describe('languages', () => {
  // First, because what one page has loaded stays loaded.
  it('an English page loads no German words', async () => {
    const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
    element.goto(2);
    await settled(element);
    expect(textOf(find(element, 'heist-log'))).to.include('sprays guard');
    expect(germanFiles()).to.deep.equal([]);
  });

  it('a page in another language than ours is English', async () => {
    const element = await fromHtml(`<heist-game lang="it" src="${sprayed}"></heist-game>`);
    expect(sessionOf(element).texts.flow['rob']).to.equal('Rob the bank');
    expect(germanFiles()).to.deep.equal([]);
  });

  it('log, tracker, refusals and moves are German under lang="de"', async () => {
    const element = await fromHtml(`<heist-game lang="de-AT" src="${sprayed}"></heist-game>`);
    const session = sessionOf(element);
    element.goto(2);
    await settled(element);
    expect(textOf(find(element, 'heist-log'))).to.include('Gelb besprüht Wachmann');
    expect(textOf(find(element, 'heist-tracker'))).to.include('Bankraub');
    expect(session.why('red walk b3')?.text).to.match(/Bankräuber|Spielzug|Karte/);
    expect(session.scene().words.counters['round']).to.equal('Runde');
    expect(germanFiles().length).to.be.greaterThan(0);
  });

  it('a case has a German title; one that has none keeps its own and says in which language it is', async () => {
    const titleOf = (element: HeistGame): Element => find(element, 'h2');
    const german = titleOf(await fromHtml(`<heist-game lang="de-AT" src="${sprayed}"></heist-game>`));
    expect(german.textContent).to.equal('Gelb besprüht den Wachmann, Rot nimmt im selben Raum den Geldsack');
    expect(german.querySelector('[lang]')).to.equal(null);
    const french = titleOf(await fromHtml(`<heist-game lang="fr" src="${sprayed}"></heist-game>`));
    expect(french.querySelector('[lang=en]')?.textContent).to.match(/^Yellow sprays/);
    const plain = '<script type="application/json">{"game":"how-to-rob-a-bank","title":"One language"}</script>';
    const own = titleOf(await fromHtml(`<heist-game lang="de">${plain}</heist-game>`));
    expect([own.textContent, own.querySelector('[lang]')]).to.deep.equal(['One language', null]);
  });

  it('a page may say later that it is German: what stands alone and what a quiz asks follow', async () => {
    const box = page(`<div lang="en">
      <heist-floor game="how-to-rob-a-bank"></heist-floor>
      <heist-guide game="how-to-rob-a-bank"></heist-guide>
      <heist-quiz src="/cases/how-to-rob-a-bank/a-walk-cannot-be-declined.yaml"></heist-quiz>
    </div>`);
    const says = async (name: string, words: string): Promise<void> => {
      const element = box.querySelector(name) as HTMLElement;
      for (let i = 0; i < 1000 && !textOf(element).includes(words); i++) await aTimeout(20);
      expect(textOf(element)).to.include(words);
    };
    await says('heist-floor', 'Storey 1 of 3');
    await says('heist-guide', 'A robber');
    await says('heist-quiz', 'Guard 1 tackles');
    (box.querySelector('div') ?? box).lang = 'de';
    await says('heist-floor', 'Etage 1 von 3');
    await says('heist-guide', 'Ein Bankräuber');
    await says('heist-quiz', 'zu Fall');
  });

  it('a rule by itself is German', async () => {
    const rule = page('<p lang="de"><heist-rule rule="LH-CLIMB-2"></heist-rule></p>').querySelector(
      'heist-rule',
    ) as HeistRule;
    for (let i = 0; i < 1000 && textOf(rule) === ''; i++) await aTimeout(20);
    expect(textOf(rule)).to.include('Jede Treppe nach oben kostet');
  });

  it('a diagram is German', async () => {
    const box = page('<div lang="de"><heist-chart game="lazy-heist"></heist-chart></div>');
    const chart = box.querySelector('heist-chart') as HTMLElementTagNameMap['heist-chart'];
    for (let i = 0; i < 1000 && !chart.session; i++) await aTimeout(20);
    await settled(chart);
    expect(textOf(chart)).to.include('Sicherheitsprotokoll');
  });

  it('a page that changes its language takes the game along', async () => {
    const element: HeistGame = await game(html`<heist-game src=${sprayed}></heist-game>`);
    element.goto(2);
    const session = sessionOf(element);
    document.documentElement.lang = 'de';
    try {
      for (let i = 0; i < 1000 && session.texts.flow['rob'] !== 'Bankraub'; i++) await aTimeout(20);
      await settled(element);
      expect(element.session).to.equal(session);
      expect(session.at).to.equal(2);
      expect(textOf(find(element, 'heist-log'))).to.include('Gelb besprüht Wachmann');
    } finally {
      document.documentElement.lang = 'en';
    }
  });
});
