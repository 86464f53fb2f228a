import { mailedAfterUndo } from '../../../shared/rules/undo.ts';
import { canBeTakenBack, type NotifyingEvent, takenBackBy } from '../../domain/notifications/taken-back.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { composeNotifications } from './compose-notifications.steps.ts';
import type { NotificationsStore } from './notifications.store.ts';

/**
 * Composes the notifications of an event and saves them under keys of event and recipient. What can be taken back is
 * mailed when it no longer can; taking it back marks what was shown, and is no news of its own (PLUS-51).
 */
export async function notify(event: NotifyingEvent, store: NotificationsStore & Pick<Clock, 'now'>): Promise<void> {
  const undone = takenBackBy(event, mayTakeBack(event) ? await store.eventsOf(event.subject) : []);
  if (undone) return store.saveTakenBack(undone, await composeNotifications(undone, store), event.time);
  const notifications = await composeNotifications(event, store);
  const waiting = { mailedFrom: mailsFrom(event, store.now()) };
  if (notifications.length > 0) await store.saveNew(event, notifications, waiting);
}

// Nothing looks for mails that were due hours ago, so an event that comes late waits for the next run.
function mailsFrom(event: NotifyingEvent, now: string): string | undefined {
  if (!canBeTakenBack(event)) return undefined;
  const from = mailedAfterUndo(event.time);
  return from > now ? from : now;
}

const mayTakeBack = (event: NotifyingEvent): boolean =>
  takingBack.has(event.type) || (event.type === 'self-assignment-accepted' && event.data.undoneAt !== undefined);

const takingBack: ReadonlySet<NotifyingEvent['type']> = new Set([
  'candidate-status-changed',
  'meeting-booked',
  'meeting-cancelled',
  'self-assignment-decline-undone',
  'self-assignment-restored',
  'self-assignment-undone',
  'choice-undone',
  'job-status-changed',
]);
