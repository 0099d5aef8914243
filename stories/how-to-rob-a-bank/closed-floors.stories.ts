import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/Closed floors' };
export default meta;

/** Areas by colour, pattern and letter; the turn that joins them; then the car at a far corner. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-closed-floor-is-opened-and-the-car-waits-far-away')}>
      <heist-floor no-cards show="areas corners"></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};

/** The bank chooses the corner, and the robbers choose the street. */
export const TheFarCorner: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'bank corner a3') };

export const WhichTurnHelps: Story = {
  render: () =>
    html`<heist-quiz
      src=${caseFile('how-to-rob-a-bank', 'a-closed-floor-is-opened-and-the-car-waits-far-away')}
    ></heist-quiz>`,
};

/** Two corners are closed off, so two tiles are turned. */
export const TwoTurns: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-closed-floor-may-need-two-turns')}>
      <heist-floor no-cards show="areas"></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};
