import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from '../../../../../infra/local/services/cognito/journal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('replays what was set and removed, in order', async () => {
  const journal = await Journal.open(folder);
  journal.set('a', { n: 1 });
  journal.set('b', 'text');
  journal.set('a', { n: 2 });
  journal.set('b', undefined);
  await journal.close();
  const reopened = await Journal.open(folder);
  expect([...reopened.entries]).toEqual([['a', { n: 2 }]]);
  await reopened.close();
});

it('stays bounded under rewriting of the same entry, and keeps the last value', async () => {
  const journal = await Journal.open(folder);
  const filler = 'x'.repeat(200_000);
  for (let n = 0; n < 30; n += 1) {
    journal.set('a', { n, filler });
    await journal.flushed();
  }
  await journal.close();
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  const reopened = await Journal.open(folder);
  expect(reopened.entries.get('a')).toMatchObject({ n: 29 });
  await reopened.close();
});

it('shares one flush among concurrent writers', async () => {
  const journal = await Journal.open(folder);
  await Promise.all(
    Array.from({ length: 200 }, (_, n) => {
      journal.set(`k${n}`, n);
      return journal.flushed();
    }),
  );
  await journal.close();
  const reopened = await Journal.open(folder);
  expect(reopened.entries.size).toBe(200);
  await reopened.close();
});
