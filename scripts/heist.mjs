// npm run heist -- <command>: the `heist` command straight from the sources, in this process, so that it starts quickly.
// stdout belongs to the command alone.
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register({ tsconfig: `${root}tsconfig.json` });

// npm changes to the project's folder; file names on the command line are meant from where npm was called. Only for
// `npm run heist`: a test that starts this script inside `npm test` has set its own folder.
if (process.env['npm_lifecycle_event'] === 'heist' && process.env['INIT_CWD']) process.chdir(process.env['INIT_CWD']);

await import(new URL('../src/cli/main.ts', import.meta.url).href);
