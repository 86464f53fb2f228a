import { describe, expect, it } from 'vitest';
import {
  declineSelfAssignmentHandler,
  listSelfAssignmentsHandler,
  undoDeclineHandler,
} from '../../../../functions/features/applications/self-assignment.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import { listRecruiterJobsHandler } from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { hidingApplicationWrite, type StoredApplication } from '../../../../functions/records/application.ts';
import { keepPackedApplicant, packJobsAgain } from '../../../../functions/domain/packed-jobs/packed-jobs.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { waitingPerPage } from '../../../../shared/constants/limits.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { mostCallsOfAScreen } from '../../../budgets.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { type Hiring, openHiring } from '../../../support/hiring.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';
import { random } from '../../search/random.ts';

const rival = anActor('recruiter', { id: 2_002 });
const managers = [1001, 1002, 1003].map((id) => anActor('manager', { id }));
const candidates = Array.from({ length: 30 }, (_, number) =>
  anActor('candidate', { id: 3_100 + number, firstName: `Candidate ${number}` }),
);

describe('Those who wait for a recruiter, beside the recruiter’s jobs', { timeout: 90_000 }, () => {
  let local: LocalTable;
  let hiring: Hiring;
  const jobIds: number[] = [];
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    for (const { id } of managers.slice(1)) await hiring.employ(hiring.recruiter.id, id);
    await hiring.employ(rival.id, managers[0]!.id);
    for (const manager of managers)
      for (const title of ['ICU nurse', 'Crane operator'])
        jobIds.push((await hiring.aPostedJob({ title }, manager)).id);
    await hiring.pack(...managers.map(({ id }) => id));
    for (const { id, email } of managers) await hiring.table.writeOne({ update: keys.account(id), set: { email } });
  });

  const beside = async (query: object = {}) => {
    const asked = contract.jobs.listRecruiterJobs.request.query.parse({ waiting: 'true', ...query });
    local.calls.length = 0;
    const { result } = await handled(listRecruiterJobsHandler, { query: asked, actor: hiring.recruiter }, hiring);
    return { jobs: result.data, waiting: result.meta.waiting!, total: result.meta.total, calls: local.calls.length };
  };
  const listed = async () => {
    const query = { page: 1, perPage: waitingPerPage };
    const { data, meta } = await resultOf(listSelfAssignmentsHandler, { query, actor: hiring.recruiter }, hiring);
    return { data, ...meta };
  };
  const applicationsOf = async (candidateId: number) =>
    hiring.table.query(keys.applicationsOfCandidate(candidateId), { consistent: true });
  const kept = async ({ managerId, jobId, candidate }: StoredApplication) =>
    keepPackedApplicant(hiring.table, managerId, { jobId, candidateId: candidate.id });

  it('are the first page of self-assignments, whoever applied, declined, accepted or withdrew, in at most three calls (JOB-37, CAND-45)', async () => {
    const lot = random(12);
    const withdrawals = { ...hiring, withdrawalsStore: withdrawalsStore(hiring.table) };
    const steps = [
      async (candidate: (typeof candidates)[number]) => {
        await hiring.applied(lot.pick(jobIds), candidate);
      },
      async (_: unknown, { id }: StoredApplication) => hiring.accepted(id),
      async (_: unknown, { id }: StoredApplication) => {
        const actor = lot.pick([hiring.recruiter, rival]);
        await handled(declineSelfAssignmentHandler, { params: { id }, body: {}, actor }, hiring);
      },
      async (_: unknown, { id }: StoredApplication) => {
        await handled(undoDeclineHandler, { params: { id }, actor: hiring.recruiter }, hiring);
      },
      async (candidate: (typeof candidates)[number], { jobId: id }: StoredApplication) => {
        await handled(withdrawApplicationHandler, { params: { id }, body: {}, actor: candidate }, withdrawals);
      },
      async ({ id }: (typeof candidates)[number]) => {
        await hiring.table.writeOne({
          put: { ...keys.viewedCandidate(hiring.recruiter.id, id), candidateId: id, at: someTime },
        });
      },
    ];
    let longest = 0;
    for (let step = 0; step < 160; step += 1) {
      const candidate = lot.pick(candidates);
      const before = await applicationsOf(candidate.id);
      // Most apply; a step that the rules refuse changes nothing.
      const act = lot.chance(0.5) ? steps[0]! : lot.pick(steps);
      if (act !== steps[0] && before.length === 0) continue;
      await act(candidate, (before.length > 0 ? lot.pick(before) : undefined)!).catch((error: Error) => {
        if (error.name !== 'Refusal') throw error;
      });
      for (const application of await applicationsOf(candidate.id)) await kept(application);
      if (step % 8 > 0) continue;
      const status = lot.pick(['new', 'in_progress', 'closed']);
      const { waiting, calls } = await beside({ status, ...(lot.chance(0.3) && { managerId: managers[1]!.id }) });
      expect(waiting).toEqual(await listed());
      expect(calls).toBeLessThanOrEqual(mostCallsOfAScreen);
      longest = Math.max(longest, waiting.total);
    }
    expect(longest).toBeGreaterThan(waitingPerPage);
    const { jobs, total } = await beside({ status: 'in_progress' });
    expect([jobs.length, total].every((one) => one > 0)).toBe(true);
  });

  it('are not read where they are not asked for', async () => {
    const query = contract.jobs.listRecruiterJobs.request.query.parse({});
    const { result } = await handled(listRecruiterJobsHandler, { query, actor: hiring.recruiter }, hiring);
    expect(result.meta).toEqual({ total: result.data.length, page: 1, perPage: 25 });
  });

  it('are those who wait now, and so many, while what is packed is behind by an acceptance (CAND-28)', async () => {
    const { waiting: before } = await beside();
    const [first] = before.data;
    await hiring.accepted(first!.id);
    const { waiting } = await beside();
    expect(waiting.data).toEqual(before.data.slice(1));
    expect(waiting.total).toBe(before.total - 1);
    const { managerId, job, candidate } = first!;
    await keepPackedApplicant(hiring.table, managerId, { jobId: job.id, candidateId: candidate.id });
    expect((await beside()).waiting).toEqual(await listed());
  });

  it('are nobody who hides from a client of the recruiter’s, neither shown nor counted (PLUS-21)', async () => {
    const shy = anActor('candidate', { id: 3_200, firstName: 'Hana' });
    const { waiting: before } = await beside();
    await hiring.applied(jobIds[0]!, shy);
    const [application] = await applicationsOf(shy.id);
    await kept(application!);
    expect((await beside()).waiting.total).toBe(before.total + 1);

    await hiring.table.writeOne({
      put: { ...keys.client(managers[0]!.id, 1), id: 1, companyName: 'Shy Hospital', email: 'ann@shy.example' },
    });
    const hiding = { companies: ['Shy Hospital'], findableBy: 'recruiters' as const, confirmed: [], version: 1 };
    await hiring.table.writeOne(hidingApplicationWrite(application!, hiding, new Error('gone')));
    await kept(application!);
    const { waiting } = await beside();
    expect(waiting).toEqual(before);
    expect(waiting).toEqual(await listed());
  });

  it('are the same before they are packed', async () => {
    for (const { id } of managers.slice(0, 2)) await hiring.table.writeOne({ remove: keys.recentJobs(id) });
    const expected = await listed();
    expect((await beside()).waiting).toEqual(expected);
    // The next change of a job or an application packs them.
    for (const { id } of managers.slice(0, 2))
      await keepPackedApplicant(hiring.table, id, { jobId: 1, candidateId: 1 });
    expect((await beside()).waiting).toEqual(expected);
    for (const { id } of managers) await packJobsAgain(hiring.table, id);
    expect((await beside()).waiting).toEqual(expected);
  });
});
