import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor, Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
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
  const managerId = await jobNotesStore.managerOf(params.id, actor);
  const { id, role, firstName, lastName, avatar } = actor;
  const createdBy = { id, firstName, lastName, avatar, role };
  const note = { id: clock.newId(), note: body.note, createdBy, createdAt: clock.now(), editedAt: null };
  const data = { jobId: params.id, managerId, noteId: note.id, change: 'added' } as const;
  await jobNotesStore.add(params.id, note, changed(data, actor, clock));
  return note;
}

/** Changes this person's own note on a job and returns it; another's is refused. */
export async function changeNote(
  { params, body, actor }: { params: NoteParams; body: { note: string }; actor: Actor },
  { jobNotesStore, clock }: Needs,
) {
  const place = { jobId: params.id, noteId: params.noteId, authorId: actor.id };
  const managerId = await jobNotesStore.managerOf(params.id, actor);
  const data = { jobId: params.id, managerId, noteId: params.noteId, change: 'changed' } as const;
  return jobNotesStore.change(place, { note: body.note, editedAt: clock.now() }, changed(data, actor, clock));
}

/** Removes this person's own note on a job; another's is refused. */
export async function removeNote(
  { params, actor }: { params: NoteParams; actor: Actor },
  { jobNotesStore, clock }: Needs,
) {
  const place = { jobId: params.id, noteId: params.noteId, authorId: actor.id };
  const managerId = await jobNotesStore.managerOf(params.id, actor);
  const data = { jobId: params.id, managerId, noteId: params.noteId, change: 'removed' } as const;
  await jobNotesStore.remove(place, changed(data, actor, clock));
  return { id: params.noteId };
}

function changed(data: EventOf<'job-notes-changed'>['data'], actor: Actor, clock: Clock) {
  const subject = keys.jobSubject(data.jobId);
  return eventOf('job-notes-changed', { id: clock.newId(), at: clock.now(), actor: eventActor(actor), subject, data });
}
