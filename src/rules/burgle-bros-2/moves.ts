// Every move of the game as it is written, and the rule function behind each.
import { grammar } from '../../notation/moves/grammar.js';
import type { Effect } from '../../table/event.js';
import type { Grammar, MoveRule } from '../../table/game.js';
import { actionMoves, rides } from './actions.js';
import { floors, spaces } from './board.js';
import { corners, diagonal, edges, endsOfWall, touching } from './spaces.js';
import { campaignSteps, campaignTests } from './campaign.js';
import { depotCards, distracted, eventCards, finales, tiles } from './box.js';
import { chips } from './data.js';
import { depotMoves, depotTests } from './depots.js';
import { diceMoves, diceSteps } from './dice.js';
import { enteringMoves, enteringSteps, enteringTests } from './entering.js';
import { eventMoves, eventSteps, eventTests } from './events/drawing.js';
import { finaleActions } from './finales/actions.js';
import { choiceMoves, choiceSteps, choiceTests } from './finales/choices.js';
import { isStandingInExit, isWon, leaveStanding, winFinale } from './finales/entering.js';
import { preparationMoves, preparationSteps, preparationTests } from './finales/preparation.js';
import { allGear, characters } from './gear/data.js';
import { back } from './gear/preparing.js';
import { gearMoves, gearTests, pass, uses } from './gear/using.js';
import { breakOut } from './commotion.js';
import { here, isInside, names, type Position, type RuleStep } from './position.js';
import { setupMoves, setupSteps, setupTests } from './setup.js';
import { goesOn, goOnAt } from './resuming.js';
import { noticed } from './tasks.js';
import { targetMoves, targetSteps, targetTests } from './targets.js';
import { halfSteps, stepMoves, turnMoves, turnSteps, turnTests } from './turns.js';

const dice = ['1', '2', '3', '4', '5', '6'];
/** Anything that looks like a room; one that does not exist is nowhere near, so that the reader hears why. */
const anySpace = /^\d\.[a-z]\d$/;
const anyEdge = /^\d\.[a-z]\d-[a-z]\d$/;
const fromHere = (near: (position: Position) => readonly string[]) => ({ listed: near, others: anySpace });
const ifInside = (near: (space: string) => readonly string[]) => (position: Position) =>
  isInside(position, position.turn.crook) ? near(here(position)) : [];
const patrolCards = [...spaces, distracted];

const players = [
  'team wall <edge>',
  '<crook> take <character>',
  'team entrances <corner> <corner>',
  'team first <crook>',
  '<crook> enter <entrance>',
  '<crook> walk <near>',
  '<crook> explore <near>',
  '<crook> prepare <gear:own>',
  '<crook> send-die',
  '<crook> crack',
  '<crook> clear',
  '<crook> spin <diagonal>',
  '<crook> ride <stop>',
  '<crook> through <near>',
  '<crook> mole',
  '<crook> back <gear:own> [crook]',
  '<crook> use <gear> [target]…',
  '<crook> end',
  '<crook> board',
  '<crook> drive <way>',
  '<crook> steak',
  '<crook> throw <crook>',
  '<crook> clear-swat',
  '<crook> smash <wall>',
  '<crook> set-die',
  '<crook> leave-die',
  '<crook> target <space>',
  '<crook> choose <choice>',
  '<crook> keep <gear>',
  'team orders <floor>',
  'team put <space>',
  'team discard <space>',
  'team tiger <crook>',
  'team steak <space>',
  'team chase <crook>',
  'team route <space>',
  'team spare <cover>',
  'team order <floor>',
  'team pass [all]',
  'team claim <crook> <task>',
] as const;

