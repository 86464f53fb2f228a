import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from './tree.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

// How each is run in seconds: with little data, and without what needs a browser or recognition.
const small: Record<string, string[]> = {
  'bench:search': ['--small'],
  'bench:resumes': ['--layout', 'plainText'],
  'bench:duplicates': [],
  'bench:skills': [],
  'bench:seekers': [],
  'bench:questions': ['--small'],
};

// They are run by hand and rarely, so that nobody would see one break.
describe('A bench', { timeout: 120_000 }, () => {
  it('of package.json is among those that are tried here', () => {
    expect(Object.keys(scripts).filter((name) => name.startsWith('bench:'))).toEqual(Object.keys(small));
  });

  it.concurrent.each(Object.entries(small))('runs to its end at a small size: %s', async (name, words) => {
    const [command, file = ''] = scripts[name]!.split(' ');
    expect(command).toBe('node');
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, file), ...words], { cwd: root });
    expect(stdout.split('\n').length).toBeGreaterThan(1);
  });
});
