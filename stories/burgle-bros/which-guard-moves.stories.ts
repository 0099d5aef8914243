import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Which guard moves' };
export default meta;

/** Whoever ends the turn upstairs freezes the guard below. */
export const Upstairs: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'upstairs-the-guard-below-stands-still')}>
      <heist-floor no-cards show="floors"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

/** Atrium and cameras still join the floors. */
export const SeenFromAnotherFloor: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'the-atrium-and-the-cameras-join-the-floors')}>
      <heist-floor no-cards show="floors"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros', 'upstairs-the-guard-below-stands-still')}></heist-quiz>`,
};
