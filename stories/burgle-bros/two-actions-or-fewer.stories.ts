import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Two actions or fewer' };
export default meta;

/** What counts is what was used: a laser that is paid for counts twice, a tool not at all. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'two-used-actions-bring-an-event')}>
      <heist-floor no-cards show="actions"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
};

export const TheBill: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement) };

/** With the stamp three actions bring an event, too. */
export const TheStamp: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'stamp-brings-an-event-after-three-actions')}>
      <heist-floor no-cards show="actions"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros', 'two-used-actions-bring-an-event')}></heist-quiz>`,
};
