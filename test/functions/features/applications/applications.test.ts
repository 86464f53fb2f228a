import { describe, expect, it } from 'vitest';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import {
  declineSelfAssignmentHandler,
  listSelfAssignmentsHandler,
} from '../../../../functions/features/applications/self-assignment.handlers.ts';
import {
  favoriteJobHandler,
  listCandidateJobsHandler,
  readCandidateJobHandler,
} from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { closeJobHandler, holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { hidingMarks } from '../../../../shared/rules/hidden-from.ts';
import { screenBudgets } from '../../../budgets.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

describe('Applications', () => {
  let local: LocalTable;
  let hiring: Hiring;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    await hiring.employ(2002, hiring.manager.id);
  });

  const candidate = anActor('candidate');
  const colleague = anActor('recruiter', { id: 2002 });
  const apply = (id: number, actor = candidate) => handled(applyToJobHandler, { params: { id }, actor }, hiring);
  const decline = (id: number, actor = hiring.recruiter) =>
    handled(declineSelfAssignmentHandler, { params: { id }, actor }, hiring);
  const hold = (id: number) => handled(holdJobHandler, { params: { id }, actor: hiring.manager }, hiring);
  const close = (id: number) => handled(closeJobHandler, { params: { id }, body: {}, actor: hiring.manager }, hiring);
  const waitingFor = async (actor: Actor) =>
    (await resultOf(listSelfAssignmentsHandler, { query: { page: 1, perPage: 100 }, actor }, hiring)).data.map(
      ({ id }) => id,
    );
  const own = async (scope: 'applied' | 'assigned' | 'favorite', actor: Actor) =>
    (await resultOf(listCandidateJobsHandler, { query: { zone: 'UTC', page: 1, perPage: 100, scope }, actor }, hiring))
      .data;

  it('are made once for a job, even by two clicks at the same moment (PERM-12)', async () => {
    const { id } = await hiring.aPostedJob();
    const both = await Promise.allSettled([apply(id), apply(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(apply(id))).toMatchObject({
      kind: 'conflict',
      message: 'You have already applied to this job',
    });
  });

  it('to held, closed, ended or unknown jobs are refused', async () => {
    const [held, closed, over] = [
      await hiring.aPostedJob(),
      await hiring.aPostedJob(),
      await hiring.aPostedJob({ endAt: '2026-08-31T00:00:00.000Z' }),
    ];
    await hold(held.id);
    await close(closed.id);
    const refusals = await Promise.all([held.id, closed.id, over.id, 7].map((id) => refusalOf(apply(id))));
    expect(refusals.map(({ kind }) => kind)).toEqual(['gone', 'gone', 'gone', 'notFound']);
  });

  it('are refused when the job closes at that very moment', async () => {
    const { id } = await hiring.aPostedJob();
    const [applied, closed] = await Promise.allSettled([apply(id), close(id)]);
    expect(closed.status).toBe('fulfilled');
    const isThere = (await hiring.table.get(keys.application(candidate.id, id))) !== undefined;
    expect(applied.status === 'fulfilled').toBe(isThere);
  });

  it('wait, oldest first, for the recruiters of the job’s manager, or for those whom the job names (CAND-28)', async () => {
    const [openToAll, named] = [await hiring.aPostedJob(), await hiring.aPostedJob({ recruiters: [colleague.id] })];
    const [first, second] = [await hiring.applied(openToAll.id), await hiring.applied(named.id)];
    expect((await waitingFor(colleague)).slice(-2)).toEqual([first, second]);
    expect(await waitingFor(hiring.recruiter)).not.toContain(second);
    expect(await waitingFor(anActor('recruiter', { id: 2003 }))).toEqual([]);
  });

  it('can be answered neither by a stranger nor by a recruiter whom the job does not name', async () => {
    const application = await hiring.applied((await hiring.aPostedJob()).id);
    const named = await hiring.applied((await hiring.aPostedJob({ recruiters: [colleague.id] })).id);
    const stranger = anActor('recruiter', { id: 2003 });
    const attempts = [
      hiring.accepted(application, stranger),
      decline(application, stranger),
      hiring.accepted(named),
      decline(named),
    ];
    expect((await Promise.all(attempts.map(refusalOf))).map(({ kind }) => kind)).toEqual([
      'forbidden',
      'forbidden',
      'forbidden',
      'forbidden',
    ]);
    expect(await refusalOf(hiring.accepted(7))).toMatchObject({ kind: 'notFound' });
    expect(await waitingFor(colleague)).toEqual(expect.arrayContaining([application, named]));
  });

  it('are accepted by one recruiter only, who then represents the candidate on the job (CAND-28, CAND-47)', async () => {
    const { id } = await hiring.aPostedJob();
    const application = await hiring.applied(id);
    const both = await Promise.allSettled([hiring.accepted(application), hiring.accepted(application, colleague)]);
    const winner = both[0].status === 'fulfilled' ? hiring.recruiter : colleague;
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { job, candidates } = await hiring.jobsStore.jobWithCandidates(id);
    expect(job.candidatesCount).toBe(1);
    expect(candidates).toMatchObject([
      { candidateId: candidate.id, recruiterId: winner.id, status: 'contacted', job: { points: 500 } },
    ]);
    expect(await hiring.eventsOf(keys.candidateOnJobSubject(id, candidate.id))).toEqual(['self-assignment-accepted']);
    expect(await refusalOf(decline(application, colleague))).toMatchObject({ kind: 'conflict' });
    expect(await waitingFor(colleague)).not.toContain(application);
  });

  it('are not accepted on a job that has since closed, and keep waiting', async () => {
    const { id } = await hiring.aPostedJob();
    const application = await hiring.applied(id);
    await close(id);
    expect(await refusalOf(hiring.accepted(application))).toMatchObject({
      kind: 'conflict',
      message: 'This job is no longer open',
    });
    expect((await hiring.jobsStore.jobWithCandidates(id)).candidates).toEqual([]);
    await decline(application);
  });

  it('that a recruiter accepted differ in the candidate’s list from those that a recruiter declined, which still wait (CAL-39, PERM-08)', async () => {
    const someone = anActor('candidate', { id: 3050 });
    const [declined, accepted] = [await hiring.aPostedJob(), await hiring.aPostedJob()];
    await decline(await hiring.applied(declined.id, someone));
    await hiring.accepted(await hiring.applied(accepted.id, someone));
    expect((await own('applied', someone)).map(({ job, state, status }) => [job.id, state, status])).toEqual([
      [accepted.id, 'accepted', 'contacted'],
      [declined.id, 'waiting', null],
    ]);
    expect((await own('assigned', someone)).map(({ job }) => job.id)).toEqual([accepted.id]);
  });

  it('show each recruiter whether they have already viewed the waiting candidate (PROF-07)', async () => {
    const someone = anActor('candidate', { id: 3061 });
    const { id } = await hiring.aPostedJob();
    const applicationId = await hiring.applied(id, someone);
    const seenBy = async (actor: Actor) =>
      (await resultOf(listSelfAssignmentsHandler, { query: { page: 1, perPage: 100 }, actor }, hiring)).data.find(
        (row) => row.id === applicationId,
      )?.isViewed;
    expect(await seenBy(hiring.recruiter)).toBe(false);
    await hiring.table.writeOne({
      put: { ...keys.viewedCandidate(hiring.recruiter.id, someone.id), candidateId: someone.id, viewedAt: someTime },
    });
    expect([await seenBy(hiring.recruiter), await seenBy(colleague)]).toEqual([true, false]);
  });

  it('are listed for one candidate alone where the recruiter asks for them (CAND-45)', async () => {
    const someone = anActor('candidate', { id: 3071 });
    const { id } = await hiring.aPostedJob();
    const applicationId = await hiring.applied(id, someone);
    const of = async (candidateId: number) =>
      resultOf(
        listSelfAssignmentsHandler,
        { query: { page: 1, perPage: 100, candidateId }, actor: hiring.recruiter },
        hiring,
      );
    const { data, meta } = await of(someone.id);
    expect([data.map((row) => row.id), meta.total]).toEqual([[applicationId], 1]);
    expect((await of(3999)).data).toEqual([]);
  });

  it('are listed within budget, however many wait', async () => {
    const { calls, readUnits } = screenBudgets['recruiter: applications'];
    local.calls.length = 0;
    expect((await waitingFor(hiring.recruiter)).length).toBeGreaterThan(1);
    expect(local.calls.length).toBeLessThanOrEqual(calls);
    // Beyond the budgeted row each one that waits costs at most half a unit.
    expect(local.calls.reduce((sum, call) => sum + (call.readUnits ?? 0), 0)).toBeLessThanOrEqual(
      readUnits + (await waitingFor(hiring.recruiter)).length / 2,
    );
  });

  it('are listed beside favourites, which can be set and removed repeatedly (PERM-11)', async () => {
    const someone = anActor('candidate', { id: 3051 });
    const { id } = await hiring.aPostedJob();
    const mark = (isFavorite: boolean) =>
      handled(favoriteJobHandler, { params: { id }, body: { isFavorite }, actor: someone }, hiring);
    await mark(true);
    await mark(true);
    expect((await own('favorite', someone)).map(({ job, isFavorite, state }) => [job.id, isFavorite, state])).toEqual([
      [id, true, null],
    ]);
    await mark(false);
    await mark(false);
    expect(await own('favorite', someone)).toEqual([]);
  });

  it('are listed beside favourites of which one that is held cannot be read until it is open again', async () => {
    const someone = anActor('candidate', { id: 3053 });
    const [held, open] = [await hiring.aPostedJob(), await hiring.aPostedJob()];
    for (const { id } of [held, open])
      await hiring.applicationsStore.saveFavorite(someone.id, id, '2026-09-01T10:00:00.000Z');
    const statusOf = (status: string) => hiring.table.writeOne({ update: keys.job(held.id), set: { status } });
    const marked = async () => (await own('favorite', someone)).map(({ job }) => job.id);
    await statusOf('on_hold');
    expect(await marked()).toEqual([open.id]);
    await statusOf('signed');
    expect((await marked()).toSorted()).toEqual([held.id, open.id].toSorted());
  });

  it('are listed beside favourites in the order in which these were marked, the newest first', async () => {
    const someone = anActor('candidate', { id: 3052 });
    const [older, newer] = [await hiring.aPostedJob(), await hiring.aPostedJob()];
    const { applicationsStore } = hiring;
    await applicationsStore.saveFavorite(someone.id, newer.id, '2026-09-01T10:00:00.000Z');
    await applicationsStore.saveFavorite(someone.id, older.id, '2026-09-01T09:00:00.000Z');
    expect((await own('favorite', someone)).map(({ job }) => job.id)).toEqual([newer.id, older.id]);
  });

  it('show their candidate the date of the interview that lies ahead, and no reason of a rejection', async () => {
    const { id } = await hiring.aPostedJob();
    const someone = anActor('candidate', { id: 3061 });
    await hiring.accepted(await hiring.applied(id, someone));
    const move = (body: object) =>
      handled(
        changeCandidateStatusHandler,
        { params: { jobId: id, candidateId: someone.id }, body, actor: hiring.manager },
        { ...hiring, pipelineStore: pipelineStore(hiring.table) },
      );
    const application = async () => resultOf(readCandidateJobHandler, { params: { id }, actor: someone }, hiring);
    const interviewAt = '2026-12-03T09:00:00.000Z';
    await move({ status: 'first_interview_scheduled', interviewAt });
    expect(await application()).toMatchObject({ application: { status: 'first_interview_scheduled', interviewAt } });
    await move({ status: 'rejected', reason: 'Too far away' });
    expect(await application()).toMatchObject({ application: { status: 'rejected', interviewAt: null } });
    expect(JSON.stringify(await application())).not.toContain('Too far away');
  });

  it('carry from whom their candidate hides, and hand it on to the place on the job (PLUS-21)', async () => {
    const someone = anActor('candidate', { id: 3081 });
    const open = anActor('candidate', { id: 3082 });
    const { id } = await hiring.aPostedJob();
    const list = { companies: ['Elsewhere Ltd'], findableBy: 'recruiters' as const, confirmed: [], version: 1 };
    await hiring.table.writeOne(hidingWrite(someone.id, list));
    for (const actor of [someone, open]) {
      const application = await hiring.applied(id, actor);
      const marks = actor === someone ? { hiding: hidingMarks(list) } : {};
      const stored = async (key: { pk: string; sk: string }) => {
        const row = await hiring.table.get(key);
        return row?.hiding ? { hiding: row.hiding } : {};
      };
      expect(await stored(keys.application(actor.id, id))).toEqual(marks);
      await hiring.accepted(application);
      expect(await stored(keys.candidateOnJob(id, actor.id))).toEqual(marks);
    }
  });

  it('show a job whose text is gone without one', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.table.writeOne({ remove: keys.jobText(id) });
    const { result } = await handled(readCandidateJobHandler, { params: { id }, actor: candidate }, hiring);
    expect(result.job.description).toBe('');
  });

  it('keep a closed job visible to their candidate, and to no other candidate', async () => {
    const { id } = await hiring.aPostedJob();
    const read = (actor: Actor) => handled(readCandidateJobHandler, { params: { id }, actor }, hiring);
    expect((await read(candidate)).result).toMatchObject({
      application: null,
      isFavorite: false,
      job: { description: 'Care for **critical** patients.' },
    });
    await hiring.applied(id);
    await close(id);
    expect((await read(candidate)).result).toMatchObject({ application: { state: 'waiting', appliedAt: someTime } });
    expect(await refusalOf(read(anActor('candidate', { id: 3052 })))).toMatchObject({ kind: 'gone' });
  });
});
