import { html } from 'lit';
import { click, dark, shown, type Meta, type Play, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-order', component: 'heist-order' };
export default meta;

interface Procedure extends Record<string, unknown> {
  readonly procedure: string;
  readonly lang: string;
}

const roundEnd: Procedure = { procedure: 'round-end', lang: 'en' };

/** The rulebook's order, until the reader moves a step. */
export const BooksOrder: Story<Procedure> = {
  args: roundEnd,
  render: ({ procedure, lang }) =>
    html`<heist-order lang=${lang} game="how-to-rob-a-bank" procedure=${procedure}>
      <script type="application/json">
        {
          "flow": "round-end.clear",
          "robbers": { "yellow": { "at": "a1", "carries": 2 }, "red": "b1" },
          "bags": { "b2": 1 }
        }
      </script>
    </heist-order>`,
};

const lastStepFirst: Play = async ({ canvasElement }) => {
  const order = await shown(canvasElement, 'heist-order');
  await click(order, 'li:last-child .up');
  await click(order, 'li:nth-child(2) .up');
};

/** The last step first: both runs side by side, with the differences. */
export const Changed: Story<Procedure> = { ...BooksOrder, play: lastStepFirst };

/** An unknown procedure: the message lists the known ones. */
export const UnknownProcedure: Story<Procedure> = { ...BooksOrder, args: { ...roundEnd, procedure: 'protocol' } };

export const UnknownGame: Story = {
  parameters: { error: true },
  render: () => html`<heist-order game="rob-a-bank"></heist-order>`,
};

export const Dark: Story<Procedure> = { ...BooksOrder, play: lastStepFirst, decorators: [dark] };

export const German: Story<Procedure> = { ...BooksOrder, args: { ...roundEnd, lang: 'de' }, play: lastStepFirst };
