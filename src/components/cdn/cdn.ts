// The file that a script tag loads. What a game or a replay takes is in it; the other elements load when the page first
// has one of them. Also turns embeds in pages that strip unknown tags into the elements that they stand for.
import '../heist-game/heist-game.js';
import { upgradeEmbeds } from '../internal/embed.js';

const onDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  'heist-case': () => import('../heist-case/heist-case.js'),
  'heist-chart': () => import('../heist-chart/heist-chart.js'),
  'heist-moves': () => import('../heist-moves/heist-moves.js'),
  'heist-order': () => import('../heist-order/heist-order.js'),
  'heist-quiz': () => import('../heist-quiz/heist-quiz.js'),
};
const tags = Object.keys(onDemand);

function load(element: Element): void {
  if (!customElements.get(element.localName))
    onDemand[element.localName]?.().catch((error: unknown) => console.error(error));
}

function look(root: ParentNode): void {
  // What stands in an embed is complete only when the page is.
  if (document.readyState !== 'loading') upgradeEmbeds(root);
  for (const element of root.querySelectorAll(tags.join())) load(element);
}

look(document);
document.addEventListener('DOMContentLoaded', () => look(document), { once: true });
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element) {
        load(node);
        look(node.matches('.heist-embed') && node.parentNode ? node.parentNode : node);
      }
}).observe(document, { childList: true, subtree: true });
