// A lesson: what it says, how it answers, and a whole first minute by keyboard alone and by touch alone.
import { expect, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../src/components/all/all.js';
import type { HeistLesson } from '../../../src/components/heist-lesson/heist-lesson.element.js';
import type { Session } from '../../../src/components/session/session.js';
import { allGames } from '../../../src/games/index.js';
import { tap } from '../tap.js';
import { find, game, inBothSchemes, inShadow, sessionOf, settled, textOf } from '../show.js';

const srcOf = (id: string): string => `/cases/${id}/first-minutes.yaml`;

const lesson = (id: string, lang = 'en'): Promise<HeistLesson> =>
  game<HeistLesson>(html`<heist-lesson lang=${lang} src=${srcOf(id)}></heist-lesson>`);

const panel = (element: Element): string => inShadow(element, '.lesson').textContent.replaceAll(/\s+/g, ' ').trim();

function button(element: Element, text: string): HTMLButtonElement {
  const inMoves = element.shadowRoot?.querySelector('heist-moves')?.shadowRoot?.querySelectorAll('button') ?? [];
  const all = [...(element.shadowRoot?.querySelectorAll<HTMLButtonElement>('.lesson button') ?? []), ...inMoves];
  const found = all.find(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim().startsWith(text));
  if (!found)
    throw new Error(`no button "${text}" among ${all.map(({ textContent }) => textContent.trim()).join(', ')}`);
  return found;
}

const press = async (element: Element, text: string): Promise<void> => {
  button(element, text).click();
  await settled(element as HTMLElement);
};

describe('heist-lesson', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  for (const { id } of allGames) {
    it(`is accessible in ${id}, telling and asking, in both schemes`, async () => {
      const element = await lesson(id);
      await inBothSchemes(() => expect(element).to.be.accessible());
      const session = sessionOf(element);
      element.goto(session.steps.findIndex(({ task }) => task));
      await settled(element);
      await inBothSchemes(() => expect(element).to.be.accessible());
    });

    it(`leads through ${id} to the end by what it shows, and then plays`, async () => {
      const element = await lesson(id, 'de');
      const session = sessionOf(element);
      const finished = oneEvent(element, 'heist-finished');
      expect(panel(element)).to.include('Ziel');
      for (let i = 0; i < 200 && session.at < session.steps.length - 1; i++) {
        const asked = session.step.task !== undefined;
        await press(element, asked ? 'Zeigen' : 'Weiter');
      }
      await finished;
      const opened = oneEvent(element, 'heist-opened');
      await press(element, 'Jetzt spielen');
      await opened;
      expect(sessionOf(element).kind).to.equal('play');
      expect(sessionOf(element).shown.id).to.equal(id);
    });
  }

  describe('answers what the reader does', () => {
    const asked = async (): Promise<HeistLesson> => {
      const element = await lesson('lazy-heist');
      await press(element, 'Next');
      expect(panel(element)).to.include('Walk to room 1.1');
      return element;
    };

    it('another legal move is shown, explained and taken back', async () => {
      const element = await asked();
      const session = sessionOf(element);
      await press(element, 'Sit down');
      expect(session.step.events.map(({ type }) => type)).to.include('lay-down');
      expect(panel(element)).to.include('done for this minute').and.to.include('Walk to 1.1');
      expect(inShadow(element, '[aria-live]').textContent).to.include('done for this minute');
      await inBothSchemes(() => expect(element).to.be.accessible());
      await press(element, 'Take it back');
      expect(session.step.task).to.exist;
      expect(panel(element)).to.include('Walk to room 1.1').and.not.to.include('done for this minute');
    });

    it('a move without words of its own is told by what it does', async () => {
      const element = await asked();
      await press(element, 'Show me');
      // Walking back is legal, and the author has not thought of it.
      inShadow(find(element, 'heist-floor'), '[data-space=start]').dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true }),
      );
      await settled(element);
      expect(panel(element)).to.include('You may do that. Anna walks from 1.1 to the start.');
    });

    it('a refused move names its rule, and the author adds a word', async () => {
      const element = await asked();
      const session = sessionOf(element);
      inShadow(find(element, 'heist-floor'), '[data-space="1.2"]').dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true }),
      );
      await settled(element);
      expect(session.refused?.rule).to.equal('LH-MOVE-1');
      expect(panel(element)).to.include('Go through 1.1.');
    });

    it('hints come one by one, the last shows the move', async () => {
      const element = await asked();
      await press(element, 'Hint (1 left)');
      expect(panel(element)).to.include('Dashed frames');
      await press(element, 'Hint');
      expect(panel(element)).to.include('Choose “Walk to 1.1”');
      expect(sessionOf(element).pointed).to.deep.equal(['1.1']);
    });

    it('free play: a hint goes away with the move, and the next one shows a move that is possible', async () => {
      const element = await lesson('how-to-rob-a-bank');
      const session = sessionOf(element);
      element.goto(session.steps.findIndex(({ task }) => task && 'free' in task));
      await settled(element);
      const lastHint = async (): Promise<void> => {
        while (!panel(element).includes('Choose “')) await press(element, 'Hint');
      };
      await lastHint();
      expect(panel(element)).to.include('Choose “Turn up the next card”');
      await press(element, 'Turn up the next card');
      expect(panel(element)).not.to.include('Choose “');
      await lastHint();
      expect(panel(element)).to.include('Choose “Pick up');
    });

    it('free play: any way to the goal counts, and a dead end has a word and a way back', async () => {
      const element = await lesson('lazy-heist');
      const session = sessionOf(element);
      const free = session.steps.findIndex(({ task }) => task && 'free' in task);
      element.goto(free);
      await settled(element);
      expect(panel(element)).to.include('Get the explosives out of the doorway');
      await press(element, 'Walk to 1.1');
      await press(element, 'Wait');
      expect(panel(element)).to.include('still lie at the door');
      await press(element, 'Take it back');
      expect(session.at).to.equal(free);
      await press(element, 'Wait');
      await press(element, 'Carry the load to 1.1');
      expect(panel(element)).to.include('Well done');
      await press(element, 'Next');
      expect(panel(element)).to.include('That is the game');
    });
  });

  it('"Next" leads to the heading of the step; a move on the board leaves the focus there', async () => {
    const element = await lesson('lazy-heist');
    const session = sessionOf(element);
    while (!session.step.task) {
      const next = button(element, 'Next');
      next.focus();
      next.click();
      await settled(element);
      expect(element.shadowRoot?.activeElement).to.equal(inShadow(element, '.lesson h2'));
    }
    const space = inShadow(find(element, 'heist-floor'), '[data-space]');
    space.focus();
    element.redo();
    await settled(element);
    expect(element.shadowRoot?.activeElement).to.equal(find(element, 'heist-floor'));
  });

  it('goes on where the reader left it, and starts over when asked', async () => {
    const first = await lesson('lazy-heist');
    await press(first, 'Next');
    await press(first, 'Walk to 1.1');
    const { at } = sessionOf(first);
    first.remove();
    const again = await lesson('lazy-heist');
    expect(sessionOf(again).at).to.equal(at);
    await press(again, 'Start over');
    expect(sessionOf(again).at).to.equal(0);
  });

  describe('a whole first minute of Lazy Heist', () => {
    /** Every state of the protocol that was on the screen, as the tracker lit it. */
    const watch = (element: HeistLesson): Set<string> => {
      const seen = new Set<string>();
      sessionOf(element).subscribe(() => seen.add(sessionOf(element).step.flow.split('.').slice(0, 3).join('.')));
      return seen;
    };
    const isWhole = (element: HeistLesson, seen: ReadonlySet<string>): void => {
      const protocol = sessionOf(element).chart.procedures['protocol'] ?? [];
      expect(protocol).to.have.length(11);
      expect([...seen].filter((flow) => flow.startsWith('minute.protocol.'))).to.deep.equal(
        protocol.map((name) => `minute.protocol.${name}`),
      );
    };
    const isThrough = (element: HeistLesson): boolean =>
      sessionOf(element).step.events.some(({ type }) => type === 'minute-started');

    /** The move that is asked for here, and where on the board it is made. */
    const asked = (session: Session): { move: string; target: string | null } => {
      const { task } = session.step;
      const move = task && 'you' in task ? task.you.play : '';
      return { move, target: move ? (session.acting?.pointing.target(move, session.scene()) ?? null) : null };
    };

    it('by keyboard alone', async () => {
      const element = await lesson('lazy-heist');
      const session = sessionOf(element);
      const seen = watch(element);
      const floor = find(element, 'heist-floor');
      await tabTo((active) => active === button(element, 'Next'));
      for (let i = 0; i < 80 && !isThrough(element); i++) {
        const { move, target } = asked(session);
        if (target !== null) {
          await tabTo((active) => active.hasAttribute('data-space'));
          await walkTo(floor, target);
          await sendKeys({ press: 'Enter' });
          await settled(element);
          // Where several moves are possible, the keyboard stands on the first of them.
          if (focused()?.closest('.choice')) await sendKeys({ press: 'Enter' });
        } else if (move) {
          await tabTo((active) => active === button(element, session.shown.drawing.label(move, session.scene())));
          await sendKeys({ press: 'Enter' });
        } else await sendKeys({ press: 'n' });
        await settled(element);
      }
      expect(isThrough(element), panel(element)).to.be.true;
      isWhole(element, seen);
    });

    it('by touch alone, at 360 px', async () => {
      await setViewport({ width: 360, height: 740 });
      const element = await lesson('lazy-heist');
      const session = sessionOf(element);
      const seen = watch(element);
      const floor = find(element, 'heist-floor');
      for (let i = 0; i < 80 && !isThrough(element); i++) {
        const { move, target } = asked(session);
        element.scrollIntoView();
        const [board, said] = [inShadow(floor, '.board'), inShadow(element, '.lesson')].map((each) =>
          each.getBoundingClientRect(),
        );
        expect(board?.bottom, 'the lesson covers the board').to.be.at.most(said?.top ?? 0);
        if (target !== null) await tap(inShadow(floor, `[data-space="${target}"] .hit`));
        else await tap(button(element, move ? session.shown.drawing.label(move, session.scene()) : 'Next'));
        await settled(element);
        const choice = floor.shadowRoot?.querySelector('.choice button');
        if (choice) {
          await tap(choice);
          await settled(element);
        }
      }
      await setViewport({ width: 800, height: 600 });
      expect(isThrough(element), panel(element)).to.be.true;
      isWhole(element, seen);
    });
  });

  it('hides no reason on a phone: it is seen to its end above what the lesson says', async () => {
    await setViewport({ width: 360, height: 740 });
    try {
      const element = await lesson('how-to-rob-a-bank');
      sessionOf(element).goto(3);
      await settled(element);
      const floor = find(element, 'heist-floor');
      floor.scrollIntoView({ block: 'start' });
      const limit = inShadow(element, '.lesson').getBoundingClientRect().top;
      // Below this place there is no room for three lines.
      await tap(inShadow(floor, '[data-space="e-2"] .hit'));
      await waitUntil(() => floor.shadowRoot?.querySelector('.refusal'), 'the reason', { timeout: 60_000 });
      await settled(element);
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      expect(inShadow(floor, '.refusal').getBoundingClientRect().bottom).to.be.at.most(limit + 1);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('reads as text: every word is there in both languages', async () => {
    for (const lang of ['en', 'de']) {
      const element = await lesson('burgle-bros', lang);
      expect(textOf(element)).to.include(lang === 'en' ? 'A first lesson: peek, walk' : 'Die erste Lektion: erkunden');
    }
  });

  it('is headed by its own title in the language of the page; without one, by the name of the game', async () => {
    const heading = async (title: object): Promise<string | undefined> => {
      const taught = { game: 'lazy-heist', ...title, moves: [{ say: 'Look.' }, 'anna wait'] };
      const element = await game<HeistLesson>(html`<heist-lesson lang="de" .case=${taught}></heist-lesson>`);
      return inShadow(element, '.lesson h2').textContent;
    };
    expect(await heading({ title: { en: 'The second lesson', de: 'Die zweite Lektion' } })).to.equal(
      'Die zweite Lektion',
    );
    expect(await heading({})).to.equal('Lazy Heist: die ersten Minuten');
  });
});

/** The element that has the focus, through shadow roots. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Tab until the focus is on something. At the end of the page it begins anew: Firefox would go on to its own controls, and
 * a test cannot come back from there.
 */
async function tabTo(isThere: (element: Element) => boolean): Promise<void> {
  const [top, end] = [document.createElement('button'), document.createElement('button')];
  end.addEventListener('focus', () => top.focus());
  document.body.prepend(top);
  document.body.append(end);
  try {
    for (let i = 0; i < 60; i++) {
      const active = focused();
      if (active && isThere(active)) return;
      await sendKeys({ press: 'Tab' });
    }
  } finally {
    top.remove();
    end.remove();
  }
  throw new Error(`Tab does not lead there; the focus is on ${focused()?.outerHTML.slice(0, 90) ?? 'nothing'}`);
}

/** Arrow keys from the focused place to another. */
async function walkTo(floor: HTMLElement, target: string): Promise<void> {
  for (let i = 0; i < 30 && focused()?.getAttribute('data-space') !== target; i++) {
    const here = focused()?.getBoundingClientRect() as DOMRect;
    const there = inShadow(floor, `[data-space="${target}"]`).getBoundingClientRect();
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const key = Math.abs(dy) > 8 ? (dy > 0 ? 'ArrowDown' : 'ArrowUp') : dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    await sendKeys({ press: key });
    await settled(floor);
  }
}
