import type { Actor, Reader } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import type { NotesStore } from './notes.store.ts';
import type { PipelineStore } from './pipeline.store.ts';

interface Needs {
  pipelineStore: PipelineStore;
  notesStore: NotesStore;
  clock: Clock;
}
interface Pair {
  jobId: number;
  candidateId: number;
}
interface NoteParams extends Pair {
  noteId: number;
}
interface Asked {
  params: Pair;
  body: { note: string };
  actor: Actor;
}

/** One page of the notes on a candidate on a job that this person may see, newest first. */
export async function listNotes(
  { params, query, actor }: { params: Pair; query: { page: number; perPage: number }; actor: Reader },
  { pipelineStore }: Pick<Needs, 'pipelineStore'>,
) {
  const { notes } = await pipelineStore.story(params, actor);
  const { data, meta } = pageOf(notes, query);
  return { notes: data, meta };
}

/** Adds this person's note on a candidate on a job that they may see, and returns it. */
export async function addNote({ params, body, actor }: Asked, { pipelineStore, notesStore, clock }: Needs) {
  const { onJob } = await pipelineStore.position(params, actor);
  const at = clock.now();
  const { id, firstName, lastName, avatar, role } = actor;
  const createdBy = { id, firstName, lastName, avatar, role };
  const note = { id: clock.newId(), note: body.note, createdBy, createdAt: at, editedAt: null };
  const event = eventOf('candidate-note-added', {
    id: clock.newId(),
    at,
    actor: eventActor(actor),
    subject: keys.candidateOnJobSubject(params.jobId, params.candidateId),
    data: { ...params, managerId: onJob.managerId, recruiterId: onJob.recruiterId, noteId: note.id },
  });
  await notesStore.addNote(onJob, note, event);
  return note;
}

/** Changes this person's own note on a candidate and returns it; another's is refused. */
export async function changeNote(
  { params, body, actor }: { params: NoteParams; body: { note: string }; actor: Actor },
  { notesStore, clock }: Omit<Needs, 'pipelineStore'>,
) {
  return notesStore.changeNote(params, params.noteId, actor.id, { note: body.note, editedAt: clock.now() });
}

/** Removes this person's own note on a candidate; another's is refused. */
export async function removeNote(
  { params, actor }: { params: NoteParams; actor: Actor },
  { notesStore }: Pick<Needs, 'notesStore'>,
) {
  await notesStore.removeNote(params, params.noteId, actor.id);
  return { id: params.noteId };
}
