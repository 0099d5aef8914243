import { html } from 'lit';
import { goto, lazy, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Guards on their way' };
export default meta;

/** Who goes first, and the second who stays. */
export const WhoGoesFirst: Story = {
  render: () => html`<heist-game src=${lazy('the-guard-who-is-first-spares-the-other-the-way')}></heist-game>`,
};

/** Which way: of two equal routes the one that leads away from the other guard. */
export const WhichWay: Story = {
  render: () => html`<heist-game src=${lazy('two-routes-of-equal-length')}></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

/** The nearer one is there; the marker goes away. */
export const TheSecondStays: Story = {
  render: () => html`<heist-case src=${lazy('second-guard-stays')}></heist-case>`,
  play: ({ canvasElement }) => goto(canvasElement, Infinity, 'heist-case'),
};
