import type { Note } from '../../shared/model/pipeline.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Condition, SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A note on a candidate on a job, and its author. */
export interface NotePlace {
  jobId: number;
  candidateId: number;
  noteId: number;
  authorId: number;
}

const keyOf = ({ jobId, candidateId, noteId }: NotePlace) => keys.candidateJobNote(jobId, candidateId, noteId);
const writtenBy = ({ authorId }: NotePlace): Condition => ({
  expression: 'attribute_exists(pk) AND #createdBy.#id = :authorId',
  values: { authorId },
});
const notYours = refuse.forbidden('Only the author may change a note');
const gone = refuse.notFound('This note is gone');

/** The write of a new note. */
export function newNoteWrite({ jobId, candidateId }: Omit<NotePlace, 'noteId' | 'authorId'>, note: Note): SingleWrite {
  return { put: { ...keys.candidateJobNote(jobId, candidateId, note.id), ...note }, when: isNew };
}

/** The write that changes a note of this author; another's refuses. */
export function changedNoteWrite(place: NotePlace, change: { note: string; editedAt: string }): SingleWrite {
  return { update: keyOf(place), set: change, when: writtenBy(place), refusal: notYours, missing: gone };
}

/** The write that removes a note of this author; another's refuses. */
export function removedNoteWrite(place: NotePlace): SingleWrite {
  return { remove: keyOf(place), when: writtenBy(place), refusal: notYours, missing: gone };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  candidateJobNote: {
    holds: 'what a user wrote about a candidate',
    found: 'in the story of the candidate on the job; a super manager’s by trace',
    exported: { file: 'jobs-and-candidates' },
    erasure: remove,
  },
} satisfies PersonalData;
