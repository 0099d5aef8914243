// Rule texts against the rulebooks: what each of these sentences has to say, in every language, and what is a ruling or
// our own data rather than the book's word.
import { describe, expect, it } from 'vitest';
import { gameNamed, games, openTable } from '../../src/index.js';
import { rulingName } from '../../src/notation/schema-problems.js';
import { rulingsNamed } from '../../src/table/rule.js';
import { heist } from '../cli/world.js';

/** Rule -> what its text says: English, German, and what neither says. */
type Facts = Readonly<Record<string, readonly [en: readonly RegExp[], de: readonly RegExp[], never?: RegExp]>>;

const facts: Readonly<Record<string, Facts>> = {
  'lazy-heist': {
    'LH-SETUP-7': [
      [/chooses a burglar/, /masterplan/, /profile/, /in its colour/, /zero/],
      [/wählen einen Einbrecher/, /Masterplan/, /Steckbrief/, /in seiner Farbe/, /null/],
    ],
    'LH-GOAL-3': [[/both are needed/i, /any order/], [/beide sind nötig/i, /beliebiger Reihenfolge/], /whichever/],
    'LH-KNOCK-1': [
      [/in the same room/, /knock-out-sleeping/],
      [/im selben Raum/, /knock-out-sleeping/],
    ],
    'LH-RADIO-3': [
      [/may put/, /next higher/],
      [/darf/, /nächsthöhere/],
    ],
    'LH-WAIT-1': [
      [/cannot or does not want/, /has to wait/, /one point/],
      [/kann oder will/, /muss warten/, /einen Punkt/],
    ],
    'LH-ITEM-1': [
      [/exchanging/, /free/, /at any time during a player’s turn/],
      [/austauschen/, /kostet nichts/, /im Zug eines Spielers jederzeit/],
    ],
    'LH-ITEM-5': [
      [/on their own profiles/, /used once/, /leaves the game/],
      [/Steckbrief/, /einmal/, /aus dem Spiel/],
    ],
    'LH-ALARM-1': [
      [/whenever/, /stays in a room with an active drone/],
      [/immer/, /Raum mit einer aktiven Drohne/],
    ],
    'LH-GUARD-5': [
      [/the guard who goes first/, /farthest from his colleague/, /tie-of-routes-second/],
      [/der Wachmann, der zuerst geht/, /am weitesten von seinem Kollegen/, /tie-of-routes-second/],
    ],
    'LH-PROTOCOL-3': [
      [/blue die gives the floor, the red die the room/],
      [/blaue gibt das Stockwerk an, der rote den Raum/],
    ],
    'LH-PROTOCOL-4': [
      [/nearer one first/, /three steps/, /five at red alert/, /are the same as in an alarm/],
      [/der nähere zuerst/, /drei Schritte/, /Rot fünf/, /dieselben Regeln wie bei einem Alarm/],
    ],
    'LH-PROTOCOL-6': [
      [/from floor 1 upwards/, /can raise an alarm/, /interrupts/, /goes on/],
      [/Von Stockwerk 1 an/, /kann das einen Alarm auslösen/, /unterbricht/, /geht es weiter/],
    ],
    'LH-PROTOCOL-7': [
      [/from floor 1 upwards/, /red die/, /lower lane/, /heading left/, /still inactive/],
      [/Von Stockwerk 1 an/, /rote Würfel/, /unteren Teil/, /nach links gerichtet/, /noch inaktiv/],
    ],
    'LH-PROTOCOL-10': [
      [/not covered, the game is lost/, /new battery/, /blue die gives the floor, the red die the room/],
      [/nicht abgedeckt/, /neue Batterie/, /blaue gibt das Stockwerk an, der rote den Raum/],
    ],
    'LH-END-3': [[/a drone enters the space/], [/eine Drohne das Feld .* betritt/], /\bmeet\b|trifft/],
  },
  'how-to-rob-a-bank': {
    'RB-PICK-1': [[/figure then stands on the bag/], [/Figur auf den Geldsack gestellt/]],
    'RB-PEPPER-1': [
      [/laid flat/, /tackle-out/],
      [/flach hingelegt/, /tackle-out/],
    ],
    'RB-PASS-1': [[/under the other robber’s figure/], [/unter die Figur des anderen/]],
    'RB-WALL-1': [
      [/is our own data/, /one side/],
      [/stammt von uns/, /auf einer Seite/],
    ],
    'RB-WALL-2': [
      [/so that an opening appears/, /closed-rooms, rotate-must, rotate-lowers/],
      [/Öffnung/, /closed-rooms, rotate-must, rotate-lowers/],
    ],
    'RB-WALL-3': [[/rotate-must/], [/rotate-must/]],
    'RB-WALL-4': [[/rotate-when/], [/rotate-when/]],
    'RB-CAR-2': [[/French/], [/französische/]],
    'RB-PLAN-1': [
      [/We let the bank draw first/, /deck-next-round/],
      [/Bei uns zieht die Bank zuerst/, /deck-next-round/],
    ],
    'RB-OUT-1': [[/forfeit-look, forfeit-when-awake/], [/forfeit-look, forfeit-when-awake/], /unseen|ungesehen/],
    'RB-ROUNDEND-1': [[/guards-between-rounds/], [/guards-between-rounds/]],
    'RB-GUARDED-1': [
      [/lists these five/, /We conclude/],
      [/nennt diese fünf/, /Wir schließen daraus/],
    ],
    'RB-CARD-1': [
      [/crawl-compulsory, optional-when-possible, or-optional/],
      [/crawl-compulsory, optional-when-possible, or-optional/],
    ],
    'RB-EXTRA-2': [
      [/before or after playing the card/, /extra-before-flip, extra-between/],
      [/vor oder nach dem Spielen der Karte/, /extra-before-flip, extra-between/],
    ],
    'RB-TACKLE-1': [
      [/in the same room/, /tackle-out/],
      [/im selben Raum/, /tackle-out/],
    ],
  },
};

