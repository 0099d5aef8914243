// A case with its verdict.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistCase } from '../../../src/components/heist-case/heist-case.element.js';
import { game, inBothSchemes, inShadow, sprayed } from '../show.js';

describe('heist-case', () => {
  it('is accessible, in both schemes, also when it fails', async () => {
    const element = await game<HeistCase>(html`<heist-case .case=${broken}></heist-case>`);
    await inBothSchemes(() => expect(element).to.be.accessible());
  });

  it('says that a case holds', async () => {
    const element = await game<HeistCase>(html`<heist-case src=${sprayed}></heist-case>`);
    expect(inShadow(element, '.verdict').textContent.trim()).to.equal('Checked: it holds');
  });

  it('says where a case fails: expected and found', async () => {
    const element = await game<HeistCase>(html`<heist-case .case=${broken}></heist-case>`);
    const verdict = inShadow(element, '.verdict').textContent.replaceAll(/\s+/g, ' ');
    expect(verdict).to.include('fails at move 2').and.to.include('expected b3').and.to.include('found b1');
  });

  const broken = {
    game: 'how-to-rob-a-bank',
    start: { flow: 'rob.robber.before', turn: 'yellow', stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] } },
    moves: ['yellow play', { expect: { position: { robbers: { yellow: { at: 'b3' } } } } }],
    expect: { flow: 'rob.robber.card', position: { round: 1 } },
  };
  broken.start = { ...broken.start, ...{ robbers: { yellow: 'b1', red: 'a1' } } };
});
