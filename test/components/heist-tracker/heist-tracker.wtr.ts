// Phase, step, turn and counters, beside the game or by themselves.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, sprayed } from '../show.js';

const interrupted = '/cases/lazy-heist/drone-interrupts-the-protocol.yaml';

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

  for (const [src, end] of [
    ['/cases/how-to-rob-a-bank/the-fourth-bag-ends-the-game-at-once.yaml', 'over'],
    ['/cases/lazy-heist/all-four-to-the-roof.yaml', 'end'],
  ] as const)
    it(`shows the end of the game, called ${end}, only when the game is over`, async () => {
      const element = await game(html`<heist-game src=${src}><heist-tracker></heist-tracker></heist-game>`);
      const session = sessionOf(element);
      const listed = (list: string) =>
        [...(find(element, 'heist-tracker').shadowRoot?.querySelectorAll(`${list} > li`) ?? [])].map(
          ({ textContent }) => textContent.trim(),
        );
      const phases = () => listed('.phases');
      const name = session.texts.flow[end];
      expect(name).to.match(/\S/);
      expect(phases()).to.have.length.greaterThan(1).and.not.to.include(name);
      element.goto(session.steps.length - 1);
      await settled(element);
      expect(phases().at(-1)).to.equal(name);
      expect(inShadow(find(element, 'heist-tracker'), '.phases [aria-current=step]').textContent.trim()).to.equal(name);
      // The other ends are no steps that follow.
      expect(listed('.steps')).to.have.length(1);
    });

  it('names who acts as the chart does: a choice of all belongs to all', async () => {
    const element = await game(
      html`<heist-game src="/cases/lazy-heist/event-coffee-break.yaml"><heist-tracker></heist-tracker></heist-game>`,
    );
    const session = sessionOf(element);
    const acting = async (flow: string) => {
      element.goto(session.steps.findIndex((step) => step.flow === flow));
      await settled(element);
      return inShadow(find(element, 'heist-tracker'), 'h3').textContent;
    };
    expect(await acting('minute.turn.ready')).to.include(session.texts.names['anna']);
    const team = session.texts.names['team'] ?? '';
    expect((await acting('minute.turn.event.choose')).toLowerCase()).to.include(team.toLowerCase());
  });

  describe('in the security protocol', () => {
    const steps = (element: Element) => [
      ...(find(element, 'heist-tracker').shadowRoot?.querySelectorAll('.steps li') ?? []),
    ];

    it('shows an interruption below the step it interrupts, with where play goes on', async () => {
      const element = await game(html`<heist-game src=${interrupted}><heist-tracker></heist-tracker></heist-game>`);
      const session = sessionOf(element);
      element.goto(session.steps.findIndex(({ flow }) => flow === 'minute.alarm.marker'));
      await settled(element);
      const lines = steps(element);
      const alarm = lines.findIndex((line) => line.classList.contains('alarm'));
      expect(lines[alarm]?.textContent).to.include('Alarm').and.to.include('then back to Step 5: drones fly on');
      expect(lines[alarm - 1]?.textContent).to.include('Step 5: drones fly on');
      expect(lines).to.have.length(11 + 1);
      // What was done before the alarm stays done: an interruption ends nothing.
      expect(
        lines.filter((line) => line.classList.contains('past')).map(({ textContent }) => textContent.trim()),
      ).to.include('Step 4: guards');
      expect(inShadow(find(element, 'heist-tracker'), '.next').textContent).to.match(/Next: \S/);
      await inBothSchemes(() => expect(find(element, 'heist-tracker')).to.be.accessible());
    });

    it('Enter on a step explains it by its rule and goes there', async () => {
      const element = await game(html`<heist-game src=${interrupted}><heist-tracker></heist-tracker></heist-game>`);
      const session = sessionOf(element);
      element.goto(session.steps.findIndex(({ flow }) => flow === 'minute.alarm.marker'));
      await settled(element);
      const tracker = find(element, 'heist-tracker');
      inShadow(tracker, '[data-path="minute.protocol.drones"]').focus();
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(session.step.flow).to.equal('minute.protocol.drones');
      const rule = find(element, 'heist-rule');
      expect(rule.rule).to.equal('LH-PROTOCOL-5');
      expect(inShadow(rule, '[popover]').matches(':popover-open')).to.be.true;
    });
  });
});
