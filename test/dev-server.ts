// npm start, for tests: the site of a folder is served from its sources.
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface DevServer {
  /** `http://127.0.0.1:8123` */
  readonly address: string;
  /** What it said when it was ready. */
  readonly said: string;
  stop(): void;
}

export async function startDevServer(root: string): Promise<DevServer> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (text: Buffer) => resolve(text.toString()));
    server.once('exit', (code) => reject(new Error(`npm start ended with ${String(code)}`)));
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
