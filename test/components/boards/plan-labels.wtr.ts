// Numbers and letters that overlays write on a plan can be read, and so can the pieces beside them.
import { expect, html } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import { find, game } from '../show.js';

const cases: readonly (readonly [file: string, show: string])[] = [
  ['lazy-heist/the-blast', 'distances'],
  ['how-to-rob-a-bank/the-stack-turns-over', 'corners'],
  ['how-to-rob-a-bank/a-walk-that-no-wall-leaves-open-is-given-up', 'areas'],
  ['burgle-bros/two-alarms-one-guard', 'alarms'],
];

for (const [file, show] of cases)
  it(`${file}, ${show}: labels lie above the pieces, and hide none`, async () => {
    const element = await game(
      html`<heist-game src="/cases/${file}.yaml"><heist-floor show=${show}></heist-floor></heist-game>`,
    );
    const { shadowRoot } = find(element, 'heist-floor');
    for (let i = 0; i < 100 && !shadowRoot?.querySelector('.far'); i++) await new Promise(requestAnimationFrame);
    const labels = [...(shadowRoot?.querySelectorAll('.far circle') ?? [])];
    const pieces = [...(shadowRoot?.querySelectorAll('.piece') ?? [])];
    expect(labels).not.to.be.empty;
    expect(pieces).not.to.be.empty;
    for (const label of labels)
      for (const piece of pieces) {
        const isAbove = (piece.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        const [one, other] = [label.getBoundingClientRect(), piece.getBoundingClientRect()];
        const apart = (start: 'x' | 'y', size: 'width' | 'height') =>
          Math.abs(one[start] + one[size] / 2 - other[start] - other[size] / 2);
        const told = `${label.parentElement?.textContent.trim() ?? ''}, ${piece.getAttribute('data-piece') ?? ''}`;
        expect(isAbove, told).to.be.true;
        expect(Math.hypot(apart('x', 'width'), apart('y', 'height')), told).to.be.above(one.width / 2);
      }
  });
