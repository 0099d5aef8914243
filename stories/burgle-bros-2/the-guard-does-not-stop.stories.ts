import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/The guard does not stop' };
export default meta;

/** His target, a card, a crook on the way: he walks on. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'the-guard-does-not-stop')}>
      <heist-floor no-cards floor="1" show="route"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Two steps are left, and Bea stands in the way. */
export const TheNewTarget: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'draw 1.b4') };

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros-2', 'the-guard-does-not-stop')}></heist-quiz>`,
};
