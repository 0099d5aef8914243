// Icons of actions, for cards and moves, by the verb.
import { alarm, walk } from './icons.things.js';

export const actions: Readonly<Record<string, string>> = {
  walk,
  tackle:
    'M5 5.5a1.7 1.7 0 1 0 .01 0M6 9.5l5 3 4-2.5M11 12.5l-3 4-4 .5M11 12.5L9.5 19M17 15l4-1M17.5 18.5l3.5 1.5M16 11.5l3-3',
  unlock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2M12 15v2',
  pick: 'M7 13V7.5a1.4 1.4 0 0 1 2.8 0V12M9.8 11V5.2a1.4 1.4 0 0 1 2.8 0V11M12.6 11V6a1.4 1.4 0 0 1 2.8 0v6M15.4 12V8.6a1.4 1.4 0 0 1 2.8 0V15c0 4-2.4 6.5-6 6.5-3.4 0-4.6-1.6-7.4-6.4-.9-1.6 1-2.7 2.2-1.3l1.2 1.4',
  crawl: 'M18.5 9.5a1.7 1.7 0 1 0 .01 0M15.5 12.5H9L5 15l-2.5-.5M9 12.5L7 17.5H3.5M15.5 12.5l2 5M13 12.5l-1 5',
  car: 'M3 16v-3.5l2-.8L7 7.5h9l3 4.2 2 .8V16h-2M7.5 16h8M5.5 14.5a1.9 1.9 0 1 0 .01 0M17 14.5a1.9 1.9 0 1 0 .01 0M7 11.5h11',
  throw: 'M4 20c1-8 6-13 13-13M13.5 3.5L17.5 7l-4 3.5M4 14a2 2 0 1 0 .01 0',
  pass: 'M3 9h13M12.5 5.5L16 9l-3.5 3.5M21 15.5H8M11.5 12L8 15.5l3.5 3.5',
  alarm,
  flip: 'M5 8h10a4 4 0 0 1 0 8H6M8.5 4.5L5 8l3.5 3.5',
};

/** Verbs come from moves: `constructor` is not one. */
export const actionIcon = (verb: string): string | null =>
  Object.hasOwn(actions, verb) ? (actions[verb] ?? null) : null;
