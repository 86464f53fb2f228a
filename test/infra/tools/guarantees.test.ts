import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const guarantees = (...words: string[]) =>
  promisify(execFile)(process.execPath, [path.join(root, 'infra/tools/guarantees.ts'), ...words], { cwd: root });

it('The command of the guarantees prints a table of what a method checked', { timeout: 120_000 }, async () => {
  const { stdout } = await guarantees('--only', 'simulation', '--size', '2 seeds');
  expect(stdout).toContain('| method | size | checked | violations | time |');
  expect(stdout).toMatch(/\| simulation \| 2 seeds \| 2 seeds, \d+ steps, \d+ ms each \| none \| \d+ s \|/);
});

it(
  'The command of the guarantees says of tests how many they were, and what they count of themselves',
  { timeout: 120_000 },
  async () => {
    const { stdout } = await guarantees('--only', 'input');
    expect(stdout).toMatch(/\| input \| whole \| \d+ queries; \d+ passed \(\d+\) \| none \| \d+ s \|/);
  },
);

it('The command of the guarantees knows its methods', async () => {
  await expect(guarantees('--only', 'prayer')).rejects.toThrow('The methods are simulation, crash at every write');
});
