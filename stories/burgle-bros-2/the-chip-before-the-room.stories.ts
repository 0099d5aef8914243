import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/The chip before the room' };
export default meta;

/** A drunk carries Anna on: the room where he stood stays face down. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'the-chip-comes-before-the-room')}>
      <heist-floor no-cards floor="1" show="entering"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Somebody may still react before he acts. */
export const TheDrunkIsTurnedUp: Story = {
  ...Replay,
  play: ({ canvasElement }) => goto(canvasElement, 'reveal 1.b2 drunk'),
};

/** The second chip, then the second room. */
export const InTheNextRoom: Story = {
  ...Replay,
  play: ({ canvasElement }) => goto(canvasElement, 'reveal 1.c2 crowd'),
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros-2', 'the-chip-comes-before-the-room')}></heist-quiz>`,
};
