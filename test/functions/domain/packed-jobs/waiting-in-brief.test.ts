import { describe, expect, it } from 'vitest';
import { removedJobsStore } from '../../../../functions/features/applications/removed-jobs.store.ts';
import { endApplication } from '../../../../functions/features/applications/end-application.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { eraseStore } from '../../../../functions/features/personal-data/erasure/erase.store.ts';
import { jobRemovedExamples } from '../../../../events/jobs/job-removed.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import {
  jobsAndWaitingOfManagers,
  keepPackedApplicant,
  keepPackedJob,
  packJobsAgain,
} from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { type Hiring, openHiring } from '../../../support/hiring.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';
import { plant } from '../../../support/planted-jobs.ts';
import { random } from '../../search/random.ts';

describe('Who waits for a manager’s recruiters, packed beside the manager’s jobs', { timeout: 90_000 }, () => {
  let local: LocalTable;
  let hiring: Hiring;
  let jobId: number;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    ({ id: jobId } = await hiring.aPostedJob());
    await hiring.pack(hiring.manager.id);
  });
  const waitingOf = async (managerId: number) =>
    (await jobsAndWaitingOfManagers(hiring.table, [managerId], { jobsOf: [], status: 'signed', beside: [] })).waiting;
  const waiting = async () => {
    local.calls.length = 0;
    const found = await waitingOf(hiring.manager.id);
    expect(local.calls.length).toBe(1);
    return found.map(({ candidateId, hides }) => ({ candidateId, hides }));
  };
  const applied = async (candidateId: number) => {
    await hiring.applied(jobId, anActor('candidate', { id: candidateId }));
    await keepPackedApplicant(hiring.table, hiring.manager.id, { jobId, candidateId });
    return (await hiring.table.get(keys.application(candidateId, jobId), { consistent: true }))!;
  };

  it('stays as it is when a job changes, and is found again when it was lost', async () => {
    await applied(3_301);
    await keepPackedJob(hiring.table, hiring.manager.id, jobId);
    expect(await waiting()).toEqual([{ candidateId: 3_301, hides: false }]);
    await hiring.applied(jobId, anActor('candidate', { id: 3_302 }));
    expect(await waiting()).toHaveLength(1);
    await packJobsAgain(hiring.table, hiring.manager.id);
    expect((await waiting()).map(({ candidateId }) => candidateId).toSorted()).toEqual([3_301, 3_302]);
  });

  it('is written once for all who apply in one moment', async () => {
    const together = [3_311, 3_312, 3_313, 3_314];
    for (const candidateId of together) await hiring.applied(jobId, anActor('candidate', { id: candidateId }));
    local.calls.length = 0;
    await Promise.all(
      together.map((candidateId) => keepPackedApplicant(hiring.table, hiring.manager.id, { jobId, candidateId })),
    );
    expect(local.calls.filter(({ writeUnits = 0 }) => writeUnits > 0)).toHaveLength(1);
    expect((await waiting()).map(({ candidateId }) => candidateId)).toEqual(expect.arrayContaining(together));
  });

  it('says of whom it is to be asked whether they hide, once their applications say from whom (PLUS-21)', async () => {
    const hiding = { companies: ['Shy Hospital'], findableBy: 'recruiters' as const, confirmed: [], version: 1 };
    await hiring.table.writeOne(hidingWrite(3_302, hiding));
    await candidateProfileStore(hiring.table).markRows(3_302);
    expect(await waiting()).toContainEqual({ candidateId: 3_302, hides: true });
  });

  it('has nobody whose application ended with its job, or whose account is erased', async () => {
    const application = await applied(3_303);
    const event = endApplication(application, jobRemovedExamples[0]!, { at: someTime, eventId: 1 });
    await removedJobsStore(hiring.table).saveEnded(application, event);
    expect((await waiting()).map(({ candidateId }) => candidateId)).not.toContain(3_303);
    await applied(3_304);
    expect((await waiting()).map(({ candidateId }) => candidateId)).toContain(3_304);
    await eraseStore(hiring.table).eraseOwn(keys.account(3_304).pk, 0);
    expect((await waiting()).map(({ candidateId }) => candidateId)).not.toContain(3_304);
  });

  it('is read from the index of more than an item should hold, and never refuses one more', async () => {
    const [managerId, lot] = [1_090, random(7)];
    const id = () => 1_788_000_000_000_000 + lot.integer(0, 999_999_999_999);
    const many = Array.from({ length: 4_000 }, () => ({
      ...({ id: id(), jobId: id(), managerId, recruiterIds: [], declines: [], version: 1 } as const),
      ...({ candidate: { id: id() }, state: 'waiting' } as const),
    }));
    await plant(
      local,
      many.map((one) => ({
        ...one,
        ...keys.application(one.candidate.id, one.jobId),
        ...keys.waitingApplications(managerId),
        gsi1sk: String(one.id),
      })),
    );
    await hiring.pack(managerId);
    expect(await hiring.table.get(keys.recentJobs(managerId))).toMatchObject({ waiting: null });
    expect(await waitingOf(managerId)).toHaveLength(4_000);
    await keepPackedApplicant(hiring.table, managerId, { jobId: many[0]!.jobId, candidateId: many[0]!.candidate.id });
    expect(await waitingOf(managerId)).toHaveLength(4_000);
  });
});
