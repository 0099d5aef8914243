import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/One extra action' };
export default meta;

/** One extra action, before the card or after it. */
export const Timeline: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-extra-action-before-or-after-the-card')}>
      <heist-floor no-cards show="extra"></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};

/** If Yellow takes it before the card, it is used up. */
export const UsedBefore: Story = { ...Timeline, play: ({ canvasElement }) => goto(canvasElement, 2) };

/** In the middle of the card. */
export const NeverBetween: Story = { ...Timeline, play: ({ canvasElement }) => goto(canvasElement, 'yellow walk b1') };

/** The reader places the extra action. */
export const Quiz: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('how-to-rob-a-bank', 'one-extra-action-before-or-after-the-card')}></heist-quiz>`,
};
