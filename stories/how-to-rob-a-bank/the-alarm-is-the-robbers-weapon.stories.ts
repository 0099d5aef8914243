import { html } from 'lit';
import { caseFile, goto, sideBySide, type Meta, type Story } from '../story.js';

const meta: Meta = { title: "How to Rob a Bank/The alarm is the robbers' weapon" };
export default meta;

export const Replay: Story = {
  render: () => html`<heist-game src=${caseFile('how-to-rob-a-bank', 'the-alarm-is-the-robbers-weapon')}></heist-game>`,
};

/** The guard who is awake has come; unconscious guards stay. */
export const Lured: Story = { ...Replay, play: ({ canvasElement }) => goto(canvasElement, 'yellow alarm') };

export const WhoComes: Story = {
  render: () => html`<heist-quiz src=${caseFile('how-to-rob-a-bank', 'the-alarm-is-the-robbers-weapon')}></heist-quiz>`,
};

/** A locked alarm stays silent, and it rings only once per round. */
export const WhenItDoesNotRing: Story = {
  render: () =>
    sideBySide(
      html`<heist-case src=${caseFile('how-to-rob-a-bank', 'a-locked-alarm-does-not-ring')}></heist-case>`,
      html`<heist-case src=${caseFile('how-to-rob-a-bank', 'the-alarm-rings-once-a-round')}></heist-case>`,
    ),
};
