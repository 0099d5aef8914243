// What the table does by itself is seen step by step, and the reader sets the pace.
import { expect, html, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import { allGames } from '../../../src/games/index.js';
import type { HeistGame } from '../../../src/components/heist-game/heist-game.element.js';
import type { Session } from '../../../src/components/session/session.js';
import { find, game, inBothSchemes, inShadow, inside, sessionOf, settled, textOf } from '../show.js';

const remembered = 'heist-kit:let-it-run';

/** Lazy Heist up to the moment in which the last burglar may sit down. */
async function beforeTheProtocol(pace = 'step-by-step'): Promise<HeistGame> {
  const element = await game(html`<heist-game game="lazy-heist" seed="7" pace=${pace}></heist-game>`);
  const session = sessionOf(element);
  for (const verb of ['sit', 'sit', 'sit'])
    expect(element.play(session.legal.find((move) => move.includes(` ${verb}`)) ?? verb), verb).to.be.true;
  await settled(element);
  return element;
}

const sitDown = (session: Session): void => {
  expect(session.play(session.legal.find((move) => move.endsWith(' sit')) ?? '', true)).to.be.true;
};

const button = (element: Element, text: string): HTMLElement => {
  const found = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent.includes(text),
  );
  if (!found) throw new Error(`no button "${text}"`);
  return found;
};

const lit = (element: Element): string =>
  inShadow(find(element, 'heist-tracker'), '.steps [aria-current=step]').textContent.replaceAll(/\s+/g, ' ').trim();

describe('the pace of heist-game', () => {
  beforeEach(() => localStorage.removeItem(remembered));
  after(() => localStorage.removeItem(remembered));

  it('shows the protocol of Lazy Heist step by step, with one key', async () => {
    const element = await beforeTheProtocol();
    const session = sessionOf(element);
    const sit = button(find(element, 'heist-moves'), 'Sit down');
    sit.focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(textOf(find(element, 'heist-floor'))).to.include('Continue N');
    const seen: string[] = [];
    for (let i = 0; i < 60 && session.pacing?.isUnderway; i++) {
      const name = session.texts.flow[session.step.flow] ?? '';
      if (session.step.flow.startsWith('minute.protocol')) expect(lit(element)).to.include(name.split(':')[0]);
      expect(textOf(find(element, 'heist-log')), 'the log names the step').to.include(name);
      expect(inShadow(element, '[aria-live]').textContent, 'it is said').to.include(name);
      seen.push(session.step.flow.split('.').slice(0, 3).join('.'));
      await sendKeys({ press: 'n' });
      await settled(element);
    }
    const protocol = session.chart.procedures['protocol'] ?? [];
    expect(protocol).to.have.length(11);
    expect([...new Set(seen)].filter((flow) => flow.startsWith('minute.protocol'))).to.deep.equal(
      protocol.map((name) => `minute.protocol.${name}`),
    );
    expect(session.step.flow).to.equal('minute.turn.ready');
    expect(inside(element).some((node) => node.matches('[part=pace]'))).to.be.false;
  });

  it('is accessible in the middle of a procedure, in both schemes', async () => {
    const element = await beforeTheProtocol();
    sitDown(sessionOf(element));
    await settled(element);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('keeps the keyboard in its place: whoever sits down by Enter goes on by Enter', async () => {
    const element = await beforeTheProtocol();
    const moves = find(element, 'heist-moves');
    button(moves, 'Sit down').focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(sessionOf(element).step.flow).to.equal('minute.protocol.explosion');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(sessionOf(element).step.flow).to.equal('minute.protocol.switches');
    expect(moves.shadowRoot?.activeElement?.textContent).to.include('Continue');
  });

  it('lets it run, pauses, and remembers that', async () => {
    const element = await beforeTheProtocol();
    const session = sessionOf(element);
    sitDown(session);
    await settled(element);
    const floor = find(element, 'heist-floor');
    const before = session.at;
    button(floor, 'Let it run').click();
    await waitUntil(() => session.at >= before + 2, 'two steps by themselves', { timeout: 60_000 });
    button(floor, 'Pause').click();
    await settled(element);
    expect(localStorage.getItem(remembered)).to.equal('no');
    button(floor, 'Let it run').click();
    expect(localStorage.getItem(remembered)).to.equal('yes');
    const other = await beforeTheProtocol();
    expect(sessionOf(other).pacing?.runs).to.be.true;
    element.remove();
    other.remove();
  });

  it('skips to the next decision', async () => {
    const element = await beforeTheProtocol();
    const session = sessionOf(element);
    sitDown(session);
    await settled(element);
    inShadow(find(element, 'heist-floor'), '.skip').click();
    expect(session.pacing?.isUnderway).to.be.false;
    expect(session.at).to.equal(session.steps.length - 1);
  });

  it('shows only the result with pace="at-once", and says all that happened', async () => {
    const element = await beforeTheProtocol('at-once');
    const session = sessionOf(element);
    sitDown(session);
    await settled(element);
    expect(session.at).to.equal(session.steps.length - 1);
    expect(session.pacing?.isUnderway).to.be.false;
    expect(inShadow(element, '[aria-live]').textContent).to.include('The helicopter marker moves');
  });

  it('asks for no travel where the reader wants stillness', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await beforeTheProtocol();
    const session = sessionOf(element);
    sitDown(session);
    while (session.pacing?.isUnderway) {
      session.pacing.goOn();
      await settled(element);
      const pieces = inside(find(element, 'heist-floor')).filter((node) => node.matches('[data-piece]'));
      expect(pieces.flatMap((piece) => piece.getAnimations())).to.deep.equal([]);
    }
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  // Each game has a procedure that the reader comes to: played on until the table has gone on by itself.
  for (const { id } of allGames)
    it(`lists the steps and lights the current one in ${id}`, async () => {
      const element = await game(html`<heist-game game=${id} seed="7"></heist-game>`);
      const session = sessionOf(element);
      const ends = ['sit', 'end', 'done', 'plan'];
      let stops = 0;
      for (let i = 0; i < 120 && stops < 6; i++) {
        if (session.pacing?.isUnderway) {
          stops++;
          await settled(element);
          expect(lit(element), session.step.flow).to.match(/\S/);
          expect(textOf(find(element, 'heist-floor'))).to.include('Continue N');
          session.pacing.goOn();
          continue;
        }
        const { legal } = session;
        const move = legal.find((each) => ends.includes(each.split(' ')[1] ?? '')) ?? legal[0];
        if (move === undefined) break;
        session.play(move, true);
      }
      expect(stops).to.equal(6);
    });
});
