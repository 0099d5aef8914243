import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/One die for everything' };
export default meta;

/** One number cracks several rooms; one die goes home. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'one-roll-covers-every-room-of-that-number')}>
      <heist-floor no-cards floor="2" show="combination"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Three rooms with one roll. */
export const AfterTheRoll: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'roll 2 4') };

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros-2', 'one-roll-covers-every-room-of-that-number')}></heist-quiz>`,
};
