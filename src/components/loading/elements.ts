// The elements by their tags. A page loads an element when it first has one of them, a game those of its layout.

export const elements: Readonly<Record<string, () => Promise<unknown>>> = {
  'heist-case': () => import('../heist-case/heist-case.js'),
  'heist-chart': () => import('../heist-chart/heist-chart.js'),
  'heist-floor': () => import('../heist-floor/heist-floor.js'),
  'heist-guide': () => import('../heist-guide/heist-guide.js'),
  'heist-lesson': () => import('../heist-lesson/heist-lesson.js'),
  'heist-log': () => import('../heist-log/heist-log.js'),
  'heist-moves': () => import('../heist-moves/heist-moves.js'),
  'heist-order': () => import('../heist-order/heist-order.js'),
  'heist-quiz': () => import('../heist-quiz/heist-quiz.js'),
  'heist-replay': () => import('../heist-replay/heist-replay.js'),
  'heist-rule': () => import('../heist-rule/heist-rule.js'),
  'heist-rules': () => import('../heist-rules/heist-rules.js'),
  'heist-tracker': () => import('../heist-tracker/heist-tracker.js'),
};

/** Sees to it that elements are defined. One that cannot be loaded is missing; the others work without it. */
export async function define(tags: readonly string[]): Promise<void> {
  const missing = Object.entries(elements).filter(([tag]) => tags.includes(tag) && !customElements.get(tag));
  await Promise.all(missing.map(([, load]) => load().catch((error: unknown) => console.error(error))));
}
