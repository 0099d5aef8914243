// What the workflows run exists: every npm script that they name, and every stage.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gameIds } from '../../scripts/games.mjs';
import { stages } from '../../scripts/testing/stages.mjs';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<
    Record<string, { readonly strategy?: { matrix: { game?: string[] } }; readonly steps: readonly { run?: string }[] }>
  >;
}

const folder = '.github/workflows/';
const workflows = new Map(
  readdirSync(folder).map((file) => [file, parse(readFileSync(folder + file, 'utf8')) as Workflow]),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commandsIn = ({ jobs }: Workflow): string[] =>
  Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('workflows', () => {
  it.each([...workflows])('%s runs only what there is', (_, workflow) => {
    const commands = commandsIn(workflow);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands)
      for (const [, script = '', stage] of command.matchAll(/npm (?:run )?(?:--silent )?([\w:]+)(?: -- (\w+))?/g)) {
        if (script === 'ci') continue;
        expect(Object.keys(scripts)).toContain(script);
        if (script === 'test' && stage) expect(Object.keys(stages)).toContain(stage);
      }
  });

  it('pull requests are tested, nights are long, the site is published', () => {
    expect(commandsIn(workflows.get('test.yml') as Workflow)).toContain('npm test');
    expect(workflows.get('test.yml')?.on).toHaveProperty('pull_request');
    const long = workflows.get('long.yml') as Workflow;
    expect(long.on).toHaveProperty('schedule');
    expect(commandsIn(long)).toEqual(expect.arrayContaining(['npm run test:long', 'npm run test:hosts']));
    expect(commandsIn(workflows.get('site.yml') as Workflow).join()).toContain('npm run build:site');
  });

  it('simulations and searches run for every game of the list', () => {
    for (const job of ['simulate', 'simulated', 'search', 'searched']) {
      const { strategy } = workflows.get('long.yml')?.jobs[job] ?? {};
      expect(strategy?.matrix.game?.toSorted()).toEqual(gameIds.toSorted());
    }
  });

  it('the parts of a search are those that are merged', () => {
    const { search, searched } = workflows.get('long.yml')?.jobs ?? {};
    expect(search?.strategy?.matrix).toMatchObject(searched?.strategy?.matrix ?? { command: [] });
    expect(commandsIn({ on: {}, jobs: { search, searched } } as Workflow).join()).toMatch(/--shard[\s\S]*--merge/);
  });
});
