import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/The speed is fixed before the first step' };
export default meta;

/** Two alarms make four steps, and it stays at four when both are off. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'the-speed-is-fixed-before-the-first-step')}>
      <heist-floor no-cards floor="1" show="route"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** The pile is reshuffled on the way: the die rises, the movement does not get longer. */
export const Reshuffled: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'patrol-reshuffled') };

export const HowManySteps: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('burgle-bros', 'the-speed-is-fixed-before-the-first-step')}></heist-quiz>`,
};
