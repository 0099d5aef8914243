// The lab: what is typed is judged, whatever it is; orders and explorations run in the worker.
import { expect } from '@open-wc/testing';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { byId, enter, open, readable, until, violations, type OpenPage } from './open.js';

const verdict = (page: OpenPage): string => byId(page, 'verdict').textContent;

const says = (page: OpenPage, text: string): Promise<true> =>
  until(`the verdict says ${text}`, () => (verdict(page).includes(text) ? true : null)).catch((error: unknown) => {
    throw new Error(`${String(error)}; it says: ${verdict(page)}`);
  });

const text = (page: OpenPage): HTMLTextAreaElement => byId(page, 'text') as HTMLTextAreaElement;

describe('the lab', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('judges what is typed, and shows it on the board', async () => {
    const page = await open('/site/lab.html');
    await says(page, 'Holds.');
    const board = await until('the board', () => page.document.querySelector<HeistGame>('heist-game'));
    await until('its case', () => board.session);
    enter(text(page), text(page).value.replace('red: {at: b1, carries: 1}', 'red: {at: c1, carries: 1}'));
    await says(page, 'Fails at the end.');
    expect(verdict(page)).to.match(/expected\s*c1\s*found\s*b1/);
    enter(text(page), text(page).value.replace('- yellow walk b2', '- yellow walk c3'));
    await says(page, 'Fails at move 2.');
    expect(byId(page, 'gutter').querySelectorAll('.problem')).to.have.length(1);
    enter(text(page), text(page).value.replace('robbers: {yellow: b1', 'robbers: {yellow: a1'));
    await until('the board follows', () =>
      JSON.stringify(board.session?.steps[0]?.position['robbers']).includes('"a1"'),
    );
    expect(page.errors).to.deep.equal([]);
  });

  it('names line and column of what cannot be read, and leads there', async () => {
    const page = await open('/site/lab.html');
    await says(page, 'Holds.');
    enter(text(page), 'game: how-to-rob-a-bank\nmoves: [red walk b3\nexpect: {}\n');
    await says(page, 'The case cannot be read');
    expect(verdict(page)).to.match(/Line \d+, column \d+/);
    enter(text(page), 'game: how-to-rob-a-bank\nstart:\n  gards: {g1: b2}\n');
    await says(page, 'Line 3, column 3');
    expect(verdict(page)).to.contain('guards');
    byId(page, 'verdict').querySelector('button')?.click();
    expect(text(page).value.slice(text(page).selectionStart, text(page).selectionEnd)).to.equal('gards: {g1: b2}');
    // What was on the board stays there.
    await until('the board', () => page.document.querySelector<HeistGame>('heist-game')?.session);
    enter(text(page), 'game: monopoly');
    await says(page, 'Line 1, column 1');
    enter(text(page), '<b>no</b>');
    await says(page, 'The case cannot be read');
    expect(byId(page, 'verdict').querySelector('b')).to.be.null;
    expect(page.errors).to.deep.equal([]);
  });

  it('loses nothing: the draft survives, and a text that is replaced can be brought back', async () => {
    const first = await open('/site/lab.html');
    await says(first, 'Holds.');
    const mine = text(first).value.replace('en: Yellow', 'en: My own Yellow');
    enter(text(first), mine);
    first.frame.remove();
    const page = await open('/site/lab.html');
    await says(page, 'Holds.');
    expect(text(page).value).to.equal(mine);
    const picker = byId(page, 'case-pick') as HTMLSelectElement;
    await until('the list', () => picker.options.length > 20);
    enter(picker, 'cases/lazy-heist/a-lone-switch-falls-back.yaml');
    await until('the other case', () => text(page).value.includes('game: lazy-heist'));
    byId(page, 'back').click();
    expect(text(page).value).to.equal(mine);
    const linked = await open(`/site/lab.html#text=${encodeURIComponent('game: lazy-heist\ntitle: By link\n')}`);
    await says(linked, 'Holds.');
    expect(text(linked).value).to.contain('By link');
  });

  it('searches for witnesses, and opens them', async () => {
    const page = await open('/site/lab.html');
    await says(page, 'Holds.');
    const procedure = byId(page, 'procedure') as HTMLSelectElement;
    await until('the procedures', () => procedure.options.length > 1);
    const order = await until('the order', () => page.document.querySelector('heist-order'));
    await until('its steps', () => order.shadowRoot?.querySelector('ol li'));
    expect(readable(order)).not.to.contain('expected');
    enter(procedure, 'round-end');
    await until('the other steps', () => readable(byId(page, 'order-place')).includes('round-end'));
    enter(byId(page, 'case-pick'), 'cases/lazy-heist/drone-interrupts-the-protocol.yaml');
    await until('the other game', () => procedure.value === 'protocol');
    enter(byId(page, 'order-seconds'), '2');
    byId(page, 'order-run').click();
    const report = byId(page, 'order-report');
    await until('the witnesses', () => report.querySelector('.pairs'), 45);
    expect(report.querySelectorAll('.pairs > li')).to.have.length(10);
    expect(report.textContent).to.contain('the order matters');
    [...report.querySelectorAll('button')].at(-1)?.click();
    expect(text(page).value).to.contain('order:');
    await says(page, 'Holds.');
  });

  it('a step that is moved is searched for in the worker; one position never shows green', async () => {
    const page = await open('/site/lab.html#case=cases/lazy-heist/drone-interrupts-the-protocol.yaml');
    await says(page, 'Holds.');
    const order = await until('the order', () => page.document.querySelector('heist-order'));
    const shadow = await until('its steps', () =>
      order.shadowRoot?.querySelector('[data-step="vending"]') ? order.shadowRoot : null,
    );
    const green: string[] = [];
    const seen = new MutationObserver(() => {
      const verdict = shadow.querySelector('.same');
      if (verdict) green.push(verdict.textContent);
    });
    seen.observe(shadow, { childList: true, subtree: true, attributes: true });
    shadow.querySelector<HTMLElement>('[data-step="guards"] .down')?.click();
    const verdict = await until(
      'the verdict',
      () => {
        const said = shadow.querySelector('[part=verdict]')?.textContent ?? '';
        return /order matters|No difference found in \d+ positions|Proved/i.test(said) ? said : null;
      },
      45,
    );
    seen.disconnect();
    // Guards before drones: both runs of this position may agree, but another position shows that the order matters.
    expect(verdict).to.match(/order matters/i);
    expect(green).to.deep.equal([]);
    expect(page.errors).to.deep.equal([]);
  });

  it('explores from the step on the board, and stops when told', async () => {
    const page = await open('/site/lab.html');
    await says(page, 'Holds.');
    await until('the position', () => byId(page, 'here').textContent.includes('from step 0 of'));
    const form = byId(page, 'explore') as HTMLFormElement;
    enter(form.querySelector('[name=states]') as HTMLElement, '300');
    byId(page, 'explore-run').click();
    const report = byId(page, 'explore-report');
    await until('the counts', () => report.querySelector('table tbody tr'));
    expect(report.textContent).to.contain('Stopped at your limit of positions.');
    expect(report.querySelector('.facts')?.textContent).to.contain('dead ends');
    expect(report.querySelector('tbody tr')?.textContent).to.match(/^01/);
    enter(form.querySelector('[name=states]') as HTMLElement, '1000000');
    enter(form.querySelector('[name=seconds]') as HTMLElement, '600');
    byId(page, 'explore-run').click();
    await until('progress', () => byId(page, 'explore-progress').querySelector('progress'));
    byId(page, 'explore-stop').click();
    await until('the report so far', () => report.textContent.includes('Stopped by you.'));
  });

  for (const width of [1100, 360])
    it(`has no axe violation at ${width} px, and nothing scrolls sideways`, async () => {
      const page = await open('/site/lab.html', width);
      await says(page, 'Holds.');
      await until('the order', () => page.document.querySelector('heist-order')?.shadowRoot?.querySelector('li'));
      enter(text(page), text(page).value.replace('red: {at: b1, carries: 1}', 'red: {at: c1, carries: 1}'));
      await says(page, 'Fails');
      enter(byId(page, 'explore').querySelector('[name=states]') as HTMLElement, '300');
      byId(page, 'explore-run').click();
      await until('the table', () => page.document.querySelector('#explore-report table'), 40);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
      expect(await violations(page)).to.deep.equal([]);
    });

  it('keeps the text and the step in the address', async () => {
    const page = await open('/site/lab.html#case=cases/lazy-heist/sit-or-wait.yaml');
    await says(page, 'Holds.');
    const board = await until('the board', () => page.document.querySelector<HeistGame>('heist-game'));
    const session = await until('its case', () => board.session);
    session.goto(2, true);
    const at = () => (page.frame.contentWindow as Window).location.hash;
    await until('the step', () => at() === '#case=cases/lazy-heist/sit-or-wait.yaml&at=2');
    enter(text(page), `${text(page).value}\n# mine`);
    await until('the text on the board', () => board.session !== session);
    await until('the text', () => at().startsWith('#text=') && at().endsWith('&at=2'));
    localStorage.clear();
    const again = await open(`/site/lab.html?again${at()}`);
    await says(again, 'Holds.');
    expect(text(again).value).to.equal(text(page).value);
    const same = await until('the board', () => again.document.querySelector<HeistGame>('heist-game'));
    await until('the step', () => same.session?.at === 2);
  });
});
