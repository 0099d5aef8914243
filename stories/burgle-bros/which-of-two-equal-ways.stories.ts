import { html } from 'lit';
import { caseFile, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Which of two equal ways' };
export default meta;

/** Six ways are equally short. The shaded field lies between the one he takes and the one farthest from it. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'the-clockwise-way-bends-to-the-left')}>
      <heist-floor no-cards floor="1" show="route"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Walls of your own send him around. */
export const AroundTheWalls: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'own-walls-send-the-guard-around')}>
      <heist-floor no-cards show="route"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
};

export const UpOrLeft: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros', 'the-clockwise-way-bends-to-the-left')}></heist-quiz>`,
};
