// What a board answers to somebody who acts on it: the moves to choose from, why there is none, how the table goes on.
// Loaded with the first answer.
import { bubbleStyles } from './board-bubble.js';
import { paceStyles } from './pace-bar.js';

export { choiceBubble, refusalBubble, uncoverBubble } from './board-bubble.js';
export { paceBar } from './pace-bar.js';
export { answersUi } from '../../../locales/en/ui-answers.js';

export const answerStyles = [paceStyles, bubbleStyles];
