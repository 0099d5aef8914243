// What is left to do, ticked off as it is done, and what the signs mean.
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistGuide } from '../../../src/components/heist-guide/heist-guide.element.js';
import { find, game, inBothSchemes, inShadow, settled } from '../show.js';

/** A goal as a reader sees it, with or without its tick. */
const goals = (guide: Element): string[] =>
  [...(guide.shadowRoot?.querySelectorAll('[part=goals] li') ?? [])].map((goal) =>
    goal.textContent.replace(/\s+/g, ' ').trim(),
  );
const shown = (guide: Element) => waitUntil(() => goals(guide).length > 0, 'the goals are shown', { timeout: 10_000 });

describe('heist-guide', () => {
  it('is accessible, in both schemes', async () => {
    const guide = await fixture<HeistGuide>(html`<heist-guide game="lazy-heist"></heist-guide>`);
    await shown(guide);
    await inBothSchemes(() => expect(guide).to.be.accessible());
  });

  it('counts how far a goal is reached', async () => {
    const position = { stolen: 2 };
    const guide = await fixture<HeistGuide>(
      html`<heist-guide game="how-to-rob-a-bank" .position=${position}></heist-guide>`,
    );
    await shown(guide);
    expect(goals(guide)).to.deep.equal([
      'Robbers: throw bags into the car (still to do) 2 / 4',
      'Bank: stop them for three rounds (still to do)',
    ]);
  });

  it('alone, its legend is open and says what every sign means', async () => {
    const guide = await fixture<HeistGuide>(html`<heist-guide game="how-to-rob-a-bank"></heist-guide>`);
    await shown(guide);
    expect((inShadow(guide, '[part=legend]') as HTMLDetailsElement).open).to.equal(true);
    const signs = [...(guide.shadowRoot?.querySelectorAll('.signs li') ?? [])];
    expect(signs.map((sign) => sign.textContent.trim())).to.include('The getaway car');
    expect(signs.every((sign) => sign.querySelector('svg *'))).to.equal(true);
  });

  it('in a game it ticks off what is done, with the legend closed', async () => {
    const start = { stolen: 3, flow: 'rob.robber.before', robbers: { yellow: { at: 'a1', carries: 1 } }, car: 'n-a' };
    const lastBag = { game: 'how-to-rob-a-bank', start, moves: ['yellow throw'] };
    const element = await game(html`<heist-game .case=${lastBag}><heist-guide></heist-guide></heist-game>`);
    const guide = find(element, 'heist-guide');
    await shown(guide);
    expect((inShadow(guide, '[part=legend]') as HTMLDetailsElement).open).to.equal(false);
    element.session?.goto(0);
    await settled(element);
    expect(goals(guide)[0]).to.equal('Robbers: throw bags into the car (still to do) 3 / 4');
    element.session?.goto(1);
    await settled(element);
    expect(goals(guide)[0]).to.equal('Robbers: throw bags into the car (done) 4 / 4');
    expect(inShadow(guide, '.done .box svg')).to.exist;
  });

  it('speaks German', async () => {
    const guide = await fixture<HeistGuide>(html`<heist-guide lang="de" game="how-to-rob-a-bank"></heist-guide>`);
    await shown(guide);
    await waitUntil(() => /Bankräuber/.test(goals(guide)[0] ?? ''), undefined, { timeout: 10_000 });
  });

  it('says what is wrong when there is no such game', async () => {
    const wrong: string[] = [];
    const guide = await fixture<HeistGuide>(
      html`<heist-guide
        game="lazy-hiest"
        @heist-error=${({ detail }: CustomEvent<{ message: string }>) => wrong.push(detail.message)}
      ></heist-guide>`,
    );
    await waitUntil(() => wrong.length > 0, 'an error is reported', { timeout: 10_000 });
    expect(wrong[0]).to.include('lazy-heist');
    expect(guide.shadowRoot?.textContent).to.include('lazy-heist');
  });
});
