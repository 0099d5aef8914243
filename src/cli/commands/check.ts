// heist check: does this example hold?
import { watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { choice, exit, type Command, type Flags, type Io } from '../command.js';
import { namedFiles } from '../input/files.js';
import { reporters, type Reporter } from '../output/reporters.js';
import { codeOf, judge, type OverridingOptions } from '../input/verdict.js';
import { optionsOf } from '../output/progress.js';

export const command: Command = {
  usage: 'check <...files>',
  summary: 'Plays cases and reports whether everything they claim is true',
  options: [
    ['--reporter <name>', 'pretty (default), json, junit or tap'],
    ['--json', 'same as --reporter json'],
    [
      '--options <json>',
      'play the cases with other rulings, another order of steps or your own data: \'{"rulings": {"…": "…"}}\'',
    ],
    ['--watch', 'check again whenever a file changes, until you press Ctrl-C'],
  ],
  examples: [
    'heist check cases/how-to-rob-a-bank/*.yaml',
    'heist check cases                           every .yaml, .yml and .json file in a folder',
    "heist check 'cases/**/alarm-*.yaml' --reporter junit > report.xml",
    'heist check cases/lazy-heist --options \'{"rulings": {"drone-turn": "same-room"}}\'',
  ],
  async run(files, flags, io) {
    const report = reporterOf(flags);
    const check = () => checkOnce(files, optionsOf(flags), report, io);
    const code = check();
    return flags['watch'] ? watchFiles(files, check, io, code) : code;
  },
};

function reporterOf(flags: Flags): Reporter {
  const name = choice(flags, 'reporter', ['pretty', 'json', 'junit', 'tap']);
  return reporters[flags['json'] ? 'json' : name];
}

function checkOnce(words: readonly string[], options: OverridingOptions, report: Reporter, io: Io): number {
  const verdicts = namedFiles(words).map((named) => judge(named, options));
  report(verdicts, io);
  return Math.max(exit.holds, ...verdicts.map(codeOf));
}

const placesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(namedFiles(words).map(({ file }) => resolve(file)));

/** Folders are watched, not files: editors save by putting a new file in the place of the old one. */
async function watchFiles(words: readonly string[], check: () => number, io: Io, first: number): Promise<number> {
  let code = first;
  let waiting: NodeJS.Timeout | undefined;
  const again = () => {
    clearTimeout(waiting);
    // One save is several events.
    waiting = setTimeout(() => {
      io.err(`\n${new Date().toLocaleTimeString()} File changed, checking again\n`);
      code = check();
    }, 100);
  };
  const folders = new Set(namedFiles(words).map(({ file }) => dirname(file)));
  // Other files of the folder do not count, the report that we write least of all.
  let cases = placesOf(words);
  const heed = (folder: string, name: string | null) => {
    const before = cases;
    cases = placesOf(words);
    const place = name === null ? null : resolve(folder, name);
    if (place === null || before.has(place) || cases.has(place)) again();
  };
  const watchers = [...folders].flatMap((folder) => {
    try {
      return [watch(folder, (_, name) => heed(folder, name))];
    } catch {
      io.err(`${folder} cannot be watched\n`);
      return [];
    }
  });
  io.err('Watching for changes. Press Ctrl-C to stop.\n');
  await io.interrupted();
  clearTimeout(waiting);
  for (const watcher of watchers) watcher.close();
  return code;
}
