// Processor time of a program and of everything that it starts: seconds that mean nearly the same on an idle machine and
// on a busy one. Linux keeps it under /proc; elsewhere the clock has to do.
import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;
const millisecondsBetweenLooks = 500;

/**
 * Watches a process and its descendants from now on. A browser's pages end without a parent, so the parent's own
 * account of them is not enough: everybody is looked at twice a second, and what was seen last counts. Programs that are
 * too short to be seen are in the parent's account.
 * @param {number | undefined} pid
 * @returns {() => number | null} ends the watch and tells the seconds, if they are known
 */
export function watchProcessorTime(pid) {
  /** @type {Map<number, number>} */
  const seen = new Map();
  let account = 0;
  const look = () => {
    const all = processes();
    const family = new Set([pid]);
    // The list is not ordered by when processes began: look until none is added.
    for (let size = 0; size < family.size;) {
      size = family.size;
      for (const { id, parent } of all) if (family.has(parent)) family.add(id);
    }
    for (const { id, own, children } of all) {
      if (family.has(id)) seen.set(id, own);
      if (id === pid) account = own + children;
    }
  };
  const timer = setInterval(look, millisecondsBetweenLooks);
  return () => {
    clearInterval(timer);
    const sum = [...seen.values()].reduce((total, own) => total + own, 0);
    return seen.size === 0 ? null : Math.max(sum, account) / ticksPerSecond;
  };
}

function processes() {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  } catch {
    return [];
  }
}

/**
 * Null for a process that has ended meanwhile.
 * @param {number} id
 */
function readProcess(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain anything; after it come a letter and numbers.
    const [, parent, ...rest] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = rest.slice(9);
    return { id, parent, own: user + system, children: childrenUser + childrenSystem };
  } catch {
    return null;
  }
}
