import { describe, expect, it } from 'vitest';
import { closeJobHandler, reopenJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { listWaitingCandidatesHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { waitingCandidates } from '../../../../functions/domain/packed-jobs/waiting-candidates.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { screenBudgets } from '../../../budgets.ts';
import { aCandidateOnJob, anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';

it('Candidates after an interview wait for the manager, and those before one only from its date on', () => {
  const now = '2026-09-10T10:00:00.000Z';
  const at = (
    candidateId: number,
    status: PipelineStatus,
    statusChangedAt: string,
    interviewAt: string | null = null,
  ) => aCandidateOnJob({ candidateId, status, statusChangedAt, interviewAt });
  const waiting = waitingCandidates(
    [
      at(1, 'submitted', '2026-09-09T10:00:00.000Z'),
      at(2, 'first_interview_scheduled', '2026-09-01T10:00:00.000Z', '2026-09-11T10:00:00.000Z'),
      at(3, 'first_interview_scheduled', '2026-09-01T10:00:00.000Z', '2026-09-08T10:00:00.000Z'),
      at(4, 'second_interview_scheduled', '2026-09-01T10:00:00.000Z'),
      at(5, 'second_interview_complete', '2026-09-02T10:00:00.000Z'),
    ],
    now,
  );
  expect(waiting.map(({ candidateId }) => candidateId)).toEqual([5, 3, 1]);
});

it('Candidates who wait since the same moment are listed by their id', () => {
  const since = '2026-09-09T10:00:00.000Z';
  const waiting = [7, 3, 5].map((candidateId) =>
    aCandidateOnJob({ candidateId, status: 'submitted', statusChangedAt: since }),
  );
  const listed = waitingCandidates(waiting, '2026-09-10T10:00:00.000Z');
  expect(listed.map(({ candidateId }) => candidateId)).toEqual([3, 5, 7]);
});

describe('The manager’s list of waiting candidates', () => {
  const local = withLocalTable();
  const hiring = opened(() => openHiring(local));
  const store = () => pipelineStore(hiring.table);
  const waiting = async (actor = hiring.manager) =>
    (
      await resultOf(
        listWaitingCandidatesHandler,
        { query: { page: 1, perPage: 25 }, actor },
        {
          pipelineStore: store(),
          silenceDays: () => 5,
          clock: hiring.clock,
        },
      )
    ).data.map(({ candidateId }) => candidateId);
  async function onAJob(candidateId: number) {
    const { id } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(id, anActor('candidate', { id: candidateId })));
    const move = (status: PipelineStatus) =>
      handled(
        changeCandidateStatusHandler,
        { params: { jobId: id, candidateId }, body: { status }, actor: hiring.manager },
        { pipelineStore: store(), clock: hiring.clock },
      );
    return { id, move };
  }

  it('holds a candidate from the submission to the decision, for the job’s manager only, in one call', async () => {
    const { move } = await onAJob(3101);
    expect(await waiting()).toEqual([]);
    await move('submitted');
    expect(await waiting(anActor('manager', { id: 1099 }))).toEqual([]);
    local.calls.length = 0;
    expect(await waiting()).toEqual([3101]);
    const { calls, readUnits } = screenBudgets['manager: waiting candidates'];
    expect(local.calls.length).toBeLessThanOrEqual(calls);
    expect(local.calls[0]?.readUnits).toBeLessThanOrEqual(readUnits);
    await move('rejected');
    expect(await waiting()).toEqual([]);
  });

  it('a move into and within the process stays within the 8 write units of a move', async () => {
    const { move } = await onAJob(3102);
    for (const status of ['submitted', 'first_interview_complete', 'rejected'] as const) {
      local.calls.length = 0;
      await move(status);
      expect(
        local.calls.reduce((sum, { writeUnits = 0 }) => sum + writeUnits, 0),
        status,
      ).toBeLessThanOrEqual(8);
    }
  });

  it('leaves out candidates of a closed job and holds them again once it is reopened', async () => {
    const { id, move } = await onAJob(3103);
    await move('submitted');
    expect(await waiting()).toEqual([3103]);
    await handled(closeJobHandler, { params: { id }, body: {}, actor: hiring.manager }, hiring);
    await store().listInProcess(id);
    expect(await waiting()).toEqual([]);
    await handled(reopenJobHandler, { params: { id }, actor: hiring.manager }, hiring);
    await store().listInProcess(id);
    await store().listInProcess(id);
    expect(await waiting()).toEqual([3103]);
  });
});
