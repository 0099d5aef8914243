// Every word of the interface: what another language has to say.
import type { ui } from './en/ui.js';
import type { answersUi } from './en/ui-answers.js';
import type { floorsUi } from './en/ui-floors.js';
import type { layoutUi } from './en/ui-layout.js';
import type { playUi } from './en/ui-play.js';
import type { ruleUi } from './en/ui-rule.js';
import type { shareUi } from './en/ui-share.js';
import type { learningUi } from './en/ui-learning.js';

export type UiWords = typeof ui &
  typeof floorsUi &
  typeof layoutUi &
  typeof playUi &
  typeof answersUi &
  typeof ruleUi &
  typeof shareUi &
  typeof learningUi;
