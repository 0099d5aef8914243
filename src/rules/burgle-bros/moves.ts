// Every move of the game as it is written, and the rule function behind each.
import { grammar } from '../../notation/moves/grammar.js';
import type { Move } from '../../table/move.js';
import { actionMoves, actionTests } from './actions.js';
import { due } from './agenda.js';
import { alarmMoves, alarmSteps, alarmTests } from './alarms.js';
import { arrivalTests } from './guard-arrival.js';
import { floorsOf, shifted, type Space } from './board.js';
import { spacesOf } from './spaces.js';
import { characterMoves } from './characters.js';
import { events, loot, tools } from './box.js';
import { hackKinds } from './data.js';
import { entryMoves, entrySteps, entryTests } from './entering.js';
import { eventChoices, eventMoves, eventSteps, eventTests } from './events.js';
import { fallSteps, fallTests } from './falling.js';
import { gainMoves, gainSteps, gainTests, keepsOf } from './drawing-cards.js';
import { guardMoves, guardSteps, guardTests, openSteps } from './guards.js';
import { lostVisual, patrolCards } from './patrol.js';
import { burglar, here, isCharacter, isFaceUp, isSpace, neighbours, isRuled, type Position } from './position.js';
import { safeMoves, safeSteps, safeTests } from './safes.js';
import { setupMoves, setupSteps, setupTests } from './setup.js';
import { stealthMoves, stealthSteps, stealthTests } from './stealth.js';
import { tileMoves, tilesOf, tileTests } from './tiles.js';
import { toolMoves } from './tools.js';
import { endTests, turnMoves, turnSteps, turnTests } from './turns.js';

/** Any space, even one that this building lacks: the rules refuse it, so that the reader hears why. */
const anySpace = /^(\d\.[a-z]\d|roof|outside)$/;
const faces = ['1', '2', '3', '4', '5', '6'];
const cards = [...new Set([...tools, ...loot])];

const allSpaces = ({ options, gap }: Position): readonly Space[] => spacesOf(options.job, gap);

/** Spaces side by side with one, walls or not. */
function around(space: Space): Space[] {
  const [floor, column, row] = [space.slice(0, 2), space.charAt(2), space.charAt(3)];
  const beside = (x: number, y: number) => `${floor}${String.fromCharCode(column.charCodeAt(0) + x)}${Number(row) + y}`;
  return [beside(0, -1), beside(-1, 0), beside(1, 0), beside(0, 1)];
}
/** Spaces that somebody could walk to or look at from where he is. */
function nearby(position: Position, at: Space): Space[] {
  if (!isSpace(at)) return [];
  const ducts = Object.entries(position.tiles).flatMap(([space, tile]) =>
    tile.startsWith('service-duct') ? [space] : [],
  );
  return [...new Set([...around(at), shifted(at, 1), shifted(at, -1), ...ducts])];
}
const near = (position: Position): Space[] => [...nearby(position, here(position)), 'roof'];
const nearAnybody = (position: Position): Space[] => [
  ...new Set(position.order.flatMap((id) => nearby(position, burglar(position, id).at))),
];
/** Lists that only one tool or character needs are empty for everybody else. */
const ifHolding = (tool: string, list: (position: Position) => Space[]) => (position: Position) =>
  burglar(position, position.active).tools.includes(tool) ? list(position) : [];
const ifPlaying = (character: string, list: (position: Position) => Space[]) => (position: Position) =>
  isCharacter(position, position.active, character) ? list(position) : [];
const hidden = (position: Position): Space[] => allSpaces(position).filter((space) => !isFaceUp(position, space));
const twoSteps = (position: Position): Space[] => {
  const at = here(position);
  return isSpace(at)
    ? [...new Set([at, ...neighbours(position, at).flatMap((next) => [next, ...neighbours(position, next)])])]
    : [];
};

