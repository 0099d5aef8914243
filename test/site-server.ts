// npm start and npm run dev, for tests: the site of a folder, as it is built or from its sources.
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface SiteServer {
  /** `http://127.0.0.1:8123` */
  readonly address: string;
  /** What it said when it was ready. */
  readonly said: string;
  stop(): void;
}

export async function startServer(root: string, script: 'start' | 'dev'): Promise<SiteServer> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, `scripts/${script}.mjs`)], {
    // Vitest calls it a test; what is published is built for readers.
    env: { ...process.env, ...(script === 'start' && { NODE_ENV: 'production' }), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let all = '';
    server.stdout.on('data', (text: Buffer) => {
      all += text.toString();
      if (all.includes('http://')) resolve(all);
    });
    server.once('exit', (code) => reject(new Error(`${script} ended with ${String(code)}:\n${all}`)));
  });
  return { address: `http://127.0.0.1:${port}`, said, stop: () => void server.kill() };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
