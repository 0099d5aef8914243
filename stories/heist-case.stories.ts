import { html } from 'lit';
import { caseFile, dark, type Meta, type Story } from './story.js';

const meta: Meta = { title: 'Elements/heist-case', component: 'heist-case' };
export default meta;

/** Checked in the reader's own browser. */
export const Holds: Story<{ lang: string }> = {
  args: { lang: 'en' },
  render: ({ lang }) =>
    html`<heist-case
      lang=${lang}
      src=${caseFile('how-to-rob-a-bank', 'a-sprayed-guard-no-longer-protects-the-bag')}
    ></heist-case>`,
};

/** The case expects something that is not true: expected, found, and the rule. */
export const Fails: Story = {
  render: () =>
    html`<heist-case
      .case=${{
        game: 'how-to-rob-a-bank',
        title: 'Says that a guard may refuse to walk',
        start: {
          flow: 'rob.bank.card',
          card: { id: 'walk+tackle', left: ['walk', 'tackle'] },
          guards: { g1: 'b2', g2: 'c3' },
          robbers: { yellow: 'b2', red: 'a1' },
          stacks: { bank: ['walk'], yellow: ['walk'], red: ['walk'] },
        },
        moves: ['bank tackle g1 yellow', { expect: { legal: ['bank done'] } }, 'bank walk g1 b1'],
        expect: { position: { guards: { g1: { at: 'b2' } } } },
      }}
    ></heist-case>`,
};

/** A move is not legal: the case is shown up to that point. */
export const BreaksOff: Story = {
  parameters: { error: true },
  render: () =>
    html`<heist-case
      .case=${{
        game: 'how-to-rob-a-bank',
        title: 'Says that a guard may walk out onto the street',
        start: { flow: 'rob.bank.card', card: { id: 'walk', left: ['walk'] }, guards: { g1: 'b2', g2: 'c3' } },
        moves: ['bank walk g1 n-b'],
      }}
    ></heist-case>`,
};

/** Text that is not a case: all problems at once, with their places. */
export const NoCase: Story = {
  parameters: { error: true },
  render: () => html`<heist-case .text=${'game: how-to-rob-a-bank\nmovs: [bank play]\nstart: [1, 2]'}></heist-case>`,
};

export const Dark: Story = { ...Fails, decorators: [dark] };

export const German: Story<{ lang: string }> = { ...Holds, args: { lang: 'de' } };
