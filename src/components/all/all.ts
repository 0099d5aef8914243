// Every element of the kit at once, and embeds in pages that strip unknown tags.
import '../heist-case/heist-case.js';
import '../heist-chart/heist-chart.js';
import '../heist-floor/heist-floor.js';
import '../heist-game/heist-game.js';
import '../heist-guide/heist-guide.js';
import '../heist-lesson/heist-lesson.js';
import '../heist-log/heist-log.js';
import '../heist-moves/heist-moves.js';
import '../heist-order/heist-order.js';
import '../heist-quiz/heist-quiz.js';
import '../heist-replay/heist-replay.js';
import '../heist-rule/heist-rule.js';
import '../heist-rules/heist-rules.js';
import '../heist-tracker/heist-tracker.js';
import { upgradeEmbeds } from './embed.js';

// Imported in Node (by a page that is rendered on a server, say) there is no document.
if (typeof document !== 'undefined') {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => upgradeEmbeds(document), { once: true });
  else upgradeEmbeds(document);
}
