import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printedRestore, restoreDrill } from './restore-drill.ts';

/*
 * Drills on this machine, in a folder of their own:
 *
 *   npm run drill -- restore [--people 20] [--world]   loses the table and restores it as infra/runbook.md says
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '20' }, world: { type: 'boolean', default: false } },
});
if (positionals[0] !== 'restore') throw new Error('Name the drill: npm run drill -- restore');

// Functions run in UTC in the cloud; threads share the process's zone.
process.env.TZ = 'UTC';
const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-drill-'));
try {
  const report = await restoreDrill({ folder, people: Number(values.people), world: values.world, say: console.log });
  console.log(printedRestore(report));
  if (report.wrong.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
