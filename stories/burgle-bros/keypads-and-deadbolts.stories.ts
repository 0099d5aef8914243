import { html } from 'lit';
import { caseFile, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Burgle Bros/Keypads and deadbolts' };
export default meta;

/** One more die for every try in a turn. In the next turn it is one again. */
export const Keypad: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'keypad-dice-are-gone-in-the-next-turn')}>
      <heist-floor no-cards floor="1" show="keypads"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

/** Three actions, or one when somebody is inside. */
export const Deadbolt: Story = {
  render: () =>
    html`<heist-game src=${caseFile('burgle-bros', 'a-deadbolt-is-cheap-when-somebody-is-inside')}>
      <heist-floor no-cards floor="1" show="keypads"></heist-floor><heist-replay></heist-replay
      ><heist-tracker></heist-tracker>
    </heist-game>`,
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('burgle-bros', 'keypad-dice-are-gone-in-the-next-turn')}></heist-quiz>`,
};
