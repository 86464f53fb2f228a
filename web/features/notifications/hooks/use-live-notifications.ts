import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Role } from '../../../../shared/constants/roles.ts';
import { refreshSession } from '../../../api/call.ts';
import { catchUpLive, onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { describeNotification } from '../model/describe-notification.ts';
import { addNotification } from '../queries/add-notification.ts';
import { notificationKey, unreadNotificationsQuery, useViewNotifications } from '../queries/notifications.ts';

/**
 * Keeps notifications live: a new one is added to the lists and shown as a toast (viewed once opened), a lower unread count reloads the
 * lists, a higher one and a reconnection load whatever was missed, and an approved super manager request reloads the
 * page (NOTIF-56 to NOTIF-60, DEC-13).
 */
export function useLiveNotifications(role: Role): void {
  const queryClient = useQueryClient();
  const { mutate: view } = useViewNotifications();
  useEffect(() => {
    let latest: number | undefined;
    const refresh = () => void queryClient.invalidateQueries({ queryKey: notificationKey });
    // The token in use does not know the new role yet.
    const reload = async () => {
      await refreshSession().catch(() => false);
      globalThis.location.reload();
    };
    const compare = async (count: number) => {
      latest = count;
      // The first load may still be in progress, and a newer count may arrive before it ends.
      const unread = await queryClient.ensureQueryData(unreadNotificationsQuery).catch(() => undefined);
      if (!unread || latest !== count) return;
      // What a missed notification is about changed as well, between the page's first load and the connection.
      if (unread.length < count) catchUpLive();
      else if (unread.length > count) refresh();
    };
    const stops = [
      onLiveMessage('notification', ({ notification }) => {
        if (!addNotification(queryClient, notification)) return;
        const { sentence, target } = describeNotification(notification, role);
        showToast({ title: sentence, to: target, onOpen: () => view([notification.id]) });
      }),
      onLiveMessage('unread-count', ({ count }) => void compare(count)),
      // The sources name it both ways.
      onLiveMessage('super manager role request approved', () => void reload()),
      onLiveMessage('super manager role approved', () => void reload()),
      onLiveCatchUp(refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, role, view]);
}
