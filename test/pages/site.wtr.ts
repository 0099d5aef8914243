// The front page and the pages of the games: what is folded away is live once it is opened, and nothing is loaded before.
import { expect } from '@open-wc/testing';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { momentsOf } from '../../site/moments.js';
import { allGames } from '../../src/games/index.js';
import { inside } from '../components/show.js';
import { byId, enter, open, readable, until, violations, type OpenPage } from './open.js';

describe('the front page', () => {
  it('shows each game, with a moment where it has a scene, and an example once a reader comes near', async () => {
    const withScene: string[] = [];
    for (const { id } of allGames) if ((await momentsOf(id)).scene) withScene.push(id);
    const page = await open('/site/');
    const shown = await until('the games', () => {
      const all = [...page.document.querySelectorAll('#games article')];
      return all.length === allGames.length && all;
    });
    expect(shown.map((game) => game.querySelector('a')?.search)).to.deep.equal(allGames.map(({ id }) => `?game=${id}`));
    const moments = [...page.document.querySelectorAll<HeistGame>('.moment')];
    for (const game of moments) await until('the moment', () => (game.session?.at ?? 0) > 0);
    expect(moments.map(({ session }) => session?.shown.id)).to.deep.equal(withScene);
    expect(moments.map(readable).join(' ')).to.contain('Alarm in 4.4').and.to.contain('sets off the alarm');
    byId(page, 'case-place').scrollIntoView();
    const example = await until('the example', () => page.document.querySelector<HeistGame>('heist-case'));
    await until('its verdict', () => readable(example).includes('holds'));
    expect(await violations(page)).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
  });

  it('opens the example that the address names', async () => {
    const file = 'cases/lazy-heist/sit-or-wait.yaml';
    const page = await open(`/site/#case=${file}`);
    const shown = await until('the example', () => page.document.querySelector<HeistGame>('heist-case'));
    expect([shown.src, (byId(page, 'case-pick') as HTMLSelectElement).value]).to.deep.equal([file, file]);
  });
});

describe('the page of a game', () => {
  it('loads an example, a rule and a moment when a reader opens it', async () => {
    const page = await open('/site/game.html?game=lazy-heist');
    await until('the list', () => byId(page, 'case-list').childElementCount > 50);
    expect(page.document.querySelectorAll('heist-case, .lesson')).to.have.length(0);
    const go = (hash: string) => ((page.frame.contentWindow as Window).location.hash = hash);

    go('case-sit-or-wait');
    const shown = await until('the example', () =>
      byId(page, 'case-sit-or-wait').querySelector<HeistGame>('heist-case'),
    );
    await until('its verdict', () => readable(shown).includes('holds'));

    go('LH-GUARD-3');
    const rules = page.document.querySelector('heist-rules') as HTMLElement;
    await until('the rule', () => readable(rules).includes('The guard nearer to the checkpoint walks first'));

    const moment = byId(page, 'moment-4') as HTMLDetailsElement;
    moment.open = true;
    const lesson = await until('the moment', () => moment.querySelector('.lesson'));
    await until('its overlay', () => readable(lesson).includes('Steps to the checkpoint'));
    expect(page.errors).to.deep.equal([]);
  });

  it('finds examples by a word', async () => {
    const page = await open('/site/game.html?game=how-to-rob-a-bank');
    const list = byId(page, 'case-list');
    await until('the table', () => (byId(page, 'table') as HeistGame).session);
    const seen = () => [...list.children].filter((each) => !(each as HTMLElement).hidden).length;
    await until('the list', () => list.childElementCount > 50);
    expect(seen()).to.equal(12);
    enter(list.previousElementSibling as HTMLElement, 'alarm');
    const found = seen();
    expect(found).to.be.greaterThan(2).and.lessThan(40);
    (list.nextElementSibling as HTMLButtonElement).click();
    enter(list.previousElementSibling as HTMLElement, '');
    expect(seen()).to.equal(list.childElementCount);
    expect(await violations(page)).to.deep.equal([]);
  });

  it('fits a phone', async () => {
    const page = await open('/site/game.html?game=lazy-heist', 320);
    await until('the table', () => (byId(page, 'table') as HeistGame).session);
    await until('the list', () => byId(page, 'case-list').childElementCount > 50);
    // Less where a scroll bar takes room.
    expect(page.document.documentElement.scrollWidth).to.be.at.most(320);
  });
});