describe.each(Object.entries(facts))('%s', (id, rules) => {
  const { en, de } = gameNamed(id).texts;
  it.each(Object.entries(rules))('%s says what the book says, and no more', (rule, [english, german, never]) => {
    for (const fact of english) expect(en.rules[rule]).toMatch(fact);
    for (const fact of german) expect(de?.rules[rule]).toMatch(fact);
    if (never) for (const texts of [en, de]) expect(texts?.rules[rule]).not.toMatch(never);
  });
});

describe.each(games)('$id', ({ id, rulings, texts }) => {
  const names = rulings.map((ruling) => rulingName(ruling.id));

  it.each(Object.keys(texts))('names in rule texts (%s) only rulings that exist', (lang) => {
    for (const [rule, text] of Object.entries(texts[lang]?.rules ?? {}))
      for (const name of rulingsNamed(text)) expect(names, rule).toContain(name);
  });

  it.each(Object.keys(texts))('says in rule texts (%s) what is open as a player would', (lang) => {
    for (const [rule, text] of Object.entries(texts[lang]?.rules ?? {}))
      expect(text, rule).not.toMatch(/\brulings?\b|Auslegung/);
  });

  it.each(Object.keys(texts))('asks its open questions (%s) in heist rulings', async (lang) => {
    const { out } = await heist(['rulings', id, '--games', '0', '--lang', lang]);
    const shown = out.replace(/\s+/g, ' ');
    for (const { question } of Object.values(texts[lang]?.rulings ?? {})) expect(shown).toContain(question);
  });
});

describe('a refusal by a ruling', () => {
  it('gives the answer that is played as its reason, in every language', () => {
    const table = openTable({
      game: 'how-to-rob-a-bank',
      options: { rulings: { 'lock-with-robbers': 'yes' } },
      position: { flow: 'rob.bank.card', card: { id: 'walk+lock' }, guards: { g1: 'b1' }, robbers: { red: 'b1' } },
    });
    expect(table.why('bank lock g1 bag')).toEqual({
      rule: 'RB-RULING-lock-with-robbers',
      text: 'A guard cannot lock anything while a robber in the room is awake.',
    });
    expect(table.why('bank lock g1 bag', 'de')?.text).toMatch(/^Ein Wachmann kann nichts verriegeln, solange/);
  });
});
