// What is alike stands side by side in the file for pages, because it compresses better so: modules come in the order in
// which they are first imported. Style sheets, then what is drawn.
import '../board/plan.styles.js';
import '../board/pieces.styles.js';
import '../heist-game/heist-game.styles.js';
import '../heist-floor/heist-floor.styles.js';
import '../heist-rule/heist-rule.styles.js';
import '../base/tokens.styles.js';
import '../heist-replay/heist-replay.styles.js';
import '../board/cards.styles.js';
import '../base/icons.bar.js';
import '../base/icons.things.js';
import '../base/icons.actions.js';
import '../board/pieces.js';
import '../base/icons.js';
import '../board/arrows.js';
