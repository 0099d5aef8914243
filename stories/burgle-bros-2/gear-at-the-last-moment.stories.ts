import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/Gear at the last moment' };
export default meta;

/** A window opens after the card; Bingo moves the marker. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'gear-answers-a-card-at-the-last-moment')}>
      <heist-floor show="windows route"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Who may react, and with what. */
export const TheWindow: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'draw 1.b4') };

/** The marker has moved in the middle of his turn. */
export const Bingo: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'bea use bingo 1 1.d4') };

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros-2', 'gear-answers-a-card-at-the-last-moment')}></heist-quiz>`,
};
