// German says what English says: the same keys, the same details, and no English left over.
import { describe, expect, it } from 'vitest';
import { chartWords as deChart } from '../../src/locales/de/chart.js';
import { explainWords as deExplain } from '../../src/locales/de/explain.js';
import { allParts } from '../../src/games/all-parts.js';
import type { GameParts, LanguageParts } from '../../src/games/parts.js';
import { ui as deUi } from '../../src/locales/de/ui.js';
import type { BoardWords } from '../../src/locales/board-words.js';
import { chartWords as enChart } from '../../src/locales/en/chart.js';
import { explainWords as enExplain } from '../../src/locales/en/explain.js';
import { ui } from '../../src/locales/en/ui.js';
import { answersUi } from '../../src/locales/en/ui-answers.js';
import { layoutUi } from '../../src/locales/en/ui-layout.js';
import { playUi } from '../../src/locales/en/ui-play.js';
import { shareUi } from '../../src/locales/en/ui-share.js';
import { learningUi } from '../../src/locales/en/ui-learning.js';
import { gameNamed, games, openTable, sentence, type GameTexts } from '../../src/index.js';
import { withTexts } from '../../src/table/with-texts.js';
import { heist } from '../cli/world.js';

const enUi = { ...ui, ...layoutUi, ...playUi, ...answersUi, ...shareUi, ...learningUi };
const textsIn = async ({ words, rules, rulings }: LanguageParts): Promise<GameTexts> => ({
  ...(await words()).words,
  ...(await rules()),
  ...(await rulings()),
});
const inEnglish = async ({ languages }: GameParts): Promise<LanguageParts> => (await languages.en()).parts;
const inGerman = async ({ languages: { de } }: GameParts): Promise<LanguageParts> => {
  if (!de) throw new Error('every game speaks German');
  return (await de()).parts;
};
const all = await allParts();
const languages = await Promise.all(
  all.map(async (parts): Promise<[game: string, en: GameTexts, de: GameTexts]> => [
    parts.id,
    await textsIn(await inEnglish(parts)),
    await textsIn(await inGerman(parts)),
  ]),
);
const boards = await Promise.all(
  all.map(async (parts): Promise<[game: string, en: BoardWords, de: BoardWords]> => [
    parts.id,
    (await (await inEnglish(parts)).board()).board,
    (await (await inGerman(parts)).board()).board,
  ]),
);

/** What one game says. */
const said = (id: string) => {
  const [, en, de] = languages.find(([game]) => game === id) as (typeof languages)[number];
  return { en, de };
};
const { en: enBank, de: deBank } = said('how-to-rob-a-bank');

const keys = (map: object): string[] => Object.keys(map).sort();
const detailsIn = (template: string): string[] => (template.match(/\{[^}]+\}/g) ?? []).sort();
/** Details that may be missing, so that a sentence needs them in brackets. */
const optionalIn = (template: string): string[] => detailsIn((template.match(/\[[^\]]*\]/g) ?? []).join(''));

/** Every text in a tree of texts, with where it stands. */
function texts(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const here = path ? `${path} ${key}` : key;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, (value as (...words: string[]) => string)('1', '2')]];
    return value === null || typeof value !== 'object' ? [] : texts(value, here);
  });
}

describe.each(languages)('%s', (_, en, de) => {
  it('has the same rules, phases and events', () => {
    expect(keys(de.rules)).toEqual(keys(en.rules));
    expect(keys(de.flow)).toEqual(keys(en.flow));
    expect(keys(de.events)).toEqual(keys(en.events));
  });

  it('has the same rulings with the same alternatives', () => {
    expect(keys(de.rulings)).toEqual(keys(en.rulings));
    for (const [id, ruling] of Object.entries(en.rulings))
      expect(keys(de.rulings[id]?.alternatives ?? {}), id).toEqual(keys(ruling.alternatives));
  });

  it('has a name for everything that English names', () => {
    expect(keys(de.names)).toEqual(expect.arrayContaining(keys(en.names)));
    // Colours stand for themselves in English.
    const more = keys(de.names).filter((id) => !Object.hasOwn(en.names, id));
    expect(['blue', 'green', 'red', 'yellow']).toEqual(expect.arrayContaining(more));
  });

  it('tells the same details of every event, and leaves out the same ones', () => {
    for (const [type, template] of Object.entries(en.events)) {
      expect(detailsIn(de.events[type] ?? ''), type).toEqual(detailsIn(template));
      expect(optionalIn(de.events[type] ?? ''), type).toEqual(optionalIn(template));
    }
  });

  it('ends every rule, event and answer like a sentence', () => {
    const { rules, events, rulings } = de;
    for (const [where, text] of texts({ rules, events, rulings }))
      expect(text, where).toMatch(where.endsWith('question') ? /\?$/ : /\.$/);
  });

  it('has names that fit any case: no article that would have to change', () => {
    for (const [id, name] of Object.entries(de.names))
      expect(name, id).not.toMatch(/^(der|den|dem|des|ein|einen|einem|eines|einer)\b/i);
  });
});

