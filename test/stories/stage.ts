// The stage of the story tests: every story is put on a page of its own, played, and looked at.
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import 'axe-core/axe.min.js';
import { render, type TemplateResult } from 'lit';
import type { HeistFloor } from '../../src/components/heist-floor/heist-floor.element.js';
import type { Meta, Story } from '../../stories/story.js';
import { axeFinds, ofColours, type Scheme } from '../axe.js';
import { inside, settled } from '../components/show.js';
import { isLong } from '../long-run.js';

/** A file of stories: `default` is the meta, everything else a story. */
export type StoryFile = { readonly default: Meta } & Readonly<Record<string, unknown>>;

const [desk, phone] = [
  { width: 1000, height: 800 },
  { width: 320, height: 640 },
];

/** One test for each story of each file. What a file shows is alike: axe looks at its first story, in the long run at all. */
export function checkStories(files: readonly StoryFile[]): void {
  // Colours that fade would be caught half way; and this is how travel is found where there must be none.
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  for (const { default: meta, ...stories } of files)
    describe(meta.title, () => {
      for (const [i, [name, story]] of Object.entries(stories).entries()) {
        const title = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
        it(title, () => check(story as Story, i === 0 || isLong));
      }
    });
}

async function check(story: Story, withAxe: boolean): Promise<void> {
  const box = document.createElement('div');
  const errors: string[] = [];
  box.addEventListener('heist-error', (event) =>
    errors.push((event as CustomEvent<{ message: string }>).detail.message),
  );
  document.body.append(box);
  await setViewport(desk);
  try {
    render(decorated(story), box);
    await complete(box);
    await story.play?.({ canvasElement: box });
    await settled(box);
    // What is wrong may be known only when the rules are loaded.
    for (let i = 0; i < 1000 && story.parameters?.error && errors.length === 0; i++) await frames(1);
    const wrong = story.parameters?.error ? (errors.length ? [] : ['fires no heist-error']) : errors;
    const found = {
      'heist-error': wrong,
      axe: withAxe ? await axeFinds(window, box, paper, ofColours) : [],
      ...(await onAPhone(box)),
    };
    const report = Object.entries(found).flatMap(([title, lines]) => lines.map((line) => `${title}: ${line}`));
    if (report.length > 0) throw new Error(report.join('\n'));
  } finally {
    render(null, box);
    box.remove();
    paper('');
  }
}

async function onAPhone(box: HTMLElement): Promise<Record<string, string[]>> {
  await setViewport(phone);
  // What is folded is looked at, too; browsers need not lay it out before it is seen.
  for (const each of inside(box)) if (each instanceof HTMLDetailsElement) each.open = true;
  await frames(3);
  return { 'at 320 px': cutOff(box), 'moves in spite of reduced motion': await travelling(box) };
}

const decorated = ({ render, args = {}, decorators = [] }: Story): TemplateResult =>
  decorators.reduce<() => TemplateResult>(
    (inner, decorator) => () => decorator(inner),
    () => render(args),
  )();

/** Nothing is loading any more: every game has opened or said what is wrong. */
async function complete(box: HTMLElement): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    await settled(box);
    const isWaiting = inside(box).some(
      (element) =>
        element.localName.startsWith('heist-') &&
        (!element.shadowRoot?.firstElementChild || element.shadowRoot.querySelector('[aria-busy=true]')),
    );
    if (!isWaiting) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the story is still loading');
}

function paper(scheme: Scheme | ''): void {
  document.documentElement.style.colorScheme = scheme;
  document.body.style.background = scheme && (scheme === 'light' ? '#f4f1e8' : '#0a2140');
  document.body.style.color = scheme && (scheme === 'light' ? '#16263b' : '#dce9f7');
}

/** What stands out of the page, or out of a frame that hides or scrolls the rest. */
function cutOff(box: HTMLElement): string[] {
  const page = document.documentElement;
  const found = page.scrollWidth > phone.width ? [`the page is ${page.scrollWidth} px wide`] : [];
  for (const element of inside(box)) {
    if (!(element instanceof HTMLElement)) continue;
    const { width, right, left } = element.getBoundingClientRect();
    if (width <= 1 || element.closest('.unseen')) continue;
    if (right > phone.width + 0.5 || left < -0.5) found.push(`${nameOf(element)} reaches from ${left} to ${right}`);
    const { overflowX, overflowY } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.push(`${nameOf(element)} shows ${element.clientWidth} of ${element.scrollWidth} px`);
    if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      found.push(`${nameOf(element)} shows ${element.clientHeight} of ${element.scrollHeight} px in height`);
  }
  return found;
}

/** Goes through what is shown, in a few strides where it is long, and looks at every animation on the way. */
async function travelling(box: HTMLElement): Promise<string[]> {
  const found = new Set<string>();
  for (const floor of inside(box).filter((element): element is HeistFloor => element.localName === 'heist-floor')) {
    const steps = floor.session?.steps.length ?? 0;
    for (let step = 0; step < steps; step += Math.ceil(steps / 8)) {
      floor.session?.goto(step);
      await floor.updateComplete;
      for (const moving of movements(box)) found.add(moving);
    }
  }
  return [...found];
}

/** Running animations that move something. */
export const movements = (box: HTMLElement): string[] =>
  [box, ...inside(box).flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    .flatMap((root) => (root instanceof ShadowRoot ? root.getAnimations() : root.getAnimations({ subtree: true })))
    .flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const moves = effect.getKeyframes().some((frame) => travel.some((name) => name in frame));
      return moves ? [nameOf(effect.target)] : [];
    });

const travel = ['transform', 'translate', 'left', 'top', 'offsetDistance', 'strokeDashoffset'];

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};

const nameOf = (element: Element): string =>
  `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}`;
