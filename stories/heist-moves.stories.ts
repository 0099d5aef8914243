import { html } from 'lit';
import { caseFile, dark, goto, part, shown, type Meta, type Play, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-moves', component: 'heist-moves' };
export default meta;

interface Where extends Record<string, unknown> {
  readonly src: string;
  readonly lang: string;
}

const turn: Where = { src: caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things'), lang: 'en' };

/** Every legal move is a button. */
export const Turn: Story<Where> = {
  args: turn,
  render: ({ src, lang }) => html`<heist-game lang=${lang} src=${src}><heist-moves></heist-moves></heist-game>`,
};

const unfold: Play = async ({ canvasElement }) =>
  part(await shown(canvasElement, 'heist-moves'), 'details').setAttribute('open', '');

/** What is not possible, and why. */
export const Impossible: Story<Where> = { ...Turn, play: unfold };

/** An automatic step: one button to continue. */
export const NextStep: Story<Where> = {
  ...Turn,
  args: { ...turn, src: caseFile('how-to-rob-a-bank', 'an-unconscious-robber-forfeits-the-next-card') },
};

export const NothingLeft: Story<Where> = {
  ...Turn,
  args: { ...turn, src: caseFile('how-to-rob-a-bank', 'the-fourth-bag-ends-the-game-at-once') },
  play: ({ canvasElement }) => goto(canvasElement),
};

/** Next to the board: both offer the same moves. */
export const WithBoard: Story = {
  render: () =>
    html`<heist-game game="how-to-rob-a-bank" seed="7"
      ><heist-floor></heist-floor><heist-moves></heist-moves
    ></heist-game>`,
};

export const Dark: Story<Where> = { ...Turn, play: unfold, decorators: [dark] };

export const German: Story<Where> = { ...Turn, args: { ...turn, lang: 'de' }, play: unfold };
