import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { restoreDrill } from '../../../../infra/tools/drill/restore-drill.ts';
import { temporaryFolder } from '../../start/temporary-folder.ts';

it('A table that was lost is restored as the runbook says: nothing from before is missing, and the erased stay erased', async () => {
  const folder = temporaryFolder();
  const webDist = path.join(folder, 'site');
  mkdirSync(webDist, { recursive: true });
  writeFileSync(path.join(webDist, 'index.html'), '<!doctype html>');
  const { wrong, before, after, compared, agreed } = await restoreDrill({ folder, webDist, people: 4 });
  expect(wrong).toEqual([]);
  expect({ before, after }).toEqual({
    before: { acknowledged: 4, kept: 4 },
    after: { acknowledged: 2, kept: 0 },
  });
  expect(compared.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^1 accounts lack a user: erased since \(\d+\)$/),
    '2 users lack an account: signed up since',
    // A picture is kept in two sizes.
    '2 files are of nobody',
    '0 files are named and gone',
  ]);
  expect(
    agreed
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0]),
  ).toEqual(['0', '0', '0', '0']);
});
