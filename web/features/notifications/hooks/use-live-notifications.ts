import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Role } from '../../../../shared/constants/roles.ts';
import { refreshSession } from '../../../api/call.ts';
import { catchUpLive } from '../../../api/live-updates.ts';
import { useLive } from '../../../api/use-live.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { describeNotification } from '../model/describe-notification.ts';
import { addNotification } from '../queries/add-notification.ts';
import { notificationKey, unreadNotificationsQuery, useViewNotifications } from '../queries/notifications.ts';

/**
 * Keeps notifications live: a new one is added to the lists and shown as a toast (viewed once opened), a lower unread count reloads the
 * lists, a higher one and a reconnection load whatever was missed, and an approved super manager request reloads the
 * page (NOTIF-56 to NOTIF-60, DEC-13).
 */
export function useLiveNotifications(role: Role, zone: string): void {
  const queryClient = useQueryClient();
  const { mutate: view } = useViewNotifications();
  const latest = useRef<number>(undefined);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: notificationKey });
  // The token in use does not know the new role yet.
  const reload = async () => {
    await refreshSession().catch(() => false);
    globalThis.location.reload();
  };
  const compare = async (count: number) => {
    latest.current = count;
    // The first load may still be in progress, and a newer count may arrive before it ends.
    const unread = await queryClient.ensureQueryData(unreadNotificationsQuery).catch(() => undefined);
    if (!unread || latest.current !== count) return;
    // What a missed notification is about changed as well, between the page's first load and the connection.
    if (unread.length < count) catchUpLive();
    else if (unread.length > count) refresh();
  };
  useLive({
    notification: ({ notification }) => {
      if (!addNotification(queryClient, notification)) return;
      const { sentence, target } = describeNotification(notification, role, zone);
      showToast({ title: sentence, to: target, onOpen: () => view([notification.id]) });
    },
    'unread-count': ({ count }) => void compare(count),
    // The sources name it both ways.
    'super manager role request approved': () => void reload(),
    'super manager role approved': () => void reload(),
    catchUp: refresh,
  });
}
