import { html } from 'lit';
import { caseFile, click, dark, shown, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-rule', component: 'heist-rule' };
export default meta;

interface Rule extends Record<string, unknown> {
  readonly rule: string;
  readonly brief: boolean;
  readonly lang: string;
}

const walk: Rule = { rule: 'RB-WALK-3', brief: false, lang: 'en' };

export const Full: Story<Rule> = {
  args: walk,
  render: ({ rule, brief, lang }) => html`<heist-rule lang=${lang} rule=${rule} ?brief=${brief}></heist-rule>`,
};

/** In the middle of a text, as an id with a pop-up. */
export const InText: Story<Rule> = {
  args: { ...walk, brief: true },
  render: ({ rule, brief, lang }) =>
    html`<p lang=${lang}>A guard cannot stop halfway (<heist-rule rule=${rule} ?brief=${brief}></heist-rule>).</p>`,
};

/** The text opens at the id. */
export const Opened: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-walk-cannot-be-declined')}>
      <p>A guard cannot stop halfway (<heist-rule brief rule="RB-WALK-3"></heist-rule>).</p>
      <heist-floor no-cards></heist-floor>
    </heist-game>`,
  play: async ({ canvasElement }) => click(await shown(canvasElement, 'heist-rule'), 'button'),
};

/** A ruling: a question that the rulebook leaves open. */
export const Ruling: Story<Rule> = { ...Full, args: { ...walk, rule: 'RB-RULING-extra-between' } };

export const Unknown: Story<Rule> = { ...Full, args: { ...walk, rule: 'RB-WALK-99' }, parameters: { error: true } };

export const Dark: Story<Rule> = { ...Full, decorators: [dark] };

export const German: Story<Rule> = { ...Full, args: { ...walk, lang: 'de' } };
