// Icons of actions that only this game has.
import { actionIcon } from '../../base/icons.actions.js';

const own: Readonly<Record<string, string>> = {
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2',
  pepper: 'M6 10h6v11H6zM7.5 10V7h3v3M9 7V4.5h3M15 5l3-1.5M15 7h4M15 9l3 1.5',
};

export const iconOf = (verb: string): string | null => actionIcon(verb) ?? own[verb] ?? null;
