// Face-down tiles: what may still lie there, and what turning one up brings at once.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { counted, without } from '../common/deck.js';
import { due, type Enter, type Fall } from './agenda.js';
import { unveiledCamera } from './guard-arrival.js';
import { floorOf, floorsOf, type Floor, type Space } from './board.js';
import { spacesOf } from './spaces.js';
import { kindOf, numbers, type JobId, type Kind, type Tile } from './data.js';
import { tileKinds } from './box.js';
import { changed, event, isFaceUp, pop, push, replaceHead, type Position, type RuleOrRuling } from './position.js';

const kinds = Object.keys(tileKinds) as (keyof typeof tileKinds)[];

/** Every tile of a job, safes as often as they are there. */
export function tilesOf({ options }: Pick<Position, 'options'>): Tile[] {
  const isOffice = options.job === 'office';
  const isTwo = options.job === 'fort-knox' && options.rulings['knox-third-safe'] === 'two-safes';
  const safes = isTwo ? 2 : printedSafes[options.job];
  return [
    ...kinds.flatMap((kind) => tileKinds[kind][isOffice ? 1 : 0].map((number) => `${kind}-${number}`)),
    ...Array<Tile>(safes).fill('safe'),
  ];
}
const printedSafes: Readonly<Record<JobId, number>> = { bank: 3, office: 2, 'fort-knox': 3 };

/** Tiles that may lie face down on a space. */
export const tilesLeft = (position: Position, space: Space): Tile[] => [...weighedTiles(position, space).keys()];

/** The same with the weight of each: on how many lay-outs of the face-down tiles it lies there. */
export function weighedTiles(position: Position, space: Space): ReadonlyMap<Tile, number> {
  const unseen = without(tilesOf(position), Object.values(position.tiles));
  if (unseen.length === 0) return new Map([['plain', 1]]);
  const shares = sharesOf(position, floorOf(space), unseen);
  if (shares.length === 0) return counted(unseen) as Map<Tile, number>;
  const hidden = hiddenOn(position, floorOf(space));
  const count = (isOne: (kind: Kind) => boolean): number =>
    Math.max(1, unseen.filter((tile) => isOne(kindOf(tile))).length);
  const stairs = count((kind) => kind === 'stairs');
  const mixed = count((kind) => !isSpecial(kind));
  const sum = (of: (share: Share) => number): number =>
    shares.reduce((total, share) => total + share.ways * of(share), 0);
  const weights = {
    safe: sum((share) => share.safe) * stairs * mixed,
    stairs: sum((share) => share.stairs) * mixed,
    other: sum((share) => Math.max(0, hidden - share.safe - share.stairs)) * stairs,
  };
  const weighed = [...new Set(unseen)]
    .map((tile) => [tile, weights[isSpecial(kindOf(tile)) ? (kindOf(tile) as Special) : 'other']] as const)
    .filter(([, weight]) => weight > 0);
  const shared = weighed.reduce((common, [, weight]) => greatestShared(common, weight), 0);
  return weighed.length > 0
    ? new Map(weighed.map(([tile, weight]) => [tile, weight / shared]))
    : new Map([['plain', 1]]);
}
const special = ['safe', 'stairs'] as const;
type Special = (typeof special)[number];
const isSpecial = (kind: Kind): boolean => special.some((each) => each === kind);
const greatestShared = (a: number, b: number): number => (a === 0 ? b : greatestShared(b % a, a));

/** So many safes and stairs lie face down on a floor; in so many ways the face-down spaces can hold them. */
interface Share extends Readonly<Record<Special, number>> {
  readonly ways: number;
}

/**
 * Every floor has a safe and stairs (BB-SETUP-3, BB-KNOX-1). In Fort Knox the third of each lies on either floor. None
 * if a diagram leaves no room for them.
 */
