import * as onCandidates from '../../../functions/records/candidate-note.ts';
import * as onJobs from '../../../functions/records/job-note.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const note = { id: 70, note: 'Call back', createdBy: { id: 7 }, at: someTime } as unknown as Note;
const change = { note: 'Called', editedAt: someTime };
const notYours = 'forbidden | Only the author may change a note';
const gone = 'notFound | This note is gone';

const place = { jobId: 5, candidateId: 8, noteId: 70, authorId: 7 };
const onCandidate = (over: object = {}) => ({ ...keys.candidateJobNote(5, 8, 70), ...note, ...over });
const others = { ...place, authorId: 6 };

describeWrites('A note on a candidate', [
  ['is added', () => onCandidates.newNoteWrite(place, note), [], [onCandidate()]],
  ['is added once', () => onCandidates.newNoteWrite(place, note), [onCandidate()], 'TransactionCanceledException'],
  [
    'is changed by its author',
    () => onCandidates.changedNoteWrite(place, change),
    [onCandidate()],
    [onCandidate(change)],
  ],
  ['is not changed by another', () => onCandidates.changedNoteWrite(others, change), [onCandidate()], notYours],
  ['that is gone is not changed', () => onCandidates.changedNoteWrite(place, change), [], gone],
  ['is removed by its author', () => onCandidates.removedNoteWrite(place), [onCandidate()], []],
  ['is not removed by another', () => onCandidates.removedNoteWrite(others), [onCandidate()], notYours],
  ['that is gone is not removed', () => onCandidates.removedNoteWrite(place), [], gone],
]);

const onJob = (over: object = {}) => ({ ...keys.jobNote(5, 70), ...note, ...over });
describeWrites('A note on a job', [
  ['is added', () => onJobs.newJobNoteWrite(5, note), [], [onJob()]],
  ['is added once', () => onJobs.newJobNoteWrite(5, note), [onJob()], 'TransactionCanceledException'],
  ['is changed by its author', () => onJobs.changedJobNoteWrite(place, change), [onJob()], [onJob(change)]],
  ['is not changed by another', () => onJobs.changedJobNoteWrite(others, change), [onJob()], notYours],
  ['that is gone is not changed', () => onJobs.changedJobNoteWrite(place, change), [], gone],
  ['is removed by its author', () => onJobs.removedJobNoteWrite(place), [onJob()], []],
  ['is not removed by another', () => onJobs.removedJobNoteWrite(others), [onJob()], notYours],
  ['that is gone is not removed', () => onJobs.removedJobNoteWrite(place), [], gone],
  ['is cleared with its job', () => onJobs.clearedJobNoteWrite(5, 70), [onJob()], []],
]);
