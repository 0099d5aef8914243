// Lazy Heist on the page: a building in section.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import type { Acting } from '../../../src/components/session/session.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled } from '../show.js';

const interrupted = '/cases/lazy-heist/drone-interrupts-the-protocol.yaml';

describe('Lazy Heist on the page', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${interrupted}></heist-game>`);
    element.goto(8);
    await settled(element);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('every place can be reached, and says what is there', async () => {
    const element = await game(html`<heist-game src=${interrupted}></heist-game>`);
    const floor = find(element, 'heist-floor');
    expect(floor.shadowRoot?.querySelectorAll('[role=gridcell]')).to.have.length(6 * 8 + 3 + 4);
    const says = (id: string) => inShadow(floor, `[data-space="${id}"]`).getAttribute('aria-label');
    expect(says('3.4')).to.include('Carla (sitting)');
    expect(says('3.5')).to.include('an active drone');
    expect(says('4.4')).to.include('lasers');
    expect(says('lift-a')).to.include('Lift A');
  });

  it('the interruption is seen: drones, alarm and guards in the order of the protocol', async () => {
    const element = await game(html`<heist-game src=${interrupted}></heist-game>`);
    const session = sessionOf(element);
    const { drawing } = session.shown;
    const seen = session.steps.flatMap((step) => [
      ...drawing.travels(step.events, session.scene(step)).map(({ piece }) => piece),
      ...drawing.flashes(step.events, session.scene(step)).map(({ kind }) => kind),
    ]);
    expect(seen.indexOf('drone-3')).to.be.lessThan(seen.indexOf('alarm'));
    expect(seen.indexOf('alarm')).to.be.lessThan(seen.indexOf('g1'));
    expect(seen.indexOf('g1')).to.be.lessThan(seen.indexOf('drone-4'));
  });

  it('a whole minute can be played without a mouse', async () => {
    const element = await game(html`<heist-game game="lazy-heist" seed="7"></heist-game>`);
    const session = sessionOf(element);
    const before = session.steps.length;
    for (let i = 0; i < 60 && session.step.position['minute'] !== 1 && session.legal.length > 0; i++) {
      const moves = find(element, 'heist-moves');
      // Walk once when somebody can, then sit: four burglars, one minute.
      const buttons = [...(moves.shadowRoot?.querySelectorAll<HTMLElement>('.group button') ?? [])];
      const wanted = ['End your turn', 'Sit down', 'Stay', ''].map((text) =>
        buttons.find((button) => button.textContent.includes(text)),
      );
      wanted.find(Boolean)?.focus();
      await sendKeys({ press: 'Enter' });
      await settled(element);
    }
    expect(session.step.position['minute']).to.equal(1);
    expect(session.steps.length).to.be.greaterThan(before + 12);
  });

  it('every unlit place answers with a rule while a burglar acts', async () => {
    const element = await game(html`<heist-game game="lazy-heist" seed="3"></heist-game>`);
    const session = sessionOf(element);
    const { drawing } = session.shown;
    const { pointing } = session.acting as Acting;
    const silent: string[] = [];
    for (let i = 0; i < 25 && session.legal.length > 0; i++) {
      const lit = new Set(session.legal.map((move) => pointing.target(move, session.scene())));
      for (const id of drawing
        .layout(session.scene())
        .grid.flat()
        .filter((id) => id !== '' && !lit.has(id)))
        if (!pointing.meant(id, session.scene()).some((move) => session.why(move)?.rule))
          silent.push(`${session.step.flow} ${id}`);
      session.play(session.legal[(i * 5 + 1) % session.legal.length] as string);
    }
    expect([...new Set(silent)]).to.deep.equal([]);
  });
});
