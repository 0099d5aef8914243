import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Guards on their way' };
export default meta;

const measured = (name: string) =>
  html`<heist-game src=${caseFile('lazy-heist', name)}>
    <heist-floor no-cards show="distances"></heist-floor><heist-replay></heist-replay>
  </heist-game>`;

/** Which guard walks first and which one stays, with the distance of every room and of both guards. */
export const WhoGoesFirst: Story = {
  render: () => measured('the-guard-who-is-first-spares-the-other-the-way'),
};

/** Which way: both routes are drawn, and the reason why he takes the one that leads away from the other guard. */
export const WhichWay: Story = {
  render: () => measured('two-routes-of-equal-length'),
  play: ({ canvasElement }) => goto(canvasElement, 'guard-moved'),
};

/** The first guard has arrived, and the marker is removed. */
export const TheMarkerGoesAway: Story = {
  ...WhoGoesFirst,
  play: ({ canvasElement }) => goto(canvasElement, 'checkpoint-removed'),
};

/** The nearer guard has arrived, and the marker is removed. */
export const TheSecondStays: Story = {
  render: () => html`<heist-case src=${caseFile('lazy-heist', 'second-guard-stays')}></heist-case>`,
  play: ({ canvasElement }) => goto(canvasElement, Infinity, 'heist-case'),
};
