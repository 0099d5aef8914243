// The files of a game as CONTRIBUTING.md names them, without their endings.
import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
const [, steps = ''] = /## Add a game\n([^]*?)\n## /.exec(guide) ?? [];
// {rules,rulings}.ts stands for two.
const inFull = steps.replace(/\{([\w,]+)\}\.ts/g, (_, names: string) => names.replace(/\w+/g, '$&.ts'));

export const namedFiles: readonly string[] = [...inFull.matchAll(/([\w.-]+)\.ts/g)].map(([, name = '']) => name);

/** What a game can do without. */
export const optionalFiles = ['goals', 'overlays', 'own-data', 'questions', 'search', 'signs'];
