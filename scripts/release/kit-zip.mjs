// heist-kit.zip: what somebody needs who puts the kit on a web server and has no npm. The script with its parts, the page
// for iframes, the cases, a page that works at once, the docs, and the extensions for a wiki and a blog.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../games.mjs';
import { root } from '../setup.mjs';
import { zip } from './zip.mjs';

/**
 * @param {string} built The folder that heist-kit.js was built into.
 * @param {string} file
 * @returns {string[]} The names in the zip.
 */
export function writeKitZip(built, file) {
  const scripts = [
    'heist-kit.js',
    'embed.js',
    'embed.html',
    'parts.json',
    'LICENSES.txt',
    ...gameIds.map((game) => `${game}.js`),
  ]
    .concat(readdirSync(join(built, 'parts')).map((name) => `parts/${name}`))
    // Maps are for debugging, and whoever debugs the kit has the package. The site has no files with one game.
    .filter((name) => !name.endsWith('.map') && existsSync(join(built, name)));
  const files = [
    ...scripts.map((name) => ({ name, content: readFileSync(join(built, name)) })),
    ...gameIds.map((game) => ({ name: `${game}.yaml`, content: readFileSync(firstCase(game)) })),
    // The snippets of the builder name them.
    ...filesIn('cases', /\.yaml$/),
    ...filesIn('docs', /\.md$/),
    ...filesIn('integrations', /\.\w+$/),
    { name: 'example.html', content: Buffer.from(examplePage()) },
    { name: 'README.md', content: Buffer.from(readme()) },
    { name: 'LICENSE', content: readFileSync(join(root, 'LICENSE')) },
  ];
  writeFileSync(file, zip(files.map(({ name, content }) => ({ name: `heist-kit/${name}`, content }))));
  return files.map(({ name }) => name);
}

/**
 * @param {string} folder
 * @param {RegExp} wanted
 * @returns {{ name: string, content: Buffer }[]}
 */
function filesIn(folder, wanted) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => ({ name, content: readFileSync(join(root, name)) }));
}

/** @param {string} game */
function firstCase(game) {
  const folder = join(root, 'cases', game);
  const [first = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return join(folder, first);
}

const examplePage = () => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <link rel="icon" href="data:," />
  <title>heist-kit: an example page</title>
  <script type="module" src="heist-kit.js"></script>
  <h1>A game to play</h1>
  <heist-game game="${gameIds.at(0)}" seed="7"></heist-game>
  <h1>An example from each rulebook</h1>
${gameIds.map((game) => `  <heist-game src="${game}.yaml"></heist-game>`).join('\n')}
</html>
`;

const readme = () => `# heist-kit

1. Upload this folder to your web server.
2. Open \`example.html\` there. It shows a game to play and an example from each rulebook. (Opened from your disk it stays
   empty: browsers load scripts of this kind only from a web server.)
3. Copy its \`<script>\` line and one of its \`<heist-game>\` lines into your own page, with the right address.

Your pages need \`heist-kit.js\` and the folder \`parts\`. Iframes need \`embed.html\` and \`embed.js\` as well.
\`docs/embed-on-a-page.md\` shows everything else: wikis, WordPress, React, and how to write your own examples.
\`integrations\` has an extension for MediaWiki and a plugin for WordPress.
`;
