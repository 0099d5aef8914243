// heist explore --from: a diagram that breaks a claim itself is said as such. It is not a finding, and the exit code is 0.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { heist, scratch } from '../world.js';

vi.setConfig({ testTimeout: 60_000 });

const { folder, remove } = scratch();
afterAll(remove);

const page = readFileSync('docs/read-a-report.md', 'utf8');
/** The command of the docs that starts from cases. */
const [, documented = ''] = /^heist (explore how-to-rob-a-bank --from .*)$/m.exec(page) ?? [];

describe('heist explore --from', () => {
  const save = join(folder, 'findings');
  const ways: [way: string, bounds: string[]][] = [
    // As in the docs, but with fewer positions.
    ['breadth-first', ['--states', '3000']],
    ['guided', ['--moves', '300', '--parts', '1', '--workers', '1']],
  ];

  it.each(ways)('%s: the cases of the kit break claims themselves, and that is no finding', async (way, bounds) => {
    expect(documented).toContain('--depth');
    const command = way === 'guided' ? documented.replace(/ --depth \d+/, '') : documented;
    const { code, out } = await heist([...command.split(' '), ...bounds, '--save', save]);
    expect(out).toMatch(/^\d+ cases start from positions that break an invariant[.;]/m);
    expect(out).toMatch(/nothing that follows from (it|them) counts as a finding/);
    expect(out).toContain('No dead ends, no traps, no broken invariants.');
    expect(code).toBe(0);
    expect(out).not.toContain('saved as');
  });

  it('names the claim, and the diagram by its title', async () => {
    const diagram = 'cases/how-to-rob-a-bank/a-diagram-may-leave-the-bags-out.yaml';
    const { code, out } = await heist([
      'explore',
      'how-to-rob-a-bank',
      '--from',
      diagram,
      '--depth',
      '1',
      '--save',
      save,
    ]);
    expect(out).toContain('1 case starts from a position that breaks an invariant.');
    expect(out).toMatch(/^ {2}there are never more bags than tokens: 8 bags\n {4}A diagram about the last bag/m);
    expect(code).toBe(0);
  });
});
