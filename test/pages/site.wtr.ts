// The front page and the pages of the games: what is folded away is live once it is opened, and nothing is loaded before.
import { expect } from '@open-wc/testing';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { allGames } from '../../src/games/index.js';
import { byId, enter, open, readable, until, violations } from './open.js';

describe('the front page', function () {
  this.timeout(60_000);

  it('shows a moment of each game, and an example once a reader comes near', async () => {
    const page = await open('/site/');
    const moments = [...page.document.querySelectorAll<HeistGame>('.moment')];
    for (const game of moments) await until('the moment', () => (game.session?.at ?? 0) > 0);
    expect(moments.map(({ session }) => session?.shown.id)).to.deep.equal(allGames.map(({ id }) => id));
    expect(moments.map(readable).join(' ')).to.contain('Alarm in 4.4').and.to.contain('sets off the alarm');
    byId(page, 'case-place').scrollIntoView();
    const shown = await until('the example', () => page.document.querySelector<HeistGame>('heist-case'));
    await until('its verdict', () => readable(shown).includes('holds'));
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

describe('the page of a game', function () {
  this.timeout(60_000);

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
    const rule = byId(page, 'LH-GUARD-3');
    await until('the rule', () => rule.getBoundingClientRect().height > 0);
    expect(rule.textContent).to.contain('nearer');

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
