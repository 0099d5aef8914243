import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/The stack turns over' };
export default meta;

/** Each card covers the one before. The whole stack is flipped, and the card planned first comes first. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'first-planned-is-first-played')}>
      <heist-floor no-cards show="stack"></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};

/** The fifth card lies on top, just before the flip. */
export const FiveCards: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'red plan crawl') };

/** Right after the flip. */
export const AfterTheFlip: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'next') };

/** The reader guesses the next card. */
export const WhichCardComesNow: Story = {
  render: () => html`<heist-quiz src=${caseFile('how-to-rob-a-bank', 'first-planned-is-first-played')}></heist-quiz>`,
};
