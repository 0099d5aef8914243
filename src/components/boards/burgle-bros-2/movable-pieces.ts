// Everything that lies or stands about in the casino and may move or go, what lies below first.
import type { SVGTemplateResult } from 'lit';
import type { Space } from '../../../rules/burgle-bros-2/board.js';
import type { Position } from '../../../rules/burgle-bros-2/position.js';
import type { Scene } from '../../board/board.js';
import { phrase } from '../../board/phrase.js';
import { actor } from '../../board/pieces.js';
import { chip, guardPiece, target, tokens, type TokenName } from './pieces.js';
import { colourOf, crooksIn, guardsIn } from './position.js';

export interface Standing {
  readonly id: string;
  readonly at: Space;
  readonly body: SVGTemplateResult;
  readonly says: (scene: Scene) => string;
}

const word =
  (key: string, details: Readonly<Record<string, string | number>> = {}) =>
  ({ words, texts }: Scene): string => {
    const named = Object.entries(details).map(([name, value]) => [name, texts.names[value] ?? value] as const);
    return phrase(words.things[key] ?? '', Object.fromEntries(named));
  };

export const standing = (position: Position): Standing[] => [
  ...chipsOn(position),
  ...tokensOn(position),
  ...guardsIn(position).flatMap(([floor, { target: at, alerted }]) =>
    at === null ? [] : [{ id: `target-${floor}`, at, body: target(floor, alerted), says: word('target') }],
  ),
  ...guardsIn(position).map(([floor, { at, alerted, skip }]) => ({
    id: `guard-${floor}`,
    at,
    body: guardPiece(floor, alerted, skip),
    says: word(alerted ? 'alerted' : 'guard'),
  })),
  ...crooksIn(position).map(([name, { at, stress }]) => ({
    id: name,
    at,
    body: actor(colourOf(position, name), name.charAt(0).toUpperCase(), false),
    says: word(crookWord(position, name), { name, stress }),
  })),
];

/** A crook may wear or sit in something in a finale. */
const crookWord = ({ finale: { inside, boots, taken } }: Position, name: string): string =>
  inside.includes(name) ? 'inCar' : boots === name ? 'boots' : (taken[name] ?? 0) > 0 ? 'primaDonna' : 'crook';

const chipsOn = ({ chips }: Position): Standing[] =>
  Object.entries(chips).map(([at, state]) => {
    const id = `chip-${at}`;
    if (state === 'down') return { id, at, body: chip(null), says: word('chipDown') };
    const { chip: kind, with: held } = state;
    const says = held === null ? word('chip', { name: kind }) : word('holds', { name: held });
    return { id, at, body: chip(kind), says };
  });

function tokensOn({ tokens: { crow, crowd, swat }, finale }: Position): Standing[] {
  const { car, tiger, steaksOn, ball } = finale;
  const lying: readonly (readonly [TokenName, readonly (Space | null)[]])[] = [
    ['crow', crow],
    ['crowdToken', crowd],
    ['swat', swat],
    ['steak', steaksOn],
  ];
  const moving: readonly (readonly [TokenName, Space | null])[] = [
    ['car', car],
    ['tiger', tiger],
    ['ball', ball],
  ];
  return [
    ...lying.flatMap(([name, spaces]) =>
      spaces.flatMap((at) => (at === null ? [] : [{ id: `${name}-${at}`, at, body: tokens[name], says: word(name) }])),
    ),
    ...moving.flatMap(([name, at]) => (at === null ? [] : [{ id: name, at, body: tokens[name], says: word(name) }])),
  ];
}
