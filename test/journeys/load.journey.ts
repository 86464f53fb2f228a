import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runLoad } from '../load/load.ts';
import { printedLoad } from '../load/print-load.ts';

// `npm run load` takes half an hour; this shows that it works, and that what it promises holds at a small size.
it('A HireHub under load loses and doubles no application that it acknowledged, though it is killed meanwhile, and fails only while it restarts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hirehub-load-'));
  try {
    const report = await runLoad({ folder, seconds: 20, kills: 1, viewsPerSecond: 8, applicationsPerSecond: 1.3 });
    console.log(printedLoad(report));
    expect(report).toMatchObject({ lost: [], doubled: [], faults: [] });
    expect(report.views).toBeGreaterThanOrEqual(160);
    expect(report.applied.acknowledged + report.applied.unanswered).toBeGreaterThanOrEqual(26);
    expect(report.applied.acknowledged).toBeGreaterThan(10);
    expect(report.restarts).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
