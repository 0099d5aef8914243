import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Weights' };
export default meta;

/** Who fits with which load into which cabin. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('lazy-heist', 'who-fits-into-the-cabin')}>
      <heist-floor no-cards show="scale"></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};

/** 160 of 160 kg. */
export const Full: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement) };

export const WhoCanBringItIn: Story = {
  render: () => html`<heist-quiz src=${caseFile('lazy-heist', 'who-fits-into-the-cabin')}></heist-quiz>`,
};
