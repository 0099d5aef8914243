import { html } from 'lit';
import { caseFile, dark, goto, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-replay', component: 'heist-replay' };
export default meta;

interface Where extends Record<string, unknown> {
  readonly src: string;
  readonly lang: string;
}

const spray: Where = { src: caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things'), lang: 'en' };

/** Before the first step: what the author says. */
export const AtTheStart: Story<Where> = {
  args: spray,
  render: ({ src, lang }) => html`<heist-game lang=${lang} src=${src}><heist-replay></heist-replay></heist-game>`,
};

export const InTheMiddle: Story<Where> = { ...AtTheStart, play: ({ canvasElement }) => goto(canvasElement, 3) };

export const AtTheEnd: Story<Where> = { ...AtTheStart, play: ({ canvasElement }) => goto(canvasElement) };

/** Several phases, marked on the slider. */
export const ManyPhases: Story<Where> = {
  ...AtTheStart,
  args: { ...spray, src: caseFile('how-to-rob-a-bank', 'a-bag-in-hand-at-the-end-of-the-round-is-lost') },
};

/** A diagram has one step: nothing to replay. */
export const OneStep: Story = {
  render: () =>
    html`<heist-game .case=${{ game: 'how-to-rob-a-bank', start: { flow: 'rob.bank.choose' } }}>
      <heist-replay></heist-replay>
    </heist-game>`,
};

/** With the board: pieces travel from step to step. */
export const WithBoard: Story<Where> = {
  args: { ...spray, src: caseFile('how-to-rob-a-bank', 'the-alarm-pulls-all-awake-guards') },
  render: ({ src, lang }) =>
    html`<heist-game lang=${lang} src=${src}>
      <heist-floor no-cards></heist-floor><heist-replay></heist-replay>
    </heist-game>`,
};

export const Dark: Story<Where> = { ...InTheMiddle, decorators: [dark] };

export const German: Story<Where> = { ...InTheMiddle, args: { ...spray, lang: 'de' } };
