// Every element of the kit, and embeds in pages that strip unknown tags. The file that a script tag loads.
import '../heist-game/heist-game.js';
import '../heist-case/heist-case.js';
import '../heist-chart/heist-chart.js';
import '../heist-order/heist-order.js';
import '../heist-quiz/heist-quiz.js';
import { upgradeEmbeds } from '../internal/embed.js';

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => upgradeEmbeds(document), { once: true });
else upgradeEmbeds(document);
