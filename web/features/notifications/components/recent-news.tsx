import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { recentNotificationsQuery, useViewNotifications } from '../queries/notifications.ts';
import { NotificationRow } from './notification-row.tsx';

const shownCount = 5;

/** Recent news for a dashboard. It shares the bell's query, so it needs no call of its own. */
export function RecentNews() {
  const { role } = useAccount();
  const query = useQuery(recentNotificationsQuery);
  const { mutate: view } = useViewNotifications();
  return (
    <Card
      title="Recent activity"
      flush
      aside={
        <Link to={paths.notifications()} kind="quiet" className="recent-news-all">
          All notifications
        </Link>
      }
    >
      {query.isPending && <SkeletonRows rows={shownCount} withAvatar />}
      {query.isError && !query.data && <LoadFailure title="The activity could not be loaded" query={query} />}
      {query.data?.length === 0 && (
        <EmptyState title="No activity yet">
          {role === 'candidate' ? 'News of your applications' : 'Activity on your jobs and candidates'} appears here.
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="notifications-list recent-news" aria-label="Recent activity">
          {query.data.slice(0, shownCount).map((notification) => (
            <li key={notification.id}>
              <NotificationRow
                notification={notification}
                role={role}
                onOpen={({ id, viewedAt }) => viewedAt ?? view([id])}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
