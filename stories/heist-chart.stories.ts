import { html } from 'lit';
import { caseFile, click, dark, goto, shown, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-chart', component: 'heist-chart' };
export default meta;

/** Alone: the whole flow of a game. */
export const Alone: Story<{ game: string }> = {
  args: { game: 'how-to-rob-a-bank' },
  render: ({ game }) => html`<heist-chart game=${game}></heist-chart>`,
};

/** In a case: the current state, where it came from, and where it may lead. */
export const FollowsTheGame: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}>
      <heist-replay></heist-replay><heist-chart></heist-chart>
    </heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement, 'yellow pepper g1'),
};

/** A selected state shows who acts there and which rules forbid everything else. */
export const ChosenState: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'an-unconscious-robber-forfeits-the-next-card')}
      ><heist-chart></heist-chart
    ></heist-game>`,
  play: async ({ canvasElement }) =>
    click(await shown(canvasElement, 'heist-chart'), '[data-path="rob.robber.revive"]'),
};

export const UnknownGame: Story<{ game: string }> = {
  ...Alone,
  args: { game: 'rob-a-bank' },
  parameters: { error: true },
};

export const Dark: Story = { ...FollowsTheGame, decorators: [dark] };

export const German: Story = {
  render: () => html`<heist-chart lang="de" game="how-to-rob-a-bank"></heist-chart>`,
};
