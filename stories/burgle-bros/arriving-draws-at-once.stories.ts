import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Arriving draws at once' };
export default meta;

/** One step to the target, two steps left: a card, a new target, and he walks on. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'a-guard-who-arrives-turns-at-once')}>
      <heist-floor no-cards floor="1" show="route"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** The way before and after the card. */
export const TheNewWay: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'draw patrol 1 b4') };

/** Which cards can still come. */
export const WhatThePileHolds: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'a-guard-who-arrives-turns-at-once')}>
      <heist-floor no-cards show="patrol"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

export const WhatHappensNow: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros', 'a-guard-who-arrives-turns-at-once')}></heist-quiz>`,
};