function sharesOf(position: Position, floor: Floor, unseen: readonly Tile[]): Share[] {
  const { tiles, options } = position;
  const isShown = (on: Floor, kind: Special): boolean =>
    Object.entries(tiles).some(([at, tile]) => floorOf(at) === on && kindOf(tile) === kind);
  if (options.job !== 'fort-knox')
    return [{ safe: isShown(floor, 'safe') ? 0 : 1, stairs: isShown(floor, 'stairs') ? 0 : 1, ways: 1 }];
  const other = floorsOf(options.job).find((each) => each !== floor) as Floor;
  const left = (kind: Special): number => unseen.filter((tile) => kindOf(tile) === kind).length;
  const [safes, stairs] = [left('safe'), left('stairs')];
  const isOnBoth = (kind: Special, here: number): boolean =>
    (isShown(floor, kind) || here > 0) && (isShown(other, kind) || left(kind) - here > 0);
  const ways = (on: Floor, safe: number, stair: number): number => {
    const hidden = hiddenOn(position, on);
    return choose(hidden, safe) * choose(hidden - safe, stair);
  };
  return Array.from({ length: safes + 1 }, (_, safe) =>
    Array.from({ length: stairs + 1 }, (_, stair) => ({
      safe,
      stairs: stair,
      ways: ways(floor, safe, stair) * ways(other, safes - safe, stairs - stair),
    })),
  )
    .flat()
    .filter((share) => share.ways > 0 && special.every((kind) => isOnBoth(kind, share[kind])));
}
const hiddenOn = (position: Position, floor: Floor): number =>
  spacesOf(position.options.job, position.gap).filter((at) => floorOf(at) === floor && !isFaceUp(position, at)).length;
/** In how many ways some of several spaces can be picked. */
const choose = (of: number, some: number): number => (some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some);

/** Turns a tile up. A lavatory gets its tokens, whoever turned it and how (BB-LAVATORY-1). */
export function turnUp(position: Position, space: Space, tile: Tile, rule: RuleOrRuling): Effect<Position> {
  const tiles = { ...position.tiles, [space]: tile };
  const revealed = event('tile-revealed', rule, { at: space, tile });
  const kind = kindOf(tile);
  const shown = changed(position, { tiles });
  const seen = push(shown, ...unveiledCamera(shown, space));
  if (kind === 'safe')
    return effect(changed(seen, { safes: { ...position.safes, [space]: { dice: 0, open: false } } }), revealed);
  if (kind !== 'lavatory') return effect(seen, revealed);
  const { lavatory } = numbers.tokens;
  return effect(
    changed(seen, { lavatory }),
    revealed,
    event('tokens-placed', 'BB-LAVATORY-1', { at: space, tokens: lavatory }),
  );
}

/** The space that is to be turned up now, and by which rule. */
export function toBeRevealed(position: Position): { readonly at: Space; readonly rule: RuleOrRuling } | undefined {
  const enter = due(position, 'enter');
  if (enter) return { at: enter.to, rule: 'BB-MOVE-4' };
  const fall = due(position, 'fall');
  if (fall) return { at: fall.to, rule: 'BB-RULING-fall-onto-face-down' };
  const peek = due(position, 'peek');
  return peek && { at: peek.at, rule: peekRules[peek.by] };
}
const peekRules = {
  peek: 'BB-PEEK-1',
  tool: 'BB-TOOL-4',
  event: 'BB-EVENT-1',
  entrance: 'BB-START-3',
} as const satisfies Record<string, RuleOrRuling>;

/** A chance move: the tile that lay there. */
const revealTile: MoveRule<Position> = {
  check(position, { args: [space, tile] }) {
    const wanted = toBeRevealed(position);
    return wanted?.at === space && tilesLeft(position, space as Space).includes(tile as Tile)
      ? null
      : (wanted?.rule ?? 'BB-MOVE-4');
  },
  apply(position, { args: [space, tile] }) {
    const rule = toBeRevealed(position)?.rule as RuleOrRuling;
    const peek = due(position, 'peek');
    const enter = due(position, 'enter');
    const fall = due(position, 'fall');
    const noted = peek
      ? pop(position)
      : enter
        ? replaceHead(position, { ...enter, revealed: true } satisfies Enter)
        : replaceHead(position, { ...(fall as Fall), revealed: true } satisfies Fall);
    const turned = turnUp(noted, space as Space, tile as Tile, rule);
    return peek?.by === 'entrance'
      ? effect(changed(turned.position, { entrance: space as Space }), ...turned.events)
      : turned;
  },
};

export const tileMoves = { revealTile };
export const tileTests = {
  isPeekDue: (position: Position): boolean => due(position, 'peek')?.by === 'peek',
  isToolPeekDue: (position: Position): boolean => due(position, 'peek')?.by === 'tool',
  isEventPeekDue: (position: Position): boolean => due(position, 'peek')?.by === 'event',
};
