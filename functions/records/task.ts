import { doneTaskDays } from '../../shared/constants/task.ts';
import { oneDay } from '../../shared/constants/time.ts';
import type { Task, TaskAbout } from '../../shared/model/task.ts';
import { noSuch, refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { isNew, versionIs, type SingleWrite, type Write } from '../platform/table/write.ts';
import { remove, type PersonalData } from './personal-data.ts';
import { traceWrite } from './trace.ts';

/** A task as stored: it names nobody but in the recruiter's own words. */
export interface StoredTask extends Omit<Task, 'about'> {
  ownerId: number;
  about: TaskAbout | null;
  /** The address of whom the recruiter added, by which the person finds it. */
  email?: string;
}

const changedMeanwhile = refuse.conflict('This task was changed in another window; reload and try again');

// Field by field: what is read from the table has its keys, and maybe an end, beside these.
function itemOf({ id, ownerId, what, about, dueAt, doneAt, version, email }: StoredTask): object {
  return {
    ...keys.task(ownerId, id),
    id,
    ownerId,
    what,
    about,
    dueAt,
    doneAt,
    version,
    ...(email && { email, ...listedIn(keys.itemsNaming(email), sortable(id)) }),
    ...(doneAt !== null && { ttl: Math.floor((Date.parse(doneAt) + doneTaskDays * oneDay) / 1000) }),
  };
}

/** The writes of a task; one over another version than the one that was read is refused. */
export function taskWrites(one: StoredTask): Write[] {
  const { ownerId, id, about, version } = one;
  return [
    { put: itemOf(one), when: version === 1 ? isNew : versionIs(version - 1), refusal: changedMeanwhile },
    ...(about?.kind === 'candidate' ? [traceWrite(about.id, keys.task(ownerId, id))] : []),
  ];
}

/** The writes by which a task is about somebody else, or the same person elsewhere; one that was changed since it was read is refused. */
export function movedTaskWrites(task: StoredTask, about: TaskAbout, email: string | undefined): Write[] {
  const { email: _, ...rest } = task;
  const [write, ...traces] = taskWrites({ ...rest, about, ...(email && { email }) });
  return [{ ...write!, when: versionIs(task.version) }, ...traces];
}

/** The write that removes a task; one that is gone refuses. */
export function removedTaskWrite({ ownerId, id }: Pick<StoredTask, 'ownerId' | 'id'>): SingleWrite {
  return { remove: keys.task(ownerId, id), when: { expression: 'attribute_exists(pk)' }, refusal: noSuch('task') };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  task: {
    holds:
      'what a recruiter wants to do, and about whom; the person finds it by trace, or by the address that was added',
    own: (userId) => keys.tasks(userId),
    exported: { file: 'tasks' },
    erasure: remove,
  },
  tasks: { leadsTo: 'task' },
  taskSubject: { leadsTo: 'event' },
} satisfies PersonalData;
