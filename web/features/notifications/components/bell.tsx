import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Notification } from '../../../../shared/model/notification.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink, IconButton } from '../../../ui/buttons/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { badgeText, CountBadge } from '../../../ui/text/badge.tsx';
import { recentNotificationsQuery, unreadNotificationsQuery, useViewNotifications } from '../queries/notifications.ts';
import { useSeen } from '../hooks/use-seen.ts';
import { NotificationDays } from './notification-days.tsx';

/**
 * The top bar's bell with the unread count, and its dropdown of the seven latest notifications. Those seen there long
 * enough, or opened, are marked as viewed (NOTIF-02 to NOTIF-06).
 */
export function Bell() {
  const { data: unread = [] } = useQuery(unreadNotificationsQuery);
  const { data: recent = [] } = useQuery(recentNotificationsQuery);
  const { mutate: view } = useViewNotifications();
  const [isOpen, setOpen] = useState(false);
  const viewUnviewed = (ids: readonly number[]) => {
    const unviewed = recent.filter(({ id, viewedAt }) => !viewedAt && ids.includes(id)).map(({ id }) => id);
    if (unviewed.length > 0) view(unviewed);
  };
  const close = () => setOpen(false);
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
      <BellPanel recent={recent} unreadCount={unread.length} onSeen={viewUnviewed} onClose={close} />
    </Popover>
  );
}

interface BellPanelProps {
  recent: readonly Notification[];
  unreadCount: number;
  /** Called with what was seen or opened. */
  onSeen: (ids: readonly number[]) => void;
  onClose: () => void;
}

function BellPanel({ recent, unreadCount, onSeen, onClose }: BellPanelProps) {
  const { role } = useAccount();
  const panel = useRef<HTMLDivElement>(null);
  useSeen(
    panel,
    recent.map(({ id }) => id),
    onSeen,
  );
  const viewAll = (
    <ButtonLink to={paths.notifications()} kind="quiet" size="small" onClick={onClose}>
      View All
    </ButtonLink>
  );
  return (
    <div ref={panel} className="notifications-drop">
      <div className="notifications-drop-head">
        <h2>
          Unread Notifications <CountBadge count={unreadCount} quiet />
        </h2>
        {viewAll}
      </div>
      {unreadCount === 0 && (
        <p className="notifications-drop-read faint">You have read everything. These are the latest.</p>
      )}
      <NotificationDays
        level={3}
        notifications={recent}
        role={role}
        onOpen={({ id }) => {
          onSeen([id]);
          onClose();
        }}
      />
      <div className="notifications-drop-foot">{viewAll}</div>
    </div>
  );
}
