import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { existingJobCheck, type JobGate } from '../../records/job-gate.ts';
import {
  changedJobNoteWrite,
  type JobNotePlace,
  newJobNoteWrite,
  removedJobNoteWrite,
} from '../../records/job-note.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

/** Who reads or writes: a job's own manager, or a super manager. */
interface Reader {
  id: number;
  role: string;
}

type NotesEvent = EventOf<'job-notes-changed'>;

const noSuchJob = noSuch('job');

/** Reads and writes the notes on a job, and reads its story. */
export function jobNotesStore(table: Table) {
  /** The notes on the job in the order in which they were written, in one query; refuses other managers. */
  async function notesOn(jobId: number, reader: Reader): Promise<Note[]> {
    const items = await table.query(keys.notesOfJob(jobId), { consistent: true });
    refuseOthers(items, reader);
    return items.filter((item): item is Note => 'note' in item);
  }

  /** What happened to the job, in order, in one query; refuses other managers. */
  async function eventsOn(jobId: number, reader: Reader): Promise<AnyEvent[]> {
    const items = await table.query(keys.storyOfJob(jobId), { consistent: true });
    refuseOthers(items, reader);
    return items.flatMap((item) => ('event' in item ? item.event : []));
  }

  /** The manager of a job on which this person may write; refuses others. */
  async function managerOf(jobId: number, reader: Reader): Promise<number> {
    const gate = await table.get(keys.jobGate(jobId), { consistent: true });
    return refuseOthers(gate ? [gate] : [], reader).managerId;
  }

  /** Saves a new note. No key of a super manager's leads to another manager's job, so they leave a trace. */
  async function add(jobId: number, note: Note, event: NotesEvent): Promise<void> {
    const { id, role } = note.createdBy;
    const traces = role === 'super_manager' ? [traceWrite(id, keys.jobNote(jobId, note.id))] : [];
    await table.write([newJobNoteWrite(jobId, note), existingJobCheck(jobId, noSuchJob), ...traces, eventWrite(event)]);
  }

  /** Changes a note of this author and returns it. */
  async function change(
    place: JobNotePlace,
    text: { note: string; editedAt: string },
    event: NotesEvent,
  ): Promise<Note> {
    await table.write([changedJobNoteWrite(place, text), eventWrite(event)]);
    const changed = await table.get(keys.jobNote(place.jobId, place.noteId), { consistent: true });
    if (!changed) throw refuse.notFound('This note is gone');
    return changed;
  }

  /** Removes a note of this author. */
  async function remove(place: JobNotePlace, event: NotesEvent): Promise<void> {
    await table.write([removedJobNoteWrite(place), eventWrite(event)]);
  }

  return { notesOn, eventsOn, managerOf, add, change, remove };
}
export type JobNotesStore = ReturnType<typeof jobNotesStore>;

function refuseOthers(items: readonly object[], { id, role }: Reader): JobGate {
  const gate = items.find((item): item is JobGate => 'managerId' in item && 'jobId' in item);
  if (!gate) throw noSuchJob;
  if (role === 'manager' && gate.managerId !== id) throw refuse.forbidden('This job belongs to another manager');
  return gate;
}