describe('nothing is lost', () => {
  const at = (page: OpenPage): URL => new URL((page.frame.contentWindow as Window).location.href);

  it('the deal and the moves live in the address: a fresh page shows the same, and so does Copy link', async () => {
    const page = await open('/site/game.html?game=how-to-rob-a-bank&seed=3');
    const table = byId(page, 'table') as HeistGame;
    const session = await until('the table', () => table.session);
    expect(session.player?.seed).to.equal(3);
    session.play(session.legal[0] ?? '', true);
    await until('the address', () => at(page).hash.includes('table='));
    // A place on the page does not push the game out.
    (page.document.querySelector('a[href="#rulings"]') as HTMLElement).click();
    await until('both', () => at(page).hash.startsWith('#rulings&table='));
    const copied = (await table.share())?.url ?? '';
    for (const address of [at(page).href, copied]) {
      const fresh = await open(address.replace('#', '&again#'));
      const same = await until('the same game', () => (byId(fresh, 'table') as HeistGame).session);
      await until('the same step', () => same.at === session.at);
      expect(same.step.position).to.deep.equal(session.step.position);
    }
  });

  it('another deal is in the address, and Back returns to the one before', async () => {
    const page = await open('/site/game.html?game=lazy-heist&seed=5');
    const table = byId(page, 'table') as HeistGame;
    await until('the table', () => table.session);
    enter(page.document.querySelector('[name=seed]') as HTMLElement, '6');
    (page.document.querySelector('#deal button') as HTMLElement).click();
    await until('the deal', () => table.session?.seed === 6);
    expect(at(page).searchParams.get('seed')).to.equal('6');
    page.frame.contentWindow?.history.back();
    await until('the deal before', () => table.session?.seed === 5);
  });

  it('a link to a rule opens the page of its game', async () => {
    const page = await open('/site/game.html?rule=BB-PEEK-2');
    const rules = await until('the rules', () => page.document.querySelector('heist-rules'));
    await until('the rule', () => readable(rules).includes('You cannot peek diagonally'));
    expect((byId(page, 'table') as HeistGame).game).to.equal('burgle-bros');
  });
});

