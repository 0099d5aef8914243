import { html } from 'lit';
import { caseFile, goto, sideBySide, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Into a drone' };
export default meta;

/** One point plus two, or two points plus one: both ways side by side. */
export const TwoLedgers: Story = {
  render: () =>
    sideBySide(
      ...['into-a-drone-and-knock-it-out', 'past-a-drone-on-tiptoe'].map(
        (name) =>
          html`<heist-game src=${caseFile('lazy-heist', name)}>
            <heist-floor no-cards show="ledger"></heist-floor><heist-replay></heist-replay>
          </heist-game>`,
      ),
    ),
  play: async ({ canvasElement }) => {
    for (const panel of canvasElement.querySelectorAll<HTMLElement>('heist-game'))
      await goto(panel.parentElement as HTMLElement);
  },
};

/** Next to the drone: knock it out, or there is an alarm. */
export const FaceToFace: Story = {
  render: () => html`<heist-game src=${caseFile('lazy-heist', 'into-a-drone-and-knock-it-out')}></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement, 'anna walk 2.3'),
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${caseFile('lazy-heist', 'into-a-drone-and-knock-it-out')}></heist-quiz>`,
};
