import type { Note } from '../../shared/model/pipeline.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Condition, SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { anonymise } from './personal-data.ts';

/** A note on a job, and its author. */
export interface JobNotePlace {
  jobId: number;
  noteId: number;
  authorId: number;
}

const writtenBy = ({ authorId }: JobNotePlace): Condition => ({
  expression: 'attribute_exists(pk) AND #createdBy.#id = :authorId',
  values: { authorId },
});
const notYours = refuse.forbidden('Only the author may change a note');
const gone = refuse.notFound('This note is gone');

/** The write of a new note on a job (JOB-67). */
export function newJobNoteWrite(jobId: number, note: Note): SingleWrite {
  return { put: { ...keys.jobNote(jobId, note.id), ...note }, when: isNew };
}

/** The write that changes a note of this author; another's refuses (JOB-69). */
export function changedJobNoteWrite(place: JobNotePlace, change: { note: string; editedAt: string }): SingleWrite {
  const update = keys.jobNote(place.jobId, place.noteId);
  return { update, set: change, when: writtenBy(place), refusal: notYours, missing: gone };
}

/** The write that removes a note of this author; another's refuses (JOB-68). */
export function removedJobNoteWrite(place: JobNotePlace): SingleWrite {
  const remove = keys.jobNote(place.jobId, place.noteId);
  return { remove, when: writtenBy(place), refusal: notYours, missing: gone };
}

/** The write that clears a note of a job that was removed. */
export function clearedJobNoteWrite(jobId: number, noteId: number): SingleWrite {
  return { remove: keys.jobNote(jobId, noteId) };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  jobNote: {
    holds: 'what a manager or super manager wrote about a job',
    found: 'next to the job; a super manager’s by trace',
    exported: { file: 'jobs-and-candidates' },
    erasure: anonymise,
  },
  notesOfJob: { leadsTo: 'jobNote' },
  jobAndNotes: { leadsTo: 'jobNote' },
} satisfies PersonalData;
