import { expect, it } from 'vitest';
import { jobChangedExamples } from '../../../../events/jobs/job-changed.ts';
import { selfAssignmentCreatedExamples } from '../../../../events/applications/self-assignment-created.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import {
  keepApplicantAndSend,
  keepBegunAndSend,
  packAndSend,
} from '../../../../functions/features/live-updates/pack-and-send.steps.ts';
import { jobsAndWaitingOfManagers, jobsOfManagers } from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { workAndBegunJobsOf } from '../../../../functions/records/work-request.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { someTime } from '../../../support/builders.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

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

it('A browser that is told of an application finds who waits in its list, which is packed before the update is sent', async () => {
  const { table, manager, recruiter, clock } = hiring;
  const job = await hiring.aPostedJob();
  await hiring.pack(manager.id);
  const applicationId = await hiring.applied(job.id);
  const waiting = async () =>
    (await jobsAndWaitingOfManagers(table, [manager.id], { jobsOf: [], status: 'signed', beside: [] })).waiting.map(
      ({ id }) => id,
    );
  expect(await waiting()).not.toContain(applicationId);

  const store = liveUpdatesStore(table);
  await store.saveConnection({ userId: recruiter.id, connectionId: 'three' }, someTime);
  const found: number[][] = [];
  const post = async () => {
    found.push(await waiting());
    return true;
  };
  const example = selfAssignmentCreatedExamples[0]!;
  const candidate = { ...example.data.candidate, id: 3001 };
  const data = { ...example.data, applicationId, job: { ...example.data.job, id: job.id }, managerId: manager.id };
  const event = { ...example, data: { ...data, recruiterIds: [recruiter.id], candidate } };
  await keepApplicantAndSend(event, { table, liveUpdatesStore: store, post, now: clock.now });
  expect(found.length > 0 && found.every((ids) => ids.includes(applicationId))).toBe(true);
});

it('A browser that is told of a move finds the recruiter’s jobs ordered by it, which is kept before the update is sent', async () => {
  const { table, manager, recruiter, clock } = hiring;
  await hiring.employ(recruiter.id, manager.id);
  const place = await hiring.accepted(await hiring.applied((await hiring.aPostedJob()).id));
  const { jobId, candidateId } = place;
  await table.writeOne({ update: keys.candidateOnJob(jobId, candidateId), set: { status: 'submitted', version: 9 } });
  const store = liveUpdatesStore(table);
  await store.saveConnection({ userId: recruiter.id, connectionId: 'two' }, someTime);
  const found: unknown[] = [];
  const post = async () => {
    found.push((await workAndBegunJobsOf(table, recruiter.id)).begun.find((one) => one.jobId === jobId)?.status);
    return true;
  };
  const example = candidateStatusChangedExamples[0]!;
  const candidate = { ...example.data.candidate, id: candidateId };
  const data = { ...example.data, jobId, managerId: manager.id, recruiterId: recruiter.id, candidate };
  await keepBegunAndSend({ ...example, data }, { table, liveUpdatesStore: store, post, now: clock.now });
  expect(found.every((status) => status === 'submitted') && found.length > 0).toBe(true);
});
