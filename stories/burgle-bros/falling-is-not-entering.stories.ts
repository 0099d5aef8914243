import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Falling is not entering' };
export default meta;

/** The same scanner twice: silent under the one who falls, loud under the one who climbs down. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'falling-is-not-entering-climbing-down-is')}>
      <heist-floor no-cards show="entering"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
};

export const Fallen: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'fell') };

export const ClimbedDown: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'ben walk 1.c3') };

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros', 'falling-is-not-entering-climbing-down-is')}></heist-quiz>`,
};
