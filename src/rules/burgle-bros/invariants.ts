// What holds in every position of real play, whatever is played.
import { claims, type Invariant } from '../../table/invariant.js';
import { cutOff } from '../common/grid.js';
import { counted, without } from '../common/deck.js';
import { isUnderWay } from './agenda.js';
import { floorOf, floorsOf, type Floor } from './board.js';
import { spacesOf } from './spaces.js';
import { cardsIn, type WithCards } from './cards.js';
import type { RuleId } from './catalogue.js';
import { jobs, numberOf, hackKinds } from './data.js';
import { events, loot, tools, wallsPerFloor } from './box.js';
import { moveInvariants } from './move-invariants.js';
import { patrolCards } from './patrol.js';
import { alarmsOn, isFaceUp, isOfKind, isOnPlan, isSpace, isRuled, type Position } from './position.js';
import { isAt, isIn } from './states.js';
import { tilesOf } from './tiles.js';

const { always, inState } = claims<Position, RuleId>();
const isOver = (flow: string): boolean => isIn(flow, 'over');
/** Printed: claims stay right when a rule goes wrong. */
const mostMarkers = 6;
const lavatoryTokens = 3;
const fastest = 6;
const actions = 4;
const aside: Readonly<Record<number, number>> = { 1: 9, 2: 6, 3: 3, 4: 0 };

