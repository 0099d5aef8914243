import { html } from 'lit';
import { caseFile, dark, goto, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-tracker', component: 'heist-tracker' };
export default meta;

interface Where extends Record<string, unknown> {
  readonly src: string;
  readonly lang: string;
}

const turn: Where = { src: caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things'), lang: 'en' };

/** In the middle of a robber's turn. */
export const Turn: Story<Where> = {
  args: turn,
  render: ({ src, lang }) => html`<heist-game lang=${lang} src=${src}><heist-tracker></heist-tracker></heist-game>`,
};

export const LayingTheFloor: Story<Where> = {
  ...Turn,
  args: { ...turn, src: caseFile('how-to-rob-a-bank', 'the-floor-is-laid-and-everything-finds-its-place') },
  play: ({ canvasElement }) => goto(canvasElement, 'guards-placed'),
};

export const Planning: Story<Where> = {
  ...Turn,
  args: { ...turn, src: caseFile('how-to-rob-a-bank', 'the-stack-turns-over') },
};

export const Over: Story<Where> = {
  ...Turn,
  args: { ...turn, src: caseFile('how-to-rob-a-bank', 'the-fourth-bag-ends-the-game-at-once') },
  play: ({ canvasElement }) => goto(canvasElement),
};

/** It follows the game. */
export const WithReplay: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-bag-in-hand-at-the-end-of-the-round-is-lost')}>
      <heist-tracker></heist-tracker><heist-replay></heist-replay>
    </heist-game>`,
};

export const Dark: Story<Where> = { ...Turn, decorators: [dark] };

export const German: Story<Where> = { ...Turn, args: { ...turn, lang: 'de' } };
