// Burgle Bros on the page: floors with rooms, tabs on a phone, a line that says what a room does.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistFloor } from '../../../src/components/heist-floor/heist-floor.element.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled } from '../show.js';

const falling = '/cases/burgle-bros/falling-is-not-entering-climbing-down-is.yaml';
const alarms = '/cases/burgle-bros/two-alarms-one-guard.yaml';

/** A diagram as wide as this, once it has measured itself. */
async function floorAt(width: number): Promise<HeistFloor> {
  const box = await fixture<HTMLElement>(
    html`<div>
      <heist-floor no-cards game="burgle-bros">
        <script type="application/json">
          { "burglars": { "anna": { "at": "2.b3" } }, "guards": { "2": { "at": "2.a1", "target": "2.d1" } } }
        </script>
      </heist-floor>
    </div>`,
  );
  box.style.width = `${width}px`;
  const floor = find(box, 'heist-floor');
  await waitUntil(() => floor.session !== null, 'the diagram is there', { timeout: 60_000 });
  await settled(floor);
  for (let i = 0; i < 6; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await floor.updateComplete;
  return floor;
}
const cells = (floor: Element): number => floor.shadowRoot?.querySelectorAll('[role=gridcell]').length ?? 0;
const ratio = (floor: HeistFloor): number => {
  const [, , width = 0, height = 1] = (inShadow(floor, 'svg.board').getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  return width / height;
};

describe('Burgle Bros on the page', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${falling}></heist-game>`);
    element.goto(3);
    await settled(element);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('every place can be reached, and says what is there and what it does', async () => {
    const element = await game(html`<heist-game src=${falling}></heist-game>`);
    element.goto(99);
    await settled(element);
    const floor = find(element, 'heist-floor');
    const cell = inShadow(floor, '[data-space="1.c3"]');
    expect(cell.getAttribute('aria-label')).to.include('Anna').and.to.include('alarm').and.to.include('Number 5');
    expect(cell.getAttribute('aria-description')).to.include('hack marker');
    cell.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await settled(element);
    expect(inShadow(floor, '.about').textContent).to.include('1.c3').and.to.include('hack marker');
  });

  it('the tracker has the set-up first, and names whose turn it is', async () => {
    const element = await game(html`<heist-game game="burgle-bros" seed="7" pace="at-once"></heist-game>`);
    const tracker = find(element, 'heist-tracker');
    const phases = [...(tracker.shadowRoot?.querySelectorAll('.phases li') ?? [])];
    expect(phases.map(({ textContent }) => textContent.trim())).to.deep.equal(['Setup', "A burglar's turn"]);
    const { actor } = sessionOf(element);
    expect(actor).to.be.oneOf(['Anna', 'Ben', 'Bea']);
    expect(inShadow(tracker, 'h3').textContent).to.equal(`${String(actor)} to act`);
    // In the next turn nothing of it has been done yet.
    sessionOf(element).play(sessionOf(element).legal.find((move) => move.endsWith(' end')) ?? '', true);
    await settled(element);
    expect(sessionOf(element).step.flow).to.equal('turn.actions');
    expect(tracker.shadowRoot?.querySelectorAll('.steps .past')).to.have.length(0);
  });

  it('has all floors in a row where there is room, two beside each other on a sheet, tabs on a phone', async () => {
    const wide = await floorAt(1300);
    expect(cells(wide)).to.equal(50);
    expect(ratio(wide)).to.be.greaterThan(2);
    const sheet = await floorAt(740);
    expect(cells(sheet)).to.equal(50);
    expect(ratio(sheet)).to.be.lessThan(1);
    const narrow = await floorAt(340);
    const tabs = [...(narrow.shadowRoot?.querySelectorAll<HTMLElement>('.floor-tabs button') ?? [])];
    expect(tabs.map(({ textContent }) => textContent.trim())).to.deep.equal(['Floor 1', 'Floor 2', 'Floor 3']);
    expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).to.deep.equal(['false', 'true', 'false']);
    expect(cells(narrow)).to.equal(16);
    tabs[2]?.click();
    await narrow.updateComplete;
    expect(narrow.shadowRoot?.querySelector('[data-space="3.a1"]')).to.exist;
    // The roof belongs to the highest floor.
    expect(cells(narrow)).to.equal(17);
    await inBothSchemes(() => expect(narrow).to.be.accessible());
  });

  it('a fall and a guard are seen on their way, an alarm flashes', async () => {
    const element = await game(html`<heist-game src=${falling}></heist-game>`);
    const session = sessionOf(element);
    const { drawing } = session.shown;
    const seen = session.steps.flatMap((step) => [
      ...drawing.travels(step.events, session.scene(step)).map(({ piece }) => piece),
      ...drawing.flashes(step.events, session.scene(step)).map(({ kind }) => kind),
    ]);
    expect(seen).to.include.members(['anna', 'guard-1', 'ben', 'alarm']);
  });

  it('a fall is drawn where both floors are seen, not on a phone', async () => {
    const element = await game(html`<heist-game src=${falling}></heist-game>`);
    const { steps } = sessionOf(element);
    element.goto(steps.findIndex(({ events }) => events.some(({ type }) => type === 'fell')));
    const routes = async (width: number): Promise<number> => {
      element.style.width = `${width}px`;
      const floor = find(element, 'heist-floor');
      const isNarrow = (): boolean => floor.shadowRoot?.querySelector('.floor-tabs') !== null;
      await waitUntil(() => isNarrow() === width < 500, 'its floors', { timeout: 20_000 });
      await settled(element);
      return floor.shadowRoot?.querySelectorAll('.route').length ?? 0;
    };
    expect(await routes(1200)).to.be.greaterThan(0);
    expect(await routes(340)).to.equal(0);
  });

  it('a tie between alarms is settled by a click on the board', async () => {
    const element = await game(html`<heist-game src=${alarms}></heist-game>`);
    const session = sessionOf(element);
    element.goto(session.steps.findIndex(({ flow }) => flow === 'interrupt.target'));
    await settled(element);
    const floor = find(element, 'heist-floor');
    const lit = [...(floor.shadowRoot?.querySelectorAll<SVGElement>('.space.lit') ?? [])];
    expect(lit.map(({ dataset }) => dataset['space'])).to.have.members(['1.b4', '1.d2']);
    lit[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await settled(element);
    expect(session.step.flow).to.equal('turn.actions');
  });
});
