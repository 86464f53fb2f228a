import { expect, it } from 'vitest';
import { holdJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { addCandidateJobNoteHandler } from '../../../../functions/features/pipeline/candidate-note.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { notesStore } from '../../../../functions/features/pipeline/notes.store.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { readCandidateOnJobHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { screenBudgets } from '../../../budgets.ts';
import { aCandidateOnJob, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';

const local = withLocalTable();
const hiring = opened(() => openHiring(local));
const needs = () => ({
  ...hiring,
  pipelineStore: pipelineStore(hiring.table),
  notesStore: notesStore(hiring.table),
  silenceDays: () => 5,
});

it('The record of a candidate on a job has the newest of the story, and what usually comes next while the job is open (PIPE-02, PLUS-13)', async () => {
  const { id: jobId } = await hiring.aPostedJob();
  const { candidateId } = await hiring.accepted(await hiring.applied(jobId));
  const at = { params: { jobId, candidateId } };
  const read = async (actor = hiring.manager) => resultOf(readCandidateOnJobHandler, { ...at, actor }, needs());
  const submitted = { ...at, body: { status: 'submitted' as const }, actor: hiring.recruiter };
  await handled(changeCandidateStatusHandler, submitted, needs());
  await handled(
    addCandidateJobNoteHandler,
    { ...at, body: { note: 'Prefers nights' }, actor: hiring.manager },
    needs(),
  );
  const record = await read();
  expect(record).toMatchObject({ status: 'submitted', outlook: { status: 'submitted', usually: null } });
  expect(record.timeline).toMatchObject({
    data: [
      { type: 'user_note', note: 'Prefers nights' },
      { type: 'status_change', from: 'contacted', to: 'submitted' },
      { type: 'status_change', from: null, to: 'contacted' },
    ],
    meta: { total: 3, page: 1 },
  });
  const stranger = anActor('recruiter', { id: 2999 });
  expect(await refusalOf(read(stranger))).toMatchObject({ kind: 'forbidden' });
  const missing = { params: { jobId, candidateId: candidateId + 1 }, actor: hiring.manager };
  expect(await refusalOf(handled(readCandidateOnJobHandler, missing, needs()))).toMatchObject({ kind: 'notFound' });
  await handled(holdJobHandler, { params: { id: jobId }, actor: hiring.manager }, needs());
  expect(await read()).toMatchObject({ jobStatus: 'on_hold', outlook: null });
});

it('The record of one of 30 candidates on a job, with a story of 50 entries, takes three calls and 15 read units', async () => {
  const { id: jobId } = await hiring.aPostedJob();
  const { candidateId } = await hiring.accepted(await hiring.applied(jobId));
  const at = { params: { jobId, candidateId } };
  await hiring.table.write(
    Array.from({ length: 29 }, (_, other) => {
      const onJob = aCandidateOnJob({ jobId, candidateId: 60_000 + other });
      return { put: { ...keys.candidateOnJob(jobId, onJob.candidateId), ...onJob } };
    }),
  );
  const note = 'Prefers nights. '.repeat(12);
  for (let written = 1; written < 50; written++)
    await handled(addCandidateJobNoteHandler, { ...at, body: { note }, actor: hiring.manager }, needs());
  local.calls.length = 0;
  const { result } = await handled(readCandidateOnJobHandler, { ...at, actor: hiring.manager }, needs());
  const units = local.calls.reduce((sum, { readUnits = 0 }) => sum + readUnits, 0);
  expect(local.calls).toHaveLength(screenBudgets['candidate on a job'].calls);
  expect(units).toBeLessThanOrEqual(15);
  expect(result).toMatchObject({ candidateId, jobStatus: 'signed', timeline: { meta: { total: 50 } } });
});
