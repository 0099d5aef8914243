// Burgle Bros 2 on the page: two floors, chips, gear, and everything that interrupts.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled } from '../show.js';

const bingo = '/cases/burgle-bros-2/gear-answers-a-card-at-the-last-moment.yaml';
const hacked = '/cases/burgle-bros-2/hack-silences-a-commotion.yaml';

/** Goes to the first moment in this state. */
async function stand(element: Awaited<ReturnType<typeof game>>, flow: string): Promise<void> {
  element.goto(sessionOf(element).steps.findIndex((step) => step.flow === flow));
  await settled(element);
}

describe('Burgle Bros 2 on the page', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${bingo}></heist-game>`);
    await stand(element, 'resolve.draw.window');
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('every room can be reached, and says what is there', async () => {
    const element = await game(html`<heist-game src=${bingo}></heist-game>`);
    const floor = find(element, 'heist-floor');
    expect(floor.shadowRoot?.querySelectorAll('[role=gridcell]')).to.have.length(2 * 16 + 2);
    await stand(element, 'resolve.draw.window');
    const says = (id: string) => inShadow(floor, `[data-space="${id}"]`).getAttribute('aria-label');
    expect(says('1.b1')).to.include('The guard');
    expect(says('1.b4')).to.include("The guard's target");
  });

  it('a window says who may react and with what, and one key lets it pass', async () => {
    const element = await game(html`<heist-game src=${bingo}></heist-game>`);
    await stand(element, 'resolve.draw.window');
    const floor = find(element, 'heist-floor');
    expect(inShadow(floor, '.reactions').textContent).to.include('Bea').and.include('Bingo');
    inShadow(floor, '.reactions button').focus();
    await sendKeys({ press: 'p' });
    await settled(element);
    expect(sessionOf(element).step.move).to.equal('team pass');
    expect(sessionOf(element).step.flow).not.to.equal('resolve.draw.window');
  });

  it('the tracker shows all that waits, and where each goes on', async () => {
    const element = await game(html`<heist-game src=${hacked}></heist-game>`);
    await stand(element, 'resolve.commotion.window');
    const between = [...(find(element, 'heist-tracker').shadowRoot?.querySelectorAll('.steps .alarm') ?? [])];
    const told = between.map((item) => item.textContent.replace(/\s+/g, ' ').trim());
    expect(told).to.have.length(2);
    expect(told[0]).to.include('A crook comes into a room').and.include('then Act, or end the turn');
    expect(told[1]).to.include('Commotion: Gear, before the commotion?').and.include('then A crook comes into a room');
    expect(between.map((item) => item.getAttribute('aria-current'))).to.deep.equal([null, 'step']);
  });
});
