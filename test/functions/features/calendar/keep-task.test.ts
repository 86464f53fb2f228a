import { describe, expect, it } from 'vitest';
import { changedTask, listedTasks, newTask } from '../../../../functions/features/calendar/keep-task.ts';
import type { StoredTask } from '../../../../functions/records/task.ts';
import { taskLists, type TaskList } from '../../../../shared/constants/task.ts';
import { taskForm } from '../../../../shared/validation/task.ts';

const at = '2026-03-02T10:00:00.000Z';
const aTask = (over: Partial<StoredTask> = {}): StoredTask => ({
  id: 1,
  ownerId: 7,
  what: 'Call Ada',
  about: null,
  dueAt: null,
  doneAt: null,
  version: 1,
  ...over,
});

describe('A task', () => {
  it('has words of one line, and is due within two years', () => {
    const moment = { id: 1, ownerId: 7, at };
    expect(newTask({ what: 'Call Ada', dueAt: null, about: null }, moment)).toEqual(aTask());
    const far = () => newTask({ what: 'Call Ada', dueAt: '2028-04-01T10:00:00.000Z', about: null }, moment);
    expect(far).toThrow(expect.objectContaining({ errors: [{ key: 'dueAt', message: 'Must be within two years' }] }));
    for (const what of ['', 'two\nlines', 'x'.repeat(201)])
      expect(taskForm.safeParse({ what, dueAt: null, about: null }).success).toBe(false);
  });

  it('keeps what is not sent, is done once, and is opened again', () => {
    const before = aTask({ dueAt: at, about: { kind: 'job', id: 5 } });
    const done = changedTask(before, { isDone: true, version: 1 }, '2026-03-03T10:00:00.000Z');
    expect(done).toEqual({ ...before, doneAt: '2026-03-03T10:00:00.000Z', version: 2 });
    expect(changedTask(done, { isDone: true, version: 2 }, '2026-03-04T10:00:00.000Z').doneAt).toBe(done.doneAt);
    expect(changedTask(done, { isDone: false, dueAt: null, version: 2 }, at)).toMatchObject({
      doneAt: null,
      dueAt: null,
    });
    expect(() => changedTask(done, { what: 'Mail Ada', version: 1 }, at)).toThrow('changed in another window');
    const far = { dueAt: '2028-04-01T10:00:00.000Z', version: 2 };
    expect(() => changedTask(done, far, at)).toThrow('Must be within two years');
  });

  it('is on one list: due until the day of its recruiter ends, later, or done', () => {
    const dayEnds = '2026-03-03T04:59:59.999Z';
    const tasks: Record<string, { task: StoredTask; on: TaskList }> = {
      late: { task: aTask({ id: 1, dueAt: '2026-03-01T10:00:00.000Z' }), on: 'due' },
      tonight: { task: aTask({ id: 2, dueAt: dayEnds }), on: 'due' },
      tomorrow: { task: aTask({ id: 3, dueAt: '2026-03-03T05:00:00.000Z' }), on: 'later' },
      someday: { task: aTask({ id: 4 }), on: 'later' },
      newest: { task: aTask({ id: 5, dueAt: at, doneAt: '2026-03-02T09:00:00.000Z' }), on: 'done' },
      older: { task: aTask({ id: 6, doneAt: '2026-03-01T09:00:00.000Z' }), on: 'done' },
    };
    const all = Object.values(tasks).map(({ task }) => task);
    for (const show of taskLists)
      expect(listedTasks(all.toReversed(), { show, dayEnds }, at).map(({ id }) => id)).toEqual(
        Object.values(tasks).flatMap(({ task, on }) => (on === show ? task.id : [])),
      );
    expect(listedTasks(all, {}, at).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
