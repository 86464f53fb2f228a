import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Drills on this machine, in a folder of their own:
 *
 *   npm run drill -- restore [--people 20] [--world]   loses the table and restores it as infra/runbook.md says
 *   npm run drill -- alarms                            rings each alarm that a laptop can ring
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { people: { type: 'string', default: '20' }, world: { type: 'boolean', default: false } },
});

const drills: Record<string, (folder: string) => Promise<{ printed: string; isRight: boolean }>> = {
  restore: async (folder) => {
    const { printedRestore, restoreDrill } = await import('./restore-drill.ts');
    const people = Number(values.people);
    const report = await restoreDrill({ folder, people, world: values.world, say: console.log });
    return { printed: printedRestore(report), isRight: report.wrong.length === 0 };
  },
  alarms: async (folder) => {
    const { alarmDrill, isRight, printedAlarms } = await import('./alarm-drill.ts');
    const heard = await alarmDrill({ folder });
    return { printed: printedAlarms(heard), isRight: heard.every(isRight) };
  },
};

const drill = drills[positionals[0] ?? ''];
if (!drill) throw new Error(`Name the drill: npm run drill -- ${Object.keys(drills).join('|')}`);

// Functions run in UTC in the cloud; threads share the process's zone.
process.env.TZ = 'UTC';
const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-drill-'));
try {
  const { printed, isRight } = await drill(folder);
  console.log(printed);
  if (!isRight) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
