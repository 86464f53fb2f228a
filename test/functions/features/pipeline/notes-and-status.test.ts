import { expect, it, describe } from 'vitest';
import {
  addCandidateJobNoteHandler,
  listCandidateJobNotesHandler,
} from '../../../../functions/features/pipeline/candidate-note.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { notesStore } from '../../../../functions/features/pipeline/notes.store.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { readCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipeline } from '../../../../shared/contract/pipeline.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A candidate on a job, read by those who work on it', () => {
  let hiring: Hiring;
  let pair: { jobId: number; candidateId: number };
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const { id: jobId } = await hiring.aPostedJob();
    pair = { jobId, candidateId: 60_001 };
    await hiring.accepted(await hiring.applied(jobId, anActor('candidate', { id: pair.candidateId })));
  });
  const needs = () => ({
    ...hiring,
    pipelineStore: pipelineStore(hiring.table),
    notesStore: notesStore(hiring.table),
  });

  it('has the status of the last move (PIPE-19)', async () => {
    const read = async () =>
      pipeline.readCandidateStatus.response.parse(
        await resultOf(readCandidateStatusHandler, { params: pair, actor: hiring.recruiter }, needs()),
      );
    expect(await read()).toMatchObject({ status: 'contacted', version: 1 });
    await handled(
      changeCandidateStatusHandler,
      { params: pair, actor: hiring.manager, body: { status: 'submitted' } },
      needs(),
    );
    expect(await read()).toMatchObject({ status: 'submitted', version: 2 });
    expect(pipelineStatusLabels.submitted).toBe('Submitted');
  });

  it('has notes with id, text and author, page by page, newest first (PIPE-16, PIPE-17, PIPE-21)', async () => {
    for (const [note, actor] of [
      ['Called', hiring.recruiter],
      ['Met', hiring.manager],
      ['Wrote', hiring.manager],
    ] as const)
      await handled(addCandidateJobNoteHandler, { params: pair, actor, body: { note } }, needs());
    const listed = async (page: number) =>
      pipeline.listCandidateJobNotes.response.parse(
        await resultOf(
          listCandidateJobNotesHandler,
          { params: pair, query: { page, perPage: 2 }, actor: hiring.manager },
          needs(),
        ),
      );
    const first = await listed(1);
    expect(first.meta).toEqual({ page: 1, total: 3 });
    expect(first.notes.map(({ note, createdBy }) => [note, createdBy.firstName])).toEqual([
      ['Wrote', hiring.manager.firstName],
      ['Met', hiring.manager.firstName],
    ]);
    expect((await listed(2)).notes.map(({ id, note }) => [typeof id, note])).toEqual([['number', 'Called']]);
  });
});
