import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptEntries } from '../../services/kept-entries.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('Changes are replayed in order', async () => {
  const kept = await KeptEntries.open(folder, 'things');
  kept.set('a', { n: 1 });
  kept.set('b', 'text');
  kept.set('a', { n: 2 });
  kept.set('b', undefined);
  await kept.close();
  const reopened = await KeptEntries.open(folder, 'things');
  expect([...reopened.entries]).toEqual([['a', { n: 2 }]]);
  await reopened.close();
});

it('The file stays small when one entry is rewritten, and keeps the last value', async () => {
  const kept = await KeptEntries.open(folder, 'things');
  const filler = 'x'.repeat(200_000);
  for (let n = 0; n < 30; n += 1) {
    kept.set('a', { n, filler });
    await kept.flushed();
  }
  await kept.close();
  const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  const reopened = await KeptEntries.open(folder, 'things');
  expect(reopened.entries.get('a')).toMatchObject({ n: 29 });
  await reopened.close();
});

it('Concurrent writers share one flush', async () => {
  const kept = await KeptEntries.open(folder, 'things');
  await Promise.all(
    Array.from({ length: 200 }, (_, n) => {
      kept.set(`k${n}`, n);
      return kept.flushed();
    }),
  );
  await kept.close();
  const reopened = await KeptEntries.open(folder, 'things');
  expect(reopened.entries.size).toBe(200);
  await reopened.close();
});
