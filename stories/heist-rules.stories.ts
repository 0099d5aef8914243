import { html } from 'lit';
import { caseFile, click, dark, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-rules', component: 'heist-rules' };
export default meta;

interface Rules extends Record<string, unknown> {
  readonly game: string;
  readonly query: string;
  readonly rule: string;
  readonly lang: string;
}

const all: Rules = { game: 'lazy-heist', query: '', rule: '', lang: 'en' };

/** Every rule of a game, by what it is about. */
export const All: Story<Rules> = {
  args: all,
  render: ({ game, query, rule, lang }) =>
    html`<heist-rules lang=${lang} game=${game} query=${query} rule=${rule}></heist-rules>`,
};

/** “Elevator” stands in no rule, but “lift” does. */
export const BySynonym: Story<Rules> = { ...All, args: { ...all, query: 'elevator weight' } };

/** One rule with its related rules and examples. */
export const OneRule: Story<Rules> = { ...All, args: { ...all, rule: 'LH-PROTOCOL-5' } };

/** Beside a game it lists what applies in the current position. */
export const Here: Story = {
  render: () =>
    html`<heist-game
        id="sprayed"
        at="2"
        src=${caseFile('how-to-rob-a-bank', 'a-sprayed-guard-no-longer-protects-the-bag')}
      >
        <heist-floor no-cards></heist-floor>
        <heist-replay></heist-replay>
      </heist-game>
      <heist-rules for="sprayed"></heist-rules>`,
};

export const German: Story<Rules> = { ...All, args: { ...all, lang: 'de', query: 'Fahrstuhl' } };

export const Dark: Story<Rules> = { ...All, args: { ...all, query: 'guard' }, decorators: [dark] };

export const Unknown: Story<Rules> = {
  ...All,
  args: { ...all, game: 'monopoly' },
  parameters: { error: true },
};

/** A click on “More” shows what belongs to a rule. */
export const Opened: Story<Rules> = {
  ...All,
  args: { ...all, query: 'ruby' },
  play: async ({ canvasElement }) => {
    const rules = canvasElement.querySelector('heist-rules');
    if (rules) await click(rules, 'button.link');
  },
};
