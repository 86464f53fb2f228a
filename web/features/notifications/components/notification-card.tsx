import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { productName } from '../../../../shared/constants/product.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatDateTime } from '../../../ui/text/dates.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { describeNotification } from '../describe-notification.ts';
import './notification-card.css';

interface NotificationCardProps {
  notification: Notification;
  role: Role;
  /** Called when a link of the card is followed. */
  onFollow?: () => void;
}

/** One notification, 343 px wide if there is room: who, what, when, and its links (NOTIF-07 to NOTIF-17). */
export function NotificationCard({ notification, role, onFollow }: NotificationCardProps) {
  const { createdAt, viewedAt } = notification;
  const { sentence, links, badge } = describeNotification(notification, role);
  const { name, avatar } = faceOf(notification);
  return (
    <article className="notification" data-unread={viewedAt ? undefined : true}>
      <Avatar name={name} src={avatarAddress(avatar)} size={32} />
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

interface Face {
  firstName: string;
  lastName: string;
  avatar?: string | null | undefined;
}

/** The picture of a card: the first person it mentions, otherwise the job, otherwise the product. */
function faceOf({ payload }: Notification): { name: string; avatar?: string | null | undefined } {
  const { candidate, recruiter, manager, user, sender, job } = payload as {
    [person in 'candidate' | 'recruiter' | 'manager' | 'user']?: Face;
  } & { sender?: { fullName: string }; job?: { title: string } };
  const person = candidate ?? recruiter ?? manager ?? user;
  return person
    ? { name: fullName(person), avatar: person.avatar }
    : { name: sender?.fullName ?? job?.title ?? productName };
}
