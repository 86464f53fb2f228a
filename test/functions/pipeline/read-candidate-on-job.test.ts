import { expect, it } from 'vitest';
import { holdJobHandler } from '../../../functions/jobs/hold-job.handler.ts';
import { addCandidateJobNoteHandler } from '../../../functions/pipeline/add-candidate-job-note.handler.ts';
import { changeCandidateStatusHandler } from '../../../functions/pipeline/change-candidate-status.handler.ts';
import { notesStore } from '../../../functions/pipeline/notes.store.ts';
import { pipelineStore } from '../../../functions/pipeline/pipeline.store.ts';
import { readCandidateOnJobHandler } from '../../../functions/pipeline/read-candidate-on-job.handler.ts';
import { anActor } from '../../support/builders.ts';
import { handled, refusalOf } from '../../support/handle.ts';
import { openHiring, type Hiring } from '../../support/hiring.ts';
import { withLocalTable } from '../../support/local-table.ts';

let hiring: Hiring;
withLocalTable(async (local) => {
  hiring = await openHiring(local);
});
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
  const read = async (actor = hiring.manager) =>
    (await handled(readCandidateOnJobHandler, { ...at, actor }, needs())).result;
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
  await handled(holdJobHandler, { params: { id: jobId }, actor: hiring.manager }, needs());
  expect(await read()).toMatchObject({ jobStatus: 'on_hold', outlook: null });
});
