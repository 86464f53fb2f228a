import { useState } from 'react';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { useNavigation } from '../../../ui/buttons/navigation.tsx';
import { useRowKeys } from '../../../ui/tables/use-row-keys.ts';
import { groupNotifications } from '../model/group-notifications.ts';
import { NotificationRow } from './notification-row.tsx';

interface NotificationDaysProps {
  notifications: readonly Notification[];
  role: Role;
  onOpen: (notification: Notification) => void;
  /** The level of the days' headings. */
  level?: 2 | 3;
}

/** Notifications by day and job, a row each; j and k move between the rows. */
export function NotificationDays({ notifications, role, onOpen, level = 2 }: NotificationDaysProps) {
  const [now] = useState(() => Date.now());
  const list = useRowKeys<HTMLDivElement>();
  const [Day, Job] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <div ref={list} className="notification-days">
      {groupNotifications(notifications, now).map(({ title, groups }) => (
        <section key={title} aria-label={title}>
          <Day className="notification-day">{title}</Day>
          {groups.map(({ key, job, notifications: members }) => (
            <div key={key} className="notification-group" data-job={job ? true : undefined}>
              {job && (
                <Job className="notification-job">
                  <JobName job={job} /> <span className="faint numeric">{members.length}</span>
                </Job>
              )}
              <ul className="notifications-list">
                {members.map((notification) => (
                  <li key={notification.id}>
                    <NotificationRow
                      notification={notification}
                      role={role}
                      isUnderJob={job !== undefined}
                      isUnderDate={title !== 'Today'}
                      onOpen={onOpen}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The job's name, a link for those who have its page. */
function JobName({ job: { id, title } }: { job: { id: number; title: string } }) {
  const { hasPage } = useNavigation();
  const to = paths.job(id);
  if (hasPage?.(to) === false) return <span className="truncate">{title}</span>;
  return (
    <Link to={to} kind="quiet" className="truncate">
      {title}
    </Link>
  );
}
