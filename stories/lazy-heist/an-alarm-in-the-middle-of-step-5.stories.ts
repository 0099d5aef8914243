import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/An alarm in the middle of step 5' };
export default meta;

/** Drones move, one finds a burglar, the guards walk, then the other drones continue. */
export const Replay: Story = {
  render: () => html`<heist-game src=${caseFile('lazy-heist', 'an-alarm-in-the-middle-of-step-5')}></heist-game>`,
};

/** Floors 1 to 3 are done, floor 4 has stopped the step, and the arrow shows where it continues. */
export const TheResumeArrow: Story = {
  render: () =>
    html`<heist-game src=${caseFile('lazy-heist', 'an-alarm-in-the-middle-of-step-5')}>
      <heist-floor no-cards show="order"></heist-floor><heist-replay></heist-replay><heist-tracker></heist-tracker>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement, 'alarm-raised'),
};

/** The chart: out of step 5 into the alarm, and back again. */
export const TheWayBack: Story = {
  render: () =>
    html`<heist-game src=${caseFile('lazy-heist', 'an-alarm-in-the-middle-of-step-5')}>
      <heist-replay></heist-replay><heist-chart></heist-chart>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement, 'alarm-raised'),
};

export const WhatHappensOnFloor4: Story = {
  render: () => html`<heist-quiz src=${caseFile('lazy-heist', 'an-alarm-in-the-middle-of-step-5')}></heist-quiz>`,
};

/** The eleven steps of the protocol, ready to reorder. */
export const WhatIfTheStepsCameInAnotherOrder: Story = {
  render: () =>
    html`<heist-order game="lazy-heist" procedure="protocol">
      <script type="application/json">
        {
          "flow": "minute.protocol.explosion",
          "burglars": { "carla": { "at": "4.4", "pose": "sitting" } },
          "guards": { "g1": "4.L", "g2": "6.5" },
          "checkpoint": "6.6",
          "drones": { "4": { "at": "4.5", "lane": "lower" } }
        }
      </script>
    </heist-order>`,
};