const patterns = grammar<Position>({
  chance: ['roll <die>…', 'draw <card>', 'reveal <space> <face>'],
  players,
  words: {
    crook: names,
    character: () => characters,
    corner: { listed: () => corners, others: anySpace },
    entrance: { listed: ({ entrances }) => entrances, others: anySpace },
    near: fromHere(ifInside(touching)),
    diagonal: fromHere(ifInside(diagonal)),
    stop: fromHere((position) => ifInside(() => [...new Set(rides(position))])(position)),
    space: { listed: () => spaces, others: anySpace },
    edge: { listed: () => edges, others: anyEdge },
    wall: {
      listed: (position) => position.walls.filter((wall) => endsOfWall(wall).includes(here(position))),
      others: anyEdge,
    },
    floor: () => floors,
    gear: () => allGear,
    own: { listed: ({ crooks }, [who = '']) => allGear.filter((gear) => crooks[who]?.gear[gear]), others: allGear },
    choice: {
      listed: (position) => ['none', ...spaces, ...names(position), ...allGear, ...floors],
      others: anySpace,
    },
    target: { listed: () => [], others: /^(\d\.[a-z]\d(-[a-z]\d)?|[+-]?\d|[a-z][a-z-]*)$/ },
    way: () => ['n', 'e', 's', 'w'],
    cover: () => ['mustache', 'chip', 'token'],
    task: () => ['1', '2', '3'],
    all: () => ['all'],
    die: () => dice,
    card: () => [
      ...patrolCards,
      ...eventCards,
      ...depotCards,
      ...allGear,
      ...finales.map((number) => `finale-${number}`),
      ...['1', '2', '3', '4'].map((print) => `fingerprint-${print}`),
    ],
    face: () => [...chips, ...tiles],
  },
});

/** Of the many ways to point gear somewhere only those with a target are worth trying. */
export const moves: Grammar<Position> = {
  ...patterns,
  candidates: (verb, position, actor) =>
    verb === 'use' ? [...uses(position)] : patterns.candidates(verb, position, actor),
};

/** Kinds of verbs, as the chart's `refuses` names them. */
export const kinds = {
  chance: ['roll', 'draw', 'reveal'],
  /** All but gear, which has its own order of refusals. */
  players: [...new Set(players.map((pattern) => pattern.split(' ')[1] as string))].filter((verb) => verb !== 'use'),
};

/** After whatever a move or a step does, fulfilled tasks of depots are noticed. */
const noticing = (rule: MoveRule<Position>): MoveRule<Position> => ({
  check: (position, move) => rule.check(position, move),
  apply: (position, move) => noticed(position, rule.apply(position, move), move),
});
const noticingStep =
  (step: RuleStep): RuleStep =>
  (position): Effect<Position> =>
    noticed(position, step(position));
const mapValues = <K extends string, T>(record: Readonly<Record<K, T>>, change: (value: T) => T): Record<K, T> =>
  Object.fromEntries(Object.entries<T>(record).map(([key, value]) => [key, change(value)])) as Record<K, T>;

/** The rules layer as the chart names it. */
export const ruleFunctions = {
  moves: {
    ...setupMoves,
    ...stepMoves,
    pass,
    ...mapValues<string, MoveRule<Position>>(
      {
        ...turnMoves,
        ...actionMoves,
        ...finaleActions,
        ...enteringMoves,
        ...diceMoves,
        ...targetMoves,
        ...eventMoves,
        ...gearMoves,
        ...depotMoves,
        ...preparationMoves,
        ...choiceMoves,
        back,
      },
      noticing,
    ),
  },
  steps: {
    ...setupSteps,
    ...campaignSteps,
    ...mapValues<string, RuleStep>(
      {
        ...turnSteps,
        ...enteringSteps,
        ...diceSteps,
        ...targetSteps,
        ...eventSteps,
        ...preparationSteps,
        ...choiceSteps,
        breakOut,
        leaveStanding,
        winFinale,
      },
      noticingStep,
    ),
    // Where play goes on, and half a step, are not steps of the game: nothing is noticed there.
    ...goOnAt,
    ...halfSteps,
  },
  tests: {
    ...setupTests,
    ...campaignTests,
    ...turnTests,
    ...enteringTests,
    ...eventTests,
    ...targetTests,
    ...gearTests,
    ...depotTests,
    ...preparationTests,
    ...choiceTests,
    ...goesOn,
    isWon,
    isStandingInExit,
  },
};
