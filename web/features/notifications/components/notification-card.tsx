import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { avatarAddress, fullName } from '../../../app/person.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { describeNotification } from '../describe-notification.ts';
import './notification-card.css';

interface NotificationCardProps {
  notification: Notification;
  role: Role;
  /** Called when a link of the card is followed. */
  onFollow?: () => void;
}

/** One notification, 343 px wide where there is room: who, what, when, and its links (NOTIF-07 to NOTIF-17). */
export function NotificationCard({ notification, role, onFollow }: NotificationCardProps) {
  const { payload, createdAt, viewedAt } = notification;
  const { sentence, links, badge } = describeNotification(notification, role);
  const person = payload.candidate ?? payload.recruiter ?? payload.manager ?? payload.user;
  return (
    <article className="notification" data-unread={viewedAt ? undefined : true}>
      <Avatar name={person ? fullName(person) : (payload.job?.title ?? 'HireHub')} src={avatarAddress(person?.avatar)} size={32} />
      <div className="notification-words">
        <p>
          {!viewedAt && <span className="visually-hidden">Unread: </span>}
          {sentence} {badge && <StatePill meaning="amber">{badge}</StatePill>}
        </p>
        {links.length > 0 && (
          <p className="notification-links">
            {links.map((link) => (
              <Link key={link.to + link.label} to={link.to} {...(onFollow ? { onClick: onFollow } : {})}>
                {link.label}
              </Link>
            ))}
          </p>
        )}
        <time className="faint" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      </div>
    </article>
  );
}
