import * as z from 'zod';
import { taskSubjects } from '../constants/task.ts';
import { idValue, isoTime, line } from '../contract/fields.ts';

const fields = { what: line(200, 1), dueAt: isoTime.nullable() };

/** A task to add, and whom or what it is about. */
export const taskForm = z.strictObject({
  ...fields,
  about: z.strictObject({ kind: z.enum(taskSubjects), id: idValue }).nullable(),
});
export type TaskForm = z.output<typeof taskForm>;

/** What to change of a task, over the version that was read; what is not sent stays. */
export const taskChange = z.strictObject({
  what: fields.what.optional(),
  dueAt: fields.dueAt.optional(),
  isDone: z.boolean().optional(),
  version: z.int().positive(),
});
export type TaskChange = z.output<typeof taskChange>;
