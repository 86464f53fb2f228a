import type { EventOf } from '../../../events/catalogue.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { teamWrites } from '../../domain/jobs/job-team.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { changedNoteWrite, newNoteWrite, removedNoteWrite } from '../../records/candidate-note.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { traceWrite } from '../../records/trace.ts';

interface Pair {
  jobId: number;
  candidateId: number;
}

/** Writes notes on a candidate on a job. */
export function notesStore(table: Table) {
  /**
   * Saves a new note with its event. No key of a super manager leads to what they write on others' candidates, so they
   * leave a trace.
   */
  async function addNote(
    place: Parameters<typeof teamWrites>[0],
    note: Note,
    event: EventOf<'candidate-note-added'>,
  ): Promise<void> {
    const traces =
      note.createdBy.role === 'super_manager' ? [traceWrite(note.createdBy.id, { pk: event.subject })] : [];
    const beside = teamWrites(place, note.createdBy.id, event.subject);
    await table.write([newNoteWrite(place, note), ...traces, ...beside, eventWrite(event)]);
  }

  /** Changes a note of this author. */
  async function changeNote(
    pair: Pair,
    noteId: number,
    authorId: number,
    change: { note: string; editedAt: string },
  ): Promise<Note> {
    await table.writeOne(changedNoteWrite({ ...pair, noteId, authorId }, change));
    const changed = await table.get(keys.candidateJobNote(pair.jobId, pair.candidateId, noteId), {
      consistent: true,
    });
    if (!changed) throw refuse.notFound('This note is gone');
    return changed;
  }

  /** Removes a note of this author. */
  async function removeNote(pair: Pair, noteId: number, authorId: number): Promise<void> {
    await table.writeOne(removedNoteWrite({ ...pair, noteId, authorId }));
  }

  return { addNote, changeNote, removeNote };
}
export type NotesStore = ReturnType<typeof notesStore>;
