// A real MediaWiki: an author edits, looks at the preview and saves; a reader plays. With the script from Common.js, as a
// gadget, and with the extension under a content security policy.
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heist } from '../cli/world.js';
import { snippetsOf, type DocSnippet } from '../built/doc-snippets.js';
import { browsers, openTab, playAMove, showsBoard } from './browsers.js';
import { Server, packed } from './server.js';

const wiki = packed('mediawiki');
const docs = snippetsOf('docs/embed-on-a-page.md');
const ofExtension = snippetsOf('integrations/mediawiki/README.md');
const only = (snippets: readonly DocSnippet[], kind: string): string =>
  snippets.find((snippet) => snippet.kind === kind)?.text ?? '';
const game = '<div class="heist-embed" data-game="how-to-rob-a-bank" data-seed="7">A game.</div>';

let server: Server;
let settings = '';
beforeAll(async () => {
  server = await Server.open('mediawiki');
  const config = join(server.folder, 'LocalSettings.php');
  for (const name of ['index.php', 'load.php', 'api.php', 'resources', 'skins'])
    symlinkSync(join(wiki, name), join(server.site, name));
  mkdirSync(join(server.site, 'extensions'));
  symlinkSync(join(wiki, 'extensions-core/Gadgets'), join(server.site, 'extensions/Gadgets'));
  const baked = join(server.folder, 'bag.json');
  writeFileSync(
    baked,
    (await heist(['bake', 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml'])).out,
  );
  server.addKit(baked);
  const database = [`--dbserver=127.0.0.1:${server.databasePort}`, '--dbname=site', '--dbuser=root', '--dbpass='];
  const place = [`--server=${server.address}`, '--scriptpath=', `--confpath=${server.folder}`];
  const installer = [
    `${wiki}/maintenance/install.php`,
    ...database,
    ...place,
    '--pass=a-long-password',
    'Wiki',
    'Admin',
  ];
  server.php(installer, { MW_CONFIG_FILE: config });
  settings = `
$wgExtensionDirectory = ${JSON.stringify(join(server.site, 'extensions'))};
$wgExtensionAssetsPath = '/extensions';
$wgUseSiteJs = true;
$wgMainCacheType = CACHE_NONE;
$wgResourceLoaderMaxage = [ 'versioned' => 0, 'unversioned' => 0 ];
$wgDefaultUserOptions['uselivepreview'] = 1;
wfLoadSkin( 'Vector' );
`;
  await server.serve({ MW_CONFIG_FILE: config });
});
afterAll(() => server.close());

/** Changes the wiki's own settings: what the installer wrote, and these lines. */
let written = '';
function configure(lines: string): void {
  const config = join(server.folder, 'LocalSettings.php');
  written ||= server.php(['-r', `echo file_get_contents(${JSON.stringify(config)});`]);
  writeFileSync(config, `${written}${settings}${lines}`);
}

/** As an administrator, who may change pages of the wiki itself. */
function editAsAdministrator(title: string, text: string): void {
  server.php(
    [`${wiki}/maintenance/edit.php`, '-u', 'Admin', title],
    { MW_CONFIG_FILE: join(server.folder, 'LocalSettings.php') },
    text,
  );
}

/** As any author: opens the form, writes, looks at the preview, saves. */
async function write(page: Page, title: string, text: string): Promise<void> {
  await page.goto(`${server.address}/index.php?title=${title}&action=edit`);
  await page.waitForSelector('#wpTextbox1');
  await page.$eval('#wpTextbox1', (field, value) => void ((field as HTMLTextAreaElement).value = value), text);
  // The live preview, once its script is there.
  await page.waitForFunction('window.mw && mw.loader.getState("mediawiki.action.edit.preview") === "ready"');
  await page.click('#wpPreview');
  await page.waitForSelector('#wikiPreview .heist-embed');
  await showsBoard(page, '#wikiPreview .heist-embed > *');
  await Promise.all([page.waitForNavigation(), page.click('#wpSave')]);
}

const ways: readonly (readonly [name: string, prepare: () => void, text: string])[] = [
  [
    'Common.js',
    () => {
      configure('');
      editAsAdministrator('MediaWiki:Common.js', only(docs, 'js MediaWiki:Common.js'));
    },
    `${docs.flatMap(({ kind, text }) => (kind === 'html wiki' ? text : [])).join('\n')}\n${game}`,
  ],
  [
    'a gadget',
    () => {
      configure("wfLoadExtension( 'Gadgets' );");
      editAsAdministrator('MediaWiki:Common.js', '');
      editAsAdministrator('MediaWiki:Gadget-heist.js', only(docs, 'js MediaWiki:Common.js'));
      editAsAdministrator('MediaWiki:Gadgets-definition', only(docs, 'text MediaWiki:Gadgets-definition'));
    },
    game,
  ],
  [
    'the extension, under a content security policy',
    () => {
      cpSync('integrations/mediawiki', join(server.site, 'extensions/Heist'), { recursive: true });
      cpSync('dist/cdn', join(server.site, 'extensions/Heist/heist-kit'), { recursive: true });
      configure(`${only(ofExtension, 'php LocalSettings.php')}\n$wgCSPHeader = true;`);
      editAsAdministrator('MediaWiki:Common.js', '');
    },
    [
      ...ofExtension.flatMap(({ kind, text }) => (kind === 'wikitext' ? text : [])),
      '<heist game="how-to-rob-a-bank" seed="7" onclick="x" element="heist-game" />',
      '<heist src="https://example.org/x.yaml" />',
      '<heist src="/&#9;/example.org/y.yaml" />',
    ].join('\n'),
  ],
];

describe.each(ways)('MediaWiki with %s', (name, prepare, text) => {
  beforeAll(prepare);

  it.each(Object.entries(browsers))('an author writes and a reader plays in %s', async (browserName, launch) => {
    const browser = await launch();
    try {
      const { page, complaints } = await openTab(browser);
      const title = `Heist_${ways.findIndex(([each]) => each === name)}_${browserName}`;
      await write(page, title, text);
      const count = await page.$$eval('.heist-embed', (all) => all.length);
      expect(count).toBeGreaterThan(0);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.heist-embed')].every(({ firstElementChild: each }) =>
          each?.localName.startsWith('heist-'),
        ),
      );
      await showsBoard(page);
      await playAMove(page, 'heist-game[game="how-to-rob-a-bank"]');
      if (name.startsWith('the extension')) {
        const answer = await fetch(`${server.address}/index.php?title=${title}`);
        expect(answer.headers.get('content-security-policy')).toContain('script-src');
        const html = await answer.text();
        expect(html).toContain('Found: https://example.org/x.yaml');
        expect(html).not.toMatch(/<div[^>]* onclick|data-src="[^"]*example\.org/);
      }
      expect({ complaints, errors: server.errors }).toEqual({ complaints: [], errors: [] });
    } finally {
      await browser.close();
    }
  });
});
