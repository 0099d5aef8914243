// npm start: the site as it is published, on this machine. It is built when a source has changed since the last time, and
// again whenever one changes. PORT=9000 npm start picks the port; npm run dev serves the sources unbundled.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { choosePort, hostname } from './machine/port.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const out = join(root, 'dist-site');
const stamp = join(out, '.sources');
/** What each part of a build reads: whoever only changes a case does not wait for the pages. */
const sources = {
  code: [
    'src',
    'site',
    'scripts',
    'schema',
    'package-lock.json',
    'rollup.config.mjs',
    'tsconfig.json',
    'tsconfig.build.json',
  ],
  cases: ['cases'],
};

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.map': 'application/json',
  '.zip': 'application/zip',
};

/** The last build as a whole, in memory: while the next one is made, pages still find every file. @type {Map<string, Buffer>} */
let files = new Map();

const port = await choosePort();
if (!(await build())) process.exit(1);
createServer(({ url = '' }, response) => {
  // The kit lies here as if it had been unpacked on this server: what the builder hands out works.
  const path = new URL(url, 'http://here').pathname.slice(1).replace(/^heist-kit\/(?!$)/, '') || 'index.html';
  const content = files.get(path);
  const type = content ? (types[extname(path)] ?? 'text/plain; charset=utf-8') : 'text/plain';
  response.writeHead(content ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(content ?? `There is no ${path} here.`);
}).listen(port, hostname, () => {
  console.log(`heist-kit: open http://localhost:${port}/ (Ctrl-C stops)`);
  rebuildOnChange();
});

/** Builds what has changed, and takes the site into memory. */
async function build() {
  const wanted = fingerprints();
  const built = builtFrom();
  if (wanted.code !== built.code || wanted.cases !== built.cases) {
    const only = wanted.code === built.code ? ['cases'] : [];
    const script = spawn(process.execPath, [join(root, 'scripts/build-site.mjs'), ...only], { stdio: 'inherit' });
    const code = await new Promise((ended) => script.on('close', ended));
    if (code !== 0) {
      console.error('heist-kit: the site could not be built; the lines above say why.');
      return false;
    }
    writeFileSync(stamp, JSON.stringify(wanted));
  }
  files = new Map(filesIn(out).map((path) => [relative(out, path).replaceAll('\\', '/'), readFileSync(path)]));
  return true;
}

function rebuildOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let pause;
  let isBuilding = false;
  const soon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void again(), 300);
  };
  const again = async () => {
    if (isBuilding) return soon();
    if (JSON.stringify(fingerprints()) === JSON.stringify(builtFrom())) return undefined;
    isBuilding = true;
    if (await build()) console.log('heist-kit: built again; reload the page');
    isBuilding = false;
    return undefined;
  };
  for (const path of [...sources.code, ...sources.cases]) watch(join(root, path), { recursive: true }, soon);
}

/** Hashes of everything that a build reads: file times say nothing after a git checkout. */
function fingerprints() {
  return { code: fingerprint(sources.code), cases: fingerprint(sources.cases) };
}

/** @param {readonly string[]} paths */
function fingerprint(paths) {
  const hash = createHash('sha1');
  for (const path of paths.flatMap((path) => filesIn(join(root, path)))) {
    try {
      hash.update(path).update(readFileSync(path));
    } catch {
      // Deleted just now: it is not listed the next time.
    }
  }
  return hash.digest('hex');
}

/** @returns {{ code?: string, cases?: string }} */
function builtFrom() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} path A folder, or a file.
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
