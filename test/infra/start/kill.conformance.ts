import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../../infra/laptop/laptop.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Starts HireHub as `npm start` does, in a folder of its own; resolves when it is ready. */
async function start(folder: string): Promise<{ url: string; process: ChildProcess }> {
  const site = path.join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
  const child = spawn(
    process.execPath,
    ['infra/start/run.ts', '--port', '0', '--no-world', '--site', site, '--folder', path.join(folder, 'local')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ready in') && resolve());
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
  const { url } = JSON.parse(readFileSync(path.join(folder, 'local/endpoints.json'), 'utf8')) as { url: string };
  return { url, process: child };
}

it('A HireHub killed at once loses nothing acknowledged: every sign-up still gets its mail', async () => {
  const folder = temporaryFolder();
  const first = await start(folder);
  const addresses = Array.from({ length: 5 }, (_, at) => `person${at}@example.com`);
  const signUp = (email: string) =>
    fetch(`${first.url}/api/auth/sign-up/recruiter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ann',
        lastName: 'Lee',
        email,
        password: 'Correct-horse-1',
        confirmationPassword: 'Correct-horse-1',
        accept: true,
      }),
    });
  const responses = await Promise.all(addresses.map(signUp));
  first.process.kill('SIGKILL');
  expect(await Promise.all(responses.map(async (response) => (response.ok ? 'taken' : response.text())))).toEqual(
    addresses.map(() => 'taken'),
  );

  const second = await start(folder);
  const receivers = async (): Promise<string[]> => {
    const mails = (await (await fetch(`${second.url}/_local/mail.json`)).json()) as Mail[];
    return [...new Set(mails.flatMap(({ to }) => to))].sort();
  };
  await expect.poll(receivers, { timeout: 60_000 }).toEqual(addresses);
});
