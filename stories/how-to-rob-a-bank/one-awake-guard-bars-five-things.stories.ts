import { html } from 'lit';
import { caseFile, goto, part, shown, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/One awake guard stops five things' };
export default meta;

/** The room with the guard, then with the guard sprayed. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}></heist-game>`,
};

const beside = html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}>
  <heist-floor no-cards></heist-floor><heist-moves></heist-moves><heist-replay></heist-replay>
</heist-game>`;

/** What is not possible while the guard is watching, each with its rule. */
export const Barred: Story = {
  render: () => beside,
  play: async ({ canvasElement }) =>
    part(await shown(canvasElement, 'heist-moves'), 'details').setAttribute('open', ''),
};

/** The guard is unconscious: all five are possible. */
export const Free: Story = {
  render: () => beside,
  play: ({ canvasElement }) => goto(canvasElement, 'yellow pepper g1'),
};

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}></heist-quiz>`,
};
