import type { EventOf } from '../../../events/catalogue.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Reminder } from '../../platform/outside/reminders/port.ts';
import type { StoredTask } from '../../records/task.ts';
import { reminderId } from './meeting-reminder.ts';

/** The name of the reminder of a task in one version. */
export const taskReminderName = (taskId: number, version: number): string => `task-${taskId}-v${version}`;

/** The reminder of a task as it is now; undefined where it has no date, is done, or was due before it was written. */
export function taskReminderOf(
  { taskId, ownerId, version, dueAt }: EventOf<'task-changed'>['data'],
  now: string,
): Reminder | undefined {
  if (dueAt === null || Date.parse(dueAt) <= Date.parse(now)) return undefined;
  const event = eventOf('task-due', {
    id: reminderId(taskId, dueAt),
    at: dueAt,
    actor: { kind: 'system' },
    subject: keys.taskSubject(ownerId),
    data: { taskId, ownerId, version },
  });
  return { name: taskReminderName(taskId, version), dueAt, type: event.type, detail: JSON.stringify(event) };
}

/** What is said of a task that is due: undefined where it was done, changed or removed since its reminder was set. */
export function remindedEvent(
  { id, time, data }: EventOf<'task-due'>,
  task: StoredTask | undefined,
): EventOf<'task-reminded'> | undefined {
  if (!task || task.version !== data.version || task.doneAt !== null || task.dueAt === null) return undefined;
  return eventOf('task-reminded', {
    id,
    at: time,
    actor: { kind: 'system' },
    subject: keys.taskSubject(task.ownerId),
    data: { ownerId: task.ownerId, task: { id: task.id, what: task.what }, dueAt: task.dueAt },
  });
}
