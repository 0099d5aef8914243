import { html } from 'lit';
import { caseFile, sideBySide, type Meta, type Story } from '../story.js';

const meta: Meta = { title: 'How to Rob a Bank/A lost card, not a lost turn' };
export default meta;

/** Robbers must, the bank may: two panels side by side. */
export const MustAndMay: Story = {
  render: () =>
    sideBySide(
      html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-robber-who-is-down-must-pay-a-card')}></heist-game>`,
      html`<heist-game src=${caseFile('how-to-rob-a-bank', 'a-bank-with-a-guard-down-may-choose')}></heist-game>`,
    ),
};

/** If every guard is unconscious, the bank has no choice either. */
export const EveryGuardDown: Story = {
  render: () =>
    html`<heist-game src=${caseFile('how-to-rob-a-bank', 'with-every-guard-down-the-bank-must-forfeit')}></heist-game>`,
};
