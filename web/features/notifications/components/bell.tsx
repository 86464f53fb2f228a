import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { badgeText, CountBadge } from '../../../ui/text/badge.tsx';
import { ButtonLink, IconButton } from '../../../ui/buttons/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { recentNotificationsQuery, unreadNotificationsQuery, useViewNotifications } from '../queries/notifications.ts';
import { NotificationCard } from './notification-card.tsx';

/**
 * The top bar's bell with the unread count, and its dropdown of the seven latest notifications; closing it marks them
 * as viewed (NOTIF-02 to NOTIF-06).
 */
export function Bell() {
  const { role } = useAccount();
  const { data: unread = [] } = useQuery(unreadNotificationsQuery);
  const { data: recent = [] } = useQuery(recentNotificationsQuery);
  const { mutate: view } = useViewNotifications();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (!isOpen) return;
    setOpen(false);
    const unviewed = recent.filter(({ viewedAt }) => !viewedAt).map(({ id }) => id);
    if (unviewed.length > 0) view(unviewed);
  };
  const open = () => {
    if (recent.length > 0) setOpen(true);
  };
  const name = unread.length > 0 ? `Notifications, ${badgeText(unread.length)} unread` : 'Notifications';
  return (
    <Popover
      label="Unread Notifications"
      isOpen={isOpen}
      onClose={close}
      trigger={(ties) => (
        <span className="shell-bell">
          <IconButton
            {...ties}
            label={name}
            disabledReason={recent.length === 0 && 'No notifications yet'}
            onClick={isOpen ? close : open}
          >
            <BellIcon aria-hidden />
          </IconButton>
          <span aria-hidden="true">
            <CountBadge count={unread.length} />
          </span>
        </span>
      )}
    >
      <div className="notifications-drop">
        <div className="notifications-drop-head">
          <h2>
            Unread Notifications <CountBadge count={unread.length} quiet />
          </h2>
          <ButtonLink to={paths.notifications()} kind="quiet" size="small" onClick={close}>
            View All
          </ButtonLink>
        </div>
        {unread.length === 0 && (
          <p className="notifications-drop-read faint">You have read everything. These are the latest.</p>
        )}
        <ul className="notifications-list">
          {recent.map((notification) => (
            <li key={notification.id}>
              <NotificationCard notification={notification} role={role} onFollow={close} />
            </li>
          ))}
        </ul>
        <div className="notifications-drop-foot">
          <ButtonLink to={paths.notifications()} kind="quiet" size="small" onClick={close}>
            View All
          </ButtonLink>
        </div>
      </div>
    </Popover>
  );
}
