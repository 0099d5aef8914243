// What a frame on the stack may not say: each needs somebody, some place, and what its state is about.
import { found, problemsOf } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import { floorNumbered, floorOf, isSpace, spaces, type Floor } from './board.js';
import { deckOfEvent, distracted, finales, type EventCard } from './box.js';
import { allGear } from './gear/data.js';
import { cardsIn } from './patrol.js';
import { guardOn, names, type Position } from './position.js';
import { placeOfRoom } from './rooms.js';
import { isFrame, kindOf, type EventFrame, type StackFrame, type FrameKind } from './stack.js';
import { frameSchemas } from './stack-schema.js';
import { isAt } from './states.js';
import { evenRooms } from './targets.js';

/** A claim about a frame: where it is written, whether it holds, what would be right. */
type Claim = readonly [key: string, holds: boolean, expected: string];

/** The problems of the frame that lies there, as the position stands. */
export function frameProblems(position: Position, frame: StackFrame, i: number): Problem[] {
  const shape = problemsOf(frameSchemas[kindOf(frame) as FrameKind], frame, ['stack', i]);
  if (shape.length > 0) return shape;
  const data = frame as unknown as Readonly<Record<string, unknown>>;
  return [...peopleAndPlaces(position, frame), ...ownData(position, frame)]
    .filter(([, holds]) => !holds)
    .map(([key, , expected]) => ({ path: ['stack', i, key], found: found(data[key]), expected }));
}

function peopleAndPlaces({ crooks }: Position, frame: StackFrame): Claim[] {
  const data = frame as unknown as Readonly<Record<string, unknown>>;
  const kind = kindOf(frame) ?? '';
  const needsPlace = ['entering', 'exploring', 'commotion'].includes(kind);
  const needsFloor = ['walk', 'draw'].includes(kind);
  return [
    ['crook', !('crook' in data) || Object.hasOwn(crooks, String(data['crook'])), Object.keys(crooks).join(', ')],
    ['at', !needsPlace || isSpace(data['at']), 'a room'],
    ['floor', !needsFloor || data['floor'] === 1 || data['floor'] === 2, '1 or 2'],
  ];
}

function ownData(position: Position, frame: StackFrame): Claim[] {
  const hasGuard = (floor: Floor): boolean => guardOn(position, floor) !== undefined;
  if (isFrame(frame, 'commotion'))
    return [['at', isSpace(frame.at) && hasGuard(floorOf(frame.at)), 'a room of a floor with a guard']];
  if (isFrame(frame, 'walk')) return [['floor', hasGuard(floorNumbered(frame.floor)), 'a floor with a guard']];
  if (isFrame(frame, 'draw'))
    return [
      ['floor', hasGuard(floorNumbered(frame.floor)), 'a floor with a guard'],
      [
        'card',
        !isAt(frame.flow, 'resolve.draw.card') ||
          frame.card !== null ||
          cardsIn(position, floorNumbered(frame.floor)) > 0,
        'a deck with a card to draw',
      ],
      [
        'card',
        !isAt(frame.flow, 'resolve.draw.choose') ||
          (frame.card === distracted && evenRooms(position, floorNumbered(frame.floor)).length > 0),
        'distracted, with a face-up even room on the floor',
      ],
    ];
  if (isFrame(frame, 'dice'))
    return [
      ['rolled', !isAt(frame.flow, 'resolve.dice.window') || frame.rolled.length === frame.n, `${frame.n} dice`],
      ['to', frame.for !== 'cashier' || isSpace(frame.to), 'the room that is walked to'],
      ['for', frame.for !== 'safe' || placeOfRoom(position, 'safe') !== undefined, 'a safe that is face up'],
    ];
  if (isFrame(frame, 'event')) return eventClaims(position, frame);
  return isFrame(frame, 'finale') ? finaleClaims(position, frame.flow, frame.at) : [];
}

/** What the drawer of an event may have chosen, and what was drawn besides. */
const aFloor = ['1', '2'];
const choicesOf = (position: Position): Readonly<Partial<Record<EventCard, readonly string[]>>> => ({
  'splash-zone': allGear,
  cannonball: aFloor,
  'trade-shifts': aFloor,
  'go-for-a-swim': aFloor,
  'lifeguard-tip': spaces,
  directions: spaces,
  'share-a-drink': names(position),
});
const drawnFor: Readonly<Partial<Record<EventCard, readonly string[]>>> = {
  'splash-zone': allGear,
  'pool-prank': spaces,
  'go-for-a-swim': spaces,
};

function eventClaims(position: Position, { flow, deck, card, chosen, drawn }: EventFrame): Claim[] {
  if (card === null) return [['card', isAt(flow, 'resolve.event.draw'), 'the event that was drawn']];
  const choices = choicesOf(position)[card] ?? [];
  const cards = drawnFor[card] ?? [];
  return [
    ['card', deckOfEvent(card) === deck, `a card of the deck ${deck}`],
    [
      'chosen',
      chosen === null || choices.includes(chosen),
      choices.length ? `one of ${choices.slice(0, 4).join(', ')}, as the card asks` : 'null',
    ],
    ['drawn', drawn === null || cards.includes(drawn), cards.length ? 'what is drawn for the card' : 'null'],
  ];
}

/** Finales whose preparation begins in the safe. */
const fromTheSafe: ReadonlySet<number> = new Set([2, 5, 7]);

function finaleClaims(position: Position, flow: string, at: string | null): Claim[] {
  const { number, tiger, steaksOn } = position.finale;
  const isKnown = (finales as readonly (number | null)[]).includes(number);
  return [
    ['flow', isAt(flow, 'finale.draw') || isKnown, 'a finale whose number is known'],
    [
      'flow',
      !isAt(flow, 'finale.prepare') || !fromTheSafe.has(number ?? 0) || placeOfRoom(position, 'safe') !== undefined,
      'a safe that is face up',
    ],
    ['flow', !isAt(flow, 'finale.tiger') || (tiger !== null && steaksOn.length > 0), 'a tiger, and a steak next to it'],
    ['at', !isAt(flow, 'finale.chip') || position.chips[at ?? ''] === 'down', 'a room with a face-down chip'],
  ];
}