export const invariants: readonly Invariant<Position>[] = [
  always(
    'face-up tiles are tiles of the job, each once, on spaces of the building',
    ['BB-SETUP-3', 'BB-OFFICE-1', 'BB-KNOX-1', 'BB-MOVE-4', 'BB-PEEK-1'],
    ['options', 'gap', 'tiles'],
    (position) => {
      const shown = Object.entries(position.tiles);
      const strange = without(
        shown.map(([, tile]) => tile).filter((tile) => tile !== 'plain'),
        tilesOf(position),
      );
      if (strange.length > 0) return `too many: ${strange.join(', ')}`;
      const off = shown.find(([space]) => !isOnPlan(position, space));
      return off ? `a tile at ${off[0]}` : null;
    },
  ),
  inState(
    'every burglar is on a face-up space, outside or on the roof',
    ['BB-START-5', 'BB-KNOX-2', 'BB-END-3'],
    ['options', 'agenda', 'burglars', 'tiles'],
    (position, flow) => {
      if (isUnderWay(position, 'fall') || isOver(flow)) return null;
      const isHidden = isRuled(position, 'fall-onto-face-down', 'stays-face-down');
      const lost = Object.entries(position.burglars).find(
        ([, { at }]) => isSpace(at) && !isFaceUp(position, at) && !isHidden,
      );
      return lost ? `${lost[0]} at ${lost[1].at}` : null;
    },
  ),
  inState(
    'whoever is still outside has an entrance to come in by',
    ['BB-START-3', 'BB-START-5'],
    ['burglars', 'entrance'],
    ({ burglars, entrance }, flow) => {
      const waits = Object.keys(burglars).find((id) => burglars[id]?.at === 'outside');
      return waits !== undefined && entrance === null && isIn(flow, 'turn', 'interrupt') ? `${waits} in ${flow}` : null;
    },
  ),
  inState('nobody on the roof acts', ['BB-END-4', 'BB-END-5'], ['burglars', 'active'], ({ burglars, active }, flow) =>
    burglars[active]?.at === 'roof' && !isIn(flow, 'turn.end', 'over') ? `${active} in ${flow}` : null,
  ),
  always(
    'stealth and tokens are never negative, and the lavatory never holds more than three',
    ['BB-END-1', 'BB-STEALTH-3', 'BB-LAVATORY-1', 'BB-LAVATORY-2'],
    ['burglars', 'lavatory', 'smoke'],
    ({ burglars, lavatory, smoke }) => {
      const who = Object.entries(burglars).find(([, { stealth }]) => stealth < 0);
      if (who) return `${who[0]} has ${who[1].stealth}`;
      if (Object.values(smoke).some((tokens) => tokens <= 0)) return 'a space without smoke';
      return lavatory < 0 || lavatory > lavatoryTokens ? `${lavatory} in the lavatory` : null;
    },
  ),
  inState(
    'at most one alarm rings on a space of the building',
    ['BB-ALARM-2', 'BB-GUARD-7', 'BB-ALARM-3'],
    ['options', 'gap', 'alarms', 'agenda', 'guards'],
    (position, flow) => {
      const { alarms } = position;
      if (new Set(alarms).size !== alarms.length) return 'two on one space';
      if (alarms.some((space) => !isOnPlan(position, space))) return 'off the plan';
      const isAlone = !isUnderWay(position, 'guard') && !isOver(flow);
      const under = Object.values(position.guards).find(({ at }) => at !== null && alarms.includes(at));
      return isAlone && under ? `under the guard at ${under.at}` : null;
    },
  ),
  inState(
    'while alarms ring on his floor, a guard goes for one of them',
    ['BB-ALARM-1', 'BB-ALARM-5', 'BB-ALARM-7'],
    ['options', 'agenda', 'guards', 'alarms'],
    (position, flow) => {
      if (position.agenda.length > 0 || isOver(flow) || isPrinted(position)) return null;
      const floor = floorsOf(position.options.job).find((each) => {
        const { at, target } = position.guards[each] as Position['guards'][string];
        const rings = alarmsOn(position, each);
        return at !== null && rings.length > 0 && (target === null || !rings.includes(target));
      });
      return floor === undefined ? null : `the guard of floor ${floor} does not`;
    },
  ),
  always(
    'hack markers are only where they can be',
    ['BB-HACK-1', 'BB-HACK-3', 'BB-COMPUTER-1'],
    ['hacks', 'tiles'],
    (position) => {
      const { hacks } = position;
      const kind = hackKinds.find((each) => {
        const isShown = Object.keys(position.tiles).some((space) => isOfKind(position, space, `computer-${each}`));
        return hacks[each] < 0 || hacks[each] > mostMarkers || (hacks[each] > 0 && !isShown);
      });
      if (kind) return `${hacks[kind]} ${kind}`;
      return hacks.laptop < 0 || hacks.laptop > 1 ? `${hacks.laptop} on the laptop` : null;
    },
  ),
  always(
    'a guard is on his own floor, as fast as a die can say',
    ['BB-SETUP-6', 'BB-FAST-1', 'BB-SAFE-7', 'BB-GUARD-3'],
    ['options', 'gap', 'guards'],
    (position) => {
      const odd = Object.entries(position.guards).find(
        ([floor, { at, target, die, lost }]) =>
          [at, target].some((space) => space !== null && (floorOf(space) !== floor || !isOnPlan(position, space))) ||
          die < 1 ||
          die > fastest ||
          (lost && at !== null),
      );
      return odd ? `floor ${odd[0]}: ${JSON.stringify(odd[1])}` : null;
    },
  ),
  always('nobody uses more actions than he has', ['BB-TURN-2', 'BB-MOVE-3'], ['turn'], ({ turn }) =>
    turn.used > actions + turn.extra || turn.used < 0 ? `${turn.used} of ${actions + turn.extra}` : null,
  ),
  inState(
    'a turn begins without failed tries and without detectors entered',
    ['BB-KEYPAD-3', 'BB-MOTION-1'],
    ['turn'],
    ({ turn }, flow) =>
      isAt(flow, 'turn.start') && (turn.entered.length > 0 || Object.keys(turn.tries).length > 0)
        ? JSON.stringify(turn)
        : null,
  ),
  always(
    'patrol cards are in the pile, aside or among the discards',
    ['BB-SETUP-5', 'BB-FEW-2', 'BB-FEW-3', 'BB-KNOX-4', 'BB-LOST-1'],
    ['options', 'gap', 'order', 'patrol'],
    (position) => {
      const all = patrolCards(position);
      const isScaled = position.options.job === 'fort-knox' && isRuled(position, 'knox-set-aside', 'scaled');
      const usual = aside[position.order.length] ?? 0;
      const away = isScaled ? Math.round((usual * 25) / 16) : usual;
      const odd = Object.entries(position.patrol).find(([, { discard, left, top, bottom }]) => {
        const isWhole = left + away + discard.length === all.length;
        const isKnown =
          top.length + bottom.length <= left && without([...top, ...bottom], without(all, discard)).length === 0;
        return !isWhole || !isKnown || without(discard, all).length > 0;
      });
      return odd ? `floor ${odd[0]}: ${JSON.stringify(odd[1])}` : null;
    },
  ),
  inState(
    'covered numbers lie in line with a safe, and an open safe has no dice',
    ['BB-SAFE-3', 'BB-SAFE-4', 'BB-SAFE-5', 'BB-SAFE-8'],
    ['options', 'gap', 'cracked', 'safes', 'tiles', 'agenda'],
    (position, flow) => {
      const { cracked, safes, tiles } = position;
      const odd = cracked.find((space) => Number.isNaN(numberOf(tiles[space] ?? '')) || !isInLine(position, space));
      if (odd) return `${odd} is covered`;
      if (isUnderWay(position, 'safe') || isOver(flow)) return null;
      const full = Object.entries(safes).find(([, { dice, open }]) => open && dice > 0);
      return full ? `dice on the open safe ${full[0]}` : null;
    },
  ),
  always(
    'every card is in exactly one place',
    ['BB-TOOL-1', 'BB-TOOL-2', 'BB-TOOL-5', 'BB-LOOT-1', 'BB-LOOT-2', 'BB-SETUP-2'],
    ['options', 'order', 'decks', 'burglars', 'ground', 'donuts', 'effects', 'agenda'],
    (position) => {
      const decks = { tools, loot, events } as const;
      const name = (Object.keys(decks) as (keyof typeof decks)[]).find((deck) => {
        const all = counted([...cardsIn(position, deck), ...cardsOut(position, deck)]);
        const isDouble = [...all].some(([card, count]) => count > decks[deck].filter((each) => each === card).length);
        return isDouble || [...all.values()].reduce((sum, count) => sum + count, 0) > decks[deck].length;
      });
      if (name) return name;
      return position.decks.loot.discard.length > 0 ? 'loot among the discards' : null;
    },
  ),
  always(
    'walls leave a way to every space',
    ['BB-WALL-1', 'BB-WALL-2', 'BB-KNOX-3'],
    ['options', 'gap', 'walls'],
    (position) => {
      const { options, gap, walls } = position;
      const grid = { size: jobs[options.job].size, gap };
      const odd = floorsOf(options.job).find((floor: Floor) => {
        const standing = walls[floor] ?? [];
        return standing.length > wallsPerFloor[options.job] || cutOff(grid, standing).length > 0;
      });
      return odd === undefined ? null : `floor ${odd}`;
    },
  ),
  inState(
    'the game is over exactly when it is won or lost',
    ['BB-END-1', 'BB-END-6', 'BB-LOOT-3', 'BB-KNOX-6', 'BB-SETUP-7'],
    ['outcome', 'burglars'],
    ({ outcome, burglars }, flow) => {
      if ((outcome !== null) !== isOver(flow)) return `outcome in ${flow}`;
      const isAllUp = Object.values(burglars).every(({ at }) => at === 'roof');
      return isAllUp && outcome === null ? 'all on the roof' : null;
    },
  ),
  ...moveInvariants,
];