describe.each(boards)('the board of %s', (_, en, de) => {
  it('has the same words with the same details', () => {
    const shape = (words: BoardWords) =>
      texts(words)
        .map(([where, text]) => `${where} ${detailsIn(text).join('')}`)
        .sort();
    expect(shape(de)).toEqual(shape(en));
  });
});

/** Words that stand in nearly every English sentence and in no German one. */
const english =
  /\b(the|and|or|of|to|is|are|with|from|into|guards?|robbers?|bags?|burglars?|lifts?|floors?|turns?|cards?|rooms?|step|nobody|cannot)\b/i;

/** Details, and names of rulings in brackets: they are the same in every language. */
const ids = /\{[^}]*\}|\([a-z]+(?:-[a-z]+)+(?:, [a-z]+(?:-[a-z]+)+)*\)/g;

describe('nothing is left in English', () => {
  it.each([
    ...languages.map(([game, , de]): [string, object] => [`the words of ${game}`, { ...de, title: '' }]),
    ...boards.map(([game, , de]): [string, object] => [`the board of ${game}`, de]),
    ['the interface', deUi],
    ['the words of heist explain', deExplain],
    ['the words of heist chart', deChart],
  ])('in %s', (_, words) => {
    expect(texts(words).length).toBeGreaterThan(5);
    expect(texts(words).filter(([, text]) => english.test(text.replace(ids, '')))).toEqual([]);
  });

  it('and the list of words finds English', () => {
    const found = (words: object) => texts(words).filter(([, text]) => english.test(text)).length;
    for (const [, { rules }] of languages) expect(found(rules)).toBeGreaterThan(0.9 * Object.keys(rules).length);
  });

  it('nor copied from it', () => {
    const pairs: [object, object][] = [
      [enUi, deUi],
      [enExplain, deExplain],
      [enChart, deChart],
      ...languages.map(([, en, de]): [object, object] => [
        { ...en, names: {} },
        { ...de, names: {} },
      ]),
    ];
    for (const [en, de] of pairs) {
      const before = new Map(texts(en));
      const same = texts(de).filter(([where, text]) => before.get(where) === text && /[a-z]{3}/.test(text));
      expect(same.map(([where]) => where).filter((where) => where !== 'title')).toEqual([]);
    }
  });
});

