import type { EventOf } from '../../events/catalogue.ts';
import type { Note } from '../../shared/model/pipeline.ts';
import { refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import { eventWrite } from '../table/outbox.ts';
import type { Table } from '../table/table.ts';
import { traceWrite } from '../records/trace.ts';
import { isNew } from '../table/write.ts';

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
  async function addNote(pair: Pair, note: Note, event: EventOf<'candidate-note-added'>): Promise<void> {
    const traces =
      note.createdBy.role === 'super_manager' ? [traceWrite(note.createdBy.id, { pk: event.subject })] : [];
    await table.write([
      { put: { ...keys.candidateJobNote(pair.jobId, pair.candidateId, note.id), ...note }, when: isNew },
      ...traces,
      eventWrite(event),
    ]);
  }

  const onlyOwn = (authorId: number) => ({
    expression: 'attribute_exists(pk) AND #createdBy.#id = :authorId',
    values: { authorId },
  });
  const notYours = refuse.forbidden('Only the author may change a note');

  /** Changes a note of this author. */
  async function changeNote(
    pair: Pair,
    noteId: number,
    authorId: number,
    change: { note: string; editedAt: string },
  ): Promise<Note> {
    const key = keys.candidateJobNote(pair.jobId, pair.candidateId, noteId);
    await table.writeOne({ update: key, set: change, when: onlyOwn(authorId), refusal: notYours });
    const changed = await table.get<Note>(key, { consistent: true });
    if (!changed) throw refuse.notFound('This note is gone');
    return changed;
  }

  /** Removes a note of this author. */
  async function removeNote(pair: Pair, noteId: number, authorId: number): Promise<void> {
    await table.writeOne({
      remove: keys.candidateJobNote(pair.jobId, pair.candidateId, noteId),
      when: onlyOwn(authorId),
      refusal: notYours,
    });
  }

  return { addNote, changeNote, removeNote };
}
export type NotesStore = ReturnType<typeof notesStore>;
