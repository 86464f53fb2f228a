import * as z from 'zod';
import { taskSubjects } from '../constants/task.ts';
import { idValue, isoTime } from '../contract/fields.ts';

/** Whom or what a task is about. */
export const taskAbout = z.object({ kind: z.enum(taskSubjects), id: idValue });
export type TaskAbout = z.output<typeof taskAbout>;

/** Something that a recruiter wants to do, with a reminder when it is due (PLUS-46). */
export const task = z.object({
  id: idValue,
  what: z.string(),
  /** The name is null where the recruiter no longer sees the person or the job. */
  about: taskAbout.extend({ name: z.string().nullable() }).nullable(),
  dueAt: isoTime.nullable(),
  doneAt: isoTime.nullable(),
  version: z.number(),
});
export type Task = z.output<typeof task>;
