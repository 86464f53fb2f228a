import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { resourceKinds } from '../resource-kinds.ts';
import { temporaryFolder } from './fixture-app.ts';

const root = path.join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readme = text('README.md');

/** Starts the example as its README says, on a free port, until the test ends. Returns its address. */
async function startExample(): Promise<string> {
  const child = spawn(process.execPath, [path.join(root, 'example/start.ts'), temporaryFolder()], {
    env: { ...process.env, PORT: '0', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return /http:\/\/localhost:\d+/.exec(said.toString())?.[0] ?? '';
}

it('A foreign stack of table, function and API runs by the public entry alone', async () => {
  const url = await startExample();
  const visit = async (page: string) => (await fetch(`${url}/${page}`, { method: 'POST' })).json();
  await expect(visit('home')).resolves.toEqual({ page: 'home', visits: 1 });
  await expect(visit('home')).resolves.toEqual({ page: 'home', visits: 2 });
  await expect(visit('about')).resolves.toEqual({ page: 'about', visits: 1 });
  expect((await fetch(`${url}/home`)).status).toBe(404);
  const console = await (await fetch(`${url}/_local/invocations`)).text();
  expect(console).toContain('POST /about');
  expect(console).toContain('Visits on this laptop');
}, 60_000);

it.each(['example/start.ts', 'example/functions/count.mjs'])('The README shows %s as it is', (file) => {
  expect(readme).toContain(`\n${text(file)}\`\`\``);
});

it('The README names every type that runs', () => {
  expect(Object.keys(resourceKinds).filter((type) => !readme.includes(type.replace('AWS::', '')))).toEqual([]);
});
