import { expect, html, oneEvent } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistGame } from '../../../src/components/heist-game/heist-game.element.js';
import { find, fromHtml, game, inBothSchemes, inside, page, sessionOf, settled, sprayed, textOf } from '../show.js';

describe('heist-game', () => {
  it('is accessible as a whole, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
    element.goto(2);
    await settled(element);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('is accessible while a game is played, in both schemes', async () => {
    const element = await game(html`<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>`);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  describe('from HTML to what is shown', () => {
    it('plays a case from src, with a layout of its own', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      expect(find(element, 'h2').textContent).to.equal('Yellow sprays the guard, Red takes the bag in the same room');
      expect(inside(element).map(({ localName }) => localName)).to.include.members([
        'heist-floor',
        'heist-tracker',
        'heist-log',
        'heist-replay',
      ]);
    });

    it('opens a game by name; the same seed deals the same cards', async () => {
      const hands = async () => {
        const element = await game(
          html`<heist-game game="how-to-rob-a-bank" seed="7" options='{"players": 4}'></heist-game>`,
        );
        const session = sessionOf(element);
        while (session.legal[0] !== undefined && session.step.flow.startsWith('explore'))
          session.play(session.legal[0]);
        return JSON.stringify(session.step.position['hands']);
      };
      const first = await hands();
      expect(JSON.parse(first)).to.have.property('green').with.lengthOf(8);
      expect(await hands()).to.equal(first);
    });

    it('takes the case from a script inside, as YAML and as JSON', async () => {
      const yaml = await fromHtml(
        `<heist-game><script type="text/yaml">
game: how-to-rob-a-bank
start: {flow: rob.bank.choose, stacks: {bank: [walk], yellow: [walk], red: [walk]}}
moves: [bank play]
        </script></heist-game>`,
      );
      expect(sessionOf(yaml).steps).to.have.length(2);
      const json = await fromHtml(
        `<heist-game game="how-to-rob-a-bank"><script type="application/json">
          {"title": "T", "start": {"flow": "rob.bank.choose"}}
        </script></heist-game>`,
      );
      expect(sessionOf(json).title).to.equal('T');
    });

    it('lets children arrange the parts, and parts outside attach with for', async () => {
      const box = page(
        `<heist-tracker for="here"></heist-tracker>
        <heist-game id="here" src="${sprayed}"><heist-log></heist-log></heist-game>`,
      );
      const element = box.querySelector('heist-game') as HeistGame;
      await oneEvent(element, 'heist-opened');
      await settled(box);
      expect(textOf(box.querySelector('heist-tracker') as Element)).to.include("Carry out the robber's card");
      element.goto(1);
      await settled(box);
      expect(find(box, 'heist-rule').rule).to.equal('RB-WALK-6');
      expect(inside(element).some(({ localName }) => localName === 'heist-floor')).to.be.false;
    });

    it('speaks the language of lang around it', async () => {
      const box = page(`<div lang="de"><heist-game src="${sprayed}"></heist-game></div>`);
      const element = box.querySelector('heist-game') as HeistGame;
      await oneEvent(element, 'heist-opened');
      await settled(element);
      expect(textOf(find(element, 'heist-log'))).to.include('Bisher geschehen');
      expect(textOf(find(element, 'heist-floor'))).to.include('Etage 1 von 3');
    });

    it('opens anew when src changes', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      setTimeout(() => (element.src = '/cases/how-to-rob-a-bank/the-stack-turns-over.yaml'));
      const { detail } = (await oneEvent(element, 'heist-opened')) as CustomEvent<{ title: string }>;
      expect(detail.title).to.match(/^Each planned card covers/);
    });
  });

  describe('from script', () => {
    it('plays, takes back, goes on; a script causes no events', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      const heard: string[] = [];
      element.addEventListener('heist-change', ({ type }) => heard.push(type));
      element.goto(3);
      element.undo();
      expect(sessionOf(element).at).to.equal(2);
      element.redo();
      expect(sessionOf(element).at).to.equal(3);
      element.goto(0);
      expect(element.play('yellow walk c1')).to.be.true;
      expect(sessionOf(element).steps).to.have.length(2);
      expect(element.play('yellow walk a3')).to.be.false;
      expect(heard).to.deep.equal([]);
    });
  });

  it('a second copy of the kit does not throw', () => {
    expect(() =>
      (customElements.get('heist-game') as unknown as { define(tag: string): void }).define('heist-game'),
    ).not.to.throw();
  });
});
