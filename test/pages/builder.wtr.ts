// The embed builder: the lines hold what was chosen, and work where they are pasted.
import { expect } from '@open-wc/testing';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { allGames } from '../../src/games/index.js';
import { inside } from '../components/show.js';
import { byId, enter, open, until, violations, type OpenPage } from './open.js';

const field = (page: OpenPage, name: string): HTMLInputElement =>
  page.document.querySelector(`.builder [name=${name}]`) as HTMLInputElement;

const options = (page: OpenPage, name: string): string[] =>
  [...(field(page, name) as unknown as HTMLSelectElement).options].map(({ value }) => value);

const codes = (page: OpenPage): string[] =>
  [...page.document.querySelectorAll('#snippets pre')].map(({ textContent }) => textContent);

async function platform(page: OpenPage, name: string): Promise<string[]> {
  const tab = [...page.document.querySelectorAll<HTMLElement>('#tabs button')].find((one) => one.textContent === name);
  tab?.click();
  await until(name, () => tab?.getAttribute('aria-selected') === 'true');
  return codes(page);
}

async function ready(): Promise<OpenPage> {
  const page = await open('/site/builder.html');
  await until('the first snippet', () => codes(page).length > 0);
  return page;
}

const drone = 'cases/lazy-heist/drone-interrupts-the-protocol.yaml';

/** A page as somebody else's site would have it: nothing but what was copied. */
async function pasted(markup: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 900px; height: 700px';
  frame.srcdoc = `<!doctype html><html lang="en"><body>${markup}</body></html>`;
  document.body.append(frame);
  frame.scrollIntoView();
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  return frame;
}

const opened = (frame: HTMLIFrameElement, tag: string): Promise<HeistGame> =>
  until(`<${tag}> shows something`, () => {
    const game = frame.contentDocument?.querySelector<HeistGame>(tag);
    return game?.session ? game : null;
  });

