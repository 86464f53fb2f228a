import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const due = new URL('../../../../../web/features/tasks/model/due.ts', import.meta.url).href;

/** What an expression is in a process of that zone; a zone cannot be changed within one. */
function inZone(TZ: string, expression: string): string {
  const program = `import { endOfDay, instantOf } from '${due}'; process.stdout.write(String(${expression}));`;
  const options = { env: { ...process.env, TZ }, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], options);
}

it('A task is due when it is that time, and today ends, where the recruiter is', () => {
  expect(inZone('America/New_York', `instantOf('2026-03-02T09:00')`)).toBe('2026-03-02T14:00:00.000Z');
  expect(inZone('America/New_York', `instantOf('')`)).toBe('null');
  const evening = `endOfDay(new Date('2026-03-03T03:00:00.000Z'))`;
  expect(inZone('America/New_York', evening)).toBe('2026-03-03T04:59:59.999Z');
  expect(inZone('Asia/Tokyo', evening)).toBe('2026-03-03T14:59:59.999Z');
});
