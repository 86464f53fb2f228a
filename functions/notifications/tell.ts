import type { NotificationType } from '../../shared/constants/notification.ts';
import type { PayloadOf } from '../../shared/model/notification.ts';
import type { NewNotification } from '../records/notification.ts';

/** The same news for several people, each once; the type decides what has to be told (NOTIF-19 to NOTIF-23). */
export function tell<T extends NotificationType>(
  recipientIds: readonly number[],
  type: T,
  payload: PayloadOf<T>,
): NewNotification[] {
  return [...new Set(recipientIds)].map((recipientId) => ({ recipientId, type, payload }) as NewNotification);
}
