// Tracker, moves, log, replay, rule: each alone inside a game.
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/all/all.js';
import type { HeistRule } from '../../src/components/heist-rule/heist-rule.element.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, sprayed, textOf } from './show.js';

describe('heist-tracker', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-tracker></heist-tracker></heist-game>`);
    await inBothSchemes(() => expect(find(element, 'heist-tracker')).to.be.accessible());
  });

  it('shows phase, step, turn and counters, and follows the game', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-tracker></heist-tracker></heist-game>`);
    const tracker = find(element, 'heist-tracker');
    expect(inShadow(tracker, 'h3').textContent).to.equal('The yellow robber to act');
    expect(inShadow(tracker, '.phases [aria-current=step]').textContent.trim()).to.equal('Rob the bank');
    expect(inShadow(tracker, '.steps [aria-current=step]').textContent).to.include("Carry out the robber's card");
    element.goto(2);
    await settled(element);
    expect(inShadow(tracker, '.steps [aria-current=step]').textContent).to.include('After the card');
    expect(inShadow(tracker, '.counters').textContent.replaceAll(/\s+/g, ' ')).to.include('Stolen 0 / 4');
  });
});

describe('heist-moves', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    inShadow(find(element, 'heist-moves'), 'details').setAttribute('open', '');
    await inBothSchemes(() => expect(find(element, 'heist-moves')).to.be.accessible());
  });

  it('lists exactly the legal moves, and says of others why not', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    const moves = find(element, 'heist-moves');
    const buttons = [...(moves.shadowRoot?.querySelectorAll('button') ?? [])];
    expect(buttons).to.have.length(sessionOf(element).legal.length);
    expect(buttons.map((button) => button.textContent.trim())).to.include('Walk to b2');
    expect(inShadow(moves, 'details').textContent)
      .to.include('Set off the alarm')
      .and.to.include('not between its actions');
  });

  it('plays on click', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-moves></heist-moves></heist-game>`);
    inShadow(find(element, 'heist-moves'), 'button').click();
    expect(sessionOf(element).step.move).to.match(/^yellow walk/);
  });
});

describe('heist-log', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    element.goto(4);
    await settled(element);
    await inBothSchemes(() => expect(find(element, 'heist-log')).to.be.accessible());
  });

  it('tells every event so far with its rule, and what the case says is refused', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    const log = find(element, 'heist-log');
    element.goto(6);
    await settled(element);
    const told = sessionOf(element).steps.flatMap(({ events }) => events);
    const rules = [...(log.shadowRoot?.querySelectorAll<HeistRule>('heist-rule') ?? [])].map(({ rule }) => rule);
    expect(rules).to.have.length(told.length + 1);
    expect(rules).to.include.members(told.map(({ rule }) => rule));
    expect(textOf(log)).to.include('Refused: Spray guard 1');
  });

  it('goes to a line that is clicked', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    element.goto(6);
    await settled(element);
    inShadow(find(element, 'heist-log'), 'button.told').click();
    expect(sessionOf(element).at).to.equal(1);
  });
});

describe('heist-replay', () => {
  it('is accessible, in both schemes', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-replay></heist-replay></heist-game>`);
    await inBothSchemes(() => expect(find(element, 'heist-replay')).to.be.accessible());
  });

  it('steps by buttons and keys, says what each step did', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-replay></heist-replay></heist-game>`);
    const replay = find(element, 'heist-replay');
    const at = () => sessionOf(element).at;
    inShadow(replay, '[aria-label="Next step"]').click();
    expect(at()).to.equal(1);
    await settled(element);
    expect(inShadow(replay, '.caption').textContent).to.include('walks from b1 to b2');
    inShadow(replay, '[aria-label="Play"]').focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(at()).to.equal(2);
    await sendKeys({ press: 'End' });
    expect(at()).to.equal(6);
    await sendKeys({ press: 'ArrowLeft' });
    expect(at()).to.equal(5);
    await sendKeys({ press: 'Home' });
    expect(at()).to.equal(0);
  });

  it('tells at the start what is said before the first move, and marks it', async () => {
    const told = {
      game: 'how-to-rob-a-bank',
      start: { flow: 'rob.bank.choose', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
      moves: [{ say: 'The bank begins.', mark: { spaces: ['a2'] } }, 'bank play'],
    };
    const element = await game(
      html`<heist-game .case=${told}><heist-floor></heist-floor><heist-replay></heist-replay></heist-game>`,
    );
    expect(inShadow(find(element, 'heist-replay'), '.caption').textContent).to.include('The bank begins.');
    expect(inShadow(find(element, 'heist-floor'), '.space.marked')).to.exist;
    expect(sessionOf(element).steps).to.have.length(2);
  });

  it('plays by itself, and stops when it leaves the page', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-replay></heist-replay></heist-game>`);
    const replay = find(element, 'heist-replay');
    replay.play();
    await aTimeout(1100);
    expect(sessionOf(element).at).to.equal(1);
    expect(replay.playing).to.be.true;
    element.remove();
    expect(replay.playing).to.be.false;
  });
});

describe('heist-rule', () => {
  it('is accessible, in both schemes', async () => {
    const rule = await fixture<HeistRule>(html`<heist-rule rule="RB-WALK-1"></heist-rule>`);
    await until(() => textOf(rule) !== '');
    await inBothSchemes(() => expect(rule).to.be.accessible());
  });

  it('shows a rule with its place in the rulebook, without a game around it', async () => {
    const rule = await fixture<HeistRule>(html`<heist-rule rule="RB-EXTRA-2"></heist-rule>`);
    await until(() => textOf(rule) !== '');
    expect(textOf(rule)).to.include('RB-EXTRA-2').and.to.include('not between its actions').and.to.include('Rulebook:');
  });

  it('says so when there is no such rule', async () => {
    const rule = await fixture<HeistRule>(html`<heist-rule rule="RB-NOPE-1"></heist-rule>`);
    await until(() => textOf(rule) !== '');
    expect(textOf(rule)).to.include('There is no rule RB-NOPE-1');
  });

  it('brief: the text opens behind the id', async () => {
    const element = await game(html`<heist-game src=${sprayed}><heist-log></heist-log></heist-game>`);
    const rule = find(element, 'heist-rule');
    inShadow(rule, 'button').click();
    await settled(element);
    expect(inShadow(rule, '[popover]').textContent).to.include('spray');
    await expect(rule).to.be.accessible();
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) await aTimeout(10);
}
