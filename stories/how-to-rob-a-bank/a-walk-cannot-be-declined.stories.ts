import { html } from 'lit';
import { caseFile, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/A walk cannot be declined' };
export default meta;

/** Both orders of walk and tackle. Ending the turn early is refused, and so is walking there and back. */
export const Replay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-guard-tackles-and-still-has-to-go')}></heist-game>`,
};

/** After the tackle, the guard must still walk. */
export const TheWalkIsOwed: Story = {
  ...Replay,
  play: ({ canvasElement }) => goto(canvasElement, 'bank tackle g1 yellow'),
};

/** The reader tries to stay. */
export const IsTheBankDone: Story = {
  render: () => html`<heist-quiz src=${caseFile('how-to-rob-a-bank', 'a-walk-cannot-be-declined')}></heist-quiz>`,
};

export const NotThereAndBack: Story = {
  render: () => html`<heist-case src=${caseFile('how-to-rob-a-bank', 'a-moved-guard-may-not-return')}></heist-case>`,
};
