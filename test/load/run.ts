import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isRight, printedLoad } from './print-load.ts';
import { runLoad } from './load.ts';

/*
 * Drives a HireHub on this machine under load and kills it meanwhile:
 *
 *   npm run load                                       60 views and 1.3 applications a second, 30 minutes, 10 kills
 *   npm run load -- --minutes 1 --kills 2 --views 20
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    kills: { type: 'string', default: '10' },
    views: { type: 'string', default: '60' },
    applications: { type: 'string', default: '1.3' },
  },
});
const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-load-'));
try {
  const report = await runLoad({
    folder,
    seconds: Number(values.minutes) * 60,
    kills: Number(values.kills),
    viewsPerSecond: Number(values.views),
    applicationsPerSecond: Number(values.applications),
  });
  console.log(printedLoad(report));
  if (!isRight(report)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
