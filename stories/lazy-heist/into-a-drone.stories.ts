import { html } from 'lit';
import { goto, lazy, sideBySide, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'Lazy Heist/Into a drone' };
export default meta;

/** One point and two, or two points and one: both ways side by side. */
export const TwoLedgers: Story = {
  render: () =>
    sideBySide(
      html`<heist-game src=${lazy('into-a-drone-and-knock-it-out')}>
        <heist-replay></heist-replay><heist-tracker></heist-tracker><heist-log></heist-log>
      </heist-game>`,
      html`<heist-game src=${lazy('past-a-drone-on-tiptoe')}>
        <heist-replay></heist-replay><heist-tracker></heist-tracker><heist-log></heist-log>
      </heist-game>`,
    ),
};

/** Face to face with the drone: knock it out, or there is an alarm. */
export const FaceToFace: Story = {
  render: () => html`<heist-game src=${lazy('into-a-drone-and-knock-it-out')}></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement, 'anna walk 2.3'),
};

export const Quiz: Story = {
  render: () => html`<heist-quiz src=${lazy('into-a-drone-and-knock-it-out')}></heist-quiz>`,
};
