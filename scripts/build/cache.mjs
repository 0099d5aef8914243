// What a build has worked out from a text, kept for the next one: most files are the same then. It lies in
// node_modules/.cache, as other tools have it; if in doubt, delete that folder.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const folder = join(root, 'node_modules/.cache/heist-kit');
const daysKept = 7;
forgetTheOld();

/**
 * What `make` makes of a text. `how` is everything else that the result depends on: a tool's version and settings.
 * @template Made
 * @param {string} how
 * @param {string} text
 * @param {() => Made | Promise<Made>} make
 * @returns {Promise<Made>}
 */
export async function remembered(how, text, make) {
  const file = join(folder, createHash('sha256').update(how).update('\0').update(text).digest('hex'));
  try {
    const made = JSON.parse(readFileSync(file, 'utf8'));
    utimesSync(file, new Date(), new Date());
    return made;
  } catch {
    const made = await make();
    // Another build may read it meanwhile: it finds the whole file or none.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(made));
    renameSync(unfinished, file);
    return made;
  }
}

function forgetTheOld() {
  mkdirSync(folder, { recursive: true });
  const limit = Date.now() - daysKept * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? limit) < limit) rmSync(file, { force: true });
  }
}
