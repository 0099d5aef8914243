// Lazy Heist on the page: a building in section.
import { aTimeout, expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { overlays as german } from '../../../src/locales/de/lazy-heist/overlays.js';
import { overlays as english } from '../../../src/locales/en/lazy-heist/overlays.js';
import { profiles, usualSeats } from '../../../src/rules/lazy-heist/data.js';
import { procedures } from '../../../src/rules/lazy-heist/procedures.js';
import type { Acting } from '../../../src/components/session/session.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled } from '../show.js';

const interrupted = '/cases/lazy-heist/drone-interrupts-the-protocol.yaml';

/** Step 5, with a drone that is being repaired. */
const waitingForDrones = {
  flow: 'minute.protocol.drones',
  drones: { '3': { at: 'maintenance' } },
  burglars: Object.fromEntries(usualSeats.map((id) => [id, { at: 'start', pose: 'sitting' }])),
};
/** Where a step of the protocol lies in its minute: turns first, then the steps, each as long. */
const percent = (step: number): number => (0.5 + step / (2 * procedures.protocol.length)) * 100;

/** What people would call a colour, by its hue. */
function colourName(rgb: string): string {
  const [r = 0, g = 0, b = 0] = [...rgb.matchAll(/[\d.]+/g)].map(([part]) => Number(part) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const sixth =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  return hue < 25 ? 'red' : hue < 65 ? 'yellow' : hue < 170 ? 'green' : hue < 250 ? 'blue' : 'purple';
}

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

  it('every burglar is drawn in the colour of its profile', async () => {
    const element = await game(html`<heist-game src=${interrupted}></heist-game>`);
    const floor = find(element, 'heist-floor');
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme;
      for (const id of usualSeats) {
        const { fill } = getComputedStyle(inShadow(floor, `[data-piece="${id}"] .body`));
        expect(colourName(fill), `${id} is ${fill}`).to.equal(profiles[id].colour);
      }
    }
    document.documentElement.style.colorScheme = '';
  });

  it('the timetable of a drone follows the order of the protocol at this table', async () => {
    const [explosion, ...rest] = procedures.protocol;
    const now = async (protocol: readonly string[]) => {
      const element = await game(
        html`<heist-game
          .case=${{ game: 'lazy-heist', options: { order: { protocol } }, start: waitingForDrones, moves: [] }}
          ><heist-floor show="timetable"></heist-floor
        ></heist-game>`,
      );
      const floor = find(element, 'heist-floor');
      for (let i = 0; i < 1000 && !floor.shadowRoot?.querySelector('.panel em'); i++) await aTimeout(10);
      return parseFloat(inShadow(floor, '.panel em').style.left);
    };
    const drones = procedures.protocol.indexOf('drones');
    expect(await now(procedures.protocol)).to.be.closeTo(percent(drones), 0.01);
    expect(await now([...rest, explosion])).to.be.closeTo(percent(drones - 1), 0.01);
  });

  it('overlays speak the language of the page, also when it changes', async () => {
    const element = await game(
      html`<heist-game lang="de" .case=${{ game: 'lazy-heist', start: waitingForDrones, moves: [] }}
        ><heist-floor show="distances"></heist-floor
      ></heist-game>`,
    );
    const caption = () => find(element, 'heist-floor').shadowRoot?.querySelector('.panel figcaption')?.textContent;
    const says = async (text: string) => {
      for (let i = 0; i < 1000 && caption() !== text; i++) await aTimeout(10);
      expect(caption()).to.equal(text);
    };
    await says(german.distances);
    element.lang = 'en';
    await says(english.distances);
  });

  it('a whole minute can be played without a mouse', async () => {
    const element = await game(html`<heist-game game="lazy-heist" seed="7"></heist-game>`);
    const session = sessionOf(element);
    const before = session.steps.length;
    const goesOn = () => session.legal.length > 0 || session.pacing?.isUnderway === true;
    for (let i = 0; i < 90 && session.step.position['minute'] !== 1 && goesOn(); i++) {
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
