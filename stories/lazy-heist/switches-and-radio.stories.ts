import { html } from 'lit';
import { caseFile, goto, sideBySide, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Switches and radio' };
export default meta;

/** Both switches within one minute, or step 2 undoes the first. */
export const Switches: Story = {
  render: () => html`<heist-game src=${caseFile('lazy-heist', 'two-switches-or-none')}></heist-game>`,
};

/** A radio call in time. */
export const Radio: Story = {
  render: () => html`<heist-game src=${caseFile('lazy-heist', 'the-pilot-wants-to-hear-from-us')}></heist-game>`,
};

/** Undone in step 2; lost in step 10. */
export const TooLate: Story = {
  render: () =>
    sideBySide(
      html`<heist-case src=${caseFile('lazy-heist', 'a-lone-switch-falls-back')}></heist-case>`,
      html`<heist-game src=${caseFile('lazy-heist', 'radio-field-not-covered')}></heist-game>`,
    ),
  play: async ({ canvasElement }) => {
    await goto(canvasElement, Infinity, 'heist-case');
    await goto(canvasElement);
  },
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('lazy-heist', 'two-switches-or-none')}></heist-quiz>`,
};
