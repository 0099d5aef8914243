// Burgle Bros 2 on the page: two floors, chips, gear, and everything that interrupts.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import type { HeistGame } from '../../../src/components/heist-game/heist-game.element.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled } from '../show.js';

const bingo = '/cases/burgle-bros-2/gear-answers-a-card-at-the-last-moment.yaml';
const nested = '/cases/burgle-bros-2/an-answer-to-an-event.yaml';
const hacked = '/cases/burgle-bros-2/hack-silences-a-commotion.yaml';

/** Goes to the first moment in this state. */
async function stand(element: HeistGame, flow: string): Promise<void> {
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

  it('begins with the first turn, and can be set up by hand', async () => {
    const dealt = sessionOf(await game(html`<heist-game game="burgle-bros-2" seed="7"></heist-game>`));
    expect(dealt.step.flow).to.equal('turn.enter');
    expect(dealt.step.position['walls']).to.have.length(16);
    const again = sessionOf(await game(html`<heist-game game="burgle-bros-2" seed="7"></heist-game>`));
    expect(again.step.position).to.deep.equal(dealt.step.position);
    const byHand = await game(html`<heist-game game="burgle-bros-2" seed="7" by-hand></heist-game>`);
    expect(sessionOf(byHand).step.flow).to.equal('setup.walls');
    await playOnBoard(byHand, '1.b2', 'Place a wall at 1.b2-b3');
    expect(sessionOf(byHand).step.position['walls']).to.deep.equal(['1.b2-b3']);
    expect(sessionOf(byHand).step.flow).to.equal('setup.walls');
  });

  describe('a window', () => {
    const atWindow = async () => {
      const element = await game(html`<heist-game src=${bingo}></heist-game>`);
      await stand(element, 'resolve.draw.window');
      return element;
    };
    const hasPassed = (element: HeistGame) => {
      expect(sessionOf(element).step.move).to.equal('team pass');
      expect(sessionOf(element).step.flow).not.to.equal('resolve.draw.window');
    };

    it('says who may react and with what, and one click lets it pass', async () => {
      const element = await atWindow();
      const floor = find(element, 'heist-floor');
      expect(textIn(inShadow(floor, '.reactions ul'))).to.equal('Bea Bingo');
      inShadow(floor, '.reactions button').click();
      await settled(element);
      hasPassed(element);
    });

    for (const [where, part, selector] of [
      ['a room', 'heist-floor', '[data-space="1.a1"]'],
      ['the tracker', 'heist-tracker', '.step'],
      ['the replay bar', 'heist-replay', 'input'],
    ] as const)
      it(`passes by one key, pressed in ${where}`, async () => {
        const element = await atWindow();
        inShadow(find(element, part), selector).focus();
        await sendKeys({ press: 'p' });
        await settled(element);
        hasPassed(element);
      });

    it('the key does nothing where nobody is asked', async () => {
      const element = await game(html`<heist-game src=${bingo}></heist-game>`);
      const { at } = sessionOf(element);
      inShadow(find(element, 'heist-floor'), '[data-space="1.a1"]').focus();
      await sendKeys({ press: 'p' });
      expect(sessionOf(element).at).to.equal(at);
    });

    it('a card that is taken up lights only what it can be used on, and is used there', async () => {
      const element = await atWindow();
      const floor = find(element, 'heist-floor');
      const card = () => inShadow(floor, '[data-actor=bea] button.card');
      expect(textIn(card())).to.equal('Bingo');
      card().focus();
      await settled(element);
      expect(textIn(inShadow(floor, '.about'))).to.match(/^Bingo.*: \S/);
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(card().getAttribute('aria-pressed')).to.equal('true');
      const lit = [...(floor.shadowRoot?.querySelectorAll<SVGElement>('.space.lit') ?? [])];
      expect(lit.map(({ dataset }) => dataset['space']))
        .to.include('1.b3')
        .and.not.include('1.c3');
      await playOnBoard(element, '1.b3', '');
      expect(sessionOf(element).steps.map(({ move }) => move)).to.include('bea use bingo 1 1.b3');
    });
  });

  describe('the tracker shows all that waits, and where each goes on', () => {
    const between = (element: HeistGame) => [
      ...(find(element, 'heist-tracker').shadowRoot?.querySelectorAll('.steps .alarm') ?? []),
    ];

    it('below the step that it interrupts, what is under way last', async () => {
      const element = await game(html`<heist-game src=${hacked}></heist-game>`);
      await stand(element, 'resolve.commotion.window');
      const told = between(element).map(textIn);
      expect(told).to.have.length(2);
      expect(told[0]).to.include('A crook comes into a room').and.include('then back to Act, or end your turn');
      expect(told[1])
        .to.include('Commotion: Gear, before the commotion?')
        .and.include('then back to A crook comes into a room');
      expect(between(element).map((item) => item.getAttribute('aria-current'))).to.deep.equal([null, 'step']);
    });

    it('a reaction upon a reaction in an event in a turn; passing leads back one by one', async () => {
      const element = await game(html`<heist-game src=${nested}></heist-game>`);
      await stand(element, 'resolve.draw.window');
      expect(between(element)).to.have.length(3);
      expect(between(element).map((item) => /then back to (.*?)$/.exec(textIn(item))?.[1])).to.deep.equal([
        'Act, or end your turn',
        'A crook comes into a room',
        'Event',
      ]);
      await inBothSchemes(() => expect(find(element, 'heist-tracker')).to.be.accessible());
      inShadow(find(element, 'heist-tracker'), '.step').focus();
      await sendKeys({ press: 'p' });
      await settled(element);
      expect(between(element).length).to.be.lessThan(3);
    });
  });
});

const textIn = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** Clicks on a room; where several moves are possible there, chooses the one that is called so. */
async function playOnBoard(element: HeistGame, space: string, called: string): Promise<void> {
  const floor = find(element, 'heist-floor');
  inShadow(floor, `[data-space="${space}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await settled(element);
  const choices = [...(floor.shadowRoot?.querySelectorAll<HTMLElement>('.choice button') ?? [])];
  choices.find((button) => textIn(button) === called)?.click();
  await settled(element);
}
