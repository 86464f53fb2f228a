import { clearedJobNoteWrite } from '../../records/job-note.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Removes every note of a job that was removed; what is removed already is not found again. */
export async function clearJobNotes(table: Table, jobId: number): Promise<void> {
  const items = await table.query(keys.notesOfJob(jobId), { consistent: true });
  const notes = items.flatMap((one) => ('note' in one ? one.id : []));
  await inGroups(notes, (noteId) => table.writeOne(clearedJobNoteWrite(jobId, noteId)));
}
