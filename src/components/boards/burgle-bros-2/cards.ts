// What each crook has: stress, gear in front and under the card, an event, a depot card. And what lies ready for all.
import { numbers, tasksPerCard } from '../../../rules/burgle-bros-2/data.js';
import { gearCard, type Gear } from '../../../rules/burgle-bros-2/gear/data.js';
import type { Crook, GearState, Position } from '../../../rules/burgle-bros-2/position.js';
import { actions } from '../../base/icons.actions.js';
import type { CardRow, CardView, Counter, Scene } from '../../board/board.js';
import { bareName, phrase } from '../../board/phrase.js';
import { backIcons, cardIcons, gearIcons } from './gear-icons.js';
import { crooksIn, explained, isIn, positionOf } from './position.js';

export const cardRows = (scene: Scene): CardRow[] => [
  ...crooksIn(positionOf(scene)).map(([name, crook]) => rowOf(name, crook, scene)),
  ...tableRow(scene),
];

function rowOf(name: string, crook: Crook, scene: Scene): CardRow {
  const { turn, finale } = positionOf(scene);
  const { counters } = scene.words;
  const { character, stress, gear, event, depot } = crook;
  const title = [name, ...(character === null ? [] : [character])].map((id) => phrase(scene.texts.names[id] ?? id));
  const cards = Object.entries(gear).filter(([, { state }]) => state !== 'gone') as [Gear, GearState][];
  return {
    actor: name,
    name: title.join(' · '),
    active: name === turn.crook && !isIn(scene.flow, 'setup', 'over', 'campaign'),
    counters: [
      {
        icon: '',
        label: counters['stress'] ?? '',
        value: stress,
        of: Math.max(numbers.stressLimit, stress),
        ...(stress >= numbers.stressLimit - numbers.meetingStress && { tone: 'alarm' as const }),
      },
      ...inFinale(name, finale, scene),
    ],
    groups: [
      { label: counters['gear'] ?? '', cards: cards.map(([card, state]) => gearView(card, state, name, scene)) },
      { label: counters['event'] ?? '', cards: event === null ? [] : [plainView(event, cardIcons.event, scene)] },
      { label: counters['depot'] ?? '', cards: depot === null ? [] : [depotView(depot, scene)] },
    ].filter((group) => group.cards.length > 0),
  };
}

/** What a crook has to show for in the finale. */
function inFinale(name: string, finale: Position['finale'], { words: { counters } }: Scene): Counter[] {
  const had = { steaks: finale.steaks, walls: finale.smashed, die: finale.dieOf };
  return Object.entries(had).flatMap(([key, count]) =>
    count[name] === undefined ? [] : [{ icon: '', label: counters[key] ?? '', value: count[name] }],
  );
}

/** Under the crook's card, ready in front of it, or flipped: then the back says what it can still do. */
function gearView(card: Gear, { state, used }: GearState, name: string, scene: Scene): CardView {
  const { uses, back } = gearCard(card);
  const { things } = scene.words;
  const title = phrase(scene.texts.names[card] ?? card);
  if (state === 'flipped')
    return {
      id: card,
      name: bareName(title),
      says: `${phrase(things['gearFlipped'] ?? '', { name: title })}: ${explained(scene, back ?? '') ?? ''}`,
      face: 'up',
      parts: [
        { icons: [actions['flip'] ?? ''], open: null },
        { icons: [back === null ? '' : backIcons[back]], open: null },
      ],
      move: `${name} back ${card}`,
    };
  const isReady = state === 'ready';
  const word = things[isReady ? 'gearReady' : 'gearUnder'] ?? '';
  return {
    id: card,
    name: bareName(title),
    says: `${phrase(word, { name: title, left: uses - used, uses })}: ${explained(scene, card) ?? ''}`,
    face: isReady ? 'up' : 'seen',
    parts: [{ icons: [gearIcons[card]], open: null }],
    ...(isReady && uses > 1 && { left: { count: uses - used, of: uses } }),
    move: `${name} ${isReady ? 'use' : 'prepare'} ${card}`,
  };
}

const plainView = (card: string, icon: string, scene: Scene): CardView => ({
  id: card,
  name: bareName(scene.texts.names[card] ?? card),
  says: `${phrase(scene.texts.names[card] ?? card)}: ${explained(scene, card) ?? ''}`,
  face: 'up',
  parts: [{ icons: [icon], open: null }],
});

const depotView = ({ card, done }: NonNullable<Crook['depot']>, scene: Scene): CardView => ({
  ...plainView(card, cardIcons.depot, scene),
  left: { count: done.length, of: tasksPerCard },
});

/** The finale, the events drawn last, and loot: they belong to nobody. */
function tableRow(scene: Scene): CardRow[] {
  const { finale, events, campaign } = positionOf(scene);
  const { counters, places } = scene.words;
  const drawn = Object.values(events).flatMap(({ discard }) => discard.slice(-1));
  const number = finale.number === null ? [] : [`finale-${finale.number}`];
  const isKnown = finale.open || campaign !== null;
  const groups = [
    {
      label: counters['finale'] ?? '',
      cards: number.map((card): CardView =>
        isKnown
          ? { ...plainView(card, cardIcons.finale, scene), face: finale.open ? 'up' : 'seen' }
          : { id: 'finale', says: counters['finale'] ?? '', face: 'down', parts: [] },
      ),
    },
    { label: counters['event'] ?? '', cards: drawn.map((card) => plainView(card, cardIcons.event, scene)) },
    {
      label: counters['loot'] ?? '',
      cards: (campaign?.loot ?? []).map((card) => plainView(card, cardIcons.loot, scene)),
    },
  ].filter(({ cards }) => cards.length > 0);
  return groups.length === 0 ? [] : [{ actor: 'table', name: places['table'] ?? '', active: false, groups }];
}
