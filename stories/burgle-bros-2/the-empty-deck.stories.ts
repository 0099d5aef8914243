import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros 2/The empty deck' };
export default meta;

/** Harmless until a card is due; then he hunts. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros-2', 'an-empty-deck-waits-for-the-next-card')}>
      <heist-floor no-cards show="patrol route"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** No marker, no card: he goes for the nearest crook. */
export const HeHunts: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'bea end') };

export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros-2', 'an-empty-deck-waits-for-the-next-card')}></heist-quiz>`,
};
