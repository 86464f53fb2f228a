import { describe, expect, it } from 'vitest';
import {
  changeCandidateStatus,
  undoCandidateStatus,
} from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { composeTimeline } from '../../../../functions/features/pipeline/compose-timeline.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { viewCandidateOnJobHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aCandidateOnJob, aClock, anActor } from '../../../support/builders.ts';
import { opened, tableIn, withLocalTable } from '../../../support/local-table.ts';

describe('The pipeline store', () => {
  let jobId = 7000;
  const local = withLocalTable();
  const table = opened(() => tableIn(local));

  const manager = anActor('manager');
  async function onAJob() {
    const onJob = aCandidateOnJob({ jobId: ++jobId });
    await table.write([
      { put: { ...keys.candidateOnJob(jobId, onJob.candidateId), ...onJob } },
      { put: { ...keys.jobGate(jobId), jobId, managerId: onJob.managerId, status: 'signed' } },
    ]);
    return { jobId, candidateId: onJob.candidateId };
  }
  const circumstances = (id = 1) => ({ actor: manager, at: '2026-09-01T10:00:00.000Z', id });

  it('records the manager’s first look, which moves nothing, and refuses managers of other jobs (PERM-37)', async () => {
    const pair = await onAJob();
    const needs = { pipelineStore: pipelineStore(table), clock: aClock() };
    const look = (actor: typeof manager) =>
      viewCandidateOnJobHandler.handle(
        { params: pair, actor } as Parameters<typeof viewCandidateOnJobHandler.handle>[0],
        needs,
      );
    await expect(look(anActor('manager', { id: manager.id + 1 }))).rejects.toMatchObject({ kind: 'forbidden' });
    const first = await look(manager);
    const { onJob } = await needs.pipelineStore.position(pair, manager);
    expect([onJob.viewedAt, onJob.version]).toEqual([(first as { viewedAt: string }).viewedAt, 1]);
    expect(onJob.viewedAt).toMatch(/^20/);
    local.calls.length = 0;
    expect(await look(manager)).toEqual(first);
    expect(local.calls.map(({ writeUnits }) => writeUnits)).toEqual([0]);
  });

  it('saves state, timeline and event in one transaction of at most 8 write units (PIPE-13) (PIPE-20)', async () => {
    const pair = await onAJob();
    const store = pipelineStore(table);
    const change = changeCandidateStatus(await store.position(pair, manager), { status: 'submitted' }, circumstances());
    local.calls.length = 0;
    await store.saveStatusChange(change);
    expect(local.calls.map((call) => call.action)).toHaveLength(1);
    expect(local.calls[0]?.writeUnits).toBeLessThanOrEqual(8);
    expect((await store.position(pair, manager)).onJob).toMatchObject({
      status: 'submitted',
      version: 2,
      lastChange: { from: 'contacted', byId: manager.id },
    });
    expect((await store.story(pair, manager)).events).toEqual([change.event]);
  });

  it('saves only one of two moves made from the same state', async () => {
    const pair = await onAJob();
    const store = pipelineStore(table);
    const position = await store.position(pair, manager);
    const first = changeCandidateStatus(position, { status: 'submitted' }, circumstances(11));
    const second = changeCandidateStatus(position, { status: 'rejected' }, circumstances(12));
    const outcomes = await Promise.allSettled([store.saveStatusChange(first), store.saveStatusChange(second)]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.story(pair, manager)).events).toHaveLength(1);
  });

  it('refuses a move when the job was closed after it was read, and writes nothing', async () => {
    const pair = await onAJob();
    const store = pipelineStore(table);
    const change = changeCandidateStatus(await store.position(pair, manager), { status: 'submitted' }, circumstances());
    await table.write([{ update: keys.jobGate(pair.jobId), set: { status: 'closed' } }]);
    await expect(store.saveStatusChange(change)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(store.story(pair, manager)).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('records a move and its undo as two lines of the timeline, newest first (PIPE-15)', async () => {
    const pair = await onAJob();
    const store = pipelineStore(table);
    const clock = aClock();
    const change = changeCandidateStatus(
      await store.position(pair, manager),
      { status: 'submitted' },
      { actor: manager, at: clock.now(), id: clock.newId() },
    );
    await store.saveStatusChange(change);
    const undo = undoCandidateStatus(await store.position(pair, manager), {
      actor: manager,
      at: clock.now(),
      id: clock.newId(),
    });
    await store.saveStatusChange(undo);
    expect(undo.event.data).toMatchObject({ undo: true, undoneAt: change.event.time });
    const story = composeTimeline((await store.story(pair, manager)).events, []);
    expect(story.map((entry) => entry.type === 'status_change' && [entry.from, entry.to, entry.undo])).toEqual([
      ['submitted', 'contacted', true],
      ['contacted', 'submitted', false],
    ]);
    expect((await store.position(pair, manager)).onJob.status).toBe('contacted');
  });

  it('keeps the date that a move to an interview names, in the story and through an undone later move (PIPE-15)', async () => {
    const pair = await onAJob();
    const store = pipelineStore(table);
    const interviewAt = '2026-09-03T14:00:00.000Z';
    const moves = async (decide: typeof undoCandidateStatus, id: number) =>
      store.saveStatusChange(decide(await store.position(pair, manager), circumstances(id)));
    const to = (status: 'first_interview_scheduled' | 'second_interview_scheduled', date?: string) =>
      ((position, how) =>
        changeCandidateStatus(position, { status, interviewAt: date }, how)) as typeof undoCandidateStatus;
    await moves(to('first_interview_scheduled', interviewAt), 1);
    expect((await store.position(pair, manager)).onJob.interviewAt).toBe(interviewAt);
    const [line] = composeTimeline((await store.story(pair, manager)).events, []);
    expect(line).toMatchObject({ to: 'first_interview_scheduled', interviewAt });
    await moves(to('second_interview_scheduled'), 2);
    expect((await store.position(pair, manager)).onJob.interviewAt).toBeNull();
    await moves(undoCandidateStatus, 3);
    expect((await store.position(pair, manager)).onJob).toMatchObject({
      status: 'first_interview_scheduled',
      interviewAt,
    });
  });

  it('shows a candidate on a job to nobody outside the hire', async () => {
    const pair = await onAJob();
    const store = pipelineStore(table);
    await expect(store.position(pair, anActor('manager', { id: 9 }))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(store.position(pair, anActor('recruiter', { id: 9 }))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(store.position({ ...pair, candidateId: 1 }, manager)).rejects.toMatchObject({ kind: 'notFound' });
  });
});
