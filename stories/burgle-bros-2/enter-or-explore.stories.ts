import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/Enter or explore' };
export default meta;

/** The same chips, walked onto and explored. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'red-hurts-walkers-yellow-hurts-explorers')}>
      <heist-floor no-cards floor="1" show="chips"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** The saleswoman holds whoever walks in. */
export const WalkedIntoHer: Story = {
  ...Replay,
  play: ({ canvasElement }) => goto(canvasElement, 'reveal 1.c2 saleswoman'),
};

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros-2', 'red-hurts-walkers-yellow-hurts-explorers')}></heist-quiz>`,
};
