import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Several alarms' };
export default meta;

/** The nearest first, a tie is chosen, no patrol card until all are off. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'two-alarms-one-guard')}>
      <heist-floor no-cards floor="1" show="alarms"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Equally near: the player decides, on the board. */
export const TheTie: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'alarm-raised') };

export const HowManySteps: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros', 'two-alarms-one-guard')}></heist-quiz>`,
};
