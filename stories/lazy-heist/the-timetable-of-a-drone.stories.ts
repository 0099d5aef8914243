import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/The timetable of a drone' };
export default meta;

/** Maintenance, charging, inactive in a room, active, flying on: four minutes. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('lazy-heist', 'the-timetable-of-a-knocked-out-drone')}>
      <heist-floor no-cards show="timetable"></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};

/** The whole lane chart. */
export const FourMinutes: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement) };

/** The whole story in words. */
export const InWords: Story = {
  render: () =>
    html`<heist-game src=${caseFile('lazy-heist', 'the-timetable-of-a-knocked-out-drone')}>
      <heist-replay></heist-replay><heist-log></heist-log>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};
