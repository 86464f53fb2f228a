import { productName } from '../../../../shared/constants/product.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { formatTime } from '../../../ui/text/short-dates.ts';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { describeNotification } from '../model/describe-notification.ts';
import './notification-row.css';

interface NotificationRowProps {
  notification: Notification;
  role: Role;
  /** Under a heading with its job, which therefore needs no link of its own. */
  isUnderJob?: boolean;
  /** Shows the time of day instead of how long ago it was, under a heading with the day. */
  isUnderDate?: boolean;
  /** Called when the row or one of its links is opened. */
  onOpen?: (notification: Notification) => void;
}

/**
 * One notification as a row: who did what, how long ago with the exact time on hover, and its links. The whole row opens
 * what it is about (NOTIF-08 to NOTIF-17).
 */
export function NotificationRow({ notification, role, isUnderJob, isUnderDate, onOpen }: NotificationRowProps) {
  const { id, createdAt, viewedAt, takenBackAt } = notification;
  const { hasPage } = useNavigation();
  const { sentence, target, links, badge } = describeNotification(notification, role, zoneOf(useAccount()));
  const { name, avatar } = faceOf(notification, sentence);
  const reachable = [target, ...links.map(({ to }) => to)].filter((to) => to !== undefined);
  const opens = reachable.find((to) => hasPage?.(to) !== false);
  const open = onOpen ? { onClick: () => onOpen(notification) } : {};
  // What the row opens is not repeated, unless the sentence does not name it: 'Check other opportunities'.
  const jobPath = isUnderJob && 'job' in notification.payload && paths.job(notification.payload.job?.id ?? 0);
  const others = links.filter(
    ({ to, label }) => to !== jobPath && hasPage?.(to) !== false && (to !== opens || !sentence.includes(label)),
  );
  return (
    <article className="notification" data-unread={viewedAt ? undefined : true} data-notification={id}>
      <Avatar name={name} src={avatarAddress(avatar)} size={28} />
      <p className="notification-sentence">
        {!viewedAt && <span className="visually-hidden">Unread: </span>}
        {opens ? (
          <Link to={opens} kind="plain" className="notification-open" title={sentence} data-row {...open}>
            {sentence}
          </Link>
        ) : (
          sentence
        )}{' '}
        {badge && <StatePill meaning="amber">{badge}</StatePill>}
        {takenBackAt && <StatePill>Taken back</StatePill>}
      </p>
      {others.length > 0 && (
        <p className="notification-links">
          {others.map((link) => (
            <Link key={link.to + link.label} to={link.to} kind="quiet" {...open}>
              {link.label}
            </Link>
          ))}
        </p>
      )}
      {isUnderDate ? (
        <time dateTime={createdAt} title={formatExact(createdAt)} className="notification-time">
          {formatTime(createdAt)}
        </time>
      ) : (
        <RelativeTime at={createdAt} className="notification-time" />
      )}
    </article>
  );
}

interface Face {
  firstName: string;
  lastName: string;
  avatar?: string | null | undefined;
}

/** The picture of a row: who did it, otherwise the person its sentence names first, one it mentions, the job, or the product. */
function faceOf(
  { type, payload }: Notification,
  sentence: string,
): { name: string; avatar?: string | null | undefined } {
  const { candidate, recruiter, manager, user, sender, job } = payload as {
    [person in 'candidate' | 'recruiter' | 'manager' | 'user']?: Face;
  } & { sender?: { fullName: string }; job?: { title: string } };
  const actingPerson =
    type === 'candidate_status_changed' || type === 'new_candidates' ? (manager ?? recruiter) : undefined;
  const people = [candidate, recruiter, manager, user].filter((one) => one !== undefined);
  const placeOf = (one: Face) => sentence.indexOf(fullName(one));
  const [named] = people.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const person = actingPerson ?? named ?? people[0];
  return person
    ? { name: fullName(person), avatar: person.avatar }
    : { name: sender?.fullName ?? job?.title ?? productName };
}
