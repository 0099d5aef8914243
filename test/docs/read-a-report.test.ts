// docs/read-a-report.md: the story's commands print what the page shows. Numbers may differ: they follow the examples.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../long-run.js';
import { heist, scratch } from '../cli/world.js';

const { file, remove } = scratch();
afterAll(remove);

const page = readFileSync(new URL('../../docs/read-a-report.md', import.meta.url), 'utf8');
const [story = ''] = /### A story[^]*?(?=\n## )/.exec(page) ?? [];

/** What follows a `$ heist …`, up to the next one: each command with all that is shown of its output. */
const shown = [...story.matchAll(/```\n([^]*?)```/g)]
  .map(([, block = '']) => block)
  .join('')
  .split(/^\$ heist /m)
  .slice(1)
  .map((text) => text.split('\n').filter((line) => line.trim() !== ''))
  .map(([command = '', ...lines]) => ({ command, lines }));

/** Numbers, rooms among them, are not compared. */
const masked = (line: string): string => line.replaceAll(/\d[\d,.^]*/g, '#').trim();

it('the story has its commands and what they print', () => {
  expect(shown.map(({ command }) => command)).toHaveLength(2);
  for (const { lines } of shown) expect(lines.length).toBeGreaterThan(5);
});

describe.runIf(isLong)('the story', () => {
  it.each(shown.map(({ command, lines }) => [command, lines] as const))(
    'heist %s',
    async (command, lines) => {
      const folder = file('found/.keep', '').replace('/.keep', '');
      const { code, out } = await heist([...command.split(' '), '--save', folder]);
      // Both break examples.
      expect(code).toBe(1);
      const printed = out.split('\n').map(masked);
      for (const line of lines) expect(printed).toContain(masked(line));
    },
    300_000,
  );
});
