import { expect, it } from 'vitest';
import { jobChangedExamples } from '../../../events/jobs/job-changed.examples.ts';
import { liveUpdatesStore } from '../../../functions/live-updates/live-updates.store.ts';
import { packAndSend } from '../../../functions/live-updates/pack-and-send.steps.ts';
import { jobsOfManagers } from '../../../functions/records/packed-jobs.ts';
import { someTime } from '../../support/builders.ts';
import { openHiring, type Hiring } from '../../support/hiring.ts';
import { withLocalTable } from '../../support/local-table.ts';

let hiring: Hiring;
withLocalTable(async (local) => {
  hiring = await openHiring(local);
});

it('A browser that is told of a job finds it in its list, which is packed before the update is sent', async () => {
  const { table, manager, recruiter, clock } = hiring;
  await hiring.pack(manager.id);
  const job = await hiring.aPostedJob();
  const listed = async () => (await jobsOfManagers(table, [manager.id], 'signed')).jobs.map(({ id }) => id);
  expect(await listed()).toEqual([]);

  const store = liveUpdatesStore(table);
  await store.saveConnection({ userId: recruiter.id, connectionId: 'one' }, someTime);
  const found: number[][] = [];
  const post = async () => {
    found.push(await listed());
    return true;
  };
  const example = jobChangedExamples[0]!;
  const event = { ...example, data: { ...example.data, jobId: job.id, managerId: manager.id } };
  await packAndSend(
    event,
    { managerId: manager.id, jobId: job.id },
    { table, liveUpdatesStore: store, post, now: clock.now },
  );
  expect(found).toEqual([[job.id]]);
});
