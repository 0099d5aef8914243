// A database and PHP's own web server, on loopback and in a folder that is gone afterwards.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * A program as Debian packs it. HEIST_HOSTS names a folder with the packages of another release, unpacked with dpkg -x:
 * so a newer MediaWiki and WordPress are tried beside the ones that are installed.
 */
export const packed = (name: string): string => join(process.env['HEIST_HOSTS'] ?? '/', 'usr/share', name);

export class Server {
  private readonly running: ChildProcess[] = [];
  private constructor(
    readonly folder: string,
    /** What is served. */
    readonly site: string,
    readonly databasePort: number,
    private readonly port: number,
  ) {}

  /** An empty database, and a folder with the built kit and two cases, as a site would have them. */
  static async open(name: string): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), `heist-${name}-`));
    const server = new Server(folder, join(folder, 'site'), await freePort(), await freePort());
    mkdirSync(server.site);
    await server.startDatabase();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The kit and a case under the addresses that the docs use. */
  addKit(bakedCase: string): void {
    cpSync('dist/cdn', join(this.site, 'heist-kit'), { recursive: true });
    mkdirSync(join(this.site, 'cases'));
    cpSync(bakedCase, join(this.site, 'cases/bag.json'));
    cpSync('cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml', join(this.site, 'cases/bag.yaml'));
  }

  /** Runs a PHP program to its end. */
  php(args: readonly string[], env: Readonly<Record<string, string>> = {}, input = ''): string {
    // This says what went wrong, and not only that something did.
    const run = spawnSync('php', ['-d', 'log_errors=1', ...args], {
      encoding: 'utf8',
      input,
      cwd: this.site,
      env: { ...process.env, ...env },
    });
    if (run.status !== 0) throw new Error(`php ${args.join(' ')}\n${run.stdout}${run.stderr}`);
    return run.stdout;
  }

  /** Serves the folder `site`. */
  async serve(env: Readonly<Record<string, string>> = {}): Promise<void> {
    // Errors of PHP belong in the log, not in a page. A theme changes between two tests, and PHP shall see it at once.
    const args = ['-d', 'display_errors=0', '-d', 'opcache.enable=0', '-S', `127.0.0.1:${this.port}`, '-t', this.site];
    this.start('php', args, { PHP_CLI_SERVER_WORKERS: '4', ...env });
    await until('the web server', async () => (await fetch(`${this.address}/cases/bag.yaml`)).ok);
  }

  /** What PHP complained about, as far as it is ours; fatal errors are everybody's. */
  get errors(): string[] {
    return readFileSync(join(this.folder, 'log.txt'), 'utf8')
      .split('\n')
      .filter((line) =>
        /PHP (Fatal|Parse)|Error from line|PHP \w+: .*(plugins\/heist-kit|themes\/plain|extensions\/Heist)/.test(line),
      );
  }

  async close(): Promise<void> {
    const ended = this.running.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of this.running) if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  private async startDatabase(): Promise<void> {
    const data = join(this.folder, 'data');
    const common = ['--no-defaults', `--datadir=${data}`, `--user=${userInfo().username}`];
    const made = spawnSync(
      'mariadb-install-db',
      [...common, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`mariadb-install-db\n${made.stdout}${made.stderr}`);
    const socket = `--socket=${join(this.folder, 'db.sock')}`;
    this.start('/usr/sbin/mariadbd', [
      ...common,
      socket,
      `--pid-file=${join(this.folder, 'db.pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${this.databasePort}`,
    ]);
    const ask = ['--no-defaults', socket, '--user=root', '--execute=create database site'];
    await until('the database', () => spawnSync('mariadb', ask).status === 0);
  }

  private start(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
    const log = openSync(join(this.folder, 'log.txt'), 'a');
    // A group of its own: PHP's server has workers that end with it.
    this.running.push(
      spawn(command, args, { stdio: ['ignore', log, log], detached: true, env: { ...process.env, ...env } }),
    );
    closeSync(log);
  }
}

export async function until(what: string, look: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (await Promise.resolve(look()).catch(() => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
