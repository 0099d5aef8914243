import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/The blast' };
export default meta;

/** Lit now, it goes off at the end of the minute; then red alert and five steps for the guards. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('lazy-heist', 'lit-now-blown-up-at-the-end-of-the-minute')}></heist-game>`,
};

/** The moment of the explosion. */
export const Explosion: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'exploded') };

export const WhatComesFirst: Story = {
  render: () =>
    html`<heist-quiz src=${caseFile('lazy-heist', 'lit-now-blown-up-at-the-end-of-the-minute')}></heist-quiz>`,
};
