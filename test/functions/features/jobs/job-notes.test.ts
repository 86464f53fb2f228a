import { describe, expect, it } from 'vitest';
import {
  addJobNoteHandler,
  changeJobNoteHandler,
  listJobNotesHandler,
  removeJobNoteHandler,
} from '../../../../functions/features/jobs/job-note.handlers.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import {
  closeJobHandler,
  holdJobHandler,
  reopenJobHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { clearJobNotes } from '../../../../functions/features/jobs/clear-job-notes.store.ts';
import { jobNotesStore } from '../../../../functions/features/jobs/job-notes.store.ts';
import { readJobStoryHandler, removeJobHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

describe('A job', () => {
  const overseer = anActor('super_manager', { id: 4001 });
  const hiring = withLocalTable(openHiring);
  const needs = () => ({ ...hiring, jobNotesStore: jobNotesStore(hiring.table) });
  const add = async (id: number, note: string, actor: Actor = hiring.manager) =>
    resultOf(addJobNoteHandler, { params: { id }, body: { note }, actor }, needs());
  const change = (id: number, noteId: number, actor: Actor = hiring.manager) =>
    handled(changeJobNoteHandler, { params: { id, noteId }, body: { note: 'Changed' }, actor }, needs());
  const remove = (id: number, noteId: number, actor: Actor = hiring.manager) =>
    handled(removeJobNoteHandler, { params: { id, noteId }, actor }, needs());
  const notes = async (id: number, actor: Actor = hiring.manager) =>
    resultOf(listJobNotesHandler, { params: { id }, actor }, needs());
  const story = async (id: number) =>
    (
      await resultOf(
        readJobStoryHandler,
        { params: { id }, query: { page: 1, perPage: 50 }, actor: hiring.manager },
        needs(),
      )
    ).data;

  it('announces each note that is written, changed or removed, without its words', async () => {
    const { id } = await hiring.aPostedJob();
    const { id: noteId } = await add(id, 'The client is in a hurry.');
    await change(id, noteId);
    await remove(id, noteId);
    const news = await storedEvents(hiring.table, keys.jobSubject(id), 'job-notes-changed');
    const announced = news.map(({ data }) => data);
    expect(announced).toEqual(
      ['added', 'changed', 'removed'].map((what) => ({
        jobId: id,
        managerId: hiring.manager.id,
        noteId,
        change: what,
      })),
    );
    expect(await refusalOf(remove(id, noteId))).toMatchObject({ kind: 'notFound' });
  });

  it('has the notes of its manager and of super managers, in the order written, each with its author (JOB-41, JOB-66, JOB-67)', async () => {
    const { id } = await hiring.aPostedJob();
    const first = await add(id, 'The client is in a hurry.');
    await add(id, 'Why so few points?', overseer);
    expect(first).toMatchObject({
      note: 'The client is in a hurry.',
      createdBy: { id: hiring.manager.id, firstName: hiring.manager.firstName, role: 'manager' },
      editedAt: null,
    });
    expect((await notes(id)).map(({ note, createdBy }) => [note, createdBy.id])).toEqual([
      ['The client is in a hurry.', hiring.manager.id],
      ['Why so few points?', overseer.id],
    ]);
    expect(await notes(id, overseer)).toHaveLength(2);
  });

  it('lets only the author of a note change or delete it (JOB-68, JOB-69)', async () => {
    const { id } = await hiring.aPostedJob();
    const { id: noteId } = await add(id, 'At first');
    expect(await refusalOf(change(id, noteId, overseer))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(remove(id, noteId, overseer))).toMatchObject({ kind: 'forbidden' });
    expect((await change(id, noteId)).result).toMatchObject({ note: 'Changed', editedAt: expect.any(String) });
    expect((await remove(id, noteId)).result).toEqual({ id: noteId });
    expect(await notes(id)).toEqual([]);
    expect(await refusalOf(change(id, noteId))).toMatchObject({ kind: 'notFound' });
  });

  it('shows another manager neither notes nor story, and takes no note from them', async () => {
    const { id } = await hiring.aPostedJob();
    await add(id, 'Private');
    const other = anActor('manager', { id: 1777 });
    expect(await refusalOf(notes(id, other))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(add(id, 'Hello', other))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(add(77, 'Hello'))).toMatchObject({ kind: 'notFound' });
  });

  it('leaves no notes behind when it is removed', async () => {
    const { id } = await hiring.aPostedJob();
    const { id: noteId } = await add(id, 'Soon gone');
    await handled(removeJobHandler, { params: { id }, actor: hiring.manager }, needs());
    expect(await refusalOf(notes(id))).toMatchObject({ kind: 'notFound' });
    await clearJobNotes(hiring.table, id);
    expect(await hiring.table.get(keys.jobNote(id, noteId))).toBeUndefined();
  });

  it('has nothing but its notes cleared', async () => {
    const { id } = await hiring.aPostedJob();
    const { id: noteId } = await add(id, 'Soon gone');
    const written: unknown[] = [];
    const writeOne = async (write: unknown) => void written.push(write);
    await clearJobNotes({ ...hiring.table, writeOne }, id);
    expect(written).toEqual([{ remove: keys.jobNote(id, noteId) }]);
  });

  it('has a story of who posted, changed, held, resumed, closed and reopened it, newest first', async () => {
    const job = await hiring.aPostedJob();
    const at = { params: { id: job.id }, actor: hiring.manager };
    const { id: _id, title: _title, ...rest } = { id: job.id, title: job.title, description: 'Other text.' };
    await handled(changeJobHandler, { ...at, body: { title: 'Night nurse', points: 500, ...rest } }, needs());
    await handled(holdJobHandler, at, needs());
    await handled(holdJobHandler, at, needs());
    await handled(closeJobHandler, { ...at, body: {} }, needs());
    await handled(reopenJobHandler, at, needs());
    const lines = await story(job.id);
    expect(lines.map(({ what }) => what)).toEqual(['reopened', 'closed', 'resumed', 'held', 'changed', 'posted']);
    expect(lines[4]?.changed).toEqual(expect.arrayContaining(['title', 'description']));
    expect(lines[0]?.by).toMatchObject({ id: hiring.manager.id, role: 'manager' });
  });

  it('has its notes read as they are at this moment, so that who wrote one finds it', async () => {
    const asked: unknown[] = [];
    const query = async (_: unknown, options: unknown) => {
      asked.push(options);
      return [{ jobId: 1, managerId: hiring.manager.id }];
    };
    const store = jobNotesStore({ ...hiring.table, query: query as never });
    expect(await store.notesOn(1, hiring.manager)).toEqual([]);
    expect(asked).toEqual([{ consistent: true }]);
  });
});
