import { useState } from 'react';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { useRowKeys } from '../../../ui/tables/use-row-keys.ts';
import { groupNotifications } from '../group-notifications.ts';
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
                  <span className="truncate">{job.title}</span> <span className="faint numeric">{members.length}</span>
                </Job>
              )}
              <ul className="notifications-list">
                {members.map((notification) => (
                  <li key={notification.id}>
                    <NotificationRow notification={notification} role={role} onOpen={onOpen} />
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
