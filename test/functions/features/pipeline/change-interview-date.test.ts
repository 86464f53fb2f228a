import { describe, expect, it } from 'vitest';
import { undoCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { changeCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { changeInterviewDateHandler } from '../../../../functions/features/pipeline/change-interview-date.handler.ts';
import { changeInterviewDate } from '../../../../functions/features/pipeline/change-interview-date.ts';
import { composeTimeline } from '../../../../functions/features/pipeline/compose-timeline.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { aCandidateOnJob, aClock, anActor } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const manager = anActor('manager');
const [soon, later] = ['2036-09-02T10:00:00.000Z', '2036-09-03T16:30:00.000Z'];

describe('The date of an interview', () => {
  let jobId = 9000;
  const table = withLocalTable(tableIn);

  /** A candidate who was moved to the first interview on a date. */
  async function invited() {
    const onJob = aCandidateOnJob({ jobId: ++jobId, status: 'submitted' });
    const pair = { jobId, candidateId: onJob.candidateId };
    await table.write([
      { put: { ...keys.candidateOnJob(jobId, onJob.candidateId), ...onJob } },
      { put: { ...keys.jobGate(jobId), jobId, managerId: onJob.managerId, status: 'signed' } },
    ]);
    const needs = { pipelineStore: pipelineStore(table), clock: aClock() };
    const { clock } = needs;
    const move = { status: 'first_interview_scheduled', interviewAt: soon } as const;
    const at = { actor: manager, at: clock.now(), id: clock.newId() };
    const change = changeCandidateStatus(await needs.pipelineStore.position(pair, manager), move, at);
    await needs.pipelineStore.saveStatusChange(change);
    const set = (interviewAt: string | null, over: object = {}) =>
      handled(changeInterviewDateHandler, { params: pair, body: { interviewAt, ...over }, actor: manager }, needs);
    return { pair, set, ...needs };
  }

  it('can be changed after the move, and left open again; both are lines of the timeline (PIPE-15)', async () => {
    const { pair, set, pipelineStore: store } = await invited();
    expect((await set(later)).result).toMatchObject({ interviewAt: later, version: 3, jobStatus: 'signed' });
    await set(null);
    expect((await store.position(pair, manager)).onJob).toMatchObject({
      interviewAt: null,
      status: 'first_interview_scheduled',
    });
    const story = composeTimeline((await store.story(pair, manager)).events, []);
    expect(story.map((line) => [line.type, 'interviewAt' in line && line.interviewAt])).toEqual([
      ['interview_date', null],
      ['interview_date', later],
      ['status_change', soon],
    ]);
  });

  it('does not come in the way of undoing the move to the interview', async () => {
    const { pair, set, clock, pipelineStore: store } = await invited();
    await set(later);
    const undo = undoCandidateStatus(await store.position(pair, manager), {
      actor: manager,
      at: clock.now(),
      id: clock.newId(),
    });
    await store.saveStatusChange(undo);
    expect((await store.position(pair, manager)).onJob).toMatchObject({ status: 'submitted', interviewAt: null });
  });

  it('is not changed over a newer version, by two at the same time, or after the job was closed', async () => {
    const { pair, set, pipelineStore: store } = await invited();
    await expect(set(later, { version: 1 })).rejects.toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'interviewAt', message: 'Someone else has just moved this candidate; reload and try again' }],
    });
    const position = await store.position(pair, manager);
    const [first, second] = [later, null].map((to, n) =>
      changeInterviewDate(position, to, { actor: manager, at: '2026-09-01T10:00:00.000Z', id: 500 + n }),
    );
    const outcomes = await Promise.allSettled([store.saveInterviewDate(first!), store.saveInterviewDate(second!)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const circumstances = { actor: manager, at: '2026-09-01T10:00:00.000Z', id: 510 };
    const late = changeInterviewDate(await store.position(pair, manager), '2036-09-06T10:00:00.000Z', circumstances);
    await table.write([{ update: keys.jobGate(pair.jobId), set: { status: 'closed' } }]);
    await expect(store.saveInterviewDate(late)).rejects.toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'status', message: 'This job is closed or on hold, so candidates cannot be moved' }],
    });
    await expect(set('2036-09-05T10:00:00.000Z')).rejects.toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'status', message: 'The job is closed, so candidates cannot be moved' }],
    });
  });

  const ahead = { onJob: aCandidateOnJob({ status: 'second_interview_scheduled', interviewAt: soon }) };
  const at = '2026-09-01T10:00:00.000Z';
  it.each<[string, string, object]>([
    ['by a manager of other jobs', 'forbidden', { actor: anActor('manager', { id: 99 }) }],
    ['on a job that is on hold', 'conflict', { jobStatus: 'on_hold' }],
    ['without an interview ahead', 'conflict', { onJob: aCandidateOnJob({ status: 'submitted' }) }],
    ['to a time that has passed', 'invalid', { to: '2026-08-01T10:00:00.000Z' }],
    ['to the date that it has', 'conflict', { to: soon }],
  ])('cannot be changed %s', (_, kind, over) => {
    const given = { ...ahead, jobStatus: 'signed' as JobStatus, actor: manager, to: later, ...over };
    expect(() => changeInterviewDate(given, given.to, { actor: given.actor, at, id: 1 })).toThrow(
      expect.objectContaining({ kind }),
    );
  });

  it('to the same date is refused by its field', () => {
    const same = () => changeInterviewDate({ ...ahead, jobStatus: 'signed' }, soon, { actor: manager, at, id: 1 });
    const errors = [{ key: 'interviewAt', message: 'The interview already has this date' }];
    expect(same).toThrow(expect.objectContaining({ errors }));
  });
});
