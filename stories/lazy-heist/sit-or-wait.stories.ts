import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Sit or wait' };
export default meta;

/** Sitting down after a walk is refused; waiting; who lies down. */
export const Replay: Story = {
  render: () => html`<heist-game src=${caseFile('lazy-heist', 'sit-or-wait')}></heist-game>`,
};

/** After a walk you cannot sit down. */
export const Refused: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'bruno walk 1.1') };

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('lazy-heist', 'sit-or-wait')}></heist-quiz>`,
};
