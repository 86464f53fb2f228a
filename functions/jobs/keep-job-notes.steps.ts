import type { Actor, Reader } from '../door/actor.ts';
import type { Clock } from '../door/clock.ts';
import type { JobNotesStore } from './job-notes.store.ts';

interface Needs {
  jobNotesStore: JobNotesStore;
  clock: Clock;
}
interface NoteParams {
  id: number;
  noteId: number;
}

/** The notes on a job that this person may read, in the order in which they were written. */
export async function listNotes(
  { params, actor }: { params: { id: number }; actor: Reader },
  { jobNotesStore }: Pick<Needs, 'jobNotesStore'>,
) {
  return jobNotesStore.notesOn(params.id, actor);
}

/** Adds this person's note to a job that they may write on, and returns it. */
export async function addNote(
  { params, body, actor }: { params: { id: number }; body: { note: string }; actor: Actor },
  { jobNotesStore, clock }: Needs,
) {
  await jobNotesStore.refuseStranger(params.id, actor);
  const { id, role, firstName, lastName, avatar } = actor;
  const createdBy = { id, firstName, lastName, avatar, role };
  const note = { id: clock.newId(), note: body.note, createdBy, createdAt: clock.now(), editedAt: null };
  await jobNotesStore.add(params.id, note);
  return note;
}

/** Changes this person's own note on a job and returns it; another's is refused. */
export async function changeNote(
  { params, body, actor }: { params: NoteParams; body: { note: string }; actor: Actor },
  { jobNotesStore, clock }: Needs,
) {
  const place = { jobId: params.id, noteId: params.noteId, authorId: actor.id };
  return jobNotesStore.change(place, { note: body.note, editedAt: clock.now() });
}

/** Removes this person's own note on a job; another's is refused. */
export async function removeNote(
  { params, actor }: { params: NoteParams; actor: Actor },
  { jobNotesStore }: Pick<Needs, 'jobNotesStore'>,
) {
  await jobNotesStore.remove({ jobId: params.id, noteId: params.noteId, authorId: actor.id });
  return { id: params.noteId };
}
