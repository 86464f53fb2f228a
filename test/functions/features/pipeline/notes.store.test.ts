import { describe, expect, it } from 'vitest';
import type { Note } from '../../../../shared/model/pipeline.ts';
import { notesStore } from '../../../../functions/features/pipeline/notes.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { someTime } from '../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

describe('A note on a candidate on a job', () => {
  let noteId = 40;
  const table = withLocalTable(tableIn);

  const pair = { jobId: 8001, candidateId: 3001 };
  const [author, other] = [1001, 1002];
  const change = { note: 'Calls back on Monday', editedAt: someTime };

  async function aNote(): Promise<number> {
    const id = ++noteId;
    const createdBy = { id: author, firstName: 'Ann', lastName: 'Lee', role: 'manager', avatar: null };
    const note = { id, note: 'Called', createdBy, createdAt: someTime, editedAt: null } as unknown as Note;
    await table.write([{ put: { ...keys.candidateJobNote(pair.jobId, pair.candidateId, id), ...note } }]);
    return id;
  }
  const stored = (id: number) => table.get(keys.candidateJobNote(pair.jobId, pair.candidateId, id));

  it('is changed by its author (PIPE-24)', async () => {
    const id = await aNote();
    expect(await notesStore(table).changeNote(pair, id, author, change)).toMatchObject(change);
    expect(await stored(id)).toMatchObject(change);
  });

  it('is not changed by anyone but its author (PIPE-24)', async () => {
    const id = await aNote();
    await expect(notesStore(table).changeNote(pair, id, other, change)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await stored(id)).toMatchObject({ note: 'Called', editedAt: null });
  });

  it('is removed by its author (PIPE-23)', async () => {
    const id = await aNote();
    await notesStore(table).removeNote(pair, id, author);
    expect(await stored(id)).toBeUndefined();
  });

  it('is not removed by anyone but its author (PIPE-23)', async () => {
    const id = await aNote();
    await expect(notesStore(table).removeNote(pair, id, other)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await stored(id)).toBeDefined();
  });

  it('that is gone is not found, by its author too, when it is removed or changed again', async () => {
    const id = await aNote();
    await notesStore(table).removeNote(pair, id, author);
    await expect(notesStore(table).removeNote(pair, id, author)).rejects.toMatchObject({ kind: 'notFound' });
    await expect(notesStore(table).changeNote(pair, id, author, change)).rejects.toMatchObject({ kind: 'notFound' });
  });
});
