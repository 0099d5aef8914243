import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/Stolen means thrown' };
export default meta;

/** A wall towards the street, a car around the corner, and a bag still carried at the end. */
export const Replay: Story = {
  render: () => html`<heist-game src=${caseFile('how-to-rob-a-bank', 'only-a-thrown-bag-is-stolen')}></heist-game>`,
};

export const LostAtTheEnd: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement) };

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('how-to-rob-a-bank', 'only-a-thrown-bag-is-stolen')}></heist-quiz>`,
};

/** The steps at the end of a round, ready to reorder. */
export const WhatIfTheStepsCameInAnotherOrder: Story = {
  render: () =>
    html`<heist-order game="how-to-rob-a-bank" procedure="round-end">
      <script type="application/json">
        { "flow": "round-end.clear", "stolen": 1, "robbers": { "yellow": { "at": "c2", "carries": 1 }, "red": "b1" } }
      </script>
    </heist-order>`,
};
