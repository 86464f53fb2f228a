import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { jobTeamsIn } from '../../domain/jobs/job-team.ts';
import type { Reader } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { existingJobCheck, type JobGate } from '../../records/job-gate.ts';
import {
  changedJobNoteWrite,
  type JobNotePlace,
  newJobNoteWrite,
  removedJobNoteWrite,
} from '../../records/job-note.ts';
import { traceWrite } from '../../records/trace.ts';
import { seenRowsIn } from '../../domain/people/seen-rows.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

type Viewer = Pick<Reader, 'id' | 'role'>;
type NotesEvent = EventOf<'job-notes-changed'>;

const noSuchJob = noSuch('job');

/** Reads and writes the notes on a job, and reads its story. */
export function jobNotesStore(table: Table) {
  const { refuseOthers } = jobTeamsIn(table);

  /** The notes on the job in the order in which they were written, in one query; refuses managers who do not act on it. */
  async function notesOn(jobId: number, reader: Viewer): Promise<Note[]> {
    const items = await table.query(keys.notesOfJob(jobId), { consistent: true });
    await refuseOthers(gateAmong(items), reader);
    return items.filter((item): item is Note => 'note' in item);
  }

  /** What happened to the job, in order, in one query; refuses managers who do not act on it. */
  async function eventsOn(jobId: number, reader: Viewer): Promise<AnyEvent[]> {
    const items = await table.query(keys.storyOfJob(jobId), { consistent: true });
    await refuseOthers(gateAmong(items), reader);
    return items.flatMap((item) => ('event' in item ? item.event : []));
  }

  /** The manager of a job on which this person may write; refuses others. */
  async function managerOf(jobId: number, reader: Viewer): Promise<number> {
    const gate = await table.get(keys.jobGate(jobId), { consistent: true });
    const found = gateAmong(gate ? [gate] : []);
    await refuseOthers(found, reader);
    return found.managerId;
  }

  /** Saves a new note. No key of a super manager's or colleague's leads to another's job, so they leave a trace. */
  async function add(jobId: number, note: Note, event: NotesEvent): Promise<void> {
    const { id } = note.createdBy;
    const traces = id !== event.data.managerId ? [traceWrite(id, keys.jobNote(jobId, note.id))] : [];
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

  return { seen: seenRowsIn(table), notesOn, eventsOn, managerOf, add, change, remove };
}
export type JobNotesStore = ReturnType<typeof jobNotesStore>;

function gateAmong(items: readonly object[]): JobGate {
  const gate = items.find((item): item is JobGate => 'managerId' in item && 'jobId' in item);
  if (!gate) throw noSuchJob;
  return gate;
}
