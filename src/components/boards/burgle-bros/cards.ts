// What each burglar has: stealth, a character, tools and loot.
import { characters, fullStealth } from '../../../rules/burgle-bros/data.js';
import { mask, round } from '../../base/icons.things.js';
import type { CardRow, CardView, Scene } from '../../board/board.js';
import { bareName, phrase } from '../../board/phrase.js';
import { cardIcons } from './card-icons.js';
import { explained, isIn, positionOf } from './position.js';

export function cardRows(scene: Scene): CardRow[] {
  const { order, active, burglars, effects } = positionOf(scene);
  const { counters } = scene.words;
  return order.flatMap((id): CardRow[] => {
    const burglar = burglars[id];
    if (!burglar) return [];
    const { character } = burglar;
    const beside = effects.flatMap(({ card, owner }) => (owner === id ? [card] : []));
    return [
      {
        actor: id,
        name: phrase(scene.texts.names[id] ?? id),
        active: id === active && !isIn(scene.flow, 'setup', 'over'),
        counters: [
          {
            icon: mask,
            label: counters['stealth'] ?? '',
            value: burglar.stealth,
            of: Math.max(fullStealth, burglar.stealth),
          },
        ],
        groups: [
          ...(character === null
            ? []
            : [{ label: scene.texts.names[character] ?? character, cards: [view(character, scene)] }]),
          { label: counters['tools'] ?? '', cards: burglar.tools.map((card) => view(card, scene, id)) },
          { label: counters['loot'] ?? '', cards: burglar.loot.map((card) => view(card, scene)) },
          { label: counters['effects'] ?? '', cards: beside.map((card) => view(card, scene)) },
        ].filter(({ cards }) => cards.length > 0),
      },
    ];
  });
}

const isCharacter = (card: string): boolean => characters.includes(card);

/** A tool without a choice is used by a click on its card. */
function view(card: string, scene: Scene, user?: string): CardView {
  const name = phrase(scene.texts.names[card] ?? card);
  return {
    id: card,
    // The character's name stands above the card.
    ...(!isCharacter(card) && { name: bareName(name) }),
    says: `${name}: ${explained(scene, card) ?? ''}`,
    face: 'up',
    parts: [{ icons: [cardIcons[card] ?? (isCharacter(card) ? mask : round)], open: null }],
    ...(user !== undefined && { move: `${user} use ${card}` }),
  };
}