describe('whole sentences', () => {
  const bank = gameNamed('how-to-rob-a-bank').texts['de'] as GameTexts;
  const heist = gameNamed('lazy-heist').texts['de'] as GameTexts;
  const burgle = gameNamed('burgle-bros').texts['de'] as GameTexts;

  it.each([
    [bank, { type: 'walked', piece: 'red', from: 'a1', to: 'b1' }, 'Rot geht von a1 nach b1.'],
    [bank, { type: 'card-planned', actor: 'bank', card: 'walk+tackle' }, 'Die Bank plant „Gehen und Tackling“.'],
    [bank, { type: 'robber-tackled', guard: 'g1', robber: 'yellow' }, 'Wachmann 1 bringt Gelb zu Fall.'],
    [
      bank,
      { type: 'tile-revealed', room: 'b2', tile: 'plain', side: 'n' },
      'Raumkarte in b2: leeres Zimmer, Wand nach Norden.',
    ],
    [bank, { type: 'tile-revealed', room: 'b2', tile: 'mask', side: null }, 'Raumkarte in b2: Maske.'],
    [bank, { type: 'bag-passed', from: 'green', to: 'red' }, 'Grün gibt einen Geldsack an Rot weiter.'],
    [bank, { type: 'guards-revived', guards: ['g1', 'g2'] }, 'Wieder auf den Beinen: Wachmann 1, Wachmann 2.'],
    [bank, { type: 'game-won', side: 'robbers' }, 'Das Spiel geht an die Bankräuber.'],
    [heist, { type: 'walked', who: 'anna', from: '1.2', to: 'lift-a' }, 'Anna läuft von 1.2 nach Aufzug A.'],
    [
      heist,
      { type: 'carried', who: 'bruno', load: 'ruby', from: '4.4', to: '4.5' },
      'Bruno trägt eine Last von 4.4 nach 4.5: Rubin.',
    ],
    [heist, { type: 'sneaked', who: 'anna', from: '1.2', to: '1.3' }, 'Anna schleicht von 1.2 nach 1.3.'],
    [
      heist,
      { type: 'unlocked', who: 'carla', colour: 'red', at: '1.5' },
      'Carla öffnet in 1.5 das Türschloss in der Farbe Rot.',
    ],
    [
      heist,
      { type: 'item-swapped', who: 'anna', item: 'red-key', for: 'battery', whom: 'bruno' },
      'Anna tauscht mit Bruno: Schlüssel Rot gegen Batterie.',
    ],
    [burgle, { type: 'tile-revealed', at: '1.c3', tile: 'laser-2' }, 'Aufgedeckt auf 1.c3: Laseralarmierung 2.'],
    [burgle, { type: 'walked', who: 'anna', from: '1.b3', to: '1.c3' }, 'Anna geht von 1.b3 nach 1.c3.'],
    [burgle, { type: 'alarm-suppressed', at: '1.c3', why: 'already' }, 'Kein Alarm auf 1.c3 (er läuft schon).'],
    [
      burgle,
      { type: 'ability-used', who: 'ben', cause: 'xray', to: '1.b3' },
      'Ben setzt eine Fähigkeit ein: durch die Wand sehen.',
    ],
    [heist, { type: 'captured', guard: 'g2', who: 'dieter', at: '3.L' }, 'Wachmann 2 fängt Dieter in 3.L.'],
  ])('%#: $type', (words, event, expected) => {
    expect(sentence({ rule: 'X-1', ...event }, words)).toBe(expected);
  });
});

describe('the kit in German', () => {
  it('heist explain --lang de tells a case in German', async () => {
    const file = 'cases/how-to-rob-a-bank/the-alarm-pulls-all-awake-guards.yaml';
    const { code, out } = await heist(['explain', file, '--lang', 'de']);
    expect(code).toBe(0);
    expect(out).toContain('Anfang: Nach der Karte (Grün) rob.robber.after');
    expect(out).toContain('Grün löst in c1 den Alarm aus. RB-ALARM-1');
    expect(out).toContain('→ Die nächste Karte spielen oder opfern (die Bank)');
    expect(out).toMatch(/Regeln\n(.*\n)*RB-ALARM-1 {2}Als zusätzliche Handlung/);
    const page = await heist(['explain', file, '--lang', 'de', '--format', 'html']);
    expect(page.out).toContain('<html lang="de">');
    expect(page.out).toContain('<h2>Verlauf</h2>');
  });

  it('every game of the kit has German', () => {
    expect(games.map(({ texts }) => Object.keys(texts).slice(0, 2))).toEqual(games.map(() => ['en', 'de']));
  });

  it('why() answers in German, and in English when it does not know the language', () => {
    const table = openTable({
      game: 'how-to-rob-a-bank',
      position: { flow: 'rob.robber.before', turn: 'red', robbers: { red: { at: 'a1', carries: 0 } } },
    });
    expect(table.why('red throw')).toMatchObject({ text: enBank.rules['RB-THROW-1'] });
    expect(table.why('red throw', 'de')).toMatchObject({ rule: 'RB-THROW-1', text: deBank.rules['RB-THROW-1'] });
    expect(table.why('red throw', 'xx')).toEqual(table.why('red throw'));
  });

  it('a text that a language lacks is English', () => {
    const { 'RB-WALK-1': _, ...rules } = deBank.rules;
    const partial = withTexts(gameNamed('how-to-rob-a-bank'), { de: { ...deBank, rules } });
    expect(partial.texts['de']?.rules['RB-WALK-1']).toBe(enBank.rules['RB-WALK-1']);
    expect(partial.texts['de']?.rules['RB-WALK-2']).toBe(deBank.rules['RB-WALK-2']);
  });
});

describe.each(all.map((parts) => [parts.id, parts] as const))('where the data of %s came from', (_, parts) => {
  it('has German words for every part, and for nothing else', async () => {
    const { verifierNeeds } = await parts.verifierNeeds();
    const sources = await (await inGerman(parts)).data?.();
    expect(Object.keys(sources?.data ?? {})).toEqual(verifierNeeds.data.map(({ name }) => name));
  });
});
