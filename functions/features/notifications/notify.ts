import type { NotificationType } from '../../../shared/constants/notification.ts';
import type { PayloadOf } from '../../../shared/model/notification.ts';
import type { NewNotification } from '../../records/notification.ts';

/** One notification for each of several people, once per person; the type determines the payload (NOTIF-19 to NOTIF-23). */
export function notify<T extends NotificationType>(
  recipientIds: readonly number[],
  type: T,
  payload: PayloadOf<T>,
): NewNotification[] {
  return [...new Set(recipientIds)].map((recipientId) => ({ recipientId, type, payload }) as NewNotification);
}
