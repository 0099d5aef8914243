// The version of the kit.
import { readFileSync } from 'node:fs';

/** Two folders up is the package, both from src/cli and from dist/cli. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
