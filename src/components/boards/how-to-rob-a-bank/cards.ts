// Hands, stacks and the card being carried out.
import { seats } from '../../../rules/how-to-rob-a-bank/data.js';
import { isIn } from '../../../rules/how-to-rob-a-bank/states.js';
import type { CardPart, CardRow, CardView, Scene } from '../../board/board.js';
import { phrase } from '../../board/phrase.js';
import { iconOf } from './icons.js';
import { isPlanning, positionOf } from './position.js';

/** One row per seat, from explore's end on. Planning shows the top of each stack, robbing what has been played (RB-PLAN-4). */
export function cardRows(scene: Scene): CardRow[] {
  const position = positionOf(scene);
  const { things } = scene.words;
  const { hands, stacks, played, card, turn } = position;
  const robbing = isIn(scene.flow, 'rob');
  return seats(position.options).flatMap((actor): CardRow[] => {
    const active = turn === actor && (robbing || isPlanning(scene));
    const stack = stacks[actor] ?? [];
    const done = played[actor] ?? [];
    const hand = active && isPlanning(scene) ? (hands[actor] ?? []) : [];
    const shown = (index: number): CardView['face'] =>
      isPlanning(scene) && index === stack.length - 1 ? 'up' : scene.memory ? 'seen' : 'down';
    const inCard = active && card;
    const groups = [
      {
        label: things['hand'] ?? '',
        cards: hand.map((id) => view(id, 'up', scene, { move: `${actor} plan ${id}` })),
      },
      { label: things['now'] ?? '', cards: inCard ? [view(card.id, 'up', scene, { now: true, left: card.left })] : [] },
      {
        label: things['stack'] ?? '',
        cards: stack.map((id, i) =>
          view(id, shown(i), scene, active && robbing && !card && i === 0 ? { move: `${actor} play` } : {}),
        ),
      },
      { label: things['played'] ?? '', cards: (inCard ? done.slice(0, -1) : done).map((id) => view(id, 'up', scene)) },
    ].filter(({ cards }) => cards.length > 0);
    return groups.length ? [{ actor, name: phrase(scene.texts.names[actor] ?? actor), active, groups }] : [];
  });
}

interface More {
  readonly move?: string;
  readonly now?: boolean;
  readonly left?: readonly string[];
}

function view(id: string, face: CardView['face'], { texts, words }: Scene, { left, ...more }: More = {}): CardView {
  const says =
    face === 'down' ? words.things['covered'] : phrase(words.things['card'] ?? '', { name: texts.names[id] ?? id });
  return { id, face, says: says ?? id, parts: partsOf(id, left), ...more };
}

/** `walk+pepper/pick`: walk, and pepper or pick. What is left is spelled as on the card, so equal parts are told apart by count. */
export function partsOf(id: string, left?: readonly string[]): CardPart[] {
  const open = [...(left ?? [])];
  return id.split('+').map((part) => {
    const at = open.indexOf(part);
    if (at >= 0) open.splice(at, 1);
    return { icons: part.split('/').flatMap((verb) => iconOf(verb) ?? []), open: left ? at >= 0 : null };
  });
}
