import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import type { HeistFloor } from '../../../src/components/heist-floor/heist-floor.element.js';
import type { HeistGame } from '../../../src/components/heist-game/heist-game.element.js';
import type { Acting } from '../../../src/components/session/session.js';
import {
  canMove,
  find,
  game,
  inBothSchemes,
  inShadow,
  inside,
  page,
  sessionOf,
  settled,
  sprayed,
  textOf,
} from '../show.js';

const space = (floor: HeistFloor, id: string) => inShadow(floor, `[data-space="${id}"]`);
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
const lit = (floor: HeistFloor) =>
  [...(floor.shadowRoot?.querySelectorAll('.lit') ?? [])].map((cell) => cell.getAttribute('data-space'));

describe('heist-floor', () => {
  it('is accessible: a grid with one tab stop, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-floor></heist-floor></heist-game>`);
    const floor = find(element, 'heist-floor');
    await inBothSchemes(() => expect(floor).to.be.accessible());
    expect(inShadow(floor, '[role=grid]').getAttribute('aria-label')).to.equal('Board: How to Rob a Bank');
    expect(floor.shadowRoot?.querySelectorAll('[role=gridcell]')).to.have.length(21);
    expect(floor.shadowRoot?.querySelectorAll('[role=gridcell][tabindex="0"]')).to.have.length(1);
  });

  describe('from the position to the picture', () => {
    it('says what is in each place', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      const floor = find(element, 'heist-floor');
      element.goto(2);
      await settled(element);
      const says = space(floor, 'b2').getAttribute('aria-label') ?? '';
      for (const thing of ['The yellow robber', 'The red robber', 'Guard 1, unconscious', 'Money bags: 1'])
        expect(says).to.include(thing);
      expect(space(floor, 'e-3').getAttribute('aria-label')).to.include('the getaway car'.slice(1));
    });

    it('lies down who is unconscious, and puts stolen bags at the edge', async () => {
      const floor = await diagram({ guards: { g1: 'b2', g2: { at: 'c1', out: true } }, stolen: 2, bags: {} });
      expect(inShadow(floor, '[data-piece=g2] .lying')).to.exist;
      expect(floor.shadowRoot?.querySelector('[data-piece=g1] .lying')).to.be.null;
      expect(floor.shadowRoot?.querySelectorAll('[data-piece^=stolen]')).to.have.length(2);
    });

    it('a diagram alone plays nothing', async () => {
      const floor = await diagram({ flow: 'rob.robber.before', turn: 'yellow' });
      expect(lit(floor)).to.deep.equal([]);
      click(space(floor, 'b2'));
      await settled(floor);
      expect(inShadow(floor, '.reason').textContent.trim()).to.equal('');
    });

    it('shows one floor of a building, with the marks and arrows of the page', async () => {
      const floor = await fixture<HeistFloor>(
        html`<heist-floor game="lazy-heist" floor="2" marks="2.3" arrows="2.1>2.2>2.3"></heist-floor>`,
      );
      await opened(floor);
      const cells = [...(floor.shadowRoot?.querySelectorAll('[data-space]') ?? [])];
      expect(cells.map((cell) => cell.getAttribute('data-space'))).to.include.members(['2.L', '2.1', '2.6', '2.R']);
      for (const cell of cells) expect(cell.getAttribute('data-space')).to.match(/^(2\.|lift-)/);
      expect(space(floor, '2.3').classList.contains('marked')).to.equal(true);
      expect(floor.shadowRoot?.querySelectorAll('.route')).to.have.length(2);
      floor.floor = 'all';
      await settled(floor);
      expect(space(floor, '6.1')).to.exist;
    });

    it('a floor or a place that is not there is told, and the board stays', async () => {
      const floor = await diagram({});
      for (const [wish, words] of [
        [{ marks: 'b2 z9' }, 'no place "z9"'],
        [{ marks: '', arrows: 'a1>q1' }, 'no place "q1"'],
        [{ arrows: '', floor: '7' }, 'no floor "7"'],
      ] as const) {
        setTimeout(() => Object.assign(floor, wish));
        const { detail } = (await oneEvent(floor, 'heist-error')) as CustomEvent<{ message: string }>;
        expect(detail.message).to.include(words);
        expect(inShadow(floor, '[role=alert]').textContent).to.include(words);
        expect(space(floor, 'b2')).to.exist;
      }
    });

    it('a bad diagram says what is wrong', async () => {
      const floor = await fixture<HeistFloor>(
        html`<heist-floor game="how-to-rob-a-bank" .position=${{ robbers: { blue: 'a1' } }}></heist-floor>`,
      );
      const { detail } = (await oneEvent(floor, 'heist-error')) as CustomEvent<{ message: string }>;
      await floor.updateComplete;
      expect(detail.message).to.include('blue');
      expect(inShadow(floor, '[role=alert]').textContent).to.include('blue');
    });

    it('lights exactly the places where a move is legal', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      expect(lit(find(element, 'heist-floor')).sort()).to.deep.equal(['a1', 'b2', 'c1']);
    });

    it('points at what the log tells of', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      element.goto(1);
      await settled(element);
      inShadow(find(element, 'heist-log'), '.line:has(button)').dispatchEvent(new PointerEvent('pointerenter'));
      await settled(element);
      const floor = find(element, 'heist-floor');
      expect(
        [...(floor.shadowRoot?.querySelectorAll('.marked') ?? [])].map((cell) => cell.getAttribute('data-space')),
      ).to.have.members(['b1', 'b2']);
    });
  });

  describe('from pointing to moves', () => {
    it('a click on a lit place plays, and the page hears of it', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      setTimeout(() => click(space(find(element, 'heist-floor'), 'c1')));
      const { detail } = (await oneEvent(element, 'heist-change')) as CustomEvent<{ move: string; step: number }>;
      expect(detail).to.include({ move: 'yellow walk c1', step: 1 });
    });

    it('a click elsewhere says why not, with the rule', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      const floor = find(element, 'heist-floor');
      setTimeout(() => click(space(floor, 'a3')));
      const { detail } = (await oneEvent(element, 'heist-refused')) as CustomEvent<{ rule: string }>;
      await settled(element);
      expect(detail.rule).to.equal('RB-WALK-6');
      expect(inShadow(floor, '.reason').textContent).to.include('RB-WALK-6').and.to.include('neighbouring room');
    });

    it('every unlit place answers with a rule, at every step of the game', async () => {
      const element = await game(html`<heist-game game="how-to-rob-a-bank" seed="11"></heist-game>`);
      const session = sessionOf(element);
      const { drawing } = session.shown;
      const { pointing } = session.acting as Acting;
      const silent: string[] = [];
      for (let i = 0; i < 60 && session.legal.length > 0; i++) {
        const targets = new Set(session.legal.map((move) => pointing.target(move, session.scene())));
        for (const id of drawing
          .layout(session.scene())
          .grid.flat()
          .filter((id) => id !== '' && !targets.has(id)))
          if (!pointing.meant(id, session.scene()).some((move) => session.why(move)?.rule))
            silent.push(`${session.step.flow} ${id}`);
        session.play(session.legal[(i * 7) % session.legal.length] as string);
      }
      expect(silent).to.deep.equal([]);
    });

    it('where several moves are possible the reader chooses', async () => {
      const text = `game: how-to-rob-a-bank
start:
  flow: rob.bank.card
  guards: {g1: b1, g2: a2}
  card: {id: walk+walk}
  stacks: {bank: [], yellow: [walk], red: [walk]}`;
      const element = await game(html`<heist-game .text=${text}></heist-game>`);
      const floor = find(element, 'heist-floor');
      click(space(floor, 'b2'));
      await settled(element);
      const buttons = [...(floor.shadowRoot?.querySelectorAll<HTMLElement>('.choice button') ?? [])];
      expect(buttons.map((button) => button.textContent.trim())).to.deep.equal([
        'Guard 1 walks to b2',
        'Guard 2 walks to b2',
      ]);
      expect(floor.shadowRoot?.activeElement).to.equal(buttons[0]);
      await expect(floor).to.be.accessible();
      buttons[1]?.click();
      expect(sessionOf(element).step.move).to.equal('bank walk g2 b2');
    });
  });

  describe('by keyboard', () => {
    it('arrows move, gaps are stepped over, Enter plays, ? asks why', async () => {
      const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
      const floor = find(element, 'heist-floor');
      space(floor, 'a1').focus();
      const here = () => floor.shadowRoot?.activeElement?.getAttribute('data-space');
      await sendKeys({ press: 'ArrowUp' });
      await settled(element);
      expect(here()).to.equal('n-a');
      await sendKeys({ press: 'ArrowLeft' });
      await settled(element);
      expect(here(), 'a corner of the road is no place').to.equal('n-a');
      await sendKeys({ press: 'ArrowDown' });
      await settled(element);
      await sendKeys({ press: 'ArrowDown' });
      await settled(element);
      expect(here()).to.equal('a2');
      await sendKeys({ press: '?' });
      await settled(element);
      expect(inShadow(floor, '.reason').textContent).to.include('RB-WALK-2');
      await sendKeys({ press: 'ArrowRight' });
      await settled(element);
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(sessionOf(element).step.move).to.equal('yellow walk b2');
      expect(here(), 'focus stays on the board').to.equal('b2');
    });

    it('a whole round can be played without a mouse', async () => {
      const element = await game(html`<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>`);
      const session = sessionOf(element);
      const pressed = { board: 0, buttons: 0 };
      // On the board where the move has a place of its own, else with the buttons: focus and Enter, nothing more.
      for (let i = 0; i < 140 && session.step.position['round'] === 1 && session.legal.length > 0; i++) {
        const floor = find(element, 'heist-floor');
        const [place] = lit(floor);
        if (place) {
          space(floor, place).focus();
          await sendKeys({ press: 'Enter' });
          await floor.updateComplete;
          if (floor.shadowRoot?.querySelector('.choice')) await sendKeys({ press: 'Enter' });
          pressed.board++;
        } else {
          inShadow(find(element, 'heist-moves'), 'button').focus();
          await sendKeys({ press: 'Enter' });
          pressed.buttons++;
        }
        await settled(element);
      }
      expect(session.step.position['round']).to.equal(2);
      expect(pressed.board).to.be.greaterThan(10);
      expect(pressed.buttons).to.be.greaterThan(10);
    }).timeout(40_000);
  });

  it('pieces travel; with reduced motion they only stand where they are', async function () {
    if (!(await canMove())) return this.skip();
    const element = await game(html`<heist-game src=${sprayed}></heist-game>`);
    const piece = () => inShadow(find(element, 'heist-floor'), '[data-piece=yellow]');
    element.goto(1);
    await find(element, 'heist-floor').updateComplete;
    expect(piece().getAnimations()).to.have.length(1);
    await emulateMedia({ reducedMotion: 'reduce' });
    element.goto(0);
    await settled(element);
    element.goto(1);
    await find(element, 'heist-floor').updateComplete;
    expect(
      piece()
        .getAnimations()
        .filter(({ playState }) => playState === 'running'),
    ).to.have.length(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  for (const width of [320, 900])
    it(`nothing is cut off at ${width} px, and letters stay readable`, async () => {
      const box = page(`<heist-game src="${sprayed}"></heist-game>`);
      box.style.width = `${width}px`;
      const element = box.querySelector('heist-game') as HeistGame;
      if (!element.session) await oneEvent(element, 'heist-opened');
      await settled(element);
      const wide = inside(element).filter(
        (node) =>
          node instanceof HTMLElement && node.getBoundingClientRect().right > box.getBoundingClientRect().right + 1,
      );
      expect(wide.map(({ localName, className }) => `${localName}.${className}`)).to.deep.equal([]);
      const floor = find(element, 'heist-floor');
      const scale = inShadow(floor, '.board').getBoundingClientRect().width / 654;
      const small = [...(floor.shadowRoot?.querySelectorAll('.board text') ?? [])]
        .filter(
          (text) =>
            text.getBoundingClientRect().width > 0 && parseFloat(getComputedStyle(text).fontSize) * scale < 10.9,
        )
        .map((text) => `${text.getAttribute('class') ?? ''} ${textOf(text)}`);
      expect([...new Set(small)]).to.deep.equal([]);
    });
});

async function diagram(position: Record<string, unknown>): Promise<HeistFloor> {
  const floor = await fixture<HeistFloor>(
    html`<heist-floor game="how-to-rob-a-bank" .position=${{ flow: 'rob.bank.choose', ...position }}></heist-floor>`,
  );
  return opened(floor);
}

async function opened(floor: HeistFloor): Promise<HeistFloor> {
  while (!floor.session) await new Promise((done) => setTimeout(done, 10));
  await settled(floor);
  return floor;
}
