import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { alarmDrill, isRight } from '../../../../infra/tools/drill/alarm-drill.ts';
import { temporaryFolder } from '../../start/temporary-folder.ts';

it('Every alarm on a queue rings when what it watches for is there, and only then', async () => {
  const folder = temporaryFolder();
  const webDist = path.join(folder, 'site');
  mkdirSync(webDist, { recursive: true });
  writeFileSync(path.join(webDist, 'index.html'), '<!doctype html>');
  const heard = await alarmDrill({ folder, webDist });
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.filter((one) => !isRight(one))).toEqual([]);
});
