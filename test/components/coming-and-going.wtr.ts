// Every element may come and go a hundred times: nothing stays behind that listens, watches or waits.
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/components/all/all.js';
import type { Session } from '../../src/components/session/session.js';
import { inside, page, settled, sprayed } from './show.js';

type Shows = HTMLElement & { readonly session?: Session | null };

/** Each element alone, and each part inside a game. */
const markups: Readonly<Record<string, string>> = {
  'heist-game': `<heist-game src="${sprayed}"></heist-game>`,
  'heist-case': `<heist-case src="${sprayed}"></heist-case>`,
  'heist-quiz': `<heist-quiz src="${sprayed}"></heist-quiz>`,
  'heist-floor': '<heist-floor game="lazy-heist"></heist-floor>',
  'heist-chart': '<heist-chart game="how-to-rob-a-bank"></heist-chart>',
  'heist-order': '<heist-order game="lazy-heist"></heist-order>',
  'heist-rule': '<heist-rule rule="RB-WALK-1"></heist-rule>',
  'heist-tracker': '<heist-tracker for="there"></heist-tracker>',
  'heist-moves': '<heist-moves for="there"></heist-moves>',
  'heist-log': '<heist-log for="there"></heist-log>',
  'heist-replay': '<heist-replay for="there"></heist-replay>',
};

/** What is kept outside of an element, counted while `record` runs: listeners by their target, observers, timers. */
class Kept {
  readonly listeners = new Map<EventTarget, Set<string>>();
  readonly observed = new Set<ResizeObserver>();
  readonly timers = new Set<unknown>();
  private readonly undo: (() => void)[] = [];

  constructor() {
    const { listeners, observed, timers } = this;
    const ids = new WeakMap<object, number>();
    let last = 0;
    const name = (type: string, listener: object): string => {
      if (!ids.has(listener)) ids.set(listener, ++last);
      return `${type} ${ids.get(listener) ?? ''}`;
    };
    this.watch(EventTarget.prototype, 'addEventListener', (target, [type, listener, how]) => {
      const isOnce = typeof how === 'object' && how.once;
      if (listener && !isOnce) listeners.set(target, (listeners.get(target) ?? new Set()).add(name(type, listener)));
    });
    this.watch(EventTarget.prototype, 'removeEventListener', (target, [type, listener]) => {
      if (listener) listeners.get(target)?.delete(name(type, listener));
    });
    this.watch(ResizeObserver.prototype, 'observe', (observer) => observed.add(observer));
    this.watch(ResizeObserver.prototype, 'disconnect', (observer) => observed.delete(observer));
    this.watch(window, 'setInterval', (_, args, timer) => timers.add(timer));
    this.watch(window, 'clearInterval', (_, [timer]) => timers.delete(timer));
  }

  /** Everything that is kept by something outside of `box`. */
  outside(box: Node): string[] {
    return [
      ...[...this.listeners].flatMap(([target, names]) => {
        const isInside = target instanceof Node && (box.contains(target) || !target.isConnected);
        return isInside ? [] : [...names].map((each) => `${target.constructor.name}: ${each}`);
      }),
      ...[...this.observed].map(() => 'ResizeObserver'),
      ...[...this.timers].map(() => 'setInterval'),
    ];
  }

  stop(): void {
    for (const undo of this.undo) undo();
  }

  /** Hears of every call of a method; what it does stays the same. */
  private watch<T extends object, K extends keyof T>(
    owner: T,
    key: K,
    hear: (self: T, args: T[K] extends (...args: infer A) => unknown ? A : never, result: unknown) => unknown,
  ): void {
    const before = owner[key];
    const call = before as (...args: unknown[]) => unknown;
    owner[key] = function (this: T | undefined, ...args: unknown[]) {
      const self = this ?? (window as unknown as T);
      const result = Reflect.apply(call, self, args);
      hear(self, args as never, result);
      return result;
    } as T[K];
    this.undo.push(() => (owner[key] = before));
  }
}

const listenersOf = (session: Session): Set<unknown> => (session as unknown as { listeners: Set<unknown> }).listeners;

describe('coming and going, a hundred times', () => {
  it('knows every element', () => {
    expect(Object.keys(markups).filter((tag) => !customElements.get(tag))).to.deep.equal([]);
    expect(Object.keys(markups)).to.have.length(11);
  });

  for (const [tag, markup] of Object.entries(markups))
    it(`<${tag}> leaves no listener, no observer and no timer behind`, async () => {
      const kept = new Kept();
      try {
        const game = page(`<heist-game id="there" src="${sprayed}"></heist-game>`).firstElementChild as Shows;
        while (!game.session) await aTimeout(20);
        await settled(game);
        const session = game.session as Session;
        const [before, others] = [kept.outside(document.createElement('p')), listenersOf(session).size];
        const box = page(markup);
        const element = box.firstElementChild as Shows;
        while (!element.shadowRoot?.querySelector('[part]')) await aTimeout(20);
        await settled(element);
        const shown = element.session ?? session;
        const listening = listenersOf(shown).size;
        for (let i = 0; i < 100; i++) {
          element.remove();
          if (i % 10 === 0) await aTimeout(0);
          box.append(element);
          if (i % 10 === 0) await aTimeout(0);
        }
        await settled(element);
        expect(listenersOf(shown).size, 'listens as before').to.equal(listening);
        expect(element.shadowRoot.textContent.trim(), 'still shows something').not.to.equal('');
        const drawn = inside(element).length;
        element.remove();
        await aTimeout(50);
        if (element.session) expect(listenersOf(element.session).size).to.equal(0);
        expect(listenersOf(session).size).to.equal(others);
        expect(kept.outside(element).filter((each) => !before.includes(each))).to.deep.equal([]);
        expect(drawn).to.be.greaterThan(1);
      } finally {
        kept.stop();
      }
    });

  it('a hundred new ones leave as little', async () => {
    const kept = new Kept();
    try {
      const box = page('');
      const every = Object.values(markups).join('').replaceAll(' for="there"', '');
      box.innerHTML = every;
      // Everything is loaded once.
      for (const each of box.querySelectorAll('[src], [game], [rule]'))
        while (!inside(each).some((part) => part.matches('[part]'))) await aTimeout(20);
      box.replaceChildren();
      await aTimeout(50);
      const before = kept.outside(box);
      for (let i = 0; i < 100; i++) {
        box.innerHTML = every;
        if (i % 5 === 0) await aTimeout(20);
        box.replaceChildren();
      }
      for (let i = 0; i < 500 && kept.outside(box).length > before.length; i++) await aTimeout(20);
      expect(kept.outside(box)).to.have.length(before.length);
    } finally {
      kept.stop();
    }
  });
});
