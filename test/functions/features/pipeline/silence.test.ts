import { describe, expect, it } from 'vitest';
import { closeJobHandler, reopenJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listJobCandidatesHandler, listJobsHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { listOverseenJobsHandler } from '../../../../functions/features/jobs/overseen-job.handlers.ts';
import { overseenJobsStore } from '../../../../functions/features/jobs/overseen-jobs.store.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import {
  listWaitingCandidatesHandler,
  readOutlookHandler,
  undoCandidateStatusHandler,
} from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { endSilence, markSilence } from '../../../../functions/features/pipeline/mark-silence.steps.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { remindOfSilence } from '../../../../functions/features/pipeline/remind-of-silence.steps.ts';
import { reminderOf } from '../../../../functions/features/pipeline/remind-of-silence.ts';
import { silenceStore } from '../../../../functions/features/pipeline/silence.store.ts';
import { leftJobWrites } from '../../../../functions/records/job.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { workingTogether } from '../../../support/working-together.ts';

const day = 86_400_000;

describe('A candidate who was submitted', () => {
  let nextCandidate = 50_000;
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));
  const needs = () => ({ ...hiring, pipelineStore: pipelineStore(hiring.table), silenceDays: () => 5 });
  const pass = (days: number) => hiring.clock.set(new Date(Date.parse(hiring.clock.now()) + days * day).toISOString());
  const move = (pair: { jobId: number; candidateId: number }, status: PipelineStatus) =>
    handled(changeCandidateStatusHandler, { params: pair, actor: hiring.manager, body: { status } }, needs());
  const remind = () => remindOfSilence({ store: silenceStore(hiring.table), silenceDays: 5, clock: hiring.clock });
  const outlook = async (pair: { jobId: number; candidateId: number }, actor = hiring.manager) =>
    resultOf(readOutlookHandler, { params: pair, actor }, needs());
  const markedOn = async (jobId: number) =>
    (
      await resultOf(listJobCandidatesHandler, { params: { id: jobId }, actor: hiring.manager }, needs())
    ).candidates.flatMap(({ candidateId, isSilent }) => (isSilent ? [candidateId] : []));
  const markedOnFirstScreen = async (jobId: number) =>
    (
      await resultOf(listWaitingCandidatesHandler, { query: { page: 1, perPage: 100 }, actor: hiring.manager }, needs())
    ).data.flatMap((one) => (one.jobId === jobId && one.isSilent ? [one.candidateId] : []));
  const remindersOf = async ({ jobId, candidateId }: { jobId: number; candidateId: number }) =>
    (await hiring.eventsOf(keys.candidateOnJobSubject(jobId, candidateId))).filter(
      (type) => type === 'candidate-left-waiting',
    ).length;
  async function onAJob(jobId?: number) {
    const id = jobId ?? (await hiring.aPostedJob()).id;
    const candidateId = nextCandidate++;
    await hiring.accepted(await hiring.applied(id, anActor('candidate', { id: candidateId })));
    return { jobId: id, candidateId };
  }

  it('and not moved for five days is marked on the job and on the manager’s first screen, and not before (PLUS-12)', async () => {
    const pair = await onAJob();
    pass(9);
    expect(await markedOn(pair.jobId)).toEqual([]);
    await move(pair, 'submitted');
    pass(4.9);
    expect([await markedOn(pair.jobId), await markedOnFirstScreen(pair.jobId)]).toEqual([[], []]);
    pass(0.1);
    expect([await markedOn(pair.jobId), await markedOnFirstScreen(pair.jobId)]).toEqual([
      [pair.candidateId],
      [pair.candidateId],
    ]);
    await move(pair, 'first_interview_complete');
    expect([await markedOn(pair.jobId), await markedOnFirstScreen(pair.jobId)]).toEqual([[], []]);
  });

  it('and not moved for five days is a reminder to the manager, once however often the schedule runs (PLUS-12)', async () => {
    const pair = await onAJob();
    await move(pair, 'submitted');
    pass(4);
    await remind();
    expect(await remindersOf(pair)).toBe(0);
    pass(1);
    await Promise.all([remind(), remind(), remind()]);
    pass(3);
    await remind();
    expect(await remindersOf(pair)).toBe(1);
    // A move that was undone changes nothing about since when they wait.
    await move(pair, 'first_interview_complete');
    await handled(undoCandidateStatusHandler, { params: pair, actor: hiring.manager }, needs());
    await remind();
    expect(await remindersOf(pair)).toBe(1);
    expect((await outlook(pair)).isManagerReminded).toBe(true);
  });

  it('and not answered for ten days marks the job in the lists of its manager and of super managers, without reading who is on it, until the manager answers (PLUS-14)', async () => {
    const [pair, closed] = [await onAJob(), await onAJob()];
    const other = { ...pair, candidateId: (await onAJob(pair.jobId)).candidateId };
    const query = { status: 'signed', page: 1, perPage: 100 } as const;
    const marksOf = async (actor = hiring.manager, ownership: 'own' | 'all' = 'own') =>
      marksAmong((await resultOf(listJobsHandler, { query: { ...query, ownership }, actor }, hiring)).data);
    const marksAmong = (rows: { id: number; silentSince?: string }[]) =>
      rows.flatMap(({ id, silentSince }) =>
        silentSince && [pair.jobId, closed.jobId].includes(id) ? [[id, silentSince]] : [],
      );
    const overseer = anActor('super_manager', { id: 8 });
    const overseen = async () => {
      const all = { status: 'signed', scope: 'everyone', page: 1, perPage: 100 } as const;
      const needs = { ...hiring, overseenJobsStore: overseenJobsStore(hiring.table) };
      return marksAmong((await resultOf(listOverseenJobsHandler, { query: all, actor: overseer }, needs)).data);
    };
    const marking = { store: silenceStore(hiring.table), answerDays: 10, clock: hiring.clock };
    for (const one of [pair, other, closed]) await move(one, 'submitted');
    const since = hiring.clock.now();
    pass(9);
    await markSilence(marking);
    expect(await marksOf()).toEqual([]);
    pass(1);
    await markSilence(marking);
    const marked = [
      [closed.jobId, since],
      [pair.jobId, since],
    ];
    // How a manager answers is for a super manager with whom they agreed to work.
    expect([await marksOf(), await overseen()]).toEqual([marked, []]);
    await hiring.table.write(workingTogether(overseer.id, hiring.manager.id, since));
    expect(await overseen()).toEqual(marked);
    expect(await markSilence(marking)).toEqual({ marks: 0 });
    // How another manager answers is not a manager's to read.
    expect(await marksOf(anActor('manager', { id: 9 }), 'all')).toEqual([]);
    const { manager: actor } = hiring;
    await handled(closeJobHandler, { params: { id: closed.jobId }, body: {}, actor }, hiring);
    await handled(reopenJobHandler, { params: { id: closed.jobId }, actor }, hiring);
    expect(await marksOf()).toEqual([[pair.jobId, since]]);
    pass(1);
    await move(other, 'first_interview_scheduled');
    await endSilence(pair.jobId, marking);
    expect([await marksOf(), await overseen()]).toEqual([[], []]);
  });

  it('on a job on hold or without candidates is nobody’s reminder', async () => {
    const pair = await onAJob();
    await move(pair, 'submitted');
    await hiring.table.write([
      { update: keys.candidateOnJob(pair.jobId, pair.candidateId), remove: ['gsi1pk', 'gsi1sk'] },
    ]);
    pass(8);
    await remind();
    expect(await remindersOf(pair)).toBe(0);
  });

  it('reads what usually came next on the same job, from three others on, and undone moves do not count (PLUS-13)', async () => {
    const own = await onAJob();
    const others = [await onAJob(own.jobId), await onAJob(own.jobId), await onAJob(own.jobId), await onAJob(own.jobId)];
    for (const pair of [own, ...others]) await move(pair, 'submitted');
    pass(2);
    await move(others[0]!, 'first_interview_scheduled');
    pass(2);
    await move(others[1]!, 'first_interview_scheduled');
    expect((await outlook(own)).usually).toBeNull();
    await move(others[2]!, 'rejected');
    expect((await outlook(own)).usually).toEqual({ of: 3, went: 2, to: 'first_interview_scheduled', days: 2 });
    await handled(undoCandidateStatusHandler, { params: others[2]!, actor: hiring.manager }, needs());
    expect((await outlook(own)).usually).toBeNull();
  });

  it('and the recruiter learn since when, in one call to the table; nobody else does (PLUS-12, PLUS-13)', async () => {
    const pair = await onAJob();
    await move(pair, 'submitted');
    const since = hiring.clock.now();
    pass(6);
    local.calls.length = 0;
    const candidate = anActor('candidate', { id: pair.candidateId });
    const said = { status: 'submitted', since, isSilent: true, isManagerReminded: false, usually: null };
    expect(await outlook(pair, candidate)).toEqual(said);
    expect(local.calls).toHaveLength(1);
    await remind();
    expect(await outlook(pair, hiring.recruiter)).toEqual({ ...said, isManagerReminded: true });
    expect(await refusalOf(outlook(pair, anActor('candidate', { id: 9 })))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(outlook(pair, anActor('recruiter', { id: 9 })))).toMatchObject({ kind: 'forbidden' });
  });

  it('is reminded of once where two runs find them at the same moment, and the second learns of it', async () => {
    const pair = await onAJob();
    await move(pair, 'submitted');
    const store = silenceStore(hiring.table);
    const onJob = (await store.inProcessOf(hiring.manager.id)).find(({ jobId }) => jobId === pair.jobId)!;
    pass(6);
    const reminder = () => reminderOf(onJob, { at: hiring.clock.now(), id: hiring.clock.newId(), silenceDays: 5 })!;
    expect(await store.saveReminder(onJob, reminder())).toBe(true);
    expect(await store.saveReminder(onJob, reminder())).toBe(false);
    expect(await remindersOf(pair)).toBe(1);
  });

  it('leaves no mark of silence on a job that its leaving manager closes', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.table.writeOne({ update: keys.job(id), set: { silentSince: '2026-09-01T10:00:00.000Z' } });
    const before = (await silenceStore(hiring.table).job(id))!;
    const closed = { ...before, status: 'closed' as const, version: before.version + 1 };
    await hiring.table.write(leftJobWrites(before, closed, Date.parse(hiring.clock.now())));
    expect(await silenceStore(hiring.table).job(id)).toMatchObject({ status: 'closed' });
    expect((await silenceStore(hiring.table).job(id))?.silentSince).toBeUndefined();
  });
});
