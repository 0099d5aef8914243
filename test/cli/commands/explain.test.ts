// heist explain: an example in words.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../../src/index.js';
import { shippedCases } from '../../shipped-cases.js';
import { isWellFormed } from '../../well-formed.js';
import { goodCase, heist, heistJson, scratch } from '../world.js';

const { folder, file, remove } = scratch();
afterAll(remove);

const story = file(
  'story.yaml',
  goodCase.replace(
    '  - red walk c2\n',
    `  - say: {en: Watch <b>red</b> & *yellow*., de: Schau hin.}
  - mark: {spaces: [b2], arrows: [[b2, c2]]}
  - ask: {prompt: Where can red go?, answer: red walk c2}
  - line: [red walk b1, red done, {say: Now it is over.}]
  - expect: {legal: [red walk c2], illegal: {red walk c3: RB-WALK-2}}
  - red walk c2
`,
  ),
);

describe('text', () => {
  it('has its title in the language that is asked for', async () => {
    const spoken = file('spoken.yaml', goodCase.replace('title: A walk', 'title: { en: A walk, de: Ein Gang }'));
    expect((await heist(['explain', spoken])).out).toMatch(/^How to Rob a Bank\nA walk\n/);
    expect((await heist(['explain', spoken, '--lang', 'de'])).out).toMatch(/^How to Rob a Bank\nEin Gang\n/);
  });

  it('tells start, moves, what they caused with its rule, remarks, questions, refusals, side lines and the rules', async () => {
    const { code, out, err } = await heist(['explain', story]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^How to Rob a Bank\nA walk\n/);
    expect(out).toContain("Start: Carry out the robber's card (the red robber) rob.robber.card");
    expect(out).toContain('b2 bag-3');
    const parts = [
      '     Watch <b>red</b> & *yellow*.\n',
      '     (look at b2, b2 → c2)\n',
      '     Question: Where can red go? (answer: red walk c2)\n',
      '     What could happen instead:\n',
      '     |  1.  red walk b1\n',
      '     |      The red robber walks from b2 to b1. RB-WALK-6\n',
      '     |  2.  red done\n',
      '     |      Now it is over.\n',
      '     Allowed here: red walk c2\n',
      '     Not allowed here: red walk c3 RB-WALK-2\n',
      ' 1.  red walk c2\n',
      '     The red robber walks from b2 to c2. RB-WALK-6\n',
      '     → After the card (the red robber)\n',
      'End: After the card (the red robber) rob.robber.after\n',
      'Rules\n',
      'RB-WALK-6      A walk',
    ];
    let from = 0;
    for (const part of parts) {
      const at = out.indexOf(part, from);
      expect(at, `${part} in ${out.slice(from)}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
  });

  it('tells side lines and moves after remarks in the middle of a case, also remarks that share an entry', async () => {
    const steps = `  - red walk c2
  - say: Now what?
    ask: {prompt: What may red do?, answer: turn-ended}
  - line: [red car e-2, {say: Away., mark: {spaces: [c2]}}]
  - say: Or so.
  - line: [{say: Only words.}]
  - red done
`;
    const text = goodCase.replace('  - red walk c2\n', steps).replace(/expect:[^]*/, '');
    const { out } = await heist(['explain', file('middle.yaml', text)]);
    const told = out.split('\n').map((line) => line.trim());
    const lines = [
      ' 1.  red walk c2',
      'Now what?',
      '|  1.  red car e-2',
      '|      Away.',
      'Or so.',
      '|      Only words.',
      ' 2.  red done',
    ];
    const places = lines.map((line) => told.indexOf(line.trim()));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('shows the steps that go without saying', async () => {
    const { out } = await heist([
      'explain',
      file('implied.yaml', 'game: how-to-rob-a-bank\nstart: {flow: explore.bags}\nmoves: [{until: explore.street}]\n'),
    ]);
    expect(out.match(/ {2}· {2}next\n/g)).toHaveLength(4);
    expect(out).toContain('A guard is placed on each badge. RB-EXPLORE-3');
  });

  it('explains a ruling by its question and the alternative played', async () => {
    const { out } = await heist(['explain', 'cases/how-to-rob-a-bank/the-bank-wins-after-the-third-round.yaml']);
    expect(out).toMatch(
      /RB-RULING-round-3-cleanup {2}Is the board cleared after the third round\? Here we play by "skip":/,
    );
    expect(out).toContain('End: The bank has won over.bank RB-END-3');
  });

  it('goes as far as a case can be played, and says that it does not hold', async () => {
    const illegal = file('illegal.yaml', goodCase.replace('c2', 'c3'));
    const { code, out, err } = await heist(['explain', illegal]);
    expect(code).toBe(2);
    expect(out).toContain('This does not hold: red walk c3 is refused');
    expect(err).toContain('To see where, run heist check');
    expect((await heist(['explain', file('false.yaml', goodCase.replace('after', 'before'))])).code).toBe(1);
  });

  it('says in German what does not hold, why, and what was expected', async () => {
    const claims = [
      'flow: rob.bank',
      'legal: [red walk a1]',
      'illegal: {red walk c3: RB-WALK-1}',
      'events: [bag-stolen]',
      'no-events: [walked]',
      'position: {robbers: {red: b1}}',
      'outcome: {result: bank}',
    ];
    const content = `${goodCase.slice(0, goodCase.indexOf('expect:'))}expect:\n  ${claims.join('\n  ')}\n`;
    const { out, err } = await heist(['explain', file('widerspruch.yaml', content), '--lang', 'de']);
    const told = out.split('\n').filter((line) => line.startsWith('Das stimmt nicht: '));
    expect(told).toHaveLength(claims.length);
    expect(told.join('\n')).not.toMatch(/ is | differs|another|should/);
    expect(out).toContain('einer anderen Stelle (erwartet: rob.bank; gefunden: rob.robber.after)');
    expect(out).toMatch(/red walk a1 ist nicht erlaubt: \S+/);
    expect(err).toContain('Dieses Beispiel widerspricht den Regeln.');
  });

  it('tells every case of the kit', async () => {
    const { out } = await heist(['explain', 'cases/how-to-rob-a-bank/a-walk-cannot-be-declined.yaml', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'how-to-rob-a-bank',
      failures: [],
      end: { flow: 'rob.robber.revive' },
    });
  });
});

it('markdown: text of the case is no markup', async () => {
  const { code, out } = await heist(['explain', story, '--format', 'markdown']);
  expect(code).toBe(0);
  expect(out).toContain('# A walk\n');
  expect(out).toContain('Watch \\<b\\>red\\</b\\> \\& \\*yellow\\*.');
  expect(out).toContain('- **1.** `red walk c2`\n  - The red robber walks from b2 to c2. `RB-WALK-6`\n');
  expect(out).toContain('- What could happen instead:\n  - **1.** `red walk b1`\n');
});

describe('html', () => {
  it('is a page of its own, with everything escaped and nothing loaded', async () => {
    const nasty = file(
      'nasty.yaml',
      goodCase
        .replace('A walk', '"</title><script>alert(1)</script>"')
        .replace('- red walk c2', '- say: "<img src=x onerror=alert(1)>"\n  - red walk c2'),
    );
    const { code, out } = await heist(['explain', nasty, '--format', 'html']);
    expect(code).toBe(0);
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">/);
    // A drawing names its namespace and points at its own markers; both load nothing.
    const loaded = out.replaceAll('http://www.w3.org/2000/svg', '').replaceAll(/url\("?#/g, '');
    expect(loaded).not.toMatch(/<script|<img|<link|<[^>]+ src=|url\(|https?:/);
    expect(out).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(out).toContain('prefers-color-scheme: dark');
    expect(out).toContain('@media print');
  });

  it.each(games.map(({ id }) => id))('shows the board of %s as it is drawn, not in characters', async (game) => {
    const moving = shippedCases(game).find(({ example }) => example.moves?.some((step) => typeof step === 'string'));
    const { code, out } = await heist(['explain', moving?.name ?? '', '--format', 'html', '--lang', 'de']);
    expect(code).toBe(0);
    expect(isWellFormed(out.replace(/^[^]*?<main>/, '<main>').replace(/<\/main>[^]*/, '</main>'))).toBe(true);
    const boards = [...out.matchAll(/<div class="board">(<svg[^]*?<\/svg>)\s*<\/div>/g)].map(([, svg = '']) => svg);
    expect(boards).toHaveLength(2);
    expect(boards[1]?.replaceAll('board-after', 'board-before')).not.toBe(boards[0]);
    for (const svg of boards) expect(svg.match(/class="piece"/g)?.length).toBeGreaterThan(0);
    const { start } = (await heistJson(['explain', moving?.name ?? '', '--json'])) as { start: { board: string } };
    const characters = start.board.split('\n').filter((line) => line.trim().length > 10);
    expect(characters.length).toBeGreaterThan(0);
    for (const line of characters) expect(out).not.toContain(line);
    expect(out).not.toContain('<pre');
  });

  it('shows only the start of a case that contradicts the rules', async () => {
    const wrong = file('wrong.yaml', goodCase.replace('red walk c2', 'red walk c3'));
    const { code, out } = await heist(['explain', wrong, '--format', 'html']);
    expect(code).toBe(2);
    expect(out.match(/<div class="board"><svg/g)).toHaveLength(1);
    expect(out).not.toContain('<pre');
  });

  it('--html writes the same page to a file', async () => {
    const walk = file('walk.yaml', goodCase);
    const page = `${folder}/page.html`;
    const { out: printed } = await heist(['explain', walk, '--format', 'html']);
    await heist(['explain', walk, '--html', page]);
    expect(readFileSync(page, 'utf8')).toBe(printed);
  });

  it('links every rule to its text', async () => {
    const { out } = await heist(['explain', story, '--format', 'html']);
    const links = [...out.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    for (const id of links) expect(out).toContain(`<dt id="${id as string}">`);
  });
});

it('takes the language of the texts, or says which there are', async () => {
  expect(await heistJson(['explain', story, '--json', '--lang', 'en'])).toMatchObject({ lang: 'en' });
  const { code, err } = await heist(['explain', story, '--lang', 'xx']);
  expect(code).toBe(2);
  expect(err).toContain('--lang must be one of en, de, nl, fr for how-to-rob-a-bank');
});

it('points at what is wrong with a file', async () => {
  const { code, err } = await heist(['explain', file('bad.yaml', 'game: how-to-rob-a-bank\ntilte: x\n')]);
  expect(code).toBe(2);
  expect(err).toMatch(/bad\.yaml:2:1 tilte: found the unknown field/);
});