/** Ruling card-guard-moves lets a card send a guard past an alarm. */
const isPrinted = (position: Pick<Position, 'options'>): boolean =>
  isRuled(position, 'card-guard-moves', 'as-printed') || isRuled(position, 'lost-with-alarm', 'card');

const isInLine = (position: Pick<Position, 'options' | 'gap' | 'tiles'>, space: string): boolean =>
  spacesOf(position.options.job, position.gap).some(
    (safe) =>
      isOfKind(position, safe, 'safe') &&
      safe !== space &&
      floorOf(safe) === floorOf(space) &&
      (safe.charAt(2) === space.charAt(2) || safe.charAt(3) === space.charAt(3)),
  );

/** Cards of a deck that lie where everybody sees them. */
function cardsOut({ burglars, ground, decks, effects, donuts }: WithCards, deck: keyof Position['decks']): string[] {
  const hands = Object.values(burglars).flatMap((piece) => [...piece.tools, ...piece.loot]);
  const lying = [
    ...Object.values(ground).flat(),
    ...effects.map(({ card }) => card),
    ...(donuts.length > 0 ? ['donuts'] : []),
  ];
  const known: readonly string[] = { tools, loot, events }[deck];
  return [...decks[deck].discard, ...[...hands, ...lying].filter((card) => known.includes(card))];
}
