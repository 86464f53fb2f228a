import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** More than are packed with their manager's jobs, whose item is largest before they no longer are. */
const crowd = 500;
const mostUnits = 200;

it('A job to which 2,000 people apply in a minute takes at most 200 write units a second of any key, with all that reacts', async () => {
  const file = path.join(import.meta.dirname, 'hot-job.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [file, String(crowd)]);
  const { applied, oddities, busiest } = JSON.parse(stdout.trim().split('\n').at(-1)!) as {
    applied: number;
    oddities: unknown[];
    busiest: { key: string; unitsASecond: number }[];
  };
  console.table(busiest);
  expect([applied, oddities]).toEqual([crowd, []]);
  expect(busiest.filter(({ unitsASecond }) => unitsASecond > mostUnits)).toEqual([]);
}, 300_000);