describe('the embed builder', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const frame of document.querySelectorAll('iframe[srcdoc]')) frame.remove();
  });

  it('writes what was chosen for every kind of page', async () => {
    const page = await ready();
    enter(field(page, 'element'), 'heist-game');
    enter(field(page, 'game'), 'lazy-heist');
    enter(field(page, 'seed'), '12');
    enter(field(page, 'lang'), 'de');
    enter(field(page, 'theme'), 'dark');
    await until('the snippet', () => codes(page)[0]?.includes('seed="12"'));
    expect(codes(page)[0]).to.contain(
      '<heist-game game="lazy-heist" seed="12" lang="de" style="color-scheme: dark">Lazy Heist</heist-game>',
    );
    const [frame] = await platform(page, 'iframe');
    expect(frame).to.match(/embed\.html\?game=lazy-heist&amp;seed=12&amp;lang=de&amp;theme=dark"/);
    const [loader, article] = await platform(page, 'MediaWiki');
    expect(loader).to.contain('/heist-kit/heist-kit.js"');
    expect(article).to.contain(
      '<div class="heist-embed" data-game="lazy-heist" data-seed="12" data-lang="de" data-theme="dark">',
    );
    expect((await platform(page, 'WordPress'))[0]).to.contain('<!-- wp:html -->');
    expect((await platform(page, 'React'))[1]).to.contain('<heist-game game={"lazy-heist"} seed={"12"} lang={"de"}');
    const preview = page.document.querySelector('#preview heist-game');
    expect([preview?.getAttribute('game'), preview?.getAttribute('seed')]).to.deep.equal(['lazy-heist', '12']);
    expect(page.errors).to.deep.equal([]);
  });

  it('works as a script tag, as a div and as a frame in a page of its own', async () => {
    const page = await ready();
    await until('the cases', () => (field(page, 'src') as unknown as HTMLSelectElement).options.length > 20);
    enter(field(page, 'src'), drone);
    await until('the snippet', () => codes(page)[0]?.includes(drone));
    const title = (await opened(await pasted(codes(page)[0] ?? ''), 'heist-case')).session?.title;
    expect(title).to.have.keys('en', 'de');
    const [block] = await platform(page, 'WordPress');
    expect((await opened(await pasted(block ?? ''), 'heist-case')).session?.title).to.deep.equal(title);
    const outer = await pasted((await platform(page, 'iframe')).join('\n'));
    const inner = await until('the frame', () =>
      outer.contentDocument?.querySelector<HTMLIFrameElement>('iframe.heist'),
    );
    expect((await opened(inner, 'heist-case')).session?.title).to.deep.equal(title);
    await until('the frame is as tall as its content', () => inner.style.height !== '700px');
  });

  it('writes the case into the page where that is wanted', async () => {
    const page = await ready();
    enter(field(page, 'src'), drone);
    field(page, 'inline').click();
    await until('the text', () => codes(page)[0]?.includes('game: lazy-heist'));
    expect(codes(page)[0]).not.to.contain(drone);
    expect((await opened(await pasted(codes(page)[0] ?? ''), 'heist-case')).session?.shown.id).to.equal('lazy-heist');
    const [block] = await platform(page, 'WordPress');
    expect((await opened(await pasted(block ?? ''), 'heist-case')).session?.shown.id).to.equal('lazy-heist');
    // A frame has no place for the text: it still links to the case.
    const outer = await pasted((await platform(page, 'iframe'))[0] ?? '');
    const inner = await until('the frame', () => outer.contentDocument?.querySelector('iframe'));
    expect((await opened(inner, 'heist-case')).session?.shown.id).to.equal('lazy-heist');
  });

  it('offers the still picture where the lines name it, and only there', async () => {
    const page = await ready();
    enter(field(page, 'src'), drone);
    field(page, 'still').click();
    await until('the picture', () => codes(page)[0]?.includes('drone-interrupts-the-protocol.svg'));
    const offered = async (name: string): Promise<boolean> => {
      await platform(page, name);
      return [...page.document.querySelectorAll('#snippets > button')].length > 0;
    };
    for (const name of ['Script tag', 'MediaWiki', 'WordPress']) expect(await offered(name), name).to.be.true;
    for (const name of ['iframe', 'React']) expect(await offered(name), name).to.be.false;
  });

  for (const { id: game } of allGames)
    it(`shows every element for ${game} without a message, at the start and at any moment of a case`, async () => {
      const page = await ready();
      await until('the cases', () => options(page, 'src').length > 20);
      const files = options(page, 'src').filter((file) => file.includes(`/${game}/`));
      const some = [files[0], files.at(-1)] as string[];
      const told: string[] = [];
      let shown = 0;
      const look = async (what: string): Promise<void> => {
        const element = await until(`${what} in the preview`, () => {
          const [node] = page.document.querySelectorAll('#preview > *');
          const isSettled = node?.shadowRoot?.querySelector('[part], [role=alert]');
          return isSettled && !node?.shadowRoot?.querySelector('[aria-busy=true]') ? node : null;
        });
        shown++;
        const alerts = inside(element).filter((each) => each.matches('[role=alert], .unknown'));
        told.push(...alerts.map(({ textContent }) => `${what}: ${textContent.trim()}`));
        if (!byId(page, 'wrong').hidden) told.push(`${what}: ${byId(page, 'wrong').textContent}`);
      };
      const choose = async (choices: Readonly<Record<string, string>>): Promise<void> => {
        for (const [name, value] of Object.entries(choices)) enter(field(page, name), value);
        const before = page.document.querySelector('#preview > *');
        page.document.querySelector('#choices')?.dispatchEvent(new Event('input'));
        await until('the next one', () => page.document.querySelector('#preview > *') !== before);
        await look(Object.values(choices).join(' '));
      };
      for (const element of options(page, 'element')) {
        await choose({ element, game });
        if (element === 'heist-rule') for (const rule of options(page, 'rule').slice(0, 3)) await choose({ rule });
        const procedures = element === 'heist-order' ? options(page, 'procedure') : [''];
        for (const procedure of procedures) {
          if (procedure) await choose({ element, procedure, moment: '' });
          // Where a case stands does not hang on the procedure that is asked about.
          if (procedure !== procedures[0]) continue;
          for (const file of some) {
            const where = field(page, 'moment').closest('label')?.hidden ? 'src' : 'moment';
            if (field(page, where).closest('label')?.hidden) continue;
            await choose({ element, ...(procedure && { procedure }), [where]: file, at: '0' });
            if (field(page, 'at').closest('label')?.hidden) continue;
            await choose({ element, ...(procedure && { procedure }), [where]: file, at: field(page, 'at').max });
          }
          if (!field(page, 'moment').closest('label')?.hidden) enter(field(page, 'moment'), '');
        }
      }
      expect(told).to.deep.equal([]);
      expect(shown).to.be.greaterThan(30);
      expect(page.errors).to.deep.equal([]);
    }).timeout(180_000);

  it('a moment of a case stays in every snippet', async () => {
    const page = await ready();
    await until('the cases', () => options(page, 'src').length > 20);
    enter(field(page, 'element'), 'heist-floor');
    enter(field(page, 'game'), 'lazy-heist');
    enter(field(page, 'moment'), drone);
    enter(field(page, 'at'), '5');
    await until('the snippet', () => codes(page)[0]?.includes('at="5"'));
    expect(codes(page)[0]).to.match(/<heist-floor src="[^"]*drone-interrupts[^"]*" at="5">/);
    const shownAt = async (markup: string): Promise<number | undefined> => {
      const frame = await pasted(markup);
      const floor = await opened(frame, 'heist-floor');
      return floor.session?.at;
    };
    expect(await shownAt(codes(page)[0] ?? '')).to.equal(5);
    expect(await shownAt((await platform(page, 'WordPress'))[0] ?? '')).to.equal(5);
    const outer = await pasted((await platform(page, 'iframe'))[0] ?? '');
    const inner = await until('the frame', () => outer.contentDocument?.querySelector('iframe'));
    expect((await opened(inner, 'heist-floor')).session?.at).to.equal(5);
    field(page, 'inline').click();
    await until('the text', () => page.document.querySelector('#preview heist-floor')?.getAttribute('src') === null);
    expect(await shownAt((await platform(page, 'Script tag'))[0] ?? '')).to.equal(5);
    expect(await shownAt((await platform(page, 'WordPress'))[0] ?? '')).to.equal(5);
  });

  it('offers the options of a game as fields', async () => {
    const page = await ready();
    enter(field(page, 'element'), 'heist-game');
    enter(field(page, 'game'), 'lazy-heist');
    const difficulty = await until('the options', () =>
      page.document.querySelector<HTMLElement>('[name=option-difficulty]'),
    );
    enter(difficulty, 'hard');
    await until('the snippet', () => codes(page)[0]?.includes('options="{&quot;difficulty&quot;:&quot;hard&quot;}"'));
    enter(page.document.querySelector('[name=ruling-tie-of-routes]') as HTMLElement, 'players');
    await until('the ruling', () => codes(page)[0]?.includes('tie-of-routes'));
    const shown = await until('the preview', () => page.document.querySelector<HeistGame>('#preview heist-game'));
    await until('the game', () => shown.session);
    expect(shown.session?.step.position['options']).to.deep.include({ difficulty: 'hard' });
  });

  it('asks where the files are, remembers it, and keeps what was chosen in the address', async () => {
    const page = await ready();
    enter(field(page, 'element'), 'heist-rules');
    enter(field(page, 'game'), 'burgle-bros');
    enter(field(page, 'files'), 'https://example.org/kit');
    await until('the snippet', () => codes(page)[0]?.includes('src="https://example.org/kit/heist-kit.js"'));
    expect(codes(page)[0]).to.contain('<heist-rules game="burgle-bros"');
    const { href } = (page.frame.contentWindow as Window).location;
    const again = await open(href);
    await until('the same', () => codes(again)[0]?.includes('<heist-rules game="burgle-bros"'));
    expect(codes(again)[0]).to.contain('https://example.org/kit/heist-kit.js');
    expect(again.document.querySelector('a[download]')?.getAttribute('href')).to.equal('heist-kit.zip');
    localStorage.removeItem('heist-files');
  });

  it('can be used with the keyboard: arrows go through the platforms, and Copy says what it did', async () => {
    const page = await ready();
    const first = page.document.querySelector<HTMLElement>('#tabs button') as HTMLElement;
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await until('the next tab', () => page.document.activeElement?.textContent === 'iframe');
    await until('its lines', () => codes(page)[0]?.startsWith('<iframe'));
    const copy = page.document.querySelector<HTMLElement>('#snippets button') as HTMLElement;
    copy.click();
    await until('feedback', () => /Copied|Selected/.test(copy.textContent));
  });

  for (const element of ['heist-case', 'heist-order', 'heist-rule'])
    it(`has no axe violation with ${element}`, async () => {
      const page = await ready();
      enter(field(page, 'element'), element);
      await until('the element', () =>
        page.document.querySelector(`#preview ${element}`)?.shadowRoot?.textContent.trim(),
      );
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await violations(page)).to.deep.equal([]);
    });
});
