// What a script tag brings. What a replay takes is in it; everything else loads when the page first needs it. Also turns
// embeds in pages that strip unknown tags into the elements that they stand for.
import './lit.js';
import './module-order.js';
import '../heist-replay/heist-replay.js';
import '../heist-floor/heist-floor.js';
import '../heist-game/heist-game.js';
import { define, elements } from '../loading/elements.js';

const tags = Object.keys(elements).join();

function look(root: ParentNode): void {
  // What stands in an embed is complete only when the page is.
  if (document.readyState !== 'loading' && root.querySelector('.heist-embed'))
    void import('../all/embed.js').then(({ upgradeEmbeds }) => upgradeEmbeds(root));
  void define([...root.querySelectorAll(tags)].map(({ localName }) => localName));
}

look(document);
document.addEventListener('DOMContentLoaded', () => look(document), { once: true });
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element) {
        void define([node.localName]);
        look(node.matches('.heist-embed') && node.parentNode ? node.parentNode : node);
      }
}).observe(document, { childList: true, subtree: true });
