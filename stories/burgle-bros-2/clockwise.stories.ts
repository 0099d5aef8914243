import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/Clockwise' };
export default meta;

/** Two equal ways form a ring. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'at-a-fork-the-guard-goes-clockwise')}>
      <heist-floor no-cards show="route"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** The same question upstairs. */
export const TheOtherFloor: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'bea end') };

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros-2', 'at-a-fork-the-guard-goes-clockwise')}></heist-quiz>`,
};
