import type { EventOf } from '../../../events/catalogue.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import { keys } from '../../platform/table/keys.ts';
import { briefEventWrite } from '../../platform/table/outbox.ts';
import type { FollowNeeds } from './remind-of-meetings.steps.ts';
import { remindedEvent, taskReminderName, taskReminderOf } from './task-reminder.ts';

/** For so long the line that a task was due is kept; the notification has a life of its own. */
export const remindedKept = 30 * oneDay;

/** Sets the reminder of a task's present version and drops the one before. */
export async function renewTaskReminder(
  { data }: EventOf<'task-changed'>,
  { reminders, now }: Pick<FollowNeeds, 'reminders' | 'now'>,
): Promise<void> {
  const reminder = taskReminderOf(data, now());
  if (reminder) await reminders.set(reminder);
  if (data.version > 1) await reminders.drop(taskReminderName(data.taskId, data.version - 1));
}

/** Reads a task that is due again and reminds of it once, if it still waits. */
export async function remindOfTask(due: EventOf<'task-due'>, { table }: Pick<FollowNeeds, 'table'>): Promise<void> {
  const { ownerId, taskId } = due.data;
  const task = await table.get(keys.task(ownerId, taskId), { consistent: true });
  const reminded = remindedEvent(due, task);
  if (!reminded || (await table.get(keys.event(reminded.subject, reminded.id), { consistent: true }))) return;
  await table.writeOne(briefEventWrite(reminded, Math.floor((Date.parse(due.time) + remindedKept) / 1000)));
}
