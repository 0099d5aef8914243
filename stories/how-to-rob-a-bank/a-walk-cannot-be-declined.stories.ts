import { html } from 'lit';
import { bank, goto, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/A walk cannot be declined' };
export default meta;

/** Both orders, the refused end of the turn, and the way there and back that is refused. */
export const Replay: Story = {
  render: () => html`<heist-game src=${bank('a-guard-tackles-and-still-has-to-go')}></heist-game>`,
};

/** The tackle is made, the walk is owed. */
export const TheWalkIsOwed: Story = {
  ...Replay,
  play: ({ canvasElement }) => goto(canvasElement, 'bank tackle g1 yellow'),
};

/** The reader tries to stay. */
export const IsTheBankDone: Story = {
  render: () => html`<heist-quiz src=${bank('a-walk-cannot-be-declined')}></heist-quiz>`,
};

export const NotThereAndBack: Story = {
  render: () => html`<heist-case src=${bank('a-moved-guard-may-not-return')}></heist-case>`,
};
