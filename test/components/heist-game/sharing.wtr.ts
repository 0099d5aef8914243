// A game to pass on: as a case, as a file, as a link that opens it again; and addresses that nobody fights for.
import { aTimeout, expect, html, oneEvent } from '@open-wc/testing';
import '../../../src/components/all/all.js';
import type { HeistGame } from '../../../src/components/heist-game/heist-game.element.js';
import { allGames } from '../../../src/games/index.js';
import type { Shared } from '../../../src/components/heist-game/sharing.js';
import { parseText } from '../../../src/notation/yaml.js';
import { fromHtml, game, inShadow, page, sessionOf, settled, sprayed } from '../show.js';

const setHash = (hash: string) => history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
const hashOf = (url: string) => new URL(url).hash;

async function shared(element: HeistGame): Promise<Shared> {
  const found = await element.share();
  if (!found) throw new Error('there is nothing to share');
  return found;
}

/** Plays on as a reader does, always differently. */
function playOn(element: HeistGame, moves: number): void {
  const session = sessionOf(element);
  for (let i = 0; i < moves && session.legal.length > 0; i++)
    session.play(session.legal[(i * 5 + 3) % session.legal.length] as string, true);
}

const ready = async (element: HeistGame): Promise<void> => {
  if (!element.session) await oneEvent(element, 'heist-opened');
};

const opened = async (markup: string): Promise<HeistGame> => {
  const element = page(markup).firstElementChild as HeistGame;
  await ready(element);
  await settled(element);
  return element;
};

