import { oneDay } from '../../../shared/constants/time.ts';
import { taskDays, type TaskList } from '../../../shared/constants/task.ts';
import type { TaskChange, TaskForm } from '../../../shared/validation/task.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredTask } from '../../records/task.ts';

interface Moment {
  id: number;
  ownerId: number;
  at: string;
}

/** A new task; one that is due further away than two years is refused. */
export function newTask({ what, dueAt, about }: TaskForm, { id, ownerId, at }: Moment): StoredTask {
  judgeDue(dueAt, at);
  return { id, ownerId, what, about, dueAt, doneAt: null, version: 1 };
}

/** A changed task; what is done again keeps when it was done first, and what is not sent stays. */
export function changedTask(before: StoredTask, { what, dueAt, isDone, version }: TaskChange, at: string): StoredTask {
  if (version !== before.version)
    throw refuse.conflict('This task was changed in another window; reload and try again');
  if (dueAt !== undefined) judgeDue(dueAt, at);
  const doneAt = isDone === undefined ? before.doneAt : isDone ? (before.doneAt ?? at) : null;
  return {
    ...before,
    what: what ?? before.what,
    dueAt: dueAt === undefined ? before.dueAt : dueAt,
    doneAt,
    version: before.version + 1,
  };
}

function judgeDue(dueAt: string | null, at: string): void {
  if (dueAt !== null && Date.parse(dueAt) > Date.parse(at) + taskDays * oneDay)
    throw refuse.invalid('dueAt', 'Must be within two years');
}

interface Wanted {
  show?: TaskList | undefined;
  dayEnds?: string | undefined;
  about?: number | undefined;
}

/** When a task is on a list: what is due, first due first, then what has no date; what is done, last done first. */
export function listedTasks(all: readonly StoredTask[], { show, dayEnds, about }: Wanted, at: string): StoredTask[] {
  const today = Date.parse(dayEnds ?? at);
  const isDue = ({ dueAt }: StoredTask) => dueAt !== null && Date.parse(dueAt) <= today;
  const listOf = (one: StoredTask): TaskList => (one.doneAt !== null ? 'done' : isDue(one) ? 'due' : 'later');
  return all
    .filter((one) => (show === undefined || listOf(one) === show) && (about === undefined || one.about?.id === about))
    .sort((a, b) => compare(a, b));
}

function compare(a: StoredTask, b: StoredTask): number {
  if (a.doneAt !== null && b.doneAt !== null) return b.doneAt.localeCompare(a.doneAt);
  if (a.doneAt !== null || b.doneAt !== null) return a.doneAt === null ? -1 : 1;
  if (a.dueAt === null || b.dueAt === null) return a.dueAt === b.dueAt ? b.id - a.id : a.dueAt === null ? 1 : -1;
  return Date.parse(a.dueAt) - Date.parse(b.dueAt) || a.id - b.id;
}
