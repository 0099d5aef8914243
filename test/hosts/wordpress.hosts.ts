// A real WordPress: an author without the right to write scripts publishes a post; a reader plays. With the snippet for
// functions.php, and with the plugin: its block in the editor, and its shortcode.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSeen, seen } from '../built/browser.js';
import { snippetsOf } from '../built/doc-snippets.js';
import { heist } from '../cli/world.js';
import { browsers, openTab, playAMove, showsBoard, type Tab } from './browsers.js';
import { Server, packed, until } from './server.js';

const docs = snippetsOf('docs/embed-on-a-page.md');
const ofPlugin = snippetsOf('integrations/wordpress/README.md');
const textsOf = (snippets: typeof docs, kind: string): string[] =>
  snippets.flatMap((each) => (each.kind === kind ? each.text : []));
const password = 'a-long-password';

let server: Server;
const theme = (): string => join(server.site, 'wp-content/themes/plain');

beforeAll(async () => {
  server = await Server.open('wordpress');
  // Debian's copy reads its settings from /etc: this one has its own.
  cpSync(packed('wordpress'), server.site, { recursive: true, dereference: true });
  const baked = join(server.folder, 'bag.json');
  writeFileSync(
    baked,
    (await heist(['bake', 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml'])).out,
  );
  server.addKit(baked);
  writeFileSync(
    join(server.site, 'wp-config.php'),
    `<?php
define( 'DB_NAME', 'site' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '127.0.0.1:${server.databasePort}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_SITEURL', '${server.address}' );
define( 'WP_HOME', '${server.address}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`,
  );
  mkdirSync(theme(), { recursive: true });
  writeFileSync(join(theme(), 'style.css'), '/* Theme Name: plain */');
  writeFileSync(
    join(theme(), 'index.php'),
    '<!doctype html><html><head><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>',
  );
  writeFileSync(join(theme(), 'functions.php'), `<?php\n${textsOf(docs, 'php functions.php').join('\n')}`);
  php(`
define( 'WP_INSTALLING', true );
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
wp_install( 'Site', 'admin', 'admin@example.org', true, '', '${password}' );
wp_insert_user( array( 'user_login' => 'author', 'user_pass' => '${password}', 'user_email' => 'a@example.org', 'role' => 'author' ) );
update_user_meta( get_user_by( 'login', 'author' )->ID, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) );
switch_theme( 'plain' );`);
  await server.serve();
});
afterAll(() => server.close());

const php = (code: string): string => server.php(['-r', code]);

async function logIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/wp-login.php`);
  await page.type('#user_login', 'author');
  await page.type('#user_pass', password);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
}

interface Editor {
  readonly blocks: { createBlock(name: string, attributes: object): unknown };
  readonly data: { dispatch(store: string): Record<string, (...args: unknown[]) => unknown> };
}

/** A new post with a block, in the block editor. */
async function insert(page: Page, block: string, attributes: object): Promise<void> {
  // A tab behind another one draws no frames, and an editor waits for them.
  await page.bringToFront();
  await page.goto(`${server.address}/wp-admin/post-new.php`);
  await page.waitForFunction('window.wp?.data?.select("core/editor")?.getCurrentPostId() > 0', { polling: 200 });
  // An editor that is not ready forgets what is put in.
  await page.waitForFunction('wp.data.select("core/editor").__unstableIsEditorReady?.() ?? true', { polling: 200 });
  await page.evaluate(
    (name: string, settings: object) => {
      const { blocks, data } = (window as unknown as { wp: Editor }).wp;
      data.dispatch('core/editor')['editPost']?.({ title: 'Heist', status: 'publish' });
      data.dispatch('core/block-editor')['insertBlocks']?.(blocks.createBlock(name, settings));
    },
    block,
    attributes,
  );
}

/** Waits for the board of the block: in the editor's own document, or in the frame in which newer editors show blocks. */
const showsBlock = (page: Page): Promise<void> =>
  until(
    'the board in the editor',
    async () => {
      const looks = page
        .frames()
        .map((frame) => isSeen(frame, '.wp-block heist-game, .wp-block heist-floor', '.piece'));
      return (await Promise.all(looks)).includes(true);
    },
    120,
  );

/** As an author in the block editor. Returns the address of the published post. */
async function publish(page: Page, block: string, attributes: object): Promise<string> {
  await insert(page, block, attributes);
  if (block === 'heist-kit/heist') await showsBlock(page);
  await page.waitForFunction('wp.data.select("core/editor").getEditedPostContent() !== ""', { polling: 200 });
  await page.evaluate('wp.data.dispatch("core/editor").savePost()');
  await page.waitForFunction('wp.data.select("core/editor").didPostSaveRequestSucceed()', { polling: 200 });
  return (await page.evaluate('wp.data.select("core/editor").getPermalink()')) as string;
}

/** Opens a post as a reader, who is not logged in, and counts how often the script was loaded. */
async function readPost({ page }: Tab, address: string): Promise<number> {
  await page.bringToFront();
  let loads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/heist-kit.js')) loads++;
  });
  await page.goto(address);
  await showsBoard(page);
  return loads;
}

describe.each(Object.entries(browsers))('WordPress in %s', (_name, launch) => {
  const inBrowser = (name: string, run: (author: Tab, reader: Tab) => Promise<void>): void =>
    it(name, async () => {
      const browser = await launch();
      try {
        const author = await openTab(browser);
        await logIn(author.page);
        const reader = await openTab(browser);
        // Whoever waits in vain wants to know what the page said.
        await run(author, reader).catch((error: unknown) => {
          throw new Error([String(error), ...author.complaints, ...reader.complaints].join('\n'), { cause: error });
        });
        expect({ said: [...author.complaints, ...reader.complaints], errors: server.errors }).toEqual({
          said: [],
          errors: [],
        });
      } finally {
        await browser.close();
      }
    });

  describe('with functions.php', () => {
    inBrowser('an author pastes the div into a block, and a reader plays', async (author, reader) => {
      const game = '<div class="heist-embed" data-game="how-to-rob-a-bank" data-seed="7">A game.</div>';
      const content = `${game}\n${textsOf(docs, 'html wiki').join('\n')}`;
      const address = await publish(author.page, 'core/html', { content });
      expect(await readPost(reader, address)).toBe(1);
      expect(await reader.page.$eval('script[src*="heist-kit.js"]', (script) => script.getAttribute('type'))).toBe(
        'module',
      );
      await playAMove(reader.page);
      const shown = await reader.page.$$eval('.heist-embed', (all) =>
        all.map((each) => each.firstElementChild?.localName),
      );
      expect(shown).toEqual(['heist-game', 'heist-game', 'heist-floor', 'heist-game']);
    });
  });

  describe('with the plugin', () => {
    beforeAll(() => {
      writeFileSync(join(theme(), 'functions.php'), '<?php\n');
      const plugin = join(server.site, 'wp-content/plugins/heist-kit');
      cpSync('integrations/wordpress', plugin, { recursive: true });
      cpSync('dist/cdn', join(plugin, 'heist-kit'), { recursive: true });
      php(`require 'wp-load.php'; require_once 'wp-admin/includes/plugin.php';
        $problem = activate_plugin( 'heist-kit/heist-kit.php' ); if ( $problem ) { echo $problem->get_error_message(); exit( 1 ); }`);
    });
    afterAll(() => {
      php(
        "require 'wp-load.php'; require_once 'wp-admin/includes/plugin.php'; deactivate_plugins( 'heist-kit/heist-kit.php' );",
      );
      writeFileSync(join(theme(), 'functions.php'), `<?php\n${textsOf(docs, 'php functions.php').join('\n')}`);
    });

    inBrowser('the block is seen in the editor, and a reader plays', async (author, reader) => {
      const address = await publish(author.page, 'heist-kit/heist', {
        game: 'how-to-rob-a-bank',
        seed: '7',
        noCards: true,
      });
      expect(await readPost(reader, address)).toBe(1);
      expect(await reader.page.$eval('.heist-embed > *', (game) => game.getAttributeNames().sort())).toEqual([
        'game',
        'no-cards',
        'seed',
      ]);
      await playAMove(reader.page);
    });

    inBrowser('the block is seen where the editor shows it in a frame, as on a phone', async ({ page }) => {
      await insert(page, 'heist-kit/heist', { game: 'how-to-rob-a-bank', seed: '7' });
      await page.evaluate(() => {
        const { data } = (window as unknown as { wp: Editor }).wp;
        (
          data.dispatch('core/editor')['setDeviceType'] ??
          data.dispatch('core/edit-post')['__experimentalSetPreviewDeviceType']
        )?.('Mobile');
      });
      // With its styles: those of another document would not count here. The editor may make the frame anew.
      await until('the board in the frame', async () => {
        const frame = await (await page.$('iframe[name="editor-canvas"]'))?.contentFrame();
        return frame?.$eval('heist-game', (game) => {
          const board = game.shadowRoot?.querySelector('heist-floor')?.shadowRoot;
          const sheet = board?.querySelector('.piece') && board.querySelector('.sheet');
          return sheet ? getComputedStyle(sheet).borderTopStyle === 'solid' : false;
        }) as Promise<boolean>;
      });
    });

    inBrowser('a case in the block', async (author, reader) => {
      const [, , text = ''] = textsOf(ofPlugin, 'text');
      const address = await publish(author.page, 'heist-kit/heist', { text: text.replaceAll(/\[\/?heist\]\n?/g, '') });
      expect(await readPost(reader, address)).toBe(1);
      await seen(reader.page, '.heist-embed > heist-game', '.title');
    });

    inBrowser('the shortcodes of the README', async (author, reader) => {
      for (const text of textsOf(ofPlugin, 'text')) {
        const address = await publish(author.page, 'core/shortcode', { text });
        expect(await readPost(reader, address)).toBeGreaterThan(0);
      }
    });

    inBrowser('the script from elsewhere', async (author, reader) => {
      writeFileSync(join(theme(), 'functions.php'), `<?php\n${textsOf(ofPlugin, 'php functions.php').join('\n')}`);
      const address = await publish(author.page, 'heist-kit/heist', { game: 'lazy-heist' });
      await readPost(reader, address);
      expect(await reader.page.$eval('script[src*="heist-kit.js"]', (script) => script.getAttribute('src'))).toBe(
        `${server.address}/heist-kit/heist-kit.js`,
      );
    });
  });
});
