import { html } from 'lit';
import { caseFile, dark, goto, part, shown, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-log', component: 'heist-log' };
export default meta;

/** What happened up to the last step, each line with its rule. */
export const Told: Story<{ lang: string }> = {
  args: { lang: 'en' },
  render: ({ lang }) =>
    html`<heist-game lang=${lang} src=${caseFile('how-to-rob-a-bank', 'one-awake-guard-bars-five-things')}
      ><heist-log></heist-log
    ></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

export const NothingYet: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-moved-guard-may-not-return')}
      ><heist-log></heist-log
    ></heist-game>`,
};

/** Pointing at a line shows the places on the board. */
export const PointsAtTheBoard: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'the-alarm-pulls-all-awake-guards')}>
      <heist-floor no-cards></heist-floor><heist-log></heist-log>
    </heist-game>`,
  play: async ({ canvasElement }) => {
    await goto(canvasElement);
    const log = await shown(canvasElement, 'heist-log');
    part(log, '.line').dispatchEvent(new PointerEvent('pointerenter'));
    await log.updateComplete;
  },
};

/** A long log scrolls. */
export const Long: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'the-floor-is-laid-and-everything-finds-its-place')}
      ><heist-log></heist-log
    ></heist-game>`,
  play: ({ canvasElement }) => goto(canvasElement),
};

export const Dark: Story<{ lang: string }> = { ...Told, decorators: [dark] };

export const German: Story<{ lang: string }> = { ...Told, args: { lang: 'de' } };