const patterns = grammar<Position>({
  chance: [
    'reveal <anyspace> <tile>',
    'roll <die>…',
    'draw patrol <floor> <patrolcard>',
    'draw tool <card>',
    'draw loot <card>',
    'draw event <event>',
    'look patrol <floor> <patrolcard>',
    'look event <event>…',
  ],
  players: [
    '<burglar> peek <near>',
    '<burglar> walk <near>',
    '<burglar> pay',
    '<burglar> stay',
    '<burglar> risk',
    '<burglar> hack',
    '<decider> hack <kind>',
    '<decider> allow',
    '<burglar> add-die [way]',
    '<burglar> crack [way]',
    '<burglar> give <burglar> <held>',
    '<burglar> accept',
    '<burglar> refuse',
    '<burglar> use blueprints <plan>',
    '<burglar> use crowbar <crowbar>',
    '<burglar> use crystal-ball',
    '<burglar> use donuts <floor>',
    '<burglar> use dynamite <dynamite>',
    '<burglar> use emp',
    '<burglar> use invisible-suit',
    '<burglar> use makeup-kit',
    '<burglar> use rollerskates',
    '<burglar> use smoke-bomb',
    '<burglar> use stethoscope <dieno> <die>',
    '<burglar> use thermal-bomb <way>',
    '<burglar> use virus <room>',
    '<burglar> take <lying>',
    '<burglar> slip <near:passed>',
    '<burglar> climb <way>',
    '<burglar> laptop',
    '<burglar> xray <near:xrayed>',
    '<burglar> enhance <seen>',
    '<burglar> crybaby <near:enticed>',
    '<burglar> take-alarm',
    '<burglar> drop-alarm',
    '<burglar> crow <crow>',
    '<burglar> tinker',
    '<burglar> order <burglar> <ordered>',
    '<burglar> swap <burglar>',
    '<burglar> foresee <deck>',
    '<burglar> keep <kept>…',
    '<burglar> end',
    '<decider> target <target>',
    '<burglar> spend <source>',
    '<burglar> choose <choice>',
    '<burglar> pass',
    'team enter <entrance>',
    'team first <burglar>',
    'team route <step>',
  ],
  words: {
    burglar: ({ order }) => order,
    decider: ({ order }) => ['team', ...order],
    near: { listed: near, others: anySpace },
    passed: { listed: ifPlaying('acrobat', near), others: anySpace },
    xrayed: { listed: ifPlaying('hawk', near), others: anySpace },
    enticed: { listed: ifPlaying('juicer', near), others: anySpace },
    anyspace: { listed: () => [], others: anySpace },
    entrance: { listed: allSpaces, others: anySpace },
    ordered: { listed: ifPlaying('rook', nearAnybody), others: anySpace },
    plan: { listed: ifHolding('blueprints', hidden), others: anySpace },
    crowbar: { listed: ifHolding('crowbar', near), others: anySpace },
    dynamite: { listed: ifHolding('dynamite', near), others: anySpace },
    seen: { listed: ifPlaying('hawk-trained', hidden), others: anySpace },
    crow: {
      listed: (position) => [
        ...ifPlaying('raven', twoSteps)(position),
        ...ifPlaying('raven-trained', () => ['here'])(position),
      ],
      others: /^(\d\.[a-z]\d|here)$/,
    },
    step: { listed: openSteps, others: anySpace },
    target: { listed: (position) => due(position, 'target')?.among ?? [], others: anySpace },
    tile: (position) => [...new Set([...tilesOf(position), 'plain'])],
    die: () => faces,
    dieno: {
      listed: (position) => (due(position, 'safe')?.rolled ?? []).map((_, i) => String(i + 1)),
      others: /^\d+$/,
    },
    floor: { listed: ({ options }) => floorsOf(options.job), others: /^\d$/ },
    patrolcard: (position) => [
      ...new Set([...patrolCards(position), lostVisual, ...(position.gap ? [position.gap] : [])]),
    ],
    card: () => cards,
    event: () => events,
    kind: { listed: () => [...hackKinds, 'laptop'], others: [] },
    room: () => hackKinds,
    way: () => ['up', 'down'],
    held: {
      listed: ({ burglars }) => [
        ...new Set(Object.values(burglars).flatMap((piece) => [...piece.tools, ...piece.loot])),
      ],
      others: cards,
    },
    lying: {
      listed: (position) => [...new Set([...(position.ground[here(position)] ?? []), 'persian-kitty'])],
      others: cards,
    },
    deck: () => ['patrol', 'event'],
    kept: { listed: () => [], others: [...cards, ...events, 'top', 'bottom'] },
    source: () => ['own', 'lavatory', 'smoke'],
    choice: { listed: eventChoices, others: /^(\d\.[a-z]\d|none|[a-z][a-z0-9-]*)$/ },
  },
  // Of the many tools only those in hand.
  isWorthTrying: (position, [, verb, tool]) =>
    verb !== 'use' || tool === undefined || burglar(position, position.active).tools.includes(tool),
  actors: ({ order }) => ['team', ...order],
});

/** Answers of several words are listed here: the patterns above list one word at most. */
export const moves = {
  ...patterns,
  candidates(verb: string, position: Position, actor?: string): readonly Move[] {
    const keep = verb === 'keep' ? due(position, 'keep') : undefined;
    return keep
      ? Array.from(keepsOf(position), (args) => ({ by: keep.who, verb, args }))
      : patterns.candidates(verb, position, actor);
  },
};

/** Kinds of verbs, as the chart's `refuses` names them. */
export const kinds = {} as const;

/** The rules layer as the chart names it. */
export const ruleFunctions = {
  moves: {
    ...setupMoves,
    ...turnMoves,
    ...actionMoves,
    ...tileMoves,
    ...entryMoves,
    ...alarmMoves,
    ...stealthMoves,
    ...safeMoves,
    ...gainMoves,
    ...toolMoves,
    ...characterMoves,
    ...eventMoves,
    ...guardMoves,
  },
  steps: {
    ...setupSteps,
    ...turnSteps,
    ...entrySteps,
    ...fallSteps,
    ...alarmSteps,
    ...stealthSteps,
    ...safeSteps,
    ...gainSteps,
    ...eventSteps,
    ...guardSteps,
  },
  tests: {
    ...endTests,
    ...setupTests,
    ...turnTests,
    ...actionTests,
    ...tileTests,
    ...entryTests,
    ...fallTests,
    ...alarmTests,
    ...stealthTests,
    ...safeTests,
    ...gainTests,
    ...eventTests,
    ...arrivalTests,
    ...guardTests,
  },
};

/** Who is meant by a name in the chart's `by`: rulings hack-decider and tie-chooser hand a choice to somebody else. */
export function actorOf(name: string, position: Position): string {
  if (name === 'hack-decider')
    return !isRuled(position, 'hack-decider', 'burglar') ? 'team' : (due(position, 'hack')?.who ?? position.active);
  if (name === 'tie-chooser') return isRuled(position, 'tie-chooser', 'team') ? 'team' : position.active;
  if (name === 'loser') return due(position, 'lose')?.who ?? position.active;
  if (name === 'keeper') return due(position, 'keep')?.who ?? position.active;
  if (name === 'receiver') return due(position, 'exchange')?.to ?? position.active;
  return name === 'turn' ? position.active : name;
}