describe('the language', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());

  it('is chosen by the address, remembered, and the same in the page and in its elements', async () => {
    const page = await open('/site/game.html?game=lazy-heist&lang=de');
    const table = byId(page, 'table') as HeistGame;
    await until('the table', () => table.session);
    expect(page.document.documentElement.lang).to.equal('de');
    await until('the list', () => byId(page, 'case-list').childElementCount > 50);
    expect(byId(page, 'rules-title').textContent).to.equal('Die Regeln, in unseren Worten');
    await until('German rules', () => readable(byId(page, 'rule-place')).includes('Regeln durchsuchen'));
    const title = 'Einem Freund etwas abzunehmen ist jederzeit im Zug kostenlos, auch nach einer Aktion';
    const [example] = byId(page, 'case-list').children as HTMLCollectionOf<HTMLDetailsElement>;
    expect(example?.textContent).to.equal(title);
    if (example) example.open = true;
    const heading = await until('the example', () =>
      inside(example as Element).find((each) => each.matches('h2.title')),
    );
    expect(heading.textContent).to.equal(title);
    // Titles, texts and notes: nothing of the page is said in another language.
    await until('the data', () => byId(page, 'data-list').childElementCount > 0);
    expect([...page.document.querySelectorAll('main [lang=en]')].map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    const again = await open('/site/');
    await until('the language', () => again.document.documentElement.lang === 'de');
    await until('the switch', () => again.document.querySelector('#languages a'));
    const english = [...again.document.querySelectorAll<HTMLAnchorElement>('#languages a')].find(
      ({ hreflang }) => hreflang === 'en',
    );
    expect(new URL(english?.href ?? '').searchParams.get('lang')).to.equal('en');
  });

  it('Dutch and French are for one game; the others are English and say so', async () => {
    const page = await open('/site/game.html?game=how-to-rob-a-bank&lang=nl');
    const table = byId(page, 'table') as HeistGame;
    await until('the table', () => table.session);
    await until('Dutch', () => readable(table).includes('Nu mogelijk') && readable(table).includes('Verkennen'));
    expect([page.document.documentElement.lang, byId(page, 'other-language').hidden]).to.deep.equal(['nl', true]);
    await until('Dutch goals', () => readable(table).includes('gooi geldzakken in de auto'));
    const lesson = byId(page, 'lesson') as HTMLDetailsElement;
    lesson.open = true;
    await until('a Dutch lesson', () => readable(lesson).includes('Breng de geldzak uit kamer c1 naar de auto.'));
    expect(inside(lesson).filter((each) => each.matches('[lang=en]'))).to.deep.equal([]);
    const other = await open('/site/game.html?game=lazy-heist&lang=fr');
    await until('the note', () => byId(other, 'other-language').textContent.includes('en anglais'));
    const playing = byId(other, 'table') as HeistGame;
    await until('the table', () => playing.session);
    const layout = await until('the layout', () => playing.shadowRoot?.querySelector<HTMLElement>('.layout[lang]'));
    expect([other.document.documentElement.lang, layout.lang, byId(other, 'summary').lang]).to.deep.equal([
      'fr',
      'en',
      'en',
    ]);
  });

  it('the menu takes one line beside the name and one below, on a phone, in every language', async () => {
    for (const lang of ['en', 'de', 'nl', 'fr']) {
      const page = await open(`/site/?lang=${lang}`, 360);
      await until('the language', () => page.document.documentElement.lang === lang);
      const tops = [...page.document.querySelectorAll('.top nav:first-of-type a')].map(
        (link) => link.getBoundingClientRect().top,
      );
      expect([lang, new Set(tops).size]).to.deep.equal([lang, 1]);
      page.frame.remove();
    }
  });

  for (const path of ['', 'game.html?game=burgle-bros', 'lab.html', 'builder.html', 'elements.html'])
    it(`/${path} leaves no text of the page in English`, async () => {
      const page = await open(`/site/${path}${path.includes('?') ? '&' : '?'}lang=de`);
      await until('German', () => page.document.documentElement.lang === 'de');
      const { page: said } = await import('../../site/words/de.js');
      const wrong = [...page.document.querySelectorAll<HTMLElement>('[data-t]')].filter(
        ({ dataset, textContent, id }) => id !== 'at-label' && said[dataset['t'] ?? ''] !== textContent,
      );
      expect(wrong.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
});

describe('the page of the elements', () => {
  it('shows every element without an error, each with lines to copy', async () => {
    const page = await open('/site/elements.html');
    const demos = [...page.document.querySelectorAll('.demo')];
    for (const demo of demos) {
      demo.scrollIntoView();
      const element = demo.firstElementChild as HTMLElement;
      await until(element.localName, () => inside(demo).some((each) => each.matches('[part]')));
      expect(inside(demo).filter((each) => each.matches('[role=alert], .unknown'))).to.deep.equal([]);
      const code = demo.nextElementSibling?.querySelector('pre')?.textContent ?? '';
      expect(code).to.contain(`<${element.localName}`).and.to.contain('/heist-kit/heist-kit.js');
      expect(demo.nextElementSibling?.querySelector('button')?.textContent).to.equal('Copy');
    }
    expect(demos.length).to.be.greaterThan(8);
    expect(page.errors).to.deep.equal([]);
  });
});
