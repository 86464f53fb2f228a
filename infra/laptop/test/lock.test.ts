import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lockFolder } from '../lock.ts';
import { temporaryFolder } from './fixture-app.ts';

it('A folder can be used by one process at a time', () => {
  const folder = temporaryFolder();
  const unlock = lockFolder(folder, 'Shop');
  expect(() => lockFolder(folder, 'Shop')).toThrow(`Another Shop (process ${process.pid}) is using ${folder}.`);
  unlock();
  lockFolder(folder, 'Shop')();
});

it('A lock is taken over from a process that was killed', () => {
  const folder = temporaryFolder();
  // No system gives out such a number.
  writeFileSync(path.join(folder, 'running.pid'), '2147483646');
  expect(() => lockFolder(folder, 'Shop')()).not.toThrow();
});