describe('sharing', () => {
  beforeEach(() => setHash(''));
  after(() => setHash(''));

  for (const { id } of allGames) {
    it(`${id}: a case that plays again, as an object and as the text of a file`, async () => {
      const element = await game(html`<heist-game game=${id} seed="7"></heist-game>`);
      playOn(element, 8);
      const { case: example, text } = await shared(element);
      const end = sessionOf(element).step.position;
      const again = await game(html`<heist-game .case=${example}></heist-game>`);
      expect(sessionOf(again).steps.at(-1)?.position).to.deep.equal(end);
      const fromFile = await game(html`<heist-game .text=${text}></heist-game>`);
      expect(sessionOf(fromFile).steps.at(-1)?.position).to.deep.equal(end);
      expect(parseText(text).data).to.deep.include({ game: id });
    });

    it(`${id}: a link opens the same game at the same step, and it goes on in the same way`, async () => {
      const element = await opened(`<heist-game id="mine" game="${id}" permalink></heist-game>`);
      playOn(element, 30);
      const { url } = await shared(element);
      const { length } = hashOf(url);
      expect(hashOf(url)).to.match(/^#mine=[\w-]+$/);
      // Thirty decisions, and whatever the table did in between.
      expect(length).to.be.lessThan(900);
      const { at, step } = sessionOf(element);
      playOn(element, 5);
      const later = sessionOf(element).step;
      element.remove();
      setHash(hashOf(url));
      const again = await opened(`<heist-game id="mine" game="${id}" permalink></heist-game>`);
      expect(sessionOf(again).at).to.equal(at);
      expect(sessionOf(again).step.position).to.deep.equal(step.position);
      expect(sessionOf(again).kind).to.equal('play');
      playOn(again, 5);
      expect(sessionOf(again).step.position).to.deep.equal(later.position);
    });
  }

  it('a link to a case names the step; one to a move that the case does not have holds the case', async () => {
    const markup = `<heist-game id="c" src="${sprayed}" permalink></heist-game>`;
    const element = await opened(markup);
    element.goto(3);
    expect(hashOf((await shared(element)).url)).to.equal('#c=3');
    element.goto(0);
    element.play('yellow walk c1');
    const { url } = await shared(element);
    expect(hashOf(url)).to.match(/^#c=[\w-]{20,}$/);
    const position = sessionOf(element).step.position;
    element.remove();
    setHash(hashOf(url));
    const again = await opened(markup);
    expect(sessionOf(again).step.position).to.deep.equal(position);
    expect(sessionOf(again).step.move).to.equal('yellow walk c1');
  });

  it('the address follows the reader, each element in its own part, and nobody else’s is touched', async () => {
    setHash('#somewhere');
    const box = page(`<heist-game id="a" src="${sprayed}" permalink></heist-game>
      <heist-game id="b" src="${sprayed}" permalink></heist-game>
      <heist-game id="c" src="${sprayed}"></heist-game>`);
    const [a, b, c] = [...box.querySelectorAll('heist-game')] as [HeistGame, HeistGame, HeistGame];
    await Promise.all([a, b, c].map(ready));
    sessionOf(a).goto(2, true);
    sessionOf(b).goto(4, true);
    sessionOf(c).goto(5, true);
    for (let i = 0; i < 1000 && !location.hash.includes('b='); i++) await aTimeout(50);
    expect(location.hash.slice(1).split('&').sort()).to.deep.equal(['a=2', 'b=4', 'somewhere']);
    // As when the reader goes back, or changes the address: only the element that is meant moves.
    location.hash = '#a=5&b=4';
    for (let i = 0; i < 1000 && sessionOf(a).at !== 5; i++) await aTimeout(50);
    expect([sessionOf(a).at, sessionOf(b).at, sessionOf(c).at]).to.deep.equal([5, 4, 5]);
  });

  it('two elements with the same name do not fight: the first keeps it, the other says so', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (...args: unknown[]) => warned.push(...args);
    try {
      setHash('#heist=3');
      const box = page(
        `<heist-game src="${sprayed}" permalink></heist-game><heist-game src="${sprayed}" permalink></heist-game>`,
      );
      const [first, second] = [...box.querySelectorAll('heist-game')] as [HeistGame, HeistGame];
      await Promise.all([first, second].map(ready));
      expect([sessionOf(first).at, sessionOf(second).at]).to.deep.equal([3, 0]);
      sessionOf(second).goto(6, true);
      await aTimeout(700);
      expect(location.hash).to.equal('#heist=3');
      expect(warned.join()).to.include('Give each an id of its own');
    } finally {
      console.warn = warn;
    }
  });

  for (const [what, hash, message] of [
    ['cut off', '#x=q1YqSi1LLSpWsoqOBQA', /link/],
    ['nonsense', '#x=%%%', /link/],
    ['of another game', '', /a link to how-to-rob-a-bank, expected one to lazy-heist/],
  ] as const)
    it(`a link that is ${what} is told, and the game begins as it would without`, async () => {
      let wrong: string = hash;
      if (wrong === '') {
        const other = await opened('<heist-game id="x" game="how-to-rob-a-bank" permalink></heist-game>');
        wrong = hashOf((await shared(other)).url);
        other.remove();
      }
      setHash(wrong);
      const heard: string[] = [];
      const listen = (event: Event) => heard.push((event as CustomEvent<{ message: string }>).detail.message);
      document.addEventListener('heist-error', listen);
      const element = await opened('<heist-game id="x" game="lazy-heist" permalink></heist-game>');
      document.removeEventListener('heist-error', listen);
      expect(heard).to.have.length(1);
      expect(heard[0]).to.match(message);
      expect(inShadow(element, '[role=alert]').textContent).to.match(message);
      expect(sessionOf(element).shown.id).to.equal('lazy-heist');
    });

  it('offers the link and the file; a frame that may not copy shows the link', async () => {
    const element = await opened(`<heist-game id="here" src="${sprayed}" permalink></heist-game>`);
    await expect(element).to.be.accessible();
    const [copy, file] = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.share button') ?? [])];
    copy?.click();
    for (let i = 0; i < 1000 && !inShadow(element, 'output').textContent; i++) await aTimeout(20);
    expect(inShadow(element, 'output').textContent).to.match(/Link copied|#here=0/);
    let saved: { readonly name: string; readonly text: Promise<string> } | undefined;
    const { click } = HTMLAnchorElement.prototype as { click: (this: HTMLAnchorElement) => void };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved = { name: this.download, text: fetch(this.href).then((response) => response.text()) };
    };
    try {
      file?.click();
      for (let i = 0; i < 1000 && !saved; i++) await aTimeout(20);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved?.name).to.equal('how-to-rob-a-bank.yaml');
    const again = await game(html`<heist-game .text=${await saved?.text}></heist-game>`);
    expect(sessionOf(again).title).to.deep.equal(sessionOf(element).title);
  });

  it('a case opens at the step that at names', async () => {
    expect(sessionOf(await fromHtml(`<heist-game src="${sprayed}" at="3"></heist-game>`)).at).to.equal(3);
    const element = await fromHtml(`<heist-game src="${sprayed}" at="last"></heist-game>`);
    expect(sessionOf(element).at).to.equal(6);
    element.setAttribute('at', '2');
    await settled(element);
    expect(sessionOf(element).at).to.equal(2);
    const wrong = await fromHtml(`<heist-game src="${sprayed}" at="70"></heist-game>`);
    expect(inShadow(wrong, '[role=alert]').textContent).to.include('from 0 to 6');
    expect(sessionOf(wrong).at).to.equal(0);
  });
});
