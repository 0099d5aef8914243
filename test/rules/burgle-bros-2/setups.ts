// Where random games of Burgle Bros 2 begin: the empty table, or the open safe of each finale.
import { allGear, characters, gearCard, gearOf, otherHalf } from '../../../src/rules/burgle-bros-2/gear/data.js';
import { draw, seededRandom } from '../../../src/table/random.js';
import type { Setup } from '../../../src/table/table.js';

type Start = Setup & { readonly options: object };

const names = ['anna', 'bea', 'cleo', 'dora'];

/** From the empty table; every third game with depots, every fourth in a campaign, suspicion from 1 to 10. */
export const fromSetup = (players: number, seed: number): Start => ({
  options: { players: names.slice(0, players), depots: seed % 3 === 0, suspicion: 1 + (seed % 10) },
  position: { flow: 'setup', ...(seed % 4 === 0 && { campaign: { heist: 1 } }) },
});

/** Half of the games with alternatives, half with regular cards; everything lies ready. */
function readyGear(character: string, seed: number): Record<string, string> {
  const cards = allGear.filter((gear) => gearCard(gear).character === character && gear !== 'macgyver');
  const isOut = (gear: (typeof allGear)[number]): boolean =>
    seed % 2 ? !gearOf(character).includes(gear) : otherHalf(gear) !== undefined && gearOf(character).includes(gear);
  return Object.fromEntries(cards.map((gear) => [gear, isOut(gear) ? 'gone' : 'ready']));
}

const covered = (tile: string) => ({ tile, cracked: true });
/** The moment before the safe opens, with all gear at hand. */
export function beforeFinale(number: number, players: number, seed: number): Start {
  const chosen = draw(characters, players, seededRandom(1000 * seed + number));
  const places = ['2.b2', '2.b2', '1.d4', '1.a3'];
  const crooks = Object.fromEntries(
    names.slice(0, players).map((name, i) => {
      const character = chosen[i] as string;
      return [name, { at: places[i], character, gear: readyGear(character, seed) }];
    }),
  );
  return {
    options: { finales: [number] },
    position: {
      crooks,
      rooms: {
        '1.a1': 'owners-office',
        '2.b2': 'safe',
        '2.a2': covered('crows-nest-2'),
        '2.c2': covered('slots-4'),
        '2.d2': covered('lounge-3'),
        '2.b1': covered('magic-show-3'),
        '2.b3': covered('escalator-4'),
        '2.b4': covered('table-games-5'),
      },
      stack: [{ flow: 'turn.act' }, { flow: 'finale.draw' }],
      flow: 'finale.draw',
      finale: { cracker: 'anna' },
      walls: ['1.a1-a2', '1.b1-c1', '2.a1-b1', '2.c1-c2', '2.b3-c3'],
      guards: { 1: { at: '1.c3', target: '1.a4' }, 2: { at: '2.d4', target: '2.a1' } },
      patrol: { 1: { discard: ['1.a1', '1.c3', '1.a4'] }, 2: { discard: ['2.d4', '2.a1'] } },
    },
  };
}
