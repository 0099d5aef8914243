import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/A commotion' };
export default meta;

/** One step at once, and the whole turn later. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'a-commotion-is-one-step-and-a-new-target')}>
      <heist-floor no-cards show="commotion"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** The marker has moved, and the guard has taken a step. */
export const OneStepAtOnce: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'anna walk 1.a2') };

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros-2', 'a-commotion-is-one-step-and-a-new-target')}></heist-quiz>`,
};
