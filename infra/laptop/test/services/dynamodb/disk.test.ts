import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDisk, type Disk } from '../../../services/dynamodb/disk.ts';

let folder: string;
let disk: Disk;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-disk-'));
  disk = await openDisk(folder);
});
afterEach(async () => {
  await disk.close();
  await rm(folder, { recursive: true, force: true });
});

it('Decisions use the latest value while readers see the acknowledged one', async () => {
  await disk.write([{ key: 'a', value: 1 }]);
  const second = disk.write([{ key: 'a', value: 2 }]);
  expect([disk.latest('a'), disk.committed('a')]).toEqual([2, 1]);
  await second;
  expect([disk.latest('a'), disk.committed('a')]).toEqual([2, 2]);
});

it('The last of several writes of one key is kept, in one batch or over several', async () => {
  const writes = [1, 2, 3].map((value) => disk.write([{ key: 'a', value }]));
  await writes[0];
  const late = disk.write([{ key: 'a', value: undefined }]);
  expect(disk.latest('a')).toBeUndefined();
  await Promise.all([...writes, late]);
  expect(disk.committed('a')).toBeUndefined();
});

it('A range is read in order, from either end, and several keys at one moment', async () => {
  await disk.write(['c', 'a', 'b', 'x'].map((key) => ({ key, value: key.toUpperCase() })));
  const read = async (reverse: boolean) => {
    const keys: string[] = [];
    for await (const [key] of disk.entries({ gte: 'a', lt: 'x', reverse })) keys.push(key);
    return keys;
  };
  expect(await read(false)).toEqual(['a', 'b', 'c']);
  expect(await read(true)).toEqual(['c', 'b', 'a']);
  expect(disk.committedTogether(['a', 'nobody', 'x'])).toEqual(['A', undefined, 'X']);
});
